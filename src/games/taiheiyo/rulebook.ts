/**
 * What stands around the clauses on the rules page: diagrams, tables, the clause of each line of the log. What the
 * captions claim stands here as data and is played by the referee in a test.
 */
import type { Clause, Json, Rulebook } from '../../referee/index.js';
import type { DiagramDrawing } from '../shared/index.js';
import type { Pack, PackUnit, SideId } from './components/pack.js';
import type { rulebookTexts, TableWords } from './words/index.js';

type Units = Readonly<Record<string, { readonly at: string; readonly faceDown?: boolean }>>;
type More = { readonly [word: string]: Json };

/** A position in which only these units are on the map, in turn 2 unless said otherwise. */
function position(units: Units, more: More = {}): Json {
  return { game: 'taiheiyo', turn: 2, phase: 'INITIATIVE-1', clear: true, units, ...more };
}

/**
 * An operation of a side; the card keeps the match from going on to the dice of the initiative afterwards.
 */
function operation(side: 'J' | 'A'): More {
  return { hands: { J: ['C04'] }, begin: { procedure: 'operation', with: { side } } };
}

const SOUTH = ['truk', 'rabaul', 'port_moresby', 'solomons', 'kwajalein', 'marianas', 'australia'];
const CENTRE = ['truk', 'rabaul', 'kwajalein', 'marianas', 'johnston', 'samoa'];
const NORTH = ['japan', 'midway', 'johnston', 'hawaii', 'okinawa', 'marianas', 'kwajalein', 'attu'];

export const drawings: readonly DiagramDrawing<typeof rulebookTexts.en>[] = [
  {
    id: 'umbrella',
    clauses: ['TS-4.2.g', 'TS-4.2.e', 'TS-7.4.2.a'],
    position: position(
      { j_air_1: { at: 'truk' }, a_air_1: { at: 'australia' }, us_chester: { at: 'port_moresby' } },
      operation('A'),
    ),
    orders: [{ side: 'A', order: { do: 'redeploy', unit: 'a_air_1', to: 'port_moresby' } }],
    around: SOUTH,
    after: {
      points: { rabaul: { control: null }, port_moresby: { control: 'A' }, kwajalein: { control: 'J' } },
    },
    log: ['redeploy', 'control.nobody'],
  },
  {
    id: 'contested',
    clauses: ['TS-4.2.k', 'TS-4.2.i', 'TS-4.2.n'],
    position: position(
      { us_chester: { at: 'truk' }, j_air_1: { at: 'japan' } },
      { ...operation('J'), points: { truk: { held: '2b' } } },
    ),
    orders: [{ side: 'J', order: { do: 'redeploy', unit: 'j_air_1', to: 'marianas' } }],
    around: ['japan', 'marianas', 'truk', 'rabaul', 'kwajalein'],
    after: { points: { truk: { control: null, held: '3' }, marianas: { control: 'J' } } },
    log: ['redeploy', 'control.contested'],
  },
  {
    id: 'reverts',
    clauses: ['TS-4.2.m', 'TS-4.2.q'],
    position: position(
      { us_chester: { at: 'truk' } },
      { ...operation('A'), points: { truk: { held: '2b' } } },
    ),
    orders: [{ side: 'A', order: { do: 'return', from: 'truk', ships: ['us_chester'], to: 'samoa' } }],
    around: CENTRE,
    after: { points: { truk: { control: 'J' } }, units: { us_chester: { at: 'samoa' } } },
    log: ['return', 'control.reverts'],
  },
  {
    id: 'movement',
    clauses: ['TS-7.5.b', 'TS-7.5.i', 'TS-7.5.n'],
    position: position(
      { jp_hyuga: { at: 'japan' }, jp_kumano: { at: 'japan' }, us_chester: { at: 'johnston' } },
      operation('J'),
    ),
    around: [...NORTH, 'truk', 'rabaul', 'philippines', 'indochina', 'borneo', 'dutch_harbor'],
    open: {
      given: { do: 'move', from: 'japan', ships: ['jp_hyuga', 'jp_kumano'] },
      field: 'path',
      values: [
        ...['attu', 'borneo', 'dutch_harbor', 'hawaii', 'indochina', 'kwajalein', 'marianas', 'midway'],
        ...['okinawa', 'philippines', 'rabaul', 'truk'],
      ],
    },
    refused: [
      {
        side: 'J',
        order: { do: 'move', from: 'japan', ships: ['jp_hyuga', 'jp_kumano'], path: ['midway', 'johnston'] },
        clause: 'TS-7.5.b',
        at: 'johnston',
      },
    ],
  },
  {
    id: 'reaction',
    clauses: ['TS-7.6.g', 'TS-7.6.b', 'TS-7.6.d'],
    position: position(
      {
        jp_akagi: { at: 'japan' },
        jp_kaga: { at: 'japan' },
        a_air_1: { at: 'midway' },
        us_enterprise: { at: 'hawaii' },
        us_northampton: { at: 'hawaii' },
        us_wasp: { at: 'hawaii', faceDown: true },
      },
      // In the operations phase of turn 1 no event interrupts.
      { turn: 1, ...operation('J') },
    ),
    orders: [
      { side: 'J', order: { do: 'move', from: 'japan', ships: ['jp_akagi', 'jp_kaga'], path: ['midway'] } },
    ],
    around: ['japan', 'midway', 'hawaii', 'johnston'],
    open: { given: { do: 'counterstrike' }, field: 'from', values: ['hawaii'] },
    refused: [
      { side: 'A', order: { do: 'counterstrike', from: 'hawaii', ships: ['us_wasp'] }, clause: 'TS-7.6.g' },
    ],
    log: ['move'],
  },
  {
    id: 'strike',
    clauses: ['TS-8.2.b', 'TS-8.1.b', 'TS-8.2.g', 'TS-8.2.i'],
    position: position(
      {
        jp_akagi: { at: 'midway', faceDown: true },
        jp_kaga: { at: 'midway', faceDown: true },
        us_enterprise: { at: 'midway' },
        a_air_1: { at: 'midway' },
      },
      { begin: { procedure: 'battle', with: { at: 'midway', attacker: 'J', round: 1, movementLeft: 1 } } },
    ),
    orders: [{ side: 'A', order: { do: 'allot', hits: { jp_akagi: 1 } } }],
    dice: [5, 2, 3, 1],
    around: ['midway', 'hawaii', 'johnston'],
    after: {
      units: { us_enterprise: { at: 'turn:4' }, a_air_1: { at: 'turn:3' }, jp_akagi: { at: 'turn:3' } },
    },
    log: ['combat', 'fire', 'fire', 'damage.damaged'],
  },
  {
    id: 'hits',
    clauses: ['TS-8.2.h', 'TS-8.2.f'],
    position: position(
      {
        us_chester: { at: 'rabaul' },
        us_chicago: { at: 'rabaul' },
        a_air_1: { at: 'rabaul' },
        jp_akagi: { at: 'truk' },
      },
      { begin: { procedure: 'hits', with: { side: 'J', kind: 'air', at: 'rabaul', hits: 2 } } },
    ),
    around: ['truk', 'rabaul', 'port_moresby', 'solomons'],
    open: { given: { do: 'allot' }, field: 'hits', values: ['a_air_1', 'us_chester', 'us_chicago'] },
    refused: [{ side: 'J', order: { do: 'allot', hits: { us_chester: 2 } }, clause: 'TS-8.2.h' }],
  },
  {
    id: 'last-round',
    clauses: ['TS-8.4.2.a', 'TS-8.1.a', 'TS-8.4.3.a'],
    position: position(
      { jp_kako: { at: 'rabaul', faceDown: true }, us_chester: { at: 'rabaul' } },
      { begin: { procedure: 'battle', with: { at: 'rabaul', attacker: 'J', round: 1, movementLeft: 0 } } },
    ),
    orders: [
      { side: 'J', order: { do: 'yes' } },
      { side: 'J', order: { do: 'no' } },
      { side: 'A', order: { do: 'no' } },
    ],
    dice: [1, 1],
    around: ['japan', 'marianas', 'truk', 'rabaul', 'port_moresby', 'solomons'],
    open: { given: { do: 'to' }, field: 'to', values: ['japan', 'truk'] },
    log: ['combat', 'fire', 'fire', 'retreat'],
  },
  {
    id: 'isolation',
    clauses: ['TS-9.1.b', 'TS-9.1.c', 'TS-9.1.d'],
    position: position(
      {
        jp_kako: { at: 'johnston' },
        j_air_1: { at: 'johnston' },
        us_chester: { at: 'midway' },
        us_chicago: { at: 'hawaii' },
        us_portland: { at: 'kwajalein' },
        us_quincy: { at: 'samoa' },
      },
      { hands: { J: ['C04'] }, begin: { procedure: 'isolation', with: { side: 'J' } } },
    ),
    orders: [],
    around: [...CENTRE, 'midway', 'hawaii'],
    after: { units: { jp_kako: { at: 'truk', faceDown: true }, j_air_1: { at: 'turn:3' } } },
    log: ['isolated', 'air.back', 'relocate'],
  },
  {
    id: 'capture',
    clauses: ['TS-9.2.b', 'TS-9.2.a', 'TS-9.2.2.a', 'TS-9.2.e'],
    position: position(
      {
        us_iowa: { at: 'philippines' },
        us_new_jersey: { at: 'philippines' },
        us_north_carolina: { at: 'philippines' },
        us_washington: { at: 'philippines' },
        us_nevada: { at: 'philippines' },
      },
      {
        turn: 4,
        phase: 'CAPTURE-A',
        points: { philippines: { owner: 'J', held: '2b' } },
        hands: { A: ['C01', 'C02', 'C16'] },
      },
    ),
    orders: [{ side: 'A', order: { do: 'capture', port: 'philippines', cards: ['C01'] } }],
    around: ['philippines', 'okinawa', 'indochina', 'borneo', 'marianas'],
    after: { points: { philippines: { owner: 'A', control: 'A' } } },
    log: ['capture', 'captured'],
  },
  {
    id: 'resupply',
    clauses: ['TS-7.3.1.a', 'TS-7.3.e'],
    position: position(
      { jp_kako: { at: 'rabaul', faceDown: true }, jp_akagi: { at: 'rabaul', faceDown: true } },
      { hands: { J: ['C04', 'C05'] }, begin: { procedure: 'operation', with: { side: 'J' } } },
    ),
    orders: [{ side: 'J', order: { do: 'resupply', point: 'rabaul', card: 'C04' } }],
    around: ['truk', 'rabaul', 'port_moresby', 'solomons'],
    after: { units: { jp_kako: { at: 'rabaul' }, jp_akagi: { at: 'rabaul', faceDown: true } } },
    log: ['resource', 'resupply'],
  },
];

type Table = ReturnType<Rulebook['tables']>[number];

/** All tables, in the reader's language. */
export function tablesOf(pack: Pack, words: TableWords): readonly Table[] {
  return [
    pointTable(pack, words),
    routeTable(pack, words),
    unitTable(pack, words, 'J'),
    unitTable(pack, words, 'A'),
    cardTable(pack, words),
    turnTable(pack, words),
    hitTable(pack, words),
  ];
}

/** Nations that have a name; a component file may know others. */
const NATIONS = ['JP', 'US', 'GB', 'NL', 'AU'] as const;

const POINT_COLUMNS = ['point', 'kind', 'value', 'start'] as const;
const ROUTE_COLUMNS = ['length', 'routes'] as const;
const UNIT_COLUMNS = ['unit', 'nation', 'kind', 'air', 'gunnery', 'defence', 'movement', 'code'] as const;
const CARD_COLUMNS = ['card', 'J', 'A'] as const;
const TURN_COLUMNS = ['turn', 'time', 'cards', 'fleetTrain'] as const;

function pointTable({ file, points }: Pack, { locale, say }: TableWords): Table {
  const owner = (i: number) => {
    const side = points[i]?.owner;
    return side == null ? say('depends') : say(`side.${side}`);
  };
  const rows = file.map.points.map(({ name, kind }, i) => [
    name[locale],
    say(`kind.${kind}`),
    String(points[i]?.vp ?? 0),
    owner(i),
  ]);
  const head = POINT_COLUMNS.map((column) => say(`points.${column}`));
  return { section: '2.1', title: say('points'), head, rows };
}

function routeTable({ file }: Pack, { locale, say }: TableWords): Table {
  const name = (id: string) => file.map.points.find((point) => point.id === id)?.name[locale] ?? id;
  const listed = (length: number, dotted: boolean) =>
    file.map.routes
      .filter((route) => route.length === length && route.dotted === dotted)
      .map(({ a, b }) => `${name(a)} – ${name(b)}`)
      .join(say('comma'));
  const kinds = [1, 2].flatMap((length) =>
    [false, true].map((dotted) => ({ length, dotted, text: listed(length, dotted) })),
  );
  const rows = kinds
    .filter(({ text }) => text !== '')
    .map(({ length, dotted, text }) => [dotted ? say('dotted', { length }) : String(length), text]);
  const head = ROUTE_COLUMNS.map((column) => say(`routes.${column}`));
  return { section: '2.1', title: say('routes'), head, rows };
}

function unitTable({ file, units }: Pack, { locale, say }: TableWords, side: SideId): Table {
  const armour = (unit: PackUnit) =>
    unit.heavyArmour ? say('armoured', { defence: unit.defence }) : String(unit.defence);
  const nationOf = (unit: PackUnit) => {
    const known = NATIONS.find((nation) => nation === unit.nation);
    return known === undefined ? '–' : say(`nation.${known}`);
  };
  const row = (unit: PackUnit, name: string) => [
    name,
    nationOf(unit),
    say(`kind.${unit.type ?? 'air'}`),
    unit.air === 0 ? '–' : String(unit.air),
    unit.gunnery === 0 ? '–' : String(unit.gunnery),
    unit.ship ? armour(unit) : '–',
    unit.ship ? String(unit.movement) : '–',
    unit.code ?? '–',
  ];
  const rows = units.flatMap((unit, i) =>
    unit.side === side ? [row(unit, file.units[i]?.name[locale] ?? unit.id)] : [],
  );
  const head = UNIT_COLUMNS.map((column) => say(`units.${column}`));
  return { section: '2.2', title: say(`units.${side}`), head, rows };
}

function cardTable({ cards }: Pack, { locale, say }: TableWords): Table {
  const rows = cards.map(({ id, J, A }) => [id, `${J.no} ${J.title[locale]}`, `${A.no} ${A.title[locale]}`]);
  const head = CARD_COLUMNS.map((column) => say(`cards.${column}`));
  return { section: 'C', title: say('cards'), head, rows };
}

function turnTable({ file }: Pack, { locale, say }: TableWords): Table {
  const rows = file.turns.map((turn) => [
    String(turn.turn),
    turn.label[locale],
    String(turn.alliedDraw),
    turn.fleetTrains === undefined ? '–' : String(turn.fleetTrains),
  ]);
  const head = TURN_COLUMNS.map((column) => say(`turns.${column}`));
  return { section: '5', title: say('turns'), head, rows };
}

function hitTable({ file }: Pack, { say }: TableWords): Table {
  const { columns, hits } = file.tables.crt;
  const rows = hits.map((row, i) => [String(i + 1), ...row.map(String)]);
  const head = [say('die'), ...columns.map(({ label }) => label)];
  return { section: '8.2', title: say('hits'), head, rows };
}

export const entries: Readonly<Record<string, Clause>> = {
  setup: 'TS-3.0.b',
  turn: 'TS-5.0.a',
  turn0: 'TS-5.1.b',
  'turn0.malaya': 'TS-5.1.c',
  'turn0.returns': 'TS-5.1.f',
  'turn0.arrive': 'TS-5.1.g',
  reinforcement: 'TS-6.1.a',
  withdrawn: 'TS-6.1.h',
  arrival: 'TS-6.1.a',
  'arrival.repaired': 'TS-6.1.d',
  'arrival.waits': 'TS-6.1.2.b',
  draw: 'TS-6.2.b',
  'draw.setup': 'TS-3.2.d',
  'draw.oil': 'TS-6.2.a',
  drawn: 'TS-6.2.b',
  reshuffle: 'TS-6.2.d',
  reshuffleAll: 'TS-CJ10.a',
  discarded: 'TS-CX.d',
  event: 'TS-2.3.c',
  resource: 'TS-2.3.2.a',
  'initiative.dice': 'TS-7.1.e',
  'initiative.equal': 'TS-7.1.f',
  'operations.over': 'TS-7.1.g',
  pass: 'TS-7.1.g',
  cancelled: 'TS-7.2.2.a',
  nothing: 'TS-7.2.c',
  move: 'TS-7.5.a',
  'move.on': 'TS-7.6.o',
  counterstrike: 'TS-7.6.g',
  return: 'TS-9.3.c',
  redeploy: 'TS-9.3.a',
  resupply: 'TS-7.3.e',
  'resupply.free': 'TS-9.4.a',
  'fleetTrain.placed': 'TS-7.3.g',
  'fleetTrain.gone': 'TS-7.3.i',
  shift: 'TS-7.3.k',
  'carriers.leave': 'TS-CJ09.a',
  'air.placed': 'TS-CJ09.a',
  'air.back': 'TS-8.4.d',
  'air.out': 'TS-8.4.j',
  points: 'TS-4.0.1.a',
  strike: 'TS-8.0.d',
  combat: 'TS-8.0.a',
  'combat.extended': 'TS-8.1.f',
  'combat.won': 'TS-8.4.a',
  fire: 'TS-8.2.d',
  'fire.none': 'TS-8.2.1.a',
  'fire.noTarget': 'TS-8.2.n',
  'damage.die': 'TS-8.2.i',
  'damage.sum': 'TS-8.2.i',
  'damage.sunk': 'TS-8.2.i',
  'damage.none': 'TS-8.2.k',
  'damage.damaged': 'TS-8.2.i',
  'damage.away': 'TS-8.2.g',
  'damage.withdrawn': 'TS-6.1.i',
  'damage.late': 'TS-8.2.j',
  retreat: 'TS-8.4.3.a',
  evacuation: 'TS-7.6.e',
  'retreat.to': 'TS-8.4.3.a',
  relocate: 'TS-9.1.c',
  'relocate.lost': 'TS-9.1.k',
  isolated: 'TS-9.1.b',
  fortified: 'TS-CJ16.a',
  'ended.capture': 'TS-9.2.d',
  'ended.return': 'TS-9.3.d',
  'ended.resupply': 'TS-9.4.b',
  capture: 'TS-9.2.a',
  'capture.cards': 'TS-9.2.b',
  captured: 'TS-9.2.e',
  'repair.moved': 'TS-6.1.4.a',
  'control.side': 'TS-4.2.b',
  'control.nobody': 'TS-4.2.h',
  'control.asBase': 'TS-4.2.i',
  'control.contested': 'TS-4.2.k',
  'control.reverts': 'TS-4.2.m',
  score: 'TS-4.0.a',
  'purpose.pearl_harbor': 'TS-5.1.b',
  'purpose.malaya': 'TS-5.1.c',
  'purpose.initiative': 'TS-7.1.e',
  'purpose.air': 'TS-8.2.d',
  'purpose.surface': 'TS-8.2.d',
  'purpose.submarine': 'TS-CJ12.a',
  'purpose.torpedoBoats': 'TS-CA14.a',
  'purpose.damage': 'TS-8.2.i',
  'purpose.points': 'TS-4.0.1.a',
  'purpose.cards': 'TS-6.2.b',
  'purpose.resource': 'TS-7.1.c',
  'purpose.discard': 'TS-CX.d',
};
