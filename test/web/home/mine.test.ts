/**
 * The list of one's own matches: what a browser has opened, nothing else, and no longer than its links hold.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signSeat } from '../../../src/links/index.js';
import { RulesGoneError } from '../../../src/match/index.js';
import { linksOf, mainOf } from '../html.js';
import { beginMatch, KEYS, makeWorld, seatedAt, type Visitor, type World } from '../world.js';

let world: World;
let match: string;
beforeEach(async () => {
  world = await makeWorld();
  match = await beginMatch(world);
});

const list = async (visitor: Visitor, lang = 'en') => mainOf((await visitor.get(`/mine?lang=${lang}`)).text);

describe('my matches', () => {
  test('are a link in the frame of every page, in the reader’s language', async () => {
    const red = await seatedAt(world, match, 'RED');
    for (const path of [
      '/?lang=en',
      `/m/${match}/RED`,
      `/m/${match}/RED/mail`,
      `/m/${match}?lang=en`,
      '/m/nothing/RED?lang=en',
    ])
      expect(linksOf((await red.get(path)).text), path).toContainEqual(
        expect.stringMatching(/^\/mine\?lang=(en|ja)$/),
      );
    expect(linksOf((await red.get('/?lang=en')).text)).toContain('/mine?lang=en');
    expect(linksOf((await red.get('/?lang=ja')).text)).toContain('/mine?lang=ja');
    expect((await red.get('/mine?lang=en')).text).toMatch(/href="\/mine\?lang=en" aria-current="page"/);
  });

  test('are empty for a stranger, and hold a seat when its link was opened', async () => {
    expect(await list(world.browser())).toContain('You have not opened a seat’s link');
    const red = await seatedAt(world, match, 'RED');
    const page = await list(red);
    expect(linksOf(page)).toContain(`/m/${match}/RED`);
    expect(page).toContain('against Blue Person');
    expect(await list(red, 'ja')).toContain('相手：Blue Person');
    expect(linksOf(page)).not.toContain(`/m/${match}/BLUE`);
  });

  test('hold a match whose rules are gone among the others', async () => {
    const red = await seatedAt(world, match, 'RED');
    const gone = new RulesGoneError('toy', 1, '1'.repeat(64));
    const page = vi.spyOn(world.matches, 'page').mockRejectedValue(gone);
    const answer = await red.get('/mine?lang=en');
    page.mockRestore();
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(
      'You cannot go on with this match right now. Missing from this server: game toy',
    );
  });

  test('take no notice of cookies whose names a stranger made up, and forgetting leaves them alone', async () => {
    const names = [
      'denrei-mine.a/b.x',
      'denrei-mine.a',
      'denrei-mine.a.b.c',
      'denrei-mine.ü.x',
      'denrei-mine.',
      'denrei-mine.a b.x',
    ];
    const Cookie = encodeURI(names.map((name) => `${name}=1`).join('; '));
    for (const cookie of [Cookie, `${names[0]}=1`]) {
      const forgotten = await world.browser().post('/mine/forget', {}, { Cookie: cookie });
      expect(forgotten.status).toBe(303);
      expect(forgotten.headers).not.toHaveProperty('set-cookie');
      expect(await mainOf((await world.browser().get('/mine?lang=en', { Cookie: cookie })).text)).toContain(
        'You have not opened a seat’s link',
      );
    }
    const many = Array.from({ length: 60 }, (_, i) => `denrei-mine.a/${i}.x=1`).join('; ');
    expect((await world.browser().get('/mine', { Cookie: many })).status).toBe(200);
  });

  test('say whose turn it is, and since when in the zone of the seat', async () => {
    const [red, blue] = [await seatedAt(world, match, 'RED'), await seatedAt(world, match, 'BLUE')];
    const waits = (await world.matches.info(match))?.waitsFor ?? [];
    const pages = { RED: await list(red), BLUE: await list(blue) };
    for (const side of ['RED', 'BLUE'] as const)
      expect(pages[side].includes('Your move since')).toBe(waits.includes(side));
    expect(pages.RED).toContain('2026-11-21 19:00');
    expect(pages.BLUE).toContain('2026-11-21 10:00');
  });

  test('show the map as the seat sees it, to the browser that holds its link alone', async () => {
    const red = await seatedAt(world, match, 'RED');
    const thumb = await red.get(`/mine/${match}/RED.png`);
    expect([thumb.status, thumb.headers['content-type']]).toEqual([200, 'image/png']);
    expect(thumb.headers['cache-control']).toBe('no-store');
    expect((await red.get(`/mine/${match}/BLUE.png`)).status).toBe(404);
    expect((await world.browser().get(`/mine/${match}/RED.png`)).status).toBe(404);
  });

  test('remember a seat that was taken here, and no link that was passed on to look', async () => {
    const guest = world.browser();
    await guest.open(`/l/${await world.token(match, 'RED', 'view')}`);
    await guest.open(`/l/${await world.token(match, 'RED', 'spectate')}`);
    await guest.open(`/l/${await world.token(match, 'RED', 'mail')}`);
    expect(await list(guest)).toContain('You have not opened a seat’s link');
    const opened = await world.browser().post('/matches', {
      game: 'toy',
      scenario: 'standard',
      side: 'RED',
      name: 'Ann',
      address: 'ann@example.org',
      locale: 'en',
      timeZone: 'UTC',
      other: 'self',
    });
    const fresh = /\/m\/(\w+)\//.exec(String(opened.headers.location))?.[1] ?? '';
    const joiner = world.browser();
    await joiner.open(`/l/${await world.token(fresh, 'RED', 'join')}`);
    expect(await list(joiner)).toContain('You have not opened a seat’s link');
    await joiner.post(`/m/${fresh}/RED/join`, { take: 'yes' });
    expect(linksOf(await list(joiner))).toContain(`/m/${fresh}/RED`);
    expect(await list(joiner)).toContain('Not begun');
  });

  test('put first what waits for the reader, last what is over', async () => {
    const visitor = await seatedAt(world, match, 'RED');
    const over = await beginMatch(world);
    await visitor.open(`/l/${await world.token(over, 'RED', 'play')}`);
    const page = await world.matches.page(over, 'RED');
    if (!page.ok) throw new Error('no page');
    await world.matches.resign(over, 'RED', { event: page.value.match.head.number, draft: 0, key: 'k' });
    const text = await list(visitor);
    expect(text.indexOf(`/m/${match}/RED"`)).toBeLessThan(text.indexOf(`/m/${over}/RED"`));
    expect(text).toContain('Ended 2026-11-21');
    expect(text).toContain('has won');
  });

  test('say so when a link was revoked or has expired, and show nothing of the match', async () => {
    const red = await seatedAt(world, match, 'RED');
    await world.matches.revoke(match, 'RED');
    const revoked = await list(red);
    expect(revoked).toContain('This link was revoked or has expired');
    expect(revoked).not.toContain(match);
    expect((await red.get(`/mine/${match}/RED.png`)).status).toBe(404);
    const blue = await seatedAt(world, match, 'BLUE');
    world.pass(91 * 24 * 3600);
    expect(await list(blue)).toContain('This link was revoked or has expired');
  });

  test('take no cookie that was not signed for this seat', async () => {
    const red = await seatedAt(world, match, 'RED');
    const sent = await world.browser().get(`/l/${await world.token(match, 'RED', 'play')}`);
    const set =
      (sent.headers['set-cookie'] as unknown as string[]).find((line) => line.startsWith('denrei-mine')) ??
      '';
    expect(set).toMatch(/; Path=\/mine; .*HttpOnly; Secure; SameSite=Lax/);
    const [pair = ''] = set.split(';');
    expect(pair.length).toBeLessThan(120);
    for (const forged of [
      pair.replace('.RED=', '.BLUE='),
      pair.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')),
      `${pair}x`,
      pair.split('=')[0] ?? '',
    ]) {
      const page = await world.browser().get('/mine?lang=en', { Cookie: forged });
      expect(page.status).toBe(200);
      expect(linksOf(mainOf(page.text))).not.toContain(`/m/${match}/RED`);
      expect(linksOf(mainOf(page.text))).not.toContain(`/m/${match}/BLUE`);
    }
    expect(linksOf(await list(red))).toContain(`/m/${match}/RED`);
  });

  test('are forgotten when asked, by a post of our own page alone; the seat stays open', async () => {
    const red = await seatedAt(world, match, 'RED');
    expect((await red.post('/mine/forget', {}, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(linksOf(await list(red))).toContain(`/m/${match}/RED`);
    expect((await red.post('/mine/forget', {})).status).toBe(303);
    expect(await list(red)).toContain('You have not opened a seat’s link');
    expect((await red.get(`/m/${match}/RED`)).status).toBe(200);
  });

  test('are the forty opened last: older ones are dropped, and all are forgotten when asked', async () => {
    const red = await seatedAt(world, match, 'RED');
    const at = world.context.clock();
    const old = (days: number) => new Date(at.getTime() - days * 24 * 3600 * 1000);
    const cookies = Array.from({ length: 45 }, (_, i) => {
      const seat = { match: `match${i}`, side: 'RED', generation: 0, at: old(80 - i) };
      return `denrei-mine.${seat.match}.RED=${signSeat(KEYS, seat)}`;
    });
    const headers = { Cookie: cookies.join('; ') };
    const page = await world.browser().get('/mine?lang=en', headers);
    expect(page.text.match(/revoked or has expired/g)).toHaveLength(40);
    const dropped = page.headers['set-cookie'] as unknown as string[];
    expect(dropped.map((line) => line.split('=')[0])).toEqual(
      [4, 3, 2, 1, 0].map((i) => `denrei-mine.match${i}.RED`),
    );
    const all = await world.browser().post('/mine/forget', {}, headers);
    expect(all.headers['set-cookie']).toHaveLength(45);
    expect(linksOf(await list(red))).toContain(`/m/${match}/RED`);
  });

  test('change nothing by being looked at', async () => {
    const red = await seatedAt(world, match, 'RED');
    const before = world.everything();
    await list(red);
    await red.get(`/mine/${match}/RED.png`);
    expect(world.everything()).toBe(before);
  });
});
