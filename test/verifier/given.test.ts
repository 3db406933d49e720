/** Receipts of what a browser gave, beside the journal: an exchange is found, and nobody is accused wrongly. */
import { describe, expect, test } from 'vitest';
import { digestOfSeed, seedFrom } from '../../src/journal/index.js';
import { type Given, judgeCode, judgeGiven, receiptsIn } from '../../src/verifier/index.js';
import { bytesOf, Maker } from '../journal/maker.js';
import { melee } from '../journal/skirmish.js';
import { forge } from './forge.js';

const made = new Maker('given').begun().play([melee]);
const journal = made.file('public');
const events = made.rows.map(({ text }) => JSON.parse(text));
const head = (n: number) => ({ hash: events[n - 1].hash, number: n });

/** RU came second: its number, given when the page showed JP's digest (event 3). */
const second: Given = {
  at: 1_795_255_320_000,
  chain: 1,
  head: head(3),
  side: 'RU',
  status: 'taken',
  value: made.seedOf('RU'),
  what: 'seed',
  words: null,
};
/** JP came first: its digest, given when the page showed the opening. */
const first: Given = {
  ...second,
  side: 'JP',
  head: head(1),
  what: 'digest',
  value: digestOfSeed({ match: 'given', chain: 1, side: 'JP' }, made.seedOf('JP')),
};
/** And its number, given when the page showed RU's (event 5). */
const opened: Given = { ...second, side: 'JP', head: head(5), value: made.seedOf('JP') };
const other = '0'.repeat(64);

const judged = (given: Given, text = journal) => judgeGiven([given], text)[0]?.judgment;

describe('a receipt', () => {
  test('agrees with a journal that has what was given', () => {
    for (const given of [first, second, opened]) expect(judged(given)).toBe('same');
    expect(judged({ ...second, status: 'sent' })).toBe('same');
    expect(judged({ ...second, status: 'refused' })).toBe('same');
  });

  test.each([
    ['digest', first],
    ['number', second],
    ['opened number', opened],
  ])('finds a %s that was exchanged', (_, given) => {
    for (const status of ['sent', 'taken'] as const)
      expect(judged({ ...given, status, value: other })).toBe('other');
  });

  test('finds that the second player was made the first', () => {
    expect(judged({ ...second, what: 'digest', value: other, head: head(1) })).toBe('other');
  });

  test('accuses nobody where the server had refused it: another device was first', () => {
    expect(judged({ ...second, status: 'refused', value: other })).toBe('refused');
    // A page that was old when the button was pressed is refused too.
    expect(judged({ ...second, status: 'refused', value: other, head: head(1) })).toBe('refused');
  });

  test('accuses nobody of a press that never arrived, where a later one did', () => {
    const lost: Given = { ...second, status: 'sent', value: other };
    expect(judgeGiven([lost, second], journal).map(({ judgment }) => judgment)).toEqual(['refused', 'same']);
    const taken = judgeGiven([{ ...lost, status: 'taken' }, second], journal);
    expect(taken.map(({ judgment }) => judgment)).toEqual(['other', 'same']);
  });

  test('says that nothing is there yet', () => {
    const waiting = new Maker('given').open().join('JP').file('public');
    expect(judged({ ...second, status: 'sent' }, waiting)).toBe('absent');
  });

  test('finds a journal that was remade after the press, though it has the true number', () => {
    // The operator is JP: he takes RU's number and makes everything before it anew.
    const remade = forge(journal, 1, 'event.public.commitments.open', other);
    expect(judgeGiven([{ ...second, head: head(3) }], remade)[0]?.judgment).toBe('remade');
    // A journal that was cut off below what the page showed.
    const cut = `${journal.split('\n').slice(0, 3).join('\n')}\n`;
    expect(judged(second, cut)).toBe('remade');
  });

  test.each([
    ['the second number before the digest of the first', second, 2],
    ['the first number before the second', opened, 4],
  ])('finds a page that asked for %s', (_, given, n) => {
    expect(judged({ ...given, head: head(n) })).toBe('remade');
  });

  test('of a later chain needs the roots of that chain', () => {
    const again = new Maker('given').begun().reroot().commit('RU').open1('JP').open1('RU');
    const all = again.rows.map(({ text }) => JSON.parse(text));
    const text = again.file('public');
    const digest = all.find(({ type, public: told }) => type === 'committed' && told.chain === 2);
    const given: Given = { ...second, chain: 2, what: 'digest', value: digest.public.digest };
    const at = (n: number) => ({ hash: all[n - 1].hash, number: n });
    expect(judged({ ...given, head: at(7) }, text)).toBe('same');
    expect(judged({ ...given, head: at(6) }, text)).toBe('remade');
  });
});

test('receipts are read one a line, and nothing else is', () => {
  const text = [first, second].map((given) => `${JSON.stringify(given)}\n`).join('');
  expect(receiptsIn(text)).toEqual([first, second]);
  expect(receiptsIn('')).toEqual([]);
  for (const wrong of ['{}', 'x', JSON.stringify({ ...first, more: 1 }), JSON.stringify([first])])
    expect(receiptsIn(`${text}${wrong}\n`)).toBeUndefined();
});

test('a code is recomputed: digests and numbers of its side', async () => {
  const secret = bytesOf('a code');
  const own = new Maker('coded');
  own.seedOf = (side) => seedFrom(secret, { match: 'coded', chain: own.chain, side });
  own.begun();
  const code = secret.toString('hex');
  expect(await judgeCode(code, 'JP', own.file('public'))).toEqual({ n: 2, of: 2 });
  expect(await judgeCode(code, 'RU', own.file('public'))).toEqual({ n: 1, of: 1 });
  expect(await judgeCode(other, 'JP', own.file('public'))).toEqual({ n: 0, of: 2 });
});
