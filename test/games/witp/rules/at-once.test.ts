/** Rule 4: what cards do at once, to whom they may do it, and when the US enters without a card. */
import { describe, expect, test } from 'vitest';
import { begin, match, pack, refusal, TRUK, type Where } from '../support.js';

const played = (card: string, side: 'J' | 'A', where: Where, more = {}) =>
  match(5, 'event', { ...TRUK, ...where }, { ...begin('card', { side, card }), ...more });
const names = (hexes: readonly number[]) => hexes.map((hex) => pack.hexes[hex]?.id);

describe('cards that act at once', () => {
  const depots = { depots: { J: ['0306', '0406', '0907'], A: [] } };

  test('WP-4.3.a British land takes a depot of Burma, Thailand or Malaya within two hexes, where there is one', () => {
    const open = (where: Where) => {
      const m = played('1943-06', 'A', where, depots);
      return m.now === 'A cardTarget' ? m.legal().map(({ hex }) => hex) : names(m.state.depots.J);
    };
    expect([open({ '0205': 'B-L1' }), open({ '0404': 'B-L1!' })]).toEqual([
      ['0306', '0406'],
      ['0306', '0406'],
    ]);
    expect(open({ '0204': 'B-L1' })).toEqual(['0406', '0907']);
    for (const where of [{ '0205': 'U-L1' }, { '0205': 'B-N1' }, { '0806': 'B-L1' }])
      expect(open(where)).toEqual(['0306', '0406', '0907']);
  });

  test('WP-4.3.a a hit that a card gives one nation falls on no other', () => {
    const m = played('1943-06', 'J', { '0205': 'U-L1', '0206': 'B-L1', '0806': 'B-L2' });
    expect(m.where('U-L1 B-L1 B-L2')).toBe('0205 0206! 0806');
    expect(played('1943-06', 'J', { '0205': 'U-L1' }).where('U-L1')).toBe('0205');
  });

  test('WP-4.3.a torpedoes take an Allied naval unit near a full Japanese one, but not at Panama', () => {
    const lost = (where: Where, ids: string) => played('1942-03', 'J', where).where(ids);
    expect(lost({ '1105': 'J-N1', '1205': 'U-N1' }, 'U-N1')).toBe('out');
    expect(lost({ '1105': 'J-N1!', '1205': 'U-N1' }, 'U-N1')).toBe('1205');
    expect(lost({ '1105': 'J-C1', '1205': 'U-N1' }, 'U-N1')).toBe('1205');
    expect(lost({ '1105': 'J-N1', '1405': 'U-N1' }, 'U-N1')).toBe('1405');
    expect(lost({ '1105': 'J-N1', '1205': 'U-C1' }, 'U-C1')).toBe('1205');
    expect(lost({ '1607': 'J-N1', '1708': 'U-N1' }, 'U-N1')).toBe('1708');
  });
});

describe('what comes without a card', () => {
  test('WP-13.4.e the US is at war from turn 6 on, without a roll', () => {
    const atWar = (turn: number, scenario: string) => match(turn, 'start', TRUK, { scenario });
    expect([5, 6].map((turn) => atWar(turn, 'delayed').state.usEntered)).toEqual([false, true]);
    expect(atWar(6, 'delayed').keys).toContain('us.enters');
    expect(atWar(6, 'standard').keys).not.toContain('us.enters');
  });

  test('WP-10.6.a only a damaged unit of the own side is rebuilt', () => {
    const where = { '0804': 'J-C3! J-N1', '1506': 'U-N1!' };
    const m = match(4, 'rebuild', { ...TRUK, ...where }, { trp: { J: 9, A: 9 }, passed: { A: true } });
    const clause = (unit: string) => refusal(m, 'J', { do: 'rebuild', unit });
    expect([clause('J-N1'), clause('U-N1'), clause('J-C3')]).toEqual(['WP-10.6.a', 'WP-10.6.a', 'legal']);
  });

  test('WP-10.1.b no fleet is sent home when no stack is left', () => {
    const asked = (J: number) =>
      match(5, 'redeployFleets', { ...TRUK, '0606': 'J-N1' }, { redeployLeft: { J, A: 0 }, next: 'J' }).now;
    expect([asked(0), asked(1)]).toEqual(['A card', 'J redeployFleet']);
  });
});
