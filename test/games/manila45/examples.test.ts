/** The worked examples of the rulebook and further vectors, as positions with orders and dice. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/referee/index.js';
import {
  attack,
  end,
  file,
  fire,
  game,
  hold,
  idOf,
  idsOf,
  type Match,
  march,
  match,
  move,
  pack,
  position,
  step,
  stop,
  Match as TheMatch,
  type Units,
} from './support.js';

type With = Readonly<Record<string, Json>>;

/** A position that begins with a procedure. */
function begun(
  phase: string,
  units: Units,
  procedure: string,
  given: With,
  more: With = {},
  dice: readonly number[] = [],
): Match {
  return match(phase, units, { ...more, begin: { procedure, with: given } }, dice);
}

/** The fault of a position that begins so. */
function faultOf(phase: string, units: Units, procedure: string, given: With, more: With = {}): string {
  const read = game.position.read(file(phase, units, { ...more, begin: { procedure, with: given } }));
  return 'fault' in read ? read.fault.message : 'none';
}

const table = (strength: number, drm: number, die: number) => {
  const m = new TheMatch(
    position({
      game: 'manila45',
      phase: 'C',
      turn: 3,
      begin: { procedure: 'combatTable', with: { strength, drm } },
    }),
    [die],
  );
  return m.outcome;
};

const air = (...n: number[]) => n.map((i) => `US-AIR-${i}`);

describe('examples of the rulebook', () => {
  test('MN-2.2.a 1812 is Fort McKinley, 2119 the Psychopathic Hospital (X1)', () => {
    const names = pack.file.map.hexes
      .filter(({ id }) => id === '1812' || id === '2119')
      .map(({ name }) => name?.en);
    expect(names).toEqual(['Fort McKinley', 'Psychopathic Hospital']);
  });

  test('MN-3.2.d MN-3.2.f the six hexes are closed to the set-up and open to a later move (X3)', () => {
    const m = match('S1', {});
    for (const to of ['3401', '3402', '1613', '1712', '3532', '3531'])
      expect(m.clauseOf({ do: 'place', unit: idOf('1/2P'), to })).toBe('MN-3.2.c');
    const later = match('D', { '1/2P': '3530' });
    later.play(move('1/2P', '3531'), stop);
    expect(later.where('1/2P')).toEqual(['3531']);
  });

  test('MN-4.2.c a last Japanese unit in a Clear hex wins at the end of turn 10 (X4)', () => {
    const m = begun(
      'E',
      { '47-2': '3515!' },
      'victory',
      {},
      { turn: 10, units: { 'JP-52': { at: '2202' } } },
    );
    expect([m.winner, m.ending]).toEqual(['JP', 'held']);
  });

  test('MN-4.3.b the seven named hexes are of the sudden-death area (X5)', () => {
    for (const id of ['2623', '2923', '3522', '4123', '4131', '2830', '3526'])
      expect(pack.victoryZone.includes(pack.grid.index(id)), id).toBe(true);
  });

  test('MN-7.2.a MN-7.2.b MN-7.2.c one replacement a formation and turn, never saved nor lent (X6)', () => {
    const m = match('A', { '1/5': '2828', '2/5': '2928', '1/129': '3230' }, { turn: 3 });
    m.play({ do: 'replace', unit: idOf('1/7'), host: idOf('1/5') });
    expect(m.clauseOf({ do: 'replace', unit: idOf('2/7'), host: idOf('2/5') })).toBe('MN-7.2.a');
    m.play({ do: 'replace', unit: idOf('2/129'), host: idOf('1/129') });
    expect(m.clauseOf({ do: 'replace', unit: idOf('3/129'), host: idOf('1/129') })).toBe('MN-7.2.a');
  });

  test('MN-8.6.b through the wall into a Heavy Structure costs four (X7)', () => {
    const m = begun('B', { '1/129': '4023' }, 'move', { unit: idOf('1/129') });
    m.play(step('3922'));
    expect(m.question.about?.left).toBe(12);
  });

  test('MN-9.2.e walking round an enemy draws up to six shots from it (X8)', () => {
    const ring = ['2907', '2807', '2806', '2905', '3006', '3007'];
    const m = match('B', { '1/5': '2908', '1/1Ind': '2906' }, {}, [6, 6, 6, 6, 6, 6]);
    m.play(move('1/5', ring[0]!), fire('1/1Ind'));
    for (const to of ring.slice(1)) m.play(step(to), fire('1/1Ind'));
    expect(m.rolls.length).toBe(6);
  });

  test('MN-10.6.a MN-10.6.b 2202 to 2206 is four hexes (X9)', () => {
    expect(pack.grid.distance(pack.grid.index('2202'), pack.grid.index('2206'))).toBe(4);
    const m = match('C', { 'A/637': '2202', 'A/44': '2203', '47-1': '2206' });
    expect(m.clauseOf(attack('2206', ['A/44']))).toBe('MN-10.6.b');
    const four = match('C', { 'A/637': '2202', '47-1': '2206' }, {}, [6]);
    four.play(attack('2206', ['A/637']));
    expect(four.modifiers).toEqual({ range2: 1 });
  });

  test('MN-10.9.a four hexes lie inside the walls, with fourteen wall hexsides (X10)', () => {
    expect(pack.hexes.filter(({ inside }) => inside).map(({ id }) => id)).toEqual([
      '3821',
      '3822',
      '3921',
      '3922',
    ]);
    expect(pack.file.map.hexsides.filter(({ type }) => type === 'wall').length).toBe(14);
  });

  test('MN-10.10.a MN-10.12.d from 2224 up to 1924: free, one against the attacker (X11)', () => {
    const m = begun(
      'C',
      { 'A/637': '2224', '47-1': '1924' },
      'attack',
      { target: '1924', units: idsOf('A/637') },
      {},
      [6],
    );
    expect(m.modifiers).toEqual({ uphill: 1, range2: 1 });
  });

  test('MN-10.11.c strength 8 stays in its column, die 2 with +2 is 4: no effect (X12)', () => {
    const m = begun('C', {}, 'combatTable', { strength: 8, drm: 2 }, {}, [2]);
    expect([m.rolls[0]?.total, m.outcome, m.line('table.none')?.column]).toEqual([4, 'none', '≦9']);
  });

  test('MN-10.12.b a Heavy Structure gives +2, not +3 (X13)', () => {
    const m = begun(
      'C',
      { '1/129': '3626', MP: '3625' },
      'attack',
      { target: '3625', units: idsOf('1/129') },
      {},
      [6],
    );
    expect(m.modifiers).toEqual({ heavy: 2, closeAssault: -1 });
    expect(m.modifierClauses).toEqual(['MN-10.12.b', 'MN-10.12.h']);
  });

  test('MN-10.12.g anti-aircraft units do nothing where no air unit attacks (X14)', () => {
    const m = begun(
      'C',
      { '1/129': '3626', MP: '3625', '25-1': '3526!' },
      'attack',
      { target: '3625', units: idsOf('1/129') },
      { turn: 3 },
      [6],
    );
    expect(m.modifiers).not.toHaveProperty('flak');
  });

  test('MN-10.13.b of ranges 1, 3 and 7 the longest counts, once (X15)', () => {
    const m = begun(
      'C',
      { '1/129': '3230', 'A/637': '3227', '756': '3223', MP: '3229' },
      'attack',
      { target: '3229', units: idsOf('1/129', '756'), air: air(1) },
      { turn: 3 },
      [6],
    );
    expect(m.modifiers.range5).toBe(2);
    expect(m.modifiers).not.toHaveProperty('range2');
  });

  test('MN-10.23.d air support and close assault go together (X16)', () => {
    const m = begun(
      'C',
      { '1/129': '3626', '2/129': '3525', MP: '3625' },
      'attack',
      { target: '3625', units: idsOf('1/129', '2/129'), air: air(1) },
      { turn: 3 },
      [6],
    );
    expect(m.modifiers).toEqual({ heavy: 2, closeAssault: -1 });
  });

  test('MN-10.22.b for 3228 the second CAC unit stands in 3229 (X17)', () => {
    const given = (other: string) =>
      faultOf(
        'C',
        { '1/7': '3227', '2/7': other, '1/3P': '3228' },
        'attack',
        { target: '3228', units: idsOf('1/7', '2/7'), fga: 'yes' },
        { turn: 3 },
      );
    expect(['3229', '3128'].map(given)).toEqual(['none', 'MN-10.22.b']);
  });

  test('MN-10.10.c the plateau stops fire from low to low ground, not to its edge (X18)', () => {
    const units = { 'A/637': '1615', 'B/637': '1714', '47-1': '1915', '40': '1815' };
    const m = match('C', units, {}, [6]);
    expect(m.clauseOf(attack('1915', ['A/637']))).toBe('MN-10.10.c');
    m.play(attack('1815', ['A/637']));
    expect(m.outcome).toBe('none');
  });

  test('MN-10.12.c rubble adds to an Urban hex (X19)', () => {
    const m = begun(
      'C',
      { '1/5': '3227', '1/3P': '3228' },
      'attack',
      { target: '3228', units: idsOf('1/5') },
      { rubble: ['3228'] },
      [6],
    );
    expect(m.modifiers).toEqual({ urban: 1, rubble: 1, closeAssault: -1 });
    expect(m.modifierClauses).toEqual(['MN-10.12.a', 'MN-10.12.c', 'MN-10.12.h']);
  });

  test('MN-T.e the outer columns hold 9 and 50 (X20)', () => {
    expect([table(9, 0, 1), table(9, 0, 2), table(50, 0, 6), table(49, 0, 6)]).toEqual([
      'eliminated',
      'none',
      'eliminated',
      'none',
    ]);
  });
});

const Y1: Units = {
  '1/129': '3626',
  '2/129': '3626',
  '3/129': '3525',
  '1/145': '3525',
  '1/3P': '3625',
  MP: '3625',
};
const FOUR = idsOf('1/129', '2/129', '3/129', '1/145');

describe('further vectors', () => {
  test('MN-10.17.a MN-10.20.a a plain close assault: both go, rubble, two may advance (Y1)', () => {
    const m = begun('C', Y1, 'attack', { target: '3625', units: FOUR }, { turn: 2 }, [3, 6]);
    expect(m.line('attack.hit')).toMatchObject({ strength: 36, column: '30-39' });
    expect(m.rolls[0]?.modifiers.map(({ amount }) => amount)).toEqual([2, -1]);
    expect(m.where('1/3P', 'MP')).toEqual(['out', 'out']);
    expect(m.state.rubble.map((hex) => pack.hexes[hex]?.id)).toEqual(['3625']);
    expect(
      m
        .legal()
        .filter((o) => o.do === 'advance')
        .every((o) => Array.isArray(o.units) && o.units.length <= 2),
    ).toBe(true);
    m.play({ do: 'advance', units: idsOf('1/129', '3/129') });
    expect(m.where('1/129', '3/129')).toEqual(['3625', '3625']);
    expect(begun('C', Y1, 'attack', { target: '3625', units: FOUR }, { turn: 2 }, [4]).outcome).toBe('none');
  });

  test('MN-10.12.i the right and the wrong amount of air (Y2)', () => {
    const units = { ...Y1, '25-1': '3526' };
    const two = (die: number[]) =>
      begun('C', units, 'attack', { target: '3625', units: FOUR, air: air(1, 2) }, { turn: 3 }, die);
    expect(two([5]).outcome).toBe('none');
    const hit = two([4, 1]);
    expect(hit.rolls[0]).toMatchObject({ outcome: 'eliminated', total: 6 });
    expect(hit.isFaceUp('25-1')).toBe(true);
    const four = (die: number[]) =>
      begun('C', units, 'attack', { target: '3625', units: FOUR, air: air(1, 2, 3, 4) }, { turn: 3 }, die);
    expect(four([4]).modifiers).toEqual({ heavy: 2, flak: 1 });
    expect([four([3, 1]).rolls[0]?.outcome, four([4]).outcome]).toEqual(['eliminated', 'none']);
  });

  test('MN-10.13.a distant artillery can hurt (Y3)', () => {
    const run = (die: number[]) =>
      begun(
        'C',
        { ...Y1, '136': '2829' },
        'attack',
        { target: '3625', units: [...FOUR, idOf('136')].sort() },
        { turn: 2 },
        die,
      );
    const m = run([3]);
    expect(m.line('attack.none')).toMatchObject({ strength: 46, column: '40-49' });
    expect(m.modifiers).toEqual({ heavy: 2, range5: 2, closeAssault: -1 });
    expect(run([2, 1]).rolls[0]?.outcome).toBe('eliminated');
  });

  test('MN-10.22.d a gasoline attack (Y4)', () => {
    const given = { target: '3228', units: idsOf('1/7', '2/7'), fga: 'yes' };
    const units = { '1/7': '3227', '2/7': '3229', '1/3P': '3228' };
    const m = begun('C', units, 'attack', given, { turn: 3 }, [4, 1]);
    expect(m.rolls[0]).toMatchObject({ total: 2, outcome: 'eliminated' });
    expect(begun('C', units, 'attack', given, { turn: 3 }, [5]).outcome).toBe('none');
    expect(faultOf('C', units, 'attack', given, { turn: 2 })).toBe('MN-10.22.a');
  });

  const Y5: Units = {
    '2/148': '3719',
    '3/148': '3718',
    '1/HQ': '3720',
    '200R': '3720',
    '120-2': '3820',
    '3/2N': '3619',
  };

  test('MN-9.2.b MN-9.3.c defensive fire hits the mover alone (Y5)', () => {
    const m = match('B', Y5, {}, [1]);
    m.play(move('3/148', '3719'));
    expect(m.offered('fire', 'units')).toEqual(idsOf('1/HQ', '120-2', '3/2N'));
    m.play(fire('1/HQ', '120-2', '3/2N'));
    expect(m.line('fire.hit')).toMatchObject({ strength: 15, column: '10-19' });
    expect(m.modifiers).toEqual({ urban: 1 });
    expect(m.where('3/148', '2/148')).toEqual(['out', '3719']);
    const missed = match('B', Y5, {}, [2]);
    missed.play(move('3/148', '3719'), fire('1/HQ', '120-2', '3/2N'));
    expect(missed.question.kind).toBe('underway');
    expect(missed.told('JP')).toContainEqual({ key: 'looked', units: idsOf('2/148', '3/148'), at: '3719' });
  });

  test('MN-9.5.d armour in defensive fire is that of the mover (Y6)', () => {
    const { '120-2': _, ...without } = Y5;
    const tank = match('B', { ...without, 'A/754': '3718' }, {}, [1]);
    tank.play(move('A/754', '3719'), fire('1/HQ', '3/2N'));
    expect(tank.modifiers).toEqual({ urban: 1, armour: 2 });
    const { '3/148': __, '2/148': ___, ...others } = without;
    const infantry = match('B', { ...others, '2/148': '3718', 'A/754': '3719' }, {}, [1]);
    infantry.play(move('2/148', '3719'), fire('1/HQ', '3/2N'));
    expect([infantry.modifiers, infantry.outcome]).toEqual([{ urban: 1 }, 'none']);
    const met = match('B', { ...Y5, 'A/754': '3718', '3/148': '3226' }, {}, [1]);
    met.play(move('A/754', '3719'), fire('1/HQ', '120-2', '3/2N'));
    expect(met.modifiers).toEqual({ urban: 1 });
  });

  test('MN-10.12.j MN-10.15.a a river in close assault, armour in the target (Y7)', () => {
    const m = begun(
      'E',
      { '2/5N': '3421', 'HW-2': '3421', '1/148': '3521', 'B/754': '3521' },
      'attack',
      { target: '3521', units: idsOf('2/5N', 'HW-2') },
      { turn: 4 },
      [1],
    );
    expect(m.modifiers).toEqual({ urban: 1, armour: 2, river: 1 });
    expect([m.line('attack.none')?.strength, m.outcome]).toEqual([9, 'none']);
  });

  test('MN-8.9.d a pontoon goes with its builder (Y9)', () => {
    const m = begun(
      'E',
      { '556': '3122', '1/129': '3123' },
      'eliminate',
      { units: idsOf('556') },
      { pontoons: { 'US-14-556': ['3122', '3123'] } },
    );
    expect(m.state.pontoons).toEqual([]);
    expect(m.where('1/129')).toEqual(['3123']);
  });

  test('MN-8.10.c MN-8.10.d a coastal move (Y11)', () => {
    const units = { '672': '4226', '1/129': '4226' };
    const jump = { do: 'coastalMove', to: '3517', passenger: idOf('1/129') };
    const m = match('B', units);
    m.play(jump);
    expect(m.where('672', '1/129')).toEqual(['3517', '3517']);
    expect(m.clauseOf(move('672', '3516'))).toBe('MN-8.10.d');
    m.play(march('1/129', ['3417']));
    for (const at of ['3417', '3517'])
      expect(match('B', { ...units, '47-1': at }).clauseOf(jump)).toBe('MN-8.10.c');
  });

  const Y12: Units = { '150-1': '3821', '75-2': '3620', NavE: '3722', '3/2P': '3624', '1/145': '3625' };

  test('MN-11.2.c MN-11.2.d MN-11.2.e MN-11.2.g spotters (Y12)', () => {
    const by = (spotter: string) => ({ target: '3625', units: idsOf('150-1'), spotter: idOf(spotter) });
    const m = begun('E', Y12, 'attack', by('3/2P'), {}, [6]);
    expect(m.modifiers).toEqual({ heavy: 2, range5: 2 });
    expect([m.isFaceUp('150-1'), m.isFaceUp('3/2P'), m.isFaceUp('75-2')]).toEqual([true, true, false]);
    expect(begun('E', Y12, 'attack', by('75-2'), {}, [6]).outcome).toBe('none');
    expect(faultOf('E', Y12, 'attack', by('NavE'))).toBe('MN-11.2.c');
    const both = begun('E', Y12, 'attack', { target: '3625', units: idsOf('150-1', '75-2') }, {}, [6]);
    expect(both.line('attack.none')?.strength).toBe(13);
  });

  test('MN-10.7.d lines along a hexside (Y13)', () => {
    const shot = (from: string, to: string) => {
      const m = match('C', { 'A/637': from, '1/1Ind': to }, {}, [6]);
      return m.session.give('US', attack(to, ['A/637']))?.clause ?? 'free';
    };
    expect([shot('1625', '1723'), shot('1711', '1911'), shot('3628', '3526')]).toEqual([
      'free',
      'MN-10.7.b',
      'MN-10.7.b',
    ]);
  });

  test('MN-10.18.a advance over a bridge, not over the bare river (Y16)', () => {
    const units = { '1/129': '3521', '2/129': '3622', MP: '3522' };
    const m = begun('C', units, 'attack', { target: '3522', units: idsOf('1/129', '2/129') }, {}, [1, 1]);
    expect(m.modifiers.river ?? m.rolls[0]?.modifiers.find(({ reason }) => reason === 'river')?.amount).toBe(
      1,
    );
    expect(m.offered('advance', 'units')).toEqual(idsOf('1/129'));
    const offer = begun('C', { '1/129': '3521', '2/129': '3622' }, 'advance', {
      target: '3522',
      units: idsOf('1/129', '2/129'),
    });
    expect(offer.clauseOf({ do: 'advance', units: idsOf('2/129') })).toBe('MN-10.18.a');
  });

  test('MN-10.19.b MN-10.19.d blowing a bridge (Y17)', () => {
    const bridge = pack.file.map.bridges.find(({ a, b }) => a === '3623' && b === '3722')?.id ?? '';
    const units = { NavE: '3722', '25-2': '3722' };
    const given = { bridge, units: idsOf('NavE', '25-2') };
    const m = begun('E', units, 'attackBridge', given, { turn: 3 }, [1]);
    expect([m.modifiers, m.state.destroyed.length, m.line('bridge.hit')?.strength]).toEqual([{}, 1, 8]);
    const missed = begun('E', { ...units, '1/HQ': '3723' }, 'attackBridge', given, { turn: 3 }, [2]);
    expect([missed.outcome, missed.state.destroyed]).toEqual(['none', []]);
    expect(missed.clauseOf({ do: 'attackBridge', bridge, units: idsOf('1/HQ') })).toBe('MN-10.5.b');
    expect(faultOf('E', units, 'attackBridge', given, { turn: 2 })).toBe('MN-10.19.a');
  });

  test('MN-10.21.a MN-10.20.e demolishing a building (Y18)', () => {
    const m = begun(
      'C',
      { '465': '2828', '756': '2829' },
      'attackBuilding',
      { target: '3620', units: idsOf('465', '756') },
      { turn: 5 },
      [1],
    );
    expect([m.modifiers, m.line('building.none')?.strength]).toEqual([{ heavy: 2, range5: 2 }, 24]);
    const strong = { '465': '2828', '756': '2829', '760': '2827', '947': '2826', '517': '2825' };
    const hit = begun(
      'C',
      strong,
      'attackBuilding',
      { target: '3620', units: idsOf('465', '756', '760', '947', '517') },
      { turn: 5 },
      [2],
    );
    expect([hit.rolls.length, hit.state.rubble.length]).toEqual([1, 1]);
  });

  test('MN-4.3.c sudden death is looked for at the end of turn 2 (Y21)', () => {
    const m = match('D', { '1/1Ind': '2625' }, { turn: 1 });
    m.play(march('1/1Ind', ['2724']), end, end);
    expect([m.state.turn, m.winner]).toEqual([2, undefined]);
    const held = begun('E', { '1/1Ind': '2724' }, 'victory', {}, { turn: 2 });
    expect(held.winner).toBeUndefined();
    expect(begun('E', {}, 'victory', {}, { turn: 2 }).ending).toBe('suddenDeath');
  });

  test('MN-6.5.e MN-6.5.l fog: one gun is turned up, nothing more (Y22)', () => {
    const units = { NavE: '3722', '25-2': '3722', MP: '3723' };
    const m = begun('C', units, 'attack', { target: '3723', units: [], air: air(1) }, { turn: 3 }, [6]);
    expect([m.modifiers.flak, m.isFaceUp('25-2'), m.isFaceUp('NavE')]).toEqual([1, true, false]);
    const there = begun(
      'C',
      { ...units, '25-2': '3722!' },
      'attack',
      { target: '3722', units: [], air: air(1) },
      { turn: 3 },
      [6],
    );
    expect([there.isFaceUp('NavE'), there.isFaceUp('MP')]).toEqual([false, false]);
  });

  test('MN-10.3.c the most force is of use (Y23)', () => {
    expect([table(60, 2, 4), table(200, 2, 4), table(200, 2, 5)]).toEqual([
      'eliminated',
      'eliminated',
      'none',
    ]);
  });

  test('MN-10.12.g one gun opens up, the next attack turns up nobody (Y24)', () => {
    const units = { '25-1': '3526', '25-2': '3722', MP: '3625', '3/2P': '3624' };
    const m = match('C', units, { turn: 3 }, [6, 6]);
    m.play({ do: 'attack', target: '3625', units: [], air: air(1) });
    expect([m.isFaceUp('25-1'), m.isFaceUp('25-2'), m.modifiers.flak]).toEqual([true, false, 1]);
    m.play({ do: 'attack', target: '3624', units: [], air: air(2) });
    expect([m.isFaceUp('25-2'), m.modifiers.flak]).toEqual([false, 1]);
  });

  test('MN-8.8.h the 672nd lost on the way helps nobody (Y25)', () => {
    const m = match(
      'B',
      { '672': '2922', '1/129': '2922', '47-1': '2924', '1/HQ': '2924', '2/HQ': '2824' },
      {},
      [1],
    );
    m.play(move('672', '2923'));
    expect(m.offered('fire', 'units')).toEqual(idsOf('47-1', '1/HQ', '2/HQ'));
    m.play(fire('47-1', '1/HQ', '2/HQ'));
    expect([m.where('672'), m.line('fire.hit')?.strength]).toEqual([['out'], 12]);
    expect(m.clauseOf(move('1/129', '2923'))).toBe('MN-8.8.h');
  });

  test('MN-9.1.f MN-6.5.c a shot for a look (Y26)', () => {
    const m = match('B', { '1/148': '3422', 'B/754': '3423', 'HW-1': '3322' }, {}, [1]);
    m.play(move('B/754', '3422'), fire('HW-1'));
    expect([m.modifiers, m.outcome, m.isFaceUp('HW-1')]).toEqual([{ urban: 1, armour: 2 }, 'none', true]);
    expect(m.told('JP')).toContainEqual({ key: 'looked', units: [idOf('1/148'), idOf('B/754')], at: '3422' });
  });

  test('MN-10.18.c help in the attack (Y27)', () => {
    const units = { '672': '2922', '1/129': '2922', MP: '2923' };
    const m = begun(
      'C',
      units,
      'attack',
      { target: '2923', units: idsOf('672', '1/129'), help: idOf('1/129') },
      {},
      [1, 1],
    );
    expect(m.rolls[0]?.modifiers.map(({ reason }) => reason)).toEqual(['urban', 'river', 'closeAssault']);
    m.play({ do: 'advance', units: idsOf('1/129') });
    const without = begun('C', units, 'attack', { target: '2923', units: idsOf('672', '1/129') }, {}, [1, 1]);
    expect(without.rolls[0]?.modifiers.map(({ reason }) => reason)).toEqual(['urban']);
    expect(without.question.kind).toBe('attack');
  });

  test('MN-9.1.b fire is held without a line in the log', () => {
    const m = match('B', { '1/148': '3423', 'HW-1': '3322' });
    m.play(move('1/148', '3422'), hold, stop);
    expect(m.keys).toEqual(['move']);
  });
});
