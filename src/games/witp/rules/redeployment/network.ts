/** Rule 10.3: the transport network of land stacks. WP-10.3.e to j. */
import type { Clause } from '../../../../referee/index.js';
import { enemyOf, neighbours, type SideId } from '../../components/pack.js';
import type { Position } from '../../state/state.js';
import type { Survey } from '../../state/survey.js';
import { ascending } from '../playing.js';
import { openSources } from '../supply/lines.js';

/** What a network is searched with. */
export interface Transport extends Position {
  readonly survey: Survey;
  readonly side: SideId;
  /** By hex: an own depot or working source. */
  readonly hub: Uint8Array;
  /** By hex: whether the network leads into it, and through it. */
  readonly open: Uint8Array;
}

const SHUT = 0;
const END = 1;
const THROUGH = 2;

export function transportOf(position: Position, survey: Survey, side: SideId): Transport {
  const { pack, state } = position;
  const hub = new Uint8Array(pack.hexes.length);
  const hubs = [...openSources(position, survey, side), ...state.depots[side]];
  for (const hex of hubs) if (survey.closed[hex] === 0) hub[hex] = 1;
  const transport = { pack, state, survey, side, hub };
  const open = Uint8Array.from(pack.hexes, (_, hex) => {
    if (forbidsNetwork(transport, hex) !== undefined) return SHUT;
    return survey.control[hex] === enemyOf(side) ? END : THROUGH;
  });
  return { ...transport, open };
}

/**
 * What keeps a hex out of the network (WP-10.3.f, j); a destination in continued combat may have an enemy
 * base.
 */
export function forbidsNetwork(
  { pack, state, survey, side }: Omit<Transport, 'open'>,
  hex: number,
): Clause | undefined {
  const enemy = enemyOf(side);
  if (pack.hexes[hex]!.terrain === 'mountain') return 'WP-10.3.f';
  if (survey.closed[hex] === 1) return 'WP-13.4.c';
  if (survey.zone[enemy][hex] === 1) return 'WP-10.3.f';
  return survey.control[hex] === enemy && !state.cc.includes(hex) ? 'WP-10.3.f' : undefined;
}

/** A place on a way: how long the leg is so far, and whether a depot or source lies behind (WP-10.3.i). */
interface Stage {
  readonly hex: number;
  readonly leg: number;
  readonly joined: boolean;
}

const REACH = 2;
const LINK = 3;

/** The stages that follow when a way goes on to a hex; a hub may end the leg or be passed by. */
function stagesAt(transport: Transport, from: Stage, hex: number): Stage[] {
  const leg = from.leg + 1;
  if (leg > (from.joined ? LINK : REACH)) return [];
  const on: Stage = { hex, leg, joined: from.joined };
  return transport.hub[hex] === 1 ? [{ hex, leg: 0, joined: true }, on] : [on];
}

/** Where a way may begin: an own depot or source in the hex of the stack serves as well (WP-10.3.i). */
function startStages(transport: Transport, hex: number): Stage[] {
  const start: Stage = { hex, leg: 0, joined: false };
  return transport.hub[hex] === 1 ? [{ hex, leg: 0, joined: true }, start] : [start];
}

/** Legs behind the last hub are two hexes at most (WP-10.3.i). */
function arrives({ leg, joined }: Stage): boolean {
  return joined && leg <= REACH;
}

/** Whether a path is one of the network; else the clause. */
export function forbidsTransport(
  transport: Transport,
  from: number,
  path: readonly number[],
): Clause | undefined {
  let stages = startStages(transport, from);
  for (const [i, hex] of path.entries()) {
    const clause = forbidsNetwork(transport, hex);
    if (clause !== undefined) return clause;
    if (i < path.length - 1 && transport.open[hex] !== THROUGH) return 'WP-10.3.f';
    stages = stages.flatMap((stage) => stagesAt(transport, stage, hex));
    if (stages.length === 0) return 'WP-10.3.i';
  }
  return undefined;
}

/** The clause that says the path may not end where it does. */
export function unfinishedTransport(
  transport: Transport,
  from: number,
  path: readonly number[],
): Clause | undefined {
  let stages = startStages(transport, from);
  for (const hex of path) stages = stages.flatMap((stage) => stagesAt(transport, stage, hex));
  return stages.some(arrives) ? undefined : 'WP-10.3.i';
}

// --- where the network leads to

/**
 * By hub: the hubs that a leg joins to it, itself first, and the hexes that a last leg reaches from any of
 * them.
 */
export interface TransportReach {
  /** Hexes at most two steps from a hex over the network, by the hub that serves as its first. */
  ends(from: number): readonly number[];
}

/** What is joined is found once for all stacks of a side. */
export function reachOf(transport: Transport): TransportReach {
  const legs: Legs = { transport, joined: new Map(), links: new Map(), last: new Map() };
  return {
    ends: (from) => {
      const found = new Set<number>();
      for (const hub of hubsWithin(transport, from, REACH))
        for (const hex of joinedTo(legs, hub)) found.add(hex);
      found.delete(from);
      return [...found].sort(ascending);
    },
  };
}

/** What was found of the hubs of a side: all that each is joined to, the next ones, and the last legs. */
interface Legs {
  readonly transport: Transport;
  readonly joined: Map<number, readonly number[]>;
  readonly links: Map<number, readonly number[]>;
  readonly last: Map<number, readonly number[]>;
}

/**
 * All that can be reached once a hub is on the way: the ends of last legs from it and from every hub that it
 * is joined to.
 */
function joinedTo({ transport, joined, links, last }: Legs, hub: number): readonly number[] {
  return foundOnce(joined, hub, () => {
    const hubs = new Set([hub]);
    for (const one of hubs)
      for (const next of foundOnce(links, one, () => hubsWithin(transport, one, LINK))) hubs.add(next);
    const ends = [...hubs].flatMap((one) => foundOnce(last, one, () => hexesWithin(transport, one, REACH)));
    return [...new Set(ends)];
  });
}

function foundOnce<A>(known: Map<number, A>, of: number, find: () => A): A {
  const found = known.get(of) ?? find();
  known.set(of, found);
  return found;
}

function hubsWithin(transport: Transport, from: number, limit: number): number[] {
  return hexesWithin(transport, from, limit).filter((hex) => transport.hub[hex] === 1);
}

/** The hex itself, and those that so many steps of the network lead to. */
function hexesWithin(transport: Transport, from: number, limit: number): number[] {
  const { grid } = transport.pack;
  const steps = new Int8Array(grid.count).fill(-1);
  const queue = [from];
  steps[from] = 0;
  for (const at of queue) {
    if (steps[at] === limit || (at !== from && transport.open[at] !== THROUGH)) continue;
    for (let link = grid.first[at]!; link < grid.first[at + 1]!; link++) {
      const next = grid.neighbours[link]!;
      if (next < 0 || steps[next] !== -1 || transport.open[next] === SHUT) continue;
      steps[next] = steps[at]! + 1;
      queue.push(next);
    }
  }
  return queue;
}

// --- the way that is proposed

/** A stage found, and where from: stages are numbered by hex, leg and whether a hub lies behind. */
interface Search {
  readonly transport: Transport;
  readonly before: Int16Array;
  /** Cost of the best way found to each so far. */
  readonly least: Int32Array;
  readonly seen: Uint8Array;
  readonly waiting: number[][];
}

const LEGS = LINK + 1;

const numberOf = ({ hex, leg, joined }: Stage) => (hex * LEGS + leg) * 2 + (joined ? 1 : 0);

const stageOf = (number: number): Stage => ({
  hex: Math.floor(number / 2 / LEGS),
  leg: Math.floor(number / 2) % LEGS,
  joined: number % 2 === 1,
});

/**
 * The path of the network to a hex with the fewest hexes of water, then the fewest hexes (WP-10.4.e);
 * undefined: none.
 */
export function transportWay(transport: Transport, from: number, to: number): number[] | undefined {
  const stages = transport.pack.hexes.length * LEGS * 2;
  const starts = startStages(transport, from).map(numberOf);
  const search: Search = {
    transport,
    before: new Int16Array(stages).fill(-1),
    least: new Int32Array(stages).fill(NEVER),
    seen: new Uint8Array(stages),
    waiting: [starts],
  };
  for (const start of starts) search.least[start] = 0;
  for (let cost = 0; cost < search.waiting.length; cost++)
    for (const number of search.waiting[cost] ?? []) {
      if (search.seen[number] === 1) continue;
      search.seen[number] = 1;
      const stage = stageOf(number);
      if (stage.hex === to && arrives(stage)) return pathTo(search, number);
      if (starts.includes(number) || transport.open[stage.hex] === THROUGH) spread(search, stage, cost);
    }
  return undefined;
}

/** Water costs so much more than land that a path by land always comes first. */
const WATER = 100;
const NEVER = 2 ** 30;

function spread({ transport, before, least, seen, waiting }: Search, from: Stage, spent: number): void {
  const { pack, open } = transport;
  for (const hex of neighbours(pack, from.hex)) {
    if (open[hex] === SHUT) continue;
    const cost = spent + (pack.hexes[hex]!.terrain === 'land' ? 1 : WATER);
    for (const stage of stagesAt(transport, from, hex)) {
      const number = numberOf(stage);
      if (seen[number] === 1 || least[number]! <= cost) continue;
      least[number] = cost;
      before[number] = numberOf(from);
      const bucket = waiting[cost];
      if (bucket === undefined) waiting[cost] = [number];
      else bucket.push(number);
    }
  }
}

function pathTo({ before }: Search, last: number): number[] {
  const path: number[] = [];
  for (let one = last; before[one] !== -1; one = before[one]!) path.unshift(stageOf(one).hex);
  return path;
}
