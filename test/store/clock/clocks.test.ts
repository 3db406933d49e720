import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClockSave, openStore, type Store } from '../../../src/store/index.js';
import { DATABASES } from '../../support/databases.js';
import { AT, baseOf, commitOf, later, mailOf, startMatch } from '../support/fixtures.js';

const clockOf = (side: string, changes: Partial<ClockSave> = {}): ClockSave => ({
  side,
  expectedRevision: 0,
  left: 60,
  phase: '[]',
  event: 1,
  state: 'running',
  pauses: false,
  since: AT,
  answeredAt: null,
  stood: 0,
  timeouts: 0,
  claimable: false,
  absences: '[]',
  reminders: '[24]',
  reminded: 0,
  nextAt: later(1000),
  ...changes,
});

describe.each(DATABASES)('clocks in $provider', ({ freshDatabase }) => {
  let url: string;
  let store: Store;
  beforeAll(async () => {
    url = await freshDatabase();
    store = await openStore(url);
  });
  afterAll(() => store.close());

  test('come back as they were written', async () => {
    const id = await startMatch(store);
    const clock = clockOf('RU', { absences: '[{"from":"2026-12-01","to":"2026-12-02"}]', nextAt: null });
    await store.change({ matchId: id, clocks: [clock] });
    const { expectedRevision: _, ...written } = clock;
    expect(await store.readClocks(id)).toEqual([{ ...written, revision: 1 }]);
  });

  test('are written with the events that they follow from, at the revision that was read, or nothing is', async () => {
    const id = await startMatch(store);
    const base = await baseOf(store, id);
    expect(await store.commit(commitOf(base, { clocks: [clockOf('RU')] }))).toEqual({ ok: true });
    const stale = commitOf(await baseOf(store, id), { clocks: [clockOf('RU', { left: 1 })] });
    expect(await store.commit(stale)).toEqual({ ok: false, conflict: 'clock' });
    expect((await store.readEvents(id, 1)).length).toBe(2);
    expect(await store.change({ matchId: id, clocks: [clockOf('RU', { expectedRevision: 7 })] })).toEqual({
      ok: false,
      conflict: 'clock',
    });
    expect((await store.readClocks(id)).map(({ left, revision }) => [left, revision])).toEqual([[60, 1]]);
  });

  test('go each to one of those who claim at the same time, and to another when the lease is over', async () => {
    const other = await openStore(url);
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) {
      const id = await startMatch(store);
      await store.change({ matchId: id, clocks: [clockOf('RU'), clockOf('JP', { nextAt: later(10_000) })] });
      ids.push(id);
    }
    const claim = (from: Store) => from.claimClocks(later(2000), later(5000), 2);
    const claimed = (await Promise.all([claim(store), claim(other), claim(store), claim(other)])).flat();
    const own = claimed.filter(({ matchId }) => ids.includes(matchId));
    expect(new Set(own.map(({ matchId }) => matchId)).size).toBe(own.length);
    expect(own.every(({ side }) => side === 'RU')).toBe(true);
    while ((await claim(store)).length > 0);
    expect(await claim(other)).toEqual([]);
    expect((await store.claimClocks(later(5000), later(9000), 100)).length).toBeGreaterThanOrEqual(6);
    await other.close();
  });

  test('tell how the newest mail to the seat has fared', async () => {
    const id = await startMatch(store);
    const kinds = ['turn'];
    expect(await store.noticeTo(id, 'RU', 1, kinds)).toEqual({
      state: 'waiting',
      sentAt: null,
      heldSince: null,
    });
    expect(await store.noticeTo(id, 'RU', 2, kinds)).toBeUndefined();
    expect(await store.noticeTo(id, 'JP', 1, kinds)).toBeUndefined();
    const mails = [mailOf(2, 'RU', { createdAt: later(1), nextAt: later(1) })];
    await store.change({ matchId: id, mails });
    const [mail] = (await store.waitingMails(id)).filter(({ event }) => event === 2);
    if (mail === undefined) throw new Error('no mail');
    await store.mailsSent([mail], later(7));
    expect(await store.noticeTo(id, 'RU', 1, kinds)).toEqual({
      state: 'sent',
      sentAt: later(7),
      heldSince: null,
    });
  });
});
