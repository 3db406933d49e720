/** Rules 2, 6, 8 and 9 at their edges: what a step may not do, and who takes part. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/referee/index.js';
import {
  begin,
  clausesOf,
  game,
  go,
  type Match,
  type More,
  match,
  pack,
  pass,
  refusal,
  send,
  TRUK,
  target,
  type Where,
} from '../support.js';

const rp = { trp: { J: 20, A: 20 }, rp: { J: 20, A: 20 } };
const impulse = (side: 'J' | 'A', where: Where, more: More = {}): Match =>
  match(5, 'movement', { ...TRUK, ...where }, { ...rp, ...begin('impulse', { side }), ...more });
const depots = (where: Where, more: More = {}): Match =>
  match(5, 'depot', { ...TRUK, ...where }, { trp: { J: 12, A: 5 }, ...more });
const fight = (procedure: string, given: More, where: Where, dice: number[], more: More = {}): Match =>
  match(
    5,
    'depot',
    { ...TRUK, ...where },
    { initiative: 'J', cc: [], ...begin(procedure, given), ...more },
    dice,
  );
const hit = (unit: string): Order => ({ do: 'hit', unit });
const none: Order = { do: 'declare', support: [], cards: [], kamikaze: [] };
const totals = (m: Match) => m.log.filter(({ key }) => key === 'battle.total').map(({ n }) => n);

describe('the components', () => {
  test('WP-2.1.a WP-2.2.b WP-2.2.c WP-2.2.d are 148 units of printed strength, 40 cards and 178 hexes', () => {
    expect([pack.units.length, pack.cards.length, pack.hexes.length]).toEqual([148, 40, 178]);
    const strengths = (type: string) =>
      new Set(pack.units.filter((u) => u.type === type).map((u) => u.strength));
    expect([...strengths('CV'), ...strengths('N'), ...strengths('L'), ...strengths('A')]).toEqual([
      2, 1, 1, 0,
    ]);
  });

  test('WP-2.3.4.a WP-3.3.a WP-3.3.f the sources, the set-up, the units to come and the spare are as printed', () => {
    expect([pack.sources.J.length, pack.sources.A.length]).toEqual([3, 3]);
    const state = game.rules.start({ scenario: 'standard', options: {} });
    const at = (place: number) => state.units.filter((unit) => unit.at === place).length;
    expect([state.units.filter((unit) => unit.at >= 0).length, at(-2), at(-3)]).toEqual([83, 64, 1]);
  });

  test('WP-2.2.i no side has more depots than counters', () => {
    const bases = pack.bases
      .filter((hex) => pack.hexes[hex]!.owner === 'J')
      .map((hex) => pack.hexes[hex]!.id);
    const m = depots({}, { depots: { J: bases.slice(0, 14) } });
    expect(refusal(m, 'J', { do: 'build', hex: bases[15] ?? '' })).toBe('WP-2.2.i');
  });
});

describe('depots at the edge', () => {
  test('WP-6.0.a WP-6.0.c the side with more points begins, and each takes one action', () => {
    const m = depots({});
    expect(m.now).toBe('J depot');
    m.session.give('J', { do: 'build', hex: '0906' });
    expect(m.now).toBe('A depot');
  });

  test('WP-6.1.e contested bases take a depot of the side of their colour', () => {
    const m = depots({ '0606': 'U-L1 J-L1' }, { depots: { A: ['0607'] }, next: 'A', cc: ['0606'] });
    expect(refusal(m, 'A', { do: 'build', hex: '0606' })).toBe('WP-6.1.b');
    const j = depots({ '0705': 'U-L1 J-L1' }, { cc: ['0705'] });
    expect(refusal(j, 'J', { do: 'build', hex: '0705' })).toBe('legal');
  });

  test('WP-6.3.a WP-6.3.c lines are three hexes at most, and not through enemy units', () => {
    expect(refusal(depots({}), 'J', { do: 'build', hex: '1107' })).toBe('WP-6.1.b');
    const blocked = { '0705': 'U-A1!', '0704': 'U-A2!', '0805': 'U-A3!', '0905': 'U-N1', '0604': 'U-L1' };
    expect(refusal(depots(blocked), 'J', { do: 'build', hex: '0605' })).toBe('WP-6.1.b');
    expect(refusal(depots({}), 'J', { do: 'build', hex: '0605' })).toBe('legal');
  });

  test('WP-2.3.4.b a source that enemy land holds alone serves nobody', () => {
    const m = depots({ '0804': 'U-L1', '0904': 'U-L2', '0903': 'U-L3' });
    expect([m.keys, m.now]).toEqual([['depot.pass'], 'A depot']);
  });

  test('WP-6.4.a WP-6.4.b a depot that is removed may be built elsewhere in the same phase', () => {
    const m = depots({}, { depots: { J: ['0907'] } });
    expect(refusal(m, 'J', { do: 'remove', hex: '0907' })).toBe('legal');
    m.session.give('A', pass);
    expect(refusal(m, 'J', { do: 'build', hex: '0906' })).toBe('legal');
  });

  test('WP-7.1.f WP-7.1.g a depot supplies without a network, and on turn 1 Allied units suffer from Japanese zones', () => {
    const lone = match(
      5,
      'depot',
      { ...TRUK, '1207': 'U-L1' },
      { depots: { A: ['1208'] }, ...begin('supply') },
    );
    expect(lone.where('U-L1')).toBe('1207');
    const zone = { ...TRUK, '1207': 'J-A5 J-L1', '1208': 'J-L2', '1007': 'J-A1', '0909': 'U-L1' };
    const m = match(
      1,
      'depot',
      { ...zone, '1008': 'J-A2 J-L3' },
      { depots: { A: ['1110'] }, ...begin('supply') },
    );
    expect(m.where('U-L1')).toBe('0909!');
  });
});

describe('movement at the edge', () => {
  test('WP-8.0.b WP-8.0.c WP-8.5.a Air and units that have moved are not sent', () => {
    const m = impulse('J', { '0605': 'J-A1 J-N1* J-N2' });
    m.session.give('J', target('0506'));
    expect(refusal(m, 'J', send('0605', 'J-A1', '0506'))).toBe('WP-8.0.b');
    expect(refusal(m, 'J', send('0605', 'J-N1', '0506'))).toBe('WP-8.5.a');
  });

  test('WP-8.1.a WP-8.1.b WP-8.1.c WP-8.2.c the sides alternate until both have passed', () => {
    const m = match(5, 'movement', { ...TRUK, '0605': 'J-N1 J-N2', '1506': 'U-N1 U-N2' }, rp);
    m.session.give('J', target('0506'));
    m.session.give('J', send('0605', 'J-N1', '0506'));
    m.session.give('J', go);
    expect(m.now).toBe('A impulse');
    m.session.give('A', pass);
    expect(m.now).toBe('J impulse');
    m.session.give('J', pass);
    expect([m.keys.includes('movement.end'), m.state.targets.J]).toEqual([true, []]);
    expect(m.state.units.filter(({ moved }) => moved)).toEqual([]);
  });

  test('WP-8.1.d WP-12.1.c on turn 1 Japan alone moves', () => {
    const m = match(1, 'movement', {}, { clear: false, trp: { J: 20, A: 0 } });
    m.session.give('J', target('0508'));
    m.session.give('J', send('0507', 'J-N9', '0508'));
    m.session.give('J', go);
    expect(m.now).toBe('J impulse');
  });

  test('WP-8.2.b WP-8.2.e WP-8.4.a several hexes send to one target, and a hex is activated once', () => {
    const m = impulse('J', { '0605': 'J-N1 J-N2', '0507': 'J-N3' });
    m.session.give('J', target('0506'));
    for (const [from, unit] of [
      ['0605', 'J-N1'],
      ['0605', 'J-N2'],
      ['0507', 'J-N3'],
    ] as const)
      expect(refusal(m, 'J', send(from, unit, '0506'))).toBe('legal');
    expect(m.state.rp.J).toBe(15);
  });

  test('WP-8.5.d WP-8.5.h land enters neither mountains nor sea, and passes no enemy land', () => {
    const m = impulse('J', { '0406': 'J-L1', '0306': 'B-L1' });
    m.session.give('J', target('0205'));
    expect(refusal(m, 'J', target('0205'))).not.toBe('legal');
    const path = impulse('J', { '0406': 'J-L1' });
    path.session.give('J', target('0306'));
    expect(refusal(path, 'J', send('0406', 'J-L1', '0405'))).toBe('WP-8.5.d');
  });

  test('WP-8.5.q WP-8.7.e fleets pass enemy Air and land, and drive nobody out', () => {
    const m = impulse('J', { '0605': 'J-N1', '0606': 'U-A1' });
    m.session.give('J', target('0607'));
    expect(refusal(m, 'J', send('0605', 'J-N1', '0606 0607'))).toBe('legal');
    m.session.give('J', go);
    expect(m.where('U-A1')).toBe('0606');
  });

  test('WP-8.6.b WP-8.6.c WP-8.6.1.a damaged ships carry, across nations, what stands in their hex', () => {
    const m = impulse('A', { '0207': 'U-N1! B-L1!', '0206': 'B-L2' });
    m.session.give('A', target('0306'));
    expect(refusal(m, 'A', send('0207', 'U-N1 B-L2', '0307 0306', 'B-L2 U-N1'))).toBe('WP-8.2.a');
    expect(refusal(m, 'A', send('0207', 'U-N1 B-L1', '0307 0306', 'B-L1 U-N1'))).toBe('legal');
  });

  test('WP-8.6.1.d land that is held by enemy land does not embark', () => {
    const m = impulse('J', { '0606': 'J-N1 J-L1 U-L1' });
    m.session.give('J', target('0605'));
    expect(refusal(m, 'J', send('0606', 'J-L1 J-N1', '0605', 'J-L1 J-N1'))).toBe('WP-8.5.g');
  });

  test('WP-8.6.2.b WP-8.6.2.f WP-8.6.2.h against fleets alone land comes ashore at once, carried enemies do not count', () => {
    const m = impulse('J', { '0605': 'J-N1 J-L1', '0508': 'U-N1 U-L1@U-N1' });
    m.session.give('J', target('0508'));
    m.session.give('J', send('0605', 'J-L1 J-N1', '0506 0507 0508', 'J-L1 J-N1'));
    expect(m.where('J-L1')).toBe('0508');
  });

  test('WP-8.7.d WP-8.7.g without an own base near an Air is removed, a contested own one will do', () => {
    const far = match(
      5,
      'depot',
      { ...TRUK, '1506': 'U-A2' },
      begin('relocation', { unit: 'J-A1', from: '1506' }),
    );
    expect(far.where('J-A1')).toBe('out');
    expect(clausesOf(far, 'air.lost')).toEqual(['WP-8.7.d']);
    const near = { ...TRUK, '0606': 'U-L1 J-L1', '0607': 'J-L2' };
    const m = match(5, 'depot', near, {
      cc: ['0606'],
      ...begin('relocation', { unit: 'U-A1', from: '0607' }),
    });
    expect(refusal(m, 'A', { do: 'relocate', unit: 'U-A1', to: '0606' })).toBe('legal');
    expect(m.where('U-A1')).toBe('0606!');
  });

  test('WP-8.8.e a depot at a base that reverts stays', () => {
    const m = impulse('J', { '0606': 'J-L1', '0605': 'J-L2' }, { depots: { J: ['0606'] } });
    m.session.give('J', target('0607'));
    m.session.give('J', send('0606', 'J-L1', '0607'));
    expect(m.state.depots.J).toHaveLength(1);
  });
});

describe('combat at the edge', () => {
  test('WP-9.1.d WP-9.2.a fleets, land and Air do not fight each other', () => {
    const m = match(
      5,
      'combat',
      { ...TRUK, '0605': 'U-N1 J-L1 J-A1', '0606': 'J-N1 U-A1' },
      { trp: { J: 1, A: 1 } },
    );
    expect(m.keys).not.toContain('battle');
  });

  test('WP-2.2.e WP-2.2.f WP-9.2.b WP-9.2.c WP-9.2.d full Air beside the hex adds 2 each; the side behind in points declares first', () => {
    const where = { '1105': 'J-N1 U-N1', '1205': 'U-A3', '1104': 'J-A1', '1304': 'U-A4', '1204': 'U-A2!' };
    const m = fight('fleetBattle', { hex: '1105' }, where, [1, 1]);
    expect(m.now).toBe('A declare');
    m.session.give('A', { ...none, support: ['U-A3'] });
    expect(m.now).toBe('J declare');
    m.session.give('J', none);
    expect(totals(m)).toEqual([2, 4]);
  });

  test('WP-9.3.1.b WP-9.3.1.c pairs are of full units, of any nation', () => {
    const m = fight('fleetBattle', { hex: '1105' }, { '1105': 'J-C1 J-N1! U-C1 B-N1' }, [1, 1]);
    expect(totals(m)).toEqual([3, 6]);
  });

  test('WP-9.4.a WP-9.4.2.a WP-9.5.1.c land adds half its die, and carriers nothing', () => {
    const m = fight('landBattle', { hex: '0606' }, { '0606': 'J-L1 J-C1 U-L1 U-L2' }, [5, 1]);
    expect(totals(m)).toEqual([3, 2]);
  });

  test('WP-9.5.2.a WP-9.5.2.c WP-9.5.2.d who stands ashore fights with those who land, and the other side has the bonus', () => {
    const m = fight('assault', { hex: '0606', side: 'J' }, { '0606': 'J-N1 J-L1@J-N1 J-L2 U-L1' }, [2, 1]);
    expect(totals(m)).toEqual([3, 2]);
  });

  test('WP-9.5.2.b WP-9.6.3.l a lost assault is lost by each in his own way', () => {
    const where = { '0606': 'J-N1 J-L1@J-N1 J-L2 U-L1 U-L2 U-L3!', '0605': 'J-L3' };
    const m = fight('assault', { hex: '0606', side: 'J' }, where, [1, 3]);
    expect(totals(m)).toEqual([2, 4]);
    m.session.give('J', hit('J-L2'));
    m.session.give('J', hit('J-L1'));
    m.session.give('A', hit('U-L1'));
    expect(m.where('J-L1 J-L2')).toBe('0606!@J-N1 0606!');
    expect(m.state.cc).toHaveLength(1);
  });

  test('WP-9.5.2.b WP-9.6.3.c WP-9.6.3.d of a clearly lost assault half of those who land are lost, and only who marched in retreats', () => {
    const where = {
      '0606': 'J-N1 J-L1@J-N1 J-N2 J-L2@J-N2 J-L3 U-L1 U-L2 U-L3 U-L4',
      '0605': 'J-L4',
    };
    const m = fight('assault', { hex: '0606', side: 'J' }, where, [1, 2]);
    expect(totals(m)).toEqual([3, 6]);
    for (const unit of ['J-L1', 'J-L2', 'J-L3']) m.session.give('J', hit(unit));
    m.session.give('A', hit('U-L1'));
    expect(m.legal()).toEqual([
      { do: 'lose', unit: 'J-L1' },
      { do: 'lose', unit: 'J-L2' },
    ]);
    m.session.give('J', { do: 'lose', unit: 'J-L1' });
    m.session.give('J', { do: 'embark', unit: 'J-L2', to: 'J-N1' });
    expect(m.where('J-L1 J-L2 J-L3')).toBe('out 0606!@J-N1 0607!');
    expect(m.state.cc).toEqual([]);
  });

  test('WP-9.6.1.h WP-9.6.1.l normal hits never fall on Air, and may be heaped on one unit', () => {
    const m = fight(
      'fleetBattle',
      { hex: '1105' },
      { '1105': 'J-C1 J-C2 J-N1 U-N1 U-N2', '1205': 'U-A3' },
      [2, 1],
    );
    m.session.give('A', { ...none, support: ['U-A3'] });
    expect(m.legal()).toEqual([hit('U-N1'), hit('U-N2')]);
    m.session.give('A', hit('U-N1'));
    expect(refusal(m, 'A', hit('U-N1'))).toBe('legal');
  });

  test('WP-9.6.1.m hits on cargo come on top', () => {
    const m = fight('fleetBattle', { hex: '1105' }, { '1105': 'J-N1 J-N2 U-N1 U-L1@U-N1' }, [2, 1]);
    expect(m.where('U-N1 U-L1')).toBe('out out');
    expect(m.now).toBe('J hit');
  });

  test('WP-9.6.2.a a natural 4 inflicts no extra hit', () => {
    const m = fight('fleetBattle', { hex: '1105' }, { '1105': 'J-N1 U-N1', '1205': 'U-A3' }, [4, 1]);
    m.session.give('A', { ...none, support: ['U-A3'] });
    expect(m.where('U-A3')).toBe('1205');
  });

  test('WP-9.6.3.h cargo retreats with its fleet and lands no more', () => {
    const m = fight('fleetBattle', { hex: '1105' }, { '1105': 'J-C1 J-N1 U-N1 U-N2! U-L1@U-N2' }, [2, 1], {
      options: { literalTransportHits: false },
    });
    m.session.give('A', hit('U-N1'));
    m.session.give('A', hit('U-N1'));
    m.session.give('J', hit('J-C1'));
    expect(refusal(m, 'A', { do: 'retreat', to: '1205' })).toBe('legal');
    expect(m.where('U-N2 U-L1')).toBe('1205! 1205@U-N2');
    expect(m.state.units[pack.unitIndexes.get('U-L1') ?? -1]?.home).toBe(true);
  });

  test('WP-9.7.e WP-9.7.f the marker goes with the last land of a side, and fleets may leave', () => {
    const m = match(5, 'depot', { ...TRUK, '0606': 'J-L1' }, { cc: ['0606'], ...begin('supply') });
    expect(m.state.cc).toEqual([]);
    const leaving = impulse('J', { '0606': 'J-N1 J-L1 U-L1' }, { cc: ['0606'] });
    leaving.session.give('J', target('0605'));
    expect(refusal(leaving, 'J', send('0606', 'J-N1', '0605'))).toBe('legal');
  });

  test('WP-12.1.h on turn 1 Japan does not retreat into a closed country either', () => {
    const where = { ...TRUK, '0306': 'J-L1 B-L1 B-L2 B-L3', '0406': 'B-L4', '0407': 'J-L2' };
    const m = match(1, 'depot', where, {
      cc: [],
      ...begin('retreat', { side: 'J', hex: '0306', units: ['J-L1'] }),
    });
    expect(m.where('J-L1')).toBe('out');
  });

  test('WP-4.3.d a bonus named before the dice counts in that battle alone', () => {
    const more = { effects: [{ card: '1944-04', owner: 'J' }] };
    const m = fight('fleetBattle', { hex: '1105' }, { '1105': 'J-C1 U-C1' }, [1, 2], more);
    m.session.give('J', { ...none, cards: ['1944-04'] });
    expect(totals(m)).toEqual([5, 4]);
    expect(m.state.effects[0]?.used).toBe(true);
    const without = { '1105': 'J-C1! J-N1 U-C1' };
    expect(fight('fleetBattle', { hex: '1105' }, without, [1, 1], more).keys).toContain('battle.total');
  });

  test('WP-4.3.b kamikaze: Air given up hits before strengths are totalled', () => {
    const more = { effects: [{ card: '1944-03', owner: 'J' }] };
    const m = fight('fleetBattle', { hex: '1105' }, { '1105': 'J-N1 U-N1', '1104': 'J-A1' }, [], more);
    m.session.give('J', { ...none, kamikaze: ['J-A1'] });
    expect(m.where('J-A1 U-N1')).toBe('out out');
    expect(totals(m)).toEqual([]);
  });
});
