import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresqlClient, sqliteClient, sqliteFile } from '../../../src/store/client.js';
import { FIRST_SENDING, type OutboxMail, openStore, type Store } from '../../../src/store/index.js';
import { DATABASES } from '../../support/databases.js';
import { AT, baseOf, commitOf, later, mailOf, matchOf } from '../support/fixtures.js';

const LEASE = 60_000;

describe.each(DATABASES)('the outbox in $provider', ({ freshDatabase }) => {
  let store: Store;
  let url: string;
  const opened: Store[] = [];
  beforeEach(async () => {
    url = await freshDatabase();
    store = await openStore(url);
    opened.push(store);
  });
  afterAll(() => Promise.all(opened.map((each) => each.close())));

  async function matchWithMails(id: string, count: number): Promise<void> {
    const mails = Array.from({ length: count }, (_, index) =>
      mailOf(index + 1, 'JP', { createdAt: later(index), nextAt: later(index) }),
    );
    await store.createMatch({ ...matchOf(id), mails });
  }

  /** What the rows themselves hold, in the order of their events. */
  async function payloads(): Promise<readonly string[]> {
    const db = await (store.provider === 'sqlite' ? sqliteClient(sqliteFile(url)) : postgresqlClient(url));
    const rows = await db.outbox.findMany({ orderBy: { event: 'asc' } });
    await db.$disconnect();
    return rows.map(({ payload }) => payload);
  }

  /** First tries or, with `again`, those that were claimed before. */
  const claim = (now: Date, limit: number, again = false) =>
    store.claimMail({ now, leaseMs: LEASE, limit, again });

  async function claimOne(now: Date, again = false): Promise<OutboxMail> {
    const [mail] = await claim(now, 1, again);
    if (!mail) throw new Error('nothing to claim');
    return mail;
  }

  test('keeps a claim, with the claims of those that leave in it, whatever their match', async () => {
    await matchWithMails('m', 1);
    await matchWithMails('n', 1);
    const [leader, other] = await claim(later(2), 2);
    if (leader === undefined || other === undefined) throw new Error('two mails wait');
    await store.settleLeaving(`${leader.matchId} ${leader.messageId}`, [other], later(LEASE));
    expect(await store.keepClaim(leader, later(2 * LEASE))).toBe(true);
    expect(await claim(later(2 * LEASE - 1), 2, true)).toEqual([]);
  });

  test('keeps no claim that has passed to another worker', async () => {
    await matchWithMails('m', 1);
    await matchWithMails('n', 1);
    const [leader, other] = await claim(later(2), 2);
    if (leader === undefined || other === undefined) throw new Error('two mails wait');
    await store.settleLeaving(`${leader.matchId} ${leader.messageId}`, [other], later(LEASE));
    const due = later(3 * LEASE);
    const taken = await claim(due, 1, true);
    expect(taken.length).toBe(1);
    const lost = { ...leader, attempts: leader.attempts + 9 };
    expect(await store.keepClaim(lost, later(9 * LEASE))).toBe(false);
    // What leaves in it is not kept either: it is due again with the lease.
    expect((await claim(later(5 * LEASE), 2, true)).length).toBe(2);
  });

  test('gives the oldest mails that are due, whole', async () => {
    await matchWithMails('m', 5);
    const claimed = await claim(later(2), 2);
    expect(claimed.map(({ event }) => event)).toEqual([1, 2]);
    expect(claimed[0]).toEqual({
      ...mailOf(1, 'JP'),
      ...FIRST_SENDING,
      matchId: 'm',
      nextAt: later(2 + LEASE),
    });
    expect((await claim(later(2), 9)).map(({ event }) => event)).toEqual([3]);
    expect(await claim(later(2), 9)).toEqual([]);
  });

  test('gives no mail to two claimers', async () => {
    await matchWithMails('m1', 20);
    await matchWithMails('m2', 20);
    const claims = await Promise.all([1, 2, 3, 4].map(() => claim(later(100), 10)));
    const ids = claims.flat().map(({ matchId, messageId }) => `${matchId} ${messageId}`);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claim(later(100), 40);
    expect(ids.length + rest.length).toBe(40);
  });

  test('gives a mail again when its lease has run out, and not before', async () => {
    await matchWithMails('m', 1);
    const first = await claimOne(AT);
    expect(await claim(later(LEASE - 1), 9, true)).toEqual([]);
    expect(await claim(later(LEASE), 9)).toEqual([]);
    const second = await claimOne(later(LEASE), true);
    expect(second).toMatchObject({ messageId: first.messageId, attempts: 2 });
  });

  test('remembers what was sent, and of what the seat has been told', async () => {
    await matchWithMails('m', 3);
    const [first, second, third] = await claim(later(9), 9);
    if (!first || !second || !third) throw new Error('three mails were due');
    await store.mailsSent([second], later(50));
    await store.mailsSent([first], later(60));
    const found = await store.readMatch('m');
    expect(found?.seats.map(({ lastMailedEvent }) => lastMailedEvent)).toEqual([2, 0]);
    expect((await store.waitingMails('m')).map(({ event }) => event)).toEqual([3]);
    expect(await claim(later(10 * LEASE), 9, true)).toHaveLength(1);
  });

  test('tries again when told to, and gives up when told to', async () => {
    await matchWithMails('m', 1);
    expect(await store.mailFailed(await claimOne(AT), 'no route', later(500))).toBe(true);
    expect(await store.nextMailAt(true)).toEqual(later(500));
    expect(await store.nextMailAt(false)).toBeUndefined();
    expect(await claim(later(499), 9, true)).toEqual([]);
    const again = await claimOne(later(500), true);
    expect(again).toMatchObject({ attempts: 2, lastError: 'no route' });
    expect(await store.mailFailed(again, 'no such user', null)).toBe(true);
    expect(await store.failedMails('m')).toMatchObject([{ lastError: 'no such user', attempts: 2 }]);
    expect(await store.waitingMails('m')).toEqual([]);
    expect(await store.nextMailAt(true)).toBeUndefined();
  });

  test('hears no longer from a worker whose lease has run out', async () => {
    await matchWithMails('m', 1);
    const slow = await claimOne(AT);
    const quick = await claimOne(later(LEASE), true);
    expect(await store.mailFailed(slow, 'too late', later(LEASE + 1))).toBe(false);
    await store.mailsSent([quick], later(LEASE + 5));
    expect(await store.mailFailed(quick, 'sent after all', null)).toBe(false);
    expect(await store.failedMails('m')).toEqual([]);
  });

  test('gives no mail that is no longer true', async () => {
    await matchWithMails('m', 2);
    const [first] = await store.waitingMails('m');
    if (!first) throw new Error('two mails were waiting');
    expect(await store.mailSuperseded(first)).toBe(true);
    expect(await store.mailSuperseded(first)).toBe(false);
    expect((await claim(later(9), 9)).map(({ event }) => event)).toEqual([2]);
  });

  test('a submission supersedes mails of the named kinds to the named side alone', async () => {
    const mails = [
      mailOf(1, 'JP'),
      mailOf(1, 'RU'),
      mailOf(1, 'JP', { messageId: 'consent', kind: 'consent' }),
    ];
    await store.createMatch({ ...matchOf('m'), mails });
    const supersede = [{ side: 'JP', kinds: ['turn', 'question'] }];
    await store.commit(commitOf(await baseOf(store, 'm'), { supersede, mails: [mailOf(2, 'JP')] }));
    const waiting = (await store.waitingMails('m')).map(({ messageId }) => messageId);
    expect(waiting.sort()).toEqual(['<1.RU.turn@denrei>', '<2.JP.turn@denrei>', 'consent']);
  });

  test('gives retries and first tries apart', async () => {
    await matchWithMails('m', 2);
    const first = await claimOne(AT);
    await store.mailFailed(first, 'no route', later(1));
    expect((await claim(later(1), 9)).map(({ event }) => event)).toEqual([2]);
    expect((await claim(later(1), 9, true)).map(({ event }) => event)).toEqual([1]);
  });

  test('keeps of a mail that waits no longer what happened to it, not what it told', async () => {
    await store.createMatch({
      ...matchOf('m'),
      mails: [1, 2, 3, 4].map((event) => mailOf(event, 'JP', { payload: '{"x":1}' })),
    });
    const [sent, failed, dropped, waits] = await claim(AT, 9);
    if (!sent || !failed || !dropped || !waits) throw new Error('four mails were due');
    await store.mailsSent([sent], later(1));
    await store.mailFailed(failed, 'no such user', null);
    await store.mailSuperseded(dropped);
    expect((await store.failedMails('m')).map(({ payload }) => payload)).toEqual(['']);
    expect((await store.waitingMails('m')).map(({ payload }) => payload)).toEqual(['{"x":1}']);
    expect(await payloads()).toEqual(['', '', '', '{"x":1}']);
  });

  test('a submission that supersedes a mail empties it', async () => {
    await store.createMatch({ ...matchOf('m'), mails: [mailOf(1, 'JP', { payload: '{"x":1}' })] });
    await store.commit(commitOf(await baseOf(store, 'm'), { supersede: [{ side: 'JP', kinds: ['turn'] }] }));
    expect(await payloads()).toEqual(['']);
  });

  test('forgets what was dealt with long ago, a little at a time, but no mail that failed or waits', async () => {
    await matchWithMails('m', 6);
    const [one, two, three, failed] = await claim(later(9), 4);
    if (!one || !two || !three || !failed) throw new Error('six mails were due');
    for (const mail of [one, two, three]) await store.mailsSent([mail], later(10));
    await store.mailFailed(failed, 'no such user', null);
    expect(await store.pruneMails(later(5), 9)).toBe(0);
    expect(await store.pruneMails(later(9 * LEASE), 2)).toBe(2);
    expect(await store.pruneMails(later(9 * LEASE), 2)).toBe(1);
    expect(await store.failedMails('m')).toHaveLength(1);
    expect(await store.waitingMails('m')).toHaveLength(2);
    expect(await payloads()).toHaveLength(3);
  });

  test('says when the next mail is due', async () => {
    expect(await store.nextMailAt(false)).toBeUndefined();
    await store.createMatch({
      ...matchOf('m'),
      mails: [mailOf(1, 'JP', { nextAt: later(7) }), mailOf(1, 'RU', { nextAt: later(3) })],
    });
    expect(await store.nextMailAt(false)).toEqual(later(3));
  });
});

describe.each(DATABASES)('the built-in mailbox in $provider', ({ freshDatabase }) => {
  test('keeps mails byte for byte and lists them newest first', async () => {
    const store = await openStore(await freshDatabase());
    const head = { address: 'jp@example.org', subject: '伝令 #1', messageId: '<1@denrei>', at: AT };
    const raw = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const first = await store.keepMail({ ...head, raw });
    const second = await store.keepMail({ ...head, subject: 'second', raw: new Uint8Array() });
    expect(await store.listMails(9)).toEqual([
      { ...head, id: second, subject: 'second' },
      { ...head, id: first },
    ]);
    expect(await store.listMails(1)).toHaveLength(1);
    const found = await store.readMail(first);
    expect({ ...found, raw: [...(found?.raw ?? [])] }).toEqual({ ...head, id: first, raw: [...raw] });
    expect(await store.readMail(second + 1)).toBeUndefined();
    await store.close();
  });

  test('keeps the newest thousand', async () => {
    const store = await openStore(await freshDatabase());
    const mail = {
      address: 'jp@example.org',
      subject: 's',
      messageId: '<1@denrei>',
      at: AT,
      raw: new Uint8Array(),
    };
    const ids: number[] = [];
    for (let kept = 0; kept < 1002; kept++) ids.push(await store.keepMail(mail));
    expect((await store.listMails(2000)).map(({ id }) => id)).toEqual(ids.slice(2).reverse());
    await store.close();
  });
});
