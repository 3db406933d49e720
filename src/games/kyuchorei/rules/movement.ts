/** Chapter 7: movement, with what chapter 6 says of it. KY-7, KY-6.1, KY-6.2. */

import type {
  BarredStep,
  Clause,
  Decision,
  Entry,
  Explanation,
  Play,
  Rules,
  Walk,
} from '../../../referee/index.js';
import { closed, decision, nearestBar, order } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { hexId, hexIndex, isAdjacent, unitId, unitIndex } from '../components/pack.js';
import type { KyState } from '../state.js';
import { activeSide, enemyOf, isNight, isOnMap, sideOf, turnOf, unitAt, unitIn, unitsOf } from '../state.js';
import { endsMatch, enterHex } from './victory.js';
import { isEnemyZone, isPinned } from './zoc.js';

/** One order of a movement phase. `over` when the phase is done; `asked`: ask even when no unit can move. */
export function* movementRound(pack: Pack, play: Play<KyState>, asked: boolean): Rules<'over' | 'more'> {
  const { state } = play;
  const begun = asked || state.units.some((u) => u.moved);
  const answer = begun
    ? yield* play.ask(moving(pack, state, asked))
    : yield* play.askAny(moving(pack, state, false)); // KY-7.0.R2
  if (answer === undefined || answer.do === 'end') return 'over';
  if (answer.do === 'back') takeBack(play);
  else move(pack, play, unitIndex(pack, answer.unit), answer.path);
  return 'more';
}

function move(pack: Pack, play: Play<KyState>, unit: number, path: readonly string[]): void {
  const mover = unitAt(play.state, unit);
  const goal = hexIndex(pack, path.at(-1)!);
  play.log('move', { unit: unitId(pack, unit), from: hexId(pack, mover.at), to: hexId(pack, goal), path });
  mover.from = mover.at;
  mover.moved = true;
  enterHex(pack, play, unit, goal);
}

/** All moves of the phase back: the way on when two units share a hex for good (KY-7.3.2.R3). */
function takeBack(play: Play<KyState>): void {
  for (const unit of play.state.units) {
    unit.at = unit.from ?? unit.at;
    unit.moved = false;
    delete unit.from;
  }
  play.log('back');
}

type Moving = { do: 'move'; unit: string; path: readonly string[] } | { do: 'back' } | { do: 'end' };

function moving(pack: Pack, state: KyState, asked: boolean): Decision<Moving> {
  const side = activeSide(state);
  // What is not public is put even when `end` is all that is left.
  const passable = !asked || movable(pack, state, side).length > 0;
  const indexes = (path: readonly string[]) => path.map((id) => hexIndex(pack, id));
  const way: Walk<{ readonly unit: string }> = {
    candidates: ({ unit }, path) =>
      stepsFrom(pack, state, unitIndex(pack, unit), indexes(path)).map((hex) => hexId(pack, hex)),
    forbids: ({ unit }, path, hex) =>
      forbidsStep(pack, state, unitIndex(pack, unit), indexes(path), hexIndex(pack, hex)),
    unfinished: ({ unit }, path) => forbidsGoal(pack, state, unitIndex(pack, unit), indexes(path)),
    route: ({ unit }, goal) =>
      routeTo(pack, state, unitIndex(pack, unit), hexIndex(pack, goal))?.map((hex) => hexId(pack, hex)),
    bars: (soFar, goal) => barsGoal(pack, state, way, soFar, goal),
    halts: ['KY-4.2.R1', 'KY-6.1.b'],
    explain: ({ unit }, path) => explainMove(pack, state, unitIndex(pack, unit), indexes(path)),
  };
  const move = order('move')
    .one('unit', 'unit', {
      candidates: () => unitsOf(pack, state, side).map((unit) => unitId(pack, unit)),
      forbids: (_, __, unit) => forbidsMover(pack, state, side, unitIndex(pack, unit)),
    })
    .path('path', 'hex', way, { min: 1, max: turnOf(pack, state).allowance });
  const sharing = () => isSharing(pack, state, side);
  const forms = [
    move,
    order('back').unless(() => (sharing() ? undefined : 'KY-7.3.2.R3')),
    order('end')
      .unless(() => (sharing() ? 'KY-7.3.2.R2' : undefined))
      .idly(), // KY-6.2.R3, KY-7.3.2.R2
    closed('fire', 'KY-5.2.b'),
    closed('choose', 'KY-5.2.R1'),
  ];
  return decision({ side, kind: 'movement', clause: 'KY-7.0.a', public: passable, forms });
}

/** The clause that keeps a unit where it is. */
export function forbidsMover(pack: Pack, state: KyState, side: SideId, unit: number): Clause | undefined {
  if (sideOf(pack, unit) !== side || !isOnMap(state, unit)) return 'KY-7.0.a';
  if (unitAt(state, unit).moved) return 'KY-7.0.R1';
  if (pack.units[unit]!.reserve && !turnOf(pack, state).reservesMove) return 'KY-7.1.b';
  // by night it may disengage: KY-6.2.a
  if (!isPinned(pack, state, unit) || isNight(pack, state)) return undefined;
  return isRelieved(pack, state, unit) ? undefined : 'KY-6.2.b'; // KY-6.1.a
}

/** By day another own unit has come into the hex in this phase. */
function isRelieved(pack: Pack, state: KyState, unit: number): boolean {
  const reliever = unitIn(pack, state, sideOf(pack, unit), unitAt(state, unit).at, unit);
  return reliever !== undefined && unitAt(state, reliever).moved;
}

/** The clause that forbids `hex` as the next one after `path`. */
export function forbidsStep(
  pack: Pack,
  state: KyState,
  unit: number,
  path: readonly number[],
  hex: number,
): Clause | undefined {
  const side = sideOf(pack, unit);
  const start = unitAt(state, unit).at;
  const here = path.at(-1) ?? start;
  if (path.length >= turnOf(pack, state).allowance) return tooFar(pack, state);
  if (path.length > 0 && endsMatch(pack, unit, here)) return 'KY-4.2.R1';
  if (path.length > 0 && isEnemyZone(pack, state, side, here)) return 'KY-6.1.b';
  if (!isAdjacent(pack, here, hex) || hex === start) return 'KY-7.2.R1'; // out and back leads nowhere
  return forbidsEntry(pack, state, unit, hex);
}

/** The clause that sets how far a unit may move. */
function tooFar(pack: Pack, state: KyState): Clause {
  return isNight(pack, state) ? 'KY-7.1.a' : 'KY-7.2.a';
}

/** The clause that keeps a unit out of a hex, wherever it comes from. */
function forbidsEntry(pack: Pack, state: KyState, unit: number, hex: number): Clause | undefined {
  const side = sideOf(pack, unit);
  if (unitIn(pack, state, enemyOf(side), hex) !== undefined) return 'KY-7.3.3.a';
  if (isNight(pack, state) && unitIn(pack, state, side, hex, unit) !== undefined) return 'KY-7.3.2.b';
  return isEnemyZone(pack, state, side, hex) ? forbidsZone(pack, state, unit) : undefined;
}

/** The clause that keeps a unit out of every enemy zone of control. */
function forbidsZone(pack: Pack, state: KyState, unit: number): Clause | undefined {
  if (isPinned(pack, state, unit)) return 'KY-6.2.c'; // it disengages; so it is never a reliever: KY-6.2.R2
  return unitAt(state, unit).disordered ? 'KY-6.3.c' : undefined; // KY-7.3.6.a
}

/** The clause that forbids ending a move after `path`. */
export function forbidsGoal(
  pack: Pack,
  state: KyState,
  unit: number,
  path: readonly number[],
): Clause | undefined {
  const goal = path.at(-1);
  if (goal === undefined) return 'KY-7.2.R1';
  return ownUnitsIn(pack, state, unit, goal).some((other) => unitAt(state, other).moved)
    ? 'KY-7.3.2.R3'
    : undefined;
}

function ownUnitsIn(pack: Pack, state: KyState, unit: number, hex: number): number[] {
  return pack.army[sideOf(pack, unit)].filter((other) => unitAt(state, other).at === hex);
}

function stepsFrom(pack: Pack, state: KyState, unit: number, path: readonly number[]): readonly number[] {
  return pack.hexes[path.at(-1) ?? unitAt(state, unit).at]!.neighbours;
}

/** Every way a unit may move now, shorter ones first. */
export function pathsOf(pack: Pack, state: KyState, unit: number): number[][] {
  const all: number[][] = [];
  let ends: number[][] = [[]];
  while (ends.length > 0) {
    ends = ends.flatMap((path) =>
      stepsFrom(pack, state, unit, path)
        .filter((hex) => forbidsStep(pack, state, unit, path, hex) === undefined)
        .map((hex) => [...path, hex]),
    );
    all.push(...ends);
  }
  return all.filter((path) => forbidsGoal(pack, state, unit, path) === undefined);
}

/** Whether a unit could walk to a hex in its movement phase, as the units stand. */
export function canWalkTo(pack: Pack, state: KyState, unit: number, goal: number): boolean {
  const { at } = unitAt(state, unit);
  if (pack.grid.distance(at, goal) > turnOf(pack, state).allowance) return false;
  if (forbidsMover(pack, state, sideOf(pack, unit), unit) !== undefined) return false;
  const seen = new Set<number>();
  let ends: number[][] = [[]];
  while (ends.length > 0) {
    ends = ends.flatMap((path) =>
      stepsFrom(pack, state, unit, path)
        .filter((hex) => !seen.has(hex) && forbidsStep(pack, state, unit, path, hex) === undefined)
        .map((hex) => {
          seen.add(hex);
          return [...path, hex];
        }),
    );
    if (seen.has(goal)) return true;
  }
  return false;
}

/** The shortest path to a hex, or undefined. */
function routeTo(pack: Pack, state: KyState, unit: number, goal: number): readonly number[] | undefined {
  return pathsOf(pack, state, unit).find((path) => path.at(-1) === goal);
}

/** Whether two units of a side stand in one hex. */
export function isSharing(pack: Pack, state: KyState, side: SideId): boolean {
  const hexes = unitsOf(pack, state, side).map((unit) => unitAt(state, unit).at);
  return hexes.some((hex, i) => hexes.indexOf(hex) < i);
}

/** What bars a goal that a unit cannot reach: its range were nothing in between, then what is in between. */
function barsGoal(
  pack: Pack,
  state: KyState,
  way: Walk<{ readonly unit: string }>,
  soFar: { readonly unit: string },
  goal: string,
): BarredStep | undefined {
  const { at } = unitAt(state, unitIndex(pack, soFar.unit));
  if (hexIndex(pack, goal) === at) return { step: goal, clause: 'KY-7.2.R1' };
  const ways = waysTo(pack, at, hexIndex(pack, goal), turnOf(pack, state).allowance);
  if (ways.length === 0) return { step: goal, clause: tooFar(pack, state) };
  return nearestBar(
    way,
    soFar,
    ways.map((path) => path.map((hex) => hexId(pack, hex))),
  );
}

/** Every way of at most so many hexes over an empty map, shorter ones first. */
function waysTo(pack: Pack, at: number, goal: number, allowance: number): number[][] {
  let ends: number[][] = [[]];
  const ways: number[][] = [];
  for (let n = 0; n < allowance; n++) {
    ends = ends.flatMap((path) =>
      pack.hexes[path.at(-1) ?? at]!.neighbours.filter(
        (hex) => hex !== at && path.at(-1) !== goal && !path.includes(hex),
      ).map((hex) => [...path, hex]),
    );
    ways.push(...ends.filter((path) => path.at(-1) === goal));
  }
  return ways;
}

/** Units that can still move. */
export function movable(pack: Pack, state: KyState, side: SideId): number[] {
  return unitsOf(pack, state, side).filter(
    (unit) => forbidsMover(pack, state, side, unit) === undefined && pathsOf(pack, state, unit).length > 0,
  );
}

function explainMove(
  pack: Pack,
  state: KyState,
  unit: number,
  path: readonly number[],
): Explanation | undefined {
  const goal = path.at(-1);
  if (goal === undefined) return undefined;
  const lines: Entry[] = [{ key: 'explain.cost', n: path.length, of: turnOf(pack, state).allowance }];
  if (endsMatch(pack, unit, goal)) lines.push({ key: 'explain.endsMatch', hex: hexId(pack, goal) });
  if (isEnemyZone(pack, state, sideOf(pack, unit), goal))
    lines.push({ key: 'explain.stops', hex: hexId(pack, goal) });
  for (const other of ownUnitsIn(pack, state, unit, goal))
    lines.push({ key: 'explain.mustLeave', unit: unitId(pack, other) });
  return { lines, modifiers: [], chances: [] };
}
