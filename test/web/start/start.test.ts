/**
 * The start form: what was typed is kept, a double click opens one match; the practice opponent; invitations
 * to anyone.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { playAll } from '../../../src/practice/index.js';
import { good, step } from '../../match/harness.js';
import { formsOf, linksOf, mainOf, unescaped } from '../html.js';
import { spoken } from '../spoken.js';
import { makeWorld, type World } from '../world.js';

const FORM = {
  game: 'toy',
  scenario: 'standard',
  side: 'BLUE',
  name: 'Ann',
  address: 'ann@example.org',
  locale: 'en',
  timeZone: 'Europe/Paris',
  'other.name': '',
  'other.address': '',
  'other.locale': 'ja',
  'other.timeZone': 'Asia/Tokyo',
};

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});

const opened = async () => (await world.store.listMatches({ limit: 10 })).length;

/** The hidden fields of the form that a page sends matches with. */
function hiddenIn(html: string): Record<string, string> {
  return { ...formsOf(html).find(({ action }) => action.startsWith('/matches'))?.fields };
}

describe('the start form', () => {
  test('agrees on strict alternation, and whoever takes a seat reads of it', async () => {
    const visitor = world.browser();
    const page = (await visitor.get('/start/toy')).text;
    const fields = { ...FORM, ...hiddenIn(page), other: 'practice', address: '', strict: 'yes' };
    const { headers } = await visitor.post('/matches', fields);
    expect((await world.store.listMatches({ limit: 1 }))[0]?.match.terms).toBe('{"strict":true}');
    const join = await visitor.open(String(headers.location));
    expect(join.text).toContain('Strict alternation: plans never run by themselves, one action per e-mail');
  });

  test('takes over the side that was chosen on the home page, and none that the game has not', async () => {
    const visitor = world.browser();
    const home = await visitor.get('/?lang=en');
    expect(home.text).toContain('<button formaction="/start/toy" formmethod="get"');
    // The form on the home page brings along what only the practice opponent needs.
    const led = await visitor.get('/start/toy?lang=en&side=BLUE&other=practice&name=Player&key=k');
    expect([led.status, led.headers.location]).toEqual([303, '/start/toy?lang=en&side=BLUE']);
    const chosen = (html: string) =>
      /<select name="side">.*?<option value="(\w+)" selected/.exec(mainOf(html))?.[1];
    expect(chosen((await visitor.get('/start/toy?lang=en&side=BLUE')).text)).toBe('BLUE');
    expect(chosen((await visitor.get('/start/toy?lang=en&side=GREEN')).text)).not.toBe('GREEN');
  });

  test('does not ask for the scenario of a game that has one', async () => {
    const single = {
      ...spoken,
      id: 'single',
      scenarios: [{ id: 'summer', words: { en: 'Summer', ja: '夏' }, options: [] }],
    };
    const own = await makeWorld({ games: [single] });
    const page = mainOf((await own.browser().get('/start/single?lang=en')).text);
    expect(page).toContain('<input type="hidden" name="scenario" value="summer">');
    expect(page).not.toContain('type="radio" name="scenario"');
  });

  test('that is sent twice opens one match and leads to the same page; changed and sent again it is refused', async () => {
    const visitor = world.browser();
    const fields = { ...FORM, ...hiddenIn((await visitor.get('/start/toy')).text), other: 'open' };
    const [one, two] = await Promise.all([
      visitor.post('/matches', fields),
      visitor.post('/matches', fields),
    ]);
    expect(one.status).toBe(303);
    expect(two.headers.location).toBe(one.headers.location);
    expect((await visitor.open(String(one.headers.location))).text).toContain('Invitation link');
    const changed = await visitor.post('/matches', { ...fields, name: 'Bob' });
    expect(changed.status).toBe(422);
    expect(await opened()).toBe(1);
    // The form that comes back has a new key: sent once more it opens a second match.
    const again = await visitor.post('/matches', { ...fields, name: 'Bob', ...hiddenIn(changed.text) });
    expect(again.status).toBe(303);
    expect(await opened()).toBe(2);
  });

  test('comes back as it was filled in, with what is wrong, in the language of the page', async () => {
    const typed = {
      ...FORM,
      other: 'invite',
      'option.weather': 'off',
      'other.name': 'B<b>o',
      'other.address': 'bo',
      timeZone: 'Mars',
    };
    const page = await world.browser().post('/matches?lang=ja', typed);
    expect(page.status).toBe(422);
    const said = unescaped(mainOf(page.text));
    expect(page.text).toContain('<html lang="ja">');
    expect(said).toContain('正しいメールアドレスを入力してください。');
    for (const kept of [
      'value="Ann"',
      'value="ann@example.org"',
      'value="B<b>o"',
      'value="bo"',
      'value="Mars"',
    ])
      expect(said).toContain(kept);
    expect(said).toContain('<option value="BLUE" selected>');
    expect(said).toContain('<option value="off" selected>');
    expect(said).toContain('value="invite" checked');
    expect(mainOf(page.text)).not.toContain('B<b>o');
    expect(await opened()).toBe(0);
  });

  test.each(['__proto__', 'constructor', 'fog'])('with the option %s is refused by its name', async (id) => {
    const page = await world
      .browser()
      .post('/matches?lang=en', { ...FORM, other: 'self', [`option.${id}`]: 'on' });
    expect(page.status).toBe(422);
    expect(unescaped(page.text)).toContain(`“${id}” is not an option of this game`);
    const json = JSON.stringify({ ...FORM, other: 'self' }).replace('{', `{"option.${id}":"on",`);
    const answer = await world.browser().json('/matches', JSON.parse(json) as object);
    expect([answer.status, answer.body.code]).toEqual([422, 'unknown-option']);
    expect(await opened()).toBe(0);
  });

  test('shows each scenario with its own options, and takes those of the one that is chosen', async () => {
    const page = await world.browser().open('/start/toy?lang=en');
    expect(page.text).toContain('name="option.standard.weather"');
    expect(page.text).not.toContain('name="option.dry.');
    const send = (fields: object) =>
      world
        .browser()
        .json('/matches', { ...FORM, other: 'self', 'option.standard.weather': 'off', ...fields });
    const optionsOfMatch = async ({ body }: Awaited<ReturnType<typeof send>>) =>
      (await world.matches.info(body.match as string))?.options;
    expect(await optionsOfMatch(await send({}))).toEqual({ weather: 'off' });
    expect(await optionsOfMatch(await send({ scenario: 'dry' }))).toEqual({});
  });

  test('with an option of another scenario alone is refused by its name', async () => {
    const fields = { ...FORM, other: 'self', scenario: 'dry', 'option.weather': 'on' };
    expect((await world.browser().json('/matches', fields)).body.code).toBe('unknown-option');
    expect(await opened()).toBe(0);
  });

  test('of a game that the house has not is not there', async () => {
    expect((await world.browser().get('/start/go')).status).toBe(404);
    expect((await world.browser().post('/matches', { ...FORM, game: 'go', other: 'self' })).status).toBe(422);
  });
});

describe('against the practice opponent', () => {
  test('two presses lead from home to the own seat, without an address and without a mail', async () => {
    const visitor = world.browser();
    const form = { ...hiddenIn((await visitor.get('/?lang=en')).text), side: 'RED' };
    const sent = await visitor.post('/matches?lang=en', form);
    const match = /^\/m\/(\w+)\/RED\/join$/.exec(String(sent.headers.location))?.[1] ?? '';
    const join = await visitor.open(String(sent.headers.location));
    expect(join.text).toContain('Against Practice opponent');
    expect(join.text).toContain('<h1>Your seat in The Ford</h1>');
    for (const word of ['choose the dice', 'class="codes"><summary>The codes', 'by hand'])
      expect(join.text).not.toContain(word);
    expect((await visitor.get(`/m/${match}?lang=ja`)).text).toContain('練習相手');
    const [take] = formsOf(mainOf(join.text));
    const taken = await visitor.post(take?.action ?? '', { ...take?.fields });
    expect(taken.headers.location).toBe(`/m/${match}/RED`);
    await playAll({
      ...world.context,
      matches: world.matches,
      log: { error: (_, message) => expect.unreachable(message) },
    });
    const begun = await visitor.open(`/m/${match}/RED`);
    expect(begun.status).toBe(200);
    expect(begun.text).toContain('took the seat');
    expect(begun.text).not.toMatch(/(?:committed to|revealed) a number for the dice/);
    expect((await world.matches.info(match))?.status).toBe('playing');
    expect(await world.store.waitingMails(match)).toEqual([]);
  });

  test('nobody is handed the practice opponent’s seat', async () => {
    const visitor = world.browser();
    const sent = await visitor.post('/matches', { ...FORM, address: '', other: 'practice' });
    const match = /\/m\/(\w+)\//.exec(String(sent.headers.location))?.[1] ?? '';
    expect((await visitor.get(`/m/${match}/RED`)).status).toBe(404);
    expect((await visitor.get(`/m/${match}/RED/join`)).status).toBe(404);
    const join = await visitor.open(String(sent.headers.location));
    expect(join.text).not.toMatch(/\/l\/ey/);
    await visitor.post(`/m/${match}/BLUE/join`, { take: 'yes' });
    const page = (await visitor.open(`/m/${match}/BLUE`)).text;
    expect(page).not.toContain('Invitation link');
  });

  test('an address is mailed its link like any other, so that nobody can have mails sent to somebody else', async () => {
    const visitor = world.browser();
    const sent = await visitor.post('/matches', { ...FORM, other: 'practice' });
    expect(sent.headers.location).toMatch(/opened/);
    const page = await visitor.open(String(sent.headers.location));
    expect(page.text).toContain('we e-mailed a link to take the seat');
    expect(page.text).not.toMatch(/\/l\/ey/);
    const match = /\/m\/(\w+)\//.exec(String(sent.headers.location))?.[1] ?? '';
    expect((await world.store.waitingMails(match)).map(({ side, kind }) => [side, kind])).toEqual([
      ['BLUE', 'invitation'],
    ]);
    expect((await visitor.get(`/m/${match}/BLUE/join`)).status).toBe(404);
  });

  test('a program that names a side which the game lacks is told where the sides stand', async () => {
    const asked = { ...FORM, side: 'GREEN', address: '', other: 'practice' };
    const { status, body } = await world.browser().json('/matches', asked);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'seats', message: expect.stringContaining('/openapi.json') }],
    });
  });

  test('a program is given the link to its seat', async () => {
    const answer = await world.browser().json('/matches', { ...FORM, address: '', other: 'practice' });
    expect(answer.status).toBe(201);
    expect(answer.body.join).toMatch(/^https:\/\/denrei\.example\/l\//);
    expect(answer.body.invitation).toBeUndefined();
  });
});

describe('an invitation to anyone', () => {
  test('stands on the home page from when its host has taken his seat until somebody takes the seat', async () => {
    const home = async () => (await world.browser().get('/?lang=en')).text;
    await world.browser().post('/matches', { ...FORM, other: 'open' });
    expect(await home()).not.toContain('Open invitations');
    const sent = await world.browser().json('/matches', { ...FORM, other: 'anyone' });
    expect(await home()).not.toContain('Open invitations');
    good(await world.matches.join(String(sent.body.match), FORM.side, {}));
    const page = await home();
    expect(page).toContain('Ann (');
    const link = linksOf(page).find((href) => href.startsWith('/l/')) ?? '';
    const guest = world.browser();
    const join = await guest.open(link);
    expect(join.text).toContain('Against Ann');
    const [form] = formsOf(mainOf(join.text));
    const person = { name: 'Eve', address: 'eve@example.org', locale: 'en', timeZone: 'UTC' };
    expect((await guest.post(form?.action ?? '', person)).text).toContain(
      'An e-mail to eve@example.org is on its way.',
    );
    expect(await home()).toContain('Open invitations');
    const match = /\/m\/(\w+)\//.exec(form?.action ?? '')?.[1] ?? '';
    const side = form?.action.split('/')[3] ?? '';
    const taken = await world
      .browser()
      .open(`/l/${await world.token(match, side, 'join', { claimant: { ...person, locale: 'en' } })}`);
    expect(taken.text).toContain('You play as Eve, with e-mails to eve@example.org.');
    good(await world.matches.join(match, side, { ...person, locale: 'en' }));
    expect(await home()).not.toContain('Open invitations');
  });
});

describe('the page of a practice match', () => {
  async function practise() {
    const visitor = world.browser();
    const sent = await visitor.post('/matches', { ...FORM, address: '', other: 'practice' });
    const match = /\/m\/(\w+)\//.exec(String(sent.headers.location))?.[1] ?? '';
    await visitor.post(`/m/${match}/BLUE/join`, { take: 'yes' });
    await playAll({
      ...world.context,
      matches: world.matches,
      log: { error: (_, message) => expect.unreachable(message) },
    });
    return { visitor, match, home: `/m/${match}/BLUE` };
  }

  test('gives the player his own link to keep, and offers neither a draw nor to make that link void', async () => {
    const { visitor, home } = await practise();
    const page = (await visitor.open(home)).text;
    expect(page).toContain('keep the link to come back from another device');
    expect(linksOf(page)).not.toContain(`${home}/draw`);
    expect(linksOf(page)).not.toContain(`${home}/revoke`);
    expect((await visitor.get(`${home}/draw`)).text).toContain('never accepts a draw');
    expect((await visitor.get(`${home}/revoke`)).status).toBe(404);
    expect((await visitor.post(`${home}/revoke`, { word: 'revoke' })).status).toBe(404);
    const kept = /value="(https:[^"]+)"/.exec(unescaped(page))?.[1] ?? '';
    const elsewhere = world.browser();
    expect((await elsewhere.open(kept.replace('https://denrei.example', ''))).status).toBe(200);
    expect((await elsewhere.get(home)).status).toBe(200);
  });

  test('asks nothing about mails in the settings of a seat without an address', async () => {
    const { visitor, home } = await practise();
    const page = mainOf((await visitor.get(`${home}/mail`)).text);
    expect(page).not.toContain('type="radio" name="mailing"');
    expect(page).not.toContain('e-mail address');
    const [form] = formsOf(page);
    expect(
      (
        await visitor.post(form?.action ?? '', {
          ...form?.fields,
          name: 'Ann',
          locale: 'en',
          timeZone: 'UTC',
        })
      ).status,
    ).toBe(303);
  });

  test('says when the practice opponent is stuck, until it moves again', async () => {
    const { visitor, match, home } = await practise();
    while ((await world.matches.info(match))?.waitsFor.includes('BLUE')) await step(world, match, 'BLUE');
    const head = (await world.matches.info(match))?.head.number ?? 0;
    expect((await visitor.open(home)).text).not.toContain('opponent is stuck');
    await world.store.change({ matchId: match, seats: [{ side: 'RED', stuckAt: head }] });
    expect((await visitor.open(home)).text).toContain('opponent is stuck');
    await world.store.change({ matchId: match, seats: [{ side: 'RED', stuckAt: head - 1 }] });
    expect((await visitor.open(home)).text).not.toContain('opponent is stuck');
  });
});
