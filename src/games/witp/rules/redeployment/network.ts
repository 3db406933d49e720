/** Rule 10.3: the transport network of land stacks. WP-10.3.e to j. */
import type { Clause } from '../../../../referee/index.js';
import { enemyOf, neighbours, type SideId } from '../../components/pack.js';
import type { Position } from '../../state/state.js';
import type { Survey } from '../../state/survey.js';
import { openSources } from '../supply/lines.js';

/** What a network is searched with. */
export interface Transport extends Position {
  readonly survey: Survey;
  readonly side: SideId;
  /** By hex: an own depot or working source. */
  readonly hub: Uint8Array;
}

export function transportOf(position: Position, survey: Survey, side: SideId): Transport {
  const { pack, state } = position;
  const hub = new Uint8Array(pack.hexes.length);
  const hubs = [...openSources(position, survey, side), ...state.depots[side]];
  for (const hex of hubs) if (survey.closed[hex] === 0) hub[hex] = 1;
  return { pack, state, survey, side, hub };
}

/** What keeps a hex out of the network (WP-10.3.f, j); a destination in continued combat may have an enemy base. */
export function forbidsNetwork({ pack, state, survey, side }: Transport, hex: number): Clause | undefined {
  const enemy = enemyOf(side);
  if (pack.hexes[hex]!.terrain === 'mountain') return 'WP-10.3.f';
  if (survey.closed[hex] === 1) return 'WP-13.4.c';
  if (survey.zone[enemy][hex] === 1) return 'WP-10.3.f';
  return survey.control[hex] === enemy && !state.cc.includes(hex) ? 'WP-10.3.f' : undefined;
}

/** Whether the network goes on through a hex: its base may not be the enemy's, contested or not. */
function leadsOn(transport: Transport, hex: number): boolean {
  return (
    forbidsNetwork(transport, hex) === undefined && transport.survey.control[hex] !== enemyOf(transport.side)
  );
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
    if (i < path.length - 1 && !leadsOn(transport, hex)) return 'WP-10.3.f';
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

/** A way found: linked backwards. */
interface Found extends Stage {
  readonly cost: number;
  readonly before: Found | undefined;
}

/** By hex, the shortest path of the network, one without water before any other (WP-10.4.e); undefined: none. */
export function transportWays(
  transport: Transport,
  from: number,
): readonly (readonly number[] | undefined)[] {
  const { pack } = transport;
  const ways: (readonly number[] | undefined)[] = pack.hexes.map(() => undefined);
  const waiting: Found[][] = [
    startStages(transport, from).map((stage) => ({ ...stage, cost: 0, before: undefined })),
  ];
  const seen = new Set<string>();
  for (let cost = 0; cost < waiting.length; cost++)
    for (const found of waiting[cost] ?? []) {
      const key = `${found.hex} ${found.leg} ${found.joined}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (arrives(found) && found.hex !== from && ways[found.hex] === undefined)
        ways[found.hex] = pathOf(found);
      if (found.before !== undefined && !leadsOn(transport, found.hex)) continue;
      spread(transport, found, waiting);
    }
  return ways;
}

/** Water costs so much more than land that a path by land always comes first. */
const WATER = 100;

function spread(transport: Transport, found: Found, waiting: Found[][]): void {
  const { pack } = transport;
  for (const hex of neighbours(pack, found.hex)) {
    if (forbidsNetwork(transport, hex) !== undefined) continue;
    const cost = found.cost + (pack.hexes[hex]!.terrain === 'land' ? 1 : WATER);
    for (const stage of stagesAt(transport, found, hex)) {
      const bucket = waiting[cost];
      const next = { ...stage, cost, before: found };
      if (bucket === undefined) waiting[cost] = [next];
      else bucket.push(next);
    }
  }
}

function pathOf(found: Found): number[] {
  const path: number[] = [];
  for (let one = found; one.before !== undefined; one = one.before) path.unshift(one.hex);
  return path;
}
