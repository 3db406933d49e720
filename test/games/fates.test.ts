/**
 * What the box says becomes of each unit is what becomes of it: every combination of faces on the true state,
 * every answer of a choice.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { type FateQuestion, type Fates, fates, MOST_RUNS, type Order } from '../../src/referee/index.js';
import { picker } from '../referee/support.js';
import { effort } from '../support/effort.js';
import { game as kyuchorei, melee, situation } from './kyuchorei/support.js';
import { boxOf, difference, ordersOf, truthOf } from './support/fights.js';

/** Fights of each game; of the large ones, whose fights take seconds each, fewer. */
const fightsOf = (id: string) => effort(3, ['kyuchorei', 'squarepeg'].includes(id) ? 500 : 20);

test.each(games().map((game) => [game.id, game] as const))(
  'foretells in %s what happens on the true state',
  (id, game) => {
    const most = fightsOf(id);
    const wrong: string[] = [];
    let fights = 0;
    for (let seed = 1; fights < most; seed++)
      for (const fight of ordersOf(game, seed)) {
        const { told, order } = fight;
        if (told.at !== 'told' || !told.dice) continue;
        const truth = truthOf(fight, MOST_RUNS);
        const different = difference(boxOf(told), truth.chances);
        if (different !== undefined) wrong.push(`seed ${seed}, ${JSON.stringify(order)}: ${different}`);
        if (truth.runs !== told.runs)
          wrong.push(`${JSON.stringify(order)}: ${told.runs} runs, ${truth.runs} in truth`);
        fights += 1;
        if (fights === most) break;
      }
    expect(wrong).toEqual([]);
  },
  3_600_000,
);

test.each(['manila45', 'taiheiyo', 'witp'])(
  'foretells the same in twins of %s',
  (id) => {
    const game = games().find((one) => one.id === id);
    if (game === undefined) throw new Error(id);
    const most = effort(5, 20);
    let compared = 0;
    for (let seed = 1; seed <= 3 && compared < most; seed++)
      for (const { question, order, asked, told, course } of ordersOf(game, seed)) {
        if (course.answers.length > 0) continue;
        const twin = game.position.twin?.(JSON.parse(course.base), question.side, picker(seed));
        if (twin === undefined) continue;
        const view = game.position.view(twin, question.side);
        const again: FateQuestion = { ...asked, since: { ...asked.since, view } };
        expect(JSON.stringify(fates(game, again, order, 'en'))).toBe(JSON.stringify(told));
        compared += 1;
        if (compared === most) break;
      }
    expect(compared).toBe(most);
  },
  600_000,
);

describe('an encircled unit that is disordered already', () => {
  const ring = { 'J-I-4': '1406', 'J-I-29': '1306', 'J-II-29': '1304', 'J-III-29': '1405' };

  function foretold(units: Readonly<Record<string, string>>, order: Order): Fates {
    const state = situation(2, 'J2', units, { chosen: 'melee' });
    const view = kyuchorei.position.view(state, 'JP');
    const since = { view, tape: { answers: [], rolls: [], draws: [] } };
    return fates(kyuchorei, { view, kind: 'melee', about: undefined, since }, order, 'en');
  }

  test('KY-9.4.e dies on every face: fatigue forces a retreat that it cannot make', () => {
    const told = foretold({ ...ring, 'R-I-33*': '1305' }, melee('1305', 'J-I-4'));
    expect(told).toMatchObject({ at: 'told' });
    const found = told.at === 'told' ? told.units.find(({ unit }) => unit === 'R-I-33') : undefined;
    expect(found?.shares).toEqual([
      { fates: [[{ what: 'eliminated' }]], by: [], where: [], chance: { of: 1, in: 1 } },
    ]);
  });

  test('KY-9.6.1.b falls back on every face where a hex is open, and Russia chooses where', () => {
    const told = foretold({ 'J-I-4': '1406', 'R-I-33*': '1305' }, melee('1305', 'J-I-4'));
    const found = told.at === 'told' ? told.units.find(({ unit }) => unit === 'R-I-33') : undefined;
    const retreats = [{ what: 'retreats' }];
    // Driven back by the die it must go another hex, which may be the one that it came from.
    expect(found?.shares).toEqual([
      { fates: [retreats], by: [], where: ['RU'], chance: { of: 5, in: 6 } },
      { fates: [retreats, [{ what: 'stays' }]], by: ['JP', 'RU'], where: [], chance: { of: 1, in: 6 } },
    ]);
  });
});
