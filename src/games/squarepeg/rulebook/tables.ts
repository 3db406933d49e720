/** The tables of the rules page, from the components. */
import type { Rulebook } from '../../../referee/index.js';
import { type CombatResult, hexId, type Pack, type PackTurn } from '../components/pack.js';
import { fatigueChance } from '../rules/movement/fatigue.js';
import type { TableWords } from '../words/index.js';

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
