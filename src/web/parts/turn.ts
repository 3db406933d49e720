/** Where the page of a match is, for live news, and the line in which orders are typed. */
import { matchPath } from '../../links/index.js';
import type { MatchInfo } from '../../match/index.js';
import {
  byWord,
  type Form,
  type Order,
  openForms,
  type Question,
  sentencesOf,
  spellings,
  type Typed,
  typingAt,
  valuesNext,
} from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import { markOf } from '../http/mark.js';
import { pageText } from '../words/words.js';
import { nameOfValue } from './naming.js';
import type { Hidden } from './question.js';
import type { SeatContext } from './seated.js';

/** Lines offered to whoever types. */
const MOST = 40;

/** Where a page is, for live news and for the keys: `partials/live.hbs`. */
export interface LiveModel {
  readonly stream: string;
  /** The page that shows what is new. */
  readonly home: string;
  readonly match: string;
  /** The newest event, and its hash. */
  readonly event: number;
  readonly hash: string;
  /** Which position the page shows: the stream names the newest. */
  readonly mark: string;
  /** One step back; null at the first page. */
  readonly back: string | null;
}

/** Of a page of a seat. */
export function liveModel({ page, visitor }: SeatContext, back: string | null): LiveModel {
  return {
    stream: seatHome(visitor, '/live'),
    home: seatHome(visitor),
    match: page.match.id,
    event: page.match.head.number,
    hash: page.match.head.hash,
    mark: markOf({
      event: page.match.head.number,
      draft: visitor.link.purpose === 'play' ? page.draft.revision : 0,
      status: page.match.status,
      offers: page.offers,
    }),
    back,
  };
}

/** Of the page for everybody. */
export function publicLive({ id, head, status }: Pick<MatchInfo, 'id' | 'head' | 'status'>): LiveModel {
  const [home, event] = [matchPath(id), head.number];
  const mark = markOf({ event, draft: 0, status, offers: [] });
  return { stream: `${home}/live`, home, match: id, event, hash: head.hash, mark, back: null };
}

/** The line for typed orders: `partials/typed.hbs`. */
export interface TypedModel {
  readonly action: string;
  /** Fields of a form that gives what it can; null on a page that changes nothing. */
  readonly hidden: readonly Hidden[] | null;
  readonly complete: string;
  readonly text: string;
  /** Why it was not taken. */
  readonly fault: string | null;
  readonly list: readonly string[];
  /** A legal order as a line; null where nothing has fields. */
  readonly example: string | null;
}

/** The line, with what was typed before. */
export function typedModel(
  seat: SeatContext,
  question: Question,
  text = '',
  fault: string | null = null,
): TypedModel {
  return {
    action: seatHome(seat.visitor, '/typed'),
    hidden: null,
    complete: seatHome(seat.visitor, '/typed/words'),
    text,
    fault,
    list: wordsNext(seat, question, ''),
    example: exampleOf(seat, question),
  };
}

type Reader = Pick<SeatContext, 'locale' | 'narrator'>;

/** Why a line is not understood. */
export function typedFault(seat: Reader, question: Question, typed: Extract<Typed, { ok: false }>): string {
  const { fault, word, among } = typed;
  if (fault !== 'ambiguous') return pageText(seat.locale, `typed.${fault}`, { word });
  const names = among.slice(0, MOST).map((id) => verbOf(seat, question, id) ?? id);
  return pageText(seat.locale, 'typed.ambiguous', {
    word,
    among: names.join(pageText(seat.locale, 'frame.comma')),
  });
}

/** Whole lines that may follow what was typed, in the reader's words. */
export function wordsNext(seat: SeatContext, question: Question, line: string): readonly string[] {
  const { game } = seat.page.match;
  const { before, word, wants } = typingAt(game, question, line);
  if (wants === undefined) return [];
  const named = wants === 'verb' ? verbs(seat, question) : values(seat, wants);
  return named
    .filter(({ spelled }) => spelled.some((one) => one.startsWith(word)))
    .slice(0, MOST)
    .map(({ name }) => `${before}${name} `);
}

interface Spelled {
  readonly name: string;
  readonly spelled: readonly string[];
}

function verbs(seat: SeatContext, question: Question): readonly Spelled[] {
  const usable = openForms(question).filter((form) => !sentencesOf(form).next().done);
  return byWord(usable).map(([form]) => {
    const name = wordOf(seat, question, form);
    return { name, spelled: [form.do.toLowerCase(), name] };
  });
}

/** The word for a form: its id in English, what the page calls it in Japanese. */
function wordOf({ narrator }: Reader, { kind }: Question, form: Form): string {
  return narrator.locale === 'ja' ? narrator.deed(form.do, kind) : form.do;
}

function verbOf(seat: Reader, question: Question, name: string): string | undefined {
  const form = question.forms.find((one) => one.do === name);
  return form === undefined ? undefined : wordOf(seat, question, form);
}

function values(
  seat: SeatContext,
  { form, index, soFar: so, steps }: Exclude<ReturnType<typeof typingAt>['wants'], 'verb' | undefined>,
): readonly Spelled[] {
  const { game } = seat.page.match;
  const field = form.fields[index];
  if (field === undefined) return [];
  const ids = valuesNext(form, index, so, steps);
  const names = ids.map((id) => nameOfValue(game, seat.narrator, field, id));
  return ids.map((id, i) => {
    const name = names[i] ?? id;
    // Of two that share a name each is offered by its id.
    return {
      name: names.indexOf(name) === names.lastIndexOf(name) ? name : id,
      spelled: spellings(game, field, id),
    };
  });
}

/** The first legal order of the first form that has fields. */
function exampleOf(seat: SeatContext, question: Question): string | null {
  for (const form of openForms(question)) {
    const first = form.fields.length === 0 ? undefined : sentencesOf(form).next();
    if (first !== undefined && !first.done) return lineOf(seat, question, form, first.value);
  }
  return null;
}

/** An order as a line in the reader's words. A path is given by its goal. */
function lineOf(seat: SeatContext, question: Question, form: Form, order: Order): string {
  const { game } = seat.page.match;
  const words = form.fields.flatMap((field) => {
    const value = order[field.name];
    if (value === undefined) return [];
    const ids = isList(value)
      ? field.type === 'path'
        ? value.slice(-1)
        : value
      : typeof value === 'object'
        ? Object.keys(value)
        : [String(value)];
    return ids.map((id) => nameOfValue(game, seat.narrator, field, id));
  });
  return [wordOf(seat, question, form), ...words].join(' ');
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}
