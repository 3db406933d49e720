/** The situation that the practice opponent judges, and what units are worth in it. */
import type { View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { isValentine, sideOf } from '../components/pack.js';
import type { SpState } from '../state/state.js';
import { isFaceUp, printedStrength, unitsOf } from '../state/state.js';
import { situationIn } from '../state/view.js';
import bySide from './weights.json' with { type: 'json' };

/** Worth more than anything that can be gained without it. */
export const VICTORY = 100_000;

/**
 * What things are worth to a side, in points of its own, found by matches against itself
 * (`weights.json`). Where a weight speaks of attacks, it is in hundredths of what they would bring.
 */
export interface Weights {
  /** A point of strength of an NZ unit. */
  readonly strength: number;
  /** The loss of a Japanese unit when so many are left (the last one is the match). */
  readonly fewer: readonly number[];
  /** A Japanese unit in the Mission. */
  readonly guard: number;
  readonly drivenBack: number;
  readonly beatenBack: number;
  /** A hex of an NZ unit's way to the Mission. */
  readonly step: number;
  /** The same of the nearest hex in which an NZ unit must stop. */
  readonly barred: number;
  /** A Mission that NZ can walk into. */
  readonly openWay: number;
  /** A tired unit beside an enemy and apart from all. */
  readonly fatigue: number;
  readonly fatigueApart: number;
  /** NZ units that share a hex. */
  readonly together: number;
  readonly ownAttacks: number;
  readonly enemyAttacks: number;
  /** A hex from which a Japanese unit may be attacked next. */
  readonly approach: number;
  /** A hex between a Japanese unit and the Mission. */
  readonly homeward: number;
}

/** The situation before the order, as its owner judges it. */
export interface Outlook {
  readonly pack: Pack;
  readonly state: SpState;
  readonly weights: Weights;
}

/** The situation that a view shows. */
export function outlookOf(pack: Pack, view: View): Outlook {
  const weights: Weights = view.viewer === 'JP' ? bySide.JP : bySide.NZ;
  return { pack, state: situationIn(pack, view), weights };
}

/** What the loss of a unit costs its owner. */
export function costOf({ pack, state, weights }: Outlook, unit: number): number {
  if (sideOf(pack, unit) === 'JP') {
    const left = weights.fewer[unitsOf(pack, state, 'JP').length] ?? 0;
    return left + (isFaceUp(pack, state, unit) ? printedStrength(pack, state, unit) : 1);
  }
  return state.valentine && isValentine(pack, unit)
    ? VICTORY
    : printedStrength(pack, state, unit) * weights.strength;
}
