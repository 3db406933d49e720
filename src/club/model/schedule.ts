/** Who meets whom: the groups of a stage, the pairings of a group, and which of them open now. */

import { lotFor } from './lots.js';
import {
  type DrawnPairing,
  type Group,
  LARGEST_GROUP,
  type Leg,
  type Meeting,
  type Pairing,
  SMALLEST_GROUP,
  type StageSettings,
} from './types.js';

/** Somebody who is drawn into a group, the strongest first. */
export interface Seed {
  readonly entry: number;
  /** The group they come from, where they qualified in one: they do not meet the same people at once. */
  readonly from: number | null;
}

/**
 * How many entries each group has: as many groups as it takes, of sizes that differ by at most one. Nobody is
 * left alone: a group of three takes in whoever would be.
 */
export function groupSizes(
  entries: number,
  { groupSize }: Pick<StageSettings, 'groupSize'>,
): readonly number[] {
  const wanted = Math.ceil(entries / groupSize);
  const groups = Math.max(1, Math.min(wanted, Math.floor(entries / SMALLEST_GROUP)));
  return Array.from({ length: groups }, (_, n) => Math.floor((entries + groups - 1 - n) / groups));
}

/**
 * The groups of a stage. The seeds are dealt out like cards, there and back again, each to the group that has
 * the fewest of those they met before; with `divisions` each group takes the next in order.
 */
export function groupsOf(
  seeds: readonly Seed[],
  settings: Pick<StageSettings, 'groupSize' | 'draw'>,
): readonly Group[] {
  const sizes = groupSizes(seeds.length, settings);
  const dealt = settings.draw === 'divisions' ? inBlocks(seeds, sizes) : dealtOut(seeds, sizes);
  return dealt.map((group, n) => ({ group: n, entries: group.map(({ entry }) => entry), reserves: [] }));
}

function inBlocks(seeds: readonly Seed[], sizes: readonly number[]): readonly (readonly Seed[])[] {
  let taken = 0;
  return sizes.map((size) => {
    taken += size;
    return seeds.slice(taken - size, taken);
  });
}

function dealtOut(seeds: readonly Seed[], sizes: readonly number[]): readonly (readonly Seed[])[] {
  const groups: Seed[][] = sizes.map(() => []);
  for (let first = 0; first < seeds.length; first += groups.length) {
    const there = groups.map((_, n) => n);
    const order = (first / groups.length) % 2 === 0 ? there : there.reverse();
    const free = order.filter((n) => (groups[n]?.length ?? 0) < (sizes[n] ?? 0));
    for (const seed of seeds.slice(first, first + groups.length)) {
      const met = (n: number) =>
        groups[n]?.filter(({ from }) => from !== null && from === seed.from).length ?? 0;
      const fewest = Math.min(...free.map(met));
      const n = free.find((one) => met(one) === fewest) ?? 0;
      groups[n]?.push(seed);
      free.splice(free.indexOf(n), 1);
    }
  }
  return groups;
}

/**
 * The circle method: one stays, the others move on by one place each round, and those opposite each other
 * meet. With an odd number whoever would meet the empty place waits. Pairs of places from 0, round by round.
 */
export function circle(size: number): readonly (readonly [number, number])[] {
  if (size < SMALLEST_GROUP || size > LARGEST_GROUP) throw new RangeError(`no group of ${size}`);
  const places = size + (size % 2);
  const rounds = Array.from({ length: places - 1 }, (_, round) => round);
  return rounds.flatMap((round) => {
    const at = (n: number) => (n === 0 ? places - 1 : (round + n) % (places - 1));
    return [
      [at(0), round] as const,
      ...Array.from({ length: places / 2 - 1 }, (_, n) => [at(n + 1), at(places - 2 - n)] as const),
    ].flatMap(([a, b]) => (a < size && b < size ? [[Math.min(a, b), Math.max(a, b)] as const] : []));
  });
}

/** All pairings of a group, in the order of the circle. */
export function pairingsOf(
  stage: number,
  { group, entries }: Pick<Group, 'group' | 'entries'>,
  meeting: Meeting,
  lot: string,
): readonly DrawnPairing[] {
  const turned = Number.parseInt(lotFor(lot, 'stage', stage, 'group', group, 'sides').slice(0, 2), 16) % 2;
  return circle(entries.length).map(([a, b], place) => {
    const pair = [entries[a] ?? 0, entries[b] ?? 0] as const;
    return {
      id: `${stage}.${group}.${place}`,
      stage,
      group,
      place,
      entries: pair,
      legs: legsOf(pair, meeting, (b - a + turned) % 2 === 0),
    };
  });
}

/**
 * The matches of a pairing. In single matches whoever of the two stands before the other by an odd number of
 * places has the first side (or by an even number: the lot says which), so that nobody has one side more than
 * once more often than the other.
 */
function legsOf(
  [a, b]: readonly [number, number],
  meeting: Meeting,
  isSwitched: boolean,
): readonly Pick<Leg, 'leg' | 'seats'>[] {
  const [first, second] = isSwitched ? [b, a] : [a, b];
  if (meeting === 'single') return [{ leg: 1, seats: [first, second] }];
  return [
    { leg: 1, seats: [first, second] },
    { leg: 2, seats: [second, first] },
  ];
}

/** How a pairing stands for the order in which pairings open. */
export type OpenState = 'waiting' | 'underWay' | 'over';

/**
 * Pairings that open now, in the order of the circle: as soon as both have room. Fast players do not wait for
 * slow ones.
 */
export function opensNow(
  pairings: readonly Pick<Pairing, 'id' | 'place' | 'entries'>[],
  stateOf: (id: string) => OpenState,
  atATime: number,
): readonly string[] {
  const busy = new Map<number, number>();
  const begin = (entries: readonly number[]) => {
    for (const entry of entries) busy.set(entry, (busy.get(entry) ?? 0) + 1);
  };
  for (const { id, entries } of pairings) if (stateOf(id) === 'underWay') begin(entries);
  const waiting = pairings.filter(({ id }) => stateOf(id) === 'waiting').sort((a, b) => a.place - b.place);
  return waiting.flatMap(({ id, entries }) => {
    if (entries.some((entry) => (busy.get(entry) ?? 0) >= atATime)) return [];
    begin(entries);
    return [id];
  });
}
