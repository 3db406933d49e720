/**
 * What stands around the clauses on the rules page: diagrams, tables, the clause of each line of the log. What the
 * captions claim stands here as data and is played by the referee in a test.
 */
import type { Clause, Json, Rulebook } from '../../referee/index.js';
import type { DiagramDrawing } from '../shared/index.js';
import { type CombatResult, hexId, type Pack, type PackTurn } from './components/pack.js';
import { fatigueChance } from './rules/movement/fatigue.js';
import type { rulebookTexts, TableWords } from './words/index.js';

type Units = Readonly<
  Record<string, { readonly at: string; readonly faceUp?: boolean; readonly fatigued?: boolean }>
>;

/**
 * A position in which only these units are on the map, in turn 3 with the ravine in 0905 unless said
 * otherwise.
 */
function position(phase: string, units: Units, more: { readonly [word: string]: Json } = {}): Json {
  return {
    game: 'squarepeg',
    phase,
    turn: 3,
    ravine: '0905',
    clear: true,
    units: { 'NZ-30': { at: 'out' }, ...units },
    ...more,
  };
}

const WEST = [
  '0106',
  '0107',
  '0207',
  '0208',
  '0209',
  '0308',
  '0309',
  '0310',
  '0410',
  '0411',
  '0509',
  '0510',
  '0610',
  '0611',
];
const SOUTH = ['0509', '0510', '0610', '0611', '0707', '0708', '0709', '0710', '0810', '0811'];
const BULGE = [
  '0602',
  '0603',
  '0604',
  '0702',
  '0703',
  '0704',
  '0705',
  '0706',
  '0707',
  '0804',
  '0805',
  '0806',
  '0807',
  '0905',
  '0906',
];
const NECK = ['0705', '0706', '0707', '0708', '0709', '0806', '0807', '0810'];
/** Unknown and far away: keeps the match from ending when the others are gone. */
const FAR: Units = { 'JP-D': { at: '0310' } };

export const drawings: readonly DiagramDrawing<typeof rulebookTexts.en>[] = [
  {
    id: 'contact',
    clauses: ['SP-6.1.d', 'SP-6.1.e'],
    position: position('NZ-MOVEMENT', {
      'NZ-30': { at: '0107' },
      'NZ-35': { at: '0411' },
      'JP-C': { at: '0310', faceUp: true },
    }),
    around: WEST,
    open: {
      given: { do: 'move', unit: 'NZ-30' },
      field: 'path',
      values: ['0106', '0207', '0208', '0209', '0309'],
    },
    refused: [
      {
        side: 'NZ',
        order: { do: 'move', unit: 'NZ-30', path: ['0208', '0209', '0309', '0308'] },
        clause: 'SP-6.1.d',
        at: '0308',
      },
      { side: 'NZ', order: { do: 'move', unit: 'NZ-35', path: ['0510'] }, clause: 'SP-6.1.e' },
    ],
  },
  {
    id: 'friend',
    clauses: ['SP-6.1.r', 'SP-6.1.f'],
    position: position('NZ-MOVEMENT', {
      'NZ-37': { at: '0706' },
      'NZ-35': { at: '0704' },
      'JP-C': { at: '0807', faceUp: true },
      ...FAR,
    }),
    around: BULGE,
    refused: [
      {
        side: 'NZ',
        order: { do: 'move', unit: 'NZ-35', path: ['0705', '0706', '0707'] },
        clause: 'SP-6.1.r',
        at: '0706',
      },
    ],
  },
  {
    id: 'water',
    clauses: ['SP-6.1.q', 'SP-7.0.e'],
    position: position('NZ-COMBAT', {
      'NZ-37': { at: '0610' },
      'NZ-35': { at: '0708' },
      'JP-C': { at: '0709', faceUp: true },
      'JP-D': { at: '0710', faceUp: true },
    }),
    around: SOUTH,
    open: { given: { do: 'attack' }, field: 'target', values: ['0709'] },
    refused: [
      { side: 'NZ', order: { do: 'attack', target: '0709', units: ['NZ-37'] }, clause: 'SP-7.0.e' },
      {
        side: 'NZ',
        order: { do: 'attack', target: '0710', units: ['NZ-37'] },
        clause: 'SP-7.0.e',
        at: '0710',
      },
    ],
  },
  {
    id: 'fatigue',
    clauses: ['SP-6.2.b', 'SP-6.2.c', 'SP-6.2.e'],
    position: position(
      'NZ-MOVEMENT',
      { 'NZ-35': { at: '0603' }, 'JP-D': { at: '0806', faceUp: true } },
      { turn: 2 },
    ),
    orders: [{ side: 'NZ', order: { do: 'move', unit: 'NZ-35', path: ['0703', '0704', '0705'] } }],
    dice: [3],
    around: BULGE,
    after: { units: { 'NZ-35': { at: '0705', fatigued: true } } },
    log: ['move', 'fatigue.fatigued'],
  },
  {
    id: 'torahatup',
    clauses: ['SP-6.1.m', 'SP-6.1.n', 'SP-6.4.c'],
    position: position('NZ-MOVEMENT', { 'NZ-37': { at: '0704' }, 'NZ-T1': { at: '0703' }, ...FAR }),
    orders: [{ side: 'NZ', order: { do: 'move', unit: 'NZ-37', path: ['0705', '0806'] } }],
    around: BULGE,
    refused: [
      {
        side: 'NZ',
        order: { do: 'move', unit: 'NZ-T1', path: ['0804', '0805', '0806'] },
        clause: 'SP-6.4.c',
        at: '0806',
      },
      {
        side: 'NZ',
        order: { do: 'move', unit: 'NZ-T1', path: ['0804', '0805', '0905'] },
        clause: 'SP-6.4.c',
        at: '0905',
      },
    ],
    after: { units: { 'NZ-37': { at: '0806', fatigued: true } } },
    log: ['move', 'fatigue.ground'],
  },
  {
    id: 'ravine',
    clauses: ['SP-6.4.d', 'SP-6.4.a', 'SP-6.4.b'],
    position: position(
      'NZ-MOVEMENT',
      { 'NZ-T1': { at: '0704' }, 'NZ-35': { at: '0603' }, ...FAR },
      { turn: 1, ravine: null },
    ),
    orders: [{ side: 'NZ', order: { do: 'move', unit: 'NZ-T1', path: ['0805'] } }],
    dice: [1],
    around: BULGE,
    after: { ravine: '0805', units: { 'NZ-T1': { at: 'out' } } },
    log: ['move', 'ravine', 'removed.ravine'],
  },
  {
    id: 'ferry',
    clauses: ['SP-6.5.a', 'SP-6.5.b', 'SP-6.5.c', 'SP-6.3.h'],
    position: position(
      'NZ-MOVEMENT',
      { 'NZ-30': { at: 'off' }, 'NZ-T1': { at: '0603' }, 'NZ-35': { at: '0601' }, 'JP-D': { at: '0611' } },
      { turn: 1, ravine: null },
    ),
    orders: [{ side: 'NZ', order: { do: 'move', unit: 'NZ-T1', path: ['ferry:0106', '0107', '0208'] } }],
    dice: [1, 2],
    around: ['0106', '0107', '0207', '0208', '0209', '0601', '0602', '0603', '0604', '0702', '0703'],
    after: { units: { 'NZ-T1': { at: '0208' } } },
    log: ['move', 'arrival.supported', 'fatigue.fresh'],
  },
  {
    id: 'arrival',
    clauses: ['SP-6.3.e', 'SP-6.3.c', 'SP-6.3.d'],
    position: position(
      'ARRIVAL',
      { 'NZ-30': { at: 'off' }, 'NZ-35': { at: '0601' }, 'JP-C': { at: '0310' }, 'JP-D': { at: '0106' } },
      { turn: 4, ravine: null },
    ),
    orders: [],
    dice: [3],
    around: WEST,
    after: { units: { 'NZ-30': { at: '0106' }, 'JP-D': { at: 'out', faceUp: true } } },
    log: ['arrival.arrives', 'reveal', 'removed.evicted', 'arrival.placed'],
  },
  {
    id: 'home',
    clauses: ['SP-7.1.d', 'SP-7.1.g'],
    position: position('NZ-COMBAT', { 'NZ-35': { at: '0707' }, 'JP-A': { at: '0708' }, ...FAR }),
    orders: [
      { side: 'NZ', order: { do: 'attack', target: '0708', units: ['NZ-35'] } },
      { side: 'NZ', order: { do: 'advance', unit: 'NZ-35' } },
    ],
    around: NECK,
    after: { units: { 'NZ-35': { at: '0708' }, 'JP-A': { at: 'out', faceUp: true } } },
    log: ['attack', 'reveal', 'removed.home', 'advance'],
  },
  {
    id: 'stack',
    clauses: ['SP-7.2.i', 'SP-7.2.c', 'SP-7.2.j', 'SP-7.4.h'],
    position: position('JP-COMBAT', {
      'NZ-35': { at: '0707' },
      'NZ-T1': { at: '0707' },
      'JP-C': { at: '0708', faceUp: true },
      'JP-D': { at: '0706', faceUp: true },
    }),
    orders: [{ side: 'JP', order: { do: 'attack', target: '0707', units: ['JP-C', 'JP-D'] } }],
    dice: [6],
    around: NECK,
    after: { units: { 'NZ-35': { at: 'out' }, 'NZ-T1': { at: 'out' } } },
    log: ['attack', 'combat.Dr', 'removed.retreat', 'removed.retreat'],
  },
  {
    id: 'retreat',
    clauses: ['SP-7.4.f', 'SP-7.4.e', 'SP-7.4.l'],
    position: position(
      'NZ-COMBAT',
      {
        'NZ-35': { at: '0707' },
        'NZ-T1': { at: '0707' },
        'JP-C': { at: '0708', faceUp: true },
        'JP-B': { at: '0310' },
      },
      { ravine: '0706' },
    ),
    orders: [{ side: 'NZ', order: { do: 'attack', target: '0708', units: ['NZ-35', 'NZ-T1'] } }],
    dice: [2],
    around: NECK,
    open: { given: { do: 'retreat', unit: 'NZ-35' }, field: 'to', values: ['0706', '0807'] },
    refused: [{ side: 'NZ', order: { do: 'retreat', unit: 'NZ-T1', to: '0706' }, clause: 'SP-7.4.f' }],
    log: ['attack', 'combat.Ar'],
  },
  {
    id: 'mission',
    clauses: ['SP-7.5.h', 'SP-4.0.a'],
    position: position(
      'NZ-COMBAT',
      { 'NZ-35': { at: '0710' }, 'NZ-30': { at: '0510' }, 'JP-C': { at: '0611', faceUp: true }, ...FAR },
      { turn: 6 },
    ),
    orders: [
      { side: 'NZ', order: { do: 'attack', target: '0611', units: ['NZ-30', 'NZ-35'] } },
      { side: 'NZ', order: { do: 'advance', unit: 'NZ-35' } },
    ],
    dice: [4],
    around: SOUTH,
    after: { units: { 'NZ-35': { at: '0611' }, 'JP-C': { at: 'out', faceUp: true } } },
    log: ['attack', 'combat.Dr', 'removed.retreat', 'advance', 'mission'],
  },
];

type Table = ReturnType<Rulebook['tables']>[number];

/** All tables, in the reader's language. */
export function tablesOf(pack: Pack, words: TableWords): readonly Table[] {
  return [
    unitTable(pack, words),
    turnTable(pack, words),
    fatigueTable(pack, words),
    ravineTable(pack, words),
    combatTable(pack, words),
  ];
}

const UNIT_COLUMNS = ['counter', 'unit', 'side', 'strength', 'dice'] as const;
const TURN_COLUMNS = ['turn', 'day', 'date', 'arrival'] as const;
const FATIGUE_COLUMNS = ['hexes', 'infantry', 'tank'] as const;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const RAVINE_COLUMNS = ['die', 'hex'] as const;

function unitTable({ file }: Pack, { locale, say }: TableWords): Table {
  const side = (id: string) => file.sides.find((one) => one.id === id)?.name[locale] ?? id;
  const rows = file.counters.map((c) => [
    c.id,
    c.name[locale],
    side(c.side),
    String(c.strength),
    String(c.fatigueDice),
  ]);
  const head = UNIT_COLUMNS.map((column) => say(`units.${column}`));
  return { section: '2', title: say('units'), head, rows };
}

function turnTable(pack: Pack, { locale, say }: TableWords): Table {
  const date = (turn: PackTurn) => {
    const box = pack.file.tables.turnTrack.boxes.find((one) => one.turn === turn.number);
    const [year = 0, month = 0, of = 0] = (box?.date ?? '').split('-').map(Number);
    const known = MONTHS.find((one) => one === month);
    return known === undefined ? '' : say('date', { year, month: say(`month.${known}`), of });
  };
  const rows = pack.turns.map((turn) => [
    String(turn.number),
    turn.label[locale],
    date(turn),
    turn.arrivesUpTo === 0 ? say('never') : say('upTo', { n: turn.arrivesUpTo }),
  ]);
  const head = TURN_COLUMNS.map((column) => say(`turns.${column}`));
  return { section: '5', title: say('turns'), head, rows };
}

/** As far as it matters: the longest move that two dice can bear. */
const FARTHEST = 12;

function fatigueTable({ faces }: Pack, { say }: TableWords): Table {
  const percent = (dice: number, hexes: number) => {
    const chance = fatigueChance(dice, faces, hexes);
    return `${Math.round((100 * chance.of) / chance.in)}%`;
  };
  const rows = Array.from({ length: FARTHEST }, (_, i) => [
    String(i + 1),
    percent(1, i + 1),
    percent(2, i + 1),
  ]);
  const head = FATIGUE_COLUMNS.map((column) => say(`fatigue.${column}`));
  return { section: '6.2', title: say('fatigue'), head, rows };
}

function ravineTable(pack: Pack, { say }: TableWords): Table {
  const rows = pack.ravineHexes.map((hex, i) => [String(i + 1), hexId(pack, hex)]);
  const head = RAVINE_COLUMNS.map((column) => say(`ravine.${column}`));
  return { section: '6.4', title: say('ravine'), head, rows };
}

function combatTable({ table, faces, file }: Pack, { locale, say }: TableWords): Table {
  const named = (result: CombatResult) =>
    `${result} ${file.tables.combatResults[result]?.[locale] ?? ''}`.trimEnd();
  const { columns } = file.tables.crt;
  const [first = '', last = ''] = [columns[0], columns.at(-1)];
  const ends = [say('less', { odds: first }), say('more', { odds: last })];
  const [less = '', more = ''] = ends.map((odds) => say('any', { odds }));
  const head = [say('odds'), less, ...columns, more];
  const rows = Array.from({ length: faces }, (_, i) => [
    String(i + 1),
    table.below,
    ...table.columns.map((results) => results[i] ?? ''),
    table.above,
  ]);
  const key = [...new Set([...table.columns.flat(), table.below, table.above])].sort().map(named).join(' · ');
  return { section: '7.2', title: say('crt', { results: key }), head, rows };
}

export const entries: Readonly<Record<string, Clause>> = {
  'setup.japanese': 'SP-3.1.a',
  'setup.reserve': 'SP-3.2.a',
  'setup.placed': 'SP-3.3.a',
  'setup.markers': 'SP-3.4.a',
  turn: 'SP-5.0.d',
  recovery: 'SP-6.2.f',
  move: 'SP-6.0.a',
  'move.ferry': 'SP-6.5.a',
  'fatigue.ground': 'SP-6.1.n',
  'fatigue.fatigued': 'SP-6.2.b',
  'fatigue.fresh': 'SP-6.2.b',
  ravine: 'SP-6.4.b',
  mission: 'SP-4.0.a',
  'arrival.arrives': 'SP-6.3.c',
  'arrival.waits': 'SP-6.3.c',
  'arrival.supported': 'SP-6.3.h',
  'arrival.blocked': 'SP-6.3.m',
  'arrival.placed': 'SP-6.3.d',
  merge: 'SP-6.6.a',
  split: 'SP-6.6.b',
  'split.loss': 'SP-7.3.g',
  attack: 'SP-7.2.a',
  'attack.void': 'SP-7.1.h',
  reveal: 'SP-7.1.a',
  'combat.Ae': 'SP-7.3.a',
  'combat.Ar': 'SP-7.3.b',
  'combat.Ex': 'SP-7.3.c',
  'combat.Dr': 'SP-7.3.e',
  'combat.De': 'SP-7.3.f',
  'automatic.Ae': 'SP-7.2.k',
  'automatic.Ar': 'SP-7.2.k',
  'automatic.Ex': 'SP-7.2.k',
  'automatic.Dr': 'SP-7.2.l',
  'automatic.De': 'SP-7.2.l',
  'removed.combat': 'SP-7.3.d',
  'removed.retreat': 'SP-7.4.h',
  'removed.home': 'SP-7.1.d',
  'removed.evicted': 'SP-6.3.e',
  'removed.ravine': 'SP-6.4.d',
  retreat: 'SP-7.4.a',
  'advance.ended': 'SP-7.5.a',
  'ended.movement': 'SP-6.0.a',
  'ended.combat': 'SP-7.0.a',
  advance: 'SP-7.5.a',
  'purpose.fatigue': 'SP-6.2.a',
  'purpose.ravine': 'SP-6.4.a',
  'purpose.arrival': 'SP-6.3.b',
  'purpose.identity': 'SP-3.1.c',
  'purpose.combat': 'SP-7.2.n',
};
