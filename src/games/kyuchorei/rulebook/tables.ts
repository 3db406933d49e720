/** The tables of the rules page, from the components. */
import type { Locale, Rulebook } from '../../../referee/index.js';
import { MARKS } from '../../shared/index.js';
import type { Pack, PackTurn, PackUnit } from '../components/pack.js';
import { hexId } from '../components/pack.js';
import { fireTable } from '../rules/fire.js';
import { meleeTable } from '../rules/melee.js';

type Table = ReturnType<Rulebook['tables']>[number];

/** All tables, in the reader's language. */
export function tablesOf(pack: Pack, locale: Locale): readonly Table[] {
  return [unitTable(pack, locale), turnTable(pack, locale), ...resultTables(pack, locale)];
}

const WORDS = {
  en: {
    turns: 'What each turn allows',
    turnHead: ['Turn', 'Time', 'Movement', 'Russian reserves', 'Reorganisation', 'Russian fire at Japanese'],
    night: 'night',
    day: 'day',
    yes: 'yes',
    no: 'no',
    may: 'may move',
    mayNot: 'may not move',
    units: 'Units (disordered values in brackets)',
    unitHead: ['Unit', 'Side', 'Fire', 'Melee', 'Start'],
    reserve: 'reserve',
    within: (n: number, hex: string) => `within ${n} hexes of ${hex}`,
    fire: 'Result of fire by odds and die',
    melee: 'Result of melee by odds and die',
    odds: (odds: string) => (odds === '0' ? 'below 1' : odds),
    results: { none: '–', hit: 'hit', retreat: 'retreat', eliminated: 'eliminated' },
    corner: 'Odds',
  },
  ja: {
    turns: '各ターンに行えること',
    turnHead: ['ターン', '時間', '移動力', 'ロシア軍予備部隊', '再編成', '日本軍へのロシア軍射撃'],
    night: '夜間',
    day: '夜明け後',
    yes: '可',
    no: '不可',
    may: '移動可',
    mayNot: '移動不可',
    units: 'ユニット（かっこ内は混乱時）',
    unitHead: ['ユニット', '軍', '射撃力', '白兵戦力', '初期配置'],
    reserve: '予備',
    within: (n: number, hex: string) => `${hex}から${n}ヘクス以内`,
    fire: '射撃の結果（オッズとダイス）',
    melee: '白兵戦の結果（オッズとダイス）',
    odds: (odds: string) => (odds === '0' ? '1未満' : odds),
    results: { none: '－', hit: '命中', retreat: '退却', eliminated: '壊滅' },
    corner: 'オッズ',
  },
} as const;

function turnTable(pack: Pack, locale: Locale): Table {
  const words = WORDS[locale];
  const row = (turn: PackTurn) => [
    String(turn.number),
    turn.night ? words.night : words.day,
    String(turn.allowance),
    turn.reservesMove ? words.may : words.mayNot,
    turn.reorganisation ? words.yes : words.no,
    turn.nightFire ? '+1' : '0',
  ];
  return { section: '5', title: words.turns, head: words.turnHead, rows: pack.turns.map(row) };
}

function unitTable(pack: Pack, locale: Locale): Table {
  const words = WORDS[locale];
  const side = (unit: PackUnit) =>
    pack.file.players.find(({ id }) => id === unit.side)?.[locale] ?? unit.side;
  const start = (unit: PackUnit) =>
    unit.hq < 0 ? hexId(pack, unit.start) : words.within(unit.startWithin, hexId(pack, unit.hq));
  const row = (unit: PackUnit) => [
    unit.reserve ? `${unit.label}${MARKS[locale].bracketed(words.reserve)}` : unit.label,
    side(unit),
    withDisordered(unit.fire, locale),
    withDisordered(unit.melee, locale),
    start(unit),
  ];
  return { section: '2.2', title: words.units, head: words.unitHead, rows: pack.units.map(row) };
}

function withDisordered({ ordered, disordered }: PackUnit['fire'], locale: Locale): string {
  return `${ordered}${MARKS[locale].bracketed(String(disordered))}`;
}

function resultTable(pack: Pack, locale: Locale, rowsOf: typeof fireTable): Omit<Table, 'section' | 'title'> {
  const words = WORDS[locale];
  const dice = Array.from({ length: pack.faces }, (_, i) => i + 1);
  // From odds on that no die can reach, every row is alike.
  const last = pack.faces + 1;
  const row = (odds: number) => {
    const outcomes = odds === 0 ? [] : rowsOf(odds, pack.faces);
    const result = (die: number) => outcomes.find(([atMost]) => die <= atMost)?.[1] ?? 'none';
    return [
      words.odds(odds === last ? `${odds}+` : String(odds)),
      ...dice.map((die) => words.results[resultIn(result(die))]),
    ];
  };
  return {
    head: [words.corner, ...dice.map(String)],
    rows: Array.from({ length: last + 1 }, (_, odds) => row(odds)),
  };
}

function resultIn(outcome: string): keyof (typeof WORDS)['en']['results'] {
  return outcome === 'hit' || outcome === 'retreat' || outcome === 'eliminated' ? outcome : 'none';
}

function resultTables(pack: Pack, locale: Locale): readonly Table[] {
  const { fire, melee } = WORDS[locale];
  return [
    { section: '8.3', title: fire, ...resultTable(pack, locale, fireTable) },
    { section: '9.3', title: melee, ...resultTable(pack, locale, meleeTable) },
  ];
}
