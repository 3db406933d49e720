/** The parts of the kit, each by itself. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import components from '../../games/plumcreek/components.json' with { type: 'json' };
import {
  hexGround,
  hexPack,
  kept,
  oddsColumn,
  part,
  pathField,
  positionOf,
  tableRows,
} from '../../src/kit/index.js';
import type { BaseState } from '../../src/referee/index.js';

const pack = hexPack(components);
const COLUMNS = ['1:2', '1:1', '2:1', '3:1'];

test.each([
  [1, 3, 0, undefined],
  [1, 2, 0, '1:2'],
  [5, 3, 0, '1:1'],
  [6, 3, 0, '2:1'],
  [30, 3, 0, '3:1'],
  [30, 3, -1, '2:1'],
  [1, 2, -1, undefined],
  [3, 3, 9, '3:1'],
])('%s against %s with a shift of %s is in the column %s', (attack, defence, shift, column) => {
  expect(oddsColumn(COLUMNS, attack, defence, shift)).toBe(column);
});

test('a result table that is none is refused with its place', () => {
  expect(
    tableRows('crt', [
      [2, 'AE'],
      [6, 'DR'],
    ]),
  ).toEqual([
    [2, 'AE'],
    [6, 'DR'],
  ]);
  expect(() =>
    tableRows('crt', [
      [2, 'AE'],
      ['DR', 6],
    ]),
  ).toThrow('components: crt.1');
});

describe('a pack of hexes', () => {
  test('knows neighbors, distances and what lies between two hexes', () => {
    expect(pack.neighbours('0101')).toEqual(['0201', '0202', '0102']);
    expect(pack.distance('0101', '0404')).toBe(4);
    expect([
      pack.isRiver('0504', '0503'),
      pack.isBridge('0504', '0503'),
      pack.isBridge('0103', '0104'),
    ]).toEqual([true, true, false]);
    expect(pack.enemyOf('N')).toBe('S');
  });

  test('refuses a file with the place of its fault', () => {
    const wrong = (change: object) => () => hexPack({ ...components, ...change });
    expect(wrong({ units: [{ id: 'A', side: 'X', at: '0101' }] })).toThrow('units.0.side: X is no side');
    expect(wrong({ units: [{ id: 'A', side: 'N', at: '9999' }] })).toThrow('units.0.at: 9999 is no hex');
    expect(wrong({ bridge: ['0101-0505'] })).toThrow('bridge.0: 0101-0505 is no hexside');
    expect(wrong({ title: { en: 'A game' } })).toThrow('title.ja');
  });

  test('draws its map: a place a hex, the river as lines, bridges and names', () => {
    const looks = {
      terrain: { village: { tone: 'town', words: { en: 'village', ja: '村' } } },
      sides: { N: 'first', S: 'second' },
    };
    const ground = hexGround(pack, looks, 'en');
    expect(ground.places).toHaveLength(60);
    expect(ground.lines.map(({ style }) => style)).toEqual(['river']);
    expect(ground.sides).toMatchObject([{ between: ['0503', '0504'], style: 'bridge' }]);
    expect(ground.labels.map(({ text }) => text)).toEqual(['Plum Hollow', 'Millbrook']);
  });
});

describe('the field of a march', () => {
  const walk = pathField<{ readonly from: string }>({
    pack,
    from: ({ from }) => from,
    limit: () => 3,
    cost: (_, __, to) => (to === '0202' ? 2 : 1),
    bars: (_, __, to) => (to === '0102' ? 'X-1.a' : undefined),
    stops: (_, hex) => (hex === '0201' ? 'X-1.b' : undefined),
    ends: (_, hex) => (hex === '0301' ? 'X-1.c' : undefined),
    tooFar: 'X-1.d',
    apart: 'X-1.e',
    halts: ['X-1.b'],
  });
  const before = { from: '0101' };

  test('refuses each step by its own clause', () => {
    expect(walk.forbids(before, [], '0102')).toBe('X-1.a');
    expect(walk.forbids(before, ['0201'], '0301')).toBe('X-1.b');
    expect(walk.unfinished?.(before, ['0202', '0301'])).toBe('X-1.c');
    expect(walk.forbids(before, ['0202', '0203'], '0204')).toBe('X-1.d');
    expect(walk.forbids(before, [], '0505')).toBe('X-1.e');
    expect(walk.forbids(before, ['0202'], '0101')).toBe('X-1.e');
  });

  test('finds the way to a goal, and says what bars one', () => {
    expect(walk.route?.(before, '0203')).toEqual(['0202', '0203']);
    expect([...(walk.goals?.(before) ?? [])]).toEqual(['0201', '0202', '0203', '0302']);
    expect(walk.bars?.(before, '0102')).toEqual({ step: '0102', clause: 'X-1.a' });
    expect(walk.bars?.(before, '1006')).toMatchObject({ clause: 'X-1.d' });
    expect(walk.explain?.(before, ['0202'])?.lines).toEqual([{ key: 'explain.cost', n: 2, of: 3 }]);
  });
});

describe('a position made of its parts', () => {
  interface S extends BaseState {
    turn: number;
    hand: string[];
  }
  const position = positionOf<S>({
    game: 'small',
    start: () => ({ step: 'a', turn: 1, hand: ['x'] }),
    now: ({ turn }) => [{ key: 'turn', n: turn }],
    hides: true,
    parts: {
      step: kept(z.enum(['a', 'b'])),
      turn: kept(z.int().min(1)),
      hand: part<S, readonly string[]>({
        schema: z.array(z.string()),
        show: ({ hand }, reader) => (reader === 'everything' || reader === 'A' ? hand : undefined),
        read: (state, hand) => {
          state.hand = [...hand];
        },
      }),
    },
    fault: ({ turn }) => (turn > 9 ? { at: 'turn', message: 'too late' } : undefined),
  });
  const state: S = { step: 'b', turn: 3, hand: ['y', 'z'] };

  test('hides what a reader may not know, and shows all of it in a file', () => {
    expect(position.view(state, 'A').body).toEqual({ step: 'b', turn: 3, hand: ['y', 'z'] });
    expect(position.view(state, 'B').body).toEqual({ step: 'b', turn: 3 });
    expect(position.read(position.show(state))).toEqual({ state });
    expect(position.situation(position.view(state, 'B'))).toEqual({ ...state, hand: ['x'] });
  });

  test('refuses a file with the place of its fault', () => {
    expect(position.read({ turn: 0 })).toMatchObject({ fault: { at: 'turn' } });
    expect(position.read({ turn: 10 })).toEqual({ fault: { at: 'turn', message: 'too late' } });
    expect(position.read({ tune: 1 })).toMatchObject({ fault: { at: '' } });
    expect(position.read({ game: 'other' })).toMatchObject({ fault: { at: 'game' } });
    expect(JSON.stringify(position.schema())).toContain('"turn"');
  });

  test('keeps nothing of a state in its views', () => {
    const view = position.view(state, 'A');
    const again = position.situation(view);
    again.hand.push('w');
    expect(state.hand).toEqual(['y', 'z']);
    expect(position.situation(view).hand).toEqual(['y', 'z']);
  });
});
