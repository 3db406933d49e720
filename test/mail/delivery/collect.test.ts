/** Mails that were held for the same reader leave as one, once, whatever happens to the workers. */
import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodemailerMessage } from '../../../src/mail/compose/message.js';
import { type ComposedMail, deliverDue, type MailContext } from '../../../src/mail/index.js';
import type { MailKind, MailPayload } from '../../../src/match/index.js';
import { openStore, type Store } from '../../../src/store/index.js';
import { mailsInOne, matchOfMail } from '../../../src/verifier/index.js';
import { matchOf } from '../../store/support/fixtures.js';
import { freshSqlite } from '../../support/databases.js';
import { bytesOf } from '../raw.js';
import { composerOf, NOW, payloadOf, rowOf } from '../samples.js';

const MINUTE = 60_000;
/** The next full hour after NOW (10:15:30). */
const HOUR = Date.parse('2026-11-21T11:00:00Z');
const compose = composerOf({ draw: async () => Buffer.from('png') });
const CLOCK: Partial<MailPayload> = {
  agreed: { by: 'days', days: 3, week: '1111111', grace: 0, absence: 0, timeouts: 2 },
  time: {
    deadline: '2026-11-24T10:15:30.000Z',
    left: 0,
    days: { week: '1111111', absences: [] },
    paused: false,
  },
};

let store: Store;
let now: Date;
let sent: ComposedMail[];
beforeEach(async () => {
  store = await openStore(await freshSqlite());
  now = NOW;
  sent = [];
});
afterEach(() => store.close());

const mailing = (changes: Partial<MailContext> = {}): MailContext => ({
  store,
  transport: { send: async (mail) => void sent.push(mail), close: async () => {} },
  composer: compose,
  clock: () => now,
  log: { info: () => {}, warn: () => {}, error: () => {} },
  unreachable: async () => {},
  ...changes,
});

/** A match that waits for the Russians, whose seat wishes its mails once an hour. */
async function matchWith(
  kinds: readonly MailKind[],
  { delivery = 'hourly' as const, address = 'ru@example.org', changes = {} as Partial<MailPayload> } = {},
): Promise<string> {
  const id = randomUUID();
  const mails = kinds.map((kind, i) => {
    const row = rowOf(payloadOf(kind, { match: id, ...CLOCK, ...changes }));
    const { messageId, side, event, payload, nextAt } = row;
    const createdAt = new Date(NOW.getTime() + i);
    return { messageId, side, event, kind, payload, createdAt, nextAt };
  });
  const made = matchOf(id);
  const seats = made.seats.map((seat) =>
    seat.side === 'RU' ? { ...seat, address, delivery, joinedAt: NOW } : seat,
  );
  expect(await store.createMatch({ ...made, seats, mails })).toEqual({ ok: true });
  return id;
}

/** All that waits is held, and the hour has come. */
async function atTheHour(): Promise<void> {
  await deliverDue(mailing());
  expect(sent).toEqual([]);
  now = new Date(HOUR);
}

const statesOf = async (match: string) =>
  [...(await store.waitingMails(match)), ...(await store.failedMails(match))].map(({ state }) => state);

describe('mails that wait for one reader', () => {
  test('leave as one mail: each a chapter with its link, its deadline and its facts of the dice', async () => {
    const matches = [
      await matchWith(['turn']),
      await matchWith(['takeBackDeclined']),
      await matchWith(['question']),
    ];
    await atTheHour();
    for (let i = 0; i < 5; i++) {
      await deliverDue(mailing());
      now = new Date(now.getTime() + 2 * MINUTE);
    }
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    if (mail === undefined) throw new Error('nothing was sent');
    const raw = await PostalMime.parse(await bytesOf(nodemailerMessage(mail)));
    expect(raw.subject).toBe('3 e-mails about your matches, in one');
    const text = raw.text ?? '';
    const found = mailsInOne({ name: 'one', at: 0, text });
    expect(found.map(matchOfMail).sort()).toEqual([...matches].sort());
    for (const { text } of found) expect(text.match(/^head /gm)).toHaveLength(1);
    expect(text.match(/https:\/\/denrei\.example\/l\S*/g)?.length).toBeGreaterThanOrEqual(3);
    expect(Buffer.byteLength(raw.html ?? '')).toBeLessThan(100_000);
    expect(raw.html?.match(/class="go"/g)).toHaveLength(3);
    const headers = Object.fromEntries(raw.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toMatch(/^<https:\/\/denrei\.example\/never/);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const calendars = raw.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
    expect(calendars).toHaveLength(1);
    const calendar = Buffer.from(calendars[0]?.content as ArrayBuffer).toString();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(new Set(mail.pictures.map(({ cid }) => cid)).size).toBe(mail.pictures.length);
    for (const match of matches) expect(await statesOf(match)).toEqual([]);
    for (const match of matches)
      expect((await store.readMatch(match))?.seats.find(({ side }) => side === 'RU')?.lastMailedEvent).toBe(
        42,
      );
  });

  test('begin in HTML with what each is about, linked to it, and say it again above each', async () => {
    for (const kind of ['turn', 'question'] as const) await matchWith([kind]);
    await atTheHour();
    await deliverDue(mailing());
    const html = sent[0]?.html ?? '';
    const [head = '', ...cards] = html.split('<h1');
    expect(head).toContain('2 e-mails about your matches');
    const linked = [...head.matchAll(/<a href="([^"]+)"[^>]*>(\d\. [^<]+)<\/a>/g)];
    expect(linked.map(([, , subject = '']) => subject.slice(0, 3))).toEqual(['1. ', '2. ']);
    for (const [i, [, link = '', subject = '']] of linked.entries()) {
      expect(subject).toMatch(/Kyuchorei.*, against \S/);
      expect(html.split(subject)).toHaveLength(3);
      expect(cards[i]).toContain(`class="go" href="${link}"`);
    }
  });

  test('leave each by itself where there is no other', async () => {
    const match = await matchWith(['turn']);
    await matchWith(['turn'], { address: 'other@example.org' });
    await atTheHour();
    await deliverDue(mailing());
    expect(sent.map(({ subject }) => subject.includes('in one'))).toEqual([false, false]);
    for (const { html, subject } of sent) expect(html.split(subject)).toHaveLength(2);
    expect(sent.map(({ list }) => list.unsubscribe?.includes('/never'))).not.toContain(true);
    expect(await statesOf(match)).toEqual([]);
  });

  test('stay in the thread of their seat where they are all of one', async () => {
    await matchWith(['turn', 'takeBackDeclined']);
    await atTheHour();
    await deliverDue(mailing());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.references).toHaveLength(1);
    expect(sent[0]?.list.unsubscribe).not.toContain('/never');
  });

  test('tell of no event twice', async () => {
    await matchWith(['turn', 'takeBackDeclined']);
    await atTheHour();
    await deliverDue(mailing());
    expect(sent[0]?.text.match(/^#4[12]/gm)).toHaveLength(2);
    expect(sent[0]?.text.match(/Nothing has happened\./g)).toHaveLength(1);
  });

  test('are sent again as the same mail by whoever takes over from a killed worker, without what came since', async () => {
    const matches = [await matchWith(['turn']), await matchWith(['turn'])];
    await atTheHour();
    const dying = { ...store, mailsSent: async () => Promise.reject(new Error('killed')) };
    await expect(deliverDue(mailing({ store: dying }))).rejects.toThrow('killed');
    const late = await matchWith(['turn']);
    await deliverDue(mailing());
    now = new Date(HOUR + 61 * MINUTE);
    for (let i = 0; i < 4; i++) {
      await deliverDue(mailing());
      now = new Date(now.getTime() + 2 * MINUTE);
    }
    expect(sent.map(({ subject }) => subject.includes('in one'))).toEqual([true, true, false]);
    expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
    const told = (mail: ComposedMail | undefined) =>
      mailsInOne({ name: '', at: 0, text: mail?.text ?? '' })
        .map(matchOfMail)
        .sort();
    expect(told(sent[1])).toEqual(told(sent[0]));
    for (const match of [...matches, late]) expect(await statesOf(match)).toEqual([]);
  });

  test('are told once where two workers look at the same time', async () => {
    for (let i = 0; i < 5; i++) await matchWith(['turn']);
    await atTheHour();
    for (let i = 0; i < 6; i++) {
      await Promise.all([deliverDue(mailing()), deliverDue(mailing())]);
      now = new Date(now.getTime() + 2 * MINUTE);
    }
    const told = sent.flatMap(({ text }) => mailsInOne({ name: '', at: 0, text }).map(matchOfMail));
    expect(told).toHaveLength(5);
    expect(new Set(told).size).toBe(5);
  });

  test('that say no longer what is so are left out', async () => {
    const [kept, gone] = [await matchWith(['turn']), await matchWith(['turn'])];
    await atTheHour();
    const found = await store.readMatch(gone);
    const over = {
      ...store,
      readMatch: async (id: string) =>
        id === gone && found !== undefined
          ? { ...found, match: { ...found.match, pending: [] } }
          : store.readMatch(id),
    };
    for (let i = 0; i < 4; i++) {
      await deliverDue(mailing({ store: over }));
      now = new Date(now.getTime() + 2 * MINUTE);
    }
    expect(sent.map(({ text }) => mailsInOne({ name: '', at: 0, text }).map(matchOfMail))).toEqual([[kept]]);
    expect(await statesOf(gone)).toEqual([]);
  });

  test('beyond eight make a second mail', async () => {
    for (let i = 0; i < 10; i++) await matchWith(['turn']);
    await atTheHour();
    for (let i = 0; i < 8; i++) {
      await deliverDue(mailing());
      now = new Date(now.getTime() + 2 * MINUTE);
    }
    const told = sent.map(({ text }) => mailsInOne({ name: '', at: 0, text }).length);
    expect(told.sort()).toEqual([2, 8]);
    for (const { html } of sent) expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});
