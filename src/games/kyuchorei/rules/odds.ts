/** What fire (8.3) and melee (9.3) share: strengths, height, odds, the table of a die. */
import type { Modifier } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import type { KyState } from '../state.js';
import { unitAt } from '../state.js';

/** An attack worked out: what is divided by what, and why. */
export interface Odds {
  readonly attack: number;
  readonly defence: number;
  readonly odds: number;
  readonly modifiers: readonly Modifier[];
}

/**
 * A unit's value, halved when it is disordered (KY-10.0.c): each by itself, then added (KY-8.3.R2,
 * KY-9.3.R6).
 */
export function unitValue(pack: Pack, state: KyState, unit: number, kind: 'fire' | 'melee'): number {
  const values = pack.units[unit]![kind];
  return unitAt(state, unit).disordered ? values.disordered : values.ordered;
}

export function strengthOf(
  pack: Pack,
  state: KyState,
  units: readonly number[],
  kind: 'fire' | 'melee',
): number {
  return units.reduce((sum, unit) => sum + unitValue(pack, state, unit, kind), 0);
}

/** How many of the units stand lower than the hex. */
export function countBelow(pack: Pack, state: KyState, units: readonly number[], hex: number): number {
  return units.filter((unit) => pack.hexes[unitAt(state, unit).at]!.elevation < pack.hexes[hex]!.elevation)
    .length;
}

/** Attack against base + modifiers, fractions dropped. A defence below one counts as one (KY-9.3.R5). */
export function makeOdds(attack: number, base: number, modifiers: readonly Modifier[]): Odds {
  const defence = Math.max(
    1,
    modifiers.reduce((sum, m) => sum + m.amount, base),
  );
  return { attack, defence, odds: Math.floor(attack / defence), modifiers };
}

export function onDefence(amount: number, reason: string, clause: string): Modifier {
  return { amount, on: 'defence', reason, clause };
}
