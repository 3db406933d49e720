/** Chapters 6.1 and 6.5: which ways are open to a unit, step by step. SP-6.1, SP-6.5. */

import type { Clause } from '../../../../referee/index.js';
import { hexId, isValentine, type Pack, sideOf } from '../../components/pack.js';
import { isCrowded, type SpState, type Stage, stageId, stageOf, unitAt } from '../../state.js';
import { entersMission } from '../victory.js';
import { hasEnemy, isClosedTo, isInContact, isRough, mayDiscover } from './contact.js';

/** A unit under way: where the path begins, and whether it has crossed the lagoon before. */
export interface Trek {
  readonly unit: number;
  readonly from: number;
  readonly crossed: boolean;
}

/** A path that begins where the unit stands. */
export function trekOf(state: SpState, unit: number): Trek {
  const { move } = state;
  return { unit, from: unitAt(state, unit).at, crossed: move?.unit === unit && move.crossed };
}

/** The clause that forbids `stage` as the next step after `path`. */
export function forbidsStage(
  pack: Pack,
  state: SpState,
  trek: Trek,
  path: readonly Stage[],
  stage: Stage,
): Clause | undefined {
  const { unit, from } = trek;
  const here = path.at(-1)?.to ?? from;
  if (stage.ferry && !isValentine(pack, unit)) return 'SP-6.5.d';
  const halted = path.length === 0 ? undefined : haltsAt(pack, state, unit, here);
  if (halted !== undefined) return stage.ferry && halted === 'SP-6.1.d' ? 'SP-6.5.i' : halted;
  if (!stage.ferry) return forbidsFoot(pack, state, unit, here, stage.to);
  const crossed = trek.crossed || path.some((before) => before.ferry);
  return forbidsCrossing(pack, crossed, here, stage.to) ?? forbidsEntry(pack, state, unit, stage);
}

/** The clause by which a unit that has entered a hex goes no further. */
export function haltsAt(pack: Pack, state: SpState, unit: number, hex: number): Clause | undefined {
  if (entersMission(pack, unit, hex)) return 'SP-4.0.a'; // at once: SP-4.0.e
  if (isInContact(pack, state, sideOf(pack, unit), hex)) return 'SP-6.1.d';
  return isRough(pack, state, hex) ? 'SP-6.1.m' : undefined;
}

/**
 * One hex over land; there is no limit to their number (SP-6.1.p, SP-6.2.o) and no way off the map
 * (SP-6.1.l).
 */
function forbidsFoot(pack: Pack, state: SpState, unit: number, here: number, to: number): Clause | undefined {
  const { neighbours, cut } = pack.hexes[here]!;
  if (cut.includes(to)) return 'SP-6.1.j';
  return (
    forbidsEntry(pack, state, unit, { to, ferry: false }) ??
    (neighbours.includes(to) ? undefined : 'SP-6.1.j')
  );
}

/** Green arrow to blue arrow, or back to any green one, once a move. */
function forbidsCrossing(pack: Pack, crossed: boolean, here: number, to: number): Clause | undefined {
  const [quay, landing] = [pack.hexes[here]!, pack.hexes[to]!];
  if (!quay.green && !quay.blue) return 'SP-6.5.a';
  const opposite = (quay.green && landing.blue) || (quay.blue && landing.green); // SP-6.5.e
  if (!opposite) return 'SP-6.5.f';
  return crossed && pack.flags.oneFerryPerUnitPerPhase ? 'SP-6.5.g' : undefined;
}

/** The clause that keeps a unit out of a hex, however it would come. */
function forbidsEntry(pack: Pack, state: SpState, unit: number, { to, ferry }: Stage): Clause | undefined {
  if (hasEnemy(pack, state, sideOf(pack, unit), to)) return ferry ? 'SP-6.5.i' : 'SP-6.1.c';
  if (isClosedTo(pack, state, unit, to)) return 'SP-6.4.c';
  return isCrowded(pack, state, unit, to) && mightHalt(pack, state, unit, to) ? 'SP-6.1.r' : undefined;
}

/** Whether the unit would or, while the ravine is unknown, might have to stop there. */
function mightHalt(pack: Pack, state: SpState, unit: number, hex: number): boolean {
  return haltsAt(pack, state, unit, hex) !== undefined || mayDiscover(pack, state, unit, hex);
}

/** The clause that forbids ending a move in a hex: friends are passed, not joined. */
export function forbidsGoal(pack: Pack, state: SpState, unit: number, hex: number): Clause | undefined {
  if (!isCrowded(pack, state, unit, hex)) return undefined;
  return sideOf(pack, unit) === 'JP' ? 'SP-6.1.i' : 'SP-6.1.f';
}

/** Clauses by which a unit goes no further than the hex that it has entered. */
export const HALTS: readonly Clause[] = ['SP-4.0.a', 'SP-6.1.d', 'SP-6.1.m'];

/** The clause that keeps a unit from ending in a hex, whichever way it comes. */
export function shutsOut(
  pack: Pack,
  state: SpState,
  trek: Trek,
  before: Reached,
  stage: Stage,
): Clause | undefined {
  const { unit, from } = trek;
  if (stage.ferry && !isValentine(pack, unit)) return 'SP-6.5.d';
  if (stage.ferry && !isServed(pack, from, before, stage.to)) return 'SP-6.5.f';
  const shut = forbidsEntry(pack, state, unit, stage) ?? forbidsGoal(pack, state, unit, stage.to);
  if (shut !== undefined || stage.ferry || !isValentine(pack, unit)) return shut;
  // The ferry lands there, which is a step of its own.
  return crossingTo(pack, state, trek, before, stage.to) === undefined ? undefined : 'SP-6.5.a';
}

/** Whether the ferry goes to a hex from where a unit can board, or would if the way to a quay were free. */
function isServed(pack: Pack, from: number, before: Reached, to: number): boolean {
  const reaches = (quay: number) => quay === from || before[quay] !== UNREACHED;
  const quays = landings(pack, to);
  return quays.some(reaches) || (quays.length > 0 && ![...pack.green, pack.blue].some(reaches));
}

/**
 * Every step that could come after a path, legal or not: neighbours, and landings for a Valentine at a quay.
 */
export function stagesFrom(pack: Pack, unit: number, here: number): Stage[] {
  const foot = pack.hexes[here]!.neighbours.map((to) => ({ to, ferry: false }));
  return isValentine(pack, unit)
    ? [...foot, ...landings(pack, here).map((to) => ({ to, ferry: true }))]
    : foot;
}

function landings(pack: Pack, here: number): readonly number[] {
  const { green, blue } = pack.hexes[here]!;
  return green ? [pack.blue] : blue ? pack.green : [];
}

/** How each hex that a unit can reach on foot was reached: the hex before it, or UNREACHED. */
export type Reached = readonly number[];
const UNREACHED = -1;

/**
 * Breadth first over land, lower ids first; the start counts as reached when the unit has doubled back to it.
 */
export function reachOnFoot(pack: Pack, state: SpState, trek: Trek): Reached {
  const { unit, from } = trek;
  const before = pack.hexes.map(() => UNREACHED);
  const queue = [from];
  for (const here of queue) {
    if (here !== from && haltsAt(pack, state, unit, here) !== undefined) continue;
    for (const to of pack.hexes[here]!.neighbours) {
      if (before[to] !== UNREACHED || forbidsEntry(pack, state, unit, { to, ferry: false }) !== undefined)
        continue;
      before[to] = here;
      if (to !== from) queue.push(to);
    }
  }
  return before;
}

/** The shortest way on foot to a hex, or undefined. */
export function wayTo(before: Reached, from: number, goal: number): readonly Stage[] | undefined {
  if (before[goal] === UNREACHED) return undefined;
  const way: Stage[] = [];
  let here = goal;
  do {
    way.unshift({ to: here, ferry: false });
    here = before[here]!;
  } while (here !== from);
  return way;
}

/** Steps by which a move may end: hexes on foot, and landings at the end of the shortest way to a quay. */
export function* goalsOf(pack: Pack, state: SpState, trek: Trek, before: Reached): Generator<string> {
  const { unit, from } = trek;
  for (let to = 0; to < before.length; to++)
    if (to !== from && before[to] !== UNREACHED && forbidsGoal(pack, state, unit, to) === undefined)
      yield hexId(pack, to);
  if (!isValentine(pack, unit)) return;
  for (const to of [...pack.green, pack.blue])
    if (crossingTo(pack, state, trek, before, to) !== undefined) yield stageId(pack, { to, ferry: true });
}

/** The shortest way to a landing: on foot to the nearest quay from which it may be reached, then across. */
function crossingTo(
  pack: Pack,
  state: SpState,
  trek: Trek,
  before: Reached,
  to: number,
): readonly Stage[] | undefined {
  const stage = { to, ferry: true };
  const quays = landings(pack, to);
  const ways = quays.map((quay) => (quay === trek.from ? [] : wayTo(before, trek.from, quay)));
  return ways
    .filter((way) => way !== undefined)
    .filter((way) => forbidsStage(pack, state, trek, way, stage) === undefined)
    .sort((a, b) => a.length - b.length)
    .map((way) => [...way, stage])[0];
}

/** A path given by its goal: on foot, by the fewest hexes; a landing is a goal of its own. */
export function routeTo(
  pack: Pack,
  state: SpState,
  trek: Trek,
  before: Reached,
  goal: string,
): readonly Stage[] | undefined {
  const { to, ferry } = stageOf(pack, goal);
  if (!ferry) return wayTo(before, trek.from, to);
  return isValentine(pack, trek.unit) ? crossingTo(pack, state, trek, before, to) : undefined;
}
