/** Signed links: what they open, what they do not, and that opening them changes nothing. */
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeLinkKeys, signLink, signNever } from '../../../src/links/index.js';
import { REQUEST } from '../../match/harness.js';
import { formsOf, linksOf, mainOf } from '../html.js';
import { beginMatch, makeWorld, seatedAt, type World } from '../world.js';

const DAY = 24 * 3600;

let world: World;
let match: string;
let other: string;
beforeAll(async () => {
  world = await makeWorld();
  match = await beginMatch(world);
  other = await beginMatch(world);
});

describe('a link', () => {
  test('goes out of the address bar into a cookie of its seat’s pages alone', async () => {
    const { status, headers } = await world.browser().get(`/l/${await world.token(match, 'RED', 'play')}`);
    expect(status).toBe(303);
    expect(headers.location).toBe(`/m/${match}/RED?mail=7`);
    expect(headers['referrer-policy']).toBe('no-referrer');
    const [cookie] = headers['set-cookie'] as unknown as string[];
    expect(cookie).toContain(`Path=/m/${match}/RED;`);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Secure/);
  });

  test.each([
    ['join', '/join'],
    ['play', '?mail=7'],
    ['view', '?view=1'],
    ['mail', '/mail'],
  ] as const)('to %s leads to its page', async (purpose, page) => {
    const { headers } = await world.browser().get(`/l/${await world.token(match, 'RED', purpose)}`);
    expect(headers.location).toBe(`/m/${match}/RED${page}`);
  });

  test('for spectators leads to the page for everybody and leaves no cookie', async () => {
    const { headers } = await world.browser().get(`/l/${await world.token(match, 'RED', 'spectate')}`);
    expect(headers.location).toBe(`/m/${match}`);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('opens both seats in one browser, each on its own pages', async () => {
    const visitor = world.browser();
    await visitor.open(`/l/${await world.token(match, 'RED', 'play')}`);
    await visitor.open(`/l/${await world.token(match, 'BLUE', 'play')}`);
    expect((await visitor.read(`/m/${match}/RED`)).body.side).toBe('RED');
    expect((await visitor.read(`/m/${match}/BLUE`)).body.side).toBe('BLUE');
  });

  test('to look on gives no orders, even beside a player’s own link of the other seat', async () => {
    const visitor = await seatedAt(world, match, 'BLUE');
    await visitor.open(`/l/${await world.token(match, 'RED', 'view')}`);
    const page = await visitor.open(`/m/${match}/RED`);
    expect(page.text).toContain('観戦中');
    expect(formsOf(page.text)).toEqual([]);
    expect((await visitor.read(`/m/${match}/RED`)).body).toMatchObject({ question: null, draft: null });
    for (const path of ['order', 'standing', 'resign', 'revoke', 'mail'])
      expect((await visitor.get(`/m/${match}/RED/${path}`)).status).toBe(404);
    expect((await visitor.post(`/m/${match}/RED/orders`, {})).status).toBe(404);
  });

  test('to the settings opens nothing but them', async () => {
    const visitor = world.browser();
    await visitor.open(`/l/${await world.token(match, 'RED', 'mail')}`);
    expect((await visitor.get(`/m/${match}/RED/mail`)).status).toBe(200);
    for (const path of ['', '/order', '/journal', '/map.png', '/join'])
      expect((await visitor.get(`/m/${match}/RED${path}`)).status).toBe(404);
    expect((await visitor.post(`/m/${match}/RED/orders`, {})).status).toBe(404);
  });
});

describe('a link to end mails', () => {
  const seatOf = async () => (await world.store.readMatch(match))?.seats.find(({ side }) => side === 'RED');

  test.each(['l', 'u'])('by /%s/ changes how mails come, and nothing else', async (door) => {
    const visitor = world.browser();
    await visitor.open(`/${door}/${await world.token(match, 'RED', 'mail')}`);
    const page = await visitor.get(`/m/${match}/RED/mail`);
    const fields = [...mainOf(page.text).matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(fields)].sort()).toEqual([
      ...['delivery', 'format', 'mailing', 'quietFrom', 'quietTo'],
    ]);
    expect(page.text).toContain('メールの届き方だけ');
    expect(page.text).not.toContain('data-code');
    const before = await seatOf();
    const sent = {
      name: 'Mallory',
      locale: 'en',
      timeZone: 'UTC',
      listed: 'on',
      witness: 'mallory@example.org',
      mailing: 'on',
      delivery: 'daily',
      quietFrom: '22',
      quietTo: '7',
    };
    expect((await visitor.post(`/m/${match}/RED/mail`, sent)).status).toBe(303);
    expect(await seatOf()).toEqual({ ...before, delivery: 'daily', quietFrom: 22, quietTo: 7 });
    const { mailing, ...wishes } = sent;
    expect((await visitor.post(`/m/${match}/RED/mail`, wishes)).status).toBe(422);
    await world.matches.settings(match, 'RED', { delivery: 'immediate', quietFrom: 0, quietTo: 0 });
  });
});

describe('what is no link of this seat', () => {
  const short = () => ({ l: [match, 'RED', 'play', 0, 3, '0'.repeat(16), 1], exp: now() + DAY });
  const claims = () => ({ m: match, s: 'RED', p: 'play', g: 0, n: 3, h: '0'.repeat(16), c: 1 });
  const options = { keyid: 'k1', audience: 'denrei', expiresIn: '1d' } as const;
  const now = () => Math.floor(world.context.clock().getTime() / 1000);
  const secret = Buffer.alloc(32, 1);

  const forged: [string, () => Promise<string> | string][] = [
    ['nothing at all', () => 'x'],
    [
      'a token without a signature',
      () => jwt.sign({ ...claims(), iat: now() }, '', { ...options, algorithm: 'none' }),
    ],
    [
      'another algorithm with the same key',
      () => jwt.sign({ ...claims(), iat: now() }, secret, { ...options, algorithm: 'HS384' }),
    ],
    [
      'another service’s audience',
      () => jwt.sign({ ...claims(), iat: now() }, secret, { ...options, audience: 'elsewhere' }),
    ],
    ['an unknown key', () => jwt.sign({ ...claims(), iat: now() }, secret, { ...options, keyid: 'k2' })],
    [
      'no key id',
      () => jwt.sign({ ...claims(), iat: now() }, secret, { audience: 'denrei', expiresIn: '1d' }),
    ],
    ['the right key id and another key', () => foreign()],
    [
      'no time to live',
      () => jwt.sign({ ...claims(), iat: now() }, secret, { keyid: 'k1', audience: 'denrei' }),
    ],
    ['a purpose that is none', () => jwt.sign({ ...claims(), p: 'admin', iat: now() }, secret, options)],
    ['one claim more', () => jwt.sign({ ...claims(), admin: true, iat: now() }, secret, options)],
    ['no end', () => jwt.sign({ l: short().l }, secret, { keyid: 'k1', noTimestamp: true })],
    ['an end that is past', () => jwt.sign({ ...short(), exp: now() - 1 }, secret, { keyid: 'k1' })],
    [
      'one word more',
      () => jwt.sign({ ...short(), admin: true }, secret, { keyid: 'k1', noTimestamp: true }),
    ],
    [
      'a link that ends all mails',
      () => signNever(makeLinkKeys([{ id: 'k1', secret }]), 'red@example.org', world.context.clock()),
    ],
    ['a changed seat', async () => swapped(await world.token(match, 'RED', 'play'))],
    ['an unknown match', () => world.token('nosuchmatch', 'RED', 'play')],
    ['a side that the game has not', () => world.token(match, 'GREEN', 'play')],
    ['a generation that was revoked', () => world.token(match, 'RED', 'play', { generation: 7 })],
  ];

  function foreign(): string {
    const keys = makeLinkKeys([{ id: 'k1', secret: Buffer.alloc(32, 2) }]);
    const head = { number: 3, hash: '0'.repeat(64) };
    return signLink(
      keys,
      { match, side: 'RED', purpose: 'play', generation: 0, head, chain: 1 },
      world.context.clock(),
    );
  }

  /** The payload of a link with the other seat in it, under the old signature. */
  function swapped(token: string): string {
    const [head, payload = '', signature] = token.split('.');
    const changed = Buffer.from(payload, 'base64url').toString().replace('"RED"', '"BLUE"');
    return [head, Buffer.from(changed).toString('base64url'), signature].join('.');
  }

  test.each(forged)('%s opens nothing, with the same answer as an unknown page', async (_, make) => {
    const token = await make();
    const answer = await world.browser().get(`/l/${token}`);
    const unknown = await world.browser().get('/m/nosuchmatch/RED');
    expect(answer.status).toBe(404);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.text).toBe(unknown.text);
    const asCookie = await world.browser().get(`/m/${match}/RED`, { Cookie: `denrei-play=${token}` });
    expect(asCookie.status).toBe(404);
    expect(asCookie.text).toBe(unknown.text);
  });

  test('a good link opens no other seat, no other match and no other purpose', async () => {
    const token = await world.token(match, 'RED', 'play');
    const unknown = await world.browser().get('/m/nosuchmatch/RED');
    for (const [path, name] of [
      [`/m/${match}/BLUE`, 'play'],
      [`/m/${other}/RED`, 'play'],
      [`/m/${match}/RED/mail`, 'mail'],
      [`/m/${match}/RED/join`, 'join'],
    ]) {
      const answer = await world.browser().get(path ?? '', { Cookie: `denrei-${name}=${token}` });
      expect(answer.status).toBe(404);
      expect(answer.text).toBe(unknown.text);
    }
  });

  test('a link is dead after ninety days, and its page offers a fresh one', async () => {
    const late = await makeWorld();
    const id = await beginMatch(late);
    const token = await late.token(id, 'RED', 'play');
    const visitor = late.browser();
    await visitor.open(`/l/${token}`);
    late.pass(90 * DAY - 60);
    expect((await visitor.get(`/m/${id}/RED`)).status).toBe(200);
    late.pass(120);
    expect((await late.browser().get(`/l/${token}`)).status).toBe(404);
    const page = await visitor.get(`/m/${id}/RED`);
    expect(page.status).toBe(404);
    expect(formsOf(mainOf(page.text))).toMatchObject([{ method: 'post', action: '/links?lang=en' }]);
  });

  test('revoking makes every earlier link void at once and mails a fresh one', async () => {
    const own = await makeWorld();
    const id = await beginMatch(own);
    const [player, friend] = [await seatedAt(own, id, 'RED'), own.browser()];
    await friend.open(`/l/${await own.token(id, 'RED', 'view')}`);
    const wrong = await player.post(`/m/${id}/RED/revoke`, { word: 'revoke' });
    expect(wrong.status).toBe(422);
    expect((await player.get(`/m/${id}/RED`)).status).toBe(200);
    const mails = (await own.store.waitingMails(id)).length;
    expect((await player.post(`/m/${id}/RED/revoke`, { word: '無効' })).status).toBe(200);
    for (const visitor of [player, friend])
      expect((await visitor.get(`/m/${id}/RED?view=1`)).status).toBe(404);
    expect(await own.store.waitingMails(id)).toHaveLength(mails + 1);
    expect((await seatedAt(own, id, 'RED').then((fresh) => fresh.get(`/m/${id}/RED`))).status).toBe(200);
  });
});

describe('opening links changes nothing', () => {
  test('a scanner that fetches every link it finds, by GET and HEAD, leaves the database as it was', async () => {
    const own = await makeWorld({ mailbox: true });
    const running = await beginMatch(own);
    const opened = await own.matches.open(REQUEST);
    if (!opened.ok) throw new Error('not opened');
    const waiting = opened.value.match;
    const starts = await Promise.all([
      own.token(running, 'RED', 'play'),
      own.token(running, 'RED', 'mail'),
      own.token(running, 'RED', 'view'),
      own.token(waiting, 'BLUE', 'join'),
    ]);
    const unsubscribe = `/u/${await own.token(running, 'BLUE', 'mail')}`;
    const before = own.everything();
    const scanner = own.browser();
    const seen = new Set<string>();
    const queue = ['/', unsubscribe, ...starts.map((token) => `/l/${token}`)];
    for (let path = queue.pop(); path !== undefined && seen.size < 300; path = queue.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await scanner.get(path);
      expect(answer.status, path).toBeLessThan(400);
      queue.push(...onward(answer, path));
    }
    expect(seen.size).toBeGreaterThan(20);
    for (const path of seen) expect((await scanner.head(path)).status, path).toBeLessThan(400);
    expect(own.everything()).toBe(before);
  });

  /** Where a page leads: links, redirects, forms that only look. */
  function onward(
    answer: { readonly headers: Record<string, string>; readonly text?: string },
    from: string,
  ): string[] {
    const text = answer.text ?? '';
    const looking = formsOf(text)
      .filter((form) => form.method === 'get')
      .flatMap((form) =>
        form.boxes.map(
          (box) => `${form.action}?${new URLSearchParams({ ...form.fields, [box.name]: box.value })}`,
        ),
      );
    const all = [
      ...linksOf(text),
      ...looking,
      ...(answer.headers.location === undefined ? [] : [answer.headers.location]),
    ];
    return all.filter((path) => path.startsWith('/')).map((path) => path.split('#')[0] ?? from);
  }

  test('the page that a mail’s link opens has no button that changes anything', async () => {
    for (const purpose of ['play', 'view'] as const) {
      const page = await world.browser().open(`/l/${await world.token(match, 'RED', purpose)}`);
      expect(formsOf(page.text).filter((form) => form.method === 'post')).toEqual([]);
    }
  });

  test('the invitation’s page takes nobody’s seat by its button alone', async () => {
    const own = await makeWorld();
    const opened = await own.matches.open(REQUEST);
    if (!opened.ok) throw new Error('not opened');
    const id = opened.value.match;
    const scanner = own.browser();
    const page = await scanner.open(`/l/${await own.token(id, 'BLUE', 'join')}`);
    const before = own.everything();
    for (const form of formsOf(mainOf(page.text)))
      expect((await scanner.post(form.action, form.fields)).status).toBe(422);
    expect(own.everything()).toBe(before);
  });
});

describe('old links', () => {
  test('a link to a phase that is over says so to its seat, and still shows the position', async () => {
    const own = await makeWorld();
    const id = await beginMatch(own);
    const token = await own.token(id, 'BLUE', 'play');
    for (const side of ['RED', 'BLUE']) {
      const page = await own.matches.page(id, side);
      if (!page.ok) throw new Error('no page');
      const { head } = page.value.match;
      await own.matches.order(id, side, {
        event: head.number,
        draft: 0,
        key: `k-${side}`,
        order: { do: 'bid', points: side === 'RED' ? 3 : 0 },
      });
    }
    const page = await own.browser().open(`/l/${token}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('That turn is over. You have nothing to decide right now.');
    expect(page.text).toContain('Position in words');
  });

  test('a valid link whose head the journal lacks proves a loss: the match stops and wants new seeds', async () => {
    const own = await makeWorld();
    const id = await beginMatch(own);
    const visitor = own.browser();
    const page = await visitor.open(
      `/l/${await own.token(id, 'RED', 'play', { head: { number: 99, hash: 'f'.repeat(64) } })}`,
    );
    expect(page.status).toBe(200);
    expect((await own.matches.info(id))?.status).toBe('stopped');
    const form = formsOf(mainOf(page.text)).find(({ action }) => action === `/m/${id}/RED/seed`);
    expect(form?.fields).toMatchObject({ need: 'digest', digest: '' });
    expect((await visitor.post(form?.action ?? '', { ...form?.fields, take: 'yes' })).status).toBe(303);
    const blue = await seatedAt(own, id, 'BLUE');
    expect((await blue.post(`/m/${id}/BLUE/seed`, {})).status).toBe(422);
    expect((await blue.post(`/m/${id}/BLUE/seed`, { take: 'yes' })).status).toBe(303);
    expect((await own.matches.info(id))?.status).toBe('playing');
  });

  test('a cookie kept from before a loss proves it as well as a link: its order rolls no known dice', async () => {
    const own = await makeWorld();
    const id = await beginMatch(own);
    const token = await own.token(id, 'RED', 'play', { head: { number: 99, hash: 'f'.repeat(64) } });
    const body = { event: 7, draft: 0, key: 'k', order: { do: 'bid', points: 1 } };
    const answer = await own.browser().json(`/m/${id}/RED/orders`, body, { Cookie: `denrei-play=${token}` });
    expect(answer.status).toBe(409);
    expect(await own.matches.info(id)).toMatchObject({ status: 'stopped', commitments: { chain: 2 } });
  });
});

describe('unsubscribing', () => {
  test('one click of a mail program, without cookie or origin, stops the mails of that seat', async () => {
    const own = await makeWorld();
    const id = await beginMatch(own);
    const token = await own.token(id, 'RED', 'mail');
    const mailing = async () => (await own.store.readMatch(id))?.seats.map((seat) => seat.mailing);
    const page = await own.browser().open(`/u/${token}`);
    expect(page.text).toContain('席の設定');
    expect(await mailing()).toEqual([true, true]);
    const click = await own
      .browser()
      .post(`/u/${token}`, { 'List-Unsubscribe': 'One-Click' }, { Origin: 'null' });
    expect(click.status).toBe(200);
    expect(await mailing()).toEqual([true, false]);
  });

  test('a link for anything else stops no mails', async () => {
    for (const purpose of ['play', 'view', 'join'] as const) {
      expect((await world.browser().post(`/u/${await world.token(match, 'RED', purpose)}`, {})).status).toBe(
        404,
      );
    }
    expect((await world.browser().post('/u/x', {})).status).toBe(404);
  });
});
