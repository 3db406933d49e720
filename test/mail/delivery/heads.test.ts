/** Heads of throws leave before everything else: once their round is known they prove nothing. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heldUntil, judgeMail } from '../../../src/mail/delivery/deliver.js';
import { deliverDue, type MailContext, type MailTransport } from '../../../src/mail/index.js';
import type { MailKind } from '../../../src/match/index.js';
import { type NewMail, openStore, type Store } from '../../../src/store/index.js';
import { baseOf, commitOf, matchOf } from '../../store/support/fixtures.js';
import { freshSqlite } from '../../support/databases.js';
import { composerOf, digestOf, NOW, payloadOf, rowOf, seatOf } from '../samples.js';

let store: Store;
let now: Date;
beforeEach(async () => {
  store = await openStore(await freshSqlite());
  now = NOW;
});
afterEach(() => store.close());

const thrown = { ordered: 42, hash: digestOf('ordered'), round: 900 };
const beacon = { name: 'quicknet', chain: digestOf('chain'), wait: 40 };

function rowFor(match: string, kind: MailKind, name: string, at: Date): NewMail {
  const { side, event, payload } = rowOf(payloadOf(kind, { match, beacon, thrown }));
  return { messageId: name, side, event, kind, payload, createdAt: at, nextAt: at };
}

/** A match that waits for a round, with these mails in its outbox: the first has been due longest. */
async function matchWith(mails: readonly (readonly [MailKind, string])[]): Promise<string> {
  const id = randomUUID();
  const made = matchOf(id);
  const seats = made.seats.map((seat) => ({ ...seat, address: `${seat.side}@example.org` }));
  const rows = mails.map(([kind, name], i) => rowFor(id, kind, name, new Date(NOW.getTime() - 60_000 + i)));
  const match = { ...made.match, throwing: 'round' as const, round: 900, headNumber: 42 };
  expect(await store.createMatch({ ...made, match, seats, mails: rows })).toEqual({ ok: true });
  return id;
}

function mailing(transport: MailTransport): MailContext {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const composer = composerOf({ draw: async () => Buffer.from('png') });
  return { store, transport, composer, clock: () => now, log, unreachable: async () => {} };
}

describe('the head of a throw', () => {
  test('leaves before mails that have been due longer, also while those are slow', async () => {
    const many = Array.from({ length: 20 }, (_, i) => ['settings', `old ${i}`] as const);
    const match = await matchWith([...many, ['ordered', 'head']]);
    const sent: string[] = [];
    let release = (): void => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const transport: MailTransport = {
      send: async ({ messageId }) => {
        sent.push(messageId);
        // The server takes the head at once, and is slow with all others.
        if (messageId.includes('head')) release();
        else await slow;
      },
      close: async () => {},
    };
    // Never ends where the head waits behind the others.
    await deliverDue(mailing(transport));
    expect(sent).toHaveLength(21);
    expect(sent.findIndex((id) => id.includes('head'))).toBeLessThan(8);
    expect(await store.headHandedOver(match, 42, new Date(NOW.getTime() + 1))).toEqual(['RU']);
    expect(await store.headHandedOver(match, 42, NOW)).toEqual([]);
    expect(await store.headHandedOver(match, 41, new Date(NOW.getTime() + 1))).toEqual([]);
  });

  test('does not count as news of the match: the next mail tells it all', async () => {
    const match = await matchWith([['ordered', 'head']]);
    await deliverDue(mailing({ send: async () => {}, close: async () => {} }));
    const seat = (await store.readMatch(match))?.seats.find(({ side }) => side === 'RU');
    expect(seat?.lastMailedEvent).toBe(0);
  });

  test('is tried again within seconds, and dropped when its round is known', async () => {
    const match = await matchWith([['ordered', 'head']]);
    let tries = 0;
    const transport: MailTransport = {
      send: async () => {
        tries += 1;
        throw new Error('down');
      },
      close: async () => {},
    };
    await deliverDue(mailing(transport));
    now = new Date(NOW.getTime() + 5_000);
    await deliverDue(mailing(transport));
    expect(tries).toBe(2);
    await store.commit(commitOf(await baseOf(store, match), { throwing: null }));
    now = new Date(NOW.getTime() + 60_000);
    await deliverDue(mailing(transport));
    expect(tries).toBe(2);
    expect(await store.waitingMails(match)).toEqual([]);
  });

  test.each(['ordered', 'witness'] as const)('of kind %s waits for no hour of the day', (kind) => {
    const payload = JSON.stringify(payloadOf(kind, { beacon, thrown }));
    const asleep = { delivery: 'daily', quietFrom: 0, quietTo: 23, timeZone: 'UTC' } as const;
    expect(heldUntil({ kind, payload, heldSince: null }, asleep, NOW)).toBeUndefined();
    expect(heldUntil({ kind: 'turn', payload, heldSince: null }, asleep, NOW)).toBeDefined();
  });

  test.each(['ordered', 'witness'] as const)('of kind %s is true of its own throw alone', async (kind) => {
    const match = await matchWith([]);
    const found = await store.readMatch(match);
    if (found === undefined) throw new Error('no match');
    const seats = [seatOf({ side: 'RU', witness: 'w@example.org' })];
    const judge = (event: number) => judgeMail({ kind, side: 'RU', event }, { ...found, seats }, []);
    expect(judge(42)).toHaveProperty('send');
    expect(judge(40)).toEqual({ drop: 'no longer true' });
  });
});
