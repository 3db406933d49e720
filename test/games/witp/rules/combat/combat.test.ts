/** Rule 9: battles, hits, retreats. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../../src/referee/index.js';
import { begin, type Match, type More, match, refusal, TRUK, type Where } from '../../support.js';

const hit = (unit: string): Order => ({ do: 'hit', unit });
const declare = (support: string, cards = '', kamikaze = ''): Order => {
  const list = (text: string) => text.split(' ').filter((word) => word !== '');
  return { do: 'declare', support: list(support), cards: list(cards), kamikaze: list(kamikaze) };
};

/** Gives orders of sides in turns; each must be legal. */
function give(m: Match, ...orders: readonly (readonly ['J' | 'A', Order])[]): Match {
  for (const [side, order] of orders) {
    const asked = m.now;
    expect([asked, order, refusal(m, side, order)]).toEqual([asked, order, 'legal']);
  }
  return m;
}

function fight(
  turn: number,
  procedure: string,
  given: More,
  where: Where,
  dice: readonly number[],
  more: More = {},
): Match {
  return match(
    turn,
    'depot',
    { ...TRUK, ...where },
    { initiative: 'J', cc: [], ...begin(procedure, given), ...more },
    dice,
  );
}

const totals = (m: Match) => m.log.filter(({ key }) => key === 'battle.total').map(({ n }) => n);

describe('the raid on Pearl Harbor', () => {
  const where = {
    '1506': 'J-C1 J-C2 J-C3 J-N1 J-N2 J-N3 J-N4 U-C1 U-N1 U-N2 U-N3 U-A2',
  };

  test('WP-X.ph.b WP-9.1.a WP-9.3.a WP-9.3.1.a WP-9.6.1.a WP-9.6.1.b WP-9.6.1.c E-PH2 with equal dice', () => {
    const m = fight(1, 'fleetBattle', { hex: '1506' }, where, [3, 3]);
    give(m, ['A', declare('U-A2')]);
    expect(totals(m)).toEqual([19, 12]);
    for (const unit of ['U-N1', 'U-N1', 'U-N2', 'U-N2', 'U-N3', 'U-N3']) give(m, ['A', hit(unit)]);
    // The seventh hit has one unit left to fall on, and so falls unasked.
    expect(m.where('U-N1 U-N2 U-N3 U-C1')).toBe('out out out 1506!');
    give(m, ['J', hit('J-N1')], ['J', hit('J-N2')], ['J', hit('J-N3')]);
    expect(m.now).toBe('A retreat');
    expect(m.question.clause).toBe('WP-9.6.3.a');
    give(m, ['A', { do: 'retreat', to: '1405' }]);
    expect(m.where('U-C1 J-N1 J-N2 J-N3 J-N4')).toBe('1405! 1506! 1506! 1506! 1506');
  });
});

describe('Singapore on turn 1', () => {
  const where = { '0407': 'J-N7 J-N8 J-L7@J-N7 J-L8@J-N8 B-N1 B-L1 B-A1', '0507': 'J-A3' };
  const dice = [6, 5, 1, 6];

  test('WP-9.6.2.c WP-9.6.2.d WP-9.6.2.j WP-9.6.1.d WP-12.1.e WP-9.2.f WP-9.5.a WP-X.ex.f E-S as the example plays it', () => {
    const more = { options: { literalTransportHits: false } };
    const m = fight(1, 'hex', { hex: '0407' }, where, dice, more);
    give(m, ['A', declare('B-A1')], ['J', declare('J-A3')], ['J', hit('J-N7')]);
    expect(totals(m).slice(0, 2)).toEqual([10, 8]);
    expect(m.where('B-N1 B-A1 J-A3')).toBe('out out 0507!');
    expect(totals(m).slice(2)).toEqual([2, 4]);
    give(m, ['J', hit('J-L7')]);
    expect(m.now).toBe('J survivors');
    give(m, ['J', { do: 'lose', unit: 'J-L7' }]);
    give(m, ['J', { do: 'embark', unit: 'J-L8', to: 'J-N8' }]);
    expect(m.where('J-L7 J-L8 J-N7 J-N8')).toBe('out 0407!@J-N8 0407! 0407');
  });

  test('WP-9.6.1.i WP-9.6.3.d WP-9.6.3.k E-S-literal as the rule is printed', () => {
    const m = fight(1, 'hex', { hex: '0407' }, where, dice);
    give(m, ['A', declare('B-A1')], ['J', declare('J-A3')], ['J', hit('J-N7')]);
    expect(totals(m).slice(2)).toEqual([1, 4]);
    expect(m.where('J-L7')).toBe('0407!@J-N7');
    give(m, ['J', hit('J-L7')]);
    expect(m.where('J-L7')).toBe('out');
    expect(m.now).toBe('J embark');
    give(m, ['J', { do: 'embark', unit: 'J-L8', to: 'J-N8' }]);
    expect(m.where('J-L8')).toBe('0407!@J-N8');
  });
});

describe('the Manila campaign', () => {
  const where = {
    '0606': 'J-C1 J-C2 J-N1 J-N2 J-N3 J-N4 J-L1@J-N1 J-L2@J-N2 U-A1 U-L1 B-L1 B-L2 B-N1 B-N2',
    '0707': 'J-A4',
    '0507': 'J-A3',
  };

  test('WP-X.ex.b WP-9.6.1.e WP-9.6.1.f WP-9.6.1.j WP-9.5.1.a WP-9.5.1.b WP-9.6.3.e WP-9.7.a WP-2.2.3.c E-M4 E-M5 to the letter', () => {
    const m = fight(4, 'hex', { hex: '0606' }, where, [4, 5, 3, 1], { initiative: 'A' });
    give(m, ['J', declare('J-A3 J-A4')], ['A', declare('U-A1')]);
    expect(totals(m)).toEqual([20, 9]);
    give(m, ['A', hit('B-N1')], ['A', hit('B-N1')]);
    expect(m.where('B-N1 B-N2')).toBe('out out');
    give(m, ['J', hit('J-N3')], ['J', hit('J-N4')], ['J', hit('J-A4')]);
    expect(m.where('J-A4')).toBe('0707!');
    give(m, ['J', declare('J-A3')], ['A', declare('U-A1')]);
    expect(totals(m).slice(2)).toEqual([7, 6]);
    give(m, ['A', hit('B-L1')]);
    expect(m.where('J-L1 J-L2 B-L1')).toBe('0606 0606 0606!');
    expect(m.state.cc).toHaveLength(1);
    expect(m.keys).toContain('cc');
  });
});

describe('extra hits', () => {
  const where = { '1205': 'J-C1 J-N1 U-C1 U-N1' };

  test('WP-9.6.2.d WP-9.6.2.g WP-9.6.2.b E-19 a 6 hits a carrier instead of Air, but only where Air supports', () => {
    const m = fight(5, 'fleetBattle', { hex: '1205' }, { '1205': `${where['1205']} U-A3` }, [6, 3]);
    give(m, ['A', declare('U-A3')], ['A', hit('U-N1')]);
    expect(m.where('U-N1 U-C1 U-A3')).toBe('1205! 1205! 1205');
    const bare = fight(5, 'fleetBattle', { hex: '1205' }, where, [6, 3]);
    give(bare, ['A', hit('U-N1')], ['A', hit('U-N1')]);
    expect(bare.where('U-N1 U-C1')).toBe('out 1205');
  });

  test('WP-9.6.2.f in an assault a 6 hits Air, never carriers', () => {
    const at = { '1205': 'J-N1 J-L1@J-N1 J-L2 U-L2 U-A3', '0904': 'J-L3' };
    const m = fight(5, 'assault', { hex: '1205', side: 'J' }, at, [6, 1]);
    give(m, ['A', declare('U-A3')]);
    expect(m.where('U-A3')).toBe('out');
  });
});

describe('after a battle', () => {
  test('WP-9.1.e WP-2.2.2.a WP-9.6.3.a E-37 a battle without strength ends in a retreat, without hits', () => {
    const m = fight(5, 'fleetBattle', { hex: '1105' }, { '1105': 'J-N1! U-N1!' }, [5, 2]);
    expect(totals(m)).toEqual([5, 2]);
    expect(m.now).toBe('A retreat');
    expect(m.where('J-N1 U-N1')).toBe('1105! 1105!');
  });

  test('WP-9.6.a WP-9.6.b WP-9.6.c equal totals throw both dice again, and the last ones count', () => {
    const m = fight(5, 'fleetBattle', { hex: '1105' }, { '1105': 'J-N1 U-N1' }, [6, 6, 2, 3]);
    expect(totals(m)).toEqual([7, 7, 3, 4]);
    expect(m.keys.filter((key) => key === 'battle.tie')).toHaveLength(1);
  });

  test('WP-9.6.3.b WP-9.6.3.g by 1 or 2 both stay, WP-9.6.3.c by 3 the loser leaves', () => {
    const at = { '0606': 'J-L1 J-L2 J-L3 U-L1 U-L2 U-L3!', '0605': 'J-L4' };
    const close = fight(5, 'landBattle', { hex: '0606' }, at, [1, 1]);
    give(close, ['A', hit('U-L3')]);
    expect([totals(close), close.keys.includes('cc')]).toEqual([[3, 2], true]);
    const wide = fight(5, 'landBattle', { hex: '0606' }, at, [5, 1]);
    give(wide, ['A', hit('U-L3')], ['A', hit('U-L1')], ['A', hit('U-L2')], ['J', hit('J-L1')]);
    expect([totals(wide), wide.where('U-L1 U-L2')]).toEqual([[5, 2], '0607! 0607!']);
  });

  test('WP-9.6.3.c WP-9.6.3.i land retreats by land alone, not into enemy land', () => {
    const at = { '0606': 'J-L1 J-L2 J-A2 U-L1 U-L2 U-L3', '0605': 'J-L4' };
    const m = fight(5, 'landBattle', { hex: '0606' }, at, [6, 1]);
    give(m, ['J', declare('J-A2')], ['A', hit('U-L1')], ['A', hit('U-L2')], ['J', hit('J-L1')]);
    expect(totals(m)).toEqual([7, 3]);
    expect(m.where('U-L1 U-L2 U-L3')).toBe('0607! 0607! 0607');
  });

  test('WP-9.6.3.n WP-9.6.3.a fleets without a way out are destroyed with their cargo', () => {
    const ring = { '0407': 'J-N1', '0507': 'J-N2', '0406e': 'U-N1 B-L1@U-N1 J-C1 J-N3' };
    const m = fight(5, 'fleetBattle', { hex: '0406', sea: 'east' }, ring, [6, 1]);
    expect(m.where('U-N1 B-L1')).toBe('out out');
  });

  test('WP-9.6.1.k WP-9.6.1.n land whose ship is lost changes to another with room', () => {
    const at = { '1105': 'J-C1 J-C2 J-N1 U-N1 U-L1@U-N1 U-N2' };
    const m = fight(5, 'fleetBattle', { hex: '1105' }, at, [3, 3], {
      options: { literalTransportHits: false },
    });
    give(m, ['A', hit('U-N1')], ['A', hit('U-N1')]);
    expect(m.where('U-N1 U-L1')).toBe('out 1105!@U-N2');
  });

  test('WP-3.2.b WP-3.2.e E-31 Allied land in Kure with a depot at Iwo Jima wins at once', () => {
    const at = { '0804': 'J-L1 U-N1 U-L1@U-N1' };
    const m = fight(10, 'assault', { hex: '0804', side: 'A' }, at, [1, 6], { depots: { A: ['0805'] } });
    expect(totals(m)).toEqual([2, 4]);
    expect(m.winner).toBe('A');
  });
});

describe('a hex', () => {
  test('WP-9.0.a WP-9.0.b WP-9.0.c the initiative player takes them in his order, each once', () => {
    const at = { '1105': 'J-N1 U-N1', '1004': 'J-N2 U-N2' };
    const m = match(5, 'combat', { ...TRUK, ...at }, { trp: { J: 5, A: 9 } }, [6, 1, 1, 6]);
    expect(m.now).toBe('A battleHex');
    expect(m.legal().map((o) => o.hex)).toEqual(['1004', '1105']);
  });

  test('WP-8.6.2.d WP-9.1.g a lost fleet battle leaves the land aboard', () => {
    const at = { '0606': 'J-N1 J-L1@J-N1 U-N1 U-N2 U-L1' };
    const m = fight(5, 'hex', { hex: '0606' }, at, [1, 6]);
    expect(m.log.filter(({ key }) => key === 'battle')).toHaveLength(1);
  });

  test('WP-8.6.2.e E-35 land lands without dice where the defender has left', () => {
    const at = { '0606': 'J-N1 J-L1@J-N1', '0607': 'U-L1' };
    const m = fight(5, 'landing', { hex: '0606', side: 'J' }, at, []);
    expect(m.where('J-L1')).toBe('0606');
  });

  test('WP-8.5.p fleets in the two seas of Bangkok do not fight', () => {
    const at = { '0406': 'B-N1', '0406e': 'J-N1' };
    const m = match(5, 'combat', { ...TRUK, ...at }, {});
    expect(m.keys).not.toContain('battle');
  });
});
