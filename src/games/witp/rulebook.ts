/**
 * What stands around the clauses on the rules page: diagrams, tables, the clause of each line of the log. What the
 * captions claim stands here as data and is played by the referee in a test.
 */
import type { Clause, Json, Rulebook, TextTable } from '../../referee/index.js';
import { type DiagramDrawing, printed } from '../shared/index.js';
import { type Pack, SIDES, type SideId } from './components/pack.js';
import type { rulebookTexts, TableWords } from './words/index.js';

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

type Table = ReturnType<Rulebook['tables']>[number];

/** All tables, in the reader's language; `cards` says what each card does. */
export function tablesOf(pack: Pack, words: TableWords, cards: TextTable): readonly Table[] {
  return [
    typeTable(pack, words),
    ...SIDES.map((side) => unitTable(pack, side, words)),
    baseTable(pack, words),
    ...YEARS.map((year) => cardTable(pack, year, words, cards)),
    turnTable(pack, words),
    costTable(pack, words),
    extraHitTable(pack, words),
    submarineTable(pack, words),
    stackingTable(words),
    rebuildingTable(pack, words),
  ];
}

const YEARS = [1942, 1943, 1944, 1945] as const;
const TYPES = ['CV', 'N', 'L', 'A'] as const;
const TYPE_COLUMNS = ['type', 'strength', 'taskForce', 'assault', 'rebuild'] as const;
const UNIT_COLUMNS = ['unit', 'name', 'nation', 'type', 'from'] as const;
const BASE_COLUMNS = ['hex', 'place', 'base', 'nation', 'notes'] as const;
const TURN_COLUMNS = ['turn', 'season', 'brpJ', 'brpA', 'cards', 'JP', 'US', 'UK'] as const;
const STACKS = ['none', 'airfield', 'port', 'unlimited', 'combat'] as const;
const COSTS = ['activationMarker', 'perHex', 'enemyAirZone', 'jungleByLand'] as const;
const ROWS = ['1941-1943', '1944-1945'] as const;

function typeTable(pack: Pack, { say }: TableWords): Table {
  const { combat, rebuildCost } = pack.file.tables;
  const strengths = new Map(pack.file.unitTypes.map(({ id, front }) => [id, front.strength]));
  const rows = TYPES.map((type) => [
    say(`type.${type}`),
    type === 'A' ? `+${combat.airSupport}` : String(strengths.get(type) ?? 0),
    type === 'CV' ? `+${combat.taskForceBonus}` : say('none'),
    type === 'CV' ? `+${combat.carrierAssaultBonus}` : say('none'),
    String(rebuildCost[type]),
  ]);
  return {
    section: '2.2',
    title: say('types'),
    head: TYPE_COLUMNS.map((column) => say(`types.${column}`)),
    rows,
  };
}

function unitTable(pack: Pack, side: SideId, { locale, say }: TableWords): Table {
  const rows = pack.file.units
    .filter((unit) => unit.side === side)
    .map((unit) => [
      unit.id,
      printed(unit[locale], locale),
      say(`nation.${unit.nation}`),
      say(`type.${unit.type}`),
      unit.setup ?? (unit.arrival === undefined ? say('spare') : say('arrival', { turn: unit.arrival })),
    ]);
  return {
    section: '2.2',
    title: say(`units.${side}`),
    head: UNIT_COLUMNS.map((column) => say(`units.${column}`)),
    rows,
  };
}

function baseTable(pack: Pack, { locale, say }: TableWords): Table {
  const rows = pack.bases.map((hex) => {
    const { id, base, colour, source, resource, fleetLimit } = pack.hexes[hex]!;
    const name = pack.file.map.hexes[hex]![locale];
    const notes = [
      ...(source === undefined ? [] : [say('source')]),
      ...(resource ? [say('oil')] : []),
      ...(fleetLimit === 1 ? [say('fleets', { n: fleetLimit })] : []),
    ];
    return [
      id,
      name === undefined ? '' : printed(name, locale),
      base === undefined ? '' : say(`base.${base}`),
      colour === undefined ? '' : say(`nation.${colour}`),
      notes.join(say('comma')),
    ];
  });
  return {
    section: '2.3.3',
    title: say('bases'),
    head: BASE_COLUMNS.map((column) => say(`bases.${column}`)),
    rows,
  };
}

function cardTable(pack: Pack, year: number, { locale, say }: TableWords, cards: TextTable): Table {
  const rows = pack.cards.flatMap((card, i) => {
    if (card.year !== year) return [];
    const name = printed(pack.file.cards[i]![locale], locale);
    const both = cards[`${card.id}.both`];
    const told = (side: SideId) => both ?? cards[`${card.id}.${side}`] ?? say('none');
    return [[`${card.id} ${card.forced ? say('forced', { name }) : name}`, told('J'), told('A')]];
  });
  const head = [say('cards.card'), say('cards.J'), say('cards.A')];
  return { section: '4.3', title: say('cards', { year }), head, rows };
}

function turnTable(pack: Pack, { locale, say }: TableWords): Table {
  const arriving = (units: readonly string[]) => units.join(say('comma')) || say('none');
  const rows = pack.file.turnTrack.map((turn) => [
    String(turn.turn),
    turn[locale],
    String(turn.brp.J),
    String(turn.brp.A),
    say(`order.${turn.cardPlay}`),
    arriving(turn.reinforcements.JP),
    arriving(turn.reinforcements.US),
    arriving(turn.reinforcements.UK),
  ]);
  return {
    section: '5.1',
    title: say('turns'),
    head: TURN_COLUMNS.map((column) => say(`turns.${column}`)),
    rows,
  };
}

function costTable(pack: Pack, { say }: TableWords): Table {
  const rows = COSTS.map((cost) => [say(`cost.${cost}`), String(pack.file.tables.movementCost[cost])]);
  return { section: '8.4', title: say('costs'), head: [say('costs.for'), say('costs.rp')], rows };
}

function extraHitTable(pack: Pack, { say }: TableWords): Table {
  const { extraHits } = pack.file.tables;
  const head = ['die', 'air', 'carriers'] as const;
  return {
    section: '9.6.2',
    title: say('extraHits'),
    head: head.map((column) => say(`extraHits.${column}`)),
    rows: [
      ['1–4', say('none'), say('none')],
      ['5', String(extraHits['5'].air), String(extraHits['5'].air)],
      ['6', String(extraHits['6'].air), String(extraHits['6'].carrierInsteadInFleetBattle)],
    ],
  };
}

function submarineTable(pack: Pack, { say }: TableWords): Table {
  const { hitRange } = pack.file.tables.submarine;
  const range = (row: (typeof ROWS)[number], side: SideId) => hitRange[row]?.[side].join('–') ?? '';
  return {
    section: '10.4',
    title: say('submarines'),
    head: [say('submarines.years'), say('side.J'), say('side.A')],
    rows: ROWS.map((row) => [row.replace('-', '–'), range(row, 'J'), range(row, 'A')]),
  };
}

function stackingTable({ say }: TableWords): Table {
  return {
    section: '10.5',
    title: say('stacking'),
    head: [say('stacking.where'), say('stacking.limit')],
    rows: STACKS.map((where) => [say(`where.${where}`), say(`limit.${where}`)]),
  };
}

function rebuildingTable(pack: Pack, { say }: TableWords): Table {
  const rows = TYPES.map((type) => [say(`type.${type}`), String(pack.file.tables.rebuildCost[type])]);
  return {
    section: '10.6',
    title: say('rebuilding'),
    head: [say('types.type'), say('rebuilding.cost')],
    rows,
  };
}

export const entries: Readonly<Record<string, Clause>> = {
  turn: 'WP-3.0.a',
  bids: 'WP-13.2.b',
  'bid.changed': 'WP-13.2.b',
  'bid.kept': 'WP-13.2.b',
  'cards.dealt': 'WP-4.1.a',
  'card.drawn': 'WP-4.2.a',
  'card.forced': 'WP-4.5.e',
  'card.used': 'WP-4.2.a',
  'purpose.card': 'WP-4.2.a',
  'deck.new': 'WP-4.4.a',
  trp: 'WP-5.1.b',
  'initiative.J': 'WP-5.2.c',
  'initiative.A': 'WP-5.2.c',
  'initiative.equal': 'WP-5.2.d',
  'depot.built': 'WP-6.1.a',
  'depot.removed': 'WP-6.4.a',
  'depot.pass': 'WP-6.0.b',
  upkeep: 'WP-6.5.a',
  'supply.short': 'WP-7.2.a',
  impulse: 'WP-8.2.a',
  'impulse.free': 'WP-8.1.e',
  'impulse.pass': 'WP-8.1.b',
  'stack.moves': 'WP-8.4.c',
  'stack.left': 'WP-8.5.o',
  'movement.end': 'WP-8.1.c',
  'land.ashore': 'WP-8.6.2.g',
  'air.lifted': 'WP-8.7.a',
  'air.relocated': 'WP-8.7.c',
  'air.lost': 'WP-8.7.d',
  'air.lost.china': 'WP-12.2.t',
  'air.lost.damaged': 'WP-8.7.c',
  battle: 'WP-9.0.a',
  'battle.declared': 'WP-9.2.d',
  'battle.total': 'WP-9.6.a',
  'battle.tie': 'WP-9.6.a',
  'battle.won': 'WP-9.6.a',
  kamikaze: 'WP-4.3.a',
  'unit.damaged': 'WP-2.2.2.b',
  'unit.lost': 'WP-2.2.2.b',
  'cargo.changes': 'WP-9.6.1.k',
  'land.embarks': 'WP-9.6.3.d',
  retreat: 'WP-9.6.3.a',
  'retreat.none': 'WP-9.6.3.a',
  cc: 'WP-9.6.3.b',
  redeployed: 'WP-10.1.a',
  'redeploy.pass': 'WP-10.2.d',
  'fleets.stranded': 'WP-10.2.e',
  'submarines.miss': 'WP-10.4.b',
  'unit.excess': 'WP-10.5.a',
  rebuilt: 'WP-10.6.a',
  'rebuild.pass': 'WP-10.6.b',
  arrived: 'WP-11.0.a',
  'air.placed': 'WP-12.2.q',
  'china.surrenders': 'WP-12.2.e',
  'china.recovers': 'WP-12.2.i',
  'front.penalty': 'WP-12.2.g',
  'front.thin': 'WP-12.2.h',
  'unit.returned': 'WP-2.2.2.c',
  'us.enters': 'WP-13.4.e',
  'us.neutral': 'WP-13.4.e',
  'us.war': 'WP-13.4.f',
  suddenDeath: 'WP-X.sd.a',
  'purpose.whiteJ': 'WP-5.1.b',
  'purpose.redJ': 'WP-5.1.b',
  'purpose.whiteA': 'WP-5.1.b',
  'purpose.redA': 'WP-5.1.b',
  'purpose.battleJ': 'WP-9.6.c',
  'purpose.battleA': 'WP-9.6.c',
  'purpose.submarinesJ': 'WP-10.4.b',
  'purpose.submarinesA': 'WP-10.4.b',
  'purpose.suddenDeath': 'WP-X.sd.a',
  'purpose.entry': 'WP-13.4.e',
  'purpose.bid': 'WP-13.2.d',
};
