import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPayload } from '../../../src/mail/compose/types.js';
import {
  type Composer,
  deliverDue,
  type MailContext,
  type MailTransport,
  mailboxTransport,
  smtpTransport,
  startMailWorker,
  wantedOnly,
} from '../../../src/mail/index.js';
import type { MailKind, MailPayload } from '../../../src/match/index.js';
import { type NewMail, openStore, type Store } from '../../../src/store/index.js';
import { matchOf } from '../../store/support/fixtures.js';
import { freshSqlite } from '../../support/databases.js';
import { freePort } from '../../support/port.js';
import { CERTIFICATE } from '../certificate.js';
import { composerOf, NOW, payloadOf, rowOf } from '../samples.js';
import { refusal, type Sink, startSink } from '../sink.js';

const MINUTE = 60_000;
const compose: Composer = composerOf({ draw: async () => Buffer.from('png') });

let store: Store;
let now: Date;
let sinks: { close(): Promise<void> }[];
beforeEach(async () => {
  store = await openStore(await freshSqlite());
  now = NOW;
  sinks = [];
});
afterEach(async () => {
  for (const sink of sinks) await sink.close();
  await store.close();
});

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

function newMail(kind: MailKind, changes: Partial<MailPayload>): NewMail {
  const { messageId, side, event, payload, createdAt, nextAt } = rowOf(payloadOf(kind, changes));
  return { messageId, side, event, kind, payload, createdAt, nextAt };
}

/** A match that waits for the Russians, with mails to them in its outbox. */
async function matchWith(
  kinds: readonly MailKind[],
  changes: Partial<MailPayload> = {},
  address = 'ru@example.org',
): Promise<string> {
  const id = randomUUID();
  const mails = kinds.map((kind) => newMail(kind, { match: id, ...changes }));
  const made = matchOf(id);
  const seats = made.seats.map((seat) => (seat.side === 'RU' ? { ...seat, address } : seat));
  const written = await store.createMatch({ ...made, seats, mails });
  expect(written).toEqual({ ok: true });
  return id;
}

/** Counts what is sent, by Message-ID. */
function counting(after: () => Promise<void> = async () => {}): MailTransport & { readonly sent: string[] } {
  const sent: string[] = [];
  const send: MailTransport['send'] = async ({ messageId }) => {
    sent.push(messageId);
    await after();
  };
  return { sent, send, close: async () => {} };
}

interface Line {
  readonly level: string;
  readonly message: string;
  readonly facts: object;
}

interface Mailing extends MailContext {
  readonly lines: Line[];
  /** Seats of which it was told that their address takes no mail. */
  readonly told: { readonly match: string; readonly side: string }[];
}

function mailingBy(transport: MailTransport, changes: Partial<MailContext> = {}): Mailing {
  const lines: Line[] = [];
  const told: { match: string; side: string }[] = [];
  const level = (name: string) => (facts: object, message: string) =>
    void lines.push({ level: name, message, facts });
  const log = { info: level('info'), warn: level('warn'), error: level('error') };
  const unreachable = async (match: string, side: string) => void told.push({ match, side });
  return { store, transport, composer: compose, clock: () => now, log, unreachable, lines, told, ...changes };
}

async function smtp(sink: Pick<Sink, 'url'>): Promise<MailTransport> {
  const transport = smtpTransport(sink.url, { ca: CERTIFICATE });
  sinks.unshift(transport);
  return transport;
}

/** A sink that a test may close before its end. */
async function sink(options: Parameters<typeof startSink>[0] = {}, port = 0): Promise<Sink> {
  const started = await startSink(options, port);
  sinks.push(started);
  return started;
}

describe('the outbox', () => {
  test('sends what is due once, and remembers what its reader has been told', async () => {
    const match = await matchWith(['turn']);
    const transport = counting();
    expect(await deliverDue(mailingBy(transport))).toBe(1);
    expect(await deliverDue(mailingBy(transport))).toBe(0);
    expect(transport.sent).toEqual([`<${match}.42.turn.RU@denrei.example>`]);
    expect((await store.readMatch(match))?.seats.find(({ side }) => side === 'RU')?.lastMailedEvent).toBe(42);
  });

  test('keeps a mail while the server is down and sends it once when it is up, late but right', async () => {
    const port = await freePort();
    const gone = await startSink({}, port);
    await gone.close();
    const match = await matchWith(['turn']);
    const down = mailingBy(await smtp(gone));
    await deliverDue(down);
    expect(down.lines.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'warn: mail will be tried again',
    ]);
    expect(await store.waitingMails(match)).toMatchObject([
      { attempts: 1, nextAt: new Date(NOW.getTime() + MINUTE) },
    ]);

    const up = await sink({}, port);
    const later = mailingBy(await smtp(up));
    expect(await deliverDue(later)).toBe(0);
    pass(MINUTE);
    await deliverDue(later);
    pass(60 * MINUTE);
    expect(await deliverDue(later)).toBe(0);
    expect(up.mails.map(({ to }) => to)).toEqual([['ru@example.org']]);
    expect((await PostalMime.parse(up.mails[0]?.raw ?? '')).messageId).toBe(
      `<${match}.42.turn.RU@denrei.example>`,
    );
    expect(await store.waitingMails(match)).toEqual([]);
  });

  test('gives up at once when the recipient is refused for good, visibly', async () => {
    const refusing = await sink({ onRcptTo: (_, __, done) => done(refusal(550, 'no ru@example.org here')) });
    const match = await matchWith(['turn']);
    const mailing = mailingBy(await smtp(refusing));
    await deliverDue(mailing);
    expect(await store.failedMails(match)).toMatchObject([{ kind: 'turn', side: 'RU', attempts: 1 }]);
    expect(await store.waitingMails(match)).toEqual([]);
    expect(mailing.lines.map(({ message }) => message)).toEqual(['mail given up']);
    expect(JSON.stringify(mailing.lines)).not.toContain('ru@example.org');
    expect(mailing.told).toEqual([{ match, side: 'RU' }]);
  });

  test('waits for a mailbox that is full and a policy that refuses, and tells nobody', async () => {
    const replies = ['5.2.2 mailbox full', '5.7.1 not from you'];
    const refusing = await sink({ onRcptTo: (_, __, done) => done(refusal(550, replies.pop() ?? '')) });
    const matches = [await matchWith(['turn']), await matchWith(['turn'])];
    const mailing = mailingBy(await smtp(refusing));
    await deliverDue(mailing);
    for (const match of matches) expect(await store.waitingMails(match)).toMatchObject([{ attempts: 1 }]);
    expect(mailing.told).toEqual([]);
  });

  test('tells nobody of somebody who wants no mail', async () => {
    const match = await matchWith(['turn']);
    const mailing = mailingBy(wantedOnly(counting(), async () => true));
    await deliverDue(mailing);
    expect(await store.failedMails(match)).toHaveLength(1);
    expect(mailing.told).toEqual([]);
  });

  test('gives a mail up at its deadline behind the door that asks whether it is wanted', async () => {
    const mute = await sink({ silent: ['ru@example.org'] });
    const match = await matchWith(['turn']);
    const transport = await smtp(mute);
    const signals: (AbortSignal | undefined)[] = [];
    const watched: MailTransport = {
      ...transport,
      send: (mail, signal) => {
        signals.push(signal);
        return transport.send(mail, signal);
      },
    };
    await deliverDue(mailingBy(wantedOnly(watched, async () => false)), { deadline: 50 });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(await store.waitingMails(match)).toHaveLength(1);
  });

  test('tells nobody of an address with which a seat was only asked for', async () => {
    const refusing = await sink({ onRcptTo: (_, __, done) => done(refusal(550, 'nobody here')) });
    const match = await matchWith(['claim']);
    await store.change({ matchId: match, status: 'open' });
    const mailing = mailingBy(await smtp(refusing));
    await deliverDue(mailing);
    expect(await store.failedMails(match)).toHaveLength(1);
    expect(mailing.told).toEqual([]);
  });

  test('tries again after a passing refusal, and after a mail that cannot be composed', async () => {
    const greylisting = await sink({ onRcptTo: (_, __, done) => done(refusal(451, 'later')) });
    const match = await matchWith(['turn']);
    await deliverDue(mailingBy(await smtp(greylisting)));
    const broken = mailingBy(counting(), {
      composer: Object.assign(async () => Promise.reject(new Error('no fonts')), {
        collect: compose.collect,
      }),
    });
    pass(MINUTE);
    await deliverDue(broken);
    expect(await store.waitingMails(match)).toMatchObject([
      { attempts: 2, lastError: 'no fonts', nextAt: new Date(NOW.getTime() + 3 * MINUTE) },
    ]);
  });

  test('sends again what a worker may have sent before it died, as the same mail', async () => {
    const match = await matchWith(['turn']);
    const transport = counting();
    const dying = { ...store, mailsSent: async () => Promise.reject(new Error('killed')) };
    await expect(deliverDue(mailingBy(transport, { store: dying }))).rejects.toThrow('killed');
    pass(MINUTE - 1);
    expect(await deliverDue(mailingBy(transport))).toBe(0);
    pass(1);
    expect(await deliverDue(mailingBy(transport))).toBe(1);
    expect(transport.sent).toEqual(Array(2).fill(`<${match}.42.turn.RU@denrei.example>`));
    expect(await deliverDue(mailingBy(transport))).toBe(0);
  });

  test('drops what is no longer true and sends the rest', async () => {
    const match = await matchWith(['invitation', 'turn', 'stopped', 'consent']);
    await store.change({
      matchId: match,
      offers: { put: [{ side: 'JP', kind: 'draw', at: NOW, event: 3 }] },
    });
    const transport = counting();
    const mailing = mailingBy(transport);
    await deliverDue(mailing);
    expect(transport.sent.sort()).toEqual([
      `<${match}.42.consent.RU@denrei.example>`,
      `<${match}.42.turn.RU@denrei.example>`,
    ]);
    expect(await store.waitingMails(match)).toEqual([]);
    expect(await store.failedMails(match)).toEqual([]);
    expect(mailing.lines.filter(({ message }) => message === 'mail dropped')).toHaveLength(2);
  });

  test('tells a seat nothing twice in two mails that are due at once: the second goes on from the first', async () => {
    const match = await matchWith([]);
    const written = [42, 43].map((event) => {
      const base = payloadOf('turn', { match });
      const [chapter] = base.chapters;
      if (chapter === undefined) throw new Error('a mail without news');
      const chapters = [42, 43].filter((n) => n <= event).map((n) => ({ ...chapter, n }));
      return { ...newMail('turn', { match, event, chapters }), messageId: `${match}.${event}.turn.RU` };
    });
    await store.change({ matchId: match, mails: written });
    const told: number[][] = [];
    const composer = Object.assign(
      async (...args: Parameters<Composer>) => {
        const [mail, seat] = args;
        told.push(readPayload(mail, seat).chapters.map(({ n }) => n));
        return compose(...args);
      },
      { collect: compose.collect },
    );
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
    await deliverDue(mailingBy(counting(slow), { composer }));
    expect(told).toEqual([[42], [43]]);
  });

  test('leaves a mail whose turn comes too late in its lease to the next claim', async () => {
    const match = await matchWith(['turn', 'link']);
    const transport = counting(async () => pass(MINUTE - 1));
    await deliverDue(mailingBy(transport));
    expect(transport.sent).toHaveLength(1);
    expect(await store.waitingMails(match)).toHaveLength(1);
    pass(1);
    await deliverDue(mailingBy(counting()));
    expect(await store.waitingMails(match)).toEqual([]);
  });

  test('keeps a mail that takes 65 s to hand over to the worker that has it', async () => {
    const match = await matchWith(['turn']);
    const others = counting();
    const renewed = () => expect.poll(() => store.nextMailAt(true)).toEqual(new Date(now.getTime() + MINUTE));
    const transport = counting(async () => {
      for (const seconds of [35, 30]) {
        pass(seconds * 1000);
        await renewed();
      }
      expect(await deliverDue(mailingBy(others))).toBe(0);
    });
    const mailing = mailingBy(transport);
    await deliverDue(mailing, { renewal: 5 });
    expect(mailing.lines.map(({ message }) => message)).toEqual(['mail sent']);
    pass(60 * MINUTE);
    await deliverDue(mailingBy(others));
    expect([transport.sent.length, others.sent.length]).toEqual([1, 0]);
    expect(await store.waitingMails(match)).toEqual([]);
  });

  test('tells the deadline that it told first where a server may have taken it, and a later one where none has', async () => {
    const time = { deadline: null, left: 86_400, days: { week: '1111111', absences: [] }, paused: false };
    await matchWith(['turn'], { time });
    const texts: string[] = [];
    const faults = [new Error('connection lost'), Object.assign(new Error('no'), { syscall: 'connect' })];
    const transport: MailTransport = {
      send: async ({ text }) => {
        texts.push(/^Your deadline: .*$/m.exec(text)?.[0] ?? '');
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
      },
      close: async () => {},
    };
    for (let tries = 0; tries < 3; tries++) {
      await deliverDue(mailingBy(transport));
      pass(10 * MINUTE);
    }
    const [first, again, last] = texts;
    expect(first).toMatch(/\d/);
    expect(again).toBe(first);
    expect(last).toMatch(/\d/);
    expect(last).not.toBe(first);
  });

  test('sends nothing that was superseded before its worker came to it', async () => {
    const match = await matchWith(['turn']);
    await store.mailSuperseded({ matchId: match, messageId: `${match}.42.turn.RU` });
    const transport = counting();
    expect(await deliverDue(mailingBy(transport))).toBe(0);
    expect(transport.sent).toEqual([]);
  });

  test('goes into the built-in mailbox where there is no server', async () => {
    await matchWith(['turn', 'link']);
    const transport = mailboxTransport(store);
    await deliverDue(mailingBy(transport));
    const listed = await store.listMails(10);
    expect(listed.map(({ address }) => address)).toEqual(['ru@example.org', 'ru@example.org']);
    await transport.close();
  });
});

describe('a worker', () => {
  test('beside another one sends each mail once', async () => {
    const matches = await Promise.all(Array.from({ length: 12 }, () => matchWith(['turn', 'link'])));
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 2));
    const transport = counting(slow);
    const workers = [
      startMailWorker(mailingBy(transport), { poll: 5 }),
      startMailWorker(mailingBy(transport), { poll: 5 }),
    ];
    await expect.poll(() => transport.sent.length).toBe(24);
    for (const worker of workers) await worker.stop();
    expect(new Set(transport.sent).size).toBe(24);
    expect(await Promise.all(matches.map((match) => store.waitingMails(match)))).toEqual(
      matches.map(() => []),
    );
  });

  test('looks at once when it is woken', async () => {
    const transport = counting();
    const worker = startMailWorker(mailingBy(transport), { poll: 3_600_000 });
    await expect.poll(() => store.nextMailAt(false)).toBeUndefined();
    await matchWith(['turn']);
    worker.wake();
    await expect.poll(() => transport.sent.length).toBe(1);
    await worker.stop();
  });

  test('finishes the mails in hand when it is stopped, and takes no more', async () => {
    const match = await matchWith(['turn']);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const transport = counting(() => held);
    const worker = startMailWorker(mailingBy(transport), { poll: 5 });
    await expect.poll(() => transport.sent.length).toBe(1);
    const next = await matchWith(['turn']);
    const stopped = worker.stop();
    release();
    await stopped;
    expect(await store.waitingMails(match)).toEqual([]);
    expect(await store.waitingMails(next)).toHaveLength(1);
    expect(transport.sent).toHaveLength(1);
  });

  test('sends the others while eight mails hang', async () => {
    const silent = Array.from({ length: 8 }, (_, n) => `hangs${n}@example.org`);
    const mute = await sink({ silent });
    const hanging = await Promise.all(silent.map((address) => matchWith(['turn'], {}, address)));
    const others = await Promise.all(Array.from({ length: 12 }, () => matchWith(['turn'])));
    const mailing = mailingBy(await smtp(mute));
    const worker = startMailWorker(mailing, { poll: 5, slow: 20, deadline: 3_600_000, farewell: 1 });
    await expect.poll(() => mute.mails.length).toBe(12);
    expect(mute.mails.every(({ to }) => to[0] === 'ru@example.org')).toBe(true);
    for (const match of others) expect(await store.waitingMails(match)).toEqual([]);

    await worker.stop();
    const left = (await Promise.all(hanging.map((match) => store.waitingMails(match)))).flat();
    expect(left).toHaveLength(8);
    expect(await store.claimMail({ now, leaseMs: MINUTE, limit: 9, again: true })).toHaveLength(8);
  });

  test('gives back at once, when it is stopped, a mail whose turn comes behind one that hangs', async () => {
    const match = await matchWith(['turn', 'link']);
    const transport = counting(() => new Promise<void>(() => {}));
    const worker = startMailWorker(mailingBy(transport), { poll: 5, deadline: 3_600_000, farewell: 1 });
    await expect.poll(() => transport.sent.length).toBe(1);
    await worker.stop();
    expect(transport.sent).toHaveLength(1);
    expect(await store.waitingMails(match)).toHaveLength(2);
    expect(await store.claimMail({ now, leaseMs: MINUTE, limit: 9, again: true })).toHaveLength(2);
  });

  test('gives a mail that hangs up after its deadline, tries it again later, and keeps no new mail waiting for that', async () => {
    const silent = Array.from({ length: 12 }, (_, n) => `hangs${n}@example.org`);
    const mute = await sink({ silent });
    for (const address of silent) await matchWith(['turn'], {}, address);
    const transport = await smtp(mute);
    const mailing = mailingBy(transport);
    expect(await deliverDue(mailing, { slow: 5, deadline: 50 })).toBe(12);
    expect(mailing.lines.map(({ message }) => message)).toEqual(Array(12).fill('mail will be tried again'));
    expect(JSON.stringify(mailing.lines)).toContain('not done within 50 ms');

    pass(MINUTE);
    await matchWith(['turn']);
    const worker = startMailWorker(mailingBy(transport), {
      poll: 5,
      slow: 3_600_000,
      deadline: 3_600_000,
      farewell: 1,
    });
    await expect.poll(() => mute.mails.length).toBe(1);
    await worker.stop();
  });

  test('forgets the rows of mails that were sent a month ago', async () => {
    const match = await matchWith(['turn']);
    await deliverDue(mailingBy(counting()));
    pass(31 * 24 * 60 * MINUTE);
    const worker = startMailWorker(mailingBy(counting()), { poll: 5 });
    await expect
      .poll(async () => store.change({ matchId: match, mails: [newMail('turn', { match })] }))
      .toEqual({ ok: true });
    await worker.stop();
  });

  test('goes on when the database comes back', async () => {
    await matchWith(['turn']);
    let away = true;
    const claimMail: Store['claimMail'] = async (...query) => {
      if (away) throw new Error('database is away');
      return store.claimMail(...query);
    };
    const transport = counting();
    const mailing = mailingBy(transport, { store: { ...store, claimMail } });
    const worker = startMailWorker(mailing, { poll: 5 });
    await expect.poll(() => mailing.lines.length).toBeGreaterThan(0);
    expect(transport.sent).toEqual([]);
    away = false;
    await expect.poll(() => transport.sent.length).toBe(1);
    await worker.stop();
  });
});
