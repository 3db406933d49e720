/** What movement, retreat and advance share: contact, rough hexes, room for one more. SP-6.1. */
import type { Pack } from '../../components/pack.js';
import { enemyOf, isValentine, OUT, type SideId, sideOf } from '../../components/pack.js';
import type { SpState } from '../../state.js';
import { unitAt } from '../../state.js';

/** Whether a unit of `side` in this hex would be adjacent to an enemy, face up or not (SP-6.1.s). */
export function isInContact(pack: Pack, state: SpState, side: SideId, hex: number): boolean {
  const { near } = pack.hexes[hex]!; // SP-6.1.q: not across a hexside without land
  return pack.army[enemyOf(side)].some((enemy) => near.includes(unitAt(state, enemy).at));
}

export function hasEnemy(pack: Pack, state: SpState, side: SideId, hex: number): boolean {
  return pack.army[enemyOf(side)].some((enemy) => unitAt(state, enemy).at === hex);
}

/** Torahatup or the ravine (SP-6.1.m), for both sides and from the first turn (SP-6.1.u). */
export function isRough(pack: Pack, state: SpState, hex: number): boolean {
  return pack.hexes[hex]!.torahatup || state.ravine === hex;
}

/** Valentines may enter neither Torahatup nor the ravine (SP-6.4.c), from the first turn on (SP-6.4.g). */
export function isClosedTo(pack: Pack, state: SpState, unit: number, hex: number): boolean {
  return isValentine(pack, unit) && isRough(pack, state, hex);
}

/**
 * Whether an NZ unit that enters this hex would discover the ravine (SP-6.4.a); Japanese units never do
 * (SP-6.4.f).
 */
export function mayDiscover(pack: Pack, state: SpState, unit: number, hex: number): boolean {
  return sideOf(pack, unit) === 'NZ' && state.ravine === OUT && pack.hexes[hex]!.discovers;
}
