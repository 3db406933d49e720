/**
 * What stands around the clauses on the rules page: diagrams, tables, the clause of each line of the log. What the
 * captions claim stands here as data and is played by the referee in a test.
 */
import type { Clause, Json, Rulebook } from '../../referee/index.js';
import { type DiagramDrawing, printed } from '../shared/index.js';
import { hexIds, type Pack, type SideId } from './components/pack.js';
import { REASONS, type Reason } from './components/schema.js';
import type { PackUnit } from './components/types.js';
import type { rulebookTexts, TableWords } from './words/index.js';

type Units = Readonly<Record<string, { readonly at: string }>>;

/** Far away and face down: keeps the match from ending when the others are gone. */
const FAR: Units = { 'JP-29': { at: '1911' } };

/** A position in which only these units are on the map. */
function position(turn: number, phase: string, units: Units): Json {
  return { game: 'manila45', turn, phase, clear: true, units: { ...FAR, ...units } };
}

/** The easternmost column of the map. */
const EAST = 16;

/** A hex with all of the map up to two steps away. */
function around(id: string): readonly string[] {
  const [col, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  const columns = [-2, -1, 0, 1, 2].filter((right) => col + right >= EAST);
  return columns.flatMap((right) => {
    const half = Math.abs(right) === 1 ? (col % 2 === 0 ? [-2, 1] : [-1, 2]) : undefined;
    const [low, high] = half ?? (right === 0 ? [-2, 2] : [-1, 1]);
    const rows = Array.from({ length: high! - low! + 1 }, (_, i) => row + low! + i);
    return rows.map((r) => `${col + right}${String(r).padStart(2, '0')}`);
  });
}

/** The garrison that 3719 is next to, and a battalion in it. */
const TAFT: Units = {
  'JP-13': { at: '3720' },
  'JP-46': { at: '3720' },
  'JP-34': { at: '3820' },
  'JP-19': { at: '3619' },
  'US-37-2-148': { at: '3719' },
  'US-37-3-148': { at: '3718' },
};

export const drawings: readonly DiagramDrawing<typeof rulebookTexts.en>[] = [
  {
    id: 'river',
    clauses: ['MN-8.7.a', 'MN-8.7.c'],
    position: position(1, 'B', { 'US-37-1-148': { at: '3522' } }),
    around: around('3522'),
    open: {
      given: { do: 'move', unit: 'US-37-1-148' },
      field: 'to',
      values: ['3422', '3423', '3521', '3523', '3623'],
    },
    refused: [
      { side: 'US', order: { do: 'move', unit: 'US-37-1-148', to: '3622' }, clause: 'MN-8.7.a', at: '3622' },
    ],
  },
  {
    id: 'help',
    clauses: ['MN-8.8.b', 'MN-8.8.e'],
    position: position(3, 'B', { 'US-14-672': { at: '2922' }, 'US-37-1-129': { at: '2922' } }),
    orders: [{ side: 'US', order: { do: 'march', unit: 'US-37-1-129', path: ['2923', '2924'] } }],
    around: around('2922'),
    after: { helped: true, units: { 'US-37-1-129': { at: '2924' } } },
    log: ['helped', 'move'],
  },
  {
    id: 'pontoon',
    clauses: ['MN-8.9.b', 'MN-8.9.c'],
    position: position(3, 'B', { 'US-14-556': { at: '3122' }, 'US-37-1-129': { at: '3121' } }),
    orders: [
      { side: 'US', order: { do: 'buildPontoon', unit: 'US-14-556', to: '3123' } },
      { side: 'US', order: { do: 'march', unit: 'US-37-1-129', path: ['3122', '3123'] } },
    ],
    around: around('3122'),
    after: { pontoons: { 'US-14-556': ['3122', '3123'] }, units: { 'US-37-1-129': { at: '3123' } } },
    log: ['pontoon.built', 'move'],
  },
  {
    id: 'coast',
    clauses: ['MN-8.10.c', 'MN-8.10.d'],
    position: position(4, 'B', {
      'US-14-672': { at: '3819' },
      'US-37-1-129': { at: '3819' },
      'JP-17': { at: '3416' },
    }),
    orders: [{ side: 'US', order: { do: 'coastalMove', to: '3517', passenger: 'US-37-1-129' } }],
    around: [...around('3617'), ...around('3515')],
    after: { units: { 'US-14-672': { at: '3517' }, 'US-37-1-129': { at: '3517' } } },
    log: ['coastal'],
  },
  {
    id: 'shooters',
    clauses: ['MN-9.2.d', 'MN-9.3.a'],
    position: position(4, 'B', TAFT),
    orders: [{ side: 'US', order: { do: 'march', unit: 'US-37-3-148', path: ['3719'] } }],
    around: around('3719'),
    open: { given: { do: 'fire' }, field: 'units', values: ['JP-13', 'JP-19', 'JP-34'] },
    refused: [{ side: 'JP', order: { do: 'fire', units: ['JP-46'] }, clause: 'MN-9.3.a' }],
  },
  {
    id: 'mover',
    clauses: ['MN-9.2.b', 'MN-9.6.a'],
    position: position(4, 'B', TAFT),
    orders: [
      { side: 'US', order: { do: 'march', unit: 'US-37-3-148', path: ['3719'] } },
      { side: 'JP', order: { do: 'fire', units: ['JP-13', 'JP-19', 'JP-34'] } },
    ],
    dice: [1],
    around: around('3719'),
    after: { units: { 'US-37-2-148': { at: '3719' } } },
    log: ['fire.hit', 'eliminated.US'],
  },
  {
    id: 'hexside',
    clauses: ['MN-10.7.d', 'MN-10.7.b'],
    position: position(4, 'C', {
      'US-14-A-44': { at: '1625' },
      'JP-01': { at: '1723' },
      'JP-02': { at: '1823' },
    }),
    around: around('1724'),
    open: { given: { do: 'attack', target: '1723' }, field: 'units', values: ['US-14-A-44'] },
  },
  {
    id: 'plateau',
    clauses: ['MN-10.10.c', 'MN-10.10.a'],
    position: position(4, 'C', {
      'US-14-A-637': { at: '1615' },
      'JP-01': { at: '1814' },
      'JP-02': { at: '1915' },
    }),
    around: [...around('1714'), ...around('1814')],
    open: { given: { do: 'attack', target: '1814' }, field: 'units', values: ['US-14-A-637'] },
    refused: [
      {
        side: 'US',
        order: { do: 'attack', target: '1915', units: ['US-14-A-637'] },
        clause: 'MN-10.10.c',
        at: '1915',
      },
    ],
  },
  {
    id: 'assault',
    clauses: ['MN-10.17.b', 'MN-10.12.h', 'MN-10.20.a'],
    position: position(1, 'C', {
      'JP-04': { at: '3625' },
      'JP-08': { at: '3625' },
      'US-37-1-129': { at: '3626' },
      'US-37-2-129': { at: '3626' },
      'US-37-3-129': { at: '3525' },
      'US-37-1-145': { at: '3525' },
    }),
    orders: [
      {
        side: 'US',
        order: {
          do: 'attack',
          target: '3625',
          units: ['US-37-1-129', 'US-37-1-145', 'US-37-2-129', 'US-37-3-129'],
        },
      },
    ],
    dice: [3, 6],
    around: around('3625'),
    open: {
      given: { do: 'advance' },
      field: 'units',
      values: ['US-37-1-129', 'US-37-1-145', 'US-37-2-129', 'US-37-3-129'],
    },
    after: { rubble: ['3625'] },
    log: ['attack.hit', 'eliminated.JP', 'rubble.laid'],
  },
  {
    id: 'across',
    clauses: ['MN-10.18.a', 'MN-10.12.j'],
    position: position(4, 'C', {
      'JP-08': { at: '3522' },
      'US-37-1-148': { at: '3521' },
      'US-37-2-148': { at: '3521' },
      'US-37-3-148': { at: '3622' },
    }),
    orders: [
      {
        side: 'US',
        order: { do: 'attack', target: '3522', units: ['US-37-1-148', 'US-37-2-148', 'US-37-3-148'] },
      },
    ],
    dice: [2, 1],
    around: around('3522'),
    open: { given: { do: 'advance' }, field: 'units', values: ['US-37-1-148', 'US-37-2-148'] },
    log: ['attack.hit'],
  },
  {
    id: 'bridge',
    clauses: ['MN-10.19.b', 'MN-10.19.d'],
    position: position(3, 'E', { 'JP-22': { at: '3722' }, 'JP-39': { at: '3722' } }),
    orders: [{ side: 'JP', order: { do: 'attackBridge', bridge: 'BR-03', units: ['JP-22', 'JP-39'] } }],
    dice: [1],
    around: around('3722'),
    after: { destroyed: ['BR-03'] },
    log: ['bridge.hit'],
  },
  {
    id: 'gasoline',
    clauses: ['MN-10.22.b', 'MN-10.22.d'],
    position: position(3, 'C', {
      'JP-04': { at: '3228' },
      'US-1C-1-7': { at: '3227' },
      'US-1C-2-7': { at: '3229' },
      'US-1C-1-8': { at: '3128' },
    }),
    orders: [
      {
        side: 'US',
        order: { do: 'attack', target: '3228', units: ['US-1C-1-7', 'US-1C-2-7'], fga: 'yes' },
      },
    ],
    dice: [4, 2],
    around: around('3228'),
    after: { units: { 'JP-04': null } },
    log: ['attack.hit', 'eliminated.JP', 'rubble.none'],
  },
  {
    id: 'spotter',
    clauses: ['MN-11.2.c', 'MN-11.2.e'],
    position: position(4, 'E', {
      'JP-42': { at: '3821' },
      'JP-03': { at: '3624' },
      'JP-32': { at: '3620' },
      'JP-22': { at: '3722' },
      'US-37-1-129': { at: '3625' },
    }),
    around: [...around('3723'), ...around('3624')],
    open: {
      given: { do: 'attack', target: '3625', units: ['JP-42'] },
      field: 'spotter',
      values: ['JP-03', 'JP-32'],
    },
    refused: [
      {
        side: 'JP',
        order: { do: 'attack', target: '3625', units: ['JP-42'], spotter: 'JP-22' },
        clause: 'MN-11.2.c',
      },
    ],
  },
];

type Table = ReturnType<Rulebook['tables']>[number];

/** All tables, in the reader's language. */
export function tablesOf(pack: Pack, words: TableWords): readonly Table[] {
  return [
    unitTable(pack, 'US', words),
    unitTable(pack, 'JP', words),
    abbreviationTable(pack, words),
    entryTable(pack, words),
    turnTable(pack, words),
    terrainTable(pack, words),
    hexsideTable(pack, words),
    bridgeTable(pack, words),
    resultTable(pack, words),
    modifierTable(pack, words),
  ];
}

const UNIT_COLUMNS = ['unit', 'name', 'formation', 'type', 'size', 'attack', 'range', 'abilities'] as const;
const ABILITIES = [
  'cac',
  'antiArmour',
  'indirect',
  'antiAircraft',
  'armoured',
  'bridging',
  'amphibious',
] as const;
const ENTRY_COLUMNS = ['formation', 'units', 'movement', 'hexes'] as const;
const TURN_COLUMNS = ['turn', 'date', 'corps', 'replacements', 'support'] as const;
const TERRAIN_COLUMNS = ['terrain', 'cost', 'line', 'modifier'] as const;
const BRIDGE_COLUMNS = ['bridge', 'hexes', 'river'] as const;
const MODIFIER_COLUMNS = ['when', 'die', 'fire'] as const;

function unitTable(pack: Pack, side: SideId, words: TableWords): Table {
  const { say } = words;
  const units = [...pack.units.keys()].filter((unit) => pack.units[unit]!.side === side);
  return {
    section: '2.5',
    title: say(`units.${side}`),
    head: UNIT_COLUMNS.map((column) => say(`units.${column}`)),
    rows: units.map((unit) => unitRow(pack, unit, words)),
  };
}

function unitRow(pack: Pack, unit: number, words: TableWords): string[] {
  const { locale, say } = words;
  const { name, designation, size } = pack.file.units[unit]!;
  const one = pack.units[unit]!;
  return [
    designation,
    printed(name[locale], locale),
    formationName(pack, one.formation, words),
    printed(pack.file.unitTypes.find(({ id }) => id === one.type)?.name[locale] ?? one.type, locale),
    size,
    String(one.attack),
    one.air ? say('none') : String(one.range),
    abilitiesOf(one, words),
  ];
}

function abilitiesOf(unit: PackUnit, { say }: TableWords): string {
  const found = ABILITIES.filter((ability) => unit[ability]);
  return found.map((ability) => say(`ability.${ability}`)).join(say('comma'));
}

function formationName(pack: Pack, formation: string, { locale }: TableWords): string {
  return pack.file.formations.find(({ id }) => id === formation)?.name[locale] ?? formation;
}

function abbreviationTable(pack: Pack, { locale, say }: TableWords): Table {
  return {
    section: '2.7',
    title: say('abbreviations'),
    head: [say('abbreviations.short'), say('abbreviations.long')],
    rows: pack.file.abbreviations.map((entry) => [entry.abbr, printed(entry[locale], locale)]),
  };
}

function entryTable(pack: Pack, words: TableWords): Table {
  const { say } = words;
  return {
    section: '3.4',
    title: say('entry'),
    head: ENTRY_COLUMNS.map((column) => say(`entry.${column}`)),
    rows: pack.groups.map(({ formation, units, allowance, hexes }) => [
      formationName(pack, formation, words),
      String(units.length),
      String(allowance),
      hexIds(pack, hexes).join(say('comma')),
    ]),
  };
}

function turnTable(pack: Pack, { locale, say }: TableWords): Table {
  const whether = (is: boolean) => say(is ? 'yes' : 'no');
  return {
    section: '5.4',
    title: say('turns'),
    head: TURN_COLUMNS.map((column) => say(`turns.${column}`)),
    rows: pack.turns.map(({ turn, date, xivCorpsMove, replacements, air }) => [
      String(turn),
      printed(date[locale], locale),
      String(xivCorpsMove),
      whether(replacements),
      whether(air),
    ]),
  };
}

function terrainTable(pack: Pack, { locale, say }: TableWords): Table {
  return {
    section: '8.5',
    title: say('terrain'),
    head: TERRAIN_COLUMNS.map((column) => say(`terrain.${column}`)),
    rows: pack.file.tables.terrain.map(({ name, moveCost, blocksLof, drm }) => [
      name[locale],
      moveCost === null ? say('impassable') : String(moveCost),
      say(blocksLof ? 'yes' : 'no'),
      signed(drm),
    ]),
  };
}

function hexsideTable(pack: Pack, { say }: TableWords): Table {
  return {
    section: '8.6',
    title: say('hexsides'),
    head: [say('hexsides.side'), say('hexsides.cost')],
    rows: pack.file.tables.hexsideEffects.map(({ id, extraMove }) => [
      say(`side.${id}`),
      extraMove === null ? say('impassable') : signed(extraMove),
    ]),
  };
}

function bridgeTable(pack: Pack, { locale, say }: TableWords): Table {
  return {
    section: '8.7',
    title: say('bridges'),
    head: BRIDGE_COLUMNS.map((column) => say(`bridges.${column}`)),
    rows: pack.bridges.map(({ a, b, major }, i) => [
      printed(pack.file.map.bridges[i]!.name[locale], locale),
      hexIds(pack, [a, b]).join('/'),
      say(major ? 'river.major' : 'river.minor'),
    ]),
  };
}

function resultTable(pack: Pack, { say, locale }: TableWords): Table {
  const { columns, rows } = pack.file.tables.crt;
  return {
    section: '10.3',
    title: say('results'),
    head: [say('results.die'), ...columns.map(({ label }) => printed(label, locale))],
    rows: rows.map(({ label, results }) => [
      printed(label, locale),
      ...results.map((result) => say(result === 'E' ? 'result.E' : 'result.none')),
    ]),
  };
}

function modifierTable(pack: Pack, { say }: TableWords): Table {
  const applies = (reason: Reason) => pack.file.tables.drm.find(({ id }) => id === reason)?.applies ?? 'both';
  return {
    section: '10.12',
    title: say('modifiers'),
    head: MODIFIER_COLUMNS.map((column) => say(`modifiers.${column}`)),
    rows: REASONS.map((reason) => [
      say(`reason.${reason}`),
      signed(pack.drm[reason]),
      say(`fire.${applies(reason)}`),
    ]),
  };
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : String(amount).replace('-', '−');
}

export const entries: Readonly<Record<string, Clause>> = {
  setup: 'MN-3.2.a',
  enter: 'MN-3.4.b',
  entered: 'MN-3.4.g',
  turn: 'MN-5.2.a',
  'ended.replacement': 'MN-7.2.b',
  'ended.movement': 'MN-5.2.b',
  'ended.attack': 'MN-5.2.b',
  replaced: 'MN-7.3.a',
  'replaced.below': 'MN-7.3.a',
  move: 'MN-8.1.a',
  top: 'MN-6.5.i',
  helped: 'MN-8.8.b',
  'pontoon.built': 'MN-8.9.b',
  'pontoon.removed': 'MN-8.9.d',
  coastal: 'MN-8.10.c',
  'coastal.carried': 'MN-8.10.a',
  revealed: 'MN-6.5.f',
  looked: 'MN-6.5.c',
  'fire.hit': 'MN-9.2.b',
  'fire.miss': 'MN-9.2.b',
  'eliminated.US': 'MN-10.16.a',
  'eliminated.JP': 'MN-6.5.k',
  'eliminated.below': 'MN-6.5.b',
  'attack.hit': 'MN-10.2.d',
  'attack.none': 'MN-10.16.a',
  spotted: 'MN-11.2.d',
  'bridge.hit': 'MN-10.19.d',
  'bridge.none': 'MN-10.19.b',
  'building.hit': 'MN-10.21.a',
  'building.none': 'MN-10.21.b',
  'rubble.laid': 'MN-10.20.a',
  'rubble.none': 'MN-10.20.a',
  advance: 'MN-10.17.b',
  'table.hit': 'MN-10.3.c',
  'table.none': 'MN-10.3.c',
  'purpose.tokens': 'MN-3.2.b',
  'purpose.defensiveFire': 'MN-9.2.a',
  'purpose.attack': 'MN-10.1.b',
  'purpose.bridge': 'MN-10.19.b',
  'purpose.building': 'MN-10.21.b',
  'purpose.rubble': 'MN-10.20.a',
  'purpose.combatTable': 'MN-10.3.c',
};
