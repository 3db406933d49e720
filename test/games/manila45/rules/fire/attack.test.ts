/** Chapters 10.1 to 10.6, 10.11 to 10.16 and 10.23: offensive fire. */
import { describe, expect, test } from 'vitest';
import components from '../../../../../src/games/manila45/components/components.json' with { type: 'json' };
import { makePack } from '../../../../../src/games/manila45/components/pack.js';
import { createManila } from '../../../../../src/games/manila45/game.js';
import { readTyped } from '../../../../../src/referee/index.js';
import { GivenMatch, positionOf } from '../../../match.js';
import { attack, end, file, game, hold, idOf, idsOf, match, pack, type Units } from '../../support.js';

const air = (...n: readonly number[]) => ({ air: n.map((i) => `US-AIR-${i}`) });

/** Modifiers of one attack of the US side. */
function modifiers(
  units: Units,
  target: string,
  by: readonly string[],
  more: object = {},
  file: Parameters<typeof match>[2] = {},
) {
  const m = match('C', units, { turn: 3, ...file }, [6, 6]);
  m.play({ ...attack(target, by), ...more });
  return m.modifiers;
}

describe('an attack', () => {
  test('MN-10.1.a MN-10.6.b reaches as far as the range of its units', () => {
    expect(match('C', { '1/5': '2928', MP: '2930' }).clauseOf(attack('2930', ['1/5']))).toBe('MN-10.6.b');
    expect(match('C', { '1/5': '2928', MP: '2929' }).clauseOf(attack('2929', ['47-2']))).toBe('MN-10.1.a');
    expect(match('C', { '1/5': '2928', MP: '2929' }).clauseOf(attack('2929', ['1/7']))).toBe('MN-10.1.a');
  });
  test('MN-10.1.b MN-10.11.a MN-10.11.b strengths add up, modifiers add to the die', () => {
    const m = match(
      'C',
      { '1/129': '3227', '2/129': '3227', '3/129': '3229', MP: '3228' },
      { rubble: ['3228'] },
      [4],
    );
    m.play(attack('3228', ['1/129', '2/129', '3/129']));
    expect(m.line('attack.none')).toMatchObject({ strength: 27, column: '20-29' });
    expect(m.rolls[0]).toMatchObject({ faces: [4], total: 5 });
  });
  test('MN-10.2.a each unit attacks once a phase', () => {
    const m = match('C', { '1/5': '2928', MP: '2929!', Ship: '2829!' }, {}, [6]);
    m.play(attack('2929', ['1/5']));
    expect(m.clauseOf(attack('2829', ['1/5']))).toBe('MN-10.2.a');
  });
  test('MN-10.2.a MN-10.5.a refuses a typed attack by a unit, or on a hex, that has had its own', () => {
    const m = match('C', { '1/5': '2928', '2/5': '2828', MP: '2929!', Ship: '2829!' }, {}, [6]);
    m.play(attack('2929', ['1/5']));
    const refusedFor = (line: string) => {
      const typed = readTyped(game, m.question, line);
      return typed.ok ? m.refused(typed.soFar).clause : typed;
    };
    expect(['attack 2929 2/5', 'attack 2829 1/5', 'attack 2829 1/5 2/5'].map(refusedFor)).toEqual([
      'MN-10.5.a',
      'MN-10.2.a',
      'MN-10.2.a',
    ]);
  });
  test('MN-10.2.b MN-10.3.b the next attack is chosen when the last is done, in the new situation', () => {
    const m = match('C', { '1/5': '2928', '2/5': '2928', MP: '2929', Ship: '2829!' }, {}, [1]);
    m.play(attack('2929', ['1/5']), hold);
    expect(m.clauseOf(attack('2929', ['2/5']))).toBe('MN-10.2.c');
    expect(m.offered('attack', 'target')).toEqual(['2829']);
  });
  test('MN-10.2.c the target holds an enemy', () => {
    expect(match('C', { '1/5': '2928' }).clauseOf(attack('2929', ['1/5']))).toBe('MN-10.2.c');
  });
  test('MN-10.2.d MN-10.16.a the result is for all in the hex', () => {
    const m = match('C', { '1/129': '2928', '2/129': '2928', MP: '2929', Ship: '2929' }, {}, [1]);
    m.play(attack('2929', ['1/129', '2/129']));
    expect(m.where('MP', 'Ship')).toEqual(['out', 'out']);
    const none = match('C', { '1/129': '2928', MP: '2929' }, {}, [6]);
    const before = none.state.units.map(({ at }) => at);
    none.play(attack('2929', ['1/129']));
    expect(none.state.units.map(({ at }) => at)).toEqual(before);
  });
  test('MN-10.2.e units of one hex attack different targets, or none', () => {
    const m = match('C', { '1/5': '2928', '2/5': '2928', MP: '2929!', Ship: '2829!' }, {}, [6, 6]);
    m.play(attack('2929', ['1/5']), attack('2829', ['2/5']));
    expect(m.rolls.length).toBe(2);
  });
  test('MN-10.2.f who has attacked is marked until the phase ends', () => {
    const m = match('C', { '1/5': '2928', MP: '2929!' }, {}, [6]);
    m.play(attack('2929', ['1/5']));
    expect(m.units('JP')[idOf('1/5')]).toMatchObject({ attacked: true });
    m.play(end);
    expect(m.state.units.some(({ attacked }) => attacked)).toBe(false);
  });
  test('MN-10.2.g an attack without a chance is legal and uses up units and target', () => {
    const m = match('C', { 'A/637': '2928', '8E': '2928', MP: '2930!' }, {}, [1]);
    m.play(attack('2930', ['A/637']));
    expect([m.modifiers, m.outcome]).toEqual([{ range2: 1 }, 'none']);
    expect(m.clauseOf(attack('2930', ['8E']))).toBe('MN-10.5.a');
  });
  test('MN-10.3.a shown, rolled, told, in this order', () => {
    const m = match('E', { '1/129': '2928', MP: '2929' }, { turn: 3 }, [6]);
    m.play(attack('2928', ['MP']));
    expect(m.log.map(({ key }) => key)).toEqual(['revealed', 'roll', 'attack.none']);
    expect(match('C', { '1/5': '2928', MP: '2929' }).clauseOf(attack('2929', []))).toBe('MN-10.3.a');
  });
  test.each([
    [9, 1],
    [10, 2],
    [20, 3],
    [30, 4],
    [40, 5],
    [50, 6],
  ])('MN-10.3.c strength %i eliminates up to a modified %i', (strength, best) => {
    const run = (die: number, drm: number) =>
      match('C', {}, { begin: { procedure: 'combatTable', with: { strength, drm } } }, [die]).outcome;
    expect([run(best, 0), run(6, best - 5)]).toEqual(['eliminated', 'none']);
    expect(run(1, -9)).toBe('eliminated');
  });
  test('MN-10.4.a each unit of a joint attack has the target in range', () => {
    const m = match('C', { '1/129': '3227', '2/129': '3226', MP: '3228' });
    expect(m.clauseOf(attack('3228', ['1/129', '2/129']))).toBe('MN-10.4.a');
  });
  test('MN-10.4.b MN-10.4.c one division with corps units, corps units alone, air with any', () => {
    const units: Units = { '1/129': '3227', '1/5': '3229', '117': '3229', '532': '3128', MP: '3228' };
    expect(match('C', units).clauseOf(attack('3228', ['1/129', '1/5']))).toBe('MN-10.4.b');
    for (const by of [
      ['1/129', '117'],
      ['117', '532'],
      ['1/5', '117', '532'],
    ])
      expect(
        match('C', units, { turn: 3 }, [6]).session.give('US', { ...attack('3228', by), ...air(1) }),
      ).toBeUndefined();
  });
  test('MN-10.4.d Japanese units attack together as they like', () => {
    const m = match(
      'E',
      { '1/129': '3228', '1/2P': '3227', '1/1N': '3227', MP: '3229', 'HW-1': '3229' },
      {},
      [6],
    );
    m.play(attack('3228', ['1/2P', '1/1N', 'MP', 'HW-1']));
    expect(m.line('attack.none')?.strength).toBe(15);
  });
  test('MN-10.5.a a hex is attacked once a phase', () => {
    const m = match('C', { '1/129': '3227', '2/129': '3227', MP: '3228' }, {}, [6]);
    m.play(attack('3228', ['1/129']));
    expect(m.clauseOf(attack('3228', ['2/129']))).toBe('MN-10.5.a');
    m.play(end);
    expect(m.state.targets).toEqual({ hexes: [], bridges: [] });
  });
  test('MN-10.5.b a demolition is the same target, a bridge on its side another', () => {
    const m = match(
      'C',
      { '1/129': '3626', '2/129': '3525', '3/129': '3525', '756': '3228', MP: '3625' },
      { turn: 3 },
      [1, 1],
    );
    m.play(attack('3625', ['1/129', '2/129', '756']));
    if (m.question.kind === 'advance') m.play(hold);
    expect(m.outcome).toBe('none');
    expect(m.clauseOf({ do: 'attackBuilding', target: '3625', units: idsOf('3/129') })).toBe('MN-10.5.b');
    const bridge = match('C', { '1/129': '3521', '2/129': '3521', MP: '3522!' }, { turn: 3 }, [6, 6]);
    bridge.play(attack('3522', ['1/129']), { do: 'attackBridge', bridge: 'BR-04', units: idsOf('2/129') });
    expect(bridge.rolls.length).toBe(2);
  });
});

describe('the modifiers', () => {
  test('MN-10.12.a MN-T.f an Urban target', () => {
    expect(modifiers({ '1/129': '3227', MP: '3228' }, '3228', ['1/129'])).toEqual({
      urban: 1,
      closeAssault: -1,
    });
  });
  test('MN-10.12.d uphill for the defender, downhill for the attacker', () => {
    expect(modifiers({ '1/129': '2124', MP: '2024' }, '2024', ['1/129'])).toEqual({
      uphill: 1,
      closeAssault: -1,
    });
    expect(modifiers({ '1/129': '2024', MP: '2124' }, '2124', ['1/129'])).toEqual({
      downhill: -1,
      closeAssault: -1,
    });
  });
  test('MN-10.12.e one attacker below is enough uphill, downhill all must stand above', () => {
    expect(
      modifiers({ '1/129': '2124', '2/129': '2023', MP: '2024' }, '2024', ['1/129', '2/129']),
    ).toMatchObject({ uphill: 1 });
    expect(modifiers({ '1/129': '2024', '2/129': '2125', MP: '2124' }, '2124', ['1/129', '2/129'])).toEqual({
      closeAssault: -1,
    });
  });
  test('MN-10.12.f the wall helps those inside against those outside', () => {
    expect(modifiers({ '1/129': '4022', MP: '3921' }, '3921', ['1/129'])).toEqual({
      heavy: 2,
      wall: 1,
      closeAssault: -1,
    });
    expect(modifiers({ '1/129': '3922', MP: '3921' }, '3921', ['1/129'])).toEqual({
      heavy: 2,
      closeAssault: -1,
    });
    expect(modifiers({ '1/129': '3821', MP: '3820' }, '3820', ['1/129'])).toEqual({
      heavy: 2,
      closeAssault: -1,
    });
  });
  test('MN-10.12.g guns in range, their own hex included, without a line; out of range nothing', () => {
    const flak = (at: string) => modifiers({ MP: '3228', '25-1': at }, '3228', [], air(1)).flak;
    expect([flak('3228'), flak('3225'), flak('3224')]).toEqual([1, 1, undefined]);
    const both = modifiers({ MP: '3228', '25-1': '3228', '25-2': '3227' }, '3228', [], air(1));
    expect(both.flak).toBe(1);
  });
  test('MN-10.4.c a position begins with an attack by aircraft alone as the order does', () => {
    const units = { '1/129': '3229', MP: '3228', '25-1': '3228' };
    const given = { target: '3228', units: [], ...air(1) };
    const begin = { procedure: 'attack', with: given };
    const [ordered, begun] = [{ turn: 3 }, { turn: 3, begin }].map((more) => match('C', units, more, [6]));
    ordered?.play({ do: 'attack', ...given });
    expect(begun?.modifiers).toEqual({ urban: 1, flak: 1 });
    expect([begun?.modifiers, begun?.outcome]).toEqual([ordered?.modifiers, ordered?.outcome]);
  });
  test('MN-10.12.h half of the strength from CAC units beside the target is enough', () => {
    expect(
      modifiers({ '302': '3229', '8E': '3229', '99': '3227', MP: '3228' }, '3228', ['8E', '302']),
    ).toEqual({ urban: 1, closeAssault: -1 });
    const half = modifiers({ '1/5': '3227', '61': '3226', MP: '3228' }, '3228', ['1/5', '61']);
    expect(half).toEqual({ urban: 1, range2: 1, closeAssault: -1 });
    const less = modifiers({ '1/5': '3227', '465': '3226', MP: '3228' }, '3228', ['1/5', '465']);
    expect(less).not.toHaveProperty('closeAssault');
  });
  test('MN-10.12.i air strength counts in the share', () => {
    const units = { '1/5': '3227', '2/5': '3229', MP: '3228' };
    expect(modifiers(units, '3228', ['1/5', '2/5'], air(1))).toHaveProperty('closeAssault');
    expect(modifiers(units, '3228', ['1/5', '2/5'], air(1, 2))).not.toHaveProperty('closeAssault');
  });
  test('MN-10.12.j one assaulting unit over a river is enough, bridged or not', () => {
    expect(
      modifiers({ '1/129': '3220', '2/129': '3020', MP: '3119' }, '3119', ['1/129', '2/129']),
    ).toMatchObject({ river: 1 });
    expect(modifiers({ '1/129': '3020', MP: '3120' }, '3120', ['1/129'])).toMatchObject({ river: 1 });
    expect(
      modifiers({ 'A/44': '3220', '2/129': '3020', MP: '3119' }, '3119', ['A/44', '2/129']),
    ).not.toHaveProperty('river');
  });
  test('MN-10.13.a MN-10.13.d range 2 to 4, and 5 or more', () => {
    const at = (from: string) => modifiers({ '61': from, MP: '2930' }, '2930', ['61']);
    expect([at('2928'), at('2926'), at('2925')]).toEqual([{ range2: 1 }, { range2: 1 }, { range5: 2 }]);
  });
  test('MN-10.13.a the bands are data', () => {
    const changed = structuredClone(components);
    for (const row of changed.tables.drm) if (row.id === 'range5' && row.from !== undefined) row.from = 3;
    const other = createManila(changed);
    const bands = makePack(changed).bands;
    expect(bands).toEqual([
      { reason: 'range5', from: 3 },
      { reason: 'range2', from: 2 },
    ]);
    const state = positionOf(other, file('C', { '61': '2927', MP: '2930' }));
    const m = new GivenMatch({ of: other, state, dice: [6] });
    m.play(attack('2930', ['61']));
    expect(m.rolls.flatMap(({ modifiers }) => modifiers.map(({ reason }) => reason))).toEqual(['range5']);
  });
  test('MN-10.13.c MN-T.g air has no range', () => {
    expect(modifiers({ MP: '3228' }, '3228', [], air(1))).toEqual({ urban: 1 });
  });
  const jp = (units: Units, by: readonly string[]) => {
    const m = match('E', units, { turn: 3 }, [6]);
    m.play(attack('2928', by));
    return m.modifiers;
  };
  test('MN-10.14.a armour in the target, once, unless an attacker can deal with it', () => {
    expect(jp({ 'A/44': '2928', '1/1Ind': '2929' }, ['1/1Ind'])).toEqual({ armour: 2, closeAssault: -1 });
    expect(jp({ 'A/44': '2928', 'B/44': '2928', '1/1Ind': '2929' }, ['1/1Ind'])).toEqual({
      armour: 2,
      closeAssault: -1,
    });
    expect(jp({ 'A/44': '2928', '1/1Ind': '2929', '47-1': '2929' }, ['1/1Ind', '47-1'])).toEqual({
      closeAssault: -1,
    });
    expect(jp({ '1/5': '2928', '1/1Ind': '2929' }, ['1/1Ind'])).toEqual({ closeAssault: -1 });
  });
  test('MN-10.14.b anti-tank guns in the target are no armour', () => {
    expect(jp({ '152': '2928', '1/1Ind': '2929' }, ['1/1Ind'])).toEqual({ closeAssault: -1 });
  });
  test('MN-10.15.a one armoured unit of a stack is enough', () => {
    expect(jp({ '1/5': '2928', 'A/44': '2928', '1/1Ind': '2929' }, ['1/1Ind'])).toMatchObject({ armour: 2 });
  });
});

describe('air support', () => {
  test('MN-10.23.a from turn 3, strength ten each', () => {
    const m = match('C', { MP: '3228' }, { turn: 3 }, [6]);
    m.play({ ...attack('3228', []), ...air(1, 2) });
    expect(m.line('attack.none')?.strength).toBe(20);
    expect(match('C', { MP: '3228' }, { turn: 2 }).clauseOf({ ...attack('3228', []), ...air(1) })).toBe(
      'MN-10.23.a',
    );
    expect(
      match('C', { MP: '3228', '1/5': '3227' }, { turn: 3 }).clauseOf({
        ...attack('3228', []),
        air: [idOf('1/5')],
      }),
    ).toBe('MN-10.23.a');
  });
  test('MN-10.23.b each once a turn, and back the next', () => {
    const m = match('C', { MP: '3228!', Ship: '3625!', '1/5': '2828' }, { turn: 3 }, [6, 6]);
    m.play({ ...attack('3228', []), ...air(1, 2, 3, 4, 5, 6) });
    expect(m.clauseOf({ ...attack('3625', []), ...air(1) })).toBe('MN-10.23.b');
    m.play(end, end, end, end, end);
    m.play({ ...attack('3228', []), ...air(1) });
    expect(m.rolls.length).toBe(2);
  });
  test('MN-10.23.c they need no range, line or formation', () => {
    const m = match('C', { '1/129': '3227', '117': '3229', MP: '3228' }, { turn: 3 }, [6]);
    m.play({ ...attack('3228', ['1/129', '117']), ...air(1) });
    expect(m.line('attack.none')?.strength).toBe(22);
  });
  test('MN-10.23.e contour and wall look at ground units, terrain and rubble at all', () => {
    expect(modifiers({ MP: '3921' }, '3921', [], air(1))).toEqual({ heavy: 2 });
    expect(modifiers({ MP: '2024' }, '2024', [], air(1))).toEqual({});
  });
  test('MN-10.23.f they attack neither bridges nor empty buildings', () => {
    const m = match('C', { '1/5': '3227', MP: '3625' }, { turn: 3 });
    expect(m.refused({ do: 'attackBridge', bridge: 'BR-01', units: [], ...air(1) }).code).not.toBe('closed');
    expect(m.refused({ do: 'attackBuilding', target: '3228', units: [], ...air(1) }).field).toBe('air');
    expect(m.clauseOf({ ...attack('3228', []), ...air(1) })).toBe('MN-10.2.c');
  });
});

describe('what an attack explains', () => {
  const explained = (phase: string, units: Units, order: ReturnType<typeof attack>, more = {}) => {
    const m = match(phase, units, { turn: 3, ...more });
    const field = m.question.forms
      .find((form) => form.do === 'attack')
      ?.fields.find(({ name }) => name === 'units');
    const { units: by, ...before } = order;
    return field?.walk.explain?.(before, Array.isArray(by) ? by.map(String) : []);
  };
  test('strength, column, modifiers and chance', () => {
    expect(explained('C', { '1/129': '3227', MP: '3228' }, attack('3228', ['1/129']))).toMatchObject({
      lines: [{ key: 'explain.strength', strength: 9, column: '≦9' }],
      chances: [{ result: 'eliminated', of: 1, in: 6 }],
    });
  });
  test('MN-10.12.g guns that lie face down are only possible, whatever lies there', () => {
    const said = (gun: string) =>
      explained('C', { MP: '3228', [gun]: '3227' }, { ...attack('3228', []), ...air(1) });
    expect(said('25-1')).toEqual(said('1/1Ind'));
    expect(said('25-1')?.lines).toContainEqual({ key: 'explain.flak' });
    const open = explained('C', { MP: '3228', '25-1': '3227!' }, { ...attack('3228', []), ...air(1) });
    expect(open?.modifiers.map(({ reason }) => reason)).toContain('flak');
  });
  test('MN-6.5.j armour below the top is only possible', () => {
    const said = (below: string) =>
      explained('E', { '1/5': '2928', [below]: '2928_', '1/1Ind': '2929' }, attack('2928', ['1/1Ind']));
    expect(said('A/44')).toEqual(said('117'));
    expect(said('A/44')?.lines).toContainEqual({ key: 'explain.armour', at: '2928' });
  });
});

test('MN-10.6.a the distance is counted in hexes', () => {
  expect(pack.grid.distance(pack.grid.index('2224'), pack.grid.index('1924'))).toBe(3);
});
