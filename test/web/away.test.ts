/** What people are told while the database is away: 503, when to come back, and nothing that is not known. */
import { rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { StoreError, type StoreErrorCode } from '../../src/store/index.js';
import { beginMatch, makeWorld, seatedAt, type Visitor, type World } from './world.js';

const CLAIM = /not changed|nothing was changed|変わっていません/i;

function broken(code: StoreErrorCode): never {
  throw new StoreError(code, 'said by the store', new Error('\nInvalid invocation\nsaid by the driver'));
}

describe('with its file deleted, the service', () => {
  let world: World;
  let match: string;
  let token: string;
  let red: Visitor;
  beforeAll(async () => {
    world = await makeWorld();
    match = await beginMatch(world);
    token = await world.token(match, 'RED', 'play');
    red = await seatedAt(world, match, 'RED');
    for (const part of ['', '-wal', '-shm']) rmSync(`${world.file}${part}`, { force: true });
  });

  test('is not ready, and says why', async () => {
    const { status, body } = await world.browser().get('/readyz');
    expect({ status, body }).toEqual({ status: 503, body: { ok: false, why: 'gone' } });
    expect((await world.browser().get('/healthz')).status).toBe(200);
  });

  test.each([
    ['the home page', '/'],
    ['a match for everybody', '/m/:match'],
    ['a seat', '/m/:match/RED'],
    ['a link', '/l/:token'],
  ])('answers %s with 503 and when to come back', async (_, path) => {
    const { status, headers } = await red.get(path.replace(':match', match).replace(':token', token));
    expect({ status, after: headers['retry-after'] }).toEqual({ status: 503, after: '30' });
  });

  test.each<[string, string, Record<string, string>]>([
    ['an order', '/orders', { event: '4', draft: '0', key: 'k', do: 'bid', points: '2' }],
    ['a setting', '/mail', { mailing: 'no' }],
    ['a resignation', '/resign', { event: '4', draft: '0', key: 'k' }],
    ['a call for new links', '/revoke', {}],
  ])('takes %s with 503 and when to come back, and claims nothing', async (_, path, fields) => {
    const { status, headers, text } = await red.post(`/m/${match}/RED${path}`, fields);
    expect({ status, after: headers['retry-after'] }).toEqual({ status: 503, after: '30' });
    expect(text).not.toMatch(CLAIM);
  });
});

describe('while the store fails, a seat', () => {
  /** A seat's own page, asked for when the store has begun to fail. */
  async function failing(code: StoreErrorCode) {
    let down = false;
    const world = await makeWorld({ beforeReading: () => down && broken(code) });
    const match = await beginMatch(world);
    const blue = await seatedAt(world, match, 'BLUE');
    down = true;
    return { world, answer: await blue.get(`/m/${match}/BLUE`) };
  }

  test.each<[StoreErrorCode, string, string]>([
    ['unavailable', 'This service’s database is not responding', '30'],
    ['full', 'This service’s database is not responding', '30'],
    ['outcomeUnknown', 'We don’t know whether this was done', '30'],
    ['busy', 'Nothing was changed; try again', '1'],
  ])('is told what is known: %s', async (code, words, after) => {
    const { status, text, headers } = (await failing(code)).answer;
    expect({ status, after: headers['retry-after'] }).toEqual({ status: 503, after });
    expect(text).toContain(words);
  });

  test('is not told that nothing was changed where that is not known', async () => {
    expect((await failing('outcomeUnknown')).answer.text).not.toMatch(CLAIM);
  });

  test('costs the log one line a request, with what the driver said, and no trace', async () => {
    const { world } = await failing('unavailable');
    const said = world.lines.filter((line) => line.includes('the database failed'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('"reason":"said by the driver"');
    expect(said[0]).not.toContain('.ts:');
  });
});

test('those who ask at once whether the service is ready share one question to the database', async () => {
  let questions = 0;
  const world = await makeWorld({ beforeReading: () => void questions++ });
  await Promise.all([1, 2, 3].map(() => world.browser().get('/readyz')));
  expect(questions).toBe(1);
  world.pass(60);
  await world.browser().get('/readyz');
  expect(questions).toBe(2);
});
