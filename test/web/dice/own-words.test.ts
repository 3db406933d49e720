/** Own words against the running service: what the second seat types decides its number, and nothing else does. */
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import { digestOfSeed, readEvent, seedFromWords } from '../../../src/journal/index.js';
import { deliverDue, mailboxTransport, makeComposer } from '../../../src/mail/index.js';
import { verifyJournal, verifyMails } from '../../../src/verifier/index.js';
import { settings } from '../../mail/samples.js';
import { good, guardOf, REQUEST, step } from '../../match/harness.js';
import { mainOf } from '../html.js';
import { makeWorld, seatedAt, type Visitor, type World } from '../world.js';

const TYPED = '4616 2253 l4';
const WORDS = '4616225314';
const BROWSERS = 'cd'.repeat(32);
const RED = 'ab'.repeat(32);

let world: World;
let match: string;
let blue: Visitor;

beforeEach(async () => {
  world = await makeWorld({ mailbox: true });
  const [red, other] = REQUEST.seats;
  const seats = [red, { ...other, locale: 'en' }] as typeof REQUEST.seats;
  match = good(await world.matches.open({ ...REQUEST, seats })).match;
  const digest = digestOfSeed({ match, chain: 1, side: 'RED' }, RED);
  good(await world.matches.join(match, 'RED', { digest }));
  blue = world.browser();
});

const invitation = async () => blue.open(`/l/${await world.token(match, 'BLUE', 'join')}`);
const take = (fields: Record<string, string>) =>
  blue.post(`/m/${match}/BLUE/join`, { take: 'yes', need: 'seed', seed: BROWSERS, ...fields });
const events = async () => (await world.store.readEvents(match, 1)).map(({ text }) => readEvent(text));
const seeded = async (side: string) =>
  (await events()).flatMap((event) =>
    event.type === 'seeded' && event.public.side === side ? [event.public] : [],
  );
const begun = async () => {
  await invitation();
  expect((await take({ words: TYPED })).status).toBe(303);
  good(await world.matches.seed(match, 'RED', { seed: RED }));
};

describe('the second seat', () => {
  test('is asked for something of its own, and told what becomes of it; the first is not', async () => {
    const { text } = await invitation();
    const page = mainOf(text);
    expect(page).toContain('Type something of your own, for instance what ten dice on your table show');
    expect(page).toContain('Everybody can read it later, and it cannot be deleted.');
    expect(page).toMatch(/<input name="words" value=""/);
    const first = world.browser();
    const other = good(await world.matches.open(REQUEST)).match;
    const { text: opener } = await first.open(`/l/${await world.token(other, 'RED', 'join')}`);
    expect(opener).not.toContain('name="words"');
  });

  test('gives the number of its words, whatever number the page’s script brings', async () => {
    await begun();
    const seed = seedFromWords({ match, chain: 1, side: 'BLUE' }, WORDS);
    expect(await seeded('BLUE')).toEqual([{ side: 'BLUE', chain: 1, seed, words: WORDS }]);
    while (await step(world, match));
    const report = await verifyJournal(good(await world.matches.journal(match, 'all')));
    expect(report).toMatchObject({
      ok: true,
      summary: { words: [{ chain: 1, side: 'BLUE', words: WORDS }] },
    });
  });

  test.each(['123456789', 'サイコロの目は４６１', 'x'.repeat(65), 'y'.repeat(500)])(
    'is refused %j with its words put back, and nothing is written',
    async (words) => {
      await invitation();
      const before = world.everything();
      const answer = await take({ words });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('Your own words need 10 to 64 letters (a to z) and digits.');
      expect(answer.text).toContain(`<input name="words" value="${words}"`);
      expect(answer.text).toMatch(/<p class="notice" data-own-words-again>/);
      expect(world.everything()).toEqual(before);
    },
  );

  test('gives what the browser made where it types nothing: nothing is recorded as typed', async () => {
    await invitation();
    expect((await take({ words: '' })).status).toBe(303);
    expect(await seeded('BLUE')).toEqual([{ side: 'BLUE', chain: 1, seed: BROWSERS }]);
  });

  test('may enter a number that denrei seed made, before the browser’s; what is no number is refused', async () => {
    await invitation();
    const own = 'ef'.repeat(32);
    expect((await take({ own: 'whatever I like' })).status).toBe(422);
    expect((await take({ own })).status).toBe(303);
    expect(await seeded('BLUE')).toEqual([{ side: 'BLUE', chain: 1, seed: own }]);
  });

  test('finds the fields for a digest or number with script too, outside <noscript>', async () => {
    const { text } = await invitation();
    const bare = text.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(bare).toMatch(/<input name="own" form="take"/);
    const warning = bare.indexOf('that server can learn all your numbers');
    expect(warning).toBeGreaterThan(0);
    expect(bare.indexOf('data-code-enter', warning)).toBeGreaterThan(warning);
  });
});

test('the first seat has no words: they could be guessed behind a digest', async () => {
  const other = good(await world.matches.open(REQUEST)).match;
  expect(await world.matches.join(other, 'RED', { words: TYPED })).toMatchObject({
    failure: { code: 'stale' },
  });
  good(await world.matches.join(match, 'BLUE', { words: TYPED }));
  expect(await world.matches.seed(match, 'RED', { words: TYPED })).toMatchObject({
    failure: { code: 'stale' },
  });
});

describe('new dice', () => {
  test('ask whoever committed first again, and the other for new words', async () => {
    await begun();
    good(await world.matches.renew(match));
    expect((await world.matches.info(match))?.ceremony.needs).toEqual({ RED: 'digest' });
    expect(await world.matches.seed(match, 'BLUE', { digest: 'aa'.repeat(32) })).toMatchObject({ ok: false });
    const page = async (side: string) =>
      (await (await seatedAt(world, match, side)).get(`/m/${match}/${side}`)).text;
    expect(await page('BLUE')).not.toContain('name="words"');
    good(
      await world.matches.seed(match, 'RED', {
        digest: digestOfSeed({ match, chain: 2, side: 'RED' }, BROWSERS),
      }),
    );
    expect(await page('BLUE')).toMatch(/<input name="words" value=""/);
    const seat = await seatedAt(world, match, 'BLUE');
    const given = await seat.post(`/m/${match}/BLUE/seed`, {
      take: 'yes',
      need: 'seed',
      words: 'second words',
    });
    expect(given.status).toBe(303);
    good(await world.matches.seed(match, 'RED', { seed: BROWSERS }));
    const report = await verifyJournal(good(await world.matches.journal(match, 'public')));
    expect(report).toMatchObject({
      summary: { words: [{ chain: 1 }, { chain: 2, words: 'sec0ndw0rds' }], remarks: [] },
    });
  });
});

describe('the inbox of whoever typed', () => {
  const kyuchorei = loadGame('kyuchorei');

  beforeEach(async () => {
    world = await makeWorld({ mailbox: true, games: [kyuchorei] });
    const seats = REQUEST.seats.map((seat, i) => ({ ...seat, side: i === 0 ? 'JP' : 'RU', locale: 'en' }));
    const request = { ...REQUEST, game: 'kyuchorei', opener: 'JP', seats } as typeof REQUEST;
    match = good(await world.matches.open(request)).match;
    await delivered();
    const digest = digestOfSeed({ match, chain: 1, side: 'JP' }, RED);
    good(await world.matches.join(match, 'JP', { digest }));
  });

  async function delivered(): Promise<readonly { to: string; subject: string; text: string }[]> {
    const composer = makeComposer({
      settings,
      game: () => kyuchorei,
      draw: async ({ scene }) => Buffer.from(scene.title),
    });
    const warned = (facts: object, message: string) => {
      throw new Error(`${message}: ${JSON.stringify(facts)}`);
    };
    await deliverDue({
      store: world.store,
      transport: mailboxTransport(world.store),
      composer,
      clock: world.context.clock,
      log: { info: () => {}, warn: warned, error: warned },
      unreachable: world.matches.tellUnreachable,
    });
    const listed = (await world.store.listMails(1000)).toReversed();
    return Promise.all(
      listed.map(async ({ id, address }) => {
        const { subject = '', text = '' } = await PostalMime.parse(
          (await world.store.readMail(id))?.raw ?? '',
        );
        return { to: address, subject, text };
      }),
    );
  }

  test('has the words at once, in every later e-mail, and nobody else is told that they typed', async () => {
    await delivered();
    good(await world.matches.join(match, 'RU', { words: TYPED }));
    const address = REQUEST.seats[1]?.address;
    const own = async () => (await delivered()).filter(({ to }) => to === address);
    const [, first] = await own();
    expect(first?.subject).toContain('What you typed for the dice');
    expect(first?.text).toContain('\nYou typed: 4616 2253 14\n');
    good(await world.matches.seed(match, 'JP', { seed: RED }));
    for (let orders = 0; orders < 40 && (await step(world, match)); orders++) await delivered();
    const { length } = await own();
    good(await world.matches.resign(match, 'RU', guardOf(good(await world.matches.page(match, 'RU')))));
    const all = await own();
    expect(all.length).toBeGreaterThan(length);
    expect(all.slice(1).every(({ text }) => text.includes('You typed: 4616 2253 14'))).toBe(true);
    const others = (await delivered()).filter(({ to }) => to !== address);
    expect(others.length).toBeGreaterThan(1);
    expect(others.some(({ text }) => text.includes('4616 2253 14'))).toBe(false);
    const mails = all.map(({ text }, i) => ({ name: `${i}.eml`, at: i + 1, text }));
    expect(await verifyMails(mails, { sides: ['RU'] })).toMatchObject({
      ok: true,
      summary: { late: [], words: [{ words: WORDS, own: true, mail: { name: '1.eml' } }] },
    });
  });
});
