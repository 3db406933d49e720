import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Base, type Commit, openStore, type Store } from '../../src/store/index.js';
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
  startMatch,
} from './support/fixtures.js';

describe.each(DATABASES)('a submission in $provider', ({ freshDatabase }) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await freshDatabase());
  });
  afterAll(() => store.close());

  /** A match with a draft, a standing order and a used key, and the submission that would end the draft. */
  async function situation(): Promise<{ id: string; base: Base; full: Commit }> {
    const id = await startMatch(store);
    await store.saveAnswer(id, answerOf('RU', 'used key'));
    await store.saveStanding({ matchId: id, side: 'JP', expectedRevision: 0, orders: '[]' });
    await store.saveDraft(draftOf(await baseOf(store, id), 'RU'));
    const base = await baseOf(store, id);
    const full = commitOf(base, {
      drafts: [{ side: 'RU', revision: 1 }],
      snapshot: { event: 2, orders: 1, rolls: 1, draws: 0, state: '{"step":"melee"}' },
      root: { chain: 1, from: { nextRoll: 1, nextDraw: 1 }, to: { nextRoll: 4, nextDraw: 2 } },
      newRoot: { chain: 2, sealed: 's2', secret: 't2', nextRoll: 1, nextDraw: 1 },
      seats: [{ side: 'RU', joinedAt: AT, seed: 'abc' }],
      pack: { hash: 'pack-hash', game: 'kyuchorei', text: '{}' },
      rulesVersion: 2,
      answer: answerOf('RU', 'new key'),
      supersede: [{ side: 'RU', kinds: ['turn'] }],
      mails: [mailOf(2, 'JP')],
    });
    return { id, base, full };
  }

  test('writes its event and all that follows from it', async () => {
    const { id, full } = await situation();
    expect(await store.commit(full)).toEqual({ ok: true });
    const found = await store.readMatch(id);
    const moved = {
      headNumber: 2,
      headHash: 'hash-2',
      pending: ['JP'],
      updatedAt: later(2000),
      rulesVersion: 2,
      pack: 'pack-hash',
    };
    expect(found?.match).toMatchObject(moved);
    expect(found?.seats[1]).toMatchObject({ side: 'RU', joinedAt: AT, seed: 'abc' });
    expect(await store.readEvents(id, 2)).toEqual([eventOf(2)]);
    expect(await store.readDrafts(id)).toEqual([]);
    expect(await store.readSnapshot(id)).toEqual(full.snapshot);
    expect((await store.readRoots(id)).map(({ nextRoll }) => nextRoll)).toEqual([4, 1]);
    expect(await store.readRoot(id)).toEqual(full.newRoot);
    expect(await store.readPack('pack-hash')).toEqual(full.pack);
    expect(await store.readAnswer(id, 'RU', 'new key')).toEqual(full.answer);
    expect((await store.waitingMails(id)).map(({ messageId }) => messageId)).toEqual(['<2.JP.turn@denrei>']);
  });

  test.each<[string, string, (full: Commit) => Partial<Commit>]>([
    ['an event came first', 'head', ({ base }) => ({ base: { ...base, headNumber: 0 } })],
    ['the head is another', 'head', ({ base }) => ({ base: { ...base, headHash: 'other' } })],
    [
      'something moved since it was computed',
      'revision',
      ({ base }) => ({ base: { ...base, revision: base.revision - 1 } }),
    ],
    ['the draft has gone on', 'draft', () => ({ drafts: [{ side: 'RU', revision: 2 }] })],
    ['the draft is not there', 'draft', () => ({ drafts: [{ side: 'JP', revision: 1 }] })],
    [
      'another roll was made',
      'root',
      () => ({ root: { chain: 1, from: { nextRoll: 2, nextDraw: 1 }, to: { nextRoll: 3, nextDraw: 1 } } }),
    ],
    [
      'another draw was made',
      'root',
      () => ({ root: { chain: 1, from: { nextRoll: 1, nextDraw: 3 }, to: { nextRoll: 3, nextDraw: 3 } } }),
    ],
    ['its key was answered', 'key', () => ({ answer: answerOf('RU', 'used key') })],
    ['a Message-ID is taken', 'mail', () => ({ mails: [mailOf(2, 'JP'), mailOf(1, 'RU')] })],
    ['there is no such match', 'match', ({ base }) => ({ base: { ...base, id: 'nowhere' } })],
  ])('leaves nothing when %s', async (_, conflict, change) => {
    const { id, full } = await situation();
    const before = await everythingOf(store, id);
    expect(await store.commit({ ...full, ...change(full) })).toEqual({ ok: false, conflict });
    expect(await everythingOf(store, id)).toEqual(before);
  });

  test('leaves nothing and is a fault when it names a side that is not there', async () => {
    const { id, full } = await situation();
    const before = await everythingOf(store, id);
    await expect(store.commit({ ...full, seats: [{ side: 'XX', mailing: false }] })).rejects.toMatchObject({
      code: 'P2025',
    });
    expect(await everythingOf(store, id)).toEqual(before);
  });

  test('wins alone against others with the same event number', async () => {
    const id = await startMatch(store);
    const base = await baseOf(store, id);
    const tries = ['a', 'b', 'c', 'd'].map((name) =>
      store.commit(commitOf(base, { answer: answerOf('RU', name) })),
    );
    const results = await Promise.all(tries);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.conflict === 'head')).toHaveLength(3);
    expect(await store.readEvents(id, 1)).toHaveLength(2);
  });

  test('sent twice at once is told that its key is answered', async () => {
    const id = await startMatch(store);
    const commit = commitOf(await baseOf(store, id), { answer: answerOf('RU', 'new key') });
    const results = await Promise.all([store.commit(commit), store.commit(commit)]);
    expect(results).toContainEqual({ ok: true });
    expect(results).toContainEqual({ ok: false, conflict: 'key' });
  });

  test('replaces the snapshot and keeps every event', async () => {
    const id = await startMatch(store);
    for (const event of [2, 3, 4]) {
      const snapshot = { event, orders: 0, rolls: 0, draws: 0, state: `{"n":${event}}` };
      expect(await store.commit(commitOf(await baseOf(store, id), { snapshot }))).toEqual({ ok: true });
    }
    expect(await store.readSnapshot(id)).toMatchObject({ event: 4, state: '{"n":4}' });
    expect((await store.readEvents(id, 2, 3)).map(({ number }) => number)).toEqual([2, 3]);
    expect((await store.readEvents(id, 1)).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});
