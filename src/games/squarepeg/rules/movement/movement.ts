/** Chapter 6: movement, unit by unit, with the dice in the middle. SP-6.0, SP-6.1, SP-6.4.h. */

import {
  type Clause,
  closed,
  type Decision,
  decision,
  type Entry,
  type Explanation,
  type Form,
  type FormBuilder,
  type Next,
  type Order,
  order,
  type Play,
  type Rules,
  type Side,
  type Viewer,
  type Walk,
} from '../../../../referee/index.js';
import { hexId, type Pack, type SideId, sideOf } from '../../components/pack.js';
import {
  activeSide,
  endPhase,
  isOnMap,
  type SpState,
  type Stage,
  stageId,
  stageOf,
  unitAt,
  unitCalled,
  unitId,
  unitNames,
  unitsOf,
} from '../../state.js';
import { entersMission } from '../victory.js';
import { placeThirtieth, supportThirtieth } from './arrival.js';
import { isInContact, isRough } from './contact.js';
import { exchangeValentines } from './exchange.js';
import { fatigueChance, tire } from './fatigue.js';
import {
  forbidsGoal,
  forbidsStage,
  goalsOf,
  HALTS,
  haltsAt,
  type Reached,
  reachOnFoot,
  routeTo,
  shutsOut,
  stagesFrom,
  type Trek,
  trekOf,
} from './paths.js';
import { discovers, enterHex } from './ravine.js';

/** Longest path of one order. */
const LONGEST = 40;

/** One round of a movement phase; that of NZ opens with the 30th and the exchange (SP-5.0.g). */
export function* movementPhase(pack: Pack, play: Play<SpState>): Rules<Next> {
  const { state } = play;
  if (activeSide(state) === 'NZ' && state.opening === 'arrival') {
    placeThirtieth(pack, play);
    state.opening = 'exchange';
    return 'again';
  }
  if (activeSide(state) === 'NZ' && state.opening === 'exchange') {
    yield* exchangeValentines(pack, play);
    return 'again';
  }
  const answer = yield* play.askAny(moving(pack, state));
  if (answer !== undefined && answer.do === 'move') {
    yield* moveUnit(pack, play, unitCalled(pack, state, answer.unit), stagesIn(pack, answer.path));
    return 'again';
  }
  if (answer !== undefined) play.log('ended.movement', { side: activeSide(state) });
  endPhase(state);
  return 'next';
}

/** One move of one unit, asked even when it cannot move. */
export function* oneMove(pack: Pack, play: Play<SpState>, unit: number): Rules<void> {
  if (activeSide(play.state) === 'NZ') play.state.opening = 'passed';
  const answer = yield* play.ask({ ...moving(pack, play.state, unit), public: false });
  if (answer.do === 'move') yield* moveUnit(pack, play, unit, stagesIn(pack, answer.path));
}

/** A whole move, its dice included, before the next unit starts (SP-6.1.a, SP-6.1.b). */
function* moveUnit(pack: Pack, play: Play<SpState>, unit: number, ordered: readonly Stage[]): Rules<void> {
  const { state } = play;
  const tiring = isRough(pack, state, unitAt(state, unit).at); // SP-6.1.o
  state.move = { unit, hexes: 0, crossed: false, tiring, spared: false, rest: [] };
  unitAt(state, unit).moved = true;
  let path = ordered;
  while (path.length > 0) {
    if (march(pack, play, path) === 'over') break;
    const answer = yield* play.ask(goingOn(pack, state));
    path = answer.do === 'stop' ? [] : stagesIn(pack, answer.path);
  }
  if (isOnMap(state, unit)) tire(pack, play, state.move);
  delete state.move;
}

/** Carries out a path to its end or a discovery. `ask`: ravine found, the unit may go on (SP-6.4.h). */
function march(pack: Pack, play: Play<SpState>, path: readonly Stage[]): 'over' | 'ask' {
  const { state } = play;
  const move = state.move!;
  const leg = legOf(pack, state, move.unit, path);
  move.rest = path.slice(leg.length);
  walk(pack, play, leg);
  const known = state.ravine;
  const { to } = leg.at(-1)!;
  if (enterHex(pack, play, move.unit, to, 'move') === 'fell' || state.ravine === known) return 'over';
  move.spared = state.ravine === to && !pack.flags.ravineOnDiscovererFatigues; // SP-6.4.i
  const halted =
    isInContact(pack, state, sideOf(pack, move.unit), to) || (isRough(pack, state, to) && !move.spared);
  return halted ? 'over' : 'ask';
}

/** The part of a path carried out before a die may fall: up to the first hex that discovers the ravine. */
export function legOf(pack: Pack, state: SpState, unit: number, path: readonly Stage[]): readonly Stage[] {
  const first = path.findIndex(({ to }) => discovers(pack, state, unit, to, 'move'));
  return first < 0 ? path : path.slice(0, first + 1);
}

/** Counts and tells the hexes of a leg (SP-6.1.t, SP-6.5.c), crossings too; the last is yet to be entered. */
function walk(pack: Pack, play: Play<SpState>, leg: readonly Stage[]): void {
  const { state } = play;
  const move = state.move!;
  const mover = unitAt(state, move.unit);
  const stops = [mover.at, ...leg.map(({ to }) => to)];
  play.log(leg.every(({ ferry }) => ferry) ? 'move.ferry' : 'move', {
    unit: unitId(pack, state, move.unit),
    from: hexId(pack, mover.at),
    to: hexId(pack, stops.at(-1)!),
    path: leg.map((stage) => stageId(pack, stage)),
  });
  move.spared = false;
  move.hexes += leg.filter(({ ferry }) => !ferry).length;
  mover.from = stops.at(-2)!;
  for (const [i, { ferry }] of leg.entries()) {
    if (!ferry) continue;
    move.crossed = true;
    supportThirtieth(pack, play, stops[i]!);
  }
}

function stagesIn(pack: Pack, path: readonly string[]): Stage[] {
  return path.map((id) => stageOf(pack, id));
}

type Moving = { do: 'move'; unit: string; path: readonly string[] } | { do: 'end' };

/** The question for the next move; `only`: of this unit alone. */
export function moving(pack: Pack, state: SpState, only?: number): Decision<Moving> {
  const side = activeSide(state);
  const move = order('move').one('unit', 'unit', {
    candidates: () => unitNames(pack, state, unitsOf(pack, state, side)),
    forbids: (_, __, id) => forbidsMover(pack, state, side, unitCalled(pack, state, id), only),
  });
  const path = withPath(pack, state, move, ({ unit }) => unitCalled(pack, state, unit));
  const forms = [path, order('end').idly(), ...closedForms(state)];
  return decision({ side, kind: 'movement', clause: 'SP-6.0.b', public: true, forms });
}

function closedForms(state: SpState): Form<never>[] {
  const attack = closed('attack', 'SP-7.0.a');
  if (activeSide(state) === 'JP') return [attack];
  const made = state.opening === 'made';
  return [
    closed('merge', made ? 'SP-6.6.g' : 'SP-6.6.a'),
    closed('split', made ? 'SP-6.6.g' : 'SP-6.6.b'),
    attack,
  ];
}

type Going = { do: 'continue'; path: readonly string[] } | { do: 'stop' };

/** How a unit goes on that has found the ravine: any way, or no way (SP-6.4.h). */
function goingOn(pack: Pack, state: SpState): Decision<Going> {
  const { unit, hexes } = state.move!;
  const about = { unit: unitId(pack, state, unit), at: hexId(pack, unitAt(state, unit).at), n: hexes };
  const forms = [withPath(pack, state, order('continue'), () => unit), order('stop').idly()];
  return decision({
    side: sideOf(pack, unit),
    kind: 'continue',
    clause: 'SP-6.4.h',
    public: true,
    about,
    forms,
  });
}

function withPath<F extends { readonly do: string }>(
  pack: Pack,
  state: SpState,
  form: FormBuilder<F>,
  unitOf: (soFar: F) => number,
) {
  const trek = (soFar: F) => trekOf(state, unitOf(soFar));
  // A form lives while its question stands, and nothing moves meanwhile: one search a unit is enough.
  const searches = new Map<number, Reached>();
  const reached = (soFar: F): Reached => {
    const unit = unitOf(soFar);
    const found = searches.get(unit) ?? reachOnFoot(pack, state, trek(soFar));
    searches.set(unit, found);
    return found;
  };
  const walked: Walk<F> = {
    candidates: (soFar, path) =>
      stagesFrom(pack, unitOf(soFar), stagesIn(pack, path).at(-1)?.to ?? trek(soFar).from).map((stage) =>
        stageId(pack, stage),
      ),
    forbids: (soFar, path, id) =>
      forbidsStage(pack, state, trek(soFar), stagesIn(pack, path), stageOf(pack, id)),
    unfinished: (soFar, path) => {
      const goal = stagesIn(pack, path).at(-1);
      return goal === undefined ? undefined : forbidsGoal(pack, state, unitOf(soFar), goal.to);
    },
    route: (soFar, goal) =>
      routeTo(pack, state, trek(soFar), reached(soFar), goal)?.map((stage) => stageId(pack, stage)),
    shuts: (soFar, goal) => shutsOut(pack, state, trek(soFar), reached(soFar), stageOf(pack, goal)),
    halts: HALTS,
    goals: (soFar) => goalsOf(pack, state, trek(soFar), reached(soFar)),
    explain: (soFar, path) => explainMove(pack, state, trek(soFar), stagesIn(pack, path)),
  };
  return form.path('path', 'step', walked, { min: 1, max: LONGEST });
}

/** The clause that keeps a unit where it is; distance from home and fatigue do not (SP-6.2.m). */
export function forbidsMover(
  pack: Pack,
  state: SpState,
  side: string,
  unit: number,
  only = unit,
): Clause | undefined {
  if (unit < 0 || sideOf(pack, unit) !== side || !isOnMap(state, unit) || unit !== only) return 'SP-6.0.a';
  const { at, moved } = unitAt(state, unit);
  if (moved) return 'SP-6.1.b';
  return isInContact(pack, state, sideOf(pack, unit), at) ? 'SP-6.1.e' : undefined; // SP-6.1.x, SP-6.1.y
}

/** Units that can still move. */
export function movable(pack: Pack, state: SpState, side: SideId): number[] {
  return unitsOf(pack, state, side).filter(
    (unit) => forbidsMover(pack, state, side, unit) === undefined && hasGoal(pack, state, unit),
  );
}

function hasGoal(pack: Pack, state: SpState, unit: number): boolean {
  const trek = trekOf(state, unit);
  return !goalsOf(pack, state, trek, reachOnFoot(pack, state, trek)).next().done;
}

/** What a path leads to: hexes and the chance of fatigue, the ravine, forced stops. */
function explainMove(
  pack: Pack,
  state: SpState,
  trek: Trek,
  path: readonly Stage[],
): Explanation | undefined {
  const goal = path.at(-1)?.to;
  if (goal === undefined) return undefined;
  const { unit, from } = trek;
  const found = path.find(({ to }) => discovers(pack, state, unit, to, 'move'));
  const n = (state.move?.hexes ?? 0) + path.filter(({ ferry }) => !ferry).length;
  const tiring = (state.move?.tiring ?? isRough(pack, state, from)) || isRough(pack, state, goal);
  const lines: Entry[] = [{ key: 'explain.hexes', n }];
  if (found !== undefined) lines.push({ key: 'explain.ravine', hex: hexId(pack, found.to) });
  if (entersMission(pack, unit, goal)) lines.push({ key: 'explain.mission', hex: hexId(pack, goal) });
  else if (haltsAt(pack, state, unit, goal) !== undefined)
    lines.push({ key: 'explain.halts', hex: hexId(pack, goal) });
  if (tiring) lines.push({ key: 'explain.tiring' });
  if (tiring || n === 0 || entersMission(pack, unit, goal)) return { lines, modifiers: [], chances: [] };
  const chance = fatigueChance(pack.pieces[unit]!.dice, pack.faces, n);
  return { lines, modifiers: [], chances: [{ result: 'fatigued', ...chance }] };
}

/** Of a path that may find the ravine others see what is carried out; the rest is told as it happens. */
export function seenOrder(pack: Pack, state: SpState, side: Side, order: Order, viewer: Viewer): Order {
  const { path } = order;
  if (viewer === side || order.do !== 'move' || !Array.isArray(path)) return order;
  const stages = path.map((id) => stageOf(pack, String(id)));
  return {
    ...order,
    path: legOf(pack, state, unitCalled(pack, state, String(order.unit)), stages).map((stage) =>
      stageId(pack, stage),
    ),
  };
}
