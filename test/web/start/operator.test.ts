/** Whoever runs the server commits first: the start form asks, the invited player reads why and can decline. */
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOfSeed, readEvent, seedFromWords } from '../../../src/journal/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { good } from '../../match/harness.js';
import { formsOf, mainOf } from '../html.js';
import { makeWorld, seatedAt, type Visitor, type World } from '../world.js';

const FORM = {
  game: 'toy',
  scenario: 'standard',
  side: 'BLUE',
  other: 'invite',
  name: 'Ann',
  address: 'ann@example.org',
  locale: 'en',
  timeZone: 'Europe/Paris',
  'other.name': 'Bob',
  'other.address': 'bob@example.org',
  'other.locale': 'en',
};

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});

async function opened(operator: string, more: Record<string, string> = {}): Promise<string> {
  const visitor = world.browser();
  const page = (await visitor.get('/start/toy?lang=en')).text;
  expect(page).toContain('Does one of you run this server?');
  const hidden = { ...formsOf(page).find(({ action }) => action.startsWith('/matches'))?.fields };
  const answer = await visitor.post('/matches', { ...hidden, ...FORM, operator, ...more });
  expect(answer.status).toBe(303);
  return (await world.store.listMatches({ limit: 1 }))[0]?.match.id ?? '';
}

async function invited(match: string, side: string): Promise<{ visitor: Visitor; text: string }> {
  const visitor = world.browser();
  const { text } = await visitor.open(`/l/${await world.token(match, side, 'join')}`);
  return { visitor, text: mainOf(text) };
}

const mails = async (match: string) =>
  (await world.store.waitingMails(match)).map(({ side, kind }) => `${side} ${kind}`);
const types = async (match: string) =>
  (await world.store.readEvents(match, 1)).map(({ text }) => readEvent(text).type);
const sit = (visitor: Visitor, match: string, side: string, fields: Record<string, string> = {}) =>
  visitor.post(`/m/${match}/${side}/join`, { take: 'yes', ...fields });

describe('a match whose opener says that the opponent runs the server', () => {
  let match: string;
  beforeEach(async () => {
    match = await opened('opponent');
  });

  test('has the opponent commit first, and the opener type words afterward', async () => {
    expect(await mails(match)).toEqual(['BLUE invitation']);
    const ann = await invited(match, 'BLUE');
    expect(ann.text).toContain('Your opponent runs this server, so they fix their number first.');
    expect(ann.text).not.toContain('name="words"');
    // What a script brings for another step is refused.
    expect((await sit(ann.visitor, match, 'BLUE', { seed: 'ab'.repeat(32) })).status).toBe(409);
    expect((await sit(ann.visitor, match, 'BLUE')).status).toBe(303);
    expect(await types(match)).toEqual(['opened', 'joined']);
    expect(await mails(match)).toContain('RED invitation');
    const bob = await invited(match, 'RED');
    expect(bob.text).not.toContain('name="words"');
    const seed = 'cd'.repeat(32);
    const digest = digestOfSeed({ match, chain: 1, side: 'RED' }, seed);
    expect((await sit(bob.visitor, match, 'RED', { need: 'digest', digest })).status).toBe(303);
    expect(await types(match)).toEqual(['opened', 'joined', 'joined', 'committed']);
    expect(await mails(match)).toContain('BLUE begin');
    const blue = await seatedAt(world, match, 'BLUE');
    const page = mainOf((await blue.get(`/m/${match}/BLUE`)).text);
    expect(page).toContain('The dice are waiting for your number.');
    expect(page).toContain('name="words"');
    const given = { take: 'yes', need: 'seed', seed: 'ee'.repeat(32), words: '4616 2253 14' };
    expect((await blue.post(`/m/${match}/BLUE/seed`, given)).status).toBe(303);
    good(await world.matches.seed(match, 'RED', { seed }));
    const report = await verifyJournal(good(await world.matches.journal(match, 'public')));
    expect(report).toMatchObject({
      summary: { words: [{ chain: 1, side: 'BLUE', words: '4616225314' }], remarks: [] },
    });
    expect((await world.matches.info(match))?.ceremony.seeds.BLUE).toBe(
      seedFromWords({ match, chain: 1, side: 'BLUE' }, '4616225314'),
    );
  });

  test('tells the invited player why they come first, and lets them decline', async () => {
    const ann = await invited(match, 'BLUE');
    await sit(ann.visitor, match, 'BLUE');
    const bob = await invited(match, 'RED');
    expect(bob.text).toContain('Ann says that you run this server. That is why you come first');
    const [mail] = (await world.store.waitingMails(match)).filter(({ kind }) => kind === 'invitation');
    expect(JSON.parse(mail?.payload ?? '{}')).toMatchObject({ runs: true });
    const declined = await bob.visitor.post(`/m/${match}/RED/decline`, { take: 'yes' });
    expect(declined.status).toBe(200);
    expect((await world.matches.info(match))?.status).toBe('finished');
  });

  test('stays so when the invited player asks for the other side', async () => {
    const guest = await opened('opponent', { 'charter.sides': 'guest' });
    const ann = await invited(guest, 'BLUE');
    await sit(ann.visitor, guest, 'BLUE');
    const { match: switched } = good(await world.matches.switchSides(guest, 'RED'));
    const seats = (await world.store.readMatch(switched))?.seats ?? [];
    expect(seats.map(({ name, first }) => [name, first]).sort()).toEqual([
      ['Ann', false],
      ['Bob', true],
    ]);
  });

  test('answers who asks for its open seat as soon as the opener has sat down', async () => {
    const open = await opened('opponent', { other: 'anyone' });
    const claimant = { name: 'Eve', address: 'eve@example.org', locale: 'en', timeZone: 'UTC' } as const;
    expect(await world.matches.claim(open, 'RED', claimant)).toMatchObject({
      failure: { code: 'not-begun' },
    });
    const ann = await invited(open, 'BLUE');
    await sit(ann.visitor, open, 'BLUE');
    expect(await world.matches.claim(open, 'RED', claimant)).toMatchObject({ ok: true });
  });
});

test.each(['none', 'me'])('with the answer %s the opener commits first, as ever', async (operator) => {
  const match = await opened(operator);
  const ann = await invited(match, 'BLUE');
  expect((await sit(ann.visitor, match, 'BLUE')).status).toBe(303);
  expect(await types(match)).toEqual(['opened', 'joined', 'committed']);
  const bob = await invited(match, 'RED');
  expect(bob.text).toContain('name="words"');
  expect(bob.text).not.toContain('you run this server');
});
