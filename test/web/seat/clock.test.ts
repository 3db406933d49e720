/** The clock on the pages: agreed in the start form, shown to both, and what a player does about time. */
import { describe, expect, test } from 'vitest';
import { tendDue } from '../../../src/match/index.js';
import { DAYS } from '../../match/clock/ticking.js';
import { begin, good, REQUEST } from '../../match/harness.js';
import { formsOf, mainOf } from '../html.js';
import { makeWorld, seatedAt, type World } from '../world.js';

const FORM = {
  game: 'toy',
  scenario: 'standard',
  side: 'BLUE',
  name: 'Ann',
  address: 'ann@example.org',
  locale: 'en',
  timeZone: 'Europe/Paris',
  other: 'open',
};
const CLOCK = { 'clock.days': '3', 'clock.bank': '10', 'clock.increment': '12', 'clock.grace': '6' };
const TERMS = {
  ...CLOCK,
  'clock.absence': '21',
  'clock.timeouts': '2',
  'clock.week.1': 'yes',
  'clock.week.7': 'yes',
};

const tick = ({ matches, store, context }: World) =>
  tendDue({ matches, store, clock: context.clock, log: { error: (facts) => Promise.reject(facts) } });

/** A match with a clock that runs for both. */
async function running(world: World): Promise<string> {
  const match = await begin(world, { ...REQUEST, terms: { clock: DAYS } });
  for (const mail of await world.store.waitingMails(match))
    await world.store.mailsSent([mail], world.context.clock());
  await tick(world);
  return match;
}

describe('the start form', () => {
  test('agrees on a bank with an increment on the days that are ticked; invited players read it', async () => {
    const world = await makeWorld();
    const visitor = world.browser();
    const shown = (await visitor.get('/start/toy')).text;
    expect(shown).toContain('name="clock.increment"');
    await visitor.post('/matches', { ...FORM, ...TERMS, clock: 'bank' });
    const [found] = await world.store.listMatches({ limit: 1 });
    expect(JSON.parse(found?.match.terms ?? '')).toEqual({
      clock: { by: 'bank', bank: 10, increment: 12, week: '1000001', grace: 6, absence: 21, timeouts: 2 },
    });
    const page = (await visitor.get(`/m/${found?.match.id}?lang=en`)).text;
    expect(mainOf(page)).toContain('a time bank of 10 days, plus 12 hours per turn');
  });

  test('refuses numbers that make no clock, and shows what was typed', async () => {
    const world = await makeWorld();
    const answer = await world
      .browser()
      .post('/matches?lang=en', { ...FORM, ...TERMS, clock: 'days', 'clock.days': '900' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('These numbers do not make a clock.');
    expect(answer.text).toContain('value="900"');
    expect(await world.store.listMatches({ limit: 1 })).toEqual([]);
  });
});

describe('the pages of a seat', () => {
  test('say in its own zone and language until when it has time, and until when the other side', async () => {
    const world = await makeWorld();
    const match = await running(world);
    const red = await seatedAt(world, match, 'RED');
    expect((await red.get(`/m/${match}/RED`)).text).toContain(
      'あなたの期限は2026年11月24日 19:00（JST）です。',
    );
    expect((await red.get(`/m/${match}/RED`)).text).toMatch(/class="left-long">残り\d日\d+時間</);
    const blue = await seatedAt(world, match, 'BLUE');
    const page = (await blue.get(`/m/${match}/BLUE`)).text;
    expect(page).toContain('You have until 2026-11-24 10:00 GMT.');
    expect(page).toMatch(/has until 2026-11-24 10:00 GMT\./);
    expect((await blue.get('/mine?lang=en')).text).toContain('Until 2026-11-24 10:00 GMT.');
  });

  test('announce an absence, choose reminders and pause; looking changes nothing', async () => {
    const world = await makeWorld();
    const match = await running(world);
    const blue = await seatedAt(world, match, 'BLUE');
    const path = `/m/${match}/BLUE/clock`;
    const before = world.everything();
    expect((await blue.get(path)).status).toBe(200);
    expect(world.everything()).toBe(before);
    const late = await blue.post(`${path}/absence`, { from: '2026-11-21', to: '2026-11-22' });
    expect(late.status).toBe(422);
    expect(late.text).toContain('the first day must be after today');
    expect((await blue.post(`${path}/absence`, { from: '2026-11-22', to: '2026-11-23' })).status).toBe(303);
    expect((await blue.post(`${path}/reminders`, { hours: '48, 6' })).status).toBe(303);
    expect((await blue.post(`${path}/reminders`, { hours: 'soon' })).status).toBe(422);
    expect((await blue.post(`${path}/pause`, { wanted: 'yes' })).status).toBe(303);
    const page = (await blue.get(path)).text;
    expect(page).toContain('value="48, 6"');
    expect(page).toContain('You have until 2026-11-26 10:00 GMT.');
    expect(page).toContain('Cancel pause request');
    const red = await seatedAt(world, match, 'RED');
    expect((await red.get(`/m/${match}/RED`)).text).toContain('が一時停止を申し出ています');
    expect((await red.get(`/m/${match}/RED/clock`)).text).not.toContain('48, 6');
    expect((await red.get(`/m/${match}/RED`)).text).toContain('2026年11月22日から2026年11月23日まで不在です');
    expect((await blue.get(path)).text).toContain('is away from 2026-11-22 to 2026-11-23.');
  });

  test('say above everything that the clocks stand, once both have agreed to a pause', async () => {
    const world = await makeWorld();
    const match = await running(world);
    const [blue, red] = [await seatedAt(world, match, 'BLUE'), await seatedAt(world, match, 'RED')];
    const noticed = async () =>
      /<div class="notice"><p>Clock paused by agreement/.test((await blue.get(`/m/${match}/BLUE`)).text);
    await blue.post(`/m/${match}/BLUE/clock/pause`, { wanted: 'yes' });
    expect(await noticed()).toBe(false);
    await red.post(`/m/${match}/RED/clock/pause`, { wanted: 'yes' });
    expect(await noticed()).toBe(true);
  });

  test('let the opponent claim a match by a typed word, once the time is up', async () => {
    const world = await makeWorld();
    const match = await running(world);
    for (const [side, points] of [
      ['RED', 1],
      ['BLUE', 0],
    ] as const) {
      const { match: info, draft } = good(await world.matches.page(match, side));
      const guard = { event: info.head.number, draft: draft.revision, key: side };
      good(await world.matches.order(match, side, { ...guard, order: { do: 'bid', points } }));
    }
    for (const mail of await world.store.waitingMails(match))
      await world.store.mailsSent([mail], world.context.clock());
    await tick(world);
    const waiting = await seatedAt(world, match, 'RED');
    expect((await waiting.get(`/m/${match}/RED/clock`)).text).not.toContain('残り');
    world.pass(73 * 3600);
    await tick(world);
    const blue = await seatedAt(world, match, 'BLUE');
    expect((await blue.get(`/m/${match}/BLUE`)).text).toContain(
      'You may give days, name a substitute or claim the match.',
    );
    const path = `/m/${match}/BLUE/clock`;
    const form = formsOf((await blue.get(path)).text).find(({ action }) => action.endsWith('/claim'));
    const wrong = await blue.post(`${path}/claim`, { ...form?.fields, word: 'no' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(`class="button" href="${path}"`);
    expect((await blue.post(`${path}/claim`, { ...form?.fields, word: 'claim' })).status).toBe(303);
    const over = (await blue.get(`/m/${match}/BLUE`)).text;
    expect(over).toContain('You have won.');
    expect(over).toMatch(/ran out of time\./);
  });

  test('give an address for calendar programs: the deadline and nothing else, void with the seat’s links', async () => {
    const world = await makeWorld();
    const match = await running(world);
    const blue = await seatedAt(world, match, 'BLUE');
    const page = (await blue.get(`/m/${match}/BLUE/clock`)).text;
    const path = /\/calendar\/[\w.-]+\.ics/.exec(page)?.[0] ?? '';
    const program = world.browser();
    const feed = await program.get(path);
    expect(feed.headers['content-type']).toContain('text/calendar');
    expect(feed.text).toContain(`UID:${match}.BLUE.deadline@`);
    expect(feed.text).toContain('DTSTART:20261124T100000Z');
    expect(feed.text).not.toMatch(/eyJ|Blue Person/);
    expect(world.lines.join()).not.toContain(path.slice('/calendar/'.length, 40));
    // No other door opens with it, and it opens with no other key.
    const token = path.slice('/calendar/'.length, -'.ics'.length);
    const entered = await program.get(`/l/${token}`);
    expect([entered.status, entered.headers['set-cookie']]).toEqual([404, undefined]);
    const play = await world.token(match, 'BLUE', 'play');
    expect((await program.get(`/calendar/${play}.ics`)).status).toBe(404);
    good(await world.matches.revoke(match, 'BLUE'));
    expect((await program.get(path)).status).toBe(404);
  });

  test('have no page of a clock where none was agreed', async () => {
    const world = await makeWorld();
    const match = await begin(world);
    const blue = await seatedAt(world, match, 'BLUE');
    expect((await blue.get(`/m/${match}/BLUE/clock`)).status).toBe(409);
    expect((await blue.get(`/m/${match}/BLUE`)).text).not.toContain('/clock');
    expect((await blue.post(`/m/${match}/BLUE/clock/pause`, { wanted: 'yes' })).status).toBe(409);
  });
});
