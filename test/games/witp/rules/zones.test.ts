/** Rule 2.2.3 and the lines of rules 6, 7 and 10 that zones cut. */
import { describe, expect, test } from 'vitest';
import {
  begin,
  game,
  type Match,
  type More,
  match,
  refusal,
  send,
  TRUK,
  target,
  type Where,
} from '../support.js';

const build = (hex: string) => ({ do: 'build', hex });
const depots = (turn: number, where: Where, more: More = {}): Match =>
  match(turn, 'depot', { ...TRUK, ...where }, { trp: { J: 12, A: 12 }, ...more });
const check = (turn: number, where: Where, more: More = {}) =>
  match(turn, 'depot', { ...TRUK, ...where }, { ...begin('supply'), ...more });

/** What a naval unit pays from Formosa into the Philippine Sea beside Manila. */
function cost(where: Where): number {
  const m = match(
    5,
    'movement',
    { ...TRUK, ...where, '0605': `${where['0605'] ?? ''} J-N16` },
    { trp: { J: 9, A: 0 }, ...begin('impulse', { side: 'J' }) },
  );
  m.session.give('J', target('0706'));
  m.session.give('J', send('0605', 'J-N16', '0706'));
  return 9 - m.state.rp.J;
}

describe('zones', () => {
  test('WP-2.2.3.f neither a carrier nor land in the hex takes an enemy zone away, full Air does', () => {
    expect(cost({})).toBe(2);
    expect(cost({ '0606': 'U-A1' })).toBe(3);
    expect(cost({ '0606': 'U-A1', '0706': 'J-C1' })).toBe(3);
    // Position files alone put Air on the sea.
    expect(cost({ '0606': 'U-A1', '0706': 'J-A1' })).toBe(2);
  });

  test('WP-2.2.3.b the same zone cuts depot lines, supply, movement and the transport network', () => {
    const zone = { '0606': 'U-A1', '0607': 'U-L1' };
    expect(cost(zone)).toBe(3);
    const free = depots(5, { '0607': 'J-L1', '0605': 'J-L2' }, { depots: { J: ['0605'] } });
    expect(refusal(free, 'J', build('0707'))).toBe('legal');
    const cut = depots(5, { ...zone, '0605': 'J-L2', '0806': 'U-L2' }, { depots: { J: ['0605'] } });
    expect(refusal(cut, 'J', build('0707'))).toBe('WP-6.1.b');
    const supply = { ...zone, '0707': 'J-L1', '0806': 'U-L2' };
    expect(check(5, supply, { depots: { J: ['0605'] } }).where('J-L1')).toBe('0707!');
    const way = { do: 'redeployLand', from: '0605', units: ['J-L2'], path: ['0706', '0707'] };
    const network = (where: Where) =>
      refusal(
        match(
          5,
          'redeployLandAir',
          { ...TRUK, ...where, '0605': 'J-L2' },
          { trp: { J: 9, A: 5 }, depots: { J: ['0605'] } },
        ),
        'J',
        way,
      );
    expect([network({}), network(zone)]).toEqual(['legal', 'WP-10.3.f']);
  });

  test('WP-2.2.3.k an Air that is damaged in a battle has no zone in the next', () => {
    const where = { '1105': 'J-N1 U-N1', '1205': 'U-A3', '1106': 'J-L1' };
    const m = match(
      5,
      'combat',
      { ...TRUK, ...where },
      { trp: { J: 9, A: 1 }, depots: { J: ['1107'] } },
      [5, 1],
    );
    m.session.give('A', { do: 'declare', support: ['U-A3'], cards: [], kamikaze: [] });
    expect(m.where('U-A3')).toBe('1205!');
    const zones = game.picture.layers?.find(({ id }) => id === 'zones');
    expect(zones?.over(game.position.view(m.state, 'J'), 'en').tints).toEqual([]);
  });
});

describe('depot lines', () => {
  test('WP-6.3.b a line leads through no mountains', () => {
    // Mandalay way: 0404 to 0205 is three hexes through Upper Burma or Yunnan, five round them.
    const where = { '0205': 'J-L1', '0404': 'J-L2', '0504': 'J-L3', '0603': 'J-L4' };
    const m = depots(5, where, { depots: { J: ['0404'] } });
    expect(refusal(m, 'J', build('0205'))).toBe('WP-6.1.b');
  });

  test('WP-6.3.g a line takes no notice of hexsides: it leads across the island of New Guinea', () => {
    const where = { '1008': 'J-L1', '0909': 'J-L2', '0908': 'J-L3' };
    const m = depots(5, where, { depots: { J: ['1008', '0907'] } });
    expect(refusal(m, 'J', build('0909'))).toBe('legal');
  });

  test('WP-6.1.c Britain builds from American sources and depots', () => {
    const m = depots(5, { '1208': 'B-L1' }, { depots: { A: ['1506'] }, next: 'A' });
    expect(refusal(m, 'A', build('1208'))).toBe('WP-6.1.b');
    const joined = depots(5, { '1208': 'B-L1' }, { depots: { A: ['1506', '1407'] }, next: 'A' });
    expect(refusal(joined, 'A', build('1208'))).toBe('legal');
  });

  test('WP-6.6.1.a WP-12.1.b on turn 1 Japan builds through the zones of Allied Air, from turn 2 not', () => {
    const where = { '0606': 'U-A1 U-L1', '0806': 'U-L2', '0905': 'U-N1' };
    expect(refusal(depots(1, where, { depots: { J: ['0605'] } }), 'J', build('0707'))).toBe('legal');
    expect(refusal(depots(2, where, { depots: { J: ['0605'] } }), 'J', build('0707'))).toBe('WP-6.1.b');
    // A fleet pays for the zone on turn 1 all the same.
    const m = match(
      1,
      'movement',
      { ...TRUK, ...where, '0605': 'J-N16' },
      { trp: { J: 9, A: 0 }, ...begin('impulse', { side: 'J' }) },
    );
    m.session.give('J', target('0706'));
    m.session.give('J', send('0605', 'J-N16', '0706'));
    expect(m.state.rp.J).toBe(6);
  });
});

describe('upkeep', () => {
  const pay = (turn: number, more: More) => match(turn, 'depot', TRUK, { ...begin('upkeep'), ...more });

  test('WP-6.5.c a depot that no line reaches any more supplies all the same', () => {
    const m = check(5, { '1207': 'J-L1' }, { depots: { J: ['1107'] } });
    expect(m.where('J-L1')).toBe('1207');
    expect(refusal(depots(5, {}, { depots: { J: ['1107'] } }), 'J', build('1207'))).not.toBe('legal');
  });

  test('WP-6.5.d WP-6.5.e more may be built than can be kept, and what was built just now may go', () => {
    const m = match(5, 'depot', TRUK, { trp: { J: 1, A: 9 }, depots: { J: ['0907'] }, passed: { A: true } });
    expect(refusal(m, 'J', build('0906'))).toBe('legal');
    m.session.give('J', { do: 'pass' });
    expect([m.now, m.legal()]).toEqual([
      'A loseDepots',
      [
        { do: 'remove', hex: '0906' },
        { do: 'remove', hex: '0907' },
      ],
    ]);
    expect(refusal(m, 'A', { do: 'remove', hex: '0906' })).toBe('legal');
  });

  test('WP-6.5.f where both are short, the side with more points chooses first', () => {
    const more = { trp: { J: 1, A: 1 }, depots: { J: ['0907', '0906'], A: ['1506', '1407'] } };
    expect(pay(5, more).now).toBe('J loseDepots');
    expect(pay(5, { ...more, initiative: 'A' }).now).toBe('A loseDepots');
  });

  test('WP-6.6.2.c Allied depots are free on turn 1 and paid for from turn 2', () => {
    const left = (turn: number) => pay(turn, { trp: { J: 9, A: 9 }, depots: { A: ['1506'] } }).state.rp.A;
    expect([left(1), left(2)]).toEqual([9, 8]);
  });

  test('WP-5.0.a WP-5.2.a points are spent on depots, impulses and rebuilding, and none is carried over', () => {
    expect(pay(5, { trp: { J: 9, A: 9 }, depots: { J: ['0907'] } }).state.rp.J).toBe(8);
    expect(cost({})).toBe(2);
    const repaired = match(
      5,
      'rebuild',
      { ...TRUK, '0804': 'J-C1!' },
      { trp: { J: 9, A: 5 }, rp: { J: 4, A: 0 } },
    );
    repaired.session.give('J', { do: 'rebuild', unit: 'J-C1' });
    expect(repaired.state.rp.J).toBe(2);
    const next = match(5, 'resource', TRUK, { trp: { J: 19, A: 19 }, rp: { J: 19, A: 19 } }, [1, 1, 1, 1]);
    expect(next.state.rp.J).toBe(next.state.trp.J);
    expect(next.state.rp.J).toBeLessThan(19);
  });

  test('WP-8.8.c a depot that is removed may be built again', () => {
    const m = depots(5, {}, { depots: { J: ['0907'] }, passed: { A: true } });
    m.session.give('J', { do: 'remove', hex: '0907' });
    expect(m.state.depots.J).toEqual([]);
    expect(refusal(m, 'J', build('0906'))).toBe('legal');
    expect(refusal(m, 'J', build('0907'))).toBe('legal');
  });

  test('WP-8.8.a a depot stays where it is while units move', () => {
    const m = match(
      5,
      'movement',
      { ...TRUK, '0605': 'J-N1' },
      { trp: { J: 9, A: 0 }, depots: { J: ['0605'] }, ...begin('impulse', { side: 'J' }) },
    );
    const before = m.state.depots.J;
    m.session.give('J', target('0506'));
    expect(refusal(m, 'J', send('0605', 'J-N1', '0506'))).toBe('legal');
    expect(m.state.depots.J).toEqual(before);
    expect(m.question.forms.map((form) => form.do)).toEqual(['send', 'free', 'go']);
  });
});

describe('supply', () => {
  test('WP-7.3.d Japanese land in India needs supply; the Allied land that contests it does not', () => {
    const m = check(5, { '0205': 'J-L1 B-L1' }, { cc: ['0205'] });
    expect(m.where('J-L1 B-L1')).toBe('0205! 0205');
  });

  test('WP-12.2.d Chinese units are in supply without any source', () => {
    const m = check(5, { '0404': 'C-L1', '0505': 'C-L2', '0504': 'J-L1' });
    expect(m.where('C-L1 C-L2')).toBe('0404 0505');
  });
});
