/** Numbers of distinct order sequences from a few positions: any change of a rule changes one of them. */
import { describe, expect, test } from 'vitest';
import type { KyState } from '../../../../src/games/kyuchorei/state.js';
import type { Order } from '../../../../src/referee/index.js';
import { game, legal, Match, situation } from '../support.js';

const FACES = [1, 2, 3, 4, 5, 6];

/** Sequences of `depth` orders by whoever is asked; a fight counts once for every face of its die. */
function count(state: KyState, depth: number): number {
  const orders = legalFrom(state);
  if (depth === 1) return orders.length;
  return orders.reduce((sum, order) => {
    const fight = order.do === 'fire' || order.do === 'melee';
    const worlds = fight ? FACES.map((face) => after(state, order, face)) : [after(state, order, 1)];
    return sum + worlds.reduce((n, world) => n + (world === undefined ? 0 : legal(world.question).length), 0);
  }, 0);
}

function legalFrom(state: KyState) {
  return legal(new Match(structuredClone(state)).question);
}

function after(state: KyState, order: Order, face: number): Match | undefined {
  const m = new Match(structuredClone(state), Array<number>(9).fill(face)).play(order);
  return m.session.stop.at === 'ended' ? undefined : m;
}

describe('the number of order sequences', () => {
  test('in the set-up: 6 x 16 and 4 x 13 places and the example; then one hex less for the rest of the brigade', () => {
    const first = 6 * 16 + 4 * 13 + 1;
    const fromExample = 6 * (16 - 5) + 4 * (13 - 3) + 2;
    const start = game.rules.start({ scenario: 'standard', options: {} });
    expect(count(start, 1)).toBe(first);
    expect(count(start, 2)).toBe(6 * 16 * (first - 5) + 4 * 13 * (first - 3) + fromExample);
  });

  test('in a melee of three against one: seven groups and the end', () => {
    const state = situation(
      2,
      'J2',
      { 'J-III-4': '1604', 'J-II-4': '1504', 'J-I-4': '1603', 'R-III-33': '1503' },
      { chosen: 'melee' },
    );
    expect(count(state, 1)).toBe(2 ** 3 - 1 + 1);
  });

  test.each<readonly [string, KyState, number, number]>([
    [
      'by night before the forts',
      situation(
        1,
        'J1',
        { 'J-I-29': '1306', 'J-II-29': '1304', 'J-III-4': '1604', 'R-I-33': '1305', 'R-II-33': '1404' },
        { chosen: 'move' },
      ),
      11,
      69,
    ],
    [
      'by day with a relief',
      situation(
        5,
        'J1',
        { 'J-II-4*': '1504', 'J-I-29': '1606', 'J-I-4': '1506', 'R-III-33': '1503', 'R-II-33': '1404' },
        { chosen: 'move' },
      ),
      67,
      2160,
    ],
    [
      'in a fire fight',
      situation(
        6,
        'J1',
        { 'J-I-16': '1802', 'J-II-16': '1901', 'J-III-16': '1803', 'R-II-34*': '1801', 'R-I-34': '1702' },
        { chosen: 'fire' },
      ),
      7,
      98,
    ],
    [
      'in a melee of tired units',
      situation(
        5,
        'J2',
        { 'J-II-4*': '1504', 'J-I-4*': '1603', 'J-III-4': '1604', 'R-III-33*': '1503' },
        { chosen: 'melee' },
      ),
      8,
      102,
    ],
    [
      'in a Russian counter-attack on a headquarters',
      situation(
        7,
        'R2',
        { 'R-I-33': '1405', 'R-II-33*': '1406', 'R-III-36': '1606', 'J-I-4*': '1505', 'J-I-29': '1506' },
        { chosen: 'melee' },
      ),
      11,
      166,
    ],
  ])('%s', (_, state, one, two) => {
    expect([count(state, 1), count(state, 2)]).toEqual([one, two]);
  });
});
