/** Headers, origins, limits, bodies: what stands before every page. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import supertest from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { withoutTokens } from '../../../src/web/http/access-log.js';
import { BASE, beginMatch, makeWorld, seatedAt, type World } from '../world.js';

let world: World;
let match: string;
beforeAll(async () => {
  world = await makeWorld();
  match = await beginMatch(world);
});

describe('headers', () => {
  test('a page allows nothing foreign, no inline script or style, no frame around it, and is kept by nobody', async () => {
    const { headers } = await (await seatedAt(world, match, 'RED')).open(`/m/${match}/RED`);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';font-src 'self';img-src 'self' data:;connect-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none'",
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('etag');
  });

  test('no page carries an inline script, style or handler', async () => {
    const visitor = await seatedAt(world, match, 'RED');
    for (const path of [
      '/',
      `/m/${match}`,
      `/m/${match}/RED`,
      `/m/${match}/RED/order`,
      `/m/${match}/RED/standing`,
    ]) {
      const { text } = await visitor.open(path);
      expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*src=)/);
      expect(text).not.toMatch(/(src|href|action)="(?:https?:)?\/\//);
    }
  });

  test('faults carry the same headers as pages', async () => {
    const { status, headers } = await world.browser().get('/no/such/page');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('files named by their content may be kept for ever', async () => {
    const home = await world.browser().get('/');
    const path = /href="(\/client\/board-[^"]+)"/.exec(home.text)?.[1] ?? '';
    const answer = await world.browser().get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.text).toContain('prefers-color-scheme:dark');
  });
});

describe('a program’s key', () => {
  test.each([
    ['with a blank in it', 'Bearer top secret'],
    ['that is missing', 'Bearer'],
    ['with letters that no key has', 'bearer “top-secret”'.replace(/[“”]/g, '"')],
  ])('%s is the sender’s mistake, whatever he sends, and told as a problem', async (_, authorization) => {
    for (const answer of [
      await supertest(world.app).get(`/m/${match}/RED`).set({ authorization }),
      await supertest(world.app).post(`/m/${match}/RED/orders`).set({ authorization }).send({}),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_request"');
      expect(answer.body).toMatchObject({ code: 'malformed-key', title: 'The key cannot be read' });
    }
  });

  test('is no business of other schemes, which a proxy before us may ask for', async () => {
    const answer = await supertest(world.app).get('/').set({ authorization: 'Basic dG9wOnNlY3JldA==' });
    expect(answer.status).toBe(200);
  });
});

describe('origins', () => {
  const send = (headers: Record<string, string>) =>
    supertest(world.app).post('/links').type('form').set(headers).send({ address: 'a@example.org' });

  test.each([
    ['no header at all', {}],
    ['another origin', { Origin: 'https://evil.example' }],
    ['an opaque origin', { Origin: 'null' }],
    [
      'our origin, but the browser says it came from elsewhere',
      { Origin: BASE, 'Sec-Fetch-Site': 'cross-site' },
    ],
    ['a neighbour under the same domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['an origin that begins like ours', { Origin: `${BASE}.evil.example` }],
  ])('a change with %s is refused', async (_, headers) => {
    const answer = await send({ ...headers, Accept: 'application/json' });
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('foreign-origin');
  });

  test.each([
    ['our origin', { Origin: BASE }],
    ['the browser’s word that it is ours', { 'Sec-Fetch-Site': 'same-origin' }],
    [
      'the browser’s word, where a policy hides the origin',
      { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    ],
  ])('a change with %s passes', async (_, headers) => {
    expect((await send(headers)).status).toBe(200);
  });

  test('every route that changes something asks for the origin', async () => {
    const visitor = await seatedAt(world, match, 'RED');
    const before = world.everything();
    const home = `/m/${match}/RED`;
    const deeds = [
      'orders',
      'undo',
      'resign',
      'draw',
      'draw/answer',
      'seed',
      'revoke',
      'mail',
      'standing',
      'join',
    ];
    for (const deed of deeds)
      expect((await visitor.post(`${home}/${deed}`, {}, { Origin: 'https://evil.example' })).status).toBe(
        403,
      );
    expect((await visitor.post('/matches', {}, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(world.everything()).toBe(before);
  });
});

describe('bodies', () => {
  const send = (type: string, body: string) =>
    supertest(world.app)
      .post('/links')
      .set({ Origin: BASE, Accept: 'application/json', 'Content-Type': type })
      .send(body);

  test('malformed JSON is 400 and says what to do', async () => {
    const { status, body, headers } = await send('application/json', '{"address":');
    expect(status).toBe(400);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(body).toMatchObject({ type: 'urn:denrei:malformed', status: 400, code: 'malformed' });
  });

  test('more than 64 kB is 413, as JSON and as a form', async () => {
    expect((await send('application/json', JSON.stringify({ address: 'x'.repeat(70_000) }))).status).toBe(
      413,
    );
    expect((await send('application/x-www-form-urlencoded', `address=${'x'.repeat(70_000)}`)).status).toBe(
      413,
    );
  });

  test('a thousand fields, an unknown encoding and no body at all do no harm', async () => {
    expect((await send('application/x-www-form-urlencoded', 'a=1&'.repeat(1000))).status).toBe(413);
    expect((await send('application/json; charset=nonsense', '{}')).status).toBe(415);
    expect((await send('text/plain', 'address=a@b.example')).status).toBe(422);
  });

  test('JSON that is nested ten thousand times is 400, as objects and as lists', async () => {
    const levels = 10_000;
    const nested = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const lists = `{"address":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    for (const body of [nested, lists]) expect((await send('application/json', body)).status).toBe(400);
  });

  test('JSON that is no object, or a field that is no text, is 422', async () => {
    for (const body of [
      '[]',
      '[[["x"]]]',
      '{"address":{"$ne":1}}',
      '{"__proto__":{"address":"a"}}',
      '{"address":null}',
    ]) {
      expect((await send('application/json', body)).status).toBe(422);
    }
  });

  test('a page that is not there is told in words alone, any other fault by its code too', async () => {
    const lost = await world.browser().get('/nowhere?lang=ja');
    expect(lost.text).toContain('ページが見つかりません');
    expect(lost.text).not.toContain('not-found');
    const broken = await world.browser().get('/m/%E0%A4%A');
    expect(broken.text).toMatch(/<p class="note">400 [\w-]+<\/p>/);
  });

  test('a broken percent sign in an address is 400, a hostile path 404', async () => {
    expect((await world.browser().get('/m/%E0%A4%A')).status).toBe(400);
    expect((await world.browser().get('/m/..%2f..%2fetc%2fpasswd/RED')).status).toBe(404);
    expect((await world.browser().get('/client/..%2f..%2fpackage.json')).status).toBe(404);
  });
});

describe('limits', () => {
  test('more requests from one address than allowed are 429, and the page says when to come back', async () => {
    const small = await makeWorld({ limits: { requests: 3 } });
    for (let i = 0; i < 3; i++) expect((await small.browser().get('/')).status).toBe(200);
    const { status, headers, text } = await small.browser().get('/');
    expect(status).toBe(429);
    expect(headers['retry-after']).toBeDefined();
    expect(text).toContain('Too many requests');
    expect((await small.browser().get('/healthz')).status).toBe(200);
  });

  test('behind a proxy that is trusted, readers are told apart by the address it names', async () => {
    const small = await makeWorld({ limits: { requests: 1 }, trustProxy: 1 });
    expect((await small.browser().get('/', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(200);
    expect((await small.browser().get('/', { 'X-Forwarded-For': '192.0.2.2' })).status).toBe(200);
    expect((await small.browser().get('/', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(429);
  });

  test('words in the place of an address count as the proxy that passes them on', async () => {
    const small = await makeWorld({ limits: { requests: 1 }, trustProxy: 1 });
    expect((await small.browser().get('/', { 'X-Forwarded-For': 'en;q=2' })).status).toBe(200);
    expect((await small.browser().get('/', { 'X-Forwarded-For': 'en;q=3' })).status).toBe(429);
    expect((await small.browser().get('/', { 'X-Forwarded-For': '192.0.2.7' })).status).toBe(200);
  });

  test('changes are counted by seat, mails asked for by the address typed', async () => {
    const small = await makeWorld({ limits: { changes: 2, mails: 2 } });
    for (const side of ['RED', 'RED', 'BLUE'])
      expect((await small.browser().post(`/m/x/${side}/undo`, {})).status).toBe(404);
    expect((await small.browser().post('/m/x/RED/undo', {})).status).toBe(429);
    const ask = (address: string) => small.browser().post('/links', { address });
    expect((await ask('A@example.org')).status).toBe(200);
    expect((await ask(' a@example.org')).status).toBe(200);
    expect((await ask('a@example.org')).status).toBe(429);
  });

  test('matches opened are counted strictly', async () => {
    const small = await makeWorld({ limits: { opening: 1 } });
    expect((await small.browser().post('/matches', {})).status).toBe(422);
    expect((await small.browser().post('/matches', {})).status).toBe(429);
  });
});

describe('addresses', () => {
  test('are one spelling each: capitals and a slash more lead nowhere', async () => {
    const token = await world.token(match, 'RED', 'play');
    const visitor = await seatedAt(world, match, 'RED');
    for (const path of [
      `/L/${token}`,
      `/l/${token}/`,
      '/Mine',
      '/mine/',
      `/m/${match}/RED/Order`,
      `/M/${match}`,
    ])
      expect((await visitor.get(path)).status, path).toBe(404);
  });
});

/** The status of a request whose target is sent as it is. */
async function answered(port: number, target: string, referer: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(
    `GET ${target} HTTP/1.1\r\nHost: denrei.example\r\nReferer: ${referer}\r\nConnection: close\r\n\r\n`,
  );
  return text(socket);
}

function fail(): never {
  throw new Error('disk on fire');
}

describe('watching', () => {
  test('the process answers on /healthz, the database on /readyz, and robots are told to go', async () => {
    expect((await world.browser().get('/healthz')).body).toEqual({ ok: true });
    expect((await world.browser().get('/readyz')).body).toEqual({ ok: true });
    expect((await world.browser().get('/robots.txt')).text).toContain('Disallow: /');
  });

  test('a database that does not answer is 503 on /readyz', async () => {
    const broken = await makeWorld({ beforeReading: fail });
    expect((await broken.browser().get('/readyz')).status).toBe(503);
    expect((await broken.browser().get('/healthz')).status).toBe(200);
  });

  test('the log names path and status, and neither token, cookie, order nor address', async () => {
    const quiet = await makeWorld();
    const id = await beginMatch(quiet);
    const token = await quiet.token(id, 'RED', 'play');
    const mailToken = await quiet.token(id, 'RED', 'mail');
    const visitor = quiet.browser();
    await visitor.open(`/l/${token}`);
    await visitor.get(`/m/${id}/RED/order?do=bid&points=3`);
    await visitor.get(`/u/${mailToken}`);
    await visitor.post('/links', { address: 'red@example.org' }, { Authorization: 'Bearer top-secret' });
    const log = quiet.lines.join('');
    expect(log).toContain('"url":"/l/[token]"');
    expect(log).toContain('"url":"/u/[token]"');
    expect(log).toContain(`"url":"/m/${id}/RED/order"`);
    expect(log).toContain('"status":303');
    for (const secret of [token, mailToken, 'denrei-play', 'points', 'red@example.org', 'top-secret'])
      expect(log).not.toContain(secret);
  });

  test('no way of writing a link brings its token into the log', async () => {
    const quiet = await makeWorld();
    const id = await beginMatch(quiet);
    const token = await quiet.token(id, 'RED', 'play');
    const encoded = token.replace('.', '%2E').replace('eyJ', '%65y%4a');
    const ways = [
      '/L/#',
      '//l/#',
      '/l//#',
      '/%6c/#',
      '/x/l/#',
      '/l/#/',
      '/l/#.',
      '/U/#',
      '/m/#/RED',
      `/m/${id}/#`,
      '/healthz/#',
    ];
    const plain = ways.map((way) => way.replace('#', token));
    const server = createServer(quiet.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const path of [
      ...plain,
      `/q/${encoded}`,
      `/q/${token.replaceAll('.', '%252e')}`,
      `http://denrei.example/l/${token}`,
    ])
      await answered(port, path, `https://denrei.example/l/${token}`);
    server.close();
    const log = quiet.lines.join('');
    expect(quiet.lines).toHaveLength(ways.length + 3);
    for (const part of token.split('.')) expect(log.toLowerCase()).not.toContain(part.toLowerCase());
    expect(log).toContain('[token]');
  });

  test.each([
    ['base64', (token: string) => Buffer.from(token).toString('base64')],
    ['base64url', (token: string) => Buffer.from(token).toString('base64url')],
    ['base64url behind other letters', (token: string) => Buffer.from(`x/l/${token}`).toString('base64url')],
    ['base64url behind one letter', (token: string) => Buffer.from(`/${token}`).toString('base64url')],
    [
      'base64url twice',
      (token: string) => {
        const once = Buffer.from(token).toString('base64url');
        return Buffer.from(once).toString('base64url');
      },
    ],
    [
      'base64 with percent signs',
      (token: string) => encodeURIComponent(Buffer.from(token).toString('base64')),
    ],
    ['hex', (token: string) => Buffer.from(token).toString('hex')],
    [
      'percent signs in base64url',
      (token: string) =>
        Buffer.from([...token].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')).toString('base64url'),
    ],
  ])('nor does one wrapped in %s', async (_, wrap) => {
    const quiet = await makeWorld();
    const id = await beginMatch(quiet);
    const wrapped = wrap(await quiet.token(id, 'RED', 'play'));
    await quiet.browser().get(`/x/${wrapped}`);
    const log = quiet.lines.join('');
    expect(log).toContain('[token]');
    for (let at = 0; at + 24 <= wrapped.length; at += 8)
      expect(log).not.toContain(wrapped.slice(at, at + 24));
  });

  test('leaves alone what holds no token', () => {
    const path = `/m/${'a1B2'.repeat(5)}/RED/orders and /client/main-ABCDEFGH.js, ${'0123456789abcdef'.repeat(4)}`;
    expect(withoutTokens(path)).toBe(path);
  });

  test('neither does a fault whose message holds one', async () => {
    let spilt = '';
    const broken = await makeWorld({
      beforeReading: () => {
        if (spilt !== '') throw new Error(`cannot read ${spilt}`);
      },
    });
    const id = await beginMatch(broken);
    const visitor = await seatedAt(broken, id, 'RED');
    spilt = await broken.token(id, 'RED', 'play');
    expect((await visitor.get(`/m/${id}/RED`)).status).toBe(500);
    expect(broken.lines.join('')).toContain('cannot read [token]');
    expect(broken.lines.join('')).not.toContain(spilt);
    for (const line of broken.lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  test('a fault of ours is 500, is logged, and tells nothing', async () => {
    let down = false;
    const broken = await makeWorld({ beforeReading: () => down && fail() });
    const id = await beginMatch(broken);
    const visitor = await seatedAt(broken, id, 'RED');
    down = true;
    const { status, text } = await visitor.get(`/m/${id}/RED`);
    expect(status).toBe(500);
    expect(text).toContain('logged');
    expect(text).not.toMatch(/Error|disk|\.ts/);
    expect(broken.lines.join('')).toContain('a request failed');
  });

  test('a fault of ours says the number by which the log knows the request, as a page and to programs', async () => {
    let down = false;
    const broken = await makeWorld({ beforeReading: () => down && fail() });
    const id = await beginMatch(broken);
    const visitor = await seatedAt(broken, id, 'RED');
    down = true;
    const before = broken.lines.length;
    const page = await visitor.get(`/m/${id}/RED`);
    const number = String(page.headers['x-request-id']);
    expect(number).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(page.text).toContain(number);
    const logged = broken.lines.slice(before).map((line) => JSON.parse(line));
    expect(logged.find(({ msg }) => msg === 'a request failed')).toMatchObject({ id: number });
    expect(logged.find(({ req }) => req !== undefined)).toMatchObject({ req: { id: number } });
    const program = await supertest(broken.app)
      .get(`/m/${id}/RED`)
      .set('authorization', `Bearer ${await broken.token(id, 'RED', 'play')}`);
    const other = program.headers['x-request-id'];
    expect(JSON.parse(program.text)).toMatchObject({ instance: `urn:uuid:${other}` });
    expect(other).not.toBe(number);
  });

  test('a refusal has a number too and shows it to nobody: the number a client brings is not taken', async () => {
    const answer = await supertest(world.app).get('/nothing').set('x-request-id', 'mine');
    expect(answer.status).toBe(404);
    expect(answer.headers['x-request-id']).not.toBe('mine');
    expect(answer.text).not.toContain(answer.headers['x-request-id']);
  });
});
