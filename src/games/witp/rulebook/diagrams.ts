/** Positions for the rules page; what their captions claim is data here, played by the referee in a test. */
import type { Json } from '../../../referee/index.js';
import type { DiagramDrawing } from '../../shared/index.js';
import type { rulebookTexts } from '../words/index.js';

type Units = Readonly<
  Record<string, { readonly at: string; readonly damaged?: boolean; readonly carrier?: string }>
>;

/** Keeps the Allies from winning at once where Japan has nobody else outside China and Japan (WP-3.2.a). */
const TRUK: Units = { 'J-L25': { at: '0907' } };

/** A position in which only these units are on the map. */
function position(
  turn: number,
  phase: string,
  units: Units,
  more: { readonly [word: string]: Json } = {},
): Json {
  const points = { J: 10, A: 10 };
  const spread = { trp: points, rp: points, initiative: 'J' };
  return { game: 'witp', turn, phase, clear: true, units: { ...TRUK, ...units }, ...spread, ...more };
}

/** Hexes from column to column and row to row. */
function area(west: number, east: number, north: number, south: number): readonly string[] {
  const two = (n: number) => String(n).padStart(2, '0');
  return Array.from({ length: east - west + 1 }, (_, i) => two(west + i)).flatMap((column) =>
    Array.from({ length: south - north + 1 }, (_, i) => `${column}${two(north + i)}`),
  );
}

const BURMA: Units = { 'J-L9': { at: '0306' }, 'B-A2': { at: '0205' } };
const declare = (support: readonly string[]) => ({ do: 'declare', support, cards: [], kamikaze: [] });
const hit = (unit: string) => ({ do: 'hit', unit });

export const drawings: readonly DiagramDrawing<typeof rulebookTexts.en>[] = [
  {
    id: 'line',
    clauses: ['WP-6.3.f', 'WP-6.1.b'],
    position: position(2, 'depot', BURMA, { depots: { J: ['0605', '0507'] } }),
    orders: [{ side: 'J', order: { do: 'build', hex: '0306' } }],
    around: area(2, 6, 5, 8),
    after: { depots: { J: ['0306', '0507', '0605'] } },
    log: ['depot.built'],
  },
  {
    id: 'closed',
    clauses: ['WP-6.3.e'],
    position: position(2, 'depot', { ...BURMA, 'B-A1': { at: '0407' } }, { depots: { J: ['0605', '0507'] } }),
    around: area(2, 6, 5, 8),
    refused: [{ side: 'J', order: { do: 'build', hex: '0306' }, clause: 'WP-6.1.b', at: '0306' }],
  },
  {
    id: 'supply',
    clauses: ['WP-7.1.b', 'WP-7.1.e'],
    position: position(
      5,
      'supply',
      {
        'J-A5': { at: '1008' },
        'J-L12': { at: '1008' },
        'U-A1': { at: '1009' },
        'U-A2': { at: '1207' },
        'U-L1': { at: '1309' },
        'U-L2': { at: '1208' },
        'U-L3': { at: '0909' },
      },
      { depots: { J: ['1008', '0907'], A: ['1110'] } },
    ),
    orders: [{ side: 'J', order: { do: 'pass' } }],
    around: area(9, 13, 7, 10),
    after: {
      units: {
        'U-A1': { at: '1009', damaged: null },
        'U-A2': { at: '1207', damaged: true },
        'U-L1': { damaged: null },
        'U-L2': { damaged: null },
        'U-L3': { damaged: null },
      },
    },
    log: ['supply.short', 'unit.damaged'],
  },
  {
    id: 'seas',
    clauses: ['WP-8.5.p', 'WP-8.X.a'],
    position: position(5, 'movement', { 'B-N1': { at: '0306' } }, { initiative: 'A', trp: { J: 5, A: 10 } }),
    orders: [{ side: 'A', order: { do: 'target', hex: '0506' } }],
    around: area(3, 6, 5, 8),
    open: {
      given: { do: 'send', from: '0306', units: ['B-N1'], cargo: [] },
      field: 'path',
      values: ['0506'],
    },
    refused: [
      {
        side: 'A',
        order: { do: 'send', from: '0306', units: ['B-N1'], cargo: [], path: ['0406', '0507', '0506'] },
        clause: 'WP-8.5.p',
        at: '0406',
      },
    ],
  },
  {
    id: 'jungle',
    clauses: ['WP-8.4.e', 'WP-8.X.b'],
    position: position(5, 'movement', { 'J-L7': { at: '0407' } }),
    orders: [
      { side: 'J', order: { do: 'target', hex: '0507' } },
      { side: 'J', order: { do: 'send', from: '0407', units: ['J-L7'], cargo: [], path: ['0406', '0507'] } },
      { side: 'J', order: { do: 'go' } },
    ],
    around: area(3, 6, 5, 8),
    after: { rp: { J: 6 }, units: { 'J-L7': { at: '0507' } } },
    log: ['impulse', 'stack.moves'],
  },
  {
    id: 'blocked',
    clauses: ['WP-8.5.k', 'WP-8.5.o'],
    position: position(5, 'movement', {
      'U-N1': { at: '0607' },
      'U-A1': { at: '0606' },
      'J-C4': { at: '0707' },
      'J-N9': { at: '0707' },
      'J-N10': { at: '0707' },
    }),
    orders: [
      { side: 'J', order: { do: 'target', hex: '0606' } },
      {
        side: 'J',
        order: { do: 'send', from: '0707', units: ['J-C4', 'J-N10', 'J-N9'], cargo: [], path: ['0607'] },
      },
      { side: 'J', order: { do: 'leave', units: ['J-N9'] } },
      { side: 'J', order: { do: 'on', path: ['0606'] } },
      { side: 'J', order: { do: 'go' } },
    ],
    around: area(5, 8, 5, 8),
    after: { units: { 'J-N9': { at: '0607' }, 'J-C4': { at: '0606' }, 'J-N10': { at: '0606' } } },
    log: ['stack.moves', 'stack.left'],
  },
  {
    id: 'relocation',
    clauses: ['WP-8.7.a', 'WP-8.7.f'],
    position: position(
      5,
      'movement',
      { 'B-A1': { at: '0306' }, 'B-A2': { at: '0205' }, 'J-L9': { at: '0406' } },
      { depots: { A: ['0306'] } },
    ),
    orders: [
      { side: 'J', order: { do: 'target', hex: '0306' } },
      { side: 'J', order: { do: 'send', from: '0406', units: ['J-L9'], cargo: [], path: ['0306'] } },
      { side: 'J', order: { do: 'go' } },
    ],
    around: area(1, 5, 5, 8),
    open: {
      given: { do: 'relocate', unit: 'B-A1' },
      field: 'to',
      values: ['0106', '0107', '0205', '0206', '0207', '0407'],
    },
    log: ['depot.removed', 'air.lifted', 'stack.moves'],
  },
  {
    id: 'fleets',
    clauses: ['WP-9.6.1.a', 'WP-9.6.1.c', 'WP-9.6.3.a'],
    position: position(
      5,
      'depot',
      {
        'J-C1': { at: '1105' },
        'J-N1': { at: '1105' },
        'J-N2': { at: '1105' },
        'U-N1': { at: '1105' },
        'U-N2': { at: '1105' },
      },
      { begin: { procedure: 'fleetBattle', with: { hex: '1105' } } },
    ),
    orders: [
      { side: 'A', order: hit('U-N1') },
      { side: 'A', order: hit('U-N1') },
      { side: 'J', order: hit('J-N1') },
    ],
    dice: [2, 4],
    around: area(10, 12, 4, 6),
    open: {
      given: { do: 'retreat' },
      field: 'to',
      values: ['1004', '1005', '1104', '1106', '1204', '1205'],
    },
    log: ['battle.won', 'unit.lost'],
  },
  {
    id: 'assault',
    clauses: ['WP-9.5.1.a', 'WP-9.5.1.b', 'WP-9.6.3.e'],
    position: position(
      4,
      'depot',
      {
        'J-C1': { at: '0606' },
        'J-C2': { at: '0606' },
        'J-N1': { at: '0606' },
        'J-N2': { at: '0606' },
        'J-L1': { at: '0606', carrier: 'J-N1' },
        'J-L2': { at: '0606', carrier: 'J-N2' },
        'J-A3': { at: '0507' },
        'U-A1': { at: '0606' },
        'U-L1': { at: '0606' },
        'B-L1': { at: '0606' },
        'B-L2': { at: '0606' },
      },
      { begin: { procedure: 'assault', with: { hex: '0606', side: 'J' } } },
    ),
    orders: [
      { side: 'A', order: declare(['U-A1']) },
      { side: 'J', order: declare(['J-A3']) },
      { side: 'A', order: hit('B-L1') },
    ],
    dice: [3, 1],
    around: area(5, 7, 5, 8),
    after: { cc: ['0606'], units: { 'J-L1': { at: '0606', carrier: null }, 'B-L1': { damaged: true } } },
    log: ['battle.won', 'unit.damaged'],
  },
  {
    id: 'carriers',
    clauses: ['WP-9.6.2.d', 'WP-9.6.2.b'],
    position: position(
      5,
      'depot',
      {
        'J-C1': { at: '1205' },
        'J-N1': { at: '1205' },
        'U-C1': { at: '1205' },
        'U-N1': { at: '1205' },
        'U-A3': { at: '1205' },
      },
      { begin: { procedure: 'fleetBattle', with: { hex: '1205' } } },
    ),
    orders: [
      { side: 'A', order: declare(['U-A3']) },
      { side: 'A', order: hit('U-N1') },
    ],
    dice: [6, 3],
    around: area(11, 13, 4, 6),
    after: {
      units: { 'U-N1': { damaged: true }, 'U-C1': { damaged: true }, 'U-A3': { at: '1205', damaged: null } },
    },
    log: ['battle.won', 'unit.damaged'],
  },
  {
    id: 'network',
    clauses: ['WP-10.3.f', 'WP-10.3.j'],
    position: position(
      6,
      'redeployLandAir',
      { 'J-A5': { at: '1008' }, 'J-L12': { at: '1008' }, 'U-L1': { at: '1110' } },
      { initiative: 'A', depots: { A: ['1110'], J: ['1008'] }, redeployLeft: { J: 0, A: 3 } },
    ),
    around: area(9, 12, 7, 11),
    refused: [
      {
        side: 'A',
        order: { do: 'redeployLand', from: '1110', units: ['U-L1'], path: ['1009'] },
        clause: 'WP-10.3.f',
        at: '1009',
      },
    ],
  },
  {
    id: 'rebuilding',
    clauses: ['WP-10.6.a', 'WP-10.6.e'],
    position: position(5, 'rebuild', {
      'J-N1': { at: '0805', damaged: true },
      'J-L1': { at: '0805', damaged: true },
      'J-A1': { at: '0805', damaged: true },
      'J-C1': { at: '0804', damaged: true },
      'J-N2': { at: '0606', damaged: true },
      'J-L2': { at: '0606' },
    }),
    around: area(6, 9, 4, 7),
    open: { given: { do: 'rebuild' }, field: 'unit', values: ['J-A1', 'J-C1', 'J-L1'] },
    refused: [
      { side: 'J', order: { do: 'rebuild', unit: 'J-N1' }, clause: 'WP-10.6.e', at: '0805' },
      { side: 'J', order: { do: 'rebuild', unit: 'J-N2' }, clause: 'WP-10.6.d', at: '0606' },
    ],
  },
];
