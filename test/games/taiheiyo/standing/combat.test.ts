/** What a side does in reactions and combats without being asked. */
import { describe, expect, test } from 'vitest';
import type { Order, Side } from '../../../../src/referee/index.js';
import { allot, battle, begin, counterstrike, match, move, operation, to, type Where } from '../support.js';
import { answer, no, none } from './asked.js';

const yes = { do: 'yes' };

describe('reactions', () => {
  const entered = (mover: Side, group: string, there: string, more: Where = {}) =>
    operation(mover, 2, { [mover === 'J' ? 'japan' : 'hawaii']: group, midway: there, ...more }).play(
      move(mover === 'J' ? 'japan' : 'hawaii', group, 'midway'),
    );

  test('the Allies strike back from the nearest carriers when at least as strong, Japan does nothing', () => {
    const weak = entered('J', 'jp_ryujo jp_zuiho', 'a_air_1', { hawaii: 'us_wasp us_enterprise' });
    expect(weak.now).toBe('A reaction');
    expect(answer(weak)).toEqual(counterstrike('hawaii', 'us_enterprise us_wasp'));
    expect(
      answer(entered('J', 'jp_akagi jp_kaga jp_soryu jp_hiryu jp_shokaku', 'a_air_1', { hawaii: 'us_wasp' })),
    ).toEqual(none);
    expect(answer(entered('J', 'jp_ryujo', 'a_air_1', { hawaii: 'us_chester' }))).toEqual(none);
    expect(answer(entered('A', 'us_wasp', 'jp_akagi'))).toEqual(none);
  });

  test('an evacuation waits for so strong an enemy', () => {
    const m = () => entered('A', 'us_enterprise', 'jp_akagi'); // 4 against 4
    expect(answer(m(), [{ do: 'reaction', rule: 'evacuate', threat: 100 }])).toEqual({ do: 'evacuate' });
    expect(answer(m(), [{ do: 'reaction', rule: 'evacuate', threat: 101 }])).toEqual(none);
  });

  test('a counterstrike has its odds, its point and its ships', () => {
    // 8 against 2 + 5
    const m = () => entered('J', 'jp_akagi jp_kaga', 'a_air_1', { hawaii: 'us_enterprise us_chester' });
    const strike = (odds: number, ships: readonly string[] = []) => [
      { do: 'reaction', point: 'midway', rule: 'counterstrike', odds, from: 'hawaii', ships },
    ];
    expect(answer(m(), strike(88))).toEqual(none);
    expect(answer(m(), strike(87))).toEqual(counterstrike('hawaii', 'us_chester us_enterprise'));
    expect(answer(m(), strike(0, ['us_chester']))).toEqual(counterstrike('hawaii', 'us_chester'));
    expect(answer(m(), strike(0, ['us_wasp']))).toEqual(none);
  });

  test('the order for the point goes before the one for all', () => {
    const m = () => entered('A', 'us_enterprise', 'jp_akagi');
    const orders = [
      { do: 'reaction', rule: 'evacuate', threat: 0 },
      { do: 'reaction', point: 'midway', rule: 'none' },
    ];
    expect(answer(m(), orders)).toEqual(none);
    expect(answer(m(), [{ do: 'reaction', point: 'truk', rule: 'evacuate', threat: 0 }])).toEqual(none);
  });
});

describe('hits', () => {
  test('go to carriers, air units, battleships, cruisers, or as the ranking says', () => {
    const m = battle(
      2,
      'midway',
      'J',
      'jp_akagi jp_kaga us_wasp us_chester us_washington a_air_1',
      {},
      {},
      [6],
    );
    expect(m.now).toBe('J allot');
    const orders = [{ do: 'window', kind: 'allot', mode: 'orders' }];
    const n = Number(m.question.about?.n);
    expect(answer(m)).toBeUndefined(); // his own operation: he is at the page
    expect(Object.keys((answer(m, orders)?.hits ?? {}) as object)).toEqual(
      ['a_air_1', 'us_washington', 'us_wasp'].slice(0, n),
    );
    const later = { do: 'targets', when: 'later', ranking: ['cruiser'] };
    expect(Object.keys((answer(m, [...orders, later])?.hits ?? {}) as object)).toContain('us_chester');
    const early = { ...later, when: 'turn0' };
    expect(Object.keys((answer(m, [...orders, early])?.hits ?? {}) as object)).not.toContain('us_chester');
    // A ranking of his own for these hits is enough; one for turn 0 says nothing of them.
    expect(Object.keys((answer(m, [later])?.hits ?? {}) as object)).toContain('us_chester');
    expect(answer(m, [early])).toBeUndefined();
    expect(answer(m, [{ do: 'sacrifices', ranking: ['cruiser'] }])).toBeUndefined();
  });

  test('on own ships go to cruisers first, or as the ranking says', () => {
    const m = battle(
      2,
      'midway',
      'J',
      'jp_nagato jp_mutsu us_washington us_chester us_wasp',
      { step: 'surface' },
      {},
      [1],
    ).play('yes');
    expect(m.now).toBe('A allot');
    expect(answer(m)).toEqual(allot('us_chester'));
    expect(answer(m, [{ do: 'sacrifices', ranking: ['battleship'] }])).toEqual(allot('us_washington'));
  });
});

/** Answered by the defaults in one's own operation too. */
const byDefault = (...kinds: readonly string[]): Order[] =>
  kinds.map((kind) => ({ do: 'window', kind, mode: 'orders' }));

describe('rounds of a combat', () => {
  const surface = (units: string) => battle(2, 'midway', 'J', units, { step: 'surface' });
  const extend = (units: string) => battle(2, 'midway', 'J', units, { step: 'extend', movementLeft: 1 });

  test('surface combat with the higher gunnery, or by the rule of the orders', () => {
    expect(answer(surface('jp_nagato us_chester'))).toBeUndefined();
    expect(answer(surface('jp_nagato us_chester'), byDefault('surface'))).toEqual(yes);
    expect(answer(surface('jp_kako us_chester'), byDefault('surface'))).toEqual(no);
    expect(answer(surface('jp_kako us_chester'), [{ do: 'surface', rule: 'always' }])).toEqual(yes);
    expect(answer(surface('jp_nagato us_chester'), [{ do: 'surface', rule: 'never' }])).toEqual(no);
    const careful = [{ do: 'surface', rule: 'noCarriers' }];
    expect(answer(surface('jp_nagato us_chester us_wasp'), careful)).toEqual(no);
    expect(answer(surface('jp_nagato us_chester'), careful)).toEqual(yes);
  });

  test('extended with at least the enemy’s strength, or so much of it', () => {
    expect(answer(extend('jp_kako us_chester'))).toBeUndefined();
    expect(answer(extend('jp_kako us_chester'), byDefault('extend'))).toEqual(yes);
    expect(answer(extend('jp_kako us_chester us_chicago'), byDefault('extend'))).toEqual(no);
    expect(answer(extend('jp_kako us_chester us_chicago'), [{ do: 'extend', percent: 50 }])).toEqual(yes);
    expect(answer(extend('jp_kako us_chester'), [{ do: 'extend', percent: 101 }])).toEqual(no);
  });

  test('the winner stays, or leaves where the orders say', () => {
    const won = () =>
      battle(2, 'midway', 'J', 'jp_akagi jp_kaga us_chester', {}, {}, [6, 6, 6, 6]).until('winnerRetreat');
    expect(answer(won())).toBeUndefined();
    expect(answer(won(), byDefault('winnerRetreat'))).toEqual(no);
    expect(answer(won(), [{ do: 'victory', rule: 'leave' }])).toEqual(yes);
    expect(answer(won(), [{ do: 'victory', point: 'truk', rule: 'leave' }])).toBeUndefined();
  });

  test('a defender who has won stays unasked', () => {
    const held = battle(2, 'midway', 'A', 'jp_akagi jp_kaga us_chester', {}, {}, [6, 6, 6, 6]);
    expect(held.until('winnerRetreat').now).toBe('J winnerRetreat');
    expect(answer(held)).toEqual(no);
  });
});

describe('retreats', () => {
  const asked = (units: string, dice: number[] = [1, 1]) =>
    battle(2, 'midway', 'J', units, { round: 2 }, {}, dice).until('defenderRetreat');
  const strong = 'jp_akagi jp_nagato us_wasp us_chester us_chicago';

  const atHawaii = () =>
    operation('J', 2, { johnston: 'jp_akagi jp_nagato', hawaii: 'us_wasp*' }, {}, [1, 1])
      .play(move('johnston', 'jp_akagi jp_nagato', 'hawaii'))
      .until('defenderRetreat');

  test('the defender leaves a base when outnumbered two to one, and holds a port worth 2 or more', () => {
    expect(asked('jp_akagi jp_nagato us_wasp').now).toBe('A defenderRetreat air'); // 8 against 3
    expect(answer(asked('jp_akagi jp_nagato us_wasp'))).toEqual(yes);
    expect(answer(asked('jp_akagi jp_nagato us_wasp us_chester us_chicago'))).toEqual(no); // 8 against 5
    expect(answer(atHawaii())).toEqual(no);
  });

  test('goes by the rule of the orders, for the role and the point', () => {
    const retreat = (rule: string, more: Partial<Order> = {}) => [
      { do: 'retreat', as: 'defender', rule, ...more } as Order,
    ];
    expect(answer(asked(strong), retreat('always'))).toEqual(yes);
    expect(answer(asked('jp_akagi jp_nagato us_wasp'), retreat('never'))).toEqual(no);
    expect(answer(asked(strong), retreat('outnumbered', { percent: 160 }))).toEqual(yes);
    expect(answer(asked(strong), retreat('outnumbered', { percent: 161 }))).toEqual(no);
    expect(answer(atHawaii(), retreat('outnumbered', { percent: 200 }))).toEqual(yes);
    expect(answer(asked(strong), retreat('always', { point: 'truk' }))).toEqual(no);
    expect(answer(asked(strong), [{ do: 'retreat', as: 'attacker', rule: 'always' }])).toEqual(no);
  });

  test('the attacker stays unless his orders say otherwise', () => {
    const m = () => battle(2, 'midway', 'J', strong, { round: 2 }, {}, [1, 1]).until('attackerRetreat');
    expect(answer(m())).toBeUndefined();
    expect(answer(m(), byDefault('attackerRetreat'))).toEqual(no);
    expect(answer(m(), [{ do: 'retreat', as: 'defender', rule: 'always' }])).toBeUndefined();
    expect(answer(m(), [{ do: 'retreat', as: 'attacker', rule: 'always' }])).toEqual(yes);
    expect(answer(m(), [{ do: 'retreat', as: 'attacker', rule: 'outnumbered', percent: 200 }])).toEqual(no);
  });

  test('may wait for expected losses or for carriers that were hit', () => {
    const losses = (percent: number) => [{ do: 'retreat', as: 'defender', rule: 'losses', percent } as Order];
    expect(answer(asked(strong), losses(100))).toEqual(yes);
    expect(answer(asked(strong), losses(1000))).toEqual(no);
    const hit = [{ do: 'retreat', as: 'defender', rule: 'carriersHit', count: 1 } as Order];
    expect(answer(asked(strong), hit)).toEqual(no);
    const m = battle(2, 'midway', 'J', strong, { round: 2 }, {}, [6, 1, 1, 1])
      .play(allot('us_wasp us_chester'))
      .until('defenderRetreat');
    expect(answer(m, hit)).toEqual(yes);
    expect(answer(m, [{ do: 'retreat', as: 'defender', rule: 'carriersHit', count: 2 } as Order])).toEqual(
      no,
    );
  });

  test('to a home port with free resupply, else the best one, else the first legal one of the list', () => {
    const m = () =>
      match(2, { midway: 'us_chester', japan: 'jp_kako' }, begin('retreat', { side: 'A', at: 'midway' }));
    expect(m().now).toBe('A retreatPort');
    expect(answer(m())).toEqual(to('hawaii'));
    expect(answer(m(), [{ do: 'ports', ports: ['japan', 'samoa', 'hawaii'] }])).toEqual(to('samoa'));
  });

  test('out of his own operation the attacker names the port, or his list does', () => {
    const m = battle(2, 'midway', 'A', 'jp_kako us_chester', { step: 'extend' }, {}, [], {
      truk: 'jp_aoba',
    }).until('retreatPort');
    expect(m.now).toBe('A retreatPort');
    expect(answer(m)).toBeUndefined();
    expect(answer(m, byDefault('retreatPort'))).toEqual(to('hawaii'));
    expect(answer(m, [{ do: 'ports', ports: ['japan', 'samoa'] }])).toEqual(to('samoa'));
    expect(answer(m, [{ do: 'ports', ports: ['japan'] }])).toBeUndefined();
  });
});
