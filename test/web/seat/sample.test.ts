/** The sample of the mails on home and on its own page. */
import { beforeEach, describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import { LOCALES } from '../../../src/referee/index.js';
import { mainOf, unescaped } from '../html.js';
import { makeWorld, type World } from '../world.js';

const SUBJECTS = {
  en: 'Your turn: Kyuchorei, turn 2 (Russians)',
  ja: '【手番】弓張嶺夜襲作戦 第2ターン（ロシア軍）',
};

let world: World;
beforeEach(async () => {
  world = await makeWorld({ games: [loadGame('kyuchorei')] });
});

describe.each(LOCALES)('the sample mail in %s', (locale) => {
  test('begins on home and is whole on its page, as HTML and as text, and nothing is stored', async () => {
    const before = world.everything();
    const visitor = world.browser();
    const home = (await visitor.get(`/?lang=${locale}`)).text;
    expect(mainOf(home)).toContain(`href="/sample?lang=${locale}"`);
    expect(mainOf(home)).toContain(SUBJECTS[locale]);
    const page = await visitor.get(`/sample?lang=${locale}`);
    expect(unescaped(mainOf(page.text))).toContain(SUBJECTS[locale]);
    expect(page.text).toContain(`sandbox src="/sample/mail.html?lang&#x3D;${locale}"`);
    expect(page.text).toContain('-- dice\nmatch sample');
    const html = (await visitor.get(`/sample/mail.html?lang=${locale}`)).text;
    expect(html).toContain('src="data:image/png;base64,iVBOR');
    const picture = await visitor.get(`/sample/map.png?lang=${locale}`);
    expect(picture.headers['content-type']).toBe('image/png');
    expect(world.everything()).toBe(before);
  });

  test('has no link that leads anywhere', async () => {
    const visitor = world.browser();
    const html = (await visitor.get(`/sample/mail.html?lang=${locale}`)).text;
    expect(html).toContain('<a ');
    expect(html).not.toMatch(/href=|denrei\.example\/l\//);
    const page = (await visitor.get(`/sample?lang=${locale}`)).text;
    const links = [...mainOf(page).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual([`/?lang=${locale}`]);
    const token = /\/l\/(\S+)/.exec(page)?.[1] ?? '';
    expect((await visitor.get(`/l/${unescaped(token)}`)).status).toBe(404);
  });
});

test('is kept by browsers, and framed by this server alone', async () => {
  const visitor = world.browser();
  for (const path of ['/sample', '/sample/mail.html', '/sample/map.png'])
    expect((await visitor.get(path)).headers['cache-control']).toBe('public, max-age=3600');
  const page = (await visitor.get('/sample')).headers;
  expect(page['content-security-policy']).toMatch(
    /script-src 'self'.*frame-ancestors 'none'.*frame-src 'self'/,
  );
  const framed = (await visitor.get('/sample/mail.html')).headers;
  expect(framed['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox/);
});

test('is not there where no game has prepared one', async () => {
  const visitor = (await makeWorld()).browser();
  expect((await visitor.get('/?lang=en')).text).not.toContain('/sample');
  expect((await visitor.get('/sample')).status).toBe(404);
});
