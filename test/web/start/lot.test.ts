/** By lot: whoever gives the last number finds himself in his own seat, whichever it is. */
import { expect, test } from 'vitest';
import { digestOfSeed } from '../../../src/journal/index.js';
import { begin, good, REQUEST } from '../../match/harness.js';
import { mainOf } from '../html.js';
import { makeWorld, type World } from '../world.js';

const seatedAs = async (world: World, match: string) =>
  (await world.store.readMatch(match))?.seats.find(({ address }) => address === 'blue@example.org');

test.each([
  ['en', 'Sides are drawn by lot when the match begins'],
  ['ja', '陣営は対戦開始時の抽選で決まるため'],
] as const)('who is to take a seat reads that the sides are drawn by lot (%s)', async (lang, words) => {
  const world = await makeWorld();
  for (const sides of ['lot', 'opener'] as const) {
    const seats = REQUEST.seats.map((seat) => ({ ...seat, locale: lang }));
    const { match } = good(await world.matches.open({ ...REQUEST, seats, terms: { sides } }));
    good(await world.matches.join(match, 'RED', {}));
    const page = await world.browser().open(`/l/${await world.token(match, 'BLUE', 'join')}`);
    expect(mainOf(page.text).includes(words)).toBe(sides === 'lot');
  }
});

test.each(['page', 'program'] as const)('by a %s, and its key opens no other', async (way) => {
  const world = await makeWorld();
  const fell = new Set<string>();
  for (let n = 0; n < 8 && fell.size < 2; n++) {
    const { match } = good(await world.matches.open({ ...REQUEST, terms: { sides: 'lot' } }));
    good(await world.matches.join(match, 'RED', {}));
    const token = await world.token(match, 'BLUE', 'join');
    if (way === 'page') {
      const browser = world.browser();
      await browser.open(`/l/${token}`);
      const answer = await browser.post(`/m/${match}/BLUE/join`, { take: 'yes' });
      const seat = await seatedAs(world, match);
      expect(answer.headers.location).toBe(`/m/${match}/${seat?.side}`);
      expect((await browser.get(`/m/${match}/${seat?.side}`)).status).toBe(200);
      expect((await browser.get(`/m/${match}/${seat?.side === 'RED' ? 'BLUE' : 'RED'}`)).status).toBe(404);
      fell.add(seat?.side ?? '');
    } else {
      const bearer = (key: string) => ({ Authorization: `Bearer ${key}`, Accept: 'application/json' });
      const program = world.browser();
      const { body } = await program.post(`/m/${match}/BLUE/join`, { take: 'yes' }, bearer(token));
      const seat = await seatedAs(world, match);
      expect(body.side).toBe(seat?.side);
      expect((await program.get(`/m/${match}/${body.side}`, bearer(body.key))).status).toBe(200);
      fell.add(body.side);
    }
  }
  expect(fell).toEqual(new Set(['RED', 'BLUE']));
});

test('who opens the last number by the button of his page is led to his new seat', async () => {
  const world = await makeWorld();
  const fell = new Set<boolean>();
  for (let n = 0; n < 8 && fell.size < 2; n++) {
    const { match } = good(await world.matches.open({ ...REQUEST, terms: { sides: 'lot' } }));
    const seed = `${n}a`.repeat(32);
    good(
      await world.matches.join(match, 'RED', {
        digest: digestOfSeed({ match, side: 'RED', chain: 1 }, seed),
      }),
    );
    good(await world.matches.join(match, 'BLUE', {}));
    const browser = world.browser();
    await browser.open(`/l/${await world.token(match, 'RED', 'play')}`);
    const { headers } = await browser.post(`/m/${match}/RED/seed`, { take: 'yes', seed });
    const moved = (await seatedAs(world, match))?.side === 'RED';
    fell.add(moved);
    expect(String(headers.location)).toMatch(moved ? /^\/l\// : /^\/m\//);
    expect((await browser.open(String(headers.location))).status).toBe(200);
  }
  expect(fell).toEqual(new Set([true, false]));
});

const HOW = {
  en: { changed: 'the players have changed seats', kept: 'both players keep their seats' },
  ja: { changed: '双方の席を交換', kept: '席はそのまま' },
};

test('both read that the lot fell, how, and which side it gave them', async () => {
  const world = await makeWorld();
  const fell = new Set<boolean>();
  for (let n = 0; n < 8 && fell.size < 2; n++) {
    const match = await begin(world, { ...REQUEST, terms: { sides: 'lot' } });
    const seats = (await world.store.readMatch(match))?.seats ?? [];
    const changed = seats.find(({ side }) => side === 'RED')?.address === 'blue@example.org';
    fell.add(changed);
    for (const { side, locale } of seats) {
      const browser = world.browser();
      const { text } = await browser.open(`/l/${await world.token(match, side, 'play')}`);
      const how = HOW[locale === 'ja' ? 'ja' : 'en'][changed ? 'changed' : 'kept'];
      const own =
        locale === 'ja'
          ? `あなたの担当は${side === 'RED' ? '赤軍' : '青軍'}です。`
          : `your side: ${side === 'RED' ? 'Red' : 'Blue'}`;
      const news = /<section class="panel" id="news"[\s\S]*?<\/section>/.exec(text)?.[0];
      expect(news).toContain(how);
      expect(news).toContain(own);
    }
    const everybody = mainOf((await world.browser().open(`/m/${match}`)).text);
    expect(everybody).toContain(changed ? 'have changed seats' : 'both players keep their seats');
    expect(everybody).not.toContain('your side:');
    // Whoever gave a number is named by the seat that he held then.
    for (const { side, name } of REQUEST.seats)
      expect(everybody).toContain(`${side === 'RED' ? 'Red' : 'Blue'}: ${name} revealed a number`);
  }
  expect(fell).toEqual(new Set([true, false]));
});

test('where sides are agreed nothing is said of a lot', async () => {
  const world = await makeWorld();
  const match = await begin(world, { ...REQUEST, terms: { sides: 'opener' } });
  expect((await world.browser().open(`/m/${match}`)).text).not.toContain('drawn by lot:');
});
