/**
 * Memory: of a match that was looked at, by game, and of a replay. `npm run bench -- footprint 30` with so
 * many matches a game.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { games } from '../../../src/games/index.js';
import type { Matches, OpenRequest } from '../../../src/match/index.js';
import type { Game } from '../../../src/referee/index.js';
import { openStore, type Store } from '../../../src/store/index.js';
import { begin, playOn } from '../../../test/cli/match.js';
import { matchesOn } from '../growth/seeds.js';

const COUNT = 20;
/** Answers given in each match before it is looked at. */
const ANSWERS = 120;
const REPLAYS = 4;
const KILO = 1000;

/** Prints what each game's matches leave in memory. */
export async function benchFootprint(count = String(COUNT)): Promise<void> {
  const collect = collector();
  console.log(
    `Node ${process.version}, SQLite; ${count} matches a game, each after ${ANSWERS} random answers; kB of heap and buffers after a collection, a match. At most 500 matches and 60 million characters of replays are kept`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  try {
    for (const game of games()) {
      const store = await openStore(`file:${join(folder, `${game.id}.db`)}`);
      const ids = await playedMatches(store, game, Number(count));
      // What is made once, of the game and of the store, is no match's.
      const [first = ''] = ids;
      const warm = matchesOn(store);
      await lookAt(warm, first);
      await lookBack(warm, first);
      const matches = matchesOn(store);
      const before = collect();
      for (const id of ids) await lookAt(matches, id);
      const open = (collect() - before) / ids.length;
      const between = collect();
      for (const id of ids.slice(0, REPLAYS)) await lookBack(matches, id);
      const replayed = (collect() - between) / Math.min(REPLAYS, ids.length);
      console.log(`${game.id}: an open match ${kilobytes(open)}, its replay ${kilobytes(replayed)}`);
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function playedMatches(store: Store, game: Game, count: number): Promise<readonly string[]> {
  const matches = matchesOn(store);
  const [scenario] = game.scenarios;
  const seats: OpenRequest['seats'] = game.sides.map((side) => ({
    side,
    name: side,
    address: `${side.toLowerCase()}@example.org`,
    locale: 'en',
    timeZone: 'UTC',
  }));
  const opening = { game: game.id, scenario: scenario?.id ?? '', opener: game.sides[0] ?? '', seats };
  const ids: string[] = [];
  while (ids.length < count) {
    const id = await begin({ matches }, null, opening);
    await playOn({ matches }, id, ANSWERS);
    ids.push(id);
  }
  return ids;
}

async function lookAt(matches: Matches, match: string): Promise<void> {
  const info = await matches.info(match);
  const side = info?.waitsFor[0] ?? info?.seats[0]?.side ?? '';
  const page = await matches.page(match, side);
  if (!page.ok) throw new Error(page.failure.code);
}

async function lookBack(matches: Matches, match: string): Promise<void> {
  const info = await matches.info(match);
  const side = info?.waitsFor[0] ?? info?.seats[0]?.side ?? '';
  const replay = await matches.replay(match, side);
  if (!replay.ok) throw new Error(replay.failure.code);
}

/** Collects what nobody holds any more; gives the bytes that are left. */
function collector(): () => number {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  return () => {
    for (let n = 0; n < 3; n++) gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / KILO).toFixed(0)} kB`;
}
