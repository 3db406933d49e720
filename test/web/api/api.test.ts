/** Doors for programs: the description agrees with the doors, and a key opens what its right says. */
import supertest from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ApiEndpoint, DOORS } from '../../../src/web/api/program-doors.js';
import { problemAnswer } from '../../../src/web/api/schemas.js';
import { REQUEST } from '../../match/harness.js';
import { beginMatch, makeWorld, type World } from '../world.js';

let world: World;
let match: string;
let keys: { read: string; play: string };
beforeAll(async () => {
  world = await makeWorld();
  match = await beginMatch(world);
  keys = { read: await world.token(match, 'RED', 'view'), play: await world.token(match, 'RED', 'play') };
});

/** Sends a request as a program does: no cookie, no origin. */
async function send(door: Pick<ApiEndpoint, 'method' | 'path'>, key: string | undefined, body: object = {}) {
  const path = door.path.replace('{match}', match).replace('{side}', 'RED');
  const request =
    door.method === 'get' ? supertest(world.app).get(path) : supertest(world.app).post(path).send(body);
  return key === undefined ? request : request.set('Authorization', `Bearer ${key}`);
}

const doorOf = (name: string): ApiEndpoint => {
  const door = DOORS.find((one) => one.name === name);
  if (door === undefined) throw new Error(`no door ${name}`);
  return door;
};

/** What a door answers, as its description says that it does. */
async function answer(name: string, body: object = {}, key = keys.play): Promise<Record<string, never>> {
  const door = doorOf(name);
  const sent = await send(door, key, body);
  expect({ name, status: sent.status, body: sent.body }).toMatchObject({ name, status: door.status });
  if (typeof door.gives !== 'string') expect(door.gives.safeParse(sent.body).error).toBeUndefined();
  return sent.body;
}

describe('the description of the doors', () => {
  test('is an OpenAPI 3.1 document with every door, its right, what it takes and gives', async () => {
    const { body, headers } = await supertest(world.app).get('/openapi.json');
    expect(headers['content-type']).toContain('application/json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths).sort()).toEqual([...new Set(DOORS.map(({ path }) => path))].sort());
    for (const { path, method, takes, status, right } of DOORS) {
      const operation = body.paths[path][method];
      expect({ path, body: operation.requestBody !== undefined }).toEqual({
        path,
        body: takes !== undefined,
      });
      expect(operation.responses[status].content).toBeDefined();
      expect(operation.security).toEqual(right === undefined ? [] : [{ key: [] }]);
      for (const name of path.matchAll(/\{(\w+)\}/g))
        expect(operation.parameters.map((one: { name: string }) => one.name)).toContain(name[1]);
    }
    const guard = body.paths['/m/{match}/{side}/undo'].post.requestBody.content['application/json'].schema;
    expect(guard.required).toEqual(['event', 'draft']);
    expect(JSON.stringify(body)).not.toContain('"$schema"');
  });

  /** What goes wrong at any door; without `key` the right one is sent. */
  const WRONG: Readonly<Record<string, { key?: string; type?: string; encoding?: string; body?: string }>> = {
    'a key with a blank': { key: 'not a key' },
    'a key of nothing': { key: 'nothing' },
    'a body that is no JSON': { body: '{' },
    'an unknown charset': { type: 'application/json; charset=nonsense' },
    'an unknown encoding': { encoding: 'nonsense' },
    'a body that is too large': { body: JSON.stringify({ a: 'x'.repeat(70_000) }) },
    'a body that is too deep': { body: `{"a":${'['.repeat(50)}${']'.repeat(50)}}` },
    'an empty body': {},
  };
  const doors = DOORS.filter(({ name }) => name !== 'live').map((door) => [door.name, door] as const);

  test.each(doors)('names what the door %s answers to what is wrong', async (_, door) => {
    const { body: document } = await supertest(world.app).get('/openapi.json');
    const named = Object.keys(document.paths[door.path][door.method].responses);
    const path = door.path.replace('{match}', match).replace('{side}', 'RED');
    const right = door.right === 'join' ? await world.token(match, 'RED', 'join') : keys.play;
    const answered: Record<string, string> = {};
    for (const [wrong, { key = right, type = 'application/json', encoding, body = '{}' }] of Object.entries(
      WRONG,
    )) {
      const asked = door.method === 'get' ? supertest(world.app).get(path) : supertest(world.app).post(path);
      asked.set({ Authorization: `Bearer ${key}`, 'Content-Type': type });
      if (encoding !== undefined) asked.set('Content-Encoding', encoding);
      answered[wrong] = `${(door.method === 'get' ? await asked : await asked.send(body)).status}`;
    }
    for (const [name, { schema }] of Object.entries(door.query ?? {})) {
      const of = await supertest(world.app).get(`${path}?${name}=0`).set('Authorization', `Bearer ${right}`);
      answered[`${name} ${JSON.stringify(schema)}`] = `${of.status}`;
    }
    if (door.method === 'post')
      answered['no key'] = `${(await supertest(world.app).post(path).send({})).status}`;
    expect(Object.entries(answered).filter(([, status]) => !named.includes(status))).toEqual([]);
  });

  test('names the fields that the door for orders asks for', async () => {
    const { body } = await send(doorOf('order'), keys.play, {});
    expect(problemAnswer.safeParse(body).error).toBeUndefined();
    expect(body.fields.map(({ field }: { field: string }) => field).sort()).toEqual(['draft', 'event']);
  });
});

describe('a program', () => {
  test('plays a turn: position, legal orders, preview, order, undo, all as described', async () => {
    const position = await answer('position');
    const legal = await answer('legalOrders');
    expect(position.question).not.toBeNull();
    const orders: { do: string }[] = legal.orders ?? [];
    expect(orders.length).toBeGreaterThan(0);
    const [order] = orders;
    const before = world.everything();
    await answer('preview', { order });
    expect(world.everything()).toBe(before);
    const given = { event: legal.event, draft: legal.draft, key: 'one', order };
    const accepted = await answer('order', given);
    expect(await answer('order', given)).toEqual(accepted);
    if (String(accepted.became) === 'draft')
      await answer('undo', { event: accepted.event, draft: accepted.draft });
  });

  test('is refused an order by its clause, and one for another position with 409', async () => {
    const legal = await answer('legalOrders');
    const wrong = await send(doorOf('order'), keys.play, {
      event: legal.event,
      draft: legal.draft,
      order: { do: 'nothing' },
    });
    expect(wrong.status).toBe(422);
    expect(problemAnswer.safeParse(wrong.body).error).toBeUndefined();
    const late = await send(doorOf('order'), keys.play, { event: 0, draft: 0, order: { do: 'nothing' } });
    expect({ status: late.status, code: late.body.code }).toEqual({ status: 409, code: 'stale' });
    expect((await send(doorOf('preview'), keys.play, { order: { do: 'nothing' } })).status).toBe(422);
  });

  test('gives an order as a line of text, and is told in JSON what a line lacks', async () => {
    const id = await beginMatch(world);
    const key = await world.token(id, 'RED', 'play');
    const order = (body: object) =>
      supertest(world.app)
        .post(`/m/${id}/RED/orders`)
        .set('Authorization', `Bearer ${key}`)
        .send({ event: 7, draft: 0, ...body });
    const before = world.everything();
    const bad = {
      'not understood': [{ text: 'zzz 3' }, 'text', 'zzz'],
      'no order': [{ text: '' }, 'text', '命令'],
      'too long': [{ text: `bid ${' '.repeat(500)}2` }, 'text', '500'],
      'order and text': [{ order: { do: 'bid', points: 2 }, text: 'bid 2' }, 'text', 'どちらか一方'],
      'fields of a form that are not whole': [{ event: '7', draft: '0', do: 'bid' }, 'order', 'GET …/orders'],
      'becomes final': [{ order: { do: 'bid', points: 2 }, soft: '1' }, 'soft', 'soft'],
      'would commit as a line': [{ text: 'bid 2', soft: '1' }, 'soft', 'soft'],
    } as const;
    for (const [name, [body, field, says]] of Object.entries(bad)) {
      const { status, headers, body: said } = await order(body);
      expect([name, status, headers['content-type']]).toEqual([
        ...[name, 422, expect.stringContaining('application/problem+json')],
      ]);
      expect(problemAnswer.safeParse(said).error).toBeUndefined();
      expect(said.fields).toEqual([{ field, message: expect.stringContaining(says) }]);
    }
    const unfinished = await order({ text: 'bid' });
    expect([unfinished.status, unfinished.body.code]).toEqual([422, 'refused']);
    expect(world.everything() === before).toBe(true);
    expect((await order({ text: 'bid 2' })).status).toBe(200);
  });

  test('reads plan, standing orders and journal, and writes the first two', async () => {
    const plan = await answer('plan');
    const set = await answer('setPlan', { revision: plan.revision, plan: plan.plan });
    expect(set).toEqual({ revision: Number(plan.revision) + 1 });
    const standing = await answer('standing');
    expect(standing.orders).toEqual([]);
    const left = await answer('setStanding', { revision: standing.revision, set: { do: 'bid', points: 2 } });
    expect(left.orders).toEqual([{ do: 'bid', points: 2 }]);
    expect(await answer('standing')).toEqual(left);
    const sent = await send(doorOf('journal'), keys.read);
    expect({ status: sent.status, type: sent.headers['content-type'] }).toEqual({
      status: 200,
      type: expect.stringContaining('application/jsonl'),
    });
  });

  test('carries a plan out: what came of it is told as of an order', async () => {
    const { event, draft, orders } = await answer('legalOrders');
    const position = await answer('position');
    const { revision, plan } = await answer('plan');
    const question = Object(position.question);
    const line = {
      no: 1,
      turn: 1,
      phase: 'orders',
      kind: question.kind,
      deeds: [{ orders: [Object(orders)[0]] }],
      unfit: 'halt',
      conditions: [],
      prefer: [],
      asks: [],
    };
    const set = await answer('setPlan', { revision, plan: { ...Object(plan), lines: [line] } });
    const done = await answer('carryOut', { event, draft, revision: set.revision, key: 'press' });
    expect(['draft', 'played']).toContain(String(done.became));
    expect([done.event, done.draft]).not.toEqual([event, draft]);
  });

  test('opens a match against the practice opponent and takes its seat by the link it is given', async () => {
    const person = { name: 'Bot', address: '', locale: 'en', timeZone: 'UTC' };
    const [id, scenario, sides] = [REQUEST.game, REQUEST.scenario, REQUEST.seats.map(({ side }) => side)];
    const body = { game: id, scenario, side: sides[0], other: 'practice', ...person };
    const opened = await world.browser().json('/matches', body);
    expect(opened.status).toBe(201);
    expect(doorOf('open').gives).not.toBe('string');
    const key = String(opened.body.join).split('/l/')[1];
    const joined = await supertest(world.app)
      .post(`/m/${opened.body.match}/${sides[0]}/join`)
      .set('Authorization', `Bearer ${key}`)
      .send({ take: 'yes' });
    expect(joined.status).toBe(200);
    const seat = await supertest(world.app)
      .get(`/m/${opened.body.match}/${sides[0]}`)
      .set('Authorization', `Bearer ${joined.body.key}`);
    expect(seat.body).toMatchObject({ match: opened.body.match, status: 'playing' });
  });
});

describe('a key', () => {
  test('to read sees the position and no draft, and opens no door that changes anything', async () => {
    const position = await answer('position', {}, keys.read);
    expect({ question: position.question, draft: position.draft }).toEqual({ question: null, draft: null });
    const before = world.everything();
    for (const door of DOORS.filter(({ right }) => right === 'play'))
      expect({ name: door.name, status: (await send(door, keys.read)).status }).toEqual({
        name: door.name,
        status: 404,
      });
    expect(world.everything()).toBe(before);
  });

  test('that is missing, wrong or another seat’s opens nothing', async () => {
    const blue = await world.token(match, 'BLUE', 'play');
    const other = await beginMatch(world);
    const elsewhere = await world.token(other, 'RED', 'play');
    for (const key of ['nonsense', `${keys.play}x`, blue, elsewhere])
      for (const door of DOORS.filter(({ right }) => right !== undefined))
        expect((await send(door, key)).status).toBe(404);
    for (const door of DOORS.filter(({ method }) => method === 'post'))
      expect((await send(door, undefined)).status).toBe(403);
  });

  test('counts, not the cookie beside it', async () => {
    const visitor = world.browser();
    await visitor.open(`/l/${keys.play}`);
    expect((await visitor.get(`/m/${match}/RED`)).status).toBe(200);
    expect((await visitor.get(`/m/${match}/RED`, { Authorization: 'Bearer nonsense' })).status).toBe(404);
  });

  test('stands on the page of settings, and ends with the links of the seat', async () => {
    const visitor = world.browser();
    await visitor.open(`/l/${await world.token(match, 'BLUE', 'play')}`);
    const { text } = await visitor.get(`/m/${match}/BLUE/mail`);
    const [, key = ''] = /Key to play <input value="([^"]+)"/.exec(text) ?? [];
    const read = () => supertest(world.app).get(`/m/${match}/BLUE`).set('Authorization', `Bearer ${key}`);
    expect((await read()).status).toBe(200);
    await world.matches.revoke(match, 'BLUE');
    expect((await read()).status).toBe(404);
  });
});
