/** Chapters 6.1 and 6.5: which ways are open to a unit, step by step. SP-6.1, SP-6.5. */
import type { Clause } from '../../referee/index.js';
import { hasEnemy, isClosedTo, isCrowded, isInContact, isRough, mayDiscover } from './contact.js';
import type { Pack } from './pack.js';
import { hexId, hexIndex, isValentine, sideOf } from './pack.js';
import type { SpState, Stage } from './state.js';
import { unitAt } from './state.js';
import { entersMission } from './victory.js';

const FERRY = 'ferry:';

/** A unit under way: where the path begins, and whether it has crossed the lagoon before. */
export interface Trek {
  readonly unit: number;
  readonly from: number;
  readonly crossed: boolean;
}

/** The ids of steps: hexes, and landings by ferry. */
export function stageIds(pack: Pack): string[] {
  return pack.hexes.flatMap(({ id }) => [id, `${FERRY}${id}`]);
}

export function stageOf(pack: Pack, id: string): Stage {
  const ferry = id.startsWith(FERRY);
  return { to: hexIndex(pack, ferry ? id.slice(FERRY.length) : id), ferry };
}

export function stageId(pack: Pack, { to, ferry }: Stage): string {
  return `${ferry ? FERRY : ''}${hexId(pack, to)}`;
}

/** A path that begins where the unit stands. */
export function trekOf(state: SpState, unit: number): Trek {
  const { move } = state;
  return { unit, from: unitAt(state, unit).at, crossed: move?.unit === unit && move.crossed };
}

/** The clause that forbids `stage` as the next step after `path`. */
export function forbidsStage(pack: Pack, state: SpState, trek: Trek, path: readonly Stage[], stage: Stage): Clause | undefined {
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
  if (entersMission(pack, unit, hex)) return 'SP-4.0.e';
  if (isInContact(pack, state, sideOf(pack, unit), hex)) return 'SP-6.1.d';
  return isRough(pack, state, hex) ? 'SP-6.1.m' : undefined;
}

/** One hex over land; there is no limit to their number (SP-6.1.p, SP-6.2.o) and no way off the map (SP-6.1.l). */
function forbidsFoot(pack: Pack, state: SpState, unit: number, here: number, to: number): Clause | undefined {
  const { neighbours, cut } = pack.hexes[here]!;
  if (cut.includes(to)) return 'SP-6.1.j';
  return forbidsEntry(pack, state, unit, { to, ferry: false }) ?? (neighbours.includes(to) ? undefined : 'SP-6.1.j');
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

/** Every step that could come after a path, legal or not: neighbours, and landings for a Valentine at a quay. */
export function stagesFrom(pack: Pack, unit: number, here: number): Stage[] {
  const foot = pack.hexes[here]!.neighbours.map((to) => ({ to, ferry: false }));
  return isValentine(pack, unit) ? [...foot, ...landings(pack, here).map((to) => ({ to, ferry: true }))] : foot;
}

function landings(pack: Pack, here: number): readonly number[] {
  const { green, blue } = pack.hexes[here]!;
  return green ? [pack.blue] : blue ? pack.green : [];
}

/** The shortest way on foot to each hex that it can reach, the start by doubling back; breadth first, lower ids first. */
export function footWays(pack: Pack, state: SpState, trek: Trek): ReadonlyMap<number, readonly Stage[]> {
  const ways = new Map<number, readonly Stage[]>();
  const queue: (readonly Stage[])[] = [[]];
  for (const path of queue) {
    for (const to of pack.hexes[path.at(-1)?.to ?? trek.from]!.neighbours) {
      const stage = { to, ferry: false };
      if (ways.has(to) || forbidsStage(pack, state, trek, path, stage) !== undefined) continue;
      const way = [...path, stage];
      ways.set(to, way);
      queue.push(way);
    }
  }
  return ways;
}

/** Where a move may end: hexes on foot, and landings after the shortest way to a quay. A hex is written as its step's id. */
export function goalsOf(pack: Pack, state: SpState, trek: Trek): ReadonlyMap<string, readonly Stage[]> {
  const ways = footWays(pack, state, trek);
  const goals = new Map<string, readonly Stage[]>();
  for (const [hex, way] of ways)
    if (hex !== trek.from && forbidsGoal(pack, state, trek.unit, hex) === undefined) goals.set(hexId(pack, hex), way);
  if (!isValentine(pack, trek.unit)) return goals;
  for (const path of [[], ...ways.values()])
    for (const stage of stagesFrom(pack, trek.unit, path.at(-1)?.to ?? trek.from)) {
      const id = stageId(pack, stage);
      if (!stage.ferry || goals.has(id) || forbidsStage(pack, state, trek, path, stage) !== undefined) continue;
      goals.set(id, [...path, stage]);
    }
  return goals;
}

/** A path given by its goal: on foot, by the fewest hexes. */
export function routeTo(pack: Pack, state: SpState, trek: Trek, goal: string): readonly Stage[] | undefined {
  const { to, ferry } = stageOf(pack, goal);
  return ferry ? goalsOf(pack, state, trek).get(goal) : footWays(pack, state, trek).get(to);
}
