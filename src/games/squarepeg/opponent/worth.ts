/** The situation that the practice opponent judges, and what units are worth in it. */
import type { View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { isValentine, sideOf } from '../components/pack.js';
import type { SpState } from '../state/state.js';
import { isFaceUp, printedStrength, unitsOf } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** What things are worth. */
export const VICTORY = 100_000;

const POINT_OF_STRENGTH = 12;

/** What the loss of a Japanese unit costs when so many are left (the last one is the match). */
export const JAPANESE = [0, 600, 250, 130, 90] as const;

export const GUARD = 400;

/** The situation before the order. */
export interface Outlook {
  readonly pack: Pack;
  readonly state: SpState;
}

/** The situation that a view shows. */
export function outlookOf(pack: Pack, view: View): Outlook {
  return { pack, state: situationIn(pack, view) };
}

/** What the loss of a unit costs its owner. */
export function costOf({ pack, state }: Outlook, unit: number): number {
  if (sideOf(pack, unit) === 'JP') {
    const left = JAPANESE[unitsOf(pack, state, 'JP').length] ?? 0;
    return left + (isFaceUp(pack, state, unit) ? printedStrength(pack, state, unit) : 1);
  }
  return state.valentine && isValentine(pack, unit)
    ? VICTORY
    : printedStrength(pack, state, unit) * POINT_OF_STRENGTH;
}
