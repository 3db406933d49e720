/** Chapters 10.6 to 10.10: range and line of fire. */
import { describe, expect, test } from 'vitest';
import { anyPassage, passagesBetween, shutBy } from '../../../../../src/games/manila45/components/lines.js';
import { attack, idOf, match, pack, type Units } from '../../support.js';

const index = (id: string) => pack.grid.index(id);
const free = (from: string, to: string) => !shutBy(pack, index(from), index(to));
const crossed = (from: string, to: string) =>
  passagesBetween(pack, index(from), index(to))
    .flatMap((passage) => (passage.length === 1 ? [pack.hexes[passage[0]]!.id] : []))
    .sort();
const along = (from: string, to: string) =>
  passagesBetween(pack, index(from), index(to))
    .flatMap((passage) => (passage.length === 2 ? passage.flatMap((hex) => pack.hexes[hex]?.id ?? []) : []))
    .sort();

/** Lines with what they cross, what they run along, and whether they are free. */
const LINES = [
  ['2202', '2206', ['2203', '2204', '2205'], [], true],
  ['2224', '1924', ['2024', '2124'], [], true],
  ['3526', '3226', ['3326', '3426'], [], false],
  ['1625', '1723', [], ['1624', '1724'], true],
  ['1711', '1911', [], ['1811', '1812'], false],
  ['1601', '1702', [], ['1602', '1701'], true],
  ['1615', '1915', ['1715', '1815'], [], false],
  ['1714', '1719', ['1715', '1716', '1717', '1718'], [], true],
  ['4022', '3720', ['3821', '3921'], [], false],
  ['3515', '3718', ['3617'], ['3516', '3616', '3618', '3717'], true],
  ['3628', '3526', [], ['3527', '3627'], false],
  ['4033', '4233', [], ['4132'], true],
  ['3620', '3625', ['3621', '3622', '3623', '3624'], [], false],
  ['2611', '2914', ['2711', '2712', '2813', '2814'], [], true],
  ['3421', '3721', ['3521', '3621'], [], false],
] as const;

describe('lines of fire', () => {
  test.each(LINES)('MN-10.7.b MN-10.7.c MN-10.7.d %s to %s', (from, to, over, beside, open) => {
    expect([crossed(from, to), along(from, to), free(from, to)]).toEqual([over, beside, open]);
  });
  test('are the same from either end', () => {
    for (const [from, to] of LINES) expect(free(to, from), `${from} ${to}`).toBe(free(from, to));
  });
  test('MN-10.7.a an adjacent enemy can always be attacked', () => {
    for (const [from, to] of [
      ['3622', '3522'],
      ['4022', '3921'],
      ['3821', '3820'],
    ] as const) {
      const m = match('C', { '1/129': from, MP: to }, {}, [6]);
      m.play(attack(to, ['1/129']));
      expect(m.rolls.length).toBe(1);
    }
  });
  test('MN-10.8.a buildings block, with rubble too', () => {
    const units = { 'A/637': '3229', MP: '3227' };
    expect(match('C', units).clauseOf(attack('3227', ['A/637']))).toBe('MN-10.7.b');
    expect(match('C', units, { rubble: ['3228'] }).clauseOf(attack('3227', ['A/637']))).toBe('MN-10.7.b');
  });
  test('MN-10.8.b MN-8.12.c MN-T.d units never block; rubble does wherever it lies', () => {
    const units = { 'A/637': '2928', '1/5': '2929', MP: '2930' };
    expect(match('C', units, {}, [6]).session.give('US', attack('2930', ['A/637']))).toBeUndefined();
    expect(match('C', units, { rubble: ['2929'] }).clauseOf(attack('2930', ['A/637']))).toBe('MN-10.7.b');
  });
  test('MN-10.7.d MN-8.12.c rubble in the open and a building side by side leave no gap', () => {
    const units = { 'A/637': '1625', MP: '1723' };
    const open = ['1624', '1724'].find((id) => !pack.hexes[index(id)]?.building) ?? '';
    expect(match('C', units, {}, [6]).session.give('US', attack('1723', ['A/637']))).toBeUndefined();
    expect(match('C', units, { rubble: [open] }).clauseOf(attack('1723', ['A/637']))).toBe('MN-10.7.b');
  });
  test('MN-10.8.c MN-8.13.a open ground, sea and rivers do not block', () => {
    expect([free('3515', '3718'), free('2202', '2206')]).toEqual([true, true]);
  });
  test('MN-10.9.a fire into the walls is judged by its hexes', () => {
    expect(free('4022', '3821')).toBe(false);
    const open = structuredClone(pack.hexes).map((hex) => ({ ...hex, building: false }));
    const bare = { ...pack, hexes: open, lines: new Int8Array(pack.lines.length) };
    expect([shutBy(bare, index('4022'), index('3821')), shutBy(bare, index('4022'), index('3720'))]).toEqual([
      undefined,
      'MN-10.9.b',
    ]);
  });
  test('MN-10.9.b over both walls no line leads', () => {
    expect(free('4022', '3720')).toBe(false);
  });
  test('MN-10.9.c a unit inside fires out', () => {
    const m = match('C', { '1/129': '3821', MP: '3820' }, {}, [6]);
    m.play(attack('3820', ['1/129']));
    expect(m.outcome).toBe('none');
  });
  test('MN-10.10.c a low line over the plateau is shut, also along a side between two high hexes', () => {
    const over = match('C', { '129Cn': '1615', MP: '1915' });
    expect(over.clauseOf(attack('1915', ['129Cn']))).toBe('MN-10.10.c');
    expect(free('1615', '1915')).toBe(false);
    expect(anyPassage([[1, 2]], (hex) => hex === 1)).toBe(false);
    expect(anyPassage([[1, 2]], () => true)).toBe(true);
    expect(anyPassage([[1, -1]], () => true)).toBe(false);
  });
  test('MN-10.10.d height does not see over buildings', () => {
    const high = pack.hexes.findIndex(
      ({ high: up }, hex) =>
        up &&
        pack.hexes.some(
          ({ id }, to) =>
            id !== '' &&
            pack.grid.distance(hex, to) === 2 &&
            passagesBetween(pack, hex, to).some((p) => p.length === 1 && pack.hexes[p[0]]!.building),
        ),
    );
    const to = pack.hexes.findIndex(
      (_, other) =>
        pack.grid.distance(high, other) === 2 &&
        passagesBetween(pack, high, other).some((p) => p.length === 1 && pack.hexes[p[0]]!.building),
    );
    expect(shutBy(pack, high, to)).toBe('MN-10.7.b');
  });
});

describe('indirect fire', () => {
  const units = { '465': '2828', '61': '2829', '1/5': '3227', MP: '3228' };
  test('MN-11.1.a MN-11.2.b artillery fires over anything, the US side without a spotter', () => {
    const m = match('C', { '465': '3521', MP: '3625' }, {}, [6]);
    m.play(attack('3625', ['465']));
    expect(m.outcome).toBe('none');
  });
  test('MN-11.2.a direct and indirect fire mix', () => {
    const m = match('C', units, {}, [6]);
    m.play(attack('3228', ['465', '61'].slice(0, 1).concat('1/5')));
    expect(m.line('attack.none')?.strength).toBe(22);
  });
  test('MN-11.2.c MN-11.2.g a lone Japanese gun needs a spotter', () => {
    const alone = match('E', { '150-1': '3821', '1/129': '3625' });
    expect(alone.clauseOf(attack('3625', ['150-1']))).toBe('MN-11.2.c');
    const named = match('E', { '150-1': '3821', '3/2P': '3624', '1/129': '3625' });
    expect(named.refused(attack('3625', ['150-1'])).field).toBe('spotter');
  });
  test('MN-11.2.c another Japanese unit on the map, with the target in its range', () => {
    const by = (spotter: string, more: Units) => {
      const m = match('E', { '150-1': '3821', '1/129': '3625', '2/129': '3626', ...more }, {}, [6]);
      return { m, order: attack('3625', ['150-1'], { spotter: idOf(spotter) }) };
    };
    const { m, order } = by('NavE', { NavE: '3624' });
    m.play(order);
    expect([m.outcome, m.isFaceUp('NavE')]).toEqual(['none', true]);
    const clauseBy = (spotter: string, more: Units) => {
      const named = by(spotter, more);
      return named.m.clauseOf(named.order);
    };
    expect(clauseBy('NavE', { NavE: '3623', '3/2P': '3624' })).toBe('MN-11.2.c');
    expect(clauseBy('2/129', { '3/2P': '3624' })).toBe('MN-11.2.c');
    const { m: tokens } = by('NavE', { '3/2P': '3624' });
    expect(tokens.clauseOf(attack('3625', ['150-1'], { spotter: 'T03' }))).toBe('MN-11.2.c');
    expect(clauseBy('NavE', { '3/2P': '3624' })).toBe('MN-11.2.c');
  });
  test('MN-11.2.d MN-11.2.i a spotter keeps its attack, and spots before or after it', () => {
    const m = match(
      'E',
      { '150-1': '3821', '3/2P': '3624', '1/129': '3625', '2/129': '3623' },
      { turn: 3 },
      [6, 6],
    );
    m.play(attack('3623', ['3/2P']), attack('3625', ['150-1'], { spotter: 'JP-03' }));
    expect(m.rolls.length).toBe(2);
  });
  test('MN-11.2.f with a free line of its own it needs none, and may not name one', () => {
    const m = match('E', { '75-1': '2930', MP: '2929', '1/129': '2928' }, { turn: 3 }, [6]);
    expect(m.refused(attack('2928', ['75-1'], { spotter: 'JP-08' })).code).toBe('shape');
    m.play(attack('2928', ['75-1']));
    expect(m.modifiers).toEqual({ range2: 1 });
  });
  test('MN-11.2.h it is never defensive', () => {
    const m = match('B', { '1/5': '2928', '75-1': '2930' });
    m.play({ do: 'move', unit: 'US-1C-1-5', to: '2929' });
    expect(m.clauseOf({ do: 'fire', units: ['JP-31'] })).toBe('MN-9.3.a');
  });
});
