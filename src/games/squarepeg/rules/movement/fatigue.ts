/** Chapter 6.2: fatigue. SP-6.2. */
import type { Next, OutcomeRow, Play, Rules } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import { sideOf } from '../../components/pack.js';
import type { Move, SpState } from '../../state.js';
import { activeSide, unitAt, unitId, unitNames, unitsOf } from '../../state.js';
import { isRough } from './contact.js';

/** All units of the side recover, unasked (SP-6.2.f, SP-6.2.g); nothing is turned up by it (SP-6.2.j). */
export function* recoveryPhase(pack: Pack, play: Play<SpState>): Rules<Next> {
  const { state } = play;
  const side = activeSide(state);
  const tired = unitsOf(pack, state, side).filter((unit) => unitAt(state, unit).fatigued);
  for (const unit of tired) unitAt(state, unit).fatigued = false;
  if (tired.length > 0) play.log('recovery', { side, units: unitNames(pack, state, tired) });
  return 'next';
}

/**
 * The end of a unit's move: tired by the ground without a die, else dice against the hexes entered
 * (SP-6.2.a).
 */
export function tire(pack: Pack, play: Play<SpState>, move: Move): void {
  const { state } = play;
  const unit = unitId(pack, state, move.unit);
  if (isTiring(pack, state, move)) {
    unitAt(state, move.unit).fatigued = true;
    play.log('fatigue.ground', { unit });
    return;
  }
  if (move.hexes === 0) return; // SP-6.2.h
  const { dice } = pack.pieces[move.unit]!;
  const outcomes = fatigueTable(dice, pack.faces, move.hexes);
  // SP-6.2.i
  const { outcome } = play.roll({ purpose: 'fatigue', dice: Array<number>(dice).fill(pack.faces), outcomes });
  unitAt(state, move.unit).fatigued = outcome === 'fatigued';
  play.log(`fatigue.${outcome ?? 'fresh'}`, { unit, n: move.hexes, side: sideOf(pack, move.unit) });
}

/** Began or ended in Torahatup or the ravine (SP-6.1.n, SP-6.1.o). */
function isTiring(pack: Pack, state: SpState, move: Move): boolean {
  return move.tiring || (isRough(pack, state, unitAt(state, move.unit).at) && !move.spared);
}

/**
 * Fatigued when the total is at most the number of hexes (SP-6.2.b). Rows that the dice cannot reach are left
 * out.
 */
export function fatigueTable(dice: number, faces: number, hexes: number): OutcomeRow[] {
  const most = dice * faces;
  if (hexes >= most) return [[most, 'fatigued']];
  return hexes < dice
    ? [[most, 'fresh']]
    : [
        [hexes, 'fatigued'],
        [most, 'fresh'],
      ];
}

/** In how many of how many throws of the dice the total is at most `hexes`. */
export function fatigueChance(
  dice: number,
  faces: number,
  hexes: number,
): { readonly of: number; readonly in: number } {
  let totals = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [total, ways] of totals)
      for (let face = 1; face <= faces; face++) next.set(total + face, (next.get(total + face) ?? 0) + ways);
    totals = next;
  }
  const of = [...totals].reduce((sum, [total, ways]) => (total <= hexes ? sum + ways : sum), 0);
  return { of, in: faces ** dice };
}
