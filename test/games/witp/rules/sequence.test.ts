/** Rule 3.1: the order of things, and what one step leaves to the next. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/referee/index.js';
import { begin, game, type More, match, pack, refusal, TRUK, type Where } from '../support.js';

const hit = (unit: string): Order => ({ do: 'hit', unit });
const fight = (procedure: string, given: More, where: Where, dice: number[], more: More = {}) =>
  match(
    5,
    'depot',
    { ...TRUK, ...where },
    { initiative: 'J', cc: [], ...begin(procedure, given), ...more },
    dice,
  );

describe('a turn', () => {
  test('WP-3.1.a WP-8.0.a WP-10.0.a runs through its phases in the order of the rulebook', () => {
    const ids = game.rules.steps(game.rules.start({ scenario: 'standard', options: {} })).map(({ id }) => id);
    expect(ids.slice(2)).toEqual([
      'event',
      'resource',
      'depot',
      'supply',
      'movement',
      'combat',
      'redeployFleets',
      'redeployLandAir',
      'stacking',
      'rebuild',
      'reinforcement',
      'endOfTurn',
    ]);
  });

  test('WP-3.1.b ends with China: surrender, penalty, count, recovery, redeployment', () => {
    const where = { ...TRUK, '0603': 'J-L1 J-L2', '0504': 'C-L1!' };
    const m = match(4, 'endOfTurn', where, {});
    m.session.give('A', { do: 'remove', unit: 'J-L1' });
    const keys = m.keys.filter((key) => key.startsWith('front') || key.startsWith('china'));
    expect(keys).toEqual(['front.penalty', 'front.thin', 'china.recovers']);
  });
});

describe('what follows a battle', () => {
  test('WP-12.2.f a land battle against Chinese units meets the duty of the turn', () => {
    const m = fight('landBattle', { hex: '0504' }, { '0504': 'J-L1 J-L2 C-L1' }, [1, 1]);
    expect(m.state.chinaBattle).toBe(true);
    const other = fight('landBattle', { hex: '0606' }, { '0606': 'J-L1 J-L2 U-L1' }, [1, 1]);
    expect(other.state.chinaBattle).toBe(false);
  });

  test('WP-12.2.a Chinese units that cannot stay within their three hexes are destroyed', () => {
    const where = { '0404': 'J-L1 C-L1', '0504': 'J-L2', '0505': 'J-L3' };
    const m = fight('retreat', { side: 'A', hex: '0404', units: ['C-L1'] }, where, []);
    expect(m.where('C-L1')).toBe('out');
  });

  test('WP-8.8.d WP-9.6.3.o the depot goes with the defenders, then the Air is lifted', () => {
    const where = { '0606': 'J-L1 J-L2 J-L3 U-L1! U-A1' };
    const m = fight('landBattle', { hex: '0606' }, where, [6, 1], { depots: { A: ['0606'] } });
    m.session.give('A', { do: 'declare', support: [], cards: [], kamikaze: [] });
    expect(m.keys.filter((key) => key === 'depot.removed' || key === 'air.lifted')).toEqual([
      'depot.removed',
      'air.lifted',
    ]);
    expect(m.now).toBe('A relocate');
  });

  test('WP-9.6.3.f WP-9.6.3.j a defender beaten by 3 leaves, into a hex with enemy Air if he must', () => {
    const where = {
      '0606': 'J-N1 J-N2 J-L1@J-N1 J-L2@J-N2 J-A2 U-L1! U-L2!',
      '0607': 'J-A1',
      '0605': 'J-L3',
    };
    const m = fight('assault', { hex: '0606', side: 'J' }, where, [4, 1]);
    m.session.give('J', { do: 'declare', support: ['J-A2'], cards: [], kamikaze: [] });
    m.session.give('A', hit('U-L1'));
    expect(m.where('J-L1 J-L2')).toBe('0606 0606');
    expect(m.keys).toContain('land.ashore');
  });

  test('WP-7.2.b WP-7.2.c both sides are judged before anybody suffers, and an Air without its land relocates', () => {
    const where = { '1207': 'J-L1! J-A1', '0907': 'J-L25' };
    const m = match(5, 'depot', where, { depots: { J: ['0907'] }, ...begin('supply') });
    expect(m.where('J-L1 J-A1')).toBe('out out');
  });
});

describe('cards in force', () => {
  const cost = (card: string, owner: 'J' | 'A') => {
    const where = { ...TRUK, '0605': 'J-N1', '0606': 'U-A1' };
    const more = { trp: { J: 9, A: 0 }, effects: [{ card, owner }], ...begin('impulse', { side: 'J' }) };
    const m = match(7, 'movement', where, more);
    m.session.give('J', { do: 'target', hex: '0706' });
    refusal(m, 'J', { do: 'send', from: '0605', units: ['J-N1'], cargo: [], path: ['0706'] });
    return 9 - m.state.rp.J;
  };

  test('WP-4.3.a the same card is worth one thing to its one user and another to the other', () => {
    expect([cost('1943-04', 'J'), cost('1943-01', 'J'), cost('1943-01', 'A')]).toEqual([3, 2, 4]);
  });

  test('WP-4.3.b jungle costs nothing while the Kokoda Track is used', () => {
    const where = { ...TRUK, '0407': 'J-L1' };
    const more = {
      trp: { J: 9, A: 0 },
      effects: [{ card: '1942-06', owner: 'J' }],
      ...begin('impulse', { side: 'J' }),
    };
    const m = match(4, 'movement', where, more);
    m.session.give('J', { do: 'target', hex: '0406' });
    m.session.give('J', { do: 'send', from: '0407', units: ['J-L1'], cargo: [], path: ['0406'] });
    expect(m.state.rp.J).toBe(7);
  });

  test('WP-4.2.f Soviet entry removes two land units at Mukden first on turn 16', () => {
    const where = { ...TRUK, '0603': 'J-L1 J-L2', '0604': 'J-L3' };
    const m = match(16, 'depot', where, begin('card', { side: 'A', card: '1945-07' }));
    expect(m.legal().map((o) => o.unit)).toEqual(['J-L1', 'J-L2']);
    m.session.give('A', { do: 'cardTarget', unit: 'J-L1' });
    expect([m.where('J-L2 J-L3'), pack.lastTurn]).toEqual(['out 0604', 16]);
  });
});
