/** Answers that are no pages of their own: faults, as a page or as problem+json, in the reader's language. */
import type { ErrorRequestHandler, Request, Response } from 'express';
import { seatPath } from '../../links/index.js';
import type { Game, Locale } from '../../referee/index.js';
import { StoreError } from '../../store/index.js';
import { inARow, withLead } from '../../telling/index.js';
import { isWord, pageText, type WordKey } from '../words/words.js';
import { REQUEST_ID } from './access-log.js';
import type { WebContext } from './context.js';
import { asHttpError, HttpError, type HttpErrorCode, retryAfter } from './errors.js';
import { requestLocale } from './locale.js';
import { showsKey } from './request.js';

/** Whether the client is a program that wants JSON. */
export function wantsJson(request: Request): boolean {
  return showsKey(request) || request.accepts(['html', 'json']) === 'json';
}

/** Who reads the answer, as soon as that is known: a route notes it for the fault that may follow. */
export interface AnswerReader {
  readonly locale: Locale;
  readonly game?: Game;
  /** Hash of the component pack of the match. */
  readonly pack?: string | null;
  /** The page to go back to. */
  readonly back?: string;
}

/** Notes who reads. */
export function noteReader(response: Response, reader: AnswerReader): void {
  response.locals.reader = reader;
}

/** Whoever was noted, else somebody who speaks the browser's language. */
export function readerOf(request: Request, response: Response): AnswerReader {
  return (response.locals.reader as AnswerReader | undefined) ?? { locale: requestLocale(request) };
}

/** The last handler: every fault ends here. */
export function answerFaults(context: WebContext): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const reader = readerOf(request, response);
    const plain = asHttpError(error);
    // What a game from outside made of a page is its own fault, whatever came of it here.
    const isGames = plain.code === 'internal' && reader.game?.by !== undefined;
    const fault = isGames ? new HttpError('rules-failed') : plain;
    const id = requestId(response);
    if (fault.code === 'rules-failed') context.log.error({ id, err: error }, 'the rules of a match failed');
    if (fault.code === 'internal') context.log.error({ id, err: error }, 'a request failed');
    if (error instanceof StoreError)
      context.log.error({ id, code: error.code, reason: reasonOf(error) }, 'the database failed');
    response.status(fault.status);
    const seconds = retryAfter(fault);
    if (seconds !== undefined) response.set('Retry-After', `${seconds}`);
    if (wantsJson(request))
      response.type('application/problem+json').send(JSON.stringify(problemOf(fault, reader, id)));
    else showFault(context, response, fault, reader);
  };
}

/** What the log knows the request by. */
function requestId(response: Response): string {
  return response.get(REQUEST_ID) ?? '';
}

/**
 * What the driver said, on one line: an outage is no fault of ours, and a trace a request would fill the log.
 */
function reasonOf({ message, cause }: StoreError): string {
  return cause instanceof Error ? (cause.message.trim().split('\n').at(-1) ?? message) : message;
}

/** RFC 9457, with the clause that a refusal names. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: HttpErrorCode;
  readonly detail: string;
  readonly clause?: string;
  readonly refusal?: object;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  /** Where the fault is ours: what the log knows the request by. */
  readonly instance?: string;
}

function problemOf(fault: HttpError, { locale, game }: AnswerReader, id: string): Problem {
  const { code, status, failure } = fault;
  const clause = clauseOf(fault, locale, game);
  return {
    type: `urn:denrei:${code}`,
    title: pageText(locale, titleKey(code)),
    status,
    code,
    detail: clause === null ? inARow(linesOf(fault, locale), locale) : clause.text,
    ...(clause === null ? {} : { clause: clause.id }),
    ...(failure.refusal === undefined ? {} : { refusal: failure.refusal }),
    ...(failure.fields === undefined ? {} : { fields: fieldsOf(fault, locale) }),
    ...(isOurs(fault) ? { instance: `urn:uuid:${id}` } : {}),
  };
}

/** Whether the operator may be asked about it. */
function isOurs({ status }: HttpError): boolean {
  return status >= 500;
}

function showFault(context: WebContext, response: Response, fault: HttpError, reader: AnswerReader): void {
  const { locale, pack = null, back } = reader;
  const title = pageText(locale, titleKey(fault.code));
  const lost = fault.code === 'not-found';
  context.show(
    response,
    'notice',
    { locale, title, pack },
    {
      lines: [...linesOf(fault, locale), ...(lost ? [pageText(locale, 'notice.links')] : [])],
      clause: clauseOf(fault, locale, reader.game),
      fields: fieldFaults(fault, locale),
      links: lost,
      more: null,
      back: lost ? null : (back ?? null),
      code: lost ? null : fault.code,
      id: isOurs(fault) ? requestId(response) : null,
      // Of a fault of ours nobody knows what became of the press.
      refused: !isOurs(fault),
      status: fault.status,
    },
  );
}

/** What is wrong with the fields of a form that is shown again. */
export type FieldFaults = readonly { readonly label: string | null; readonly message: string }[];

/** What is wrong with each field, by the labels of the forms. */
export function fieldFaults(fault: HttpError, locale: Locale): FieldFaults {
  return fieldsOf(fault, locale).map(({ field, message }) => ({ label: labelOf(field, locale), message }));
}

function titleKey(code: HttpErrorCode): WordKey {
  return `fault.${code}.title`;
}

function doKey(code: HttpErrorCode): WordKey {
  return `fault.${code}.do`;
}

/** What is missing, where something is, and what to do. */
function linesOf({ code, missing }: HttpError, locale: Locale): readonly string[] {
  const advice = pageText(locale, doKey(code));
  return missing === undefined ? [advice] : [missingText(missing, locale), advice];
}

/** The game, version and rules that a match needs and this server does not have. */
export function missingText(
  { game, version, rules }: NonNullable<HttpError['missing']>,
  locale: Locale,
): string {
  return rules === null
    ? pageText(locale, 'missing.version', { game, version })
    : pageText(locale, 'missing.rules', { game, version, rules: rules.slice(0, DIGITS) });
}

/** Digits by which a digest is told. */
const DIGITS = 12;

/** The clause of a refusal with its sentence. */
function clauseOf(
  fault: HttpError,
  locale: Locale,
  game: Game | undefined,
): { readonly id: string; readonly text: string } | null {
  const id = fault.failure.refusal?.clause;
  // A standing order that no form allows breaks no rule of the book.
  if (id === undefined || id === '') return null;
  return { id, text: withLead(locale, fault.lead, game?.words.clauses[id]?.[locale] ?? '') };
}

/** What is wrong with each field; the match layer names fields like `seats.1.address`. */
function fieldsOf(
  { failure }: HttpError,
  locale: Locale,
): readonly { readonly field: string; readonly message: string }[] {
  return (failure.fields ?? []).map(({ field, message }) => {
    if (field.startsWith(SAID)) return { field: field.slice(SAID.length), message };
    if (field.startsWith(OPTION))
      return { field, message: pageText(locale, 'invalid.option', { option: field.slice(OPTION.length) }) };
    if (field.startsWith(NAMED))
      return { field, message: pageText(locale, 'invalid.named', { word: field.slice(NAMED.length) }) };
    if (field.startsWith(TERMS) && !field.startsWith(CLOCK))
      return { field, message: pageText(locale, 'invalid.charter') };
    if (field.startsWith(TERMS)) return { field, message: pageText(locale, 'invalid.clock') };
    const key = `invalid.${field.split('.').at(-1)}`;
    return { field, message: pageText(locale, isWord(key) ? key : 'invalid.other') };
  });
}

/** A field by the labels of the forms: whose, and what; null where a page asks for one thing only. */
function labelOf(field: string, locale: Locale): string | null {
  const [owner, index, ...rest] = field.split('.');
  const seat = owner === 'seats' ? pageText(locale, index === '0' ? 'start.you' : 'start.other') : undefined;
  const key = LABELS[(seat === undefined ? owner : rest[0]) ?? ''];
  const parts = [seat, key === undefined ? undefined : pageText(locale, key)].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? null : parts.join(pageText(locale, 'frame.comma'));
}

const OPTION = 'option.';
/** A name that nothing bears, typed where names are typed. */
export const NAMED = 'named.';
/** Before the name of a field whose message is in the reader's words already. */
export const SAID = 'said.';
const TERMS = 'terms.';
const CLOCK = 'terms.clock';

const LABELS: { readonly [field: string]: WordKey } = {
  title: 'events.name',
  entryUntil: 'events.entryLabel',
  stages: 'events.dates',
  size: 'events.who',
  reason: 'events.reason',
  terms: 'terms.title',
  name: 'person.name',
  address: 'person.address',
  locale: 'person.locale',
  timeZone: 'person.zone',
  seed: 'seed.label',
  words: 'words.label',
};

/** A page that says something and leads on. */
export function showNotice(
  context: WebContext,
  response: Response,
  reader: AnswerReader,
  title: string,
  lines: readonly string[],
  more: { readonly href: string; readonly text: string } | null = null,
): void {
  const { locale, back } = reader;
  context.show(
    response,
    'notice',
    { locale, title },
    {
      title,
      lines,
      clause: null,
      fields: [],
      links: false,
      more,
      back: back ?? null,
      code: null,
      id: null,
      refused: false,
      status: 0,
    },
  );
}

/** The path of a seat, for redirects and forms. */
export function seatHome(visitor: { readonly match: string; readonly side: string }, page = ''): string {
  return `${seatPath(visitor.match, visitor.side)}${page}`;
}
