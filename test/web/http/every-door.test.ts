/**
 * Every door of the service, as express knows them: each stands in the table of SECURITY.md, with a test that
 * is there; and whoever has no key finds each of them shut.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';
import supertest from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../../src/root.js';
import { BASE, beginMatch, makeWorld, seatedAt, type World } from '../world.js';

const OPERATOR = 'key-of-the-operator-long-enough';
const SEAT = '/m/:match/:side';

interface Layer {
  readonly route?: { readonly path: string | readonly string[]; readonly methods: object };
  readonly handle?: { readonly stack?: readonly Layer[] };
}

interface Door {
  readonly method: string;
  readonly path: string;
}

/** Routes by method and address; what stands in a router of its own stands below a seat. */
function doorsIn(stack: readonly Layer[], base = ''): readonly Door[] {
  return stack.flatMap(({ route, handle }) => {
    if (route === undefined) return doorsIn(handle?.stack ?? [], SEAT);
    const methods = Object.keys(route.methods).map((method) => method.toUpperCase());
    return [route.path].flat().flatMap((path) => methods.map((method) => ({ method, path: base + path })));
  });
}

let world: World;
let match: string;
let doors: readonly Door[];
beforeAll(async () => {
  world = await makeWorld({ operator: OPERATOR, mailbox: true });
  match = await beginMatch(world);
  doors = doorsIn((world.app as Express & { router: { stack: readonly Layer[] } }).router.stack);
});

const addressOf = ({ path }: Door) =>
  path.replace(':match', match).replace(':side', 'RED').replace(/:\w+/g, 'x');

/** Asks as somebody who has nothing but the address. */
function ask(door: Door, headers: Record<string, string> = {}) {
  const path = addressOf(door);
  const request = door.method === 'GET' ? supertest(world.app).get(path) : supertest(world.app).post(path);
  return request.set({ Accept: 'application/json', ...headers });
}

const rows = readFileSync(join(projectRoot(), 'SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| `(?:GET|POST) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, of = '', , , tests = '']) => ({
    patterns: [...of.matchAll(/`(GET|POST) ([^`]+)`/g)].map(([, method = '', path = '']) => ({
      method,
      path: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*')}$`),
    })),
    tests: [...tests.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path),
  }));

describe('the table of doors in SECURITY.md', () => {
  test('has every door that there is, and none that there is not', () => {
    expect(doors.length).toBeGreaterThan(80);
    const isIn = ({ method, path }: Door) =>
      rows.some(({ patterns }) => patterns.some((one) => one.method === method && one.path.test(path)));
    expect(doors.filter((door) => !isIn(door))).toEqual([]);
    const dead = rows.flatMap(({ patterns }) =>
      patterns.filter((one) => !doors.some((door) => door.method === one.method && one.path.test(door.path))),
    );
    expect(dead).toEqual([]);
  });

  test('names a test for each of its lines, which is there', () => {
    for (const { patterns, tests } of rows) {
      expect({ patterns, tests: tests.length }).not.toEqual({ patterns, tests: 0 });
      expect(tests.filter((path) => !existsSync(join(projectRoot(), path)))).toEqual([]);
    }
  });
});

describe('whoever has the address of a seat and no key', () => {
  test('finds every door below it shut, as if there were no match, and changes nothing', async () => {
    const before = world.everything();
    const below = doors.filter(({ path }) => path.startsWith(SEAT));
    expect(below.length).toBeGreaterThan(50);
    for (const door of below) {
      const { status, body } = await ask(door, { Origin: BASE });
      expect({ door, status, code: body.code }).toEqual({ door, status: 404, code: 'not-found' });
      const nobody = { ...door, path: door.path.replace(':match', 'nomatch') };
      expect((await ask(nobody, { Origin: BASE })).body).toEqual(body);
    }
    expect(world.everything()).toBe(before);
  });

  test('finds them shut with the key of the other seat, or one to look on where something is changed', async () => {
    const before = world.everything();
    const other = await world.token(match, 'BLUE', 'play');
    const view = await world.token(match, 'RED', 'view');
    for (const door of doors.filter(({ path }) => path.startsWith(SEAT))) {
      expect({ door, status: (await ask(door, { Authorization: `Bearer ${other}` })).status }).toEqual({
        door,
        status: 404,
      });
      if (door.method !== 'POST') continue;
      expect({ door, status: (await ask(door, { Authorization: `Bearer ${view}` })).status }).toEqual({
        door,
        status: 404,
      });
    }
    expect(world.everything()).toBe(before);
  });
});

test('no door that changes anything opens to another origin, with whatever cookie', async () => {
  const visitor = await seatedAt(world, match, 'RED');
  const before = world.everything();
  // A mail program has neither cookie nor origin: there the token in the address is all (RFC 8058).
  const guarded = doors.filter(({ method, path }) => method === 'POST' && !/^\/(?:u|never)\//.test(path));
  for (const door of guarded) {
    const { status } = await visitor.post(addressOf(door), {}, { Origin: 'https://evil.example' });
    expect({ door, status }).toEqual({ door, status: 403 });
  }
  expect(world.everything()).toBe(before);
});
