/** Chapter 9.4: retreat. KY-9.4. Forced by fire, by the die of a melee or by fatigue. */

import type { Clause, Decision, Entry, Explanation, Play, Rules } from '../../../referee/index.js';
import { decision, order } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, hexIndex, isAdjacent, unitId } from '../components/pack.js';
import type { KyState } from '../state.js';
import { copyState, enemyOf, isEmpty, isNight, removeUnit, sideOf, unitAt, unitIn } from '../state.js';
import { endsMatch, enterHex } from './victory.js';
import { enemiesNextTo, hexNames, isEnemyZone } from './zoc.js';

/** Which rule makes the unit retreat: the kind of the question and its clause. */
export interface RetreatCause {
  readonly kind: 'retreatFromFire' | 'retreatFromMelee' | 'retreatFromFatigue';
  readonly clause: Clause;
}

/** The owner takes the unit back one hex; without a legal hex it is eliminated (KY-9.4.e). */
export function* forcedRetreat(
  pack: Pack,
  play: Play<KyState>,
  unit: number,
  cause: RetreatCause,
): Rules<void> {
  if (retreatHexes(pack, play.state, unit).length === 0) return eliminate(pack, play, unit);
  // KY-9.4.R5: it cannot be declined
  const answer = yield* play.ask(retreating(pack, play.state, unit, cause));
  retreatTo(pack, play, unit, hexIndex(pack, answer.to));
}

/** Carries a retreat out. The log names what could be chosen. */
export function retreatTo(pack: Pack, play: Play<KyState>, unit: number, to: number): void {
  const { state } = play;
  const hexes = hexNames(pack, retreatHexes(pack, state, unit));
  const from = hexId(pack, unitAt(state, unit).at);
  const said = { unit: unitId(pack, unit), from, to: hexId(pack, to), hexes, n: hexes.length };
  const passed = passedTo(pack, state, unit, to);
  if (passed.length === 0) play.log('retreat', said);
  else play.log('retreat.through', { ...said, places: passed.map((hex) => hexId(pack, hex)) });
  enterHex(pack, play, unit, to);
}

/** Takes a unit off the map for good. */
export function eliminate(pack: Pack, play: Play<KyState>, unit: number): void {
  play.log('noRetreat', { unit: unitId(pack, unit), at: hexId(pack, unitAt(play.state, unit).at) });
  removeUnit(play.state, unit);
}

function retreating(
  pack: Pack,
  state: KyState,
  unit: number,
  { kind, clause }: RetreatCause,
): Decision<{ do: 'retreat'; unit: string; to: string }> {
  const id = unitId(pack, unit);
  const distance = kind === 'retreatFromFatigue' ? clause : 'KY-9.4.a';
  const retreat = order('retreat')
    .one('unit', 'unit', {
      candidates: () => [id],
      forbids: (_, __, other) => (other === id ? undefined : clause),
    })
    .one('to', 'hex', {
      candidates: () => hexNames(pack, retreatHexes(pack, state, unit)),
      forbids: (_, __, to) => forbidsRetreat(pack, state, unit, hexIndex(pack, to), distance),
      explain: (_, steps) => explainRetreat(pack, state, unit, steps),
    });
  const about = { unit: id, from: hexId(pack, unitAt(state, unit).at) };
  return decision({ side: sideOf(pack, unit), kind, clause, public: true, about, forms: [retreat] });
}

/**
 * The legal retreat hexes of a unit at this instant (KY-9.4.R3): by day the nearest ends of chains
 * (KY-9.4.d), the first of which lie next to it.
 */
export function retreatHexes(pack: Pack, state: KyState, unit: number): readonly number[] {
  if (isNight(pack, state)) return ordinaryHexes(pack, state, unit);
  for (const ends of chainEnds(pack, state, unit)) if (ends.length > 0) return ends;
  return [];
}

/** The clause that forbids retreating to a hex; `distance`: the one that says how far it goes. */
export function forbidsRetreat(
  pack: Pack,
  state: KyState,
  unit: number,
  to: number,
  distance: Clause,
): Clause | undefined {
  if (retreatHexes(pack, state, unit).includes(to)) return undefined;
  if (to === unitAt(state, unit).at) return 'KY-9.4.R6';
  const closedHex = forbidsResting(pack, state, unit, to);
  if (closedHex !== undefined) return closedHex;
  if (isNight(pack, state) || ordinaryHexes(pack, state, unit).length > 0) return distance;
  return [...chainEnds(pack, state, unit)].some((ends) => ends.includes(to)) ? 'KY-9.4.d' : 'KY-9.4.R1';
}

/**
 * The clause that forbids ending a retreat in a hex, however it is reached. Off the map there is no hex
 * (KY-9.4.3.a).
 */
function forbidsResting(pack: Pack, state: KyState, unit: number, hex: number): Clause | undefined {
  const side = sideOf(pack, unit);
  if (unitIn(pack, state, enemyOf(side), hex) !== undefined) return 'KY-9.4.1.a';
  if (!isEmpty(state, hex)) return isNight(pack, state) ? 'KY-9.4.4.a' : 'KY-9.4.b'; // by day only to pass
  return isEnemyZone(pack, state, side, hex) ? 'KY-9.4.2.a' : undefined; // KY-6.3.a
}

function ordinaryHexes(pack: Pack, state: KyState, unit: number): number[] {
  return neighboursOf(pack, state, unit).filter(
    (hex) => forbidsResting(pack, state, unit, hex) === undefined,
  );
}

function neighboursOf(pack: Pack, state: KyState, unit: number): readonly number[] {
  return pack.hexes[unitAt(state, unit).at]!.neighbours;
}

/**
 * By day: the end hexes of chains over own units (KY-9.4.c, KY-9.4.R1), by rising length. None is where it
 * began (KY-9.4.R6).
 */
function* chainEnds(pack: Pack, state: KyState, unit: number): Generator<number[]> {
  const side = sideOf(pack, unit);
  const seen = new Set([unitAt(state, unit).at]);
  let frontier = [unitAt(state, unit).at];
  while (frontier.length > 0) {
    const next = new Set(
      frontier.flatMap((hex) => pack.hexes[hex]!.neighbours).filter((hex) => !seen.has(hex)),
    );
    for (const hex of next) seen.add(hex);
    yield [...next].filter((hex) => forbidsResting(pack, state, unit, hex) === undefined);
    frontier = [...next].filter((hex) => unitIn(pack, state, side, hex) !== undefined);
  }
}

/** Hexes with own units on a shortest way to an end hex; which way makes no difference (KY-9.4.R1). */
function passedTo(pack: Pack, state: KyState, unit: number, to: number): readonly number[] {
  const side = sideOf(pack, unit);
  const start = unitAt(state, unit).at;
  let ways: (readonly number[])[] = [[]];
  for (const seen = new Set<number>(); ways.length > 0; ) {
    const there = ways.find((way) => isAdjacent(pack, way.at(-1) ?? start, to));
    if (there !== undefined) return there;
    ways = ways.flatMap((way) => {
      const next = pack.hexes[way.at(-1) ?? start]!.neighbours.filter((hex) => !seen.has(hex));
      const friends = next.filter((hex) => unitIn(pack, state, side, hex) !== undefined);
      for (const hex of friends) seen.add(hex);
      return friends.map((hex) => [...way, hex]);
    });
  }
  return [];
}

/** What a retreat to the hex in `steps` leads to. */
export function explainRetreat(
  pack: Pack,
  state: KyState,
  unit: number,
  steps: readonly string[],
): Explanation | undefined {
  const to = steps[0] === undefined ? undefined : hexIndex(pack, steps[0]);
  if (to === undefined) return undefined;
  const after = copyState(state);
  unitAt(after, unit).at = to;
  const lines: Entry[] = [
    { key: 'explain.neighbours', n: enemiesNextTo(pack, state, sideOf(pack, unit), to).length },
    { key: 'explain.furtherRetreats', n: retreatHexes(pack, after, unit).length },
  ];
  if (endsMatch(pack, unit, to)) lines.push({ key: 'explain.endsMatch', hex: hexId(pack, to) });
  return { lines, modifiers: [], chances: [] };
}
