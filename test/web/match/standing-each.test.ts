/** A standing order that is said of each of many things stands on one page, a row of boxes for each. */
import { describe, expect, test } from 'vitest';
import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import { witp } from '../../../src/games/witp/index.js';
import type { Game } from '../../../src/referee/index.js';
import { good, begin as seated } from '../../match/harness.js';
import { formsOf, mainOf } from '../html.js';
import { makeWorld, seatedAt } from '../world.js';

/** Japan, who reads `locale`, before its page of windows. */
async function begin(game: Game, locale: 'en' | 'ja') {
  const world = await makeWorld({ games: [game] });
  const seats = ['J', 'A'].map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale,
    timeZone: 'UTC',
  }));
  const setting = { game: game.id, scenario: 'standard', options: {}, pack: null };
  const match = await seated(world, { ...setting, opener: 'J', seats });
  const [japan, allies] = [await seatedAt(world, match, 'J'), await seatedAt(world, match, 'A')];
  const at = `/m/${match}/J/standing`;
  const page = async () => mainOf((await japan.get(`${at}?do=window`)).text);
  const left = async () => good(await world.matches.standing(match, 'J'));
  const save = async (...set: readonly object[]) => {
    const fields = formsOf(await page()).find((form) => form.fields.each !== undefined)?.fields ?? {};
    const { revision = '', each = '' } = fields;
    return japan.post(at, { revision, each, set: set.map((one) => JSON.stringify(one)) });
  };
  return { match, japan, allies, at, page, left, save };
}

const window = (kind: string, mode: 'ask' | 'orders') => ({ do: 'window', kind, mode });
/** The boxes of a page, with whether they are ticked. */
const boxes = (page: string) =>
  [...page.matchAll(/<input type="checkbox" name="set"[^>]*>/g)].map(([box]) => / checked[ >]/.test(box));

describe('the windows in which a seat is asked', () => {
  test.each([
    { game: taiheiyo, locale: 'en', windows: 22, said: 'Save', name: 'initiative: ask me' },
    { game: taiheiyo, locale: 'ja', windows: 22, said: '保存', name: '主導権：' },
    { game: witp, locale: 'en', windows: undefined, said: 'Save', name: 'Depots: I want to be asked' },
  ] as const)('are rows of one page, each with its boxes ($game.id, $locale)', async (one) => {
    const { page } = await begin(one.game, one.locale);
    const text = await page();
    expect(text.match(/<tr>/g)?.length).toBe(1 + (one.windows ?? boxes(text).length / 2));
    expect(boxes(text).every((checked) => !checked)).toBe(true);
    expect(text).toContain(one.said);
    expect(text).toContain(`aria-label="`);
    expect(text).toContain(one.name);
  });

  test('are saved together, stand ticked afterwards, and what is no longer ticked is gone', async () => {
    const { at, page, left, save } = await begin(taiheiyo, 'en');
    const saved = await save(window('allot', 'ask'), window('extend', 'orders'));
    expect([saved.status, saved.headers.location]).toEqual([303, at]);
    expect((await left()).orders).toEqual([window('allot', 'ask'), window('extend', 'orders')]);
    expect(boxes(await page()).filter((checked) => checked)).toHaveLength(2);
    expect((await save(window('extend', 'orders'))).status).toBe(303);
    expect((await left()).orders).toEqual([window('extend', 'orders')]);
    expect((await save()).status).toBe(303);
    expect((await left()).orders).toEqual([]);
  });

  test('leave other sentences and how long a window holds as they are', async () => {
    const { japan, at, left, save } = await begin(taiheiyo, 'en');
    const surface = { do: 'surface', rule: 'never' };
    await japan.json(at, { revision: 0, set: surface });
    await japan.json(at, { revision: 1, set: window('allot', 'ask'), turn: 4 });
    await save(window('allot', 'ask'), window('extend', 'ask'));
    const { orders, left: kept } = await left();
    expect(orders).toEqual([surface, window('allot', 'ask'), window('extend', 'ask')]);
    expect(kept.map(({ until }) => until)).toEqual([{}, { turn: 4 }, {}]);
  });

  test('with both boxes of a row ticked the seat is asked', async () => {
    const { left, save } = await begin(taiheiyo, 'en');
    await save(window('allot', 'ask'), window('allot', 'orders'));
    expect((await left()).orders).toEqual([window('allot', 'ask')]);
  });

  test('refuse what is no sentence of theirs, and a page that is out of date', async () => {
    const { japan, allies, at, left, save } = await begin(taiheiyo, 'en');
    expect((await save({ do: 'window', kind: 'nowhere', mode: 'ask' })).status).toBe(422);
    expect((await save({ do: 'surface', rule: 'never' })).status).toBe(422);
    const sent = { revision: 0, each: 'window', set: [window('allot', 'ask')] };
    expect((await japan.json(at, sent)).status).toBe(200);
    expect((await japan.json(at, { ...sent, set: [] })).status).toBe(409);
    expect((await left()).orders).toEqual([window('allot', 'ask')]);
    expect((await allies.json(at, { ...sent, revision: 1 })).status).toBe(404);
  });
});
