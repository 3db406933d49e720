/**
 * What a seat does: orders, undo, resignation, draws, seeds. Each names the position it was made for, and is
 * answered once.
 */
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Accepted, Guard, OrderRequest, Outcome } from '../../../match/index.js';
import type { Order } from '../../../referee/index.js';
import type { WebContext } from '../../context.js';
import { ceremonyFields, seedGivenIn } from '../../dice/ceremony.js';
import { noteReader, readerOf, seatHome, wantsJson } from '../../http/answer.js';
import { fromText } from '../../http/body.js';
import { HttpError } from '../../http/errors.js';
import type { Visitor } from '../../http/seat-auth.js';
import { toQuery } from '../../view/asking/sentence.js';
import { pageText } from '../../words/words.js';
import type { SeatRoutes } from '../seat-routes.js';
import { orFault } from './seated.js';

const number = z.coerce.number().int().nonnegative();
/** The fields by which a form says for which position it was made. */
export const guardShape = { event: number, draft: number, key: z.string().min(1).max(100) };
const guardSchema = z.object(guardShape);
const orderSchema = z.object({ ...guardShape, order: z.unknown(), soft: z.string().optional() });
const wordSchema = z.object({ ...guardShape, word: z.string() });
const choiceSchema = z.object({ ...guardShape, choice: z.enum(['accept', 'decline']) });
const seedSchema = z.object({ ...ceremonyFields, take: z.literal('yes') });
const flatOrder = z.looseObject({ do: z.string() });
const sentenceSchema = z
  .object({ do: z.string() })
  .catchall(z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.number())]));

/** What is done on a typed word alone: its address, the word asked for, what the match layer does then. */
const WORDED = [
  ['/resign', 'resign.word', 'resign'],
  ['/withdraw', 'withdraw.word', 'withdraw'],
  ['/draw', 'draw.word', 'offerDraw'],
  ['/lost', 'lost.word', 'loseSeed'],
  ['/lost/agree', 'lost.agree', 'agreeLostSeed'],
] as const;

/** Words that are typed where something cannot be undone. */
type ActWord = (typeof WORDED)[number][1] | 'revoke.word' | 'erase.word' | 'clock.claim.word';

/** What a seat does to its match. */
export function actionRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.change('/orders', giveOrder(context));
  seats.change('/undo', async (visitor, request, response) => {
    const guard = parsed(guardSchema, request.body);
    answer(
      request,
      response,
      visitor,
      await context.matches.undo(visitor.match, visitor.side, guardIn(guard)),
    );
  });
  for (const [path, word, act] of WORDED)
    seats.change(path, async (visitor, request, response) => {
      const body = parsed(wordSchema, request.body);
      askWord(request, response, body.word, word);
      const done = await context.matches[act](visitor.match, visitor.side, guardIn(body));
      answer(request, response, visitor, done);
    });
  seats.change('/draw/answer', async (visitor, request, response) => {
    const body = parsed(choiceSchema, request.body);
    const accept = body.choice === 'accept';
    answer(
      request,
      response,
      visitor,
      await context.matches.answerDraw(visitor.match, visitor.side, accept, guardIn(body)),
    );
  });
  seats.change('/seed', async (visitor, request, response) => {
    const body = parsed(seedSchema, request.body);
    const info = await context.matches.info(visitor.match);
    const given = seedGivenIn(body, info?.ceremony.needs[visitor.side]);
    answer(request, response, visitor, await context.matches.seed(visitor.match, visitor.side, given));
  });
}

function giveOrder(context: WebContext) {
  return async (visitor: Visitor, request: Request, response: Response): Promise<void> => {
    const body = parsed(orderSchema, request.body);
    const order = typeof body.order === 'string' ? fromText(body.order) : body.order;
    leadBackTo(request, response, visitor, order);
    const { match, side, known } = visitor;
    const given = { ...guardIn(body), order };
    if (body.soft !== undefined && (await mustBeConfirmed(context, visitor, given))) {
      response.redirect(303, `${seatHome(visitor, '/order')}?${toQuery(asOrder(order))}`);
      return;
    }
    answer(request, response, visitor, await context.matches.order(match, side, given, known));
  };
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
): Promise<boolean> {
  const preview = await context.matches.preview(match, side, given.order);
  if (!preview.ok || preview.value.barrier === undefined) return false;
  return (await context.matches.answered(match, side, given)) === undefined;
}

/** An order that a preview has accepted is a flat sentence, so the shape is the kernel's word. */
function asOrder(order: unknown): Order {
  return parsed(flatOrder, order) as Order;
}

export function guardIn({ event, draft, key }: Guard): Guard {
  return { event, draft, key };
}

/** The word must be typed as the page shows it, in the reader's language. @throws Fault */
export function askWord(request: Request, response: Response, typed: string, key: ActWord): void {
  const reader = readerOf(request, response);
  if (typed.trim().toLowerCase() === pageText(reader.locale, key)) return;
  // Back to the page that asked for the word.
  noteReader(response, { ...reader, back: request.originalUrl });
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
function answer(request: Request, response: Response, visitor: Visitor, outcome: Outcome<Accepted>): void {
  const accepted = orFault(outcome);
  if (wantsJson(request)) {
    response.json(accepted);
    return;
  }
  const since = Number((request.body as { event?: unknown }).event);
  const next =
    accepted.became === 'draft' ? '/order' : `?since=${Number.isSafeInteger(since) ? since : accepted.event}`;
  response.redirect(303, seatHome(visitor, next));
}
