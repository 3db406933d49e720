/** A game in two minutes: on a page of its own, on home, with the rules and beside a seat. */
import { describe, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { manila45 } from '../../../src/games/manila45/index.js';
import { formsOf, unescaped } from '../html.js';
import { makeWorld } from '../world.js';

describe('a game in two minutes', () => {
  test('has a page with goal, turn and ideas in the reader’s language, that leads to the rules', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    const english = (await visitor.get('/learn/kyuchorei?lang=en')).text;
    for (const said of ['no Russian may hold one', 'Eight turns', 'A hit disorders', '/rules/kyuchorei'])
      expect(english).toContain(said);
    expect((await visitor.get('/learn/kyuchorei?lang=ja')).text).toContain('6つの陣地をすべて掃討します。');
  });

  test('stands on the rules page, and home shows length, difficulty and the game to begin with', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    expect((await visitor.get('/rules/kyuchorei?lang=en')).text).toContain('no Russian may hold one');
    const home = (await visitor.get('/?lang=en')).text;
    for (const said of ['Kyuchorei, 1904', '8 turns', 'about 45 min', 'easy', '/learn/kyuchorei'])
      expect(home).toContain(said);
    expect(home.split('Start here')).toHaveLength(2);
  });

  test('is not there for a game that has none', async () => {
    const visitor = (await makeWorld()).browser();
    expect((await visitor.get('/learn/toy')).status).toBe(404);
    expect((await visitor.get('/learn/none')).status).toBe(404);
  });
});

describe('the guided first turn', () => {
  const give = (order: object) => ({ order: JSON.stringify(order) });

  test('refuses as the referee does, says what else is legal, and goes on with what it asks for', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    const refused = await visitor.post('/learn/kyuchorei/2?lang=en', give({ do: 'fire' }));
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('KY-5.2.b');
    const other = await visitor.post('/learn/kyuchorei/2?lang=en', give({ do: 'end' }));
    expect(other.text).toContain('The referee allows that too');
    const right = { do: 'move', unit: 'J-III-4', path: ['1504'] };
    const done = await visitor.post('/learn/kyuchorei/2?lang=en', give(right));
    expect(done.headers.location).toBe('/learn/kyuchorei/2?lang=en&done=1');
    expect((await visitor.get('/learn/kyuchorei/2?lang=en&done=1')).text).toContain(
      'III/4 moved from 1505 to 1504.',
    );
  });

  test('is taken up where this browser left it', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    expect((await visitor.get('/learn/kyuchorei?lang=en')).text).toContain('/learn/kyuchorei/1?');
    await visitor.post('/learn/kyuchorei/1?lang=en', give({ do: 'choose', mode: 'move' }));
    expect((await visitor.get('/learn/kyuchorei?lang=en')).text).toContain('/learn/kyuchorei/2?');
  });

  test('leaves cookies that go over https alone and that no script reads', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    const opened = await visitor.get('/learn/kyuchorei/1?lang=en');
    const done = await visitor.post('/learn/kyuchorei/1?lang=en', give({ do: 'choose', mode: 'move' }));
    const set = [opened, done].flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(set).toHaveLength(3);
    for (const cookie of set) expect(cookie).toMatch(/^lesson-.*; HttpOnly; Secure; SameSite=Lax/);
  });

  test('shows an order with its chances before it is given', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    const page = await visitor.get(
      '/learn/kyuchorei/3?lang=en&do=fire&target=1404&units=J-I-29&units=J-III-4',
    );
    expect(page.text).toContain('67%');
    expect((await visitor.get('/learn/kyuchorei/8?lang=en')).status).toBe(404);
  });

  test('has a button where units are ticked, that leads on to the order', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    const ticking = (await visitor.get('/learn/kyuchorei/3?lang=en&do=fire&target=1404')).text;
    expect(ticking.match(/<button[^>]*>Next<\/button>/g)).toHaveLength(1);
    expect(ticking).toContain('form="asking-form">Next<');
    const form = formsOf(ticking).find(({ boxes }) => boxes.length > 0);
    const query = new URLSearchParams(form?.fields);
    for (const { name, value } of form?.boxes ?? []) query.append(name, value);
    expect((await visitor.get(`${form?.action}?${query}&lang=en`)).text).toContain('67%');
  });

  test('stands on the page of a match: the turn, the goal, the map, and what goes on in the foot', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    const page = (await visitor.get('/learn/kyuchorei/3?lang=en')).text;
    for (const said of ['class="at-match"', 'Lesson 3/7', 'class="turn-track"', 'Forts mopped up'])
      expect(page).toContain(said);
    const foot = page.slice(page.indexOf('class="desk-foot"'));
    for (const said of ['Leave', 'Step back', 'Show me']) expect(foot).toContain(said);
  });

  test('does not ask for what nobody could name: no air unit on turn 2', async () => {
    const visitor = (await makeWorld({ games: [manila45] })).browser();
    const page = await visitor.get('/learn/manila45/3?lang=en&do=attack&target=3625');
    expect(page.text).toContain('data-field="units"');
  });

  test('does not ask for what its order leaves to the rules, where each answer would be another order', async () => {
    const visitor = (await makeWorld({ games: [manila45] })).browser();
    const [first, second] = ['units=US-37-1-129', 'units=US-37-3-129'];
    const page = await visitor.get(`/learn/manila45/4?lang=en&do=advance&${first}&${second}&given=units`);
    expect(page.text).toContain('Give the order');
  });

  test('goes on where nothing is ticked of what need not be named: an attack without air support', async () => {
    const visitor = (await makeWorld({ games: [manila45] })).browser();
    const page = await visitor.get('/learn/manila45/6?lang=en&do=attack&target=3228&given=air');
    expect(page.text).toContain('data-field="units"');
    const asked = await visitor.get('/learn/manila45/6?lang=en&do=attack&target=3228');
    expect(asked.text).toContain('<fieldset data-least="0"');
  });

  test('says what to press, and at once when the order has become another one; a step back takes back one press', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    const begun = (await visitor.get('/learn/kyuchorei/3?lang=en')).text;
    expect(begun).toContain('Now press 1404, on the map or in the list.');
    expect(begun).toMatch(/class="place choice pointed" data-place="1404"/);
    const right = (await visitor.get('/learn/kyuchorei/3?do=fire&target=1404')).text;
    expect(right).toContain('Now tick I/29 and III/4, then press “Next”.');
    expect(unescaped(right)).toContain('href="/learn/kyuchorei/3?do=fire">Step back');
    const units = 'units=J-II-29&units=J-I-29&units=J-III-4';
    const other = (await visitor.get(`/learn/kyuchorei/3?do=fire&target=1404&${units}`)).text;
    expect(other).toContain('The referee allows that too');
    expect(other).not.toContain('Now ');
    expect(unescaped(other)).toContain('href="/learn/kyuchorei/3?do=fire&target=1404">Step back');
  });

  test('explains what is ticked, and why something cannot be chosen, as a match does', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    const explain = (query: string) => visitor.get(`/learn/kyuchorei/3/explain?lang=en&do=fire&${query}`);
    expect((await explain('target=1404&units=J-I-29&units=J-III-4')).text).toContain('67%');
    expect((await explain('target=1304')).text).toContain('class="refusal"');
  });

  test('stays in the language that it was opened in', async () => {
    const visitor = (await makeWorld({ games: [kyuchorei] })).browser();
    await visitor.get('/learn/kyuchorei/3?lang=ja');
    expect((await visitor.get('/learn/kyuchorei/3?do=fire')).text).toContain('<html lang="ja"');
  });
});
