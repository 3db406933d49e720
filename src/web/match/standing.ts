/** Standing orders of a seat: the same fields and pages as orders, left in advance for as long as he says. */
import type { Request, Response } from 'express';
import { z } from 'zod';
import {
  type Expiry,
  type LeftOrder,
  type StandingChange,
  standingDecision,
  subjectOf,
  type TriedQuestion,
} from '../../match/index.js';
import {
  byWord,
  type Field,
  type Form,
  type Game,
  type Order,
  type Side,
  type StandingOrders,
  valueSteps,
} from '../../referee/index.js';
import { inARow, type Narrator } from '../../telling/index.js';
import { seatHome, wantsJson } from '../http/answer.js';
import { rulesOf } from '../http/clauses.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { fromText } from '../http/request.js';
import { parsed } from '../parts/actions.js';
import { askingModel } from '../parts/asking.js';
import { nameOfValue, placeOnMap } from '../parts/naming.js';
import { askingOf } from '../parts/options.js';
import { choicesOf, mapModel, mapOf } from '../parts/parts.js';
import type { AskingModel, Hidden } from '../parts/question.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { type SeatContext, seatFrame } from '../parts/seated.js';
import { formAsked, type Progress, readProgress } from '../parts/sentence.js';
import { filledInWords } from '../parts/values.js';
import { pageText } from '../words/words.js';
import { queryOf } from './order.js';

/** To so many a sentence is copied at once: more than any side has units. */
const MOST_COPIES = 500;

const revision = z.coerce.number().int().nonnegative();
/** A field of a form that was left empty says nothing. */
const unlessEmpty = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());
/** The turn or the day with which it ends; neither: it holds until it is removed. */
const ends = { turn: unlessEmpty(z.coerce.number().int()), day: unlessEmpty(z.string()) };
/** What sets a standing order or all of a word, copies one, removes one, or says how long one holds. */
export const standingRequestSchema = z.union([
  z.object({ revision, remove: z.string() }),
  z.object({
    revision,
    copy: z.string(),
    to: z.union([z.string(), z.array(z.string()).max(MOST_COPIES)]).default([]),
  }),
  z.object({
    revision,
    each: z.string(),
    set: z.union([z.string(), z.array(z.unknown()).max(MOST_COPIES)]).default([]),
  }),
  z.object({ revision, expire: z.string(), ...ends }),
  z.object({ revision, set: z.unknown(), ...ends }),
]);

export function standingRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/standing', (seat, request, response) => showStanding(context, seat, request, response));
  seats.change('/standing', async (visitor, request, response) => {
    const body = parsed(standingRequestSchema, request.body);
    // Nobody was named: the question again.
    if ('copy' in body && body.to.length === 0 && !wantsJson(request)) {
      response.redirect(303, `${seatHome(visitor, '/standing')}?copy=${encodeURIComponent(body.copy)}`);
      return;
    }
    const change = changeIn(body);
    const standing = orFault(
      await context.matches.setStanding(visitor.match, visitor.side, change, body.revision),
    );
    if (wantsJson(request)) response.json(standing);
    else response.redirect(303, seatHome(visitor, '/standing'));
  });
}

function changeIn(body: z.infer<typeof standingRequestSchema>): StandingChange {
  if ('remove' in body) return { remove: body.remove };
  if ('copy' in body) return { copy: body.copy, to: [body.to].flat() };
  if ('each' in body) return { each: body.each, set: [body.set].flat().map(sentenceIn) };
  const until: Expiry = {
    ...(body.turn === undefined ? {} : { turn: body.turn }),
    ...(body.day === undefined ? {} : { day: body.day }),
  };
  return 'expire' in body ? { expire: body.expire, until } : { set: sentenceIn(body.set), until };
}

function sentenceIn(set: unknown): unknown {
  return typeof set === 'string' ? fromText(set) : set;
}

async function showStanding(
  context: WebContext,
  seat: SeatContext,
  request: Request,
  response: Response,
): Promise<void> {
  const { page, narrator, locale, visitor } = seat;
  const { game } = page.match;
  const found = orFault(await context.matches.standing(visitor.match, visitor.side));
  if (wantsJson(request)) {
    response.json(found);
    return;
  }
  const { orders, left, revision: at } = found;
  const address = seatHome(visitor, '/standing');
  const query = queryOf(request);
  const progress = progressIn(game, visitor.side, query);
  const each =
    progress === undefined || query.size > 1 ? null : eachModel(game, narrator, progress.form, orders);
  const asking = progress === undefined || each !== null ? undefined : askingOf(progress);
  const { field } = progress ?? {};
  const whole = progress !== undefined && field === undefined ? progress.so : undefined;
  const builder = { game, narrator, map: mapOf(page), address, prefix: 'standing.' as const };
  const version = { name: 'revision', value: String(at) };
  const copying = copyingModel(seat, orders, query.get('copy'), address, [version]) ?? null;
  context.show(response, 'standing', seatFrame(seat, pageText(locale, 'standing.title'), '/standing'), {
    action: address,
    tables: standingTables({ game, side: visitor.side, narrator, address, revision: at }, left),
    tried: left.length > 0 && page.match.status === 'playing' ? seatHome(visitor, '/standing/tried') : null,
    copying,
    groups:
      progress === undefined && copying === null
        ? standingGroups(narrator, game.standing.forms(visitor.side), address)
        : [],
    heading: progress === undefined ? null : standingItem(narrator, progress.form.do, address),
    each: each === null ? null : { ...each, hidden: [version, { name: 'each', value: each.word }] },
    others: address,
    leads: progress !== undefined || copying !== null,
    map:
      asking === undefined || placeOnMap(game, field) === undefined || field === undefined
        ? (copying?.map ?? null)
        : mapModel(page, choicesOf(game, field, asking, mapOf(page)), null),
    so:
      progress === undefined || each !== null
        ? null
        : filledInWords(game, narrator, progress.form, progress.so, 'standing.'),
    ask:
      asking === undefined || progress === undefined || field === undefined
        ? null
        : askingModel(builder, { ...progress, field }, asking),
    set: whole === undefined ? null : [version, { name: 'set', value: JSON.stringify(whole) }],
    endless: { turn: '', day: '' },
    whole: whole === undefined ? '' : narrator.game.order(whole, 'standing'),
    rules: rulesOf(game, locale, page.match.pack),
    back: seatHome(visitor),
  });
}

function progressIn(game: Game, side: Side, query: URLSearchParams): Progress | undefined {
  const decision = standingDecision({ game }, side);
  const form = formAsked(decision.forms, game.rules.universe, query.get('do'), query);
  return form === undefined ? undefined : readProgress(form, decision, game.rules.universe, query);
}

/** The name of the boxes. */
const TO = 'to';

/** Boxes but for those that the sentence names already. */
function boxesWithout(boxes: AskingModel['boxes'], named: Order[string] | undefined): AskingModel['boxes'] {
  const ids = [named].flat();
  return boxes?.filter(({ id }) => !ids.includes(id)) ?? null;
}

/** What the page shows while a sentence is copied; undefined where there is none of this key to be copied. */
function copyingModel(
  { page, narrator, visitor, locale }: SeatContext,
  orders: readonly Order[],
  key: string | null,
  action: string,
  hidden: readonly Hidden[],
) {
  const { game } = page.match;
  const order = key === null ? undefined : orders.find((one) => game.standing.key(one) === key);
  const subject = order === undefined ? undefined : subjectOf(game, visitor.side, order);
  if (order === undefined || subject === undefined) return undefined;
  const field: Field = { ...subject, type: 'set', min: 1, max: Number.MAX_SAFE_INTEGER, optional: false };
  const form = { do: order.do, fields: [field] };
  const progress = { form, so: { do: order.do }, field, index: 0, steps: [], stepwise: false };
  const asking = askingOf(progress);
  if (asking === undefined) return undefined;
  const map = mapOf(page);
  const post = { action, hidden: [...hidden, { name: 'copy', value: key ?? '' }] };
  const ask = askingModel(
    { game, narrator, map, address: action, prefix: 'standing.', post },
    progress,
    asking,
  );
  return {
    text: narrator.game.order(order, 'standing'),
    map: mapModel(page, choicesOf(game, field, asking, map), null),
    // Whoever it is said of already is no goal.
    ask: {
      ...ask,
      title: pageText(locale, 'standing.copy.to'),
      name: TO,
      hidden: post.hidden,
      bounds: { least: 1, most: field.max },
      boxes: boxesWithout(ask.boxes, order[subject.name]),
    },
  };
}

/** The rows of a sentence; null for one that is not of this kind. */
function eachModel(game: Game, narrator: Narrator, { do: word, fields }: Form, left: StandingOrders) {
  const [of, way, ...more] = fields;
  if (of === undefined || way === undefined || more.length > 0) return null;
  if ([of, way].some(({ type, of: choices }) => type !== 'one' || typeof choices === 'string')) return null;
  const [ids, ways] = [of, way].map(({ walk }) => [...walk.candidates({ do: word }, [])]);
  if (ids === undefined || ways === undefined) return null;
  const sentence = (id: string, how: string): Order => ({ do: word, [of.name]: id, [way.name]: how });
  const keys = new Set(ids.flatMap((id) => ways.map((how) => game.standing.key(sentence(id, how)))));
  if (keys.size !== ids.length) return null;
  const heads = ways.map((how) => nameOfValue(game, narrator, way, how));
  const rows = ids.map((id) => {
    const name = nameOfValue(game, narrator, of, id);
    const boxes = ways.map((how, i) => ({
      value: JSON.stringify(sentence(id, how)),
      label: `${name}${pageText(narrator.locale, 'colon')}${heads[i]}`,
      checked: left.some((one) => one.do === word && one[of.name] === id && one[way.name] === how),
    }));
    return { name, boxes };
  });
  return { word, head: narrator.tell(`standing.field.${word}.${of.name}`), heads, rows };
}

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
  return byWord(of.game.standing.forms(of.side)).flatMap((forms) => {
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
    turn: until.turn ?? '',
    day: until.day ?? '',
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
  const steps = valueSteps(game.rules.universe, field, value) ?? [];
  return steps
    .map((step) => nameOfValue(game, narrator, field, step))
    .join(pageText(narrator.locale, 'field.comma'));
}

// What the standing orders of a seat would have done: its questions of the last turns with what was answered,
// and what they answer to them now.

export function triedRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/standing/tried', (seat, _, response) => show(context, seat, response));
}

async function show(context: WebContext, seat: SeatContext, response: Response): Promise<void> {
  const { visitor, locale } = seat;
  const { from, to, questions } = orFault(await context.matches.tryStanding(visitor.match, visitor.side));
  const title = pageText(locale, 'tried.title');
  context.show(response, 'standing-tried', seatFrame(seat, title, '/standing'), {
    lead: pageText(locale, 'tried.lead', turnsOf(from, to)),
    questions: questions.map((one) => questionModel(seat, one)),
    back: seatHome(visitor, '/standing'),
  });
}

/** Which turns, counted from 1: before it stands the set-up. */
function turnsOf(first: number, last: number) {
  const [from, to] = [Math.max(1, first), Math.max(1, last)];
  return { from, to, span: from === to ? 'one' : 'more' };
}

/** The question, what was answered, and what would be. */
function questionModel(
  { narrator, locale }: SeatContext,
  { now, question, answered, by, would }: TriedQuestion,
) {
  const { kind, scope } = question;
  const said = answered === null ? '' : narrator.orderIn(answered, kind);
  return {
    where: narrator.game.where(scope.length > now.length ? scope : now),
    asked: narrator.asks(question),
    was: pageText(locale, by === 'clock' ? 'tried.was.clock' : 'tried.was.given', { order: said }),
    ...wouldModel({ narrator, locale }, kind, would),
  };
}

function wouldModel(
  { narrator, locale }: Pick<SeatContext, 'narrator' | 'locale'>,
  kind: string,
  would: TriedQuestion['would'],
) {
  if (would === undefined) return { would: pageText(locale, 'tried.asks'), why: null };
  const order = narrator.orderIn(would.order, kind);
  if (would.refused !== undefined)
    return { would: pageText(locale, 'tried.refused', { order, clause: would.refused.clause }), why: null };
  return { would: pageText(locale, 'tried.would', { order }), why: narrator.game.say(would.why) };
}
