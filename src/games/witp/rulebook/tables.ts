/** The tables of the rules page, from the components. */
import type { Rulebook, TextTable } from '../../../referee/index.js';
import { printed } from '../../shared/index.js';
import { type Pack, SIDES, type SideId } from '../components/pack.js';
import type { TableWords } from '../words/index.js';

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
