/**
 * A whole match of random orders in a house of its own: a database with a finished match, and its journal.
 */
import { join } from 'node:path';
import { readConfig } from '../../src/cli/config.js';
import { openService, type RunningService } from '../../src/cli/running/house.js';
import { builtInGames, makeMatches, type OpenRequest } from '../../src/match/index.js';
import { sampleOrder } from '../../src/referee/index.js';
import { openStore } from '../../src/store/index.js';
import { picker } from '../referee/support.js';
import { freshSqlite } from '../support/databases.js';
import { scratchFolder } from '../support/leftovers.js';
import { seededBytes } from '../support/random.js';

export const REQUEST: OpenRequest = {
  game: 'kyuchorei',
  scenario: 'standard',
  options: {},
  pack: null,
  opener: 'JP',
  seats: [
    { side: 'JP', name: '広瀬', address: 'jp@example.org', locale: 'ja', timeZone: 'Asia/Tokyo' },
    { side: 'RU', name: 'Anna', address: 'ru@example.org', locale: 'en', timeZone: 'Europe/London' },
  ],
};

/** Settings of a service in a folder of its own, as environment. */
export async function ownEnvironment(): Promise<Record<string, string>> {
  const data = await scratchFolder();
  return {
    DENREI_DATA: data,
    DATABASE_URL: `file:${join(data, 'denrei.db')}`,
    DENREI_PORT: '0',
    LOG_LEVEL: 'silent',
  };
}

/** The same ids and roots, and with them the same dice, whenever this file's tests are run. */
const random = seededBytes('cli');

/** Opens the house of an environment; matches that are opened in it here have known dice. */
export async function openSeeded(env: Record<string, string>): Promise<RunningService> {
  const house = await openService(readConfig(env));
  const effects = {
    store: house.store,
    library: builtInGames(),
    clock: () => new Date(),
    random,
    rootKeys: house.keys.roots,
    beacon: house.beacon,
  };
  return { ...house, matches: makeMatches(effects) };
}

/** Works in the house of an environment and closes it. */
export async function atHome<T>(
  env: Record<string, string>,
  work: (house: RunningService) => Promise<T>,
): Promise<T> {
  const house = await openSeeded(env);
  try {
    return await work(house);
  } finally {
    await house.store.close();
  }
}

/** Works with matches of which every die is known beforehand. */
export async function withKnownDice<T>(
  work: (house: Pick<RunningService, 'matches'>) => Promise<T>,
): Promise<T> {
  const byte = picker(11);
  const store = await openStore(await freshSqlite());
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => byte(256));
  const rootKeys = [{ id: 'k', bytes: new Uint8Array(32) }];
  const matches = makeMatches({
    store,
    library: builtInGames(),
    clock: () => new Date('2026-11-21T10:00:00Z'),
    random,
    rootKeys,
  });
  try {
    return await work({ matches });
  } finally {
    await store.close();
  }
}

/** Opens a match and seats both players. */
export async function begin(
  { matches }: Pick<RunningService, 'matches'>,
  pack: string | null = null,
  game: Partial<OpenRequest> = {},
): Promise<string> {
  const request = { ...REQUEST, ...game, pack };
  const opened = await matches.open(request);
  if (!opened.ok) throw new Error(opened.failure.code);
  const { match } = opened.value;
  for (const { side } of request.seats) await matches.join(match, side, {});
  return match;
}

/** Plays random orders until the match is over, or so many. */
export async function playOn(
  { matches }: Pick<RunningService, 'matches'>,
  match: string,
  most = 5000,
): Promise<void> {
  const pick = picker(7);
  for (let n = 0; n < most; n++) {
    const side = (await matches.info(match))?.waitsFor[0];
    if (side === undefined) return;
    const page = await matches.page(match, side);
    const question = page.ok ? page.value.question : undefined;
    const order = question === undefined ? undefined : sampleOrder(question, pick);
    if (!page.ok || order === undefined) throw new Error('nobody is asked, or nothing is legal');
    const [event, draft] = [page.value.match.head.number, page.value.draft.revision];
    const guard = { event, draft, key: `key ${event}.${draft} ${n}` };
    const given = await matches.order(match, side, { ...guard, order });
    if (!given.ok) throw new Error(given.failure.code);
  }
}

/** The journal of a match. */
export async function journalOf(
  { matches }: Pick<RunningService, 'matches'>,
  match: string,
  reader: string,
): Promise<string> {
  const journal = await matches.journal(match, reader);
  if (!journal.ok) throw new Error(journal.failure.code);
  return journal.value;
}

/** The position of a match as somebody without a draft has seen it. */
export async function guardOf({ matches }: Pick<RunningService, 'matches'>, match: string) {
  return { event: (await matches.info(match))?.head.number ?? 0, draft: 0 };
}
