/** One unit's whole move, hex by hex, with fire in the middle. MN-8.1, MN-9.2.c. */
import { type Decision, decision, order, type Rules } from '../../../../referee/index.js';
import { hexId, hexIds, hexIndex, OFF, OUT, sideOf, unitId, unitIndex } from '../../components/pack.js';
import {
  companionOf,
  layOnTop,
  type Move,
  openId,
  type Position,
  STOP_RULES,
  type StopRule,
  showFaces,
  type Turn,
  uncover,
  unitAt,
} from '../../state/state.js';
import { type Encounter, passEnemies } from '../fire/defensive.js';
import { settlePontoons } from '../losses.js';
import { forbidsTop, goalOf, helpWalk, LONGEST, stopWalk, topWalk, wayWalk } from './fields.js';
import { allowanceOf, costOf, forbidsStep, mayBeHelped, type Trek, usesHelp } from './steps.js';
import { entryCost } from './ways.js';

/** How a move is ordered: all of it at once, or a first step. */
export interface Marching {
  readonly way: readonly number[];
  /** It ends where the way ends; otherwise its owner is asked from step to step. */
  readonly whole: boolean;
  readonly help: boolean;
  readonly stop: StopRule;
  readonly top: number;
}

export const STEP_BY_STEP: Omit<Marching, 'way'> = {
  whole: false,
  help: false,
  stop: 'newEnemyRevealed',
  top: OUT,
};

/** A unit finishes its move before the next one starts (MN-8.1.b). */
export function* moveUnit(t: Turn, unit: number, marching: Marching): Rules<void> {
  begin(t, unit, marching, allowanceOf(t, unit));
  yield* goOn(t, marching.whole);
}

/** The rest of a unit's move from where it stands (for positions). */
export function* restOfMove(t: Turn, unit: number, left: number): Rules<void> {
  begin(t, unit, { ...STEP_BY_STEP, way: [] }, left);
  yield* goOn(t, false);
}

/** The same, the unit having just entered its hex. */
export function* shotAt(t: Turn, unit: number, left: number): Rules<void> {
  begin(t, unit, { ...STEP_BY_STEP, way: [] }, left);
  const passage = yield* passEnemies(t, unit, () => tellWay(t));
  if (passage.alive) yield* goOn(t, false);
  else delete t.state.move;
}

function begin(t: Turn, unit: number, { way, stop, help, top }: Marching, left: number): void {
  const one = unitAt(t, unit);
  t.state.move = { unit, from: one.at, left, trail: [], rest: [...way], stop, help, top };
  one.moved = true;
}

/** Step by step as ordered, then as its owner says, until it stops or is lost. */
function* goOn(t: Turn, whole: boolean): Rules<void> {
  let marching = whole;
  for (;;) {
    const came = yield* carryOut(t);
    if (came === 'lost') {
      delete t.state.move;
      return;
    }
    if ((came === 'there' && marching) || !maySayMore(t)) break;
    const answer = yield* underway(t);
    if (answer.end) break;
    marching = answer.whole;
  }
  comeToRest(t);
}

/** A unit that can step no further stops by itself, unless the choice of the top is open. */
function maySayMore(t: Turn): boolean {
  const { unit, left } = t.state.move!;
  const { at } = unitAt(t, unit);
  const trek = { unit, from: at, left, help: false };
  if (t.pack.hexes[at]!.near.some((to) => forbidsStep(t, trek, to) === undefined)) return true;
  return sideOf(t.pack, unit) === 'US' && companionOf(t, unit) !== OUT;
}

/** The way that was ordered, as far as fire and its owner's wish to stop let it come. */
function* carryOut(t: Turn): Rules<'there' | 'cut' | 'lost'> {
  // Telling of the way replaces the move, so each step takes it as it stands.
  for (let to = t.state.move!.rest.shift(); to !== undefined; to = t.state.move!.rest.shift()) {
    enter(t, t.state.move!, to);
    const passage = yield* passEnemies(t, t.state.move!.unit, () => tellWay(t));
    if (!passage.alive) return 'lost';
    const { stop, rest } = t.state.move!;
    if (stopsAfter(stop, passage) && rest.length > 0) {
      t.state.move!.rest = [];
      return 'cut';
    }
  }
  return 'there';
}

function stopsAfter(rule: StopRule, { fired, revealed }: Encounter): boolean {
  return rule === 'firedAt' ? fired : rule === 'newEnemyRevealed' && revealed;
}

/** Pays for a hex and enters it (MN-8.1.a); what it leaves and what it joins. */
function enter(t: Turn, move: Move, to: number): void {
  const one = unitAt(t, move.unit);
  const from = one.at;
  if (from === OFF) move.left -= entryCost(t, to);
  else payStep(t, move, from, to);
  one.at = to;
  move.trail.push(to);
  if (sideOf(t.pack, move.unit) === 'JP') one.roamed = true;
  else {
    if (from !== OFF) uncover(t, from);
    layOnTop(t, move.unit); // MN-6.5.i: who passes lies on top
    settlePontoons(t);
  }
}

function payStep(t: Turn, move: Move, from: number, to: number): void {
  const trek = { unit: move.unit, from, left: move.left, help: move.help };
  const helped = usesHelp(t, trek, to);
  move.left -= costOf(t, move.unit, from, to, helped);
  if (!helped) return;
  t.state.helped = true; // MN-8.8.d
  move.help = false;
  showFaces(t, [t.pack.amphibian]); // MN-6.5.m
  t.play.log('helped', { unit: unitId(t.pack, move.unit), from: hexId(t.pack, from), to: hexId(t.pack, to) });
}

/** The hexes that the log has not told of yet. */
export function tellWay(t: Turn): void {
  const { pack, state, play } = t;
  const move = state.move!;
  if (move.trail.length === 0) return;
  const to = move.trail.at(-1)!;
  const path = hexIds(pack, move.trail);
  const unit = openId(t, move.unit);
  if (move.from === OFF) play.log('enter', { unit, to: hexId(pack, to), path });
  else play.log('move', { unit, from: hexId(pack, move.from), to: hexId(pack, to), path });
  state.move = { ...move, from: to, trail: [] };
}

/** The end of a move: who lies on top is for the US player to say (MN-6.5.i). */
function comeToRest(t: Turn): void {
  tellWay(t);
  const { unit, top } = t.state.move!;
  if (top !== OUT && top !== unit && companionOf(t, unit) === top) {
    layOnTop(t, top);
    t.play.log('top', { unit: unitId(t.pack, top), at: hexId(t.pack, unitAt(t, top).at) });
  }
  delete t.state.move;
}

type Underway =
  | { do: 'go'; path: readonly string[]; help?: string; stopIf?: string; top?: string }
  | { do: 'step'; to: string; help?: string }
  | { do: 'stop'; top?: string };

/** Asks, and lays the next hexes out. `end`: it stops. `whole`: it stops where the way ends. */
function* underway(t: Turn): Rules<{ readonly end: boolean; readonly whole: boolean }> {
  const answer = yield* t.play.ask(goingOn(t));
  const move = t.state.move!;
  const top = 'top' in answer && answer.top !== undefined ? unitIndex(t.pack, answer.top) : move.top;
  if (answer.do === 'stop') {
    t.state.move = { ...move, top };
    return { end: true, whole: false };
  }
  const rest = (answer.do === 'go' ? answer.path : [answer.to]).map((id) => hexIndex(t.pack, id));
  const wish = answer.do === 'go' ? STOP_RULES.find((rule) => rule === answer.stopIf) : undefined;
  t.state.move = { ...move, top, rest, stop: wish ?? move.stop, help: answer.help === 'yes' };
  return { end: false, whole: answer.do === 'go' };
}

function goingOn(p: Position): Decision<Underway> {
  const { unit, left } = p.state.move!;
  const { at } = unitAt(p, unit);
  const trekOf = (soFar: { readonly help?: string }): Trek => ({
    unit,
    from: at,
    left,
    help: soFar.help === 'yes',
  });
  const helpable = () => mayBeHelped(p, unit);
  const go = order('go')
    .maybe('help', ['yes'], helpWalk(helpable))
    .path('path', 'hex', wayWalk(p, trekOf), { max: LONGEST })
    .aside('stopIf', STOP_RULES, stopWalk())
    .maybe(
      'top',
      'unit',
      topWalk(p, ({ path }) => [unit, hexIndex(p.pack, goalOf(path))]),
    );
  const step = order('step')
    .maybe('help', ['yes'], helpWalk(helpable))
    .one('to', 'hex', {
      candidates: () => hexIds(p.pack, p.pack.hexes[at]!.near),
      forbids: (soFar, _, to) => forbidsStep(p, trekOf(soFar), hexIndex(p.pack, to)),
    });
  const stop = order('stop')
    .maybe('top', 'unit', {
      applies: () => sideOf(p.pack, unit) === 'US',
      candidates: () => companionsAt(p, unit),
      forbids: (_, __, id) => forbidsTop(p, unit, at, unitIndex(p.pack, id)),
    })
    .idly();
  return decision({
    side: sideOf(p.pack, unit),
    kind: 'underway',
    clause: 'MN-9.2.c',
    public: false,
    about: { unit: openId(p, unit), at: hexId(p.pack, at), left },
    forms: [go, step, stop],
  });
}

function companionsAt(p: Position, unit: number): string[] {
  const companion = companionOf(p, unit);
  return companion === OUT ? [] : [unitId(p.pack, unit), unitId(p.pack, companion)];
}
