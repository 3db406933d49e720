/** Downloads, pictures, the page for everybody, the built-in mailbox. */
import { beforeAll, describe, expect, test } from 'vitest';
import { linksOf } from '../html.js';
import { beginMatch, makeWorld, seatedAt, type World } from '../world.js';

let world: World;
let match: string;
beforeAll(async () => {
  world = await makeWorld({ mailbox: true });
  match = await beginMatch(world);
});

describe('journals', () => {
  test('a seat’s opens its own seals and no others, the public one none', async () => {
    const red = await seatedAt(world, match, 'RED');
    const answer = await red.get(`/m/${match}/RED/journal`);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename=${match}-RED.jsonl`);
    const own = await journal(red, `/m/${match}/RED/journal`);
    const all = await journal(world.browser(), `/m/${match}/journal`);
    expect(own).toContain('"open"');
    expect(own).not.toContain('"BLUE":{"content"');
    expect(all).not.toContain('"content"');
    expect((await world.browser().get(`/m/${match}/RED/journal`)).status).toBe(404);
    expect((await world.browser().get('/m/nosuchmatch/journal')).status).toBe(404);
  });

  test('a seat’s and the public one open every seal when the match is over', async () => {
    const own = await makeWorld();
    const id = await beginMatch(own);
    const red = await seatedAt(own, id, 'RED');
    const page = await own.matches.page(id, 'RED');
    if (!page.ok) throw new Error('no page');
    await own.matches.resign(id, 'RED', { event: page.value.match.head.number, draft: 0, key: 'k' });
    for (const text of [
      await journal(red, `/m/${id}/RED/journal`),
      await journal(own.browser(), `/m/${id}/journal`),
    ]) {
      expect(text.split('\n')[0]).toContain('"for":"all"');
      expect(text).toContain('"BLUE":{"content"');
    }
  });

  async function journal(visitor: ReturnType<World['browser']>, path: string): Promise<string> {
    const { body, text } = await visitor.get(path);
    return text ?? Buffer.from(body).toString();
  }
});

describe('pictures', () => {
  test('that everybody may keep say that they depend on the reader’s language', async () => {
    for (const path of ['/games/toy.png', `/m/${match}/thumb.png`]) {
      const { headers } = await world.browser().get(path);
      expect(headers.vary, path).toContain('Accept-Language');
    }
  });

  test('a seat’s map is drawn for that seat alone and kept by nobody', async () => {
    const red = await seatedAt(world, match, 'RED');
    const answer = await red.get(`/m/${match}/RED/map.png`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await world.browser().get(`/m/${match}/RED/map.png`)).status).toBe(404);
    expect((await world.browser().get('/games/nosuchgame.png')).status).toBe(404);
  });
});

describe('the page for everybody', () => {
  test('shows status, log and map, and no way to order', async () => {
    const { status, text } = await world.browser().get(`/m/${match}?lang=en`);
    expect(status).toBe(200);
    expect(text).toContain('Red to move.');
    expect(text).toContain('Hidden information is not shown here.');
    expect(text).toContain('<svg');
    expect(text).not.toContain('<form');
  });

  test('of an unknown match is the same 404 as everywhere', async () => {
    const [page, other] = [
      await world.browser().get('/m/nosuchmatch'),
      await world.browser().get('/nothing'),
    ];
    expect(page.status).toBe(404);
    expect(page.text).toBe(other.text);
  });
});

describe('the built-in mailbox', () => {
  const html = '<html><body><p>hello</p><a href="https://denrei.example/l/abc">go</a></body></html>';
  const raw = `From: a@b.example\r\nTo: red@example.org\r\nSubject: hi\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nplay: https://denrei.example/l/abc <b>\r\n--x\r\nContent-Type: text/html\r\n\r\n${html}\r\n--x--\r\n`;
  let kept = 0;
  const keep = () =>
    world.store.keepMail({
      address: 'red@example.org',
      subject: 'hi <b>',
      messageId: `<${kept++}@x>`,
      raw: Buffer.from(raw),
      at: world.context.clock(),
    });

  test('lists mails and shows them as text with links, and in a frame under rules of its own', async () => {
    const id = await keep();
    const list = await world.browser().get('/mailbox');
    expect(list.text).toContain('hi &lt;b&gt;');
    await world.store.keepMail({
      address: 'red@example.org',
      subject: 'hi',
      messageId: '<k2m4.17.turn.RED@x>',
      raw: Buffer.from(raw),
      at: world.context.clock(),
    });
    const japanese = (await world.browser().get('/mailbox?lang=ja')).text;
    expect(linksOf(japanese)).toContain(`/mailbox/${id}?lang=ja`);
    const page = await world.browser().get(`/mailbox/${id}`);
    expect(page.text).toContain('<a href="https://denrei.example/l/abc">');
    expect(page.text).toContain('&lt;b&gt;');
    expect(page.text).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
    const frame = await world.browser().get(`/mailbox/${id}/html`);
    expect(frame.text).toContain('hello');
    expect(frame.headers['content-security-policy']).toMatch(/sandbox/);
    expect(frame.headers['content-security-policy']).toContain("default-src 'none'");
    expect(frame.headers).not.toHaveProperty('x-frame-options');
  });

  test('says that mails are on their way as long as one waits that was never tried, and leads to itself', async () => {
    const own = await makeWorld({ mailbox: true });
    expect((await own.browser().get('/mailbox')).text).toContain('No e-mails yet.');
    await beginMatch(own);
    const page = (await own.browser().get('/mailbox')).text;
    expect(page).toContain('E-mails are on their way');
    expect(page).not.toContain('No e-mails yet.');
    expect(linksOf(page)).toContain('/mailbox?lang=en');
  });

  test('answers this machine alone: a request through a proxy finds nothing', async () => {
    const id = await keep();
    for (const path of ['/mailbox', `/mailbox/${id}`, `/mailbox/${id}/html`]) {
      expect((await world.browser().get(path, { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(404);
    }
  });

  test('answers to the names of this machine alone: a foreign name that leads here finds nothing', async () => {
    const id = await keep();
    for (const path of ['/mailbox', `/mailbox/${id}`, `/mailbox/${id}/html`]) {
      for (const Host of [
        'evil.example',
        'evil.example:3000',
        'localhost.evil.example',
        'localhost@evil.example',
        '',
      ])
        expect((await world.browser().get(path, { Host })).status, Host).toBe(404);
      for (const Host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'denrei.example'])
        expect((await world.browser().get(path, { Host })).status, Host).toBe(200);
    }
  });

  test('is not there where it is off, and unknown mails are 404', async () => {
    const off = await makeWorld();
    expect((await off.browser().get('/mailbox')).status).toBe(404);
    for (const id of ['999', 'x', '1e3', '-1', '9999999999999999999'])
      expect((await world.browser().get(`/mailbox/${id}`)).status).toBe(404);
  });
});
