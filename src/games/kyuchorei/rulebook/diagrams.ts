/**
 * Positions for the rules page. What their captions claim stands here as data and is played by the referee in
 * a test.
 */
import type { Json } from '../../../referee/index.js';
import type { DiagramDrawing } from '../../shared/index.js';
import type { rulebookTexts } from '../words/index.js';

type Units = Readonly<Record<string, { readonly at: string; readonly disordered?: boolean }>>;

/** A position in which only these units are on the map. */
function position(
  turn: number,
  phase: string,
  chosen: string | undefined,
  units: Units,
  more: { readonly [word: string]: Json } = {},
): Json {
  return {
    game: 'kyuchorei',
    turn,
    phase,
    ...(chosen === undefined ? {} : { chosen }),
    clear: true,
    units,
    ...more,
  };
}

const AROUND_1503 = [
  ...['1302', '1303', '1304', '1402', '1403', '1404', '1405', '1501', '1502', '1503', '1504', '1505'],
  ...['1602', '1603', '1604', '1605', '1702', '1703', '1704'],
];
/** The garrison of 1503 with friends on every hex it could go to. */
const CROWDED: Units = {
  'R-III-33': { at: '1503', disordered: true },
  'R-II-33': { at: '1404' },
  'R-III-34': { at: '1403' },
  'R-IV-36': { at: '1502' },
  'J-III-4': { at: '1604' },
  'J-II-4': { at: '1504' },
};

export const drawings: readonly DiagramDrawing<typeof rulebookTexts.en>[] = [
  {
    id: 'zone',
    clauses: ['KY-6.1.b', 'KY-6.0.g'],
    position: position(4, 'J1', 'move', { 'R-III-33': { at: '1503' }, 'J-II-4': { at: '1605' } }),
    around: [...AROUND_1503, '1606', '1607', '1506', '1406', '1705', '1706', '1804', '1805', '1806'],
    open: {
      given: { do: 'move', unit: 'J-II-4' },
      field: 'path',
      values: [
        ...['1405', '1406', '1504', '1505', '1506', '1604', '1606', '1607'],
        ...['1703', '1704', '1705', '1706', '1804', '1805', '1806'],
      ],
    },
    refused: [
      {
        side: 'JP',
        order: { do: 'move', unit: 'J-II-4', path: ['1604', '1603'] },
        clause: 'KY-6.1.b',
        at: '1603',
      },
    ],
  },
  {
    id: 'fort',
    clauses: ['KY-6.0.f', 'KY-6.1.a'],
    position: position(4, 'R1', 'move', {
      'R-III-33': { at: '1503' },
      'R-II-33': { at: '1603' },
      'J-III-4': { at: '1604' },
    }),
    around: AROUND_1503,
    open: {
      given: { do: 'move', unit: 'R-III-33' },
      field: 'path',
      values: [
        '1302',
        '1303',
        '1304',
        '1402',
        '1403',
        '1404',
        '1405',
        '1501',
        '1502',
        '1504',
        '1602',
        '1603',
      ],
    },
    refused: [{ side: 'RU', order: { do: 'move', unit: 'R-II-33', path: ['1602'] }, clause: 'KY-6.2.b' }],
  },
  {
    id: 'disengage',
    clauses: ['KY-6.2.a', 'KY-6.2.c', 'KY-7.3.2.b'],
    position: position(2, 'J1', 'move', {
      'R-III-33': { at: '1503' },
      'J-III-4': { at: '1604' },
      'J-II-4': { at: '1704' },
    }),
    around: AROUND_1503,
    open: { given: { do: 'move', unit: 'J-III-4' }, field: 'path', values: ['1605', '1703'] },
    refused: [
      { side: 'JP', order: { do: 'move', unit: 'J-III-4', path: ['1603'] }, clause: 'KY-6.2.c', at: '1603' },
      { side: 'JP', order: { do: 'move', unit: 'J-III-4', path: ['1504'] }, clause: 'KY-6.2.c', at: '1504' },
      {
        side: 'JP',
        order: { do: 'move', unit: 'J-III-4', path: ['1704'] },
        clause: 'KY-7.3.2.b',
        at: '1704',
      },
    ],
  },
  {
    id: 'relief',
    clauses: ['KY-6.2.b', 'KY-6.2.R1', 'KY-6.2.R3'],
    position: position(4, 'J1', 'move', {
      'R-III-33': { at: '1503' },
      'J-III-4': { at: '1604' },
      'J-II-4': { at: '1605' },
    }),
    orders: [{ side: 'JP', order: { do: 'move', unit: 'J-II-4', path: ['1604'] } }],
    around: [...AROUND_1503, '1606', '1705', '1803', '1804', '1805'],
    open: {
      given: { do: 'move', unit: 'J-III-4' },
      field: 'path',
      values: ['1505', '1605', '1606', '1702', '1703', '1704', '1705', '1803', '1804', '1805'],
    },
    refused: [{ side: 'JP', order: { do: 'end' }, clause: 'KY-7.3.2.R2' }],
    log: ['move'],
  },
  {
    id: 'fire',
    clauses: ['KY-8.3.2.b', 'KY-8.3.a', 'KY-8.3.3.a'],
    position: position(4, 'J1', 'fire', {
      'R-III-33': { at: '1503' },
      'J-II-4': { at: '1504' },
      'J-III-4': { at: '1604' },
    }),
    orders: [{ side: 'JP', order: { do: 'fire', target: '1503', units: ['J-II-4', 'J-III-4'] } }],
    dice: [4],
    around: AROUND_1503,
    after: { units: { 'R-III-33': { at: '1503', disordered: true } } },
    log: ['fire.hit'],
  },
  {
    id: 'retreat',
    clauses: ['KY-9.4.f', 'KY-9.4.a', 'KY-9.4.2.a'],
    position: position(
      4,
      'J2',
      undefined,
      { 'R-III-33': { at: '1503' }, 'J-III-4': { at: '1604' } },
      {
        begin: { procedure: 'retreat', with: { unit: 'R-III-33' } },
      },
    ),
    around: AROUND_1503,
    open: { given: { do: 'retreat', unit: 'R-III-33' }, field: 'to', values: ['1403', '1404', '1502'] },
    refused: [
      {
        side: 'RU',
        order: { do: 'retreat', unit: 'R-III-33', to: '1603' },
        clause: 'KY-9.4.2.a',
        at: '1603',
      },
      {
        side: 'RU',
        order: { do: 'retreat', unit: 'R-III-33', to: '1504' },
        clause: 'KY-9.4.2.a',
        at: '1504',
      },
    ],
  },
  {
    id: 'through',
    clauses: ['KY-9.4.b', 'KY-9.4.c', 'KY-9.4.d', 'KY-9.4.R1'],
    position: position(4, 'J1', undefined, CROWDED, {
      begin: { procedure: 'retreat', with: { unit: 'R-III-33' } },
    }),
    around: AROUND_1503,
    open: {
      given: { do: 'retreat', unit: 'R-III-33' },
      field: 'to',
      values: ['1302', '1303', '1304', '1402', '1501', '1602'],
    },
  },
  {
    id: 'crushed',
    clauses: ['KY-9.4.4.a', 'KY-9.4.e', 'KY-8.3.g'],
    position: position(3, 'J1', 'fire', CROWDED),
    orders: [{ side: 'JP', order: { do: 'fire', target: '1503', units: ['J-II-4', 'J-III-4'] } }],
    dice: [1],
    around: AROUND_1503,
    after: { units: { 'R-III-33': null } },
    log: ['fire.again', 'noRetreat'],
  },
  {
    id: 'fatigue',
    clauses: ['KY-9.6.1.b', 'KY-9.6.1.a', 'KY-9.5.a', 'KY-9.6.1.d'],
    position: position(5, 'J2', 'melee', {
      'R-III-34': { at: '1603' },
      'J-III-4': { at: '1604' },
      'J-II-4': { at: '1703', disordered: true },
    }),
    orders: [
      { side: 'JP', order: { do: 'melee', target: '1603', units: ['J-II-4', 'J-III-4'] } },
      { side: 'RU', order: { do: 'retreat', unit: 'R-III-34', to: '1502' } },
      { side: 'JP', order: { do: 'advance', unit: 'J-III-4' } },
    ],
    dice: [1],
    around: [...AROUND_1503, '1801', '1802', '1803', '1804'],
    open: {
      given: { do: 'retreat', unit: 'J-II-4' },
      field: 'to',
      values: ['1604', '1702', '1704', '1803', '1804'],
    },
    after: {
      units: { 'R-III-34': { at: '1502', disordered: true }, 'J-III-4': { at: '1603', disordered: true } },
    },
    log: ['melee.retreat', 'retreat', 'advance', 'fatigue'],
  },
  {
    id: 'reorganise',
    clauses: ['KY-10.0.R2', 'KY-10.0.a'],
    position: position(6, 'R2', 'reorganise', {
      'R-III-34': { at: '1503', disordered: true },
      'R-II-33': { at: '1602', disordered: true },
      'R-III-33': { at: '1502', disordered: true },
      'J-III-4': { at: '1604' },
      'J-II-4': { at: '1603' },
      'J-I-4': { at: '1702' },
    }),
    orders: [],
    around: AROUND_1503,
    after: {
      units: {
        'R-III-34': { at: '1503' },
        'R-II-33': { at: '1602', disordered: true },
        'R-III-33': { at: '1502', disordered: true },
      },
    },
    log: ['reorganise'],
  },
  {
    id: 'headquarters',
    clauses: ['KY-4.2.a', 'KY-4.2.R1'],
    position: position(6, 'R1', 'move', { 'R-III-34': { at: '1404' }, 'J-III-4': { at: '1606' } }),
    orders: [{ side: 'RU', order: { do: 'move', unit: 'R-III-34', path: ['1504', '1505'] } }],
    around: [...AROUND_1503, '1406', '1506', '1606'],
    after: { units: { 'R-III-34': { at: '1505' } } },
    log: ['move', 'suddenDeath'],
  },
];
