/** Rules 6 and 7: depots, networks, supply. */
import { describe, expect, test } from 'vitest';
import { begin, type Match, type More, match, pass, refusal, TRUK, type Where } from '../support.js';

const build = (hex: string) => ({ do: 'build', hex });

function depots(turn: number, where: Where, more: More = {}): Match {
  return match(turn, 'depot', { ...TRUK, ...where }, { trp: { J: 12, A: 12 }, ...more });
}

describe('a depot', () => {
  test('WP-6.X.a WP-6.1.b WP-6.2.b WP-6.3.f WP-6.3.e E-6 is built at Rangoon over a free Bangkok, not through the zone of Singapore', () => {
    const where = { '0306': 'J-L1', '0406': 'J-L2', '0205': 'B-A1', '0407': 'B-L1' };
    const more = { depots: { J: ['0507', '0605'] } };
    expect(refusal(depots(5, where, more), 'J', build('0306'))).toBe('legal');
    const watched = depots(5, { ...where, '0407': 'B-L1 B-A2' }, more);
    expect(refusal(watched, 'J', build('0306'))).toBe('WP-6.1.b');
  });

  test('WP-6.X.b WP-6.2.a WP-6.3.d WP-6.2.c E-6 reaches Hollandia only by way of Saipan', () => {
    const m = depots(5, { '0807': 'J-L1' });
    expect(refusal(m, 'J', build('0807'))).toBe('WP-6.1.b');
    expect(refusal(m, 'J', build('0906'))).toBe('legal');
    m.session.give('A', pass);
    expect(refusal(m, 'J', build('0807'))).toBe('legal');
  });

  test('WP-6.1.a WP-6.1.d WP-6.4.c each names its own clause', () => {
    const m = depots(5, { '0805': 'U-L1' });
    expect(refusal(m, 'J', build('0805'))).toBe('WP-6.1.a');
    m.session.give('J', build('0906'));
    m.session.give('A', pass);
    expect(refusal(m, 'J', build('0906'))).toBe('WP-6.1.d');
    expect(refusal(m, 'J', { do: 'remove', hex: '0906' })).toBe('WP-6.4.c');
  });

  test('WP-6.0.b WP-6.5.a who passes is out of the phase, and the depots are paid for at its end', () => {
    const m = depots(5, {}, { depots: { J: ['0907'] } });
    m.session.give('J', pass);
    m.session.give('A', build('1506'));
    expect(m.now).toBe('A depot');
    m.session.give('A', pass);
    expect(m.state.rp).toEqual({ J: 11, A: 11 });
  });

  test('WP-6.6.2.a on turn 1 the Allies build six depots and no more, free of upkeep', () => {
    const m = match(1, 'depot', {}, { clear: false, passed: { J: true }, next: 'A' });
    for (const hex of ['1506', '1702', '1705', '1407', '0207', '0205'])
      expect(refusal(m, 'A', build(hex))).toBe('legal');
    expect(m.keys).not.toContain('depot.pass');
    expect(m.state.depots.A).toHaveLength(6);
  });

  test('WP-6.5.b E-20 what cannot be paid the enemy removes', () => {
    const J = ['0605', '0606', '0705', '0707', '0805', '0906', '0907', '1107'];
    const m = match(5, 'depot', TRUK, { trp: { J: 6, A: 9 }, depots: { J }, ...begin('upkeep') });
    expect(m.now).toBe('A loseDepots');
    m.session.give('A', { do: 'remove', hex: '0907' });
    m.session.give('A', { do: 'remove', hex: '0605' });
    expect([m.state.depots.J.length, m.state.rp.J]).toEqual([6, 0]);
  });

  test('WP-6.5.g a card lowers the upkeep before it is compared', () => {
    const J = ['0605', '0606', '0705', '0707', '0805', '0906', '0907', '1107'];
    const effects = [{ card: '1943-05', owner: 'J' }];
    const m = match(7, 'depot', TRUK, { trp: { J: 6, A: 9 }, depots: { J }, effects, ...begin('upkeep') });
    expect(m.state.depots.J).toHaveLength(8);
  });
});

describe('the supply check', () => {
  const check = (turn: number, where: Where, more: More = {}) =>
    match(turn, 'depot', where, { ...begin('supply'), ...more });

  test('WP-7.X.a WP-7.1.a WP-7.1.b WP-7.1.c WP-7.1.e WP-7.2.a E-7 finds the Gilberts alone out of supply', () => {
    const where = {
      '1008': 'J-A1 J-L1',
      '1009': 'U-A1',
      '1207': 'U-A2',
      '1309': 'U-L1',
      '1208': 'U-L2',
      '0909': 'U-L3',
    };
    const m = check(5, where, { depots: { A: ['1110'], J: ['1008'] } });
    expect(m.where('U-A1 U-A2 U-L1 U-L2 U-L3 J-L1')).toBe('1009 1207! 1309 1208 0909 1008');
    const without = check(5, { ...where, '1009': 'U-A1!' }, { depots: { A: ['1110'], J: ['1008'] } });
    expect(without.where('U-L3')).toBe('0909!');
  });

  test('WP-7.X.b WP-7.1.d E-7b on turn 1 one depot at Truk or at Formosa leaves those out that the rulebook names', () => {
    const out = (turn: number, depot: string) => {
      const m = match(turn, 'depot', {}, { clear: false, depots: { J: [depot] }, ...begin('supply') });
      const short = m.log.flatMap(({ key, unit }) => (key === 'unit.damaged' ? [String(unit)] : []));
      const hexes = short.filter((id) => id.startsWith('J')).map((id) => m.where(id).slice(0, 4));
      return [...new Set(hexes)].sort();
    };
    expect(out(1, '0907')).toEqual(['0506', '0507', '0707']);
    expect(out(1, '0605')).toEqual(['1107']);
    expect(out(2, '0605')).toEqual(['0507', '0707', '1107']);
  });

  test('WP-7.2.a E-29 two turns out of supply remove a unit', () => {
    const where = { ...TRUK, '1207': 'U-A1' };
    expect(check(5, where, { depots: { J: ['0907'] } }).where('U-A1')).toBe('1207!');
    expect(check(6, { ...TRUK, '1207': 'U-A1!' }, { depots: { J: ['0907'] } }).where('U-A1')).toBe('out');
  });

  test('WP-7.0.a WP-7.3.a WP-7.3.b WP-7.3.c E-40 fleets, the hatched hexes and China need none', () => {
    const where = {
      '0907': 'J-L25',
      '1205': 'J-C1 J-N1! J-L1',
      '1008': 'B-N1 B-N2! B-L1',
      '0204': 'B-L2',
      '0504': 'C-L1',
    };
    const m = check(5, where, { depots: { J: ['0907'] } });
    expect(m.where('J-C1 J-N1 J-L1 B-N1 B-N2 B-L1')).toBe('1205 1205! 1205! 1008 1008! 1008!');
    expect(m.where('B-L2 C-L1')).toBe('0204 0504');
  });

  test('WP-7.2.b it is told that somebody is short where somebody is, and nowhere else', () => {
    const fed = { depots: { J: ['0907'] } };
    const told = (where: Where) => check(5, where, fed).keys.includes('supply.short');
    expect([told(TRUK), told({ ...TRUK, '1205': 'J-L1' })]).toEqual([false, true]);
  });

  test('WP-7.0.a WP-7.3.d no corner of the map is passed over, and Japan is not fed in hatched hexes', () => {
    expect(check(5, { ...TRUK, '0105': 'J-L1' }, { depots: { J: ['0907'] } }).where('J-L1')).toBe('0105!');
  });

  test('WP-7.3.c land aboard is fed with its ship', () => {
    const m = check(5, { ...TRUK, '1205': 'J-N1 J-L1@J-N1' }, { depots: { J: ['0907'] } });
    expect(m.where('J-N1 J-L1')).toBe('1205 1205@J-N1');
  });

  test('WP-13.4.b while the US is neutral its units are not checked', () => {
    const short = (more: More) =>
      check(3, { ...TRUK, '1205': 'U-A1' }, { scenario: 'delayed', depots: { J: ['0907'] }, ...more }).where(
        'U-A1',
      );
    expect([short({}), short({ usEntered: true })]).toEqual(['1205', '1205!']);
  });

  test('WP-4.3.b a card feeds the land of Japan in India, not its Air, and not beyond', () => {
    const where = { ...TRUK, '0205': 'J-L1 J-A1', '0306': 'J-L2' };
    const fed = (effects: readonly { readonly card: string; readonly owner: string }[]) =>
      check(10, where, { depots: { J: ['0907'] }, effects: [...effects] }).where('J-L1 J-A1 J-L2');
    expect(fed([])).toBe('0205! 0205! 0306!');
    expect(fed([{ card: '1944-10', owner: 'J' }])).toBe('0205 0205! 0306!');
  });

  test('WP-13.4.c a depot in a hex that is closed supplies nobody while the US is neutral', () => {
    const fed = (more: More) =>
      check(
        3,
        { ...TRUK, '0507': 'J-L1' },
        { scenario: 'delayed', depots: { J: ['0907', '0606'] }, ...more },
      );
    expect(fed({}).where('J-L1')).toBe('0507!');
    expect(fed({ usEntered: true }).where('J-L1')).toBe('0507');
  });
});
