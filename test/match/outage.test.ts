/** A commit whose outcome the database did not tell. */
import { describe, expect, test } from 'vitest';
import { makeMatches } from '../../src/match/index.js';
import { type Store, StoreError } from '../../src/store/index.js';
import { begin, good, guardOf, makeHarness } from './harness.js';

const unknown = () => new StoreError('outcomeUnknown', 'the connection broke');

/** A match in which RED is about to bid, on a store with some methods replaced. */
async function bidding(replaced: (store: Store) => Partial<Store>) {
  const quiet = await makeHarness();
  const match = await begin(quiet);
  const matches = makeMatches({ ...quiet.context, store: { ...quiet.store, ...replaced(quiet.store) } });
  const page = good(await quiet.matches.page(match, 'RED'));
  const bid = () =>
    matches.order(match, 'RED', { ...guardOf(page), key: 'bid', order: { do: 'bid', points: 2 } });
  return { quiet, match, bid };
}

describe('an order whose write was not answered', () => {
  test('is looked up: written, it is acknowledged and not given twice', async () => {
    const { quiet, match, bid } = await bidding((store) => ({
      saveDraft: async (draft) => {
        await store.saveDraft(draft);
        throw unknown();
      },
    }));
    expect(await bid()).toMatchObject({ ok: true, value: { became: 'draft', draft: 1 } });
    expect(await quiet.store.readDrafts(match)).toMatchObject([{ side: 'RED', revision: 1 }]);
  });

  test('is looked up: not written, it is given again', async () => {
    let broken = false;
    const { bid } = await bidding((store) => ({
      saveDraft: (draft) => {
        if (broken) return store.saveDraft(draft);
        broken = true;
        return Promise.reject(unknown());
      },
    }));
    expect(await bid()).toMatchObject({ ok: true, value: { became: 'draft', draft: 1 } });
  });

  test('stays unknown while the database cannot be asked', async () => {
    const { bid } = await bidding(() => ({
      saveDraft: () => Promise.reject(unknown()),
      readAnswer: () => Promise.reject(new StoreError('unavailable', 'away')),
    }));
    await expect(bid()).rejects.toMatchObject({ code: 'outcomeUnknown' });
  });

  test('stays unknown when it was tried often enough', async () => {
    const { bid } = await bidding(() => ({ saveDraft: () => Promise.reject(unknown()) }));
    await expect(bid()).rejects.toMatchObject({ code: 'outcomeUnknown' });
  });
});

test.each(['busy', 'full', 'gone', 'unavailable'] as const)(
  'an order that the store refuses as %s is not tried again',
  async (code) => {
    let tries = 0;
    const { bid } = await bidding(() => ({
      saveDraft: () => {
        tries++;
        return Promise.reject(new StoreError(code, 'refused'));
      },
    }));
    await expect(bid()).rejects.toMatchObject({ code });
    expect(tries).toBe(1);
  },
);
