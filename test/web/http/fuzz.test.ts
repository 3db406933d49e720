/** Whatever is sent in cookies, headers, addresses and forms: an answer, never a fault of ours. */
import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE, beginMatch, makeWorld, type World } from '../world.js';

/** `DENREI_FUZZ` asks more often. */
const RUNS = Number(process.env.DENREI_FUZZ ?? 150);

let world: World;
let server: Server;
let match: string;
let token: string;
beforeAll(async () => {
  world = await makeWorld({ mailbox: true, trustProxy: 1 });
  match = await beginMatch(world);
  token = await world.token(match, 'RED', 'play');
  server = createServer(world.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** What may stand in a header, and often what is meant to stand there. */
const wild = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map(String.fromCharCode),
});
const name = fc.oneof(
  fc.constantFrom(
    'denrei-play',
    'denrei-join',
    'denrei-mail',
    'denrei-view',
    'denrei-opened',
    'denrei-mine.a/b.x',
    'denrei-mine.',
  ),
  wild.map((end) => `denrei-mine.${end}`),
  wild,
);
const value = fc.oneof(
  fc.constant('TOKEN'),
  wild,
  fc.constantFrom('', '%', '%E0%A4%A', '"', 'null', '[]', '__proto__'),
);
const cookies = fc.array(fc.tuple(name, value), { maxLength: 60 });
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'referer',
    'x-forwarded-for',
    'if-none-match',
    'range',
    'user-agent',
    'authorization',
  ),
  fc.oneof(wild, fc.constantFrom('*/*;q=x', ';;;', 'en;q=2', 'application/json', 'bytes=0-', 'xx-')),
);
const SIDE = '/m/MATCH/RED';
const address = fc.constantFrom(
  ...[
    '/',
    '/mine',
    '/start/toy',
    '/audit',
    '/mailbox',
    '/rules/toy',
    '/m/MATCH',
    '/m/MATCH/replay',
    '/l/TOKEN',
    '/u/TOKEN',
  ],
  ...[
    '',
    '/order',
    '/join',
    '/mail',
    '/standing',
    '/map.png',
    '/journal',
    '/draw',
    '/revoke',
    '/explain',
  ].map((end) => SIDE + end),
);
const query = fc.oneof(
  wild.map(encodeURIComponent),
  wild,
  fc.constantFrom('lang=en', 'do=bid', 'points=9&points=1', 'mail=x', 'n=-1'),
);
const door = fc.constantFrom(
  ...[
    '/links',
    '/matches',
    '/mine/forget',
    '/u/TOKEN',
    `${SIDE}/orders`,
    `${SIDE}/undo`,
    `${SIDE}/join`,
    `${SIDE}/claim`,
  ],
  ...['/mail', '/standing', '/resign', '/draw', '/draw/answer', '/seed', '/withdraw', '/typed'].map(
    (end) => SIDE + end,
  ),
);
const field = fc.constantFrom(
  ...[
    'event',
    'draft',
    'key',
    'order',
    'soft',
    'word',
    'choice',
    'seed',
    'take',
    'name',
    'address',
    'locale',
    'timeZone',
    'lang',
  ],
  ...[
    'game',
    'scenario',
    'side',
    'other',
    'pack',
    'option.x',
    'option.__proto__',
    '__proto__',
    'constructor',
    'set',
    'remove',
  ],
);
const JSONS = [
  '{"do":"bid"}',
  '{"do":"bid","points":1e999}',
  '{"__proto__":1}',
  '{"do":["bid"]}',
  'null',
  '{',
  '[[[[]]]]',
];
const good = fc.constantFrom(
  '4',
  '0',
  '-1',
  'yes',
  'on',
  'accept',
  'toy',
  'standard',
  'RED',
  'invite',
  'en',
  'UTC',
  'a@example.org',
  ...JSONS,
);
const form = fc.array(fc.tuple(field, fc.oneof(good, fc.string({ unit: 'binary' }))), { maxLength: 30 });
const json = fc.oneof(
  fc.json(),
  fc.dictionary(field, fc.oneof(good, fc.jsonValue())).map((body) => JSON.stringify(body)),
);

const filled = (words: string) => words.replaceAll('MATCH', match).replaceAll('TOKEN', token);
const cookieLine = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([key, held]) => `${key}=${filled(held)}`).join('; ');

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** The status of the answer. */
async function answered({ method, path, headers: sent, body = '' }: Asked): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const asking = ask({
    port,
    host: '127.0.0.1',
    method,
    path: filled(path),
    headers: sent,
    insecureHTTPParser: true,
  });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  await text(answer);
  return answer.statusCode ?? 0;
}

const printable = (path: string) => path.replace(/[^\x21-\x7e]/g, '_');

test('no cookie, header or address brings a page to fall', async () => {
  const asked = fc.record({ path: address, query, headers, cookies });
  const before = world.everything();
  await fc.assert(
    fc.asyncProperty(asked, async (one) => {
      const path = printable(`${one.path}?${one.query}`);
      const sent = { ...one.headers, cookie: cookieLine(one.cookies) };
      expect(await answered({ method: 'GET', path, headers: sent })).toBeLessThan(500);
    }),
    { seed: 20261122, numRuns: RUNS },
  );
  expect(world.everything()).toBe(before);
});

test('no form or JSON brings a change to fall', async () => {
  const urlencoded = form.map((pairs) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams([...pairs]).toString(),
  }));
  const body = fc.oneof(
    urlencoded,
    json.map((text_) => ({ type: 'application/json', body: text_ })),
    wild.map((words) => ({ type: words, body: words })),
  );
  const asked = fc.record({ path: door, body, cookies });
  const seat = `denrei-play=${token}`;
  await fc.assert(
    fc.asyncProperty(asked, async (one) => {
      const cookie = `${seat}; ${cookieLine(one.cookies)}`;
      const sent = { origin: BASE, 'content-type': one.body.type, cookie };
      expect(
        await answered({ method: 'POST', path: one.path, headers: sent, body: one.body.body }),
      ).toBeLessThan(500);
    }),
    { seed: 20261122, numRuns: RUNS },
  );
});
