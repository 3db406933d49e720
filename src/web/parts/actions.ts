/**
 * What a seat does: orders, undo, resignation, draws, seeds. Each names the position it was made for, and is
 * answered once.
 */
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Accepted, Guard, OrderRequest, Outcome } from '../../match/index.js';
import { filledUp, LONGEST_LINE, type Order, type Refusal, readTyped } from '../../referee/index.js';
import { refusalLead, refusedAt } from '../../telling/index.js';
import { ceremonyFields, seedGivenIn } from '../dice/ceremony.js';
import { noteReader, readerOf, SAID, seatHome, showNotice, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import type { Visitor } from '../http/seat-auth.js';
import { pageText } from '../words/words.js';
import { wayToNewSeat } from './fresh-link.js';
import { orderIn, sentenceSchema } from './order-in.js';
import { mapOf } from './parts.js';
import type { SeatRoutes } from './seat-routes.js';
import { toQuery } from './sentence.js';
import { typedFault } from './turn.js';

const number = z.coerce.number().int().nonnegative();
/** The fields by which a form says for which position it was made. */
export const guardShape = { event: number, draft: number, key: z.string().min(1).max(100).optional() };
/** What says for which position it was made. */
export const guardRequestSchema = z.object(guardShape);
/** What gives an order. */
export const orderRequestSchema = z.object({
  ...guardShape,
  order: z.unknown().optional().describe('A legal order: {"do": the form’s word, and its fields}'),
  text: z
    .string()
    .optional()
    .describe('In the place of `order`: a line as it is typed on the page, 500 letters at most'),
  soft: z
    .string()
    .optional()
    .describe(
      'If it is sent, an order that would commit is refused with 422: look at `preview`, and send it without',
    ),
  foreseen: z.string().optional().describe('Of the pages: what they showed would come of it'),
  seed: z
    .string()
    .optional()
    .describe('The number that the dice wait for, 32 bytes in hex, where it rides on the first order'),
});
const wordSchema = z.object({ ...guardShape, word: z.string() });
const choiceSchema = z.object({ ...guardShape, choice: z.enum(['accept', 'decline']) });
const seedSchema = z.object({ ...ceremonyFields, take: z.literal('yes') });
const flatOrder = z.looseObject({ do: z.string() });

/**
 * What is done on a typed word alone: its address, the word asked for, what the match layer does then, and
 * the page that asks.
 */
const WORDED = [
  ['/resign', 'resign.word', 'resign', '/resign'],
  ['/withdraw', 'withdraw.word', 'withdraw', '/withdraw'],
  ['/lost', 'lost.word', 'loseSeed', '/lost'],
  ['/beaconless', 'beaconless.word', 'leaveBeacon', '/beaconless'],
  ['/lost/agree', 'lost.agree', 'agreeLostSeed', '/lost'],
] as const;

/** Words that are typed where something cannot be undone. */
type ActWord =
  | (typeof WORDED)[number][1]
  | 'revoke.word'
  | 'erase.word'
  | 'offer.resign.word'
  | 'clock.claim.word';

/** What a seat does to its match. */
export function actionRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.change('/orders', giveOrder(context));
  seats.change('/undo', async (visitor, request, response) => {
    const guard = parsed(guardRequestSchema, request.body);
    answer(
      request,
      response,
      visitor,
      await context.matches.undo(visitor.match, visitor.side, guardIn(guard)),
    );
  });
  for (const [path, word, act, page] of WORDED)
    seats.change(path, async (visitor, request, response) => {
      const body = parsed(wordSchema, request.body);
      askWord(request, response, body.word, word, seatHome(visitor, page));
      const done = await context.matches[act](visitor.match, visitor.side, guardIn(body));
      answer(request, response, visitor, done);
    });
  seats.change('/draw', async (visitor, request, response) => {
    const guard = guardIn(parsed(guardRequestSchema, request.body), 'draw');
    answer(
      request,
      response,
      visitor,
      await context.matches.offerEnd(visitor.match, visitor.side, 'draw', guard),
    );
  });
  seats.change('/back', async (visitor, request, response) => {
    const guard = guardIn(parsed(guardRequestSchema, request.body));
    answer(request, response, visitor, await context.matches.askTakeBack(visitor.match, visitor.side, guard));
  });
  seats.change('/back/answer', async (visitor, request, response) => {
    const body = parsed(choiceSchema, request.body);
    const accept = body.choice === 'accept';
    answer(
      request,
      response,
      visitor,
      await context.matches.answerTakeBack(
        visitor.match,
        visitor.side,
        accept,
        guardIn(body, ['back', accept]),
      ),
    );
  });
  seats.change('/draw/answer', async (visitor, request, response) => {
    const body = parsed(choiceSchema, request.body);
    const accept = body.choice === 'accept';
    answer(
      request,
      response,
      visitor,
      await context.matches.answerEnd(
        visitor.match,
        visitor.side,
        'draw',
        accept,
        guardIn(body, ['draw', accept]),
      ),
    );
  });
  seats.change('/seed', async (visitor, request, response) => {
    const body = parsed(seedSchema, request.body);
    const info = await context.matches.info(visitor.match);
    const need = info?.ceremony.needs[visitor.side];
    const outcome = await context.matches.seed(visitor.match, visitor.side, seedGivenIn(body, need));
    const otherSeed = !outcome.ok && outcome.failure.code === 'invalid' && need === 'opening';
    if (otherSeed && !wantsJson(request)) tellMissingCode(context, visitor, request, response);
    else answer(request, response, visitor, outcome, await wayToNewSeat(context, visitor));
  });
}

function giveOrder(context: WebContext) {
  return async (visited: Visitor, request: Request, response: Response): Promise<void> => {
    const sent = parsed(orderRequestSchema, request.body);
    if (!wantsJson(request) && (await lacksSeed(context, visited, sent))) {
      tellMissingCode(context, visited, request, response);
      return;
    }
    if (sent.order !== undefined && sent.text !== undefined) throw orderAndText(request, response);
    const { body, visitor } = await withSeed(context, visited, sent);
    const program = wantsJson(request);
    const said = saidIn(request, body.text);
    const { match, side, known } = visitor;
    // What was carried out reads otherwise on the position that it led to.
    const before =
      said === undefined
        ? undefined
        : await context.matches.answered(match, side, { ...guardIn(body, said), order: undefined, said });
    if (before !== undefined) {
      answer(request, response, visitor, before);
      return;
    }
    const read = program
      ? { order: await programOrder(context, visitor, request, body) }
      : await orderIn(context, visitor, request, body);
    if ('to' in read) {
      response.redirect(303, read.to);
      return;
    }
    const { order } = read;
    leadBackTo(request, response, visitor, order);
    const given = { ...guardIn(body, said ?? order), order, ...(said === undefined ? {} : { said }) };
    if (body.soft !== undefined && (await mustBeConfirmed(context, visitor, given, body.foreseen))) {
      if (program) throw new HttpError('invalid', { fields: [{ field: 'soft', message: 'would commit' }] });
      const query = toQuery(asOrder(order));
      if (body.text !== undefined) query.set('typed', body.text);
      response.redirect(303, `${seatHome(visitor, '/order')}?${query}`);
      return;
    }
    const outcome = await context.matches.order(match, side, given, known);
    if (!outcome.ok && outcome.failure.refusal !== undefined)
      throw await refusedWith(context, visitor, outcome.failure.refusal, order);
    answer(request, response, visitor, outcome);
  };
}

/** Fields of a form that say nothing of what was ordered. */
const ABOUT: ReadonlySet<string> = new Set(['event', 'draft', 'head', 'key', 'soft', 'foreseen', 'seed']);

/**
 * What an order was sent as, where it has to be read on the position: the fields of a form, or a line. A
 * program's order needs no reading.
 */
function saidIn(request: Request, text: string | undefined): unknown {
  if (wantsJson(request)) return text === undefined ? undefined : [['text', text]];
  const sent = Object.entries(Object(request.body) as Readonly<Record<string, unknown>>);
  return sent.filter(([name]) => !ABOUT.has(name)).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Which of the two was meant nobody can know. */
function orderAndText(request: Request, response: Response): HttpError {
  const message = pageText(readerOf(request, response).locale, 'invalid.orderAndText');
  return new HttpError('invalid', { fields: [{ field: `${SAID}text`, message }] });
}

/**
 * What a program orders. It is led to no page: a line that is not understood is refused with the word, and
 * whatever lacks is for the form to name. @throws HttpError
 */
async function programOrder(
  context: WebContext,
  visitor: Visitor,
  request: Request,
  { order, text }: { readonly order?: unknown; readonly text?: string | undefined },
): Promise<unknown> {
  if (text !== undefined) return typedOrder(context, visitor, text);
  const read = await orderIn(context, visitor, request, { order });
  if ('order' in read) return read.order;
  throw new HttpError('invalid', { fields: [{ field: 'order', message: 'not whole' }] });
}

async function typedOrder(context: WebContext, visitor: Visitor, text: string): Promise<unknown> {
  if (text.length > LONGEST_LINE)
    throw new HttpError('invalid', { fields: [{ field: 'text', message: 'too long' }] });
  const page = orFault(await context.matches.page(visitor.match, visitor.side, visitor.known));
  const { question, match, locale } = page;
  // Refused like any order that nobody has asked for.
  if (question === undefined) return undefined;
  const typed = readTyped(match.game, question, text);
  if (typed.ok) return filledUp(typed.form, typed.soFar);
  const message = typedFault({ locale, narrator: context.narrator(match.game, locale) }, question, typed);
  throw new HttpError('invalid', { fields: [{ field: `${SAID}text`, message }] });
}

/** A refusal with what its author may be told of it, from what he sees. */
async function refusedWith(
  context: WebContext,
  { match, side }: Visitor,
  refusal: Refusal,
  order: unknown,
): Promise<HttpError> {
  const page = orFault(await context.matches.page(match, side));
  const { game } = page.match;
  const reader = { game, narrator: context.narrator(game, page.locale), map: mapOf(page), view: page.view };
  const lead = refusalLead(reader, refusal, refusedAt(game, page.question, order));
  return new HttpError('refused', { refusal }, lead);
}

/** Whether play waits for the number of this seat, and its order does not bring it. */
async function lacksSeed(
  { matches }: WebContext,
  { match, side, known }: Visitor,
  { seed }: { readonly seed?: string | undefined },
): Promise<boolean> {
  if (known.match.status !== 'open' || (seed !== undefined && seed !== '')) return false;
  return (await matches.info(match))?.ceremony.needs[side] === 'opening';
}

/**
 * The number that the dice wait for rides on the first order: play begins, and the order is given behind that
 * event. Sent again it is the same order on the same position.
 */
async function withSeed<Body extends { readonly event: number; readonly seed?: string | undefined }>(
  context: WebContext,
  visitor: Visitor,
  body: Body,
): Promise<{ readonly body: Body; readonly visitor: Visitor }> {
  const { match, side } = visitor;
  if (body.seed === undefined || body.seed === '') return { body, visitor };
  const need = (await context.matches.info(match))?.ceremony.needs[side];
  const { seed } = body;
  if (need === 'opening') orFault(await context.matches.seed(match, side, seedGivenIn({ seed }, need), true));
  const known = (await context.store.readMatch(match)) ?? visitor.known;
  return { body: { ...body, event: body.event + 1 }, visitor: { ...visitor, known } };
}

/** Whatever becomes of an order: the page of its fault leads back to it, to be looked at again as it was. */
function leadBackTo(request: Request, response: Response, visitor: Visitor, order: unknown): void {
  const sentence = sentenceSchema.safeParse(order);
  if (!sentence.success) return;
  const back = `${seatHome(visitor, '/order')}?${toQuery(sentence.data as Order)}`;
  noteReader(response, { ...readerOf(request, response), back });
}

/**
 * Whether an order would commit something and is no repetition of one that was given. What is refused, giving
 * it refuses.
 */
async function mustBeConfirmed(
  context: WebContext,
  { match, side }: Visitor,
  given: OrderRequest,
  foreseen: string | undefined,
): Promise<boolean> {
  const preview = await context.matches.preview(match, side, given.order);
  if (!preview.ok || preview.value.barrier === undefined) return false;
  // Whoever has seen the odds of this very roll is not asked again.
  if (preview.value.barrier === 'roll' && foreseen === JSON.stringify(preview.value.order)) return false;
  return (await context.matches.answered(match, side, given)) === undefined;
}

/** An order that a preview has accepted is a flat sentence, so the shape is the kernel's word. */
function asOrder(order: unknown): Order {
  return parsed(flatOrder, order) as Order;
}

/**
 * A form that brings no key of its own is known by what it sends: the same again on the same position is the
 * same deed.
 */
export function guardIn(
  { event, draft, key }: z.infer<typeof guardRequestSchema>,
  sent: unknown = 'undo',
): Guard {
  const derived = () =>
    createHash('sha256')
      .update(JSON.stringify([event, draft, sent]))
      .digest('hex');
  return { event, draft, key: key ?? derived() };
}

/**
 * The word must be typed as the page shows it, in the reader's language. `back`: the page that asks for it,
 * where that has another address than what it sends. @throws Fault
 */
export function askWord(
  request: Request,
  response: Response,
  typed: string,
  key: ActWord,
  back = request.originalUrl,
): void {
  const reader = readerOf(request, response);
  if (typed.trim().toLowerCase() === pageText(reader.locale, key)) return;
  noteReader(response, { ...reader, back });
  throw new HttpError('invalid', { fields: [{ field: 'word', message: pageText(reader.locale, key) }] });
}

/** Input from outside in its shape. @throws Fault `invalid` */
export function parsed<T>(schema: z.ZodType<T>, input: unknown): T {
  const found = schema.safeParse(input ?? {});
  if (found.success) return found.data;
  throw new HttpError('invalid', {
    fields: found.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}

/** What became of a deed: as JSON, or a redirect, so that reloading and going back do no harm. */
function answer(
  request: Request,
  response: Response,
  visitor: Visitor,
  outcome: Outcome<Accepted>,
  newSeat?: string,
): void {
  const accepted = orFault(outcome);
  if (wantsJson(request)) {
    response.json(accepted);
    return;
  }
  const since = Number((request.body as { event?: unknown }).event);
  const next =
    accepted.became === 'draft'
      ? '/order#m-start'
      : `?since=${Number.isSafeInteger(since) ? since : accepted.event}`;
  response.redirect(303, newSeat ?? seatHome(visitor, next));
}

/** What helps, and where. */
function tellMissingCode(context: WebContext, visitor: Visitor, request: Request, response: Response): void {
  const { locale } = readerOf(request, response);
  const say = (
    key: 'seed.otherTitle' | 'seed.missing' | 'seed.otherDo' | 'seed.otherHand' | 'seed.toSettings',
  ) => pageText(locale, key);
  const link = { href: `${seatHome(visitor, '/mail')}#dice-code`, text: say('seed.toSettings') };
  const lines = [say('seed.missing'), say('seed.otherDo'), say('seed.otherHand')];
  response.status(422);
  showNotice(context, response, { locale, back: seatHome(visitor) }, say('seed.otherTitle'), lines, link);
}
