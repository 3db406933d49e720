/** Rules 9.0, 9.1 and 9.6: which battles a hex has, who takes part, who takes what. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../../src/referee/index.js';
import { begin, type Match, type More, match, pack, refusal, TRUK, type Where } from '../../support.js';

const hit = (unit: string): Order => ({ do: 'hit', unit });
const declare = (...support: string[]): Order => ({ do: 'declare', support, cards: [], kamikaze: [] });
const battles = (m: Match) => m.log.filter(({ key }) => key === 'battle').map(({ what }) => what);

/** All combats of a hex, or one procedure of them. */
function fight(where: Where, dice: number[], more: More = {}, turn = 5): Match {
  return match(turn, 'depot', { ...TRUK, ...where }, { initiative: 'J', cc: [], ...more }, dice);
}
const inHex = (hex: string) => begin('hex', { hex });

describe('the battles of a hex', () => {
  test('WP-9.1.b land of both sides fights a land battle', () => {
    const m = fight({ '0606': 'J-L1 J-L2 U-L1', '0605': 'J-L3' }, [1, 1], inHex('0606'));
    expect(battles(m)).toEqual(['land']);
  });

  test('WP-9.1.c WP-9.1.f fleets fight first, then carried land assaults; land that marched in fights with it', () => {
    const where = { '0606': 'J-C1 J-C2 J-N1 J-L1@J-N1 J-L2 B-N1! U-L1', '0605': 'J-L3' };
    const m = fight(where, [1, 1, 1, 1], inHex('0606'));
    while (m.asked && m.now === 'A hit') m.session.give('A', m.legal()[0] ?? hit(''));
    if (m.now === 'A retreat') m.session.give('A', m.legal()[0] ?? hit(''));
    expect(battles(m)).toEqual(['fleet', 'assault']);
  });

  test('WP-9.1.h with carried land on both sides, whose fleets remain alone assaults', () => {
    const where = {
      '0606': 'J-C1 J-C2 J-N1 J-L1@J-N1 J-L2 B-N1! B-L1@B-N1 U-L1',
      '0605': 'J-L3',
    };
    const m = fight(where, [1, 1, 1, 1], inHex('0606'));
    for (let i = 0; i < 9 && m.asked && battles(m).length < 2; i++)
      m.session.give(m.question.side, m.legal()[0] ?? hit(''));
    expect(battles(m)).toEqual(['fleet', 'assault']);
  });

  test('WP-9.6.3.m a fleet never retreats to where another enemy fleet waits', () => {
    const where = { '1105': 'J-C1 J-C2 U-N1 U-N2!', '1205': 'J-N1', '1104': 'J-N2' };
    const m = fight(where, [2, 1], begin('fleetBattle', { hex: '1105' }));
    for (const _ of [1, 2]) m.session.give('A', hit('U-N1'));
    m.session.give('J', hit('J-C1'));
    expect(m.now).toBe('A retreat');
    const to = m.legal().map((one) => one.to);
    expect(to).toContain('1106');
    expect(to).not.toContain('1205');
    expect(to).not.toContain('1104');
  });
});

describe('who supports', () => {
  test('WP-9.2.e Allied Air supports every Allied nation, the Air at Chungking land in China alone', () => {
    const where = { '0505': 'J-L1 C-L1', '0605': 'U-A1 U-L1', '0603': 'J-L2' };
    const m = fight(where, [], begin('landBattle', { hex: '0505' }));
    expect(m.legal()).toContainEqual(declare('U-A1'));
    const british = fight({ '1105': 'J-N1 B-N1', '1205': 'U-A3' }, [], begin('fleetBattle', { hex: '1105' }));
    expect(british.legal()).toContainEqual(declare('U-A3'));
    const chungking = { '0404': 'U-A1', '0505': 'J-L1 C-L1', '0306': 'J-L3 B-L1', '0603': 'J-L2' };
    const more = { chungkingAir: 'U-A1', chungkingUsed: true };
    expect(fight(chungking, [], { ...begin('landBattle', { hex: '0505' }), ...more }).legal()).toContainEqual(
      declare('U-A1'),
    );
    const far = fight(chungking, [1, 1], { ...begin('landBattle', { hex: '0306' }), ...more });
    expect(far.now).not.toBe('A declare');
  });
});

describe('a card of two dice', () => {
  const rolled = (m: Match) => m.rolls.map(({ purpose, total }) => `${purpose} ${total}`);
  const sums = (m: Match) => m.log.filter(({ key }) => key === 'battle.total').map(({ face }) => face);
  const land: Where = { '0606': 'J-L1 J-L2 U-L1 U-L2', '0605': 'J-L3' };
  const fleet: Where = { '1105': 'J-C1 J-N1 U-C1 U-N1' };
  const at = (kind: string, where: Where, dice: number[], card: string, owner: string) =>
    fight(where, dice, {
      ...begin(kind, { hex: kind === 'landBattle' ? '0606' : '1105' }),
      effects: [{ card, owner }],
    });

  test('WP-9.3.a the higher of the two counts, in the battles that the card names and for its side alone', () => {
    const ships = at('fleetBattle', fleet, [2, 5, 1], '1942-01', 'J');
    expect([rolled(ships), sums(ships)]).toEqual([
      ['battleJ 2', 'battleJ 5', 'battleA 1'],
      [5, 1],
    ]);
    const troops = at('landBattle', land, [6, 3, 1], '1942-05', 'J');
    expect([rolled(troops), sums(troops)]).toEqual([
      ['battleJ 6', 'battleJ 3', 'battleA 1'],
      [6, 1],
    ]);
    expect(sums(at('landBattle', land, [2, 1], '1942-01', 'J'))).toEqual([2, 1]);
    expect(sums(at('fleetBattle', fleet, [2, 1], '1942-05', 'J'))).toEqual([2, 1]);
  });

  test('WP-4.3.a one that serves once throws twice only in the battle that it is named for', () => {
    const ask = () => at('fleetBattle', fleet, [3, 2, 4], '1942-08', 'A');
    const named = ask();
    named.session.give('A', { do: 'declare', support: [], cards: ['1942-08'], kamikaze: [] });
    expect([rolled(named), sums(named)]).toEqual([
      ['battleJ 3', 'battleA 2', 'battleA 4'],
      [3, 4],
    ]);
    expect(named.state.effects[0]?.used).toBe(true);
    const kept = ask();
    kept.session.give('A', declare());
    expect([rolled(kept), sums(kept)]).toEqual([
      ['battleJ 3', 'battleA 2'],
      [3, 2],
    ]);
    expect(at('landBattle', land, [2, 1], '1942-08', 'A').now).not.toBe('A declare');
  });
});

describe('a card of strength', () => {
  /** What the card adds to its side's strength, and whether its owner has to name it first. */
  function added(card: string, owner: 'J' | 'A', kind: string, hex: string, where: Where): [number, boolean] {
    const strength = (effects: readonly { readonly card: string; readonly owner: string }[]) => {
      const m = fight(where, [3, 3], { ...begin(kind, { hex }), effects: [...effects] });
      const asked = m.now === `${owner} declare`;
      if (asked) m.session.give(owner, { do: 'declare', support: [], cards: [card], kamikaze: [] });
      const line = m.log.find(({ key, side }) => key === 'battle.total' && side === owner);
      return [Number(line?.strength), asked] as const;
    };
    const [plain] = strength([]);
    const [more, asked] = strength([{ card, owner }]);
    return [more - plain, asked];
  }
  const jungle: Where = { '0306': 'J-L1 J-L2 B-L1 B-L2', '0406': 'J-L3' };
  const china: Where = { '0505': 'J-L1 J-L2 C-L1 C-L2', '0605': 'J-L3' };
  const sea: Where = { '1105': 'J-C1 J-N1 U-C1 U-N1' };

  test.each<[string, 'J' | 'A', string, string, Where, [number, boolean]]>([
    ['1942-06', 'A', 'landBattle', '0306', jungle, [1, false]],
    ['1944-10', 'A', 'landBattle', '0306', jungle, [1, false]],
    ['1944-10', 'A', 'landBattle', '0505', china, [0, false]],
    ['1944-02', 'J', 'landBattle', '0505', china, [2, false]],
    ['1944-02', 'J', 'landBattle', '0306', jungle, [0, false]],
    ['1943-02', 'J', 'landBattle', '0306', jungle, [2, true]],
    ['1943-02', 'J', 'fleetBattle', '1105', sea, [0, false]],
    ['1944-04', 'J', 'fleetBattle', '1105', sea, [2, true]],
    ['1944-04', 'A', 'fleetBattle', '1105', sea, [3, true]],
    ['1944-04', 'A', 'fleetBattle', '1105', { '1105': 'J-C1 U-C1! U-N1' }, [0, false]],
    ['1945-08', 'J', 'fleetBattle', '1105', sea, [3, true]],
    ['1945-08', 'J', 'fleetBattle', '1105', { '1105': 'J-C1 J-N1! U-C1' }, [0, false]],
  ])('WP-4.3.a WP-4.3.d %s of %s in a %s in %s', (card, owner, kind, hex, where, expected) => {
    expect(added(card, owner, kind, hex, where)).toEqual(expected);
  });
});

test('WP-4.3.a a naval unit that a card takes after a battle is gone at once, damaged or not', () => {
  const where = { '1105': 'J-N1 J-N2 J-N3 U-N1!', '1205': 'U-N2' };
  const m = fight(where, [6, 1], {
    ...begin('fleetBattle', { hex: '1105' }),
    effects: [{ card: '1945-08', owner: 'J' }],
  });
  m.session.give('J', { do: 'declare', support: [], cards: ['1945-08'], kamikaze: [] });
  expect([m.now, m.where('J-N1 J-N2 J-N3 U-N1')]).toEqual(['J hit', '1105 1105 1105 out']);
  m.session.give('J', hit('J-N2'));
  expect(m.where('J-N1 J-N2 J-N3')).toBe('1105 out 1105');
});

describe('hits', () => {
  test('WP-9.6.1.g the owner chooses which full unit is damaged, or which damaged one goes', () => {
    const where = { '0606': 'J-L1 J-L2 J-L3 U-L1! U-L2', '0605': 'J-L4' };
    const m = fight(where, [2, 1], begin('landBattle', { hex: '0606' }));
    expect([m.now, m.legal()]).toEqual(['A hit', [hit('U-L1'), hit('U-L2')]]);
  });

  test('WP-9.6.2.e WP-9.6.2.h both hits of a 6 fall on one Air or on two, as their owner says', () => {
    const where = { '1105': 'J-N1 U-N1', '1205': 'U-A3', '1106': 'U-A4' };
    const extra = () => {
      const m = fight(where, [6, 1], begin('fleetBattle', { hex: '1105' }));
      m.session.give('A', declare('U-A3', 'U-A4'));
      while (m.now === 'J hit') m.session.give('J', m.legal()[0] ?? hit(''));
      return m;
    };
    const spread = extra();
    expect(spread.legal()).toEqual([hit('U-A3'), hit('U-A4')]);
    spread.session.give('A', hit('U-A3'));
    spread.session.give('A', hit('U-A4'));
    expect(spread.where('U-A3 U-A4')).toBe('1205! 1106!');
    const heaped = extra();
    heaped.session.give('A', hit('U-A3'));
    expect(refusal(heaped, 'A', hit('U-A3'))).toBe('legal');
    expect(heaped.where('U-A3 U-A4')).toBe('out 1106');
  });

  test('WP-9.6.2.i extra hits come after the normal ones; a carrier that is gone by then takes none', () => {
    const where = { '1105': 'J-C1 J-C2 J-N1 J-N2 U-C1!', '1205': 'U-A3' };
    const m = fight(where, [6, 1], begin('fleetBattle', { hex: '1105' }));
    m.session.give('A', declare('U-A3'));
    expect(m.where('U-C1 U-A3')).toBe('out 1205');
  });

  test('WP-2.2.2.b WP-2.2.2.c a unit that took two hits is gone, and no points bring it back', () => {
    const where = { '1105': 'J-C1 J-C2 U-N1' };
    const m = fight(where, [2, 1], begin('fleetBattle', { hex: '1105' }));
    expect(m.where('U-N1')).toBe('out');
    const rebuild = match(
      5,
      'rebuild',
      { ...TRUK, '1506': 'U-N2!' },
      { trp: { J: 1, A: 9 }, rp: { J: 0, A: 9 } },
    );
    expect(rebuild.legal().flatMap((one) => (one.do === 'rebuild' ? [one.unit] : []))).toEqual(['U-N2']);
    expect(rebuild.where('U-N1')).toBe('off');
  });
});

describe('after the battles', () => {
  const lost = { options: { suddenDeath: true } };

  test('WP-X.sd.e the roll for a base comes when the combats of its hex are over', () => {
    const where = { '0407': 'J-N1 J-L1@J-N1 J-L2 J-L3 J-L4 B-N1! B-L1!', '0508': 'J-L5', '0606': 'J-L6' };
    const m = fight(where, [6, 1, 6, 1], { ...lost, ...inHex('0407') });
    for (let i = 0; i < 9 && m.asked && !m.keys.includes('suddenDeath'); i++)
      m.session.give(m.question.side, m.legal()[0] ?? hit(''));
    const keys = m.keys.filter((key) => key === 'battle' || key === 'suddenDeath');
    expect(keys).toEqual(['battle', 'battle', 'suddenDeath']);
  });

  test('WP-X.sd.f a base that Japan held at the set-up of the scenario gives no roll', () => {
    const held = game1943();
    const lost1943 = held.map((hex) => pack.hexes[hex]?.id ?? '');
    expect(lost1943).toContain('0407');
    const where = { '0406': 'J-L1' };
    const gain = (scenario: string) => {
      const m = match(
        6,
        'movement',
        { ...TRUK, ...where },
        {
          scenario,
          options: { suddenDeath: true },
          trp: { J: 9, A: 0 },
          ...begin('impulse', { side: 'J' }),
        },
      );
      m.session.give('J', { do: 'target', hex: '0407' });
      m.session.give('J', { do: 'send', from: '0406', units: ['J-L1'], cargo: [], path: ['0407'] });
      m.session.give('J', { do: 'go' });
      return m.keys.includes('suddenDeath');
    };
    expect([gain('standard'), gain('1943')]).toEqual([true, false]);
  });

  test('WP-9.7.b WP-10.5.h continued combat lets any land and two Air stay, and no more fleets than the port takes', () => {
    const stack = (where: string, cc: readonly string[]) =>
      match(
        5,
        'depot',
        { ...TRUK, '0605': where },
        { cc: [...cc], trp: { J: 9, A: 9 }, ...begin('stacking') },
      ).now;
    const many = 'J-L1 J-L2 J-L3 J-L4 J-L5 J-A1 J-A2 U-L1';
    expect([stack(many, ['0605']), stack(many.replace(' U-L1', ''), [])]).toEqual(['J depot', 'J stacking']);
    const fleets = 'J-L1 U-L1 J-N1 J-N2 J-N3 J-N4 J-N5';
    expect([stack(fleets, ['0605']), stack(`${fleets} J-N6`, ['0605'])]).toEqual(['J depot', 'J stacking']);
  });
});

/** Bases that were Allied by colour and that Japan holds when the 1943 scenario begins. */
function game1943(): number[] {
  const state = match(6, 'start', {}, { clear: false, scenario: '1943' }).state;
  return pack.bases.filter((hex) => pack.hexes[hex]?.owner === 'A' && state.startControl[hex] === 'J');
}
