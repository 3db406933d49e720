/** Players and results out of a seed. */
import type { RatedMatch } from '../../../src/club/model/rating.js';

/** Numbers from 0 to 1: mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

export interface Simulated {
  readonly matches: readonly RatedMatch[];
  readonly strengths: ReadonlyMap<string, number>;
}

export interface Simulation {
  readonly seed: number;
  readonly players: number;
  readonly results: number;
  /** Points by which the first side is ahead, for each setting. */
  readonly offsets: { readonly [setting: string]: number };
  readonly years?: number;
}

/** Players of strengths as the model supposes them, who meet at random. */
export function simulated({ seed, players, results, offsets, years = 0 }: Simulation): Simulated {
  const chance = seeded(seed);
  const strengths = Array.from({ length: players }, () => 1500 + 250 * normal(chance));
  const settings = Object.entries(offsets);
  const start = Date.UTC(2027, 0, 1);
  const matches = Array.from({ length: results }, (_, n): RatedMatch => {
    const a = Math.floor(chance() * players);
    const b = (a + 1 + Math.floor(chance() * (players - 1))) % players;
    const [setting, offset] = settings[Math.floor(chance() * settings.length)] ?? ['', 0];
    const ahead = (strengths[a] ?? 0) - (strengths[b] ?? 0) + offset;
    return {
      match: `m${n}`,
      pairing: `p${n}`,
      setting,
      players: [`player ${a}`, `player ${b}`],
      score: chance() < 1 / (1 + 10 ** (-ahead / 400)) ? 1 : 0,
      endedAt: new Date(start + (n / results) * years * 365.25 * 86_400_000),
    };
  });
  return { matches, strengths: new Map(strengths.map((strength, n) => [`player ${n}`, strength])) };
}

export function shuffled<T>(things: readonly T[], seed: number): readonly T[] {
  const chance = seeded(seed);
  return things
    .map((thing) => ({ thing, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
