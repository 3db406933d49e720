/** The tables of the rules page, from the components. */
import type { Locale, Rulebook } from '../../../referee/index.js';
import { type CombatResult, hexId, type Pack, type PackTurn } from '../components/pack.js';
import { fatigueChance } from '../rules/movement/fatigue.js';

type Table = ReturnType<Rulebook['tables']>[number];

/** All tables, in the reader's language. */
export function tablesOf(pack: Pack, locale: Locale): readonly Table[] {
  return [
    unitTable(pack, locale),
    turnTable(pack, locale),
    fatigueTable(pack, locale),
    ravineTable(pack, locale),
    combatTable(pack, locale),
  ];
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const WORDS = {
  en: {
    units: 'Units',
    unitHead: ['Counter', 'Unit', 'Side', 'Strength', 'Fatigue dice'],
    turns: 'Turns and the arrival of the 30th',
    turnHead: ['Turn', 'Day', 'Date', 'The 30th arrives on'],
    upTo: (n: number) => (n === 0 ? '–' : `${n} or less`),
    day: (year: number, month: number, of: number) => `${of} ${MONTHS[month - 1]} ${year}`,
    fatigue: 'Chance of fatigue by hexes moved',
    fatigueHead: ['Hexes', 'Infantry (1 die)', 'Valentine (2 dice)'],
    ravine: 'Where the ravine appears',
    ravineHead: ['Die', 'Hex'],
    odds: 'Die',
    less: 'less',
    more: 'more',
    any: (odds: string) => `${odds} (no die)`,
    key: (results: string) => `Combat results table (${results})`,
  },
  ja: {
    units: 'ユニット',
    unitHead: ['駒', 'ユニット', '軍', '戦闘力', '疲労判定のダイス'],
    turns: 'ターンと第30大隊の登場',
    turnHead: ['ターン', '日', '日付', '第30大隊の登場'],
    upTo: (n: number) => (n === 0 ? '－' : `${n}以下`),
    day: (year: number, month: number, of: number) => `${year}年${month}月${of}日`,
    fatigue: '移動ヘクス数と疲労の確率',
    fatigueHead: ['ヘクス数', '歩兵（1個）', 'バレンタイン戦車（2個）'],
    ravine: '深い谷の現れるヘクス',
    ravineHead: ['目', 'ヘクス'],
    odds: '目',
    less: '未満',
    more: '超',
    any: (odds: string) => `${odds}（ダイスなし）`,
    key: (results: string) => `戦闘結果表（${results}）`,
  },
} as const;

function unitTable({ file }: Pack, locale: Locale): Table {
  const { units, unitHead } = WORDS[locale];
  const side = (id: string) => file.sides.find((one) => one.id === id)?.name[locale] ?? id;
  const rows = file.counters.map((c) => [
    c.id,
    c.name[locale],
    side(c.side),
    String(c.strength),
    String(c.fatigueDice),
  ]);
  return { section: '2', title: units, head: unitHead, rows };
}

function turnTable(pack: Pack, locale: Locale): Table {
  const { turns, turnHead, upTo, day } = WORDS[locale];
  const date = (turn: PackTurn) => {
    const box = pack.file.tables.turnTrack.boxes.find((one) => one.turn === turn.number);
    const [year = 0, month = 0, of = 0] = (box?.date ?? '').split('-').map(Number);
    return day(year, month, of);
  };
  const rows = pack.turns.map((turn) => [
    String(turn.number),
    turn.label[locale],
    date(turn),
    upTo(turn.arrivesUpTo),
  ]);
  return { section: '5', title: turns, head: turnHead, rows };
}

/** As far as it matters: the longest move that two dice can bear. */
const FARTHEST = 12;

function fatigueTable({ faces }: Pack, locale: Locale): Table {
  const { fatigue, fatigueHead } = WORDS[locale];
  const percent = (dice: number, hexes: number) => {
    const chance = fatigueChance(dice, faces, hexes);
    return `${Math.round((100 * chance.of) / chance.in)}%`;
  };
  const rows = Array.from({ length: FARTHEST }, (_, i) => [
    String(i + 1),
    percent(1, i + 1),
    percent(2, i + 1),
  ]);
  return { section: '6.2', title: fatigue, head: fatigueHead, rows };
}

function ravineTable(pack: Pack, locale: Locale): Table {
  const { ravine, ravineHead } = WORDS[locale];
  const rows = pack.ravineHexes.map((hex, i) => [String(i + 1), hexId(pack, hex)]);
  return { section: '6.4', title: ravine, head: ravineHead, rows };
}

function combatTable({ table, faces, file }: Pack, locale: Locale): Table {
  const { odds, less, more, any, key: title } = WORDS[locale];
  const named = (result: CombatResult) =>
    `${result} ${file.tables.combatResults[result]?.[locale] ?? ''}`.trimEnd();
  const { columns } = file.tables.crt;
  const [first = '', last = ''] = [columns[0], columns.at(-1)];
  const head = [odds, any(joined(locale, less, first)), ...columns, any(joined(locale, more, last))];
  const rows = Array.from({ length: faces }, (_, i) => [
    String(i + 1),
    table.below,
    ...table.columns.map((results) => results[i] ?? ''),
    table.above,
  ]);
  const key = [...new Set([...table.columns.flat(), table.below, table.above])].sort().map(named).join(' · ');
  return { section: '7.2', title: title(key), head, rows };
}

function joined(locale: Locale, word: string, column: string): string {
  return locale === 'ja' ? `${column}${word}` : `${word} than ${column}`;
}
