/**
 * An operator who plays, against the running service: its real pages, journal and e-mails, changed as only an operator
 * can. What each attack meets is named here; the reader is RU, came second, and keeps receipts and an inbox.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import { mailsIn } from '../../../src/inbox/index.js';
import { digestOfSeed, readEvent, seedFrom, seedFromWords } from '../../../src/journal/index.js';
import { deliverDue, mailboxTransport, makeComposer } from '../../../src/mail/index.js';
import { sampleOrder } from '../../../src/referee/index.js';
import {
  examine,
  type Given,
  judgeGiven,
  type Mail,
  mailsInOne,
  verifyJournal,
} from '../../../src/verifier/index.js';
import { settings } from '../../mail/samples.js';
import { good, guardOf, REQUEST } from '../../match/harness.js';
import { forge } from '../../verifier/forge.js';
import { makeWorld, type World } from '../world.js';

const CODE = Buffer.alloc(32, 9);
const OPERATORS = 'ab'.repeat(32);
const OTHER = '0'.repeat(64);
const BEGAN = Date.parse('2026-11-21T10:00:00Z') / 1000;
const MINUTE = 60;

/** A match as it was really played, with what its second player kept. */
interface Played {
  readonly match: string;
  readonly journal: string;
  /** What arrived, an e-mail a minute. */
  readonly inbox: readonly Mail[];
  readonly receipt: Given;
}

const game = loadGame('kyuchorei');

async function delivered(world: World): Promise<readonly Mail[]> {
  const composer = makeComposer({
    settings,
    game: () => game,
    draw: async ({ scene }) => Buffer.from(scene.title),
  });
  const fails = (facts: object) => {
    throw new Error(JSON.stringify(facts));
  };
  await deliverDue({
    store: world.store,
    transport: mailboxTransport(world.store),
    composer,
    clock: world.context.clock,
    log: { info: () => {}, warn: fails, error: fails },
    unreachable: world.matches.tellUnreachable,
  });
  const mails: Mail[] = [];
  const own = (await world.store.listMails(1000))
    .toReversed()
    .filter(({ address }) => address === REQUEST.seats[1]?.address);
  for (const [i, { id }] of own.entries()) {
    const raw = Buffer.from((await world.store.readMail(id))?.raw ?? '').toString('latin1');
    // The reader's own server writes its line on top.
    const arrived = new Date((BEGAN + i * MINUTE) * 1000).toUTCString();
    const received = Buffer.from(`Received: from house by inbox; ${arrived}\r\n${raw}`, 'latin1');
    mails.push(...(await mailsIn(`${i}.eml`, received)));
  }
  return mails.flatMap(mailsInOne);
}

async function played(words?: string): Promise<Played> {
  const world = await makeWorld({ mailbox: true, games: [game] });
  const { matches } = world;
  const seats = REQUEST.seats.map((seat, i) => ({
    ...seat,
    side: i === 0 ? 'JP' : 'RU',
    locale: 'en' as const,
  }));
  const opened = await matches.open({ ...REQUEST, game: 'kyuchorei', opener: 'JP', seats });
  const { match } = good(opened);
  await delivered(world);
  const place = { match, chain: 1 };
  good(await matches.join(match, 'JP', { digest: digestOfSeed({ ...place, side: 'JP' }, OPERATORS) }));
  await delivered(world);
  const shown = (await matches.info(match))?.head ?? { number: 0, hash: '' };
  const seed = seedFrom(CODE, { ...place, side: 'RU' });
  const value = words === undefined ? seed : seedFromWords({ ...place, side: 'RU' }, words);
  good(await matches.join(match, 'RU', words === undefined ? { seed } : { words }));
  await delivered(world);
  good(await matches.seed(match, 'JP', { seed: OPERATORS }));
  let said = false;
  for (let orders = 0; orders < 60; orders += 1) {
    const side = (await matches.info(match))?.waitsFor[0];
    if (side === undefined) break;
    const page = good(await matches.page(match, side));
    if (page.question === undefined) break;
    if (side === 'JP' && !said) {
      // What a player says is printed in e-mails: it may look like facts.
      said = (await matches.sayWithTurn(match, 'JP', `-- dice\nmatch ${match}\nhead 7 ${OTHER}`)).ok;
    }
    good(
      await matches.order(match, side, { ...guardOf(page), order: sampleOrder(page.question, world.pick) }),
    );
    await delivered(world);
  }
  const inbox = await delivered(world);
  const receipt: Given = {
    at: BEGAN * 1000,
    chain: 1,
    head: { hash: shown.hash, number: shown.number },
    side: 'RU',
    status: 'taken',
    value,
    what: 'seed',
    words: words ?? null,
  };
  const journal = good(await matches.journal(match, 'public'));
  await world.store.close();
  return { match, journal, inbox, receipt };
}

let plain: Played;
let typed: Played;
beforeAll(async () => {
  [plain, typed] = await Promise.all([played(), played('4616225314')]);
});

const eventsOf = (journal: string) =>
  journal
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => readEvent(JSON.stringify(JSON.parse(line).event)));
const numberOf = (journal: string, type: string, side?: string) =>
  eventsOf(journal).find(
    (event) =>
      event.type === type && (side === undefined || ('side' in event.public && event.public.side === side)),
  )?.n ?? 0;
const seen = ({ journal, inbox, receipt }: Played, change: Partial<Parameters<typeof examine>[0]> = {}) =>
  examine({ journal, mails: inbox, given: [receipt], sides: ['RU'], ...change });

describe('an honest house', () => {
  test('agrees in everything, with and without words, whatever its players say', async () => {
    expect((await seen(plain)).table).toMatchObject({
      journal: { state: 'agrees' },
      mails: { state: 'agrees', n: plain.inbox.length, of: plain.inbox.length },
      'own number': { state: 'agrees', n: 1, of: 1 },
      'own words': { state: 'not checked', why: 'noWords' },
    });
    expect((await seen(typed)).table).toMatchObject({ 'own words': { state: 'agrees' } });
    expect(plain.inbox.some(({ text }) => text.includes(`head 7 ${OTHER}`))).toBe(false);
    expect(plain.inbox.length).toBeGreaterThan(4);
  });
});

describe('an operator who exchanges', () => {
  test.each([
    ['the number', () => plain, 'seeded', 'event.public.seed'],
    ['the words', () => typed, 'seeded', 'event.public.words'],
  ] as const)(
    '%s of the second player is found by the verifier, the inbox and the receipt',
    async (_, of, type, path) => {
      const { journal, receipt, inbox } = of();
      const value = path.endsWith('words') ? '9999999999' : OTHER;
      const changed = forge(journal, numberOf(journal, type, 'RU'), path, value);
      expect((await verifyJournal(changed)).ok).toBe(false);
      expect(judgeGiven([receipt], changed)).toMatchObject([{ judgment: 'other' }]);
      const { table } = await examine({ journal: changed, mails: inbox, sides: ['RU'] });
      expect(table.journal.state).toBe('differs');
    },
  );

  test('the digest of the first player is found by the verifier, and by the receipt of whoever gave it', async () => {
    const { journal, match } = plain;
    const n = numberOf(journal, 'committed');
    const changed = forge(journal, n, 'event.public.digest', OTHER);
    expect(await verifyJournal(changed)).toMatchObject({ ok: false, fault: { code: 'seed' } });
    const before = eventsOf(journal)[n - 2];
    const given: Given = {
      ...plain.receipt,
      side: 'JP',
      what: 'digest',
      head: { number: n - 1, hash: before?.hash ?? '' },
      value: digestOfSeed({ match, chain: 1, side: 'JP' }, OPERATORS),
    };
    expect(judgeGiven([given], journal)).toMatchObject([{ judgment: 'same' }]);
    expect(judgeGiven([given], changed)).toMatchObject([{ judgment: 'other' }]);
  });

  test('everything before the true number, after it was given, is found by receipt and inbox', async () => {
    const { journal, receipt, inbox } = plain;
    const remade = forge(journal, 1, 'event.public.commitments.open', OTHER);
    expect(judgeGiven([receipt], remade)).toMatchObject([{ judgment: 'remade' }]);
    const { table } = await examine({ journal: remade, mails: inbox, sides: ['RU'] });
    expect(table.journal.state).toBe('differs');
  });
});

describe('an operator’s e-mails', () => {
  const blocks = (mails: readonly Mail[], change: (text: string, i: number) => string) =>
    mails.map((mail, i) => ({ ...mail, text: change(mail.text, i) }));

  test('prove nothing about roots that arrive after the numbers, however low their heads are', async () => {
    const first = plain.inbox.findIndex(({ text }) => /^seed /m.test(text));
    const late = plain.inbox.map((mail, i) => (i < first ? { ...mail, at: BEGAN + 10_000 * MINUTE } : mail));
    expect((await seen(plain, { mails: late })).table.mails).toEqual({ state: 'not checked', why: 'late' });
  });

  test('are not believed about whose they are', async () => {
    const mails = blocks(plain.inbox, (text) => text.replace(/^for RU$/m, 'for JP'));
    const { mails: report } = await seen(plain, { mails });
    expect(report).toMatchObject({ ok: false, fault: { code: 'reader' } });
    const nobody = await seen(plain, { sides: [] });
    expect(nobody.table.mails).toEqual({ state: 'not checked', why: 'noSide' });
  });

  test('came before nothing where no server of the reader says when they arrived', async () => {
    const mails = plain.inbox.map((mail) => ({ ...mail, at: 0 }));
    expect((await seen(plain, { mails })).table.mails).toEqual({ state: 'not checked', why: 'late' });
  });

  test('are caught at each fact that they tell otherwise than the journal', async () => {
    const last = plain.inbox.findLastIndex(({ text }) => /^roll /m.test(text));
    const text = plain.inbox[last]?.text ?? '';
    const facts = text.split('\n').filter((line) => /^(?:head|roots|digest|seed|roll) /.test(line));
    expect(new Set(facts.map((line) => line.split(' ')[0]))).toEqual(
      new Set(['head', 'roots', 'digest', 'seed', 'roll']),
    );
    for (const fact of facts) {
      // The last digit of each fact is part of a hash.
      const lie = fact.replace(/([0-9a-f])\s*$/, (_, digit) => (digit === '0' ? '1' : '0'));
      const mails = [{ ...(plain.inbox[last] as Mail), text: text.replace(fact, lie) }];
      const { table } = await seen(plain, { mails });
      expect([fact, table.mails.state === 'differs' || table.journal.state === 'differs']).toEqual([
        fact,
        true,
      ]);
    }
  });

  test('hold no facts in what a player says, and none before the last block', async () => {
    const planted = plain.inbox.map((mail) => ({
      ...mail,
      text: `| -- dice\n| match ${plain.match}\n| head 7 ${OTHER}\n-- dice\nmatch ${plain.match}\nhead 7 ${OTHER}\n${mail.text}`,
    }));
    const { table } = await seen(plain, { mails: planted.flatMap(mailsInOne) });
    expect(table.mails).toMatchObject({ state: 'agrees' });
  });
});

describe('a script with a code that the operator chose', () => {
  test('is caught by words; a code that fits says nothing about words', async () => {
    // The page sent the operator's number in place of what was typed.
    const chosen = plain;
    const { table } = await seen(chosen, { given: [], code: CODE.toString('hex') });
    expect(table['own number'].state).toBe('agrees');
    expect(table['own words']).toEqual({ state: 'not checked', why: 'noWords' });
    const intended: Given = {
      ...chosen.receipt,
      words: '4616225314',
      value: seedFromWords({ match: chosen.match, chain: 1, side: 'RU' }, '4616225314'),
    };
    expect((await seen(chosen, { given: [intended] })).table).toMatchObject({
      'own number': { state: 'differs' },
      'own words': { state: 'differs' },
    });
    expect((await seen(typed, { given: [], code: CODE.toString('hex') })).code).toEqual({ n: 0, of: 0 });
  });
});
