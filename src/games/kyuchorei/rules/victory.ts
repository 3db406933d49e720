/** Chapter 4: victory, and the sudden death of 4.0/2. KY-4. */
import type { Play } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, unitId } from '../components/pack.js';
import type { KyState } from '../state.js';
import { sideOf, unitAt, unitIn } from '../state.js';
import { hexNames, inZoneOf } from './zoc.js';

/**
 * Puts a unit into a hex, by whatever kind of move; a Russian in a headquarters ends the match (KY-4.2.a,
 * KY-4.2.R1).
 */
export function enterHex(pack: Pack, play: Play<KyState>, unit: number, hex: number): void {
  unitAt(play.state, unit).at = hex;
  if (!endsMatch(pack, unit, hex)) return;
  delete play.state.melee; // the melee in which it happened goes no further
  play.log('suddenDeath', { unit: unitId(pack, unit), hex: hexId(pack, hex) });
  play.end({ winner: 'RU', key: 'suddenDeath', clause: 'KY-4.2.a' }); // KY-4.2.R2: nothing more is done
}

/** Whether this unit's entering this hex ends the match. */
export function endsMatch(pack: Pack, unit: number, hex: number): boolean {
  return sideOf(pack, unit) === 'RU' && pack.hexes[hex]!.headquarters; // KY-4.2.R3: entering, not threatening
}

/**
 * The end of the last turn: the Japanese win when every fort is mopped up, else the Russians (KY-4.0.b,
 * KY-4.0.c).
 */
export function decideMatch(pack: Pack, play: Play<KyState>): never {
  const held = heldForts(pack, play.state);
  const { turn } = play.state;
  if (held.length === 0) {
    play.log('forts', { turn, hexes: [], n: 0 });
    play.end({ winner: 'JP', key: 'moppedUp', clause: 'KY-4.0.b' });
  }
  play.log('forts.held', { turn, hexes: hexNames(pack, held) });
  play.end({ winner: 'RU', key: 'held', clause: 'KY-4.0.c' });
}

/** Forts that the Russians hold. */
export function heldForts(pack: Pack, state: KyState): number[] {
  return pack.forts.filter((fort) => isHeld(pack, state, fort)); // KY-4.1.c: all others are mopped up
}

function isHeld(pack: Pack, state: KyState, fort: number): boolean {
  if (unitIn(pack, state, 'RU', fort) !== undefined) return true; // KY-4.1.a, disordered or not: KY-4.1.d
  return unitIn(pack, state, 'JP', fort) === undefined && inZoneOf(pack, state, 'RU', fort); // KY-4.1.b
}
