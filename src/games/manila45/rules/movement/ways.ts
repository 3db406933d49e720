/**
 * Where a unit can go with its movement points, and by which way: past as few enemies as it may, then as
 * cheaply as it may.
 */
import { memoized } from '../../../../referee/index.js';
import { DRY, enemyOf, MAJOR, MINOR, OFF, type Pack, sideOf } from '../../components/pack.js';
import { forbidsCompany, type Position, phaseOf, unitsOf } from '../../state/state.js';
import { crossesFreely, forbidsHelp, rubbleCost, type Trek } from './steps.js';

const DIRECTIONS = 6;
const NEVER = 99;

/** A place on a way. */
interface Stop {
  readonly hex: number;
  /** Movement points spent, and hexes next to enemies entered, so far. */
  readonly spent: number;
  readonly risk: number;
  readonly before: Stop | undefined;
}

/** By hex the best way there; undefined where none leads. */
export type Reached = readonly (Stop | undefined)[];

/** What the search asks of each hex, looked up once. */
interface Ground {
  /** Sea, enemies, or own units in the way. */
  readonly closed: Uint8Array;
  /** Next to an enemy. */
  readonly risky: Uint8Array;
}

/**
 * The hexes that a unit can reach. `starts`: by which hexes of the map edge it may come, if it stands nowhere
 * yet.
 */
export function reachOf(p: Position, trek: Trek, starts: readonly number[] = []): Reached {
  const ground = groundFor(p, trek.unit);
  const best: (Stop | undefined)[] = new Array(p.pack.hexes.length).fill(undefined);
  // What was settled before has fewer enemies behind it: only what is cheaper leads further.
  const cheapest = new Uint8Array(p.pack.hexes.length).fill(NEVER);
  const open: Stop[][] = [];
  const add = (stop: Stop) => {
    const rank = stop.risk * NEVER + stop.spent;
    const alike = open[rank];
    if (alike === undefined) open[rank] = [stop];
    else alike.push(stop);
  };
  const leads = (hex: number, spent: number) => spent <= trek.left && spent < cheapest[hex]!;
  for (const stop of firstStops(p, trek, ground, starts)) if (leads(stop.hex, stop.spent)) add(stop);
  for (let i = 0; i < open.length; i++)
    for (const stop of open[i] ?? []) {
      if (!leads(stop.hex, stop.spent)) continue;
      cheapest[stop.hex] = stop.spent;
      best[stop.hex] ??= stop;
      spread(p, trek, ground, stop, leads, add);
    }
  return best;
}

function firstStops(p: Position, { from }: Trek, ground: Ground, starts: readonly number[]): Stop[] {
  if (from !== OFF) return [{ hex: from, spent: 0, risk: 0, before: undefined }];
  return starts
    .filter((hex) => ground.closed[hex] === 0)
    .map((hex) => ({ hex, spent: entryCost(p, hex), risk: ground.risky[hex]!, before: undefined }));
}

/** MN-3.4.c: the first hex is paid for; no side is crossed. */
export function entryCost(p: Position, hex: number): number {
  return p.pack.hexes[hex]!.cost + rubbleCost(p, hex);
}

function spread(
  p: Position,
  trek: Trek,
  ground: Ground,
  stop: Stop,
  leads: (hex: number, spent: number) => boolean,
  add: (next: Stop) => void,
): void {
  const { grid, stepCost, river } = p.pack;
  for (let side = stop.hex * DIRECTIONS; side < (stop.hex + 1) * DIRECTIONS; side++) {
    const hex = grid.neighbours[side]!;
    if (hex < 0 || ground.closed[hex] === 1) continue;
    const over = river[side] === DRY ? 0 : overRiver(p, trek, stop.hex, hex, river[side]!);
    if (over === NEVER) continue;
    const spent = stop.spent + stepCost[side]! + over + rubbleCost(p, hex);
    if (leads(hex, spent)) add({ hex, spent, risk: stop.risk + ground.risky[hex]!, before: stop });
  }
}

/** What a river adds to a step; NEVER where no way leads over it. */
function overRiver(p: Position, { unit, help }: Trek, from: number, to: number, river: number): number {
  if (crossesFreely(p, unit, from, to)) return 0;
  const helped = (river === MAJOR || help) && forbidsHelp(p, unit, from, to) === undefined;
  if (helped) return 0;
  return river === MINOR ? p.pack.minorCost : NEVER;
}

const seaOf = memoized((pack: Pack) => Uint8Array.from(pack.hexes, ({ land }) => (land ? 0 : 1)));

function groundFor(p: Position, unit: number): Ground {
  const { pack, state } = p;
  const side = sideOf(pack, unit);
  const closed = seaOf(pack).slice();
  const risky = new Uint8Array(pack.hexes.length);
  for (const enemy of unitsOf(p, enemyOf(side))) {
    const { at } = state.units[enemy]!;
    closed[at] = 1;
    for (const near of pack.hexes[at]!.near) risky[near] = 1;
  }
  for (const [hex, own] of stacksOf(p, unit)) if (forbidsCompany(p, unit, own) !== undefined) closed[hex] = 1;
  return { closed, risky };
}

/** The units of its side that a unit may meet, by hex. */
function stacksOf(p: Position, unit: number): ReadonlyMap<number, readonly number[]> {
  const stacks = new Map<number, number[]>();
  for (const own of unitsOf(p, sideOf(p.pack, unit))) {
    if (own === unit) continue;
    const { at } = p.state.units[own]!;
    const alike = stacks.get(at);
    if (alike === undefined) stacks.set(at, [own]);
    else alike.push(own);
  }
  return stacks;
}

/** The way to a hex without the start, or undefined where none leads; empty where the unit stands. */
export function wayTo(reached: Reached, from: number, goal: number): number[] | undefined {
  const last = reached[goal];
  if (last === undefined) return undefined;
  const way: number[] = [];
  for (let stop: Stop | undefined = last; stop !== undefined; stop = stop.before) way.unshift(stop.hex);
  return from === OFF ? way : way.slice(1);
}

/**
 * Over land, whatever stands in the way: the step out of what was reached on the shortest way to a goal, from
 * the hex with the most movement points left.
 */
export function lastStep(
  { pack }: Position,
  reached: Reached,
  goal: number,
): readonly [from: number, to: number] | undefined {
  const seen = new Set([goal]);
  let ring = [goal];
  while (ring.length > 0) {
    let best: readonly [from: number, to: number] | undefined;
    const next: number[] = [];
    for (const to of ring)
      for (const from of pack.hexes[to]!.near) {
        const { spent } = reached[from] ?? {};
        if (spent !== undefined && (best === undefined || spent < reached[best[0]]!.spent)) best = [from, to];
        if (seen.has(from) || !pack.hexes[from]!.land) continue;
        seen.add(from);
        next.push(from);
      }
    if (best !== undefined) return best;
    ring = next;
  }
  return undefined;
}

/** Whether the group of a unit may come by this hex (MN-3.4.e). */
export function entryHexes(p: Position, unit: number): readonly number[] {
  const { formation } = p.pack.units[unit]!;
  if (phaseOf(p) !== 'S2') return [];
  return p.pack.groups.find((group) => group.formation === formation)?.hexes ?? [];
}
