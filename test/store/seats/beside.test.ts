/** What a page shows beside the events is read by one statement, and is what each part is when read alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../../src/store/index.js';
import { DATABASES } from '../../support/databases.js';
import { AT, baseOf, commitOf, later, mailOf, startMatch } from '../support/fixtures.js';

describe.each(DATABASES)('beside the events in $provider', ({ freshDatabase }) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await freshDatabase());
  });
  afterAll(() => store.close());

  test('stands nothing at first', async () => {
    const id = await startMatch(store);
    expect(await store.readBeside(id, 0)).toEqual({ messages: [], offers: [], failed: [] });
  });

  test('stand messages, offers and mails given up of this match alone', async () => {
    const [id, other] = [await startMatch(store), await startMatch(store)];
    for (const match of [id, other])
      await store.change({
        matchId: match,
        message: { side: 'RU', event: 3, text: '伝令 “ok”', at: later(7) },
        offers: {
          put: [
            { side: 'RU', kind: 'draw', at: AT, event: 3, detail: 'd' },
            { side: 'JP', kind: 'take back', at: later(1), event: 4 },
          ],
        },
      });
    await store.change({ matchId: id, message: { side: 'JP', event: 2, text: 'early', at: AT } });
    await store.commit(commitOf(await baseOf(store, id), { mails: [mailOf(2, 'JP'), mailOf(2, 'RU')] }));
    const due = await store.claimMail({ now: later(9), leaseMs: 60_000, limit: 20, again: false });
    const given = due.filter(({ side }) => side === 'JP');
    for (const mail of given) await store.mailFailed(mail, 'no such user', null);

    const { messages, offers, failed } = await store.readBeside(id, 1);
    expect(messages).toEqual(await store.readMessages(id, 1));
    expect(messages.map(({ text, at }) => [text, at])).toEqual([
      ['early', AT],
      ['伝令 “ok”', later(7)],
    ]);
    expect(offers).toEqual(await store.readOffers(id));
    expect(offers.map(({ side, at }) => [side, at])).toEqual([
      ['JP', later(1)],
      ['RU', AT],
    ]);
    const own = given.filter(({ matchId }) => matchId === id);
    expect(own.length).toBeGreaterThan(0);
    expect(failed).toEqual(own.map(({ side, event, kind }) => ({ side, event, kind })));
    expect((await store.readBeside(id, 2)).messages.map(({ event: of }) => of)).toEqual([3]);
  });
});
