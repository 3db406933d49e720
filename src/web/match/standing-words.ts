/** Standing orders: those in force as tables, those that may be left as a list under their headings. */
import { type LeftOrder, subjectOf } from '../../match/index.js';
import {
  byWord,
  type Field,
  type Form,
  type Game,
  type Order,
  type Side,
  valueSteps,
} from '../../referee/index.js';
import { inARow, type Narrator } from '../../telling/index.js';
import { nameOfValue } from '../parts/naming.js';
import type { Hidden } from '../parts/question.js';
import { pageText } from '../words/words.js';

/** One of them: what it is about, what holds without it, and where it is built. */
export interface StandingItem {
  readonly text: string;
  /** Null in games that do not say. */
  readonly otherwise: string | null;
  readonly href: string;
}

/** Those of one occasion; without a heading in games that have none. */
export interface StandingGroup {
  readonly heading: string | null;
  readonly items: readonly StandingItem[];
}

/** The standing orders of a seat under the headings of the game, in the order in which it lists them. */
export function standingGroups(
  narrator: Narrator,
  forms: readonly Form[],
  address: string,
): readonly StandingGroup[] {
  const found = new Map<string | null, StandingItem[]>();
  for (const [form] of byWord(forms)) {
    const heading = told(narrator, `standing.under.${form.do}`);
    found.set(heading, [...(found.get(heading) ?? []), standingItem(narrator, form.do, address)]);
  }
  return [...found].map(([heading, items]) => ({ heading, items }));
}

/** A standing order by its name. */
export function standingItem(narrator: Narrator, word: string, address: string): StandingItem {
  const rule = told(narrator, `standing.default.${word}`);
  return {
    text: narrator.tell(`standing.do.${word}`),
    otherwise: rule === null ? null : pageText(narrator.locale, 'standing.default', { rule }),
    href: `${address}?do=${encodeURIComponent(word)}`,
  };
}

function told(narrator: Narrator, key: string): string | null {
  return narrator.game.has(key) ? narrator.tell(key) : null;
}

/** A row: one sentence, its values by column. */
interface StandingRow {
  /** The whole sentence, for whoever hears the buttons alone. */
  readonly text: string;
  readonly cells: readonly { readonly head: string; readonly text: string }[];
  /** Where it is copied to others; null where it is said of nothing in particular. */
  readonly copy: string | null;
  readonly remove: readonly Hidden[];
  /** How long it holds, null where nothing was said; why it holds no more. */
  readonly until: string | null;
  readonly off: string | null;
  /** Its end as it is filled into the form that changes it. */
  readonly turn: number | '';
  readonly day: string;
  readonly expire: readonly Hidden[];
}

/** Those of one kind, in the order in which they were left. */
interface StandingTable {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly StandingRow[];
}

/** Whose orders, and the page that they stand on. */
interface Standings {
  readonly game: Game;
  readonly side: Side;
  readonly narrator: Narrator;
  readonly address: string;
  readonly revision: number;
}

/** What a seat has left, in the order in which the game lists the kinds. */
export function standingTables(of: Standings, orders: readonly LeftOrder[]): readonly StandingTable[] {
  return byWord(of.game.standingForms(of.side)).flatMap((forms) => {
    const given = orders.filter(({ order }) => order.do === forms[0].do);
    return given.length === 0 ? [] : [tableOf(of, columnsOf(forms, given), given)];
  });
}

/** The fields of the forms of a word that any of these sentences fills, by name. */
function columnsOf(forms: ReturnType<typeof byWord>[number], given: readonly LeftOrder[]): readonly Field[] {
  const fields = new Map(forms.flatMap((form) => form.fields).map((field) => [field.name, field] as const));
  return [...fields.values()].filter(({ name }) => given.some(({ order }) => isFilled(order[name])));
}

function isFilled(value: Order[string] | undefined): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function tableOf(of: Standings, columns: readonly Field[], given: readonly LeftOrder[]): StandingTable {
  const { narrator } = of;
  const word = given[0]?.order.do ?? '';
  const heads = columns.map(({ name }) => narrator.tell(`standing.field.${word}.${name}`));
  return {
    caption: narrator.tell(`standing.do.${word}`),
    heads,
    rows: given.map((one) => rowOf(of, columns, heads, one)),
  };
}

function rowOf(
  of: Standings,
  columns: readonly Field[],
  heads: readonly string[],
  { order, key, until, off }: LeftOrder,
): StandingRow {
  const { game, side, narrator, address, revision } = of;
  const version = { name: 'revision', value: String(revision) };
  const copies = subjectOf(game, side, order) !== undefined;
  return {
    text: narrator.game.order(order, 'standing'),
    cells: columns.map((field, i) => ({ head: heads[i] ?? '', text: cellOf(of, field, order) })),
    copy: copies ? `${address}?copy=${encodeURIComponent(key)}` : null,
    remove: [version, { name: 'remove', value: key }],
    until: untilWords(narrator, until),
    off: off === undefined ? null : narrator.say(`off.${off}`),
    ...{ turn: until.turn ?? '', day: until.day ?? '' },
    expire: [version, { name: 'expire', value: key }],
  };
}

function untilWords({ locale }: Narrator, { turn, day }: LeftOrder['until']): string | null {
  const ends = [
    ...(turn === undefined ? [] : [pageText(locale, 'standing.untilTurn', { turn })]),
    ...(day === undefined ? [] : [pageText(locale, 'standing.untilDay', { day })]),
  ];
  return ends.length === 0 ? null : inARow(ends, locale);
}

function cellOf({ game, narrator }: Standings, field: Field, order: Order): string {
  const value = order[field.name];
  const none = `standing.none.${order.do}.${field.name}`;
  if (!isFilled(value)) return narrator.game.has(none) ? narrator.tell(none) : '–';
  const steps = valueSteps(game.universe, field, value) ?? [];
  return steps
    .map((step) => nameOfValue(game, narrator, field, step))
    .join(pageText(narrator.locale, 'field.comma'));
}
