/** Fields that orders of movement share. */
import type { BarredStep, Clause, Explanation, Walk } from '../../../../referee/index.js';
import { enemyOf, hexIds, hexIndex, OFF, sideOf, unitId, unitIndex } from '../../components/pack.js';
import { type Position, STOP_RULES, unitsIn } from '../../state/state.js';
import { isWindow } from '../fire/defensive.js';
import { costOf, forbidsEntry, forbidsHelp, forbidsStep, type Trek, usesHelp } from './steps.js';
import { entryCost, entryHexes, lastStep, type Reached, reachOf, wayTo } from './ways.js';

/** Longest way of one order. */
export const LONGEST = 16;

/** A way hex by hex, or by its goal. */
export function wayWalk<F>(p: Position, trekOf: (soFar: F) => Trek): Walk<F> {
  // A form lives while its question stands, and nothing moves meanwhile: one search a unit is enough.
  const searches = new Map<string, Reached>();
  const reached = (soFar: F): Reached => {
    const trek = trekOf(soFar);
    const key = `${trek.unit}${trek.help}`;
    const found = searches.get(key) ?? reachOf(p, trek, entryHexes(p, trek.unit));
    searches.set(key, found);
    return found;
  };
  return {
    candidates: (soFar, path) => hexIds(p.pack, nextHexes(afterWay(p, trekOf(soFar), path))),
    forbids: (soFar, path, to) => forbidsNext(afterWay(p, trekOf(soFar), path), hexIndex(p.pack, to)),
    unfinished: (soFar, path) => (unusedHelp(p, trekOf(soFar), path) ? 'MN-8.8.i' : undefined),
    route: (soFar, goal) => {
      const way = wayTo(reached(soFar), trekOf(soFar).from, hexIndex(p.pack, goal));
      return way === undefined || way.length === 0 ? undefined : hexIds(p.pack, way);
    },
    shuts: (soFar, goal) => forbidsEntry(p, trekOf(soFar).unit, hexIndex(p.pack, goal)),
    bars: (soFar, goal) => barOn(p, trekOf(soFar), reached(soFar), hexIndex(p.pack, goal)),
    goals: (soFar) => goalsOf(p, trekOf(soFar), reached(soFar)),
    explain: (soFar, path) => explainWay(p, trekOf(soFar), path),
  };
}

function* goalsOf(p: Position, trek: Trek, reached: Reached): Generator<string> {
  for (let hex = 0; hex < reached.length; hex++) {
    if (reached[hex] === undefined || hex === trek.from) continue;
    const usesUp = () => !unusedHelp(p, trek, hexIds(p.pack, wayTo(reached, trek.from, hex)!));
    if (!trek.help || usesUp()) yield p.pack.hexes[hex]!.id;
  }
}

/** The step that is forbidden on the shortest way from what can be reached to a goal that cannot. */
function barOn(p: Position, trek: Trek, reached: Reached, goal: number): BarredStep | undefined {
  const [from, to] = lastStep(p, reached, goal) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const left = trek.left - reached[from]!.spent;
  const clause = forbidsNext({ p, trek: { ...trek, from, left } }, to);
  return clause === undefined ? undefined : { step: p.pack.hexes[to]!.id, clause };
}

/** A unit on its way, and the situation that its own steps have made. */
interface Underway {
  readonly p: Position;
  readonly trek: Trek;
}

/**
 * After some steps: where it stands then, what is left, whether it still wants help; whether its pontoon still
 * stands (MN-8.9.d) and the 672nd can still help (MN-8.8.d).
 */
function afterWay(start: Position, trek: Trek, path: readonly string[]): Underway {
  let p = start;
  let { from, left, help } = trek;
  for (const id of path) {
    const to = hexIndex(p.pack, id);
    const helped = from !== OFF && usesHelp(p, { ...trek, from, left, help }, to);
    left -= from === OFF ? entryCost(p, to) : costOf(p, trek.unit, from, to, helped);
    if (helped) help = false;
    from = to;
    p = afterStep(p, trek.unit, to, helped);
  }
  return { p, trek: { unit: trek.unit, from, left, help } };
}

function afterStep(p: Position, unit: number, to: number, helped: boolean): Position {
  const { state } = p;
  const pontoons = state.pontoons.filter((one) => one.builder !== unit || one.from === to || one.to === to);
  if (!helped && pontoons.length === state.pontoons.length) return p;
  return { pack: p.pack, state: { ...state, pontoons, helped: state.helped || helped } };
}

function nextHexes({ p, trek: { unit, from } }: Underway): readonly number[] {
  return from === OFF ? entryHexes(p, unit) : p.pack.hexes[from]!.near;
}

function forbidsNext({ p, trek }: Underway, to: number): Clause | undefined {
  if (trek.from === OFF) return forbidsArrival(p, trek.unit, to);
  // Help that was asked for is used at the first side where it serves.
  const needed = trek.help && forbidsHelp(p, trek.unit, trek.from, to) === undefined;
  return forbidsStep(p, { ...trek, help: needed }, to);
}

/** The clause that keeps a unit from coming by a hex of the map edge. */
export function forbidsArrival(p: Position, unit: number, to: number): Clause | undefined {
  if (!entryHexes(p, unit).includes(to)) return p.pack.units[unit]!.corps ? 'MN-3.5.d' : 'MN-3.4.e';
  return forbidsEntry(p, unit, to); // a whole allowance pays for any hex
}

function unusedHelp(p: Position, trek: Trek, path: readonly string[]): boolean {
  return trek.help && afterWay(p, trek, path).trek.help;
}

/** What a way costs, and which of its hexes lie next to enemy counters: nothing that is not public. */
function explainWay(p: Position, trek: Trek, path: readonly string[]): Explanation | undefined {
  if (path.length === 0) return undefined;
  const { left } = afterWay(p, trek, path).trek;
  const enemy = enemyOf(sideOf(p.pack, trek.unit));
  const hexes = path.filter((id) => isWindow(p, enemy, hexIndex(p.pack, id)));
  const lines = [{ key: 'explain.way', n: trek.left - left, left }];
  return {
    lines: hexes.length === 0 ? lines : [...lines, { key: 'explain.enemies', hexes }],
    modifiers: [],
    chances: [],
  };
}

export function helpWalk(helpable: () => boolean): Walk<object> {
  return { applies: helpable, candidates: () => ['yes'], forbids: () => undefined };
}

export function stopWalk(): Walk<object> {
  return { candidates: () => STOP_RULES, forbids: () => undefined };
}

/** Who is to lie on top where a unit comes to rest (MN-6.5.i). */
export function topWalk<F>(p: Position, restOf: (soFar: F) => readonly [unit: number, hex: number]): Walk<F> {
  const both = (soFar: F): readonly number[] => {
    const [unit, hex] = restOf(soFar);
    const others = unitsIn(p, 'US', hex).filter((other) => other !== unit);
    return others.length === 0 ? [] : [unit, ...others];
  };
  return {
    applies: (soFar) => both(soFar).length > 0,
    candidates: (soFar) => both(soFar).map((unit) => unitId(p.pack, unit)),
    forbids: (soFar, _, id) => (both(soFar).includes(unitIndex(p.pack, id)) ? undefined : 'MN-6.5.i'),
  };
}

/** Where a way ends; one that is being typed may still be its goal alone. */
export function goalOf(path: readonly string[] | string): string {
  return typeof path === 'string' ? path : path.at(-1)!;
}

/** The clause that keeps a unit from lying on top of this one where it rests. */
export function forbidsTop(p: Position, unit: number, hex: number, top: number): Clause | undefined {
  const there = unitsIn(p, 'US', hex);
  return there.length > 1 && there.includes(unit) && there.includes(top) ? undefined : 'MN-6.5.i';
}
