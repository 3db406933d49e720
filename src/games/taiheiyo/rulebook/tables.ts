/** The tables of the rules page, from the components. */
import type { Rulebook } from '../../../referee/index.js';
import type { Pack, PackUnit, SideId } from '../components/pack.js';
import type { TableWords } from '../words/index.js';

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
