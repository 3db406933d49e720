/** Own words: a number that nobody else can have picked, and what somebody tries who wants to pick it. */
import { describe, expect, test } from 'vitest';
import { seedFromWords, canonicalWords as servers } from '../../src/journal/index.js';
import {
  canonicalWords,
  compareMails,
  type Given,
  judgeCode,
  judgeGiven,
  seedOfWords,
  tableOf,
  verifyJournal,
  verifyMails,
} from '../../src/verifier/index.js';
import { bytesOf, Maker } from '../journal/maker.js';
import { melee } from '../journal/skirmish.js';
import { forge } from './forge.js';
import { inboxOf } from './inbox.js';

const WORDS = '4616225314';
const made = new Maker('typed').typed(WORDS).play([melee]);
const journal = made.file('public');
const place = { match: 'typed', chain: 1, side: 'RU' };

async function summaryOf(text: string) {
  const report = await verifyJournal(text);
  if (!report.ok) throw new Error(report.fault.message);
  return report.summary;
}

describe('canonical words', () => {
  test.each([
    ['4616 2253 14', WORDS],
    ['4616-2253-l4', WORDS],
    ['46I6​2253I4', WORDS],
    ['Oil', '011'],
    ['İⅰＯ', '110'],
    ['Kelvin', 'ke1v1n'],
    ['サイコロ', ''],
    ['', ''],
  ])('of %j are %j, for server and verifier alike', (typed, words) => {
    expect(canonicalWords(typed)).toBe(words);
    expect(servers(typed)).toBe(words);
    // Made once more they are the same.
    expect(canonicalWords(words)).toBe(words);
  });

  test('make one seed, however they are spelled: there is no spelling to search for', async () => {
    const spellings = ['4616 2253 14', '46i6 2253 1 4!', '４６ｌ６２２５３Ｉ４', '4616\u00ad2253\t14'];
    const seeds = await Promise.all(spellings.map((text) => seedOfWords(place, canonicalWords(text))));
    expect(new Set(seeds)).toEqual(new Set([seedFromWords(place, WORDS)]));
  });
});

describe('an operator who plays and picks the number of his opponent', () => {
  test('cannot set a number beside the words that were typed', async () => {
    for (let tried = 0; tried < 20; tried += 1)
      expect(
        await verifyJournal(forge(journal, 5, 'event.public.seed', bytesOf(`${tried}`).toString('hex'))),
      ).toMatchObject({ fault: { event: 5, code: 'seed' } });
  });

  test('cannot say that other words were typed, nor words for a number of his own', async () => {
    const other = forge(journal, 5, 'event.public.words', '4616225315');
    expect(await verifyJournal(other)).toMatchObject({ fault: { event: 5, code: 'seed' } });
    const plain = new Maker('plain').begun().file('public');
    const claimed = forge(plain, 5, 'event.public.words', WORDS);
    expect(await verifyJournal(claimed)).toMatchObject({ fault: { event: 5, code: 'seed' } });
  });

  test('cannot put words behind the digest, where they could be guessed', async () => {
    const text = forge(journal, 6, 'event.public.words', WORDS);
    expect(await verifyJournal(text)).toMatchObject({ fault: { event: 6, code: 'seed' } });
  });

  test.each(['461622531', 'a'.repeat(65), '46i6225314', '4616 2253 14', 'ABCDEFGHJK', ''])(
    'cannot write %j, which is not canonical',
    async (words) => {
      const text = forge(journal, 5, 'event.public.words', words);
      expect(await verifyJournal(text)).toMatchObject({ fault: { line: 6, code: 'shape' } });
    },
  );

  test('is found by the inbox where the e-mails tell another seed than the words make', async () => {
    const lying = inboxOf(made).map((mail) => ({ ...mail, text: mail.text.replaceAll(WORDS, '4616225315') }));
    expect(await verifyMails(lying, { sides: ['RU'] })).toMatchObject({ fault: { code: 'seed' } });
  });

  test('is found by the inbox where its words are not those of the journal', async () => {
    const report = await verifyMails(inboxOf(made), { sides: ['RU'] });
    if (!report.ok) throw new Error(report.fault.message);
    const other = new Maker('typed').typed('9999999999').play([melee]).file('public');
    const { differing } = compareMails(report.summary.blocks, other);
    expect(differing.map(({ what }) => what)).toContain('words RU 1');
    expect(compareMails(report.summary.blocks, journal).differing).toEqual([]);
  });

  test('is found by the receipt where other words, or none, were used', async () => {
    const events = made.rows.map(({ text }) => JSON.parse(text));
    const given: Given = {
      at: 1,
      chain: 1,
      head: { hash: events[2].hash, number: 3 },
      side: 'RU',
      status: 'taken',
      value: seedFromWords(place, WORDS),
      what: 'seed',
      words: WORDS,
    };
    const judged = (one: Given) => judgeGiven([one], journal)[0]?.judgment;
    expect(judged(given)).toBe('same');
    expect(judged({ ...given, words: '4616225315' })).toBe('other');
    expect(judged({ ...given, words: null })).toBe('other');
    const summary = await summaryOf(journal);
    const found = { journal: summary, given: judgeGiven([{ ...given, words: '4616225315' }], journal) };
    expect(tableOf(found)['own words']).toEqual({ state: 'differs' });
  });
});

describe('an audit', () => {
  test('shows the reader their words, and the e-mail that first tells them', async () => {
    const report = await verifyMails(inboxOf(made), { sides: ['RU'] });
    expect(report).toMatchObject({
      summary: { words: [{ chain: 1, side: 'RU', words: WORDS, own: true, mail: { name: '4.eml' } }] },
    });
    const theirs = await verifyMails(
      inboxOf(made).map((mail) => ({ ...mail, text: mail.text.replace('for RU', 'for JP') })),
      { sides: ['JP'] },
    );
    expect(theirs).toMatchObject({ summary: { words: [{ own: false }] } });
  });

  test('counts them, says where nobody typed any, and asks whose they are', async () => {
    const summary = await summaryOf(journal);
    const none = { state: 'not checked', why: 'noWords' };
    expect(tableOf({ journal: summary, sides: ['RU'] })['own words']).toEqual({
      state: 'agrees',
      n: 1,
      of: 1,
    });
    expect(tableOf({ journal: summary, sides: ['JP'] })['own words']).toEqual(none);
    expect(tableOf({ journal: summary })['own words']).toEqual({ state: 'not checked', why: 'noSide' });
    const plain = await summaryOf(new Maker('plain').begun().file('public'));
    expect(tableOf({ journal: plain, sides: ['RU'] })['own words']).toEqual(none);
  });

  test('of a code passes over a seed that words made', async () => {
    expect(await judgeCode('0'.repeat(64), 'RU', journal)).toEqual({ n: 0, of: 0 });
  });
});

describe('whoever committed first', () => {
  const again = () => new Maker('again').begun().reroot();

  test('is first again with new roots; where the other is, the audit remarks on it', async () => {
    expect((await summaryOf(again().seed('JP').seed('RU').file('public'))).remarks).toEqual([]);
    const { remarks } = await summaryOf(again().seed('RU').seed('JP').file('public'));
    expect(remarks).toMatchObject([{ event: 8, code: 'first' }]);
  });

  test.each([
    ['kept', 'lot-0'],
    ['changed', 'lot-1'],
  ])('is the person: the sides drawn by lot were %s', async (how, match) => {
    const lots = new Maker(match);
    lots.lot = true;
    lots.begun();
    const changed = lots.lotChanges();
    expect(changed ? 'changed' : 'kept').toBe(how);
    const first = changed ? 'RU' : 'JP';
    lots
      .reroot()
      .seed(first)
      .seed(first === 'JP' ? 'RU' : 'JP');
    expect((await summaryOf(lots.file('public'))).remarks).toEqual([]);
    lots.reroot().seed(first === 'JP' ? 'RU' : 'JP');
    expect((await summaryOf(lots.file('public'))).remarks).toMatchObject([{ code: 'first' }]);
  });
});
