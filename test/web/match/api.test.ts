/** Giving orders as a program does: JSON, guards, idempotency. */
import { beforeEach, describe, expect, test } from 'vitest';
import { mainOf } from '../html.js';
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
    const { clauses } = (await import('../spoken.js')).spoken.words;
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
    expect(answer.body.detail).toMatch(/^It is not this side’s turn\. Waiting for: Red\. /);
  });

  test('a field that lacks is named before any rule', async () => {
    const answer = await give(red, 'RED', { do: 'bid' });
    expect(answer.body).toMatchObject({ refusal: { fault: 'missing', field: 'points' } });
    expect(answer.body.detail).toMatch(/（項目points）。/);
  });
});

function strings(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
