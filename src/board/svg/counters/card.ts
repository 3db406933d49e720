/** The cards that counters and summaries are printed on: shape and colours by side. */
import type { Tone } from '../../../referee/index.js';
import type { Ink } from '../palette.js';

export interface Card {
  /** Path data on a square of 100 by 100 around the origin. */
  readonly shape: string;
  readonly ground: Ink;
  readonly worn: Ink;
  readonly text: Ink;
  readonly wornText: Ink;
  /** A coloured frame inside the edge. */
  readonly frame?: Ink;
  /** A dark stripe along the left edge. */
  readonly stripe?: boolean;
  /** The upper part, darkened. */
  readonly band: string;
}

const SQUARE = 'M-48-50H48A2 2 0 0 1 50-48V48A2 2 0 0 1 48 50H-48A2 2 0 0 1-50 48V-48A2 2 0 0 1-48-50Z';
const ROUND =
  'M-34-50H34A16 16 0 0 1 50-34V34A16 16 0 0 1 34 50H-34A16 16 0 0 1-50 34V-34A16 16 0 0 1-34-50Z';
const CUT = 'M-38-50H38L50-38V38L38 50H-38L-50 38V-38Z';

const FIRST: Card = {
  shape: SQUARE,
  ground: 'card',
  worn: 'card-worn',
  text: 'card-ink',
  wornText: 'card-ink',
  frame: 'first',
  band: 'M-44-44H44V-24H-44Z',
};
const SECOND: Card = {
  shape: ROUND,
  ground: 'second',
  worn: 'second-worn',
  text: 'on-second',
  wornText: 'on-second-worn',
  band: 'M-34-50H34A16 16 0 0 1 50-34V-24H-50V-34A16 16 0 0 1-34-50Z',
};
const CUT_BAND = 'M-38-50H38L50-38V-24H-50V-38Z';

/** The card of a side's tone; any other tone than those of sides gives cut corners without a stripe. */
export function cardOf(tone: Tone): Card {
  if (tone === 'first') return FIRST;
  if (tone === 'second') return SECOND;
  const cut = { shape: CUT, ground: tone, text: `on-${tone}`, band: CUT_BAND } as const;
  if (tone === 'third') return { ...cut, worn: 'third-worn', wornText: 'on-third-worn', stripe: true };
  return { ...cut, worn: 'neutral-worn', wornText: 'on-neutral-worn' };
}
