/**
 * The match layer for tests: a fresh SQLite store, the toy alone as its library, a clock that is told the
 * time, dice from a seed.
 */
import { createHash } from 'node:crypto';
import {
  type Effects,
  type Matches,
  makeMatches,
  type OpenRequest,
  type SeatPage,
} from '../../src/match/index.js';
import { type Picker, sampleOrder } from '../../src/referee/index.js';
import { openStore, type Store } from '../../src/store/index.js';
import { freshSqlite } from '../support/databases.js';
import { toy } from '../toy/game.js';

export interface Harness {
  readonly store: Store;
  readonly matches: Matches;
  readonly context: Effects;
  readonly pick: Picker;
  /** Moves the clock. */
  pass(seconds: number): void;
}

/** One on a database of its own (or on `url`). Same seed, same randomness. `more`: further effects. */
export async function makeHarness(
  seed = 'test',
  url?: string,
  more: (clock: () => Date) => Partial<Effects> = () => ({}),
): Promise<Harness> {
  const store = await openStore(url ?? (await freshSqlite()));
  const bytes = stream(seed);
  let now = Date.parse('2026-11-21T10:00:00Z');
  const context: Effects = {
    store,
    library: { ids: ['toy'], newest: (id) => (id === 'toy' ? 1 : undefined), load: () => toy },
    clock: () => new Date(now),
    random: bytes,
    rootKeys: [{ id: 'k1', bytes: new Uint8Array(32).fill(7) }],
    ...more(() => new Date(now)),
  };
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  return { store, matches: makeMatches(context), context, pick: pickFrom(stream(`${seed} pick`)), pass };
}

function stream(seed: string): (n: number) => Uint8Array {
  let count = 0;
  let left = Buffer.alloc(0);
  return (n) => {
    while (left.length < n)
      left = Buffer.concat([left, createHash('sha256').update(`${seed}/${count++}`).digest()]);
    const taken = left.subarray(0, n);
    left = left.subarray(n);
    return new Uint8Array(taken);
  };
}

function pickFrom(bytes: (n: number) => Uint8Array): Picker {
  return (n) => Buffer.from(bytes(4)).readUInt32BE() % n;
}

export const REQUEST: OpenRequest = {
  game: 'toy',
  scenario: 'standard',
  options: {},
  pack: null,
  opener: 'RED',
  seats: [
    { side: 'RED', name: '山田 太郎', address: 'red@example.org', locale: 'ja', timeZone: 'Asia/Tokyo' },
    {
      side: 'BLUE',
      name: 'Blue Person',
      address: 'blue@example.org',
      locale: 'en',
      timeZone: 'Europe/London',
    },
  ],
};

/** Unwraps an outcome that must be good. */
export function good<T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: unknown },
): T {
  if (!outcome.ok) throw new Error(`failed: ${JSON.stringify(outcome.failure)}`);
  return outcome.value;
}

/** Opens a match and seats both players. */
export async function begin({ matches }: Harness, request: OpenRequest = REQUEST): Promise<string> {
  const { match } = good(await matches.open(request));
  for (const { side } of request.seats) good(await matches.join(match, side, {}));
  return match;
}

let keys = 0;

/** A guard for what this page shows. */
export function guardOf(page: SeatPage) {
  return { event: page.match.head.number, draft: page.draft.revision, key: `key-${keys++}` };
}

/** One random legal order of whoever is asked (or of `whose`); false when the match is over. */
export async function step({ matches, pick }: Harness, match: string, whose?: string): Promise<boolean> {
  const info = await matches.info(match);
  const side = whose ?? info?.waitsFor[0];
  if (info === undefined || info.status !== 'playing' || side === undefined) return false;
  const page = good(await matches.page(match, side));
  if (page.question === undefined) throw new Error(`${side} is waited for and not asked`);
  const order = sampleOrder(page.question, pick);
  good(await matches.order(match, side, { ...guardOf(page), order }));
  return true;
}
