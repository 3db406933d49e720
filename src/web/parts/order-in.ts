/** The order of a request: as JSON, as the fields of a form, or as a line that was typed. */
import type { Request } from 'express';
import { z } from 'zod';
import {
  checkOrder,
  type Decision,
  type Form,
  isOpenForm,
  LONGEST_LINE,
  type Order,
  type Question,
  readTyped,
  type Universe,
} from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { fromText } from '../http/request.js';
import type { Visitor } from '../http/seat-auth.js';
import { formAsked, type Progress, readProgress, toQuery, withGiven } from './sentence.js';

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** An order as a flat sentence. */
export const sentenceSchema = z
  .object({ do: z.string() })
  .catchall(z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.number())]));

/** Fields of a form of the desk that are no fields of an order. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'event',
  'draft',
  'head',
  'key',
  'soft',
  'foreseen',
  'seed',
  'need',
  'act',
  'revision',
]);

/** What was read; `to`: the page that asks for what lacks, or says why a line was not understood. */
type Read = { readonly order: unknown } | { readonly to: string };

/** Reads the order that a request brings. */
export async function orderIn(
  context: WebContext,
  visitor: Visitor,
  request: Request,
  {
    order,
    text,
    soft,
  }: {
    readonly order?: unknown;
    readonly text?: string | undefined;
    readonly soft?: string | undefined;
  },
): Promise<Read> {
  if (typeof order === 'string')
    return soft === undefined ? { order: fromText(order) } : pressedIn(context, visitor, fromText(order));
  if (order !== undefined) return { order };
  if (text !== undefined) return typedIn(context, visitor, text.slice(0, LONGEST_LINE));
  return fieldsIn(context, visitor, request);
}

/** A choice that was pressed may leave something to be asked behind what is passed over. */
async function pressedIn(context: WebContext, visitor: Visitor, order: unknown): Promise<Read> {
  const { question, match } = orFault(await context.matches.page(visitor.match, visitor.side, visitor.known));
  const flat = sentenceSchema.safeParse(order);
  if (question === undefined || !flat.success) return { order };
  const query = toQuery(flat.data);
  const progress = answerIn(question, match.game.rules.universe, query);
  const isOpen = progress?.field !== undefined && progress.refusal === undefined;
  return isOpen && progress.form.fields.some(({ aside }) => aside)
    ? { to: `${seatHome(visitor, '/order')}?${query}` }
    : { order };
}

/** Fields that do not make a whole order lead back to be filled. */
async function fieldsIn(context: WebContext, visitor: Visitor, { body }: Request): Promise<Read> {
  const query = sentFields(body);
  return query === undefined ? { order: undefined } : orderOf(context, visitor, query);
}

/** The fields of an order that a form of the desk has sent; undefined where there are none. */
export function sentFields(body: unknown): URLSearchParams | undefined {
  const fields = fieldsSchema.safeParse(body);
  if (!fields.success || fields.data.do === undefined) return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields.data))
    for (const one of [value].flat()) if (!OWN_FIELDS.has(name)) query.append(name, one);
  return query;
}

/** A line that is understood and whole is the order; any other leads to the page that says what lacks. */
async function typedIn(context: WebContext, visitor: Visitor, text: string): Promise<Read> {
  const { question, match } = orFault(await context.matches.page(visitor.match, visitor.side, visitor.known));
  if (question === undefined) return { to: seatHome(visitor) };
  const typed = readTyped(match.game, question, text);
  if (!typed.ok || typed.form.forbidden?.() !== undefined)
    return { to: `${seatHome(visitor, '/typed')}?${new URLSearchParams({ text })}` };
  const query = typedQuery(question, match.game.rules.universe, typed.form, typed.soFar);
  const read = await orderOf(context, visitor, query);
  return 'to' in read ? { to: `${read.to}&${new URLSearchParams({ typed: text })}` } : read;
}

async function orderOf(context: WebContext, visitor: Visitor, query: URLSearchParams): Promise<Read> {
  const unfinished = { to: `${seatHome(visitor, '/order')}?${query}` };
  const { question, match } = orFault(await context.matches.page(visitor.match, visitor.side, visitor.known));
  const progress = question && answerIn(question, match.game.rules.universe, query);
  return progress?.field === undefined && progress !== undefined ? { order: progress.so } : unfinished;
}

/** How far fields answer a question; undefined where its forms have no such word. */
export function answerIn(
  question: Question,
  universe: Universe,
  query: URLSearchParams,
): Progress | undefined {
  const form = formAsked(question.forms.filter(isOpenForm), universe, query.get('do'), query);
  return form && readProgress(form, question, universe, query);
}

/**
 * The query of a typed order. One that can be given as it stands is not asked for what it leaves out: whoever
 * types says all that he wants said.
 */
export function typedQuery(
  question: Decision,
  universe: Universe,
  form: Form,
  typed: Order,
): URLSearchParams {
  const query = toQuery(typed);
  if (!checkOrder(question, universe, typed).ok) return query;
  return form.fields
    .filter(({ name, type, optional }) => optional && type === 'one' && typed[name] === undefined)
    .reduce((so, { name }) => withGiven(so, name), query);
}
