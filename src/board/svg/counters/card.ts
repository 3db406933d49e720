/** The cards that counters and summaries are printed on: shape and colours by side. */
import type { Tone } from '../../../referee/index.js';
import type { Ink } from '../palette.js';

export interface Card {
  /** Path data on a square of 100 by 100 around the origin. */
  readonly shape: string;
  /** The left of it, where the stripe of a formation runs. */
  readonly stripe: string;
  readonly ground: Ink;
  readonly worn: Ink;
  readonly text: Ink;
  /** What a symbol is drawn on. */
  readonly box: Ink;
  readonly edge: Ink;
  /** A coloured frame around summaries. */
  readonly frame?: Ink;
  /** The back, when it lies on its face. */
  readonly back: Ink;
}

/** A square with corners rounded by so much. */
function square(corner: number): string {
  const c = corner;
  const e = 50 - c;
  return `M${-e}-50H${e}A${c} ${c} 0 0 1 50 ${-e}V${e}A${c} ${c} 0 0 1 ${e} 50H${-e}A${c} ${c} 0 0 1-50 ${e}V${-e}A${c} ${c} 0 0 1 ${-e}-50Z`;
}

function stripeOf(corner: number): string {
  const c = corner;
  const e = 50 - c;
  return `M-35-50H${-e}A${c} ${c} 0 0 0-50 ${-e}V${e}A${c} ${c} 0 0 0 ${-e} 50H-35Z`;
}

const FIRST: Card = {
  shape: square(5),
  stripe: stripeOf(5),
  ground: 'card',
  worn: 'card-worn',
  text: 'card-ink',
  box: 'card-box',
  edge: 'first',
  frame: 'first',
  back: 'first',
};

const ROUND = { shape: square(15), stripe: stripeOf(15), edge: 'edge' } as const;

const OTHERS: { readonly [tone: Tone]: Card } = {
  second: dark('second'),
  third: dark('third'),
  fourth: dark('fourth'),
  fifth: dark('fifth'),
  ochre: dark('ochre'),
  violet: dark('violet'),
  rose: { ...FIRST, ground: 'rose', worn: 'rose-worn' },
};

function dark(tone: 'second' | 'third' | 'fourth' | 'fifth' | 'ochre' | 'violet'): Card {
  const text = `on-${tone}` as const;
  return { ...ROUND, ground: tone, worn: `${tone}-worn`, text, box: `${tone}-box`, back: tone };
}

/** The card of a side's tone: the first side's are pale with square corners, all others are round. */
export function cardOf(tone: Tone): Card {
  if (tone === 'first') return FIRST;
  return (
    OTHERS[tone] ?? {
      ...ROUND,
      ground: tone,
      worn: 'neutral-worn',
      text: `on-${tone}`,
      box: tone,
      back: tone,
    }
  );
}
