/** Giving orders on pages: drafts, barriers, refusals, what is shown again and what is not. */
import { beforeEach, describe, expect, test } from 'vitest';
import { formsOf, mainOf, unescaped } from '../html.js';
import type { Visitor, World } from '../world.js';
import { giveAt, guardAt, twoSeated } from './two.js';

let world: World;
let match: string;
let red: Visitor;
let blue: Visitor;
const home = (side: string) => `/m/${match}/${side}`;
const guard = (visitor: Visitor, side: string) => guardAt(visitor, home(side));
const give = (visitor: Visitor, side: string, order: object) => giveAt(visitor, home(side), order);

beforeEach(async () => {
  ({ world, match, red, blue } = await twoSeated());
});

/** Both sides bid; RED wins and is asked for its command. */
async function afterBids(): Promise<void> {
  await give(red, 'RED', { do: 'bid', points: 3 });
  await give(blue, 'BLUE', { do: 'bid', points: 0 });
}

describe('pages', () => {
  test('an order that stays a draft is given from its last field, and undone from the draft', async () => {
    await afterBids();
    const page = await red.open(`${home('RED')}/order?do=ready`);
    const form = formsOf(page.text).find((one) => one.buttons.length > 0);
    const card = form?.buttons[0];
    if (form === undefined || card === undefined) throw new Error('no card to lay');
    const given = await red.post(form.action, { ...form.fields, [card.name]: card.value });
    expect(given.headers.location).toBe(`${home('RED')}/order#m-start`);
    const after = await red.open(`${home('RED')}/order`);
    expect((await red.read(home('RED'))).body.draft.answers).toHaveLength(1);
    const undo = formsOf(after.text).find((one) => one.action.endsWith('/undo'));
    expect((await red.post(undo?.action ?? '', { ...undo?.fields })).status).toBe(303);
    expect((await red.read(home('RED'))).body.draft.answers).toEqual([]);
  });

  test('an order that is sent twice by its button is answered alike twice, also when it could not be given again', async () => {
    await afterBids();
    const page = await red.open(`${home('RED')}/order?do=ready`);
    const form = formsOf(page.text).find((one) => one.buttons.length > 0);
    const card = form?.buttons[0];
    if (form === undefined || card === undefined) throw new Error('no card to lay');
    const fields = { ...form.fields, [card.name]: card.value };
    const first = await red.post(form.action, fields);
    const again = await red.post(form.action, fields);
    expect([first.status, first.headers.location]).toEqual([303, `${home('RED')}/order#m-start`]);
    expect([again.status, again.headers.location]).toEqual([303, `${home('RED')}/order#m-start`]);
    expect((await red.read(home('RED'))).body.draft.answers).toHaveLength(1);
    const other = await red.post(form.action, { ...fields, [card.name]: '{"do":"end"}' });
    expect([other.status, mainOf(other.text)]).toEqual([409, expect.stringContaining('局面が変わりました')]);
  });

  test('an order that would pass a barrier now, but was kept as a draft under the same key, is answered as it was', async () => {
    const seen = { ...strings(await guard(red, 'RED')), soft: '1', order: '{"do":"bid","points":3}' };
    const first = await red.post(`${home('RED')}/orders`, seen);
    const again = await red.post(`${home('RED')}/orders`, seen);
    expect([again.status, again.headers.location]).toEqual([first.status, first.headers.location]);
  });

  test('an order that would pass a barrier comes back to be confirmed first, and nothing is committed', async () => {
    await give(red, 'RED', { do: 'bid', points: 3 });
    const before = world.everything();
    const seen = await guard(blue, 'BLUE');
    const soft = await blue.post(`${home('BLUE')}/orders`, {
      ...strings(seen),
      soft: '1',
      order: JSON.stringify({ do: 'bid', points: 1 }),
    });
    expect(soft.headers.location).toBe(`${home('BLUE')}/order?do=bid&points=1`);
    expect(world.everything()).toBe(before);
    const page = await blue.open(String(soft.headers.location));
    expect(page.text).toContain('Bid 1.');
    expect(page.text).toContain('It becomes final when both sides have answered');
    const form = formsOf(page.text)[0];
    const given = await blue.post(form?.action ?? '', { ...form?.fields });
    expect(given.headers.location).toBe(`${home('BLUE')}?since=7`);
    const after = await blue.open(String(given.headers.location));
    expect(after.text).toContain('What just happened');
    expect(mainOf(after.text)).toContain('Red bids 3, Blue bids 1');
  });

  test('an order that was refused is shown with the clause and its sentence, and leads back', async () => {
    const page = await blue.open(`${home('BLUE')}/order?do=bid&points=9`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('role="alert"');
    expect(page.text).toContain('TY-1.b');
    const sent = await blue.post(`${home('BLUE')}/orders`, {
      ...strings(await guard(blue, 'BLUE')),
      order: '{"do":"bid","points":9}',
    });
    expect(sent.status).toBe(422);
    expect(mainOf(sent.text)).toContain('TY-1.b');
  });

  test('text that is no JSON in the order’s field is 400', async () => {
    const sent = await blue.post(`${home('BLUE')}/orders`, {
      ...strings(await guard(blue, 'BLUE')),
      order: '{"do":',
    });
    expect(sent.status).toBe(400);
  });

  test('a form that is closed or unknown says so by its clause', async () => {
    const page = await blue.get(`${home('BLUE')}/order?do=nuke`);
    expect(page.status).toBe(422);
    expect(page.text).toContain('TY-1.a');
  });

  test('hostile text in the address of an order is shown as text', async () => {
    const evil = '"><script>alert(1)</script>';
    for (const query of [
      `do=bid&points=${encodeURIComponent(evil)}`,
      `do=${encodeURIComponent(evil)}`,
      `do=bid&open=${encodeURIComponent(evil)}`,
    ]) {
      expect((await blue.get(`${home('BLUE')}/order?${query}`)).text).not.toContain('<script>alert');
    }
  });

  test('whoever is not asked is led from the order page to the match', async () => {
    await afterBids();
    expect((await blue.get(`${home('BLUE')}/order`)).headers.location).toBe(home('BLUE'));
  });
});

describe('a page that was looked at before', () => {
  test('shows at once what has changed since: a draft, a name, an offer, an event', async () => {
    const look = async () => mainOf((await red.open(home('RED'))).text);
    expect(await look()).not.toContain('下書き');
    await give(red, 'RED', { do: 'bid', points: 3 });
    expect(await look()).toContain('下書き');
    await blue.post(`${home('BLUE')}/mail`, {
      name: 'Bluebell',
      locale: 'en',
      timeZone: 'UTC',
      mailing: 'on',
    });
    expect(await look()).toContain('Bluebell');
    await blue.json(`${home('BLUE')}/draw`, await guard(blue, 'BLUE'));
    expect(await look()).toContain('引き分けを申し出ています');
    await give(blue, 'BLUE', { do: 'bid', points: 0 });
    expect(await look()).toContain('赤の入札3');
  });

  test('is not shown to whoever looks on, nor the other way round', async () => {
    await red.open(home('RED'));
    const friend = world.browser();
    await friend.open(`/l/${await world.token(match, 'RED', 'view')}`);
    expect(mainOf((await friend.open(home('RED'))).text)).toContain('観戦中');
    expect(mainOf((await red.open(home('RED'))).text)).not.toContain('観戦中');
  });
});

test('what just happened is told in the order in which it happened, unlike the log', async () => {
  const { text } = await blue.open(`${home('BLUE')}?since=0`);
  const [news = '', ...rest] = text.slice(text.indexOf('news-title')).split('log-title');
  const seats = (of: string) => [...of.matchAll(/(Red|Blue): [^.]* took the seat/g)].map(([, side]) => side);
  expect(seats(news)).toHaveLength(2);
  expect(seats(news)).toEqual(seats(rest.join('')).toReversed());
});

test('a page never shows what its reader may not know', async () => {
  await afterBids();
  const secrets = (await red.read(home('RED'))).body.view.body.own.hand as string[];
  expect(secrets.length).toBeGreaterThan(0);
  const pages = [
    await blue.open(home('BLUE')),
    await world.browser().get(`/m/${match}`),
    await blue.open(`${home('BLUE')}/journal`),
  ];
  for (const { text } of pages)
    for (const card of secrets) expect(unescaped(text)).not.toMatch(new RegExp(`\\b${card}\\b`));
});

function strings(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
