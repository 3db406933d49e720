/**
 * Every game of the house against the practice opponent, on either side, from the set-up well into the match.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { builtInGames, type Matches, makeMatches } from '../../src/match/index.js';
import { type PracticeContext, playAll } from '../../src/practice/index.js';
import { sampleOrder } from '../../src/referee/index.js';
import { openStore, type Store } from '../../src/store/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { good, guardOf } from '../match/harness.js';
import { picker } from '../referee/support.js';
import { freshSqlite } from '../support/databases.js';
import { seededBytes } from '../support/random.js';

/** Orders of the person before he gives up. */
const ORDERS = 25;

const random = seededBytes('practice');

let store: Store;
let matches: Matches;
const faults: object[] = [];
beforeAll(async () => {
  store = await openStore(await freshSqlite());
  const rootKeys = [{ id: 'k1', bytes: new Uint8Array(32).fill(5) }];
  matches = makeMatches({ store, library: builtInGames(), clock: () => new Date(), random, rootKeys });
});
afterAll(() => store.close());

const cases = games().flatMap((game) => game.sides.map((side) => [game.id, side, game] as const));

/** In one round it gives so many orders and no more. */
async function untilItWaits(context: PracticeContext): Promise<void> {
  while (await playAll(context));
}

describe('the practice opponent', () => {
  test.each(cases)('plays %s against a person who holds %s', async (_, side, game) => {
    const context: PracticeContext = {
      matches,
      store,
      random,
      clock: () => new Date(),
      log: { error: (facts) => void faults.push(facts) },
    };
    const person = { name: 'Ann', address: null, locale: 'en', timeZone: 'UTC' } as const;
    const seats = game.sides.map((one) => ({
      ...person,
      side: one,
      holder: one === side ? ('person' as const) : ('robot' as const),
    }));
    const opening = {
      game: game.id,
      scenario: game.scenarios[0]?.id ?? '',
      options: {},
      pack: null,
      opener: side,
      seats,
    };
    const { match } = good(await matches.open(opening));
    good(await matches.join(match, side, {}));
    const pick = picker(7);
    for (let given = 0; given < ORDERS; given++) {
      await untilItWaits(context);
      expect(faults).toEqual([]);
      const page = good(await matches.page(match, side));
      if (page.match.status === 'finished') break;
      expect(page.match.waitsFor).toContain(side);
      if (page.question === undefined) throw new Error('waited for and not asked');
      good(await matches.order(match, side, { ...guardOf(page), order: sampleOrder(page.question, pick) }));
    }
    await untilItWaits(context);
    const page = good(await matches.page(match, side));
    if (page.match.status !== 'finished') good(await matches.resign(match, side, guardOf(page)));
    expect(faults).toEqual([]);
    const journal = good(await matches.journal(match, 'all'));
    expect(journal).not.toMatch(/robot|Practice/);
    expect(await verifyJournal(journal)).toMatchObject({ ok: true });
  });
});
