/** The tables of the rules page, from the components. */
import type { Rulebook } from '../../../referee/index.js';
import type { Pack, PackTurn, PackUnit } from '../components/pack.js';
import { hexId } from '../components/pack.js';
import { fireTable } from '../rules/fire.js';
import { meleeTable } from '../rules/melee.js';
import type { TableWords } from '../words/index.js';

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
