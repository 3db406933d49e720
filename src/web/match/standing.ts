/** Standing orders of a seat: the same fields and pages as orders, left in advance for as long as he says. */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Expiry, type StandingChange, standingDecision } from '../../match/index.js';
import type { Game, Side } from '../../referee/index.js';
import { seatHome, wantsJson } from '../http/answer.js';
import { fromText } from '../http/body.js';
import { rulesOf } from '../http/clauses.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { parsed } from '../parts/actions.js';
import { askingModel } from '../parts/asking.js';
import { placeOnMap } from '../parts/naming.js';
import { askingOf } from '../parts/options.js';
import { choicesOf, mapModel, mapOf } from '../parts/parts.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { type Seated, seatFrame } from '../parts/seated.js';
import { formAsked, type Progress, readProgress } from '../parts/sentence.js';
import { filledInWords } from '../parts/values.js';
import { pageText } from '../words/words.js';
import { queryOf } from './order.js';
import { copyingModel } from './standing-copying.js';
import { eachModel } from './standing-each.js';
import { standingGroups, standingItem, standingTables } from './standing-words.js';

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
  seat: Seated,
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
        ? standingGroups(narrator, game.standingForms(visitor.side), address)
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
  const form = formAsked(decision.forms, game.universe, query.get('do'), query);
  return form === undefined ? undefined : readProgress(form, decision, game.universe, query);
}
