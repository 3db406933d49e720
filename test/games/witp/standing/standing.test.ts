/** Standing orders: what is answered without a question, and what is asked all the same. */
import { describe, expect, test } from 'vitest';
import type { Order, StandingOrders } from '../../../../src/referee/index.js';
import { begin, game, type Match, type More, match, pass, TRUK, type Where } from '../support.js';

/** What the orders of the side that is asked say to its question. */
function answered(m: Match, ...orders: StandingOrders): Order | undefined {
  return game.standing.answer(orders, game.position.view(m.state, m.question.side), m.question)?.order;
}
const timed = (m: Match): Order | undefined =>
  game.rules.timeout(game.position.view(m.state, m.question.side), m.question);
const fight = (hex: string, where: Where, dice: number[], more: More = {}): Match =>
  match(
    5,
    'depot',
    { ...TRUK, ...where },
    { initiative: 'J', cc: [], ...begin('fleetBattle', { hex }), ...more },
    dice,
  );

describe('in a battle', () => {
  const where = { '1105': 'J-C1 J-C2 J-N1 U-C1 U-N1 U-N2! U-N3' };

  test('WP-9.6.1.g hits fall on full naval units first, or where the seat says', () => {
    const m = fight('1105', where, [2, 1]);
    expect([m.now, answered(m)]).toEqual(['A hit', { do: 'hit', unit: 'U-N1' }]);
    expect(answered(m, { do: 'hits', rule: 'concentrate', keep: [] })).toEqual({ do: 'hit', unit: 'U-N2' });
    expect(answered(m, { do: 'hits', rule: 'spread', keep: ['U-N1'] })).toEqual({ do: 'hit', unit: 'U-N3' });
    expect(answered(m, { do: 'window', kind: 'hit', mode: 'ask' })).toBeUndefined();
  });

  test('WP-9.2.d all Air supports that is not spared', () => {
    const m = fight('1105', { '1105': 'J-N1 U-N1', '1205': 'U-A3', '1106': 'U-A4' }, []);
    const support = (...ids: string[]) => ({ do: 'declare', support: ids, cards: [], kamikaze: [] });
    expect(answered(m)).toEqual(support('U-A3', 'U-A4'));
    expect(answered(m, { do: 'support', rule: 'always', spare: ['U-A3'] })).toEqual(support('U-A4'));
    expect(answered(m, { do: 'support', rule: 'never', spare: [] })).toEqual(support());
  });

  test('WP-4.3.a who could name a card before the dice is asked', () => {
    const more = { effects: [{ card: '1944-04', owner: 'J' }] };
    expect(answered(fight('1105', { '1105': 'J-C1 U-C1' }, [], more))).toBeUndefined();
  });

  test('WP-9.6.3.a a fleet retreats out of enemy zones, or where the seat says', () => {
    const m = fight('1105', { '1105': 'J-C1 U-N1 U-N2!', '1206': 'J-A1' }, [2, 1]);
    while (m.question.kind === 'hit') m.session.give(m.question.side, m.legal()[0] ?? pass);
    expect(m.now).toBe('A retreat');
    const zone = game.picture.layers?.[0]?.over(game.position.view(m.state, 'A'), 'en').tints ?? [];
    const covered = zone.map(({ place }) => place);
    expect(covered).not.toContain(answered(m)?.to);
    expect(answered(m, { do: 'retreat', hexes: ['0606', '1106'] })).toEqual({ do: 'retreat', to: '1106' });
  });
});

describe('in the other phases', () => {
  test('WP-11.0.d reinforcements come to the usual source of their nation, or to the one that is named', () => {
    const m = match(2, 'reinforcement', {}, { clear: false, trp: { J: 9, A: 1 } });
    expect(answered(m)).toEqual({ do: 'place', unit: 'J-N13', to: '0804' });
    expect(answered(m, { do: 'arrival', nation: 'JP', to: '0904' })).toMatchObject({ to: '0904' });
  });

  test('WP-10.6.a a list for rebuilding is worked off, then carriers come first', () => {
    const m = match(
      5,
      'rebuild',
      { ...TRUK, '0804': 'J-C1! J-N1! J-N2!' },
      { trp: { J: 9, A: 5 }, rp: { J: 3, A: 0 }, passed: { A: true } },
    );
    const list = { do: 'rebuild', units: ['J-L1', 'J-N2'] };
    expect(answered(m)).toBeUndefined();
    expect(answered(m, list)).toEqual({ do: 'rebuild', unit: 'J-N2' });
    m.session.give('J', { do: 'rebuild', unit: 'J-N2' });
    expect(answered(m, list)).toEqual({ do: 'rebuild', unit: 'J-C1' });
  });

  test('WP-10.2.e by the clock no fleet is left where it would be removed', () => {
    const m = match(
      5,
      'redeployFleets',
      { ...TRUK, '1105': 'J-N1 J-N2', '0804': 'J-N3' },
      { trp: { J: 9, A: 5 } },
    );
    expect(answered(m)).toBeUndefined();
    const order = timed(m);
    expect(order).toMatchObject({ do: 'redeploy', from: '1105', units: ['J-N1', 'J-N2'] });
    expect(m.session.give('J', order ?? pass)).toBeUndefined();
    expect(timed(m)).toEqual(pass);
  });

  test('WP-10.2.e of stacks of one strength that of the lower number goes home first', () => {
    const where = { ...TRUK, '1207': 'J-N1', '1105': 'J-N2' };
    const m = match(5, 'redeployFleets', where, { trp: { J: 9, A: 5 } });
    expect(timed(m)).toMatchObject({ do: 'redeploy', from: '1105', units: ['J-N2'] });
  });

  test('WP-8.7.f Air that loses its base goes to the nearest own one without Air', () => {
    const where = { ...TRUK, '0607': 'U-L1', '0606': 'U-L2 U-A2' };
    const m = match(5, 'depot', where, begin('relocation', { unit: 'U-A1', from: '0606' }));
    expect(answered(m)).toEqual({ do: 'relocate', unit: 'U-A1', to: '0607' });
  });

  test('WP-6.5.b the enemy depot goes that feeds most', () => {
    const J = ['0605', '0907'];
    const m = match(
      5,
      'depot',
      { ...TRUK, '1107': 'J-L1' },
      { trp: { J: 1, A: 9 }, depots: { J }, ...begin('upkeep') },
    );
    expect([m.now, answered(m)]).toEqual(['A loseDepots', { do: 'remove', hex: '0907' }]);
  });
});

describe('plans', () => {
  const where = { ...TRUK, '0605': 'J-N1', '0606': 'U-N1 U-L1' };
  const m = match(5, 'movement', where, { trp: { J: 9, A: 5 }, depots: { J: ['0605'] } });
  const view = game.position.view(m.state, 'J');
  const holds = (condition: Order) => game.plans.holds?.(condition, view);

  test('WP-8.2.a a line can wait for who stands in a hex and who controls it', () => {
    const enemies = (what: string, most: number) => ({ do: 'enemies', hex: '0606', what, most });
    expect([holds(enemies('fleets', 0)), holds(enemies('fleets', 1)), holds(enemies('anyUnits', 1))]).toEqual(
      [false, true, false],
    );
    expect([
      holds({ do: 'control', hex: '0606', by: 'A' }),
      holds({ do: 'control', hex: '0605', by: 'A' }),
    ]).toEqual([true, false]);
  });

  test('WP-5.0.a a line can leave points, depots and stacks, and is held to the enemies in its target', () => {
    expect(game.plans.quantities?.(view)).toEqual({ points: 9, depots: 1, stacks: 6 });
    const stakes = (hex: string) => game.plans.stakes?.(view, m.question, { do: 'target', hex });
    expect([stakes('0606'), stakes('0607')]).toEqual([
      [-1, -1, 0],
      [0, 0, 0],
    ]);
  });
});
