/** Codes that are typed where a mail holds no links. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coded, isShortCode, makeLinkKeys, shortCode } from '../../src/links/index.js';

const keys = makeLinkKeys([{ id: 'a', secret: Buffer.alloc(32, 1) }]);
const ANN = 'ann@example.org';
const NOW = new Date('2026-11-25T12:00:00Z');
const seat: Coded = { use: 'seat', match: 'm7k2p9', side: 'RED', generation: 2 };
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 3600_000);

describe('a short code', () => {
  test('is eight letters in two groups, none of which is taken for another', () => {
    expect(shortCode(keys, ANN, seat, NOW)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test('is taken as it is typed: small, full-width, with other dashes, with the letters that look alike', () => {
    const code = shortCode(keys, ANN, seat, NOW);
    const wide = [...code].map((c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)).join('');
    const alike = code.replaceAll('0', 'o').replaceAll('1', 'l');
    const spellings = [code.toLowerCase(), code.replace('-', ''), code.replace('-', ' ー '), wide, alike];
    for (const typed of spellings) expect(isShortCode(keys, ANN, seat, typed, NOW)).toBe(true);
  });

  test('is good for a week at least, for a fortnight at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 * 24 }), (hours) => {
        const made = new Date(NOW.getTime() + hours * 3600_000);
        const daysOn = (days: number) => new Date(made.getTime() + days * 24 * 3600_000);
        const code = shortCode(keys, ANN, seat, made);
        expect(isShortCode(keys, ANN, seat, code, daysOn(7))).toBe(true);
        expect(isShortCode(keys, ANN, seat, code, daysOn(14))).toBe(false);
      }),
      { seed: 16 },
    );
  });

  test('is of one address, one seat, one generation, one use', () => {
    const code = shortCode(keys, ANN, seat, NOW);
    const others: readonly [string, Coded][] = [
      ['bob@example.org', seat],
      [ANN, { ...seat, match: 'm7k2p8' }],
      [ANN, { ...seat, side: 'BLUE' }],
      [ANN, { ...seat, generation: 3 }],
      [ANN, { use: 'own' }],
      [ANN, { use: 'never' }],
    ];
    for (const [address, what] of others) expect(isShortCode(keys, address, what, code, NOW)).toBe(false);
    expect(isShortCode(makeLinkKeys([{ id: 'a', secret: Buffer.alloc(32, 2) }]), ANN, seat, code, NOW)).toBe(
      false,
    );
  });

  test('of who wants no more mails does not end: an old mail can still end them', () => {
    const code = shortCode(keys, ANN, { use: 'never' }, NOW);
    expect(isShortCode(keys, ANN, { use: 'never' }, code, inDays(400))).toBe(true);
  });

  test('is taken under a former key too', () => {
    const former = { id: 'a', secret: Buffer.alloc(32, 1) };
    const turned = makeLinkKeys([{ id: 'b', secret: Buffer.alloc(32, 9) }, former]);
    expect(isShortCode(turned, ANN, seat, shortCode(keys, ANN, seat, NOW), NOW)).toBe(true);
  });

  test('whatever is typed in its place is refused without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(isShortCode(keys, ANN, seat, typed, NOW)).toBe(false);
      }),
      { seed: 16 },
    );
  });
});
