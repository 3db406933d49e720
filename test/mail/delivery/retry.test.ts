import { describe, expect, test } from 'vitest';
import { isPermanent, judgeMail, nextTry, reasonOf } from '../../../src/mail/delivery/deliver.js';
import type { MatchAndSeats, MatchStatus, OfferRecord, SeatRecord } from '../../../src/store/index.js';
import { KINDS, NOW, seatOf } from '../samples.js';

const refused = (responseCode: number, command = 'RCPT TO', response = `${responseCode} refused`) =>
  Object.assign(new Error('refused'), { code: 'EENVELOPE', command, responseCode, response });

describe('a mail that could not be handed over', () => {
  test('is tried again after a minute, then after twice as long, up to six hours, for three days', () => {
    const waits: number[] = [];
    let at = NOW;
    for (let attempts = 1; ; attempts++) {
      const next = nextTry(new Error('down'), attempts, at);
      if (next === null) break;
      waits.push((next.getTime() - at.getTime()) / 60_000);
      at = next;
    }
    expect(waits.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
    expect(new Set(waits.slice(9))).toEqual(new Set([360]));
    const days = (at.getTime() - NOW.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
  });

  test('is given up at once when the server refuses the recipient for good, or the address is none', () => {
    expect(nextTry(refused(550), 1, NOW)).toBeNull();
    expect(nextTry(refused(550, 'RCPT TO', '550 5.1.1 no such user'), 1, NOW)).toBeNull();
    expect(nextTry(refused(550, 'RCPT TO', '550 5.2.1 disabled'), 1, NOW)).toBeNull();
    expect(isPermanent(Object.assign(new Error('x'), { code: 'bad-address' }))).toBe(true);
  });

  test.each([
    ['a full mailbox', refused(451)],
    ['a mailbox that is over its quota', refused(552)],
    [
      'a full mailbox that is called permanent',
      refused(550, 'RCPT TO', '550 5.2.2 <x@example.org> over quota'),
    ],
    ['a policy', refused(554, 'RCPT TO', '554-5.7.1 relaying denied')],
    ['a sender that is not liked', refused(550, 'MAIL FROM')],
    ['a wrong password', Object.assign(new Error('x'), { code: 'EAUTH', responseCode: 535 })],
    [
      'content that is not liked',
      Object.assign(new Error('x'), { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }),
    ],
    ['something that is no error', 'oops'],
    ['nothing', null],
  ])('waits after %s', (_, error) => {
    expect(isPermanent(error)).toBe(false);
  });

  test('says why in a line without addresses', () => {
    expect(reasonOf(new Error('550 5.1.1 <ivan@example.org>:\r\n no such user'))).toBe(
      '550 5.1.1 (address) no such user',
    );
    expect(reasonOf('x'.repeat(5000))).toHaveLength(300);
  });
});

describe('before it is sent, a mail', () => {
  const seats = { sent: 'send', dropped: 'drop' } as const;
  const at = (
    status: MatchStatus,
    pending: readonly string[],
    seat: Partial<SeatRecord> = {},
  ): MatchAndSeats => ({
    match: {
      id: 'm',
      game: 'kyuchorei',
      scenario: 'standard',
      options: {},
      rulesVersion: 1,
      rules: null,
      pack: null,
      terms: '{}',
      beacon: null,
      round: 0,
      throwing: null,
      status,
      headNumber: 42,
      headHash: 'h',
      pending,
      revision: 1,
      createdAt: NOW,
      updatedAt: NOW,
    },
    seats: [seatOf(seat)],
  });
  const offer = { side: 'JP', kind: 'draw', at: NOW, event: 3 } as const;
  const outcome = (
    kind: string,
    found: MatchAndSeats | undefined,
    side = 'RU',
    offers: readonly OfferRecord[] = [offer],
  ) => (seats.sent in judgeMail({ kind, side, event: 3 }, found, offers) ? seats.sent : seats.dropped);
  const open = { joinedAt: null };

  test("that asks for consent is dropped when the offer was declined or is one's own", () => {
    expect(outcome('consent', at('playing', ['JP']), 'RU', [])).toBe('drop');
    expect(outcome('consent', at('playing', ['JP']), 'RU', [{ ...offer, side: 'RU' }])).toBe('drop');
  });

  test.each([
    ['invitation', 'open', [], open, 'send'],
    ['invitation', 'open', [], {}, 'drop'],
    ['invitation', 'finished', [], open, 'drop'],
    ['turn', 'playing', ['RU'], {}, 'send'],
    ['turn', 'playing', ['JP'], {}, 'drop'],
    ['turn', 'stopped', ['RU'], {}, 'drop'],
    ['turn', 'finished', [], {}, 'drop'],
    ['question', 'playing', ['RU', 'JP'], {}, 'send'],
    ['question', 'playing', [], {}, 'drop'],
    ['consent', 'playing', ['JP'], {}, 'send'],
    ['consent', 'finished', [], {}, 'drop'],
    ['stopped', 'stopped', [], {}, 'send'],
    ['stopped', 'playing', ['RU'], {}, 'drop'],
    ['result', 'finished', [], {}, 'send'],
    ['link', 'playing', ['JP'], {}, 'send'],
    ['unreachable', 'playing', ['JP'], {}, 'send'],
    ['reminder', 'playing', ['RU'], {}, 'send'],
    ['reminder', 'playing', ['JP'], {}, 'drop'],
    ['overdue', 'playing', ['JP'], {}, 'send'],
    ['overdue', 'playing', ['RU'], {}, 'drop'],
    ['extended', 'finished', [], {}, 'drop'],
    ['unreachable', 'finished', [], {}, 'drop'],
  ] as const)('%s in a match that is %s and waits for %j (%j): %s', (kind, status, pending, seat, said) => {
    expect(outcome(kind, at(status, pending, seat))).toBe(said);
  });

  test('goes to nobody who wants no mail, but for a link that was asked for and the news that settings were changed', () => {
    for (const kind of KINDS) {
      const found = at(kind === 'invitation' ? 'open' : kind === 'stopped' ? 'stopped' : 'playing', ['RU'], {
        mailing: false,
        joinedAt: null,
      });
      expect(outcome(kind, found)).toBe(kind === 'link' || kind === 'settings' ? 'send' : 'drop');
    }
  });

  test('goes nowhere without an address, a seat or a match', () => {
    expect(outcome('link', at('playing', ['RU'], { address: null }))).toBe('drop');
    expect(outcome('link', at('playing', ['RU']), 'UK')).toBe('drop');
    expect(outcome('link', undefined)).toBe('drop');
  });
});
