import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/store/index.js';
import { DATABASES } from '../support/databases.js';
import {
  AT,
  answerOf,
  baseOf,
  commitOf,
  draftOf,
  eventOf,
  everythingOf,
  later,
  mailOf,
  matchOf,
  seatOf,
  startMatch,
} from './support/fixtures.js';

/** What databases, encodings and JSON columns are known to change. */
const TEXT =
  '{"units":1,"b":"伝令　旅順—二〇三高地 𠮷 e\u0301 é \\u0000","aa":[1.0,1e3], "c" : "\'\\"\\\\%_$1?" }\n';

describe.each(DATABASES)('matches in $provider', ({ freshDatabase }) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await freshDatabase());
  });
  afterAll(() => store.close());

  test('come back as they were made', async () => {
    const made = matchOf(randomUUID());
    expect(await store.createMatch(made)).toEqual({ ok: true });
    const found = await store.readMatch(made.match.id);
    expect(found).toEqual({
      match: { ...made.match, revision: 0, updatedAt: later(1000) },
      seats: made.seats,
    });
    expect(await store.readRoots(made.match.id)).toEqual([made.root]);
  });

  test('are made once', async () => {
    const id = await startMatch(store);
    const before = await everythingOf(store, id);
    expect(await store.createMatch({ ...matchOf(id), seats: [seatOf('XX')] })).toEqual({
      ok: false,
      conflict: 'match',
    });
    expect(await everythingOf(store, id)).toEqual(before);
  });

  test('tell a seat by one text when its page shows something else, and never by what the other side keeps to itself', async () => {
    const id = await startMatch(store);
    const shown = () => store.readShown(id, 'JP');
    const draft = async (side: string, expectedRevision: number) =>
      store.saveDraft({ base: await baseOf(store, id), side, expectedRevision, answers: '[]', key: 'k' });
    const seen = [await shown()];
    for (const write of [
      () => draft('JP', 0),
      () => draft('JP', 1),
      () => store.saveStanding({ matchId: id, side: 'JP', expectedRevision: 0, orders: '[]' }),
      () => store.change({ matchId: id, offers: { put: [{ side: 'RU', kind: 'draw', at: AT, event: 3 }] } }),
    ]) {
      expect(await write()).toEqual({ ok: true });
      expect(seen).not.toContain(await shown());
      seen.push(await shown());
    }
    await draft('RU', 0);
    await store.saveStanding({ matchId: id, side: 'RU', expectedRevision: 0, orders: '[]' });
    expect(await shown()).toBe(seen.at(-1));
  });

  test('that do not exist read as nothing', async () => {
    expect(await store.readMatch('nowhere')).toBeUndefined();
    expect(await store.readSnapshot('nowhere')).toBeUndefined();
    expect(await store.readDraft('nowhere', 'JP')).toBeUndefined();
    expect(await store.readStanding('nowhere', 'JP')).toBeUndefined();
    expect(await store.readRoot('nowhere')).toBeUndefined();
    expect(await store.readPack('nowhere')).toBeUndefined();
    expect(await store.readEvents('nowhere', 1)).toEqual([]);
    expect(await store.saveAnswer('nowhere', answerOf('JP', 'k'))).toEqual({ ok: false, conflict: 'match' });
  });

  test('keep every text byte for byte', async () => {
    const made = matchOf(randomUUID());
    const id = made.match.id;
    const pack = { hash: randomUUID(), game: 'kyuchorei', text: TEXT };
    await store.createMatch({ ...made, events: [eventOf(1, { text: TEXT, contents: TEXT })], pack });
    await store.saveDraft({ ...draftOf(await baseOf(store, id), 'RU'), answers: TEXT });
    await store.saveStanding({ matchId: id, side: 'JP', expectedRevision: 0, orders: TEXT });
    const snapshot = { event: 1, orders: 0, rolls: 0, draws: 0, state: TEXT };
    const mails = [mailOf(2, 'JP', { payload: TEXT })];
    const next = commitOf(await baseOf(store, id), {
      snapshot,
      mails,
      answer: { ...answerOf('JP', 'k'), answer: TEXT },
    });
    expect(await store.commit(next)).toEqual({ ok: true });
    const [event] = await store.readEvents(id, 1, 1);
    const mail = (await store.waitingMails(id)).find(({ messageId }) => messageId === mails[0]?.messageId);
    expect([event?.text, event?.contents, mail?.payload]).toEqual([TEXT, TEXT, TEXT]);
    expect((await store.readDraft(id, 'RU'))?.answers).toBe(TEXT);
    expect((await store.readStanding(id, 'JP'))?.orders).toBe(TEXT);
    expect((await store.readSnapshot(id))?.state).toBe(TEXT);
    expect((await store.readPack(pack.hash))?.text).toBe(TEXT);
    expect((await store.readAnswer(id, 'JP', 'k'))?.answer).toBe(TEXT);
  });

  test('are listed newest first, by status, and found by an address', async () => {
    const address = `${randomUUID()}@example.org`;
    const ids = [];
    for (const day of [2, 3, 1]) {
      const made = matchOf(randomUUID(), { status: 'open' });
      const at = later(day * 86_400_000);
      await store.createMatch({
        ...made,
        seats: [seatOf('JP', { address }), seatOf('RU')],
        events: [eventOf(1, { at })],
      });
      ids.push(made.match.id);
    }
    const newestFirst = [ids[1], ids[0], ids[2]];
    expect((await store.matchesOfAddress(address)).map(({ match }) => match.id)).toEqual(newestFirst);
    expect((await store.listMatches({ status: 'open', limit: 2 })).map(({ match }) => match.id)).toEqual(
      newestFirst.slice(0, 2),
    );
    expect((await store.listMatches({ limit: 3 })).map(({ match }) => match.id)).toEqual(newestFirst);
  });

  test('from elsewhere are for reading', async () => {
    const { match, seats } = matchOf(randomUUID());
    expect(await store.importMatch({ match, seats, events: [eventOf(1), eventOf(2)] })).toEqual({ ok: true });
    expect((await store.readMatch(match.id))?.match).toMatchObject({ status: 'imported', pending: [] });
    expect(await store.readEvents(match.id, 1)).toEqual([eventOf(1), eventOf(2)]);
  });

  test('change their seats and are stopped without an event', async () => {
    const id = await startMatch(store);
    const seats = [{ side: 'JP', address: null, name: '', generation: 1, mailing: false }];
    const change = {
      matchId: id,
      seats,
      status: 'stopped',
      mails: [mailOf(1, 'JP')],
      answer: answerOf('JP', 'k'),
    } as const;
    expect(await store.change(change)).toEqual({ ok: true });
    const found = await store.readMatch(id);
    expect(found?.match).toMatchObject({ status: 'stopped', headNumber: 1, updatedAt: later(1000) });
    expect(found?.seats[0]).toEqual(seatOf('JP', { address: null, name: '', generation: 1, mailing: false }));
    expect(await store.waitingMails(id)).toHaveLength(2);
    expect(await store.change(change)).toEqual({ ok: false, conflict: 'key' });
    expect(await store.change({ matchId: 'nowhere', status: 'stopped' })).toEqual({
      ok: false,
      conflict: 'match',
    });
  });
});

describe.each(DATABASES)('drafts and standing orders in $provider', ({ freshDatabase }) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await freshDatabase());
  });
  afterAll(() => store.close());

  test('a draft is saved again and again, each time from the one that was seen', async () => {
    const id = await startMatch(store);
    const draft = draftOf(await baseOf(store, id), 'RU');
    expect(await store.saveDraft(draft)).toEqual({ ok: true });
    const second = { ...draft, base: await baseOf(store, id), expectedRevision: 1, answers: '[]', key: 'k2' };
    expect(await store.saveDraft(second)).toEqual({ ok: true });
    expect(await store.readDraft(id, 'RU')).toEqual({
      side: 'RU',
      baseEvent: 1,
      revision: 2,
      answers: '[]',
      lastKey: 'k2',
      press: null,
      closesAt: null,
    });
    const base = await baseOf(store, id);
    expect(await store.saveDraft({ ...second, base })).toEqual({ ok: false, conflict: 'draft' });
    expect(await store.saveDraft({ ...draft, base })).toEqual({ ok: false, conflict: 'draft' });
    expect(await store.readDraft(id, 'RU')).toMatchObject({ revision: 2, lastKey: 'k2' });
  });

  test('a draft on an event that is no longer the head is refused', async () => {
    const id = await startMatch(store);
    const base = await baseOf(store, id);
    await store.commit(commitOf(base));
    expect(await store.saveDraft(draftOf(base, 'RU'))).toEqual({ ok: false, conflict: 'head' });
    expect(await store.readDrafts(id)).toEqual([]);
  });

  test('of two sides that answer at once, the second learns of the first', async () => {
    const id = await startMatch(store, { pending: ['JP', 'RU'] });
    const base = await baseOf(store, id);
    const saves = [
      store.saveDraft({ ...draftOf(base, 'JP'), pending: ['RU'] }),
      store.saveDraft({ ...draftOf(base, 'RU'), pending: ['JP'] }),
    ];
    const results = await Promise.all(saves);
    expect(results).toContainEqual({ ok: true });
    expect(results).toContainEqual({ ok: false, conflict: 'revision' });
    expect((await store.readMatch(id))?.match.pending).toHaveLength(1);
  });

  test('a draft changes nothing that a list of matches shows', async () => {
    const id = await startMatch(store);
    const { match: before } = (await store.readMatch(id)) ?? {};
    await store.saveDraft(draftOf(await baseOf(store, id), 'RU'));
    await store.saveStanding({ matchId: id, side: 'JP', expectedRevision: 0, orders: '[]' });
    expect((await store.readMatch(id))?.match).toEqual({ ...before, revision: 2 });
  });

  test('a key that has its answer saves no draft', async () => {
    const id = await startMatch(store);
    const draft = { ...draftOf(await baseOf(store, id), 'RU'), answer: answerOf('RU', 'k1') };
    expect(await store.saveDraft(draft)).toEqual({ ok: true });
    const again = { ...draft, base: await baseOf(store, id), expectedRevision: 1, answers: 'changed' };
    expect(await store.saveDraft(again)).toEqual({ ok: false, conflict: 'key' });
    expect(await store.readDraft(id, 'RU')).toMatchObject({ revision: 1, answers: draft.answers });
  });

  test('standing orders that another page changed are kept', async () => {
    const id = await startMatch(store);
    const save = { matchId: id, side: 'JP', expectedRevision: 0, orders: '["first"]' };
    expect(await store.saveStanding(save)).toEqual({ ok: true });
    expect(await store.saveStanding({ ...save, expectedRevision: 1, orders: '["second"]' })).toEqual({
      ok: true,
    });
    expect(await store.saveStanding({ ...save, expectedRevision: 1, orders: '["third"]' })).toEqual({
      ok: false,
      conflict: 'standing',
    });
    expect(await store.saveStanding(save)).toEqual({ ok: false, conflict: 'standing' });
    expect(await store.readStanding(id, 'JP')).toEqual({
      side: 'JP',
      orders: '["second"]',
      expiry: '{}',
      revision: 2,
    });
  });

  test('the ends of standing orders stay where they are not named', async () => {
    const id = await startMatch(store);
    const save = { matchId: id, side: 'JP', expectedRevision: 0, orders: '[]', expiry: '{"a":{"turn":3}}' };
    await store.saveStanding(save);
    await store.saveStanding({ matchId: id, side: 'JP', expectedRevision: 1, orders: '[]' });
    expect(await store.readStanding(id, 'JP')).toMatchObject({ expiry: '{"a":{"turn":3}}', revision: 2 });
  });

  test('standing orders that came in between stop a submission that had read the old ones', async () => {
    const id = await startMatch(store);
    const base = await baseOf(store, id);
    await store.saveStanding({ matchId: id, side: 'JP', expectedRevision: 0, orders: '[]' });
    expect(await store.commit(commitOf(base))).toEqual({ ok: false, conflict: 'revision' });
    expect(await store.commit(commitOf(await baseOf(store, id)))).toEqual({ ok: true });
  });

  test('a key is answered once a side', async () => {
    const id = await startMatch(store);
    expect(await store.saveAnswer(id, answerOf('JP', 'k'))).toEqual({ ok: true });
    expect(await store.saveAnswer(id, { ...answerOf('JP', 'k'), answer: 'other' })).toEqual({
      ok: false,
      conflict: 'key',
    });
    expect(await store.saveAnswer(id, answerOf('RU', 'k'))).toEqual({ ok: true });
    expect(await store.readAnswer(id, 'JP', 'k')).toEqual({ ...answerOf('JP', 'k'), at: AT });
  });
});
