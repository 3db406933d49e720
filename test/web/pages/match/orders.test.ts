/** Giving orders: drafts, barriers, guards, idempotency, refusals, in pages and in JSON. */
import { beforeEach, describe, expect, test } from 'vitest';
import { formsOf, linksOf, mainOf, unescaped } from '../../html.js';
import { beginMatch, makeWorld, seatedAt, type Visitor, type World } from '../../world.js';

let world: World;
let match: string;
let red: Visitor;
let blue: Visitor;
const home = (side: string) => `/m/${match}/${side}`;

beforeEach(async () => {
  world = await makeWorld();
  match = await beginMatch(world);
  [red, blue] = [await seatedAt(world, match, 'RED'), await seatedAt(world, match, 'BLUE')];
});

let keys = 0;

/** What a program must name: the position it has seen. */
async function guard(visitor: Visitor, side: string) {
  const { event, draft } = (await visitor.read(home(side))).body as {
    event: number;
    draft: { revision: number };
  };
  return { event, draft: draft.revision, key: `program-${keys++}` };
}

async function give(visitor: Visitor, side: string, order: object) {
  return visitor.json(`${home(side)}/orders`, { ...(await guard(visitor, side)), order });
}

/** Both sides bid; RED wins and is asked for its command. */
async function afterBids(): Promise<void> {
  await give(red, 'RED', { do: 'bid', points: 3 });
  await give(blue, 'BLUE', { do: 'bid', points: 0 });
}

describe('the JSON API', () => {
  test('tells a program the position, the question with its forms, and what to name in an order', async () => {
    const { status, body } = await red.read(home('RED'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      match,
      game: 'toy',
      side: 'RED',
      status: 'playing',
      event: 7,
      draft: { revision: 0, answers: [] },
    });
    expect(body.question).toMatchObject({ kind: 'bid', clause: 'TY-1.a' });
    expect(body.question.forms).toEqual([
      {
        do: 'bid',
        fields: [{ name: 'points', type: 'number', of: 'number', min: 0, max: 9, optional: false }],
      },
    ]);
  });

  test('takes an order and says what became of it', async () => {
    expect((await give(red, 'RED', { do: 'bid', points: 3 })).body).toEqual({
      became: 'draft',
      event: 7,
      draft: 1,
    });
    expect((await give(blue, 'BLUE', { do: 'bid', points: 0 })).body).toMatchObject({
      became: 'played',
      event: 8,
    });
  });

  test('refuses an order with the clause and its sentence, in the language of the seat', async () => {
    const answer = await give(red, 'RED', { do: 'bid', points: 9 });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    const { clauses } = (await import('../../spoken.js')).spoken;
    expect(answer.body).toMatchObject({
      type: 'urn:denrei:refused',
      title: '審判はこの命令を認めません',
      status: 422,
      code: 'refused',
      clause: 'TY-1.b',
      detail: clauses['TY-1.b']?.ja,
      refusal: { code: 'forbidden', field: 'points' },
    });
    expect((await give(blue, 'BLUE', { do: 'bid', points: 9 })).body.detail).toBe(clauses['TY-1.b']?.en);
  });

  test.each([
    ['no order', {}],
    ['null', { order: null }],
    ['a list', { order: [] }],
    ['a deep object', { order: { do: { do: 'bid' } } }],
    ['an unknown form', { order: { do: 'nuke' } }],
    ['a field more', { order: { do: 'bid', points: 1, __proto__: { x: 1 }, extra: 1 } }],
    ['a number that is none', { order: { do: 'bid', points: '1' } }],
  ])('refuses %s and changes nothing', async (_, body) => {
    const before = world.everything();
    const answer = await red.json(`${home('RED')}/orders`, { ...(await guard(red, 'RED')), ...body });
    expect(answer.status).toBe(422);
    expect(world.everything()).toBe(before);
  });

  test.each([
    ['event', { event: 'x' }],
    ['event', { event: -1 }],
    ['draft', { draft: 1.5 }],
    ['key', { key: '' }],
    ['key', { key: 'x'.repeat(101) }],
  ])('names the field of a guard that is wrong: %s', async (field, change) => {
    const body = { ...(await guard(red, 'RED')), order: { do: 'bid', points: 1 }, ...change };
    const answer = await red.json(`${home('RED')}/orders`, body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields[0].field).toBe(field);
  });
});

describe('guards', () => {
  test('of two orders on the same position one is taken, the other is told that the position has changed', async () => {
    await give(red, 'RED', { do: 'bid', points: 3 });
    const seen = await guard(blue, 'BLUE');
    const both = await Promise.all(
      [0, 1].map((points) =>
        blue.json(`${home('BLUE')}/orders`, { ...seen, key: `race-${points}`, order: { do: 'bid', points } }),
      ),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(both.find((answer) => answer.status === 409)?.body.code).toBe('stale');
    expect((await world.matches.info(match))?.head.number).toBe(8);
  });

  test('a draft changed in one tab makes the other tab’s order stale, as a page that leads back', async () => {
    const seen = await guard(red, 'RED');
    await give(red, 'RED', { do: 'bid', points: 3 });
    const answer = await red.post(`${home('RED')}/undo`, { ...strings(seen), key: 'tab' });
    expect(answer.status).toBe(409);
    expect(mainOf(answer.text)).toContain('局面が変わりました');
    expect(mainOf(answer.text)).toContain(`href="${home('RED')}"`);
  });

  test('the same key and order again gets the same answer and does nothing twice', async () => {
    const body = { ...(await guard(red, 'RED')), order: { do: 'bid', points: 3 } };
    const first = await red.json(`${home('RED')}/orders`, body);
    const before = world.everything();
    const again = await red.json(`${home('RED')}/orders`, body);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(world.everything()).toBe(before);
  });

  test('the same key with another order is 422', async () => {
    const body = { ...(await guard(red, 'RED')), order: { do: 'bid', points: 3 } };
    await red.json(`${home('RED')}/orders`, body);
    const other = await red.json(`${home('RED')}/orders`, { ...body, order: { do: 'bid', points: 2 } });
    expect([other.status, other.body.code]).toEqual([422, 'key-reused']);
  });

  test('the other side cannot answer in one’s place', async () => {
    await afterBids();
    const answer = await give(blue, 'BLUE', { do: 'rest' });
    expect([answer.status, answer.body.code]).toEqual([422, 'refused']);
  });
});

describe('pages', () => {
  test('an order that stays a draft is given from its last field, and undone from the draft', async () => {
    await afterBids();
    const page = await red.open(`${home('RED')}/order?do=ready`);
    const form = formsOf(page.text).find((one) => one.buttons.length > 0);
    const card = form?.buttons[0];
    if (form === undefined || card === undefined) throw new Error('no card to lay');
    const given = await red.post(form.action, { ...form.fields, [card.name]: card.value });
    expect(given.headers.location).toBe(`${home('RED')}/order`);
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
    expect([first.status, first.headers.location]).toEqual([303, `${home('RED')}/order`]);
    expect([again.status, again.headers.location]).toEqual([303, `${home('RED')}/order`]);
    expect((await red.read(home('RED'))).body.draft.answers).toHaveLength(1);
    const other = await red.post(form.action, { ...fields, [card.name]: '{"do":"end"}' });
    expect(other.status).toBe(422);
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
    expect(page.text).toContain('When both sides have answered it is committed');
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
    await blue.json(`${home('BLUE')}/draw`, { ...(await guard(blue, 'BLUE')), word: 'draw' });
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

describe('ends', () => {
  test('a side resigns by typing the word of its language, and only so', async () => {
    const form = formsOf((await red.open(`${home('RED')}/resign`)).text)[0];
    expect((await red.post(form?.action ?? '', { ...form?.fields })).status).toBe(422);
    expect((await red.post(form?.action ?? '', { ...form?.fields, word: 'resign' })).status).toBe(422);
    expect((await red.post(form?.action ?? '', { ...form?.fields, word: '投了' })).status).toBe(303);
    const page = await blue.open(home('BLUE'));
    expect(mainOf(page.text)).toContain('You have won.');
    // How it ended stands first beside the map, and nothing is offered that would answer no more.
    expect(mainOf(page.text)).toMatch(/<div class="desk">\s*<section class="ended">/);
    expect(linksOf(page.text)).not.toContain(`${home('BLUE')}/standing`);
    expect(linksOf(page.text)).toContain(`${home('BLUE')}/mail`);
    expect((await give(blue, 'BLUE', { do: 'bid', points: 0 })).body.code).toBe('finished');
    for (const act of ['resign', 'draw'])
      for (const player of [red.get(`${home('RED')}/${act}`), blue.get(`${home('BLUE')}/${act}`)])
        expect((await player).status, act).toBe(409);
  });

  test('a draw is offered, answered by a choice between two, and ends the match when it is accepted', async () => {
    const offer = formsOf((await blue.open(`${home('BLUE')}/draw`)).text)[0];
    expect((await blue.post(offer?.action ?? '', { ...offer?.fields, word: 'Draw' })).status).toBe(303);
    expect((await blue.open(`${home('BLUE')}/draw`)).text).toContain('has not answered yet');
    expect((await red.open(home('RED'))).text).toContain('引き分けを申し出ています');
    const page = await red.open(`${home('RED')}/draw`);
    const answer = formsOf(page.text)[0];
    expect((await red.post(answer?.action ?? '', { ...answer?.fields })).status).toBe(422);
    expect((await red.post(answer?.action ?? '', { ...answer?.fields, choice: 'accept' })).status).toBe(303);
    expect((await world.matches.info(match))?.ended?.reason).toBe('agreed');
  });

  test('a declined draw lets the match go on', async () => {
    await blue.json(`${home('BLUE')}/draw`, { ...(await guard(blue, 'BLUE')), word: 'draw' });
    const answer = await red.json(`${home('RED')}/draw/answer`, {
      ...(await guard(red, 'RED')),
      choice: 'decline',
    });
    expect(answer.status).toBe(200);
    expect((await world.matches.info(match))?.status).toBe('playing');
    expect(
      (await red.json(`${home('RED')}/draw/answer`, { ...(await guard(red, 'RED')), choice: 'accept' })).body
        .code,
    ).toBe('no-offer');
  });
});

test('what just happened is told in the order in which it happened, unlike the log', async () => {
  const { text } = await blue.open(`${home('BLUE')}?since=0`);
  const [news = '', ...rest] = text.slice(text.indexOf('news-title')).split('log-title');
  const seats = (of: string) => [...of.matchAll(/(Red|Blue): [^.]* took the seat/g)].map(([, side]) => side);
  expect(seats(news)).toHaveLength(2);
  expect(seats(news)).toEqual(seats(rest.join('')).toReversed());
});

describe('standing orders', () => {
  test('are built like orders, seen by their owner alone, replaced and removed', async () => {
    const page = await blue.open(`${home('BLUE')}/standing?do=ambush&when=never`);
    const form = formsOf(mainOf(page.text)).find((one) => one.fields.set !== undefined);
    expect(page.text).toContain('Ambush: never.');
    expect((await blue.post(form?.action ?? '', { ...form?.fields })).headers.location).toBe(
      `${home('BLUE')}/standing`,
    );
    const after = await blue.open(`${home('BLUE')}/standing`);
    expect(after.text).toContain('Ambush: never.');
    expect((await red.open(`${home('RED')}/standing`)).text).not.toContain('never');
    expect((await blue.post(form?.action ?? '', { ...form?.fields })).status).toBe(409);
    const remove = formsOf(mainOf(after.text)).find((one) => one.fields.remove !== undefined);
    await blue.post(remove?.action ?? '', { ...remove?.fields });
    expect((await blue.read(`${home('BLUE')}/standing`)).body).toMatchObject({ orders: [] });
  });

  test('nested a thousand deep are refused at the door, as orders are', async () => {
    const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;
    for (const nested of [deep, JSON.parse(deep)]) {
      const answers = [
        await blue.json(`${home('BLUE')}/standing`, { revision: 0, set: nested }),
        await blue.json(`${home('BLUE')}/orders`, { ...(await guard(blue, 'BLUE')), order: nested }),
        await blue.json(`${home('BLUE')}/orders`, {
          ...(await guard(blue, 'BLUE')),
          order: { do: 'bid', points: nested },
        }),
      ];
      expect(answers.slice(0, 2).map(({ status, body }) => [status, body.code])).toEqual([
        [400, 'malformed'],
        [400, 'malformed'],
      ]);
      expect(answers[2]?.status).toBe(typeof nested === 'string' ? 422 : 400);
    }
  });

  test('that the forms do not allow are refused', async () => {
    const wrong = await blue.json(`${home('BLUE')}/standing`, {
      revision: 0,
      set: { do: 'ambush', when: 'perhaps' },
    });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'refused']);
    expect((await blue.post(`${home('BLUE')}/standing`, { revision: '0', set: 'no json' })).status).toBe(400);
  });
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
