/** Rule 10: redeployment, submarines, stacking, rebuilding. */
import { describe, expect, test } from 'vitest';
import { strandedFleets } from '../../../../src/games/witp/rules/redeployment/fleets.js';
import { controlOf } from '../../../../src/games/witp/state/survey.js';
import type { Order } from '../../../../src/referee/index.js';
import { begin, type Match, type More, match, pack, pass, refusal, TRUK, type Where } from '../support.js';

const home = (from: string, units: string, to: string): Order => ({
  do: 'redeploy',
  from,
  units: units.split(' '),
  to,
});
const land = (from: string, units: string, path: readonly string[] | string): Order => ({
  do: 'redeployLand',
  from,
  units: units.split(' '),
  path,
});

const fleets = (where: Where, more: More = {}): Match =>
  match(5, 'redeployFleets', { ...TRUK, ...where }, { trp: { J: 9, A: 5 }, ...more });
const others = (turn: number, where: Where, more: More = {}, dice: number[] = []): Match =>
  match(turn, 'redeployLandAir', { ...TRUK, ...where }, { trp: { J: 9, A: 5 }, ...more }, dice);

describe('fleets', () => {
  test('a position of the first segment that begins with a side redeploying asks for its fleets', () => {
    const where = { '0606': 'U-N1 U-L1' };
    expect(fleets(where, begin('redeployment', { side: 'A' })).now).toBe('A redeployFleet');
  });

  test('WP-10.1.b WP-10.1.d WP-10.1.g E-39 stacks over both segments are half of the basic points', () => {
    const where = {
      '0606': 'J-N1 J-N2 U-L1',
      '0607': 'J-N3',
      '0508': 'J-N4',
      '0509': 'J-N5',
      '0605': 'J-A1',
      '0507': 'J-A2',
      '0506': 'J-A3',
    };
    const m = fleets(where, { rp: { J: 9, A: 0 } });
    expect(m.state.redeployLeft).toEqual({ J: 6, A: 8 });
    for (const [from, units] of [
      ['0606', 'J-N1 J-N2'],
      ['0607', 'J-N3'],
      ['0508', 'J-N4'],
      ['0509', 'J-N5'],
    ] as const)
      expect(refusal(m, 'J', home(from, units, '0804'))).toBe('legal');
    expect(m.state.redeployLeft.J).toBe(2);
    m.session.give('J', pass);
    expect(refusal(m, 'J', home('0605', 'J-A1', '0907'))).toBe('legal');
    expect(refusal(m, 'J', home('0507', 'J-A2', '0707'))).toBe('legal');
    expect(m.keys.at(-1)).not.toBe('J redeploy');
  });

  test('WP-10.2.a WP-10.2.c WP-10.2.h WP-10.2.i WP-8.5.s go to an own port, not to an airfield, combat or a closed hex', () => {
    const where = { '0606': 'J-N1', '0705': 'J-L1 U-L1', '0110': 'J-L2' };
    const m = fleets(where, { cc: ['0705'] });
    expect(refusal(m, 'J', home('0606', 'J-N1', '0906'))).toBe('WP-10.2.i');
    expect(refusal(m, 'J', home('0606', 'J-N1', '1506'))).toBe('WP-10.2.a');
    expect(refusal(m, 'J', home('0606', 'J-N1', '0705'))).toBe('WP-10.2.h');
    expect(refusal(m, 'J', home('0606', 'J-N1', '0110'))).toBe('WP-8.5.m');
    expect(refusal(m, 'J', home('0606', 'J-N1', '1107'))).toBe('legal');
  });

  test('WP-10.2.b WP-10.2.g take their cargo along, which lands there and has then redeployed', () => {
    const m = fleets({ '0606': 'J-N1 J-L1~@J-N1', '0903': 'J-L4' });
    m.session.give('J', home('0606', 'J-N1', '0804'));
    expect(m.where('J-L1')).toBe('0804');
    m.session.give('J', pass);
    const again = m.session.give('J', land('0804', 'J-L1', '0904'));
    expect(again?.clause).toBe('WP-10.1.a');
  });

  test('WP-10.2.d WP-10.2.e WP-10.2.j E-26 who is not at an own port when both have passed is removed with its cargo', () => {
    const m = fleets({ '1105': 'J-N1 J-L1@J-N1', '0804': 'J-N2 J-L2@J-N2' });
    m.session.give('J', pass);
    expect(m.where('J-N1 J-L1 J-N2 J-L2')).toBe('out out 0804 0804');
  });

  test('WP-10.2.e passing while fleets are away from a port is known to lose them', () => {
    const losing = (where: Where) => {
      const m = fleets(where);
      return m.of.plans.losesBy?.(m.of.position.view(m.state, 'J'), m.question, pass);
    };
    expect([losing({ '1105': 'J-N1' }), losing({ '0804': 'J-N1' })]).toEqual(['WP-10.2.e', undefined]);
  });

  test('WP-10.2.f WP-10.1.a fleets in port may redeploy too, each unit once', () => {
    const m = fleets({ '0804': 'J-N1' });
    expect(refusal(m, 'J', home('0804', 'J-N1', '0904'))).toBe('legal');
    expect(refusal(m, 'J', home('0904', 'J-N1', '0804'))).not.toBe('legal');
  });
});

describe('air and land', () => {
  test('WP-10.3.d WP-10.3.c WP-10.3.k Air goes any distance to an own base, out of combat as well', () => {
    const m = others(5, { '0606': 'J-A1 J-L1 U-L1' }, { cc: ['0606'] });
    expect(refusal(m, 'J', home('0606', 'J-A1', '1506'))).toBe('WP-10.3.c');
    expect(refusal(m, 'J', home('0606', 'J-A1', '1107'))).toBe('legal');
  });

  test('WP-10.3.b WP-9.7.d land in combat stays, but land may come to it', () => {
    const where = { '0606': 'J-L1 U-L1', '0605': 'J-L2' };
    const m = others(5, where, { cc: ['0606'], depots: { J: ['0605'] } });
    expect(refusal(m, 'J', land('0606', 'J-L1', '0605'))).toBe('WP-10.3.b');
    expect(refusal(m, 'J', land('0605', 'J-L2', '0606'))).toBe('legal');
  });

  test('WP-10.3.f WP-10.3.j E-34 the destination must be out of zones that are not negated', () => {
    const where = { '1110': 'U-L1', '1008': 'J-A1 J-L1' };
    const more = { depots: { A: ['1110'] }, initiative: 'A', next: 'A', passed: { J: true } };
    expect(refusal(others(6, where, more), 'A', land('1110', 'U-L1', ['1009']))).toBe('WP-10.3.f');
    const covered = others(6, { ...where, '1009': 'U-A1' }, more, [6, 6]);
    expect(refusal(covered, 'A', land('1110', 'U-L1', ['1009']))).toBe('legal');
    expect(covered.rolls.map(({ purpose }) => purpose)).toEqual(['submarinesA']);
  });

  test('WP-10.3.e WP-10.3.i needs a depot or source within two hexes, and two at most behind the last', () => {
    const far = others(5, { '0606': 'J-L1', '0903': 'J-L4' });
    expect(refusal(far, 'J', land('0606', 'J-L1', '0605'))).toBe('WP-10.3.e');
    const near = others(5, { '0606': 'J-L1' }, { depots: { J: ['0605'] } });
    expect(refusal(near, 'J', land('0606', 'J-L1', '0605'))).toBe('legal');
  });

  test('WP-10.4.a WP-10.4.b WP-10.4.c E-25 submarines hit with 5 in 1944, not in 1943', () => {
    const where = { '0605': 'J-L1 J-L2 J-L3', '0606': 'J-L4' };
    const more = { depots: { J: ['0605', '0906'] } };
    const move = land('0605', 'J-L1 J-L2 J-L3', ['0706', '0805', '0906']);
    const miss = others(9, where, more, [2, 3]);
    miss.session.give('J', move);
    expect(miss.keys).toContain('submarines.miss');
    const hit = others(10, where, more, [2, 3]);
    hit.session.give('J', move);
    expect(hit.now).toBe('J submarine');
    hit.session.give('J', { do: 'hit', unit: 'J-L2' });
    expect(hit.where('J-L1 J-L2 J-L3')).toBe('0906 0906! 0906');
  });

  test('WP-10.4.d WP-10.4.e by land alone no submarine attacks, and such a way is proposed', () => {
    const m = others(
      10,
      { '0603': 'J-L1', '0505': 'J-L2' },
      { depots: { J: ['0603'] }, cc: ['0504'], passed: { A: true } },
    );
    m.session.give('J', land('0603', 'J-L1', '0504'));
    expect(m.rolls).toEqual([]);
  });

  test('WP-10.3.l WP-8.7.b when the last land leaves a base that was taken, the Air there has to go', () => {
    const where = { '0606': 'J-L1 J-A1', '0605': 'J-L2' };
    const m = others(5, where, { depots: { J: ['0605'] }, passed: { A: true } }, [6, 6]);
    m.session.give('J', land('0606', 'J-L1', '0605'));
    expect(m.now).toBe('J relocate');
  });
});

describe('stacking', () => {
  const stack = (where: Where, more: More = {}) =>
    match(5, 'depot', { ...TRUK, ...where }, { trp: { J: 9, A: 9 }, ...begin('stacking'), ...more });

  test('WP-10.5.a WP-10.5.b WP-10.5.c WP-8.3.b limits are kept by removing what is over', () => {
    expect(stack({ '0605': 'J-L1 J-L2 J-L3 J-A1 J-N1 J-N2 J-N3 J-N4 J-N5' }).now).toBe('J depot');
    expect(stack({ '0605': 'J-L1 J-L2 J-L3 J-L4' }).now).toBe('J stacking');
    expect(
      stack({ '0605': 'J-A1 J-A2' })
        .legal()
        .map((o) => o.unit),
    ).toEqual(['J-A1', 'J-A2']);
    expect(stack({ '0704': 'J-L1 J-L2' }).now).toBe('J stacking');
    expect(stack({ '1201': 'U-N1 U-N2' }).now).toBe('A stacking');
  });

  test('WP-10.5.d WP-10.5.e WP-10.5.f Panama has none, combat only one for Air, China none', () => {
    const panama = 'U-L1 U-L2 U-L3 U-L4 U-N1 U-N2 U-N3 U-N4 U-N5 U-N6';
    expect(stack({ '1708': panama }).now).toBe('J depot');
    const fight = { '0605': 'J-L1 J-L2 J-L3 J-L4 J-A1 J-A2 U-L1' };
    expect(stack(fight, { cc: ['0605'] }).now).toBe('J depot');
    expect(stack({ '0605': `${fight['0605']} J-A3` }, { cc: ['0605'] }).now).toBe('J stacking');
    expect(stack({ '0404': 'C-L1 C-L2 C-L3 C-L4' }).now).toBe('J depot');
  });
});

describe('fleets in a port that goes back to the enemy', () => {
  const where = {
    '0606': 'J-N1 J-N2! J-N3 J-N4 J-N5 J-N6 J-L1 J-L2',
    '0605': 'J-L3',
    '0804': 'J-N7!',
  };
  const more = { depots: { J: ['0605'] }, passed: { A: true }, rp: { J: 5, A: 0 } };
  const left = (m: Match, units: string) => {
    const order = land('0606', units, '0605');
    const { forms } = m.question;
    const form = forms.find((one) => one.do === 'redeployLand')!;
    const path = form.fields.at(-1)!;
    return path.walk.explain?.(order, ['0605'])?.lines ?? [];
  };

  test('WP-10.5.j stay there, more than five of them too, when the last land unit has left', () => {
    const m = others(5, where, more, [6, 6]);
    m.session.give('J', land('0606', 'J-L1 J-L2', '0605'));
    expect(controlOf({ pack, state: m.state }, pack.hexIndexes.get('0606')!)).toBe('A');
    m.session.give('J', pass);
    expect(m.now).toBe('J rebuild');
    expect(m.where('J-N1 J-N2 J-N6')).toBe('0606 0606! 0606');
    expect(m.keys).not.toContain('unit.excess');
    expect(strandedFleets({ pack, state: m.state }, 'J').length).toBe(6); // next turn they must go home
  });

  test('WP-10.5.j are not rebuilt there', () => {
    const m = others(5, where, more, [6, 6]);
    m.session.give('J', land('0606', 'J-L1 J-L2', '0605'));
    m.session.give('J', pass);
    expect(refusal(m, 'J', { do: 'rebuild', unit: 'J-N2' })).toBe('WP-10.6.d');
  });

  test('WP-10.5.j are named before the last land unit is sent off, and only then', () => {
    const m = others(5, where, more);
    expect(left(m, 'J-L1')).toEqual([]);
    const [warning] = left(m, 'J-L1 J-L2');
    expect(warning).toEqual({
      key: 'explain.port',
      hex: '0606',
      units: ['J-N1', 'J-N2', 'J-N3', 'J-N4', 'J-N5', 'J-N6'],
    });
    const own = others(5, { '0804': 'J-N1 J-L1', '0903': 'J-L4' }, { ...more, depots: {} });
    const form = own.question.forms.find((one) => one.do === 'redeployLand')!;
    expect(form.fields.at(-1)!.walk.explain?.(land('0804', 'J-L1', '0903'), ['0903'])).toBeUndefined();
  });

  test('WP-10.5.j are named before a card takes the last land unit off too', () => {
    const m = others(8, where, { ...more, effects: [{ card: '1943-10', owner: 'J' }] });
    const form = m.question.forms.find((one) => one.do === 'evacuate')!;
    const order = { do: 'evacuate', card: '1943-10', from: '0606', units: ['J-L1', 'J-L2'] };
    expect(
      form.fields
        .at(-1)!
        .walk.explain?.(order, ['0804'])
        ?.lines.map(({ key }) => key),
    ).toEqual(['explain.port']);
  });
});

describe('rebuilding', () => {
  const rebuild = (where: Where, rp: number, more: More = {}) =>
    match(5, 'rebuild', { ...TRUK, ...where }, { trp: { J: 9, A: 5 }, rp: { J: rp, A: rp }, ...more });
  const one = (unit: string): Order => ({ do: 'rebuild', unit });

  test('WP-10.6.a WP-10.6.e WP-10.6.b E-42 costs two for a carrier, one for others, at a base of the own colour', () => {
    const m = rebuild({ '0805': 'J-N1! J-L1! J-A1!', '0804': 'J-C1! J-N2!' }, 5, { passed: { A: true } });
    expect(refusal(m, 'J', one('J-N1'))).toBe('WP-10.6.e');
    for (const unit of ['J-L1', 'J-A1', 'J-C1', 'J-N2']) expect(refusal(m, 'J', one(unit))).toBe('legal');
    expect(m.state.rp.J).toBe(0);
  });

  test('WP-10.6.c WP-10.6.d WP-10.6.f not at bases of another nation, but in combat at an own one', () => {
    const where = { '0606': 'J-L1!', '1011': 'U-L1!', '0804': 'J-L2! U-L2' };
    const m = rebuild(where, 5, { cc: ['0804'] });
    expect(refusal(m, 'J', one('J-L1'))).toBe('WP-10.6.d');
    expect(refusal(m, 'J', one('J-L2'))).toBe('legal');
    const ally = rebuild({ ...where, '0205': 'B-L1!' }, 5, { next: 'A' });
    expect(refusal(ally, 'A', one('U-L1'))).toBe('WP-10.6.c');
  });

  test('WP-10.6.g WP-10.0.b the players alternate, one unit at a time', () => {
    const m = rebuild({ '0804': 'J-N1! J-N2!', '1506': 'U-N1! U-N2!' }, 5);
    m.session.give('J', one('J-N1'));
    expect(m.now).toBe('A rebuild');
  });

  test('WP-4.3.b a card rebuilds without points', () => {
    const effects = [{ card: '1942-05', owner: 'A' }];
    const m = rebuild({ '1506': 'U-L1!' }, 0, { effects, next: 'A' });
    expect(refusal(m, 'A', { do: 'rebuildFree', card: '1942-05', unit: 'U-L1' })).toBe('legal');
    expect(m.where('U-L1')).toBe('1506');
  });
});
