/** Standing orders of a seat: the same fields and pages as orders, left in advance. */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { standingDecision } from '../../../match/index.js';
import type { Game, Order, Side } from '../../../referee/index.js';
import type { WebContext } from '../../context.js';
import { seatHome, wantsJson } from '../../http/answer.js';
import { fromText } from '../../http/body.js';
import { orFault } from '../../http/errors.js';
import { askingModel } from '../../view/asking/asking.js';
import { placeOnMap } from '../../view/asking/naming.js';
import { askingOf } from '../../view/asking/options.js';
import { formAsked, type Progress, readProgress } from '../../view/asking/sentence.js';
import { filledInWords } from '../../view/asking/values.js';
import { rulesOf } from '../../view/clauses.js';
import { choicesOf, mapModel, mapOf } from '../../view/parts.js';
import { type Seated, seatFrame } from '../../view/seated.js';
import { standingGroups, standingItem } from '../../view/standing.js';
import { pageText } from '../../words/words.js';
import type { SeatRoutes } from '../seat-routes.js';
import { parsed } from './actions.js';
import { queryOf } from './order.js';

const revision = z.coerce.number().int().nonnegative();
/** What sets a standing order or removes one. */
export const standingRequestSchema = z.union([
  z.object({ revision, remove: z.string() }),
  z.object({ revision, set: z.unknown() }),
]);

export function standingRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/standing', (seat, request, response) => showStanding(context, seat, request, response));
  seats.change('/standing', async (visitor, request, response) => {
    const body = parsed(standingRequestSchema, request.body);
    const change = 'remove' in body ? { remove: body.remove } : { set: sentenceIn(body.set) };
    const standing = orFault(
      await context.matches.setStanding(visitor.match, visitor.side, change, body.revision),
    );
    if (wantsJson(request)) response.json(standing);
    else response.redirect(303, seatHome(visitor, '/standing'));
  });
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
  const { orders, revision: at } = orFault(await context.matches.standing(visitor.match, visitor.side));
  if (wantsJson(request)) {
    response.json({ orders, revision: at });
    return;
  }
  const address = seatHome(visitor, '/standing');
  const progress = progressIn(game, visitor.side, queryOf(request));
  const asking = progress === undefined ? undefined : askingOf(progress);
  const { field } = progress ?? {};
  const whole = progress !== undefined && field === undefined ? progress.so : undefined;
  const builder = { game, narrator, map: mapOf(page), address, prefix: 'standing.' as const };
  const version = { name: 'revision', value: String(at) };
  context.show(response, 'standing', seatFrame(seat, pageText(locale, 'standing.title'), '/standing'), {
    action: address,
    orders: orders.map((order: Order) => ({
      text: narrator.game.order(order, 'standing'),
      hidden: [version, { name: 'remove', value: game.standingKey(order) }],
    })),
    groups: progress === undefined ? standingGroups(narrator, game.standingForms(visitor.side), address) : [],
    heading: progress === undefined ? null : standingItem(narrator, progress.form.do, address),
    others: address,
    map:
      asking === undefined || placeOnMap(game, field) === undefined || field === undefined
        ? null
        : mapModel(page, choicesOf(game, field, asking, mapOf(page)), null),
    so:
      progress === undefined ? null : filledInWords(game, narrator, progress.form, progress.so, 'standing.'),
    ask:
      asking === undefined || progress === undefined || field === undefined
        ? null
        : askingModel(builder, { ...progress, field }, asking),
    set: whole === undefined ? null : [version, { name: 'set', value: JSON.stringify(whole) }],
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
