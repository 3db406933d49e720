/**
 * Chapter 3: preparing the game. SP-3. The Japanese lie face down on the palms; the NZ player places five
 * units.
 */

import type { Clause, Decision, Next, Order, Play, Rules } from '../../../referee/index.js';
import { decision, order } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, hexIndex, isValentine, OFF } from '../components/pack.js';
import type { SpState } from '../state.js';
import { isOnMap, unitAt, unitCalled, unitId, unitNames } from '../state.js';

/** One order of the set-up: a unit on a green arrow, or the end. */
export function* setupRound(pack: Pack, play: Play<SpState>): Rules<Next> {
  const { state } = play;
  const answer = yield* play.ask(placing(pack, state));
  if (answer.do === 'end') return finishSetup(pack, play);
  unitAt(state, unitCalled(pack, state, answer.unit)).at = hexIndex(pack, answer.at);
  return 'again';
}

/** Tells the set-up in the order of the rulebook (SP-3.0.a). */
function finishSetup(pack: Pack, play: Play<SpState>): Next {
  const { state } = play;
  const at = (units: readonly number[]) => units.map((unit) => hexId(pack, unitAt(state, unit).at));
  const late = pack.army.NZ.filter((unit) => pack.pieces[unit]!.start === OFF && !pack.pieces[unit]!.placed);
  play.log('setup.japanese', { hexes: at(pack.army.JP) });
  play.log('setup.reserve', { units: unitNames(pack, state, late) });
  for (const unit of toPlace(pack))
    play.log('setup.placed', { units: unitNames(pack, state, [unit]), hexes: at([unit]) });
  play.log('setup.markers', { n: state.turn });
  return 'next';
}

function placing(
  pack: Pack,
  state: SpState,
): Decision<{ do: 'place'; unit: string; at: string } | { do: 'end' }> {
  const place = order('place')
    .one('unit', 'unit', {
      candidates: () => unitNames(pack, state, openFirst(pack, state)),
      forbids: (_, __, id) => forbidsPlacing(pack, unitCalled(pack, state, id)),
    })
    .one('at', 'hex', {
      candidates: () => pack.green.map((hex) => hexId(pack, hex)),
      forbids: ({ unit }, _, at) =>
        forbidsPlace(pack, state, unitCalled(pack, state, unit), hexIndex(pack, at)),
    });
  const forms = [place, order('end').unless(() => forbidsEnd(pack, state))];
  return decision({ side: 'NZ', kind: 'setup', clause: 'SP-3.3.a', public: true, forms });
}

/**
 * The clause that keeps a unit from being placed: Japanese units and the late ones are no choice of anybody.
 */
function forbidsPlacing(pack: Pack, unit: number): Clause | undefined {
  const piece = pack.pieces[unit];
  if (piece === undefined || piece.side === 'JP') return 'SP-3.1.d';
  return piece.placed ? undefined : 'SP-3.2.a';
}

/** The clause that forbids a start hex. */
export function forbidsPlace(pack: Pack, state: SpState, unit: number, hex: number): Clause | undefined {
  const tank = isValentine(pack, unit);
  if (!pack.hexes[hex]!.green) return tank ? 'SP-3.3.c' : 'SP-3.3.a';
  const alike = toPlace(pack).filter((other) => other !== unit && isValentine(pack, other) === tank);
  // infantry and tank may share: SP-3.3.e
  if (!alike.some((other) => unitAt(state, other).at === hex)) return undefined;
  if (!tank) return 'SP-3.3.a';
  return pack.flags.tankSetupDistinctHexes ? 'SP-3.3.d' : undefined;
}

function forbidsEnd(pack: Pack, state: SpState): Clause | undefined {
  return unplaced(pack, state).length === 0 ? undefined : 'SP-3.3.a';
}

/** The units that the NZ player places: which goes where is his choice (SP-3.3.b). */
export function toPlace(pack: Pack): number[] {
  return pack.army.NZ.filter((unit) => pack.pieces[unit]!.placed);
}

/** What the player has placed, in the order of the list. */
export function placedSoFar(pack: Pack, state: SpState): readonly Order[] {
  const placed = toPlace(pack).filter((unit) => isOnMap(state, unit));
  return placed.map((unit) => ({
    do: 'place',
    unit: unitId(pack, state, unit),
    at: hexId(pack, unitAt(state, unit).at),
  }));
}

export function unplaced(pack: Pack, state: SpState): number[] {
  return toPlace(pack).filter((unit) => !isOnMap(state, unit));
}

/** Those that still have to be placed before those that may be placed anew. */
function openFirst(pack: Pack, state: SpState): number[] {
  const open = unplaced(pack, state);
  return [...open, ...toPlace(pack).filter((unit) => !open.includes(unit))];
}

/**
 * Where the clock would place the next unit: as in the set-up of the components, else on the first hex that
 * is open.
 */
export function clockPlace(
  pack: Pack,
  state: SpState,
): { readonly unit: string; readonly at: string } | undefined {
  const unit = unplaced(pack, state)[0];
  if (unit === undefined) return undefined;
  const planned = pack.defaultSetup.find(([piece]) => piece === unit)?.[1];
  const hexes = planned === undefined ? pack.green : [planned, ...pack.green];
  const hex = hexes.find((h) => forbidsPlace(pack, state, unit, h) === undefined);
  return hex === undefined ? undefined : { unit: unitId(pack, state, unit), at: hexId(pack, hex) };
}
