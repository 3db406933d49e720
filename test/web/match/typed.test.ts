/**
 * Typed orders as pages: what a line leads to, what is said of one that is not understood, what may come
 * next.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { manila45 } from '../../../src/games/manila45/index.js';
import type { Game, Order } from '../../../src/referee/index.js';
import { good, guardOf } from '../../match/harness.js';
import { formsOf, mainOf, unescaped } from '../html.js';
import { makeWorld, seatedAt, type Visitor, type World } from '../world.js';

let world: World;
let match: string;
let japan: Visitor;
const home = () => `/m/${match}/JP`;

/** A match of Kyuchorei in which the Japanese, who read `locale`, are about to move. */
async function moving(locale: 'en' | 'ja'): Promise<void> {
  await opened(kyuchorei, 'standard', ['JP', 'RU'], locale);
  for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }])
    await give('JP', order);
  japan = await seatedAt(world, match, 'JP');
}

/** A match whose seats are taken. */
async function opened(game: Game, scenario: string, sides: readonly string[], locale: 'en' | 'ja') {
  world = await makeWorld({ games: [game] });
  const seat = (side: string) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale,
    timeZone: 'UTC',
  });
  const seats = sides.map(seat);
  match = good(
    await world.matches.open({
      game: game.id,
      scenario,
      options: {},
      pack: null,
      opener: 'JP',
      seats,
    }),
  ).match;
  for (const { side } of seats) good(await world.matches.join(match, side, {}));
}

async function give(side: string, order: Order): Promise<void> {
  const page = good(await world.matches.page(match, side));
  good(await world.matches.order(match, side, { ...guardOf(page), order }));
}

const typed = (text: string) => japan.get(`${home()}/typed?${new URLSearchParams({ text })}`);
const words = async (text: string) =>
  ((await japan.read(`${home()}/typed/words?${new URLSearchParams({ text })}`)).body as { lines: string[] })
    .lines;

describe('a typed order', () => {
  beforeEach(() => moving('en'));

  test('leads to the page that asks whether to give it, with the line as it was typed; nothing is changed by that', async () => {
    const before = world.everything();
    const answer = await typed('move III/4 1704');
    expect(answer.status).toBe(303);
    const page = await japan.open(String(answer.headers.location));
    expect(mainOf(page.text)).toContain('Move III/4: 1704.');
    expect(mainOf(page.text)).toContain('Give the order');
    expect(world.everything()).toBe(before);
  });

  test('that is not whole leads to its next field', async () => {
    const page = await japan.open(String((await typed('move III/4')).headers.location));
    expect(mainOf(page.text)).toContain('Where to');
    expect(page.text).toContain('class="typed"');
    expect(page.text).toContain('value="move III/4"');
  });

  test('that the referee forbids is shown with the clause, and the line can be changed', async () => {
    const page = await japan.open(String((await typed('move III/4 1107')).headers.location));
    expect(page.status).toBe(200);
    expect(mainOf(page.text)).toMatch(/role="alert">.*KY-7/);
    expect(page.text).toContain('value="move III/4 1107"');
  });

  test.each([
    ['fire', 'KY-5.2.b'],
    ['jump', 'Not understood: jump'],
    ['move III 1704', 'III is ambiguous: '],
    ['end now', 'Not understood: now'],
    ['', 'You typed no order.'],
    ['<b>', 'Not understood: &lt;b'],
  ])('%j is answered with %s, and stands there to be changed', async (line, said) => {
    const page = await typed(line);
    expect(page.status).toBe(422);
    expect(mainOf(page.text)).toContain(said);
    expect(unescaped(page.text)).toContain(`value="${line}"`);
  });

  test('is taken from the player alone', async () => {
    const looker = world.browser();
    await looker.open(`/l/${await world.token(match, 'JP', 'view')}`);
    expect((await looker.get(`${home()}/typed?text=end`)).status).toBe(404);
    expect((await looker.get(`${home()}/typed/words?text=`)).status).toBe(404);
    const russia = await seatedAt(world, match, 'RU');
    const answer = await russia.get(`/m/${match}/RU/typed?text=end`);
    expect([answer.status, answer.headers.location]).toEqual([303, `/m/${match}/RU`]);
  });

  test('may be as long and as strange as it likes', async () => {
    for (const line of ['x'.repeat(5000), '\u0000\u202e', 'move '.repeat(90), '__proto__ constructor'])
      expect((await typed(line)).status).toBe(422);
    expect((await japan.get(`${home()}/typed?text[a]=1`)).status).toBe(422);
    expect((await japan.get(`${home()}/typed`)).status).toBe(422);
  });
});

describe('a line that is sent from the desk', () => {
  /** Sends the line by the form that stands in the desk. */
  async function sent(text: string) {
    const page = await japan.open(home());
    const [form] = formsOf(/<form [^>]*class="typed".*?<\/form>/s.exec(page.text)?.[0] ?? '');
    expect(form?.action).toBe(`${home()}/orders`);
    return japan.post(form?.action ?? '', { ...form?.fields, text });
  }
  const drafted = async () => good(await world.matches.page(match, 'JP')).draft.answers.length;

  beforeEach(() => moving('en'));

  test('is carried out at once where it can be undone, as a press on the map is', async () => {
    const before = await drafted();
    const answer = await sent('move III/4 1704');
    expect([answer.status, answer.headers.location]).toEqual([303, `${home()}/order#m-start`]);
    expect(await drafted()).toBe(before + 1);
    const page = await japan.open(`${home()}/order`);
    expect(mainOf(page.text)).toContain('Move III/4: 1704.');
    expect(page.text).not.toContain('value="move III/4 1704"');
  });

  test('is the same order when it is sent again because the answer was lost, whatever it would mean by now', async () => {
    const [form] = formsOf(
      /<form [^>]*class="typed".*?<\/form>/s.exec((await japan.open(home())).text)?.[0] ?? '',
    );
    const before = await drafted();
    const send = () => japan.post(form?.action ?? '', { ...form?.fields, text: 'move III/4 1704' });
    const answers = [await send(), await send(), await send()];
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
      Array(3).fill([303, `${home()}/order#m-start`]),
    );
    expect(await drafted()).toBe(before + 1);
  });

  test.each([
    ['end', /\/order\?do=end&typed=end$/, 'End the movement phase?'],
    ['move III/4', /\/order\?do=move&unit=J-III-4&typed=move/, 'Where to'],
    ['move III/4 1107', /\/order\?.*typed=move/, 'role="alert"'],
    ['jump', /\/typed\?text=jump$/, 'Not understood: jump'],
    ['fire', /\/typed\?text=fire$/, 'KY-5.2.b'],
  ])('%j is asked about on a page that keeps it, and nothing is given', async (line, address, said) => {
    const before = await drafted();
    const answer = await sent(line);
    expect(answer.status).toBe(303);
    expect(String(answer.headers.location)).toMatch(address);
    const page = await japan.get(String(answer.headers.location));
    expect(mainOf(page.text)).toContain(said);
    if (line !== 'end') expect(page.text).toContain(`value="${line}"`);
    expect(await drafted()).toBe(before);
  });
});

describe('what may be typed next', () => {
  test('is offered in the reader’s words: forms, then units, then the hexes they may go to', async () => {
    await moving('en');
    expect(await words('')).toEqual(['move ', 'end ']);
    expect(await words('m')).toEqual(['move ']);
    expect(await words('move III/')).toEqual(['move III/4 ', 'move III/29 ', 'move III/16 ']);
    expect(await words('move III/4 ')).toEqual(['move III/4 1704 ', 'move III/4 1605 ']);
    expect(await words('end ')).toEqual([]);
    expect(await words('nonsense')).toEqual([]);
  });

  test('is in Japanese for whoever reads Japanese, and what is offered is understood', async () => {
    await moving('ja');
    const [first = ''] = await words('ユニット');
    expect(first).toBe('ユニットを移動 ');
    const [second = ''] = await words(first);
    const [third = ''] = await words(second);
    const page = await japan.open(String((await typed(third)).headers.location));
    expect(page.status).toBe(200);
    expect(mainOf(page.text)).toContain('この命令で確定しますか');
  });

  test('an example on the page is a legal order', async () => {
    await moving('en');
    const page = await japan.open(home());
    const line = /For example: ([^<]+)</.exec(page.text)?.[1] ?? '';
    expect((await typed(line)).status).toBe(303);
  });
});

describe('a typed order that leaves out what may be left out', () => {
  test('is asked for nothing more where it can be given as it stands', async () => {
    await opened(manila45, 'campaign', ['JP', 'US'], 'en');
    for (const order of [{ do: 'template' }, { do: 'end' }]) await give('JP', order);
    const us = await seatedAt(world, match, 'US');
    for (const path of ['/typed', '/plan']) {
      const query = new URLSearchParams({ text: 'march 1/5 2731' });
      const page = await us.open(String((await us.get(`/m/${match}/US${path}?${query}`)).headers.location));
      expect(mainOf(page.text)).toContain('Move 1/5: 2732-2731.');
      expect(mainOf(page.text)).not.toContain('whenever it is fired at');
    }
  });
});
