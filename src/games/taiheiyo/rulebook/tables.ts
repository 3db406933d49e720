/** The tables of the rules page, from the components. */
import type { Locale, Rulebook } from '../../../referee/index.js';
import type { Pack, PackUnit } from '../components/pack.js';

type Table = ReturnType<Rulebook['tables']>[number];

/** All tables, in the reader's language. */
export function tablesOf(pack: Pack, locale: Locale): readonly Table[] {
  return [
    pointTable(pack, locale),
    routeTable(pack, locale),
    unitTable(pack, locale, 'J'),
    unitTable(pack, locale, 'A'),
    cardTable(pack, locale),
    turnTable(pack, locale),
    hitTable(pack, locale),
  ];
}

const WORDS = {
  en: {
    points: 'Points',
    pointHead: ['Point', 'Kind', 'Value', 'At the start'],
    port: 'port',
    base: 'base',
    sides: { J: 'Japan', A: 'Allies' },
    depends: 'by 4.2',
    routes: 'Routes by length',
    routeHead: ['Length', 'Routes'],
    dotted: (length: string) => `${length}, after the strategic shift`,
    join: ', ',
    units: { J: 'Japanese units', A: 'Allied units' },
    unitHead: ['Unit', 'Nation', 'Kind', 'Air', 'Gunnery', 'Defence', 'Movement', 'Code'],
    kinds: { carrier: 'carrier', battleship: 'battleship', cruiser: 'cruiser', air: 'air unit' },
    armoured: (defence: number) => `${defence}, heavy armour`,
    cards: 'Cards and their events',
    cardHead: ['Card', 'Japanese event', 'Allied event'],
    turns: 'Turns',
    turnHead: ['Turn', 'Time', 'Cards the Allies draw', 'Fleet Train'],
    hits: 'Combat results table: hits by column and die',
    die: 'Die',
  },
  ja: {
    points: 'ポイント',
    pointHead: ['ポイント', '種類', '得点', '開始時'],
    port: '港湾',
    base: '基地',
    sides: { J: '日本軍', A: '連合軍' },
    depends: '4.2による',
    routes: '航路（長さ別）',
    routeHead: ['長さ', '航路'],
    dotted: (length: string) => `${length}（戦略方針転換の後）`,
    join: '、',
    units: { J: '日本軍ユニット', A: '連合軍ユニット' },
    unitHead: ['ユニット', '国', '種類', '空襲力', '砲撃力', '防御力', '移動力', 'コード'],
    kinds: { carrier: '空母', battleship: '戦艦', cruiser: '巡洋艦', air: '陸上機' },
    armoured: (defence: number) => `${defence}（重装甲）`,
    cards: 'カードとイベント',
    cardHead: ['カード', '日本軍のイベント', '連合軍のイベント'],
    turns: 'ターン',
    turnHead: ['ターン', '時期', '連合軍が引くカード', 'フリート・トレイン'],
    hits: '戦闘結果表（コラムとダイスによる命中数）',
    die: '目',
  },
} as const;

const NATIONS: Readonly<Record<string, { readonly en: string; readonly ja: string }>> = {
  JP: { en: 'Japan', ja: '日本' },
  US: { en: 'United States', ja: 'アメリカ' },
  GB: { en: 'Britain', ja: 'イギリス' },
  NL: { en: 'Netherlands', ja: 'オランダ' },
  AU: { en: 'Australia', ja: 'オーストラリア' },
};

function pointTable({ file, points }: Pack, locale: Locale): Table {
  const words = WORDS[locale];
  const owner = (i: number) => {
    const side = points[i]?.owner;
    return side == null ? words.depends : words.sides[side];
  };
  const rows = file.map.points.map(({ name, kind }, i) => [
    name[locale],
    words[kind],
    String(points[i]?.vp ?? 0),
    owner(i),
  ]);
  return { section: '2.1', title: words.points, head: words.pointHead, rows };
}

function routeTable({ file }: Pack, locale: Locale): Table {
  const words = WORDS[locale];
  const name = (id: string) => file.map.points.find((point) => point.id === id)?.name[locale] ?? id;
  const listed = (length: number, dotted: boolean) =>
    file.map.routes
      .filter((route) => route.length === length && route.dotted === dotted)
      .map(({ a, b }) => `${name(a)} – ${name(b)}`)
      .join(words.join);
  const kinds = [1, 2].flatMap((length) =>
    [false, true].map((dotted) => ({ length, dotted, text: listed(length, dotted) })),
  );
  const rows = kinds
    .filter(({ text }) => text !== '')
    .map(({ length, dotted, text }) => [dotted ? words.dotted(String(length)) : String(length), text]);
  return { section: '2.1', title: words.routes, head: words.routeHead, rows };
}

function unitTable({ file, units }: Pack, locale: Locale, side: 'J' | 'A'): Table {
  const words = WORDS[locale];
  const armour = (unit: PackUnit) => (unit.heavyArmour ? words.armoured(unit.defence) : String(unit.defence));
  const row = (unit: PackUnit, name: string) => [
    name,
    NATIONS[unit.nation]?.[locale] ?? '–',
    words.kinds[unit.type ?? 'air'],
    unit.air === 0 ? '–' : String(unit.air),
    unit.gunnery === 0 ? '–' : String(unit.gunnery),
    unit.ship ? armour(unit) : '–',
    unit.ship ? String(unit.movement) : '–',
    unit.code ?? '–',
  ];
  const rows = units.flatMap((unit, i) =>
    unit.side === side ? [row(unit, file.units[i]?.name[locale] ?? unit.id)] : [],
  );
  return { section: '2.2', title: words.units[side], head: words.unitHead, rows };
}

function cardTable({ cards }: Pack, locale: Locale): Table {
  const { cards: title, cardHead } = WORDS[locale];
  const rows = cards.map(({ id, J, A }) => [id, `${J.no} ${J.title[locale]}`, `${A.no} ${A.title[locale]}`]);
  return { section: 'C', title, head: cardHead, rows };
}

function turnTable({ file }: Pack, locale: Locale): Table {
  const { turns, turnHead } = WORDS[locale];
  const rows = file.turns.map((turn) => [
    String(turn.turn),
    turn.label[locale],
    String(turn.alliedDraw),
    turn.fleetTrains === undefined ? '–' : String(turn.fleetTrains),
  ]);
  return { section: '5', title: turns, head: turnHead, rows };
}

function hitTable({ file }: Pack, locale: Locale): Table {
  const { hits: title, die } = WORDS[locale];
  const { columns, hits } = file.tables.crt;
  const rows = hits.map((row, i) => [String(i + 1), ...row.map(String)]);
  return { section: '8.2', title, head: [die, ...columns.map(({ label }) => label)], rows };
}
