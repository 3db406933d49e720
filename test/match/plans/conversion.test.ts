/** Attack scripts that stored matches hold as standing orders: they are plans when the house opens again. */
import { expect, test } from 'vitest';
import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import { convertStandings, makeMatches } from '../../../src/match/index.js';
import type { Order } from '../../../src/referee/index.js';
import { game } from '../../games/kyuchorei/support.js';
import { begin, good, guardOf, makeHarness, REQUEST } from '../harness.js';
import { planningOn } from './planner.js';

const fires = (no: number, target: string, units: string[]): Order => ({
  ...{ do: 'attack', turn: 1, no, what: 'fire', target, units },
  ...{ state: 'any', odds: 1, after: 0 },
});
const RETREAT: Order = { do: 'retreat', policy: 'hold', prefer: [], avoid: [] };
const SCRIPT = [
  RETREAT,
  fires(2, 'R-II-34', ['J-I-16']),
  fires(1, 'R-III-33', ['J-I-4', 'J-II-4']),
  { do: 'afterAttacks', turn: 1, what: 'fire', rule: 'end' },
  { do: 'secondPhase', turn: 5, least: 1 },
];

test('a stored script becomes a plan that is carried out unasked; what is left stays a standing order; once, by the version that can', async () => {
  const bare = await makeHarness('former');
  const library = { ids: ['kyuchorei'], newest: () => game.version, load: () => game };
  const desk = { ...bare, matches: makeMatches({ ...bare.context, library }) };
  const sides = REQUEST.seats.map((seat, i) => ({ ...seat, side: ['JP', 'RU'][i] ?? '' }));
  const match = await begin(desk, { ...REQUEST, game: 'kyuchorei', opener: 'JP', seats: sides });
  const saved = { matchId: match, side: 'JP', expectedRevision: 0, orders: JSON.stringify(SCRIPT) };
  expect(await desk.store.saveStanding(saved)).toEqual({ ok: true });

  const { planFrom: _later, ...earlier } = game;
  await convertStandings(desk.store, { ...library, load: () => earlier });
  await convertStandings(desk.store, library);
  const on = planningOn(desk, match);
  const { plan, state } = await on.plan('JP');
  expect(plan.lines.map(({ no, turn, phase, kind }) => [no, turn, phase, kind])).toEqual([
    [3, 5, 'J2', 'secondChoice'],
    [4, 5, 'J2', 'secondChoice'],
    [1, 1, 'J1', 'fire'],
    [2, 1, 'J1', 'fire'],
  ]);
  expect(plan.lines[2]?.deeds).toMatchObject([{ sentence: { do: 'attack', target: 'R-III-33' } }]);
  expect(plan.rests).toEqual([{ turn: 1, phase: 'J1', kind: 'fire', do: 'end' }]);
  expect(state).toBe('unasked');
  expect(good(await desk.matches.standing(match, 'JP')).orders).toEqual([RETREAT]);

  await convertStandings(desk.store, library);
  expect((await on.plan('JP')).revision).toBe(1);

  // The match goes on with it: by hand as before, and by a press.
  for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'fire' }]) {
    const page = good(await desk.matches.page(match, 'JP'));
    good(await desk.matches.order(match, 'JP', { ...guardOf(page), order }));
  }
  await on.press('JP');
  const { question } = await on.page('JP');
  expect(question?.kind).toBe('melee');
});

test('a stored queue of operations becomes a plan: each operation a line, passing behind them, and no card spent for that', async () => {
  const bare = await makeHarness('queue');
  const library = { ids: ['taiheiyo'], newest: () => taiheiyo.version, load: () => taiheiyo };
  const desk = { ...bare, matches: makeMatches({ ...bare.context, library }) };
  const sides = REQUEST.seats.map((seat, i) => ({ ...seat, side: ['J', 'A'][i] ?? '' }));
  const match = await begin(desk, { ...REQUEST, game: 'taiheiyo', opener: 'J', seats: sides });
  const moves = (no: number, from: string, ships: string[], path: string[]): Order => ({
    ...{ do: 'plan', turn: 1, no, what: 'move', from, ships, path },
  });
  const REACTION: Order = { do: 'reaction', rule: 'none' };
  const queue = [
    moves(2, 'japan', ['jp_kako'], ['okinawa']),
    REACTION,
    moves(1, 'truk', ['jp_aoba'], ['marianas']),
    { do: 'afterPlans', turn: 1, rule: 'pass' },
  ];
  const saved = { matchId: match, side: 'J', expectedRevision: 0, orders: JSON.stringify(queue) };
  expect(await desk.store.saveStanding(saved)).toEqual({ ok: true });

  await convertStandings(desk.store, library);
  const { plan, state } = await planningOn(desk, match).plan('J');
  expect(
    plan.lines.slice(0, 2).map(({ turn, phase, kind, deeds, unfit }) => [turn, phase, kind, deeds, unfit]),
  ).toEqual(
    [queue[2], queue[0]].map((one) => {
      const { turn, no: _, ...fields } = one as Order;
      return [turn, 'OPERATIONS', 'passOrOperate', [{ sentence: { ...fields, do: 'operation' } }], 'later'];
    }),
  );
  expect(plan.lines[2]).toMatchObject({ turn: 1, kind: 'initiative', deeds: [{ orders: [{ do: 'no' }] }] });
  expect(plan.rests).toEqual([{ turn: 1, phase: 'OPERATIONS', kind: 'passOrOperate', do: 'pass' }]);
  expect(state).toBe('unasked');
  expect(good(await desk.matches.standing(match, 'J')).orders).toEqual([
    REACTION,
    { do: 'window', kind: 'initiative', mode: 'ask' },
  ]);
  // What mails and exports of that time hold stays readable.
  for (const table of [taiheiyo.text.en, taiheiyo.text.ja])
    expect([table['standing.plan'], table['standing.afterPlans']]).not.toContain(undefined);
});
