/**
 * Mails of a season of War in the Pacific between practice opponents, through the service: with plans and the
 * usual answers, and strict, where every question is asked by mail and nobody plans.
 */
import {
  builtInGames,
  carryOutAll,
  type Effects,
  type Matches,
  makeMatches,
  type SeatPage,
} from '../../src/match/index.js';
import { emptyMemory, playAll } from '../../src/practice/index.js';
import type { Store } from '../../src/store/index.js';
import { bytesFrom, handOver, inNewStore } from './mailed/house.js';

const GAME = 'witp';
const MATCHES = 20;
/** Milliseconds between two looks at who is asked: longer than the tick of plans. */
const PAUSE = 60_000;
const TICK = 1_000;
const MOST = 5_000;

interface Played {
  readonly seasons: number;
  readonly mails: number;
  readonly impulses: number;
  readonly winner: string | null;
}

/**
 * Prints the median of mails a season for both seats, planning and strict, and their ratio; what each game
 * came to as well, so that runs of a few games can be put together.
 */
export async function benchSeasons(matches = String(MATCHES), first = '1'): Promise<void> {
  const seeds = Array.from({ length: Number(matches) }, (_, i) => Number(first) + i);
  console.log(
    `${GAME}, ${seeds.length} standard games between practice opponents one order ahead, through the service on SQLite; counted: turn and question mails handed over to both seats`,
  );
  const planned = await playedBy(seeds, 'planning');
  const strict = await playedBy(seeds, 'strict');
  const [few, many] = [median(planned.map(aSeason)), median(strict.map(aSeason))];
  console.log(
    `ratio of strict to planning ${(many / few).toFixed(1)} (at least 5), mails a season at most 8: ${few.toFixed(2)}`,
  );
}

async function playedBy(seeds: readonly number[], how: 'planning' | 'strict'): Promise<readonly Played[]> {
  const played: Played[] = [];
  for (const seed of seeds) {
    const one = await playOne(seed, how);
    console.log(
      `  ${how} ${seed}: ${one.mails} mails in ${one.seasons} seasons, ${one.impulses} impulses, ${one.winner} won`,
    );
    played.push(one);
  }
  const sum = (of: (one: Played) => number) => played.reduce((all, one) => all + of(one), 0);
  const won = played.filter(({ winner }) => winner === 'J').length;
  console.log(
    `${how}: median ${median(played.map(aSeason)).toFixed(2)} mails a season, ${median(played.map(({ mails }) => mails))} a game; ${(sum(({ impulses }) => impulses) / sum(({ seasons }) => seasons)).toFixed(2)} impulses a season together; J won ${won}`,
  );
  return played;
}

function aSeason({ mails, seasons }: Played): number {
  return mails / seasons;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function playOne(seed: number, how: 'planning' | 'strict'): Promise<Played> {
  return inNewStore((store) => playedThrough(store, seed, how));
}

async function playedThrough(store: Store, seed: number, how: 'planning' | 'strict'): Promise<Played> {
  let now = Date.UTC(2026, 10, 25);
  const clock = () => new Date(now);
  const random = bytesFrom(`${how} ${seed}`);
  const rootKeys = [{ id: 'k', bytes: new Uint8Array(32) }];
  const effects: Effects = { store, library: builtInGames(), clock, random, rootKeys };
  const matches = makeMatches(effects);
  const id = await opened(matches, how);
  if (how === 'strict') await askAlways(matches, id);
  const complain = { error: (facts: object) => Promise.reject(facts) };
  let mails = await handOver(store, clock());
  for (let visits = 0; visits < MOST; visits++) {
    const info = await matches.info(id);
    const [side] = info?.waitsFor ?? [];
    if (info === undefined || info.status !== 'playing' || side === undefined) break;
    const listRobots = async () => [{ matchId: id, side }];
    const seats = { ...store, listRobots };
    await playAll(
      {
        matches: how === 'strict' ? unplanned(matches) : matches,
        store: seats,
        clock,
        random,
        log: complain,
      },
      emptyMemory(),
    );
    for (let head = -1; ; ) {
      now += TICK;
      await carryOutAll({ matches, store, clock, tick: TICK, log: complain });
      const after = (await matches.info(id))?.head.number ?? 0;
      if (after === head) break;
      head = after;
    }
    now += PAUSE;
    mails += await handOver(store, clock());
  }
  return tally(matches, id, mails);
}

async function opened(matches: Matches, how: 'planning' | 'strict'): Promise<string> {
  const seat = (side: string) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    timeZone: 'UTC',
    locale: 'en' as const,
  });
  const made = await matches.open({
    game: GAME,
    scenario: 'standard',
    options: {},
    pack: null,
    opener: 'J',
    seats: [seat('J'), seat('A')],
    ...(how === 'strict' ? { terms: { strict: true } } : {}),
  });
  if (!made.ok) throw new Error(made.failure.code);
  const { match } = made.value;
  for (const side of ['J', 'A']) await matches.join(match, side, {});
  return match;
}

/** Every window asks, and no usual answer is taken. */
async function askAlways(matches: Matches, id: string): Promise<void> {
  for (const side of ['J', 'A']) {
    const page = await matches.standing(id, side);
    if (!page.ok) throw new Error(page.failure.code);
    let { revision } = page.value;
    for (const kind of ASKABLE) {
      const set = await matches.setStanding(id, side, { set: { do: 'window', kind, mode: 'ask' } }, revision);
      if (!set.ok) throw new Error(set.failure.code);
      revision = set.value.revision;
    }
  }
}

const ASKABLE = [
  ...['loseDepots', 'declare', 'hit', 'transfer', 'survivors', 'embark', 'retreat', 'relocate', 'cardTarget'],
  ...['submarine', 'stacking', 'arrival', 'front'],
];

/** Pages of a game that nobody plans. */
function unplanned(matches: Matches): Matches {
  const page: Matches['page'] = async (match, side) => {
    const found = await matches.page(match, side);
    if (!found.ok) return found;
    const { planning: _, ...opponent } = found.value.match.game.opponent;
    const game = { ...found.value.match.game, opponent };
    const value: SeatPage = { ...found.value, match: { ...found.value.match, game } };
    return { ok: true, value };
  };
  return { ...matches, page };
}

async function tally(matches: Matches, id: string, mails: number): Promise<Played> {
  const journal = await matches.journal(id, 'public');
  const info = await matches.info(id);
  if (!journal.ok || info === undefined) throw new Error('not played');
  const impulses = journal.value.split('{"do":"go"}').length - 1;
  const seasons = Math.max(
    ...[...journal.value.matchAll(/"key":"turn","n":(\d+)/g)].map(([, n]) => Number(n)),
  );
  return { seasons, mails, impulses, winner: info.ended?.result?.winner ?? null };
}
