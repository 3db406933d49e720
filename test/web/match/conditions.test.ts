/** Conditions of a plan's lines, each given by the forms of its page, without scripts. */
import { expect, test } from 'vitest';
import { witp } from '../../../src/games/witp/index.js';
import { good, guardOf, begin as seated } from '../../match/harness.js';
import { formsOf, mainOf, unescaped } from '../html.js';
import { makeWorld, seatedAt, type Visitor, type World } from '../world.js';

interface Planner {
  readonly world: World;
  readonly visitor: Visitor;
  readonly match: string;
  readonly side: string;
  readonly at: string;
}

/** The side that is asked first in War in the Pacific, with two lines: whatever it is asked, passed twice. */
async function begin(locale: 'en' | 'ja' = 'en'): Promise<Planner> {
  const world = await makeWorld({ games: [witp] });
  const seats = witp.sides.map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale,
    timeZone: 'UTC',
  }));
  const setting = { game: 'witp', scenario: witp.scenarios[0]?.id ?? '', options: {}, pack: null };
  const match = await seated(world, { ...setting, opener: 'J', seats });
  const [side = ''] = (await world.matches.info(match))?.waitsFor ?? [];
  const visitor = await seatedAt(world, match, side);
  const at = `/m/${match}/${side}/plan`;
  const line = {
    turn: 1,
    phase: 'movement',
    kind: 'impulse',
    unfit: 'skip',
    prefer: [],
    asks: [],
    conditions: [],
    deeds: [{ orders: [{ do: 'pass' }] }],
  };
  const plan = { lines: [1, 2].map((no) => ({ ...line, no })), rests: [], unasked: false };
  expect((await visitor.json(at, { revision: 0, plan })).status).toBe(200);
  return { world, visitor, match, side, at };
}

/** Sends the form that adds a condition to line 2, with the kind whose words hold `words`. */
async function add({ visitor, at }: Planner, words: string, more: Record<string, string> = {}) {
  const page = (await visitor.get(`${at}?line=2`)).text;
  const form = formsOf(mainOf(page)).find(({ fields }) => fields.act === 'condition');
  const options = [...page.matchAll(/<option value="([^"]*)">([^<]*)<\/option>/g)];
  const [, value = ''] = options.find(([, , text]) => unescaped(text ?? '').includes(words)) ?? [];
  return visitor.post(form?.action ?? '', {
    ...form?.fields,
    when: 'before',
    condition: unescaped(value),
    ...more,
  });
}

const conditionsOf = async ({ world, match, side }: Planner) =>
  good(await world.matches.plan(match, side)).plan.lines[1]?.conditions;

test('so many lines of a kind that are open', async () => {
  const planner = await begin();
  expect((await add(planner, 'like line 1', { least: '2' })).status).toBe(303);
  expect(await conditionsOf(planner)).toEqual([
    { if: 'open', phase: 'movement', kind: 'impulse', least: 2, when: 'before' },
  ]);
  const { text } = await planner.visitor.get(`${planner.at}?line=2`);
  expect(mainOf(text)).toMatch(/at least 2 lines are open \(/);
});

test('what the other side has named, by ids or names in either language; an unknown one is told', async () => {
  const planner = await begin('ja');
  const [unit = '', other = ''] = [...(witp.rules.universe.unit ?? [])];
  const named = `${witp.words.nameOf('unit', unit, 'ja')}、 ${other}`;
  expect((await add(planner, '指定した', { named, not: 'yes', when: 'while' })).status).toBe(303);
  const [condition] = (await conditionsOf(planner)) ?? [];
  expect(condition).toMatchObject({ if: 'named', not: true, when: 'while' });
  const ids = condition?.if === 'named' ? condition.ids : [];
  expect(ids.map((id) => witp.words.nameOf('unit', id, 'ja'))).toEqual(
    [unit, other].map((id) => witp.words.nameOf('unit', id, 'ja')),
  );
  const wrong = await add(planner, '指定した', { named: 'だれでもない' });
  expect([wrong.status, unescaped(wrong.text)]).toEqual([
    422,
    expect.stringContaining('「だれでもない」という名前のものはありません。'),
  ]);
  expect(await conditionsOf(planner)).toHaveLength(1);
});

test('how much is left, at least or at most', async () => {
  const planner = await begin();
  await add(planner, 'at least this many left: resource points', { least: '3' });
  await add(planner, 'at most this many left: depots', { least: '4' });
  expect(await conditionsOf(planner)).toEqual([
    { if: 'left', of: 'points', least: 3, when: 'before' },
    { if: 'left', of: 'depots', most: 4, when: 'before' },
  ]);
  const { text } = await planner.visitor.get(`${planner.at}?line=2`);
  expect(mainOf(text)).toContain('depots left: at most 4');
});

test('a condition of the game is built as a sentence on a page of its own and given with when and not', async () => {
  const planner = await begin();
  const { visitor, at } = planner;
  const page = (await visitor.get(`${at}?line=2`)).text;
  const [, href = ''] = /href="([^"]*\/plan\/if\/2[^"]*control[^"]*)"/.exec(page) ?? [];
  const first = (await visitor.get(unescaped(href))).text;
  const hexes = [...first.matchAll(/href="([^"]*\/plan\/if\/2[^"]*hex[^"]*)"/g)].map(([, one]) => one ?? '');
  expect(hexes.length).toBeGreaterThan(5);
  const second = (await visitor.get(unescaped(hexes[0] ?? ''))).text;
  const by = [...second.matchAll(/href="([^"]*\/plan\/if\/2[^"]*by[^"]*)"/g)].map(([, one]) => one ?? '');
  const whole = (await visitor.get(unescaped(by[0] ?? ''))).text;
  const form = formsOf(mainOf(whole)).find(({ fields }) => fields.condition?.includes('holds'));
  const given = await visitor.post(form?.action ?? '', { ...form?.fields, when: 'while', not: 'yes' });
  expect(given.headers.location).toContain('?line=2');
  expect(await conditionsOf(planner)).toEqual([
    {
      if: 'holds',
      is: { do: 'control', hex: expect.any(String), by: expect.any(String) },
      not: true,
      when: 'while',
    },
  ]);
  expect(mainOf((await visitor.get(`${at}?line=2`)).text)).toMatch(/Not: .* is under the control of /);
});

test('a page for a condition of a line that is no number, or a game without any, shows the plan', async () => {
  const { visitor, at, world, match, side } = await begin();
  expect((await visitor.get(`${at}/if/two?do=control`)).status).toBe(422);
  expect((await visitor.get(`${at}/if/2?do=dance`)).status).toBe(200);
  expect(guardOf(good(await world.matches.page(match, side))).event).toBeGreaterThan(0);
});
