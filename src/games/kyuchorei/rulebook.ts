/**
 * What stands around the clauses on the rules page: diagrams, tables, the clause of each line of the log. What the
 * captions claim stands here as data and is played by the referee in a test.
 */
import type { Clause, Json, Rulebook } from '../../referee/index.js';
import type { DiagramDrawing } from '../shared/index.js';
import { hexId, type Pack, type PackTurn, type PackUnit } from './components/pack.js';
import { fireTable } from './rules/fire.js';
import { meleeTable } from './rules/melee.js';
import type { rulebookTexts, TableWords } from './words/index.js';

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

type Table = ReturnType<Rulebook['tables']>[number];

/** All tables, in the reader's language. */
export function tablesOf(pack: Pack, words: TableWords): readonly Table[] {
  return [unitTable(pack, words), turnTable(pack, words), ...resultTables(pack, words)];
}

const TURN_COLUMNS = ['turn', 'time', 'movement', 'reserves', 'reorganisation', 'fire'] as const;
const UNIT_COLUMNS = ['unit', 'side', 'fire', 'melee', 'start'] as const;

function turnTable(pack: Pack, { say }: TableWords): Table {
  const row = (turn: PackTurn) => [
    String(turn.number),
    say(turn.night ? 'night' : 'day'),
    String(turn.allowance),
    say(turn.reservesMove ? 'may' : 'mayNot'),
    say(turn.reorganisation ? 'yes' : 'no'),
    turn.nightFire ? '+1' : '0',
  ];
  const head = TURN_COLUMNS.map((column) => say(`turns.${column}`));
  return { section: '5', title: say('turns'), head, rows: pack.turns.map(row) };
}

function unitTable(pack: Pack, words: TableWords): Table {
  const { locale, say } = words;
  const side = (unit: PackUnit) =>
    pack.file.players.find(({ id }) => id === unit.side)?.[locale] ?? unit.side;
  const start = (unit: PackUnit) =>
    unit.hq < 0 ? hexId(pack, unit.start) : say('within', { n: unit.startWithin, hex: hexId(pack, unit.hq) });
  const row = (unit: PackUnit) => [
    unit.reserve ? say('reserve', { unit: unit.label }) : unit.label,
    side(unit),
    withDisordered(unit.fire, words),
    withDisordered(unit.melee, words),
    start(unit),
  ];
  const head = UNIT_COLUMNS.map((column) => say(`units.${column}`));
  return { section: '2.2', title: say('units'), head, rows: pack.units.map(row) };
}

function withDisordered({ ordered, disordered }: PackUnit['fire'], { say }: TableWords): string {
  return `${ordered}${say('bracketed', { text: disordered })}`;
}

function resultTable(
  pack: Pack,
  { say }: TableWords,
  rowsOf: typeof fireTable,
): Omit<Table, 'section' | 'title'> {
  const dice = Array.from({ length: pack.faces }, (_, i) => i + 1);
  // From odds on that no die can reach, every row is alike.
  const last = pack.faces + 1;
  const row = (odds: number) => {
    const outcomes = odds === 0 ? [] : rowsOf(odds, pack.faces);
    const result = (die: number) => outcomes.find(([atMost]) => die <= atMost)?.[1] ?? 'none';
    return [
      odds === 0 ? say('odds.none') : odds === last ? `${odds}+` : String(odds),
      ...dice.map((die) => say(`result.${resultIn(result(die))}`)),
    ];
  };
  return {
    head: [say('odds'), ...dice.map(String)],
    rows: Array.from({ length: last + 1 }, (_, odds) => row(odds)),
  };
}

function resultIn(outcome: string): 'none' | 'hit' | 'retreat' | 'eliminated' {
  return outcome === 'hit' || outcome === 'retreat' || outcome === 'eliminated' ? outcome : 'none';
}

function resultTables(pack: Pack, words: TableWords): readonly Table[] {
  return [
    { section: '8.3', title: words.say('fire'), ...resultTable(pack, words, fireTable) },
    { section: '9.3', title: words.say('melee'), ...resultTable(pack, words, meleeTable) },
  ];
}

export const entries: Readonly<Record<string, Clause>> = {
  setup: 'KY-3.2.b',
  'choose.move': 'KY-5.2.a',
  'choose.fire': 'KY-5.2.a',
  'choose.melee': 'KY-5.3.a',
  'choose.reorganise': 'KY-5.3.a',
  move: 'KY-7.0.a',
  back: 'KY-7.3.2.R3',
  'fire.void': 'KY-8.3.f',
  'fire.none': 'KY-8.3.e',
  'fire.hit': 'KY-8.3.d',
  'fire.again': 'KY-8.3.g',
  'melee.void': 'KY-9.3.f',
  'melee.none': 'KY-9.3.e',
  'melee.retreat': 'KY-9.3.d',
  'melee.eliminated': 'KY-9.3.c',
  retreat: 'KY-9.4.a',
  'retreat.through': 'KY-9.4.c',
  noRetreat: 'KY-9.4.e',
  'advance.ended': 'KY-9.5.a',
  'ended.move': 'KY-7.0.a',
  'ended.fire': 'KY-8.1.a',
  'ended.melee': 'KY-9.1.a',
  advance: 'KY-9.5.a',
  fatigue: 'KY-9.6.1.a',
  'fatigue.void': 'KY-9.6.2.a',
  reorganise: 'KY-10.0.a',
  'phase.empty': 'KY-5.2.R2',
  turn: 'KY-5.1.a',
  suddenDeath: 'KY-4.2.a',
  forts: 'KY-4.0.b',
  'forts.held': 'KY-4.0.c',
  'purpose.fire': 'KY-8.3.c',
  'purpose.melee': 'KY-9.3.c',
};
