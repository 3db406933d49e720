/** Chapter 4: victory, and every way in which units leave the game, since each may decide it. SP-4. */
import type { Play } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, isValentine, OUT, sideOf } from '../components/pack.js';
import type { SpState } from '../state.js';
import { takeOff, unitAt, unitId, unitsOf } from '../state.js';

/** Why a unit is removed; `home` is a strength of 0 turned up. */
export type Cause = 'combat' | 'retreat' | 'home' | 'evicted' | 'ravine';

/** Removes units by one event, and ends the match if that decides it (SP-4.0.e). */
export function removeUnits(pack: Pack, play: Play<SpState>, units: readonly number[], cause: Cause): void {
  const { state } = play;
  for (const unit of units) {
    play.log(`removed.${cause}`, {
      unit: unitId(pack, state, unit),
      at: hexId(pack, unitAt(state, unit).at),
    });
    takeOff(state, unit, OUT);
    // SP-6.6.e, SP-6.4.k
    if (unit === pack.battalion) for (const company of pack.companies) takeOff(state, company, OUT);
  }
  // One event that removes the last Japanese unit and a Valentine is won by NZ (SP-4.0.m).
  const japanese = units.some((unit) => sideOf(pack, unit) === 'JP');
  // SP-4.0.g
  if (japanese && unitsOf(pack, state, 'JP').length === 0) endMatch(play, 'NZ', 'annihilation', 'SP-4.0.b');
  if (state.valentine && units.some((unit) => isValentine(pack, unit)) && counts(pack, cause))
    endMatch(play, 'JP', 'valentineLost', 'SP-4.0.i');
}

/** Whether a Valentine removed for this reason decides the match by the optional rule (SP-4.0.k). */
function counts(pack: Pack, cause: Cause): boolean {
  return cause !== 'ravine' || pack.flags.optionalVictoryCountsRavineLoss;
}

/** An NZ unit that is in the Mission, however it came there, has won (SP-4.0.a, SP-4.0.f). */
export function testMission(pack: Pack, play: Play<SpState>, unit: number): void {
  const { at } = unitAt(play.state, unit);
  if (!entersMission(pack, unit, at)) return;
  play.log('mission', { unit: unitId(pack, play.state, unit), hex: hexId(pack, at) });
  endMatch(play, 'NZ', 'mission', 'SP-4.0.a');
}

/** Whether this unit's entering this hex wins the match. */
export function entersMission(pack: Pack, unit: number, hex: number): boolean {
  return sideOf(pack, unit) === 'NZ' && pack.hexes[hex]!.mission;
}

/** The end of the last turn: in every case that is left Japan has won (SP-4.0.d). */
export function decideMatch(play: Play<SpState>): never {
  return endMatch(play, 'JP', 'hold', 'SP-4.0.d');
}

function endMatch(play: Play<SpState>, winner: 'NZ' | 'JP', key: string, clause: string): never {
  // What was under way goes no further, and must not stand in the final position.
  delete play.state.move;
  delete play.state.combat;
  delete play.state.retreat;
  return play.end({ winner, key, clause });
}
