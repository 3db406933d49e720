/** Public names: chosen, hidden and erased from the page of an address; what anybody sees of a player. */
import { describe, expect, test } from 'vitest';
import { signOwn } from '../../../src/links/index.js';
import { begin, good, REQUEST } from '../../match/harness.js';
import { unescaped } from '../html.js';
import { KEYS, makeWorld, type Visitor, type World } from '../world.js';

const ADDRESS = 'blue@example.org';

async function atOwnPage(): Promise<{ readonly world: World; readonly browser: Visitor }> {
  const world = await makeWorld();
  const browser = world.browser();
  await browser.get(`/own/${signOwn(KEYS, ADDRESS, world.context.clock())}`);
  return { world, browser };
}

async function tagOf(world: World, address = ADDRESS): Promise<string> {
  const player = await world.store.playerOf(address);
  if (player === undefined) throw new Error('there is no player');
  return player.tag;
}

describe('a public name', () => {
  test('is chosen on the page of the address, and shown with a tag of six letters', async () => {
    const { world, browser } = await atOwnPage();
    expect((await browser.post('/own/name?lang=en', { name: 'Mori' })).status).toBe(303);
    const tag = await tagOf(world);
    expect(tag).toMatch(/^[2-9a-z]{6}$/);
    expect((await browser.get('/own?lang=en')).text).toContain(`Mori · ${tag}`);
    const page = await world.browser().get(`/players/${tag}?lang=en`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<h1>Mori · ${tag}</h1>`);
    expect(page.text).not.toContain(ADDRESS);
  });

  test('may be borne by two, whom their tags tell apart, and changed without another tag', async () => {
    const { world, browser } = await atOwnPage();
    await browser.post('/own/name?lang=en', { name: 'Mori' });
    good(await world.club.choosePublicName('red@example.org', 'Mori'));
    const [own, other] = [await tagOf(world), await tagOf(world, 'red@example.org')];
    expect(own).not.toBe(other);
    await browser.post('/own/name?lang=en', { name: 'Abe' });
    expect(await tagOf(world)).toBe(own);
    expect((await browser.get(`/players/${own}?lang=en`)).text).toContain('Abe');
  });

  test('keeps to the rules for names of seats', async () => {
    const { world, browser } = await atOwnPage();
    const refused = await browser.post('/own/name?lang=en', { name: 'write to me@evil.example' });
    expect(refused.status).toBe(422);
    expect(await world.store.playerOf(ADDRESS)).toBeUndefined();
  });

  test('is nobody’s to choose without the link of the address', async () => {
    const world = await makeWorld();
    for (const path of ['/own/name', '/own/hide'])
      expect((await world.browser().post(path, { name: 'Mori', hidden: 'yes' })).status).toBe(404);
  });
});

describe('a player’s page', () => {
  test('is hidden at once, as if it had never been, and shown again', async () => {
    const { world, browser } = await atOwnPage();
    await browser.post('/own/name?lang=en', { name: 'Mori' });
    const path = `/players/${await tagOf(world)}`;
    await browser.post('/own/hide?lang=en', { hidden: 'yes' });
    const hidden = await world.browser().get(path);
    const never = await world.browser().get('/players/zzzzzz');
    expect([hidden.status, hidden.text]).toEqual([404, never.text]);
    await browser.post('/own/hide?lang=en', { hidden: 'no' });
    expect((await world.browser().get(path)).status).toBe(200);
  });

  test('is gone with its tag when the owner is erased, and whoever comes back is somebody new', async () => {
    const { world, browser } = await atOwnPage();
    await browser.post('/own/name?lang=en', { name: 'Mori' });
    const tag = await tagOf(world);
    await browser.post('/own/erase?lang=en', { word: 'erase' });
    expect((await world.browser().get(`/players/${tag}`)).status).toBe(404);
    expect(world.everything()).not.toContain('Mori');
    expect(world.everything()).not.toContain(ADDRESS);
    good(await world.club.choosePublicName(ADDRESS, 'Mori'));
    expect(await tagOf(world)).not.toBe(tag);
  });

  test('draws how a rating came to be, once it has a past', async () => {
    const { world, browser } = await atOwnPage();
    await browser.post('/own/name?lang=en', { name: 'Mori' });
    const player = await world.store.playerOf(ADDRESS);
    const rating = {
      game: 'kyuchorei',
      kind: 'player',
      key: player?.id ?? '',
      value: 1642.4,
      half: 96.2,
      results: 11,
      listed: true,
      history: '[]',
    } as const;
    const path = `/players/${player?.tag}?lang=en`;
    await world.store.keepRatings('kyuchorei', [rating], 1);
    expect((await world.browser().get(path)).text).not.toContain('<svg class="rating-chart"');
    const past = [
      ['2026-03-31', 1512.3, 201],
      ['2026-06-30', 1590.8, 140],
    ];
    await world.store.keepRatings('kyuchorei', [{ ...rating, history: JSON.stringify(past) }], 2);
    const { text } = await world.browser().get(path);
    expect(text).toContain('1642 ± 96');
    expect(text).toContain('<svg class="rating-chart" role="img" aria-label="Rating over time: 1512 on ');
    expect(text).toMatch(/<polyline points="44,[\d.]+ [\d.]+,[\d.]+ 312,[\d.]+"/);
  });

  test('is blanked by the operator’s word, and keeps its tag', async () => {
    const { world, browser } = await atOwnPage();
    await browser.post('/own/name?lang=en', { name: 'Rude' });
    const tag = await tagOf(world);
    expect(await world.club.censorPlayer(tag, { name: '' })).toBe(true);
    expect(await world.club.censorPlayer('zzzzzz', { name: '' })).toBe(false);
    const page = await browser.get(`/players/${tag}?lang=en`);
    expect(page.text).not.toContain('Rude');
    expect(page.text).toContain(`Player · ${tag}`);
  });

  test('has what is kept of it in the download of the address', async () => {
    const { browser } = await atOwnPage();
    await browser.post('/own/name?lang=en', { name: 'Mori' });
    const data = JSON.parse((await browser.get('/own/export/data.json')).text);
    expect(data.player).toMatchObject({ name: 'Mori', hidden: false, results: [], events: [] });
  });

  test('speaks Japanese', async () => {
    const { world, browser } = await atOwnPage();
    await browser.post('/own/name?lang=ja', { name: '森' });
    expect(unescaped((await browser.get(`/players/${await tagOf(world)}?lang=ja`)).text)).toContain(
      '大会での対戦結果はまだありません。',
    );
  });
});

test('a match outside events makes no result, and its seats belong to nobody’s page', async () => {
  const { world, browser } = await atOwnPage();
  await browser.post('/own/name?lang=en', { name: 'Mori' });
  const match = await begin(world, REQUEST);
  const page = good(await world.matches.page(match, 'RED'));
  good(await world.matches.resign(match, 'RED', { event: page.match.head.number, draft: 0, key: 'k' }));
  expect(await world.store.listEnded(5)).toEqual([]);
});
