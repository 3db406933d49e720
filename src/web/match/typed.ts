/**
 * Typed orders: a line becomes the sentence of an order page, or the page says which word it does not
 * understand.
 */
import type { Request, Response } from 'express';
import { LONGEST_LINE, type Question, readTyped } from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { typedQuery } from '../parts/order-in.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import type { SeatContext } from '../parts/seated.js';
import { typedFault, typedModel, wordsNext } from '../parts/turn.js';
import { deskPage } from './desk-page.js';
import { type OrderPage, progressIn, questionPart } from './order.js';

export function typedRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/typed', async (seat, request, response) => {
    const { question } = seat.page;
    if (question === undefined) response.redirect(303, seatHome(seat.visitor));
    else await read(context, response, seat, question, lineIn(request));
  });
  seats.page('/typed/words', (seat, request, response) => {
    const { question } = seat.page;
    response.json({ lines: question === undefined ? [] : wordsNext(seat, question, lineIn(request)) });
  });
}

function lineIn({ query }: Request): string {
  return typeof query.text === 'string' ? query.text.slice(0, LONGEST_LINE) : '';
}

/** To the page of the order that a line means; what it was made of is shown there again. */
async function read(
  context: WebContext,
  response: Response,
  seat: SeatContext,
  question: Question,
  line: string,
): Promise<void> {
  const typed = readTyped(seat.page.match.game, question, line);
  if (!typed.ok) {
    await showFault(context, response, seat, question, line, typedFault(seat, question, typed));
    return;
  }
  const closed = typed.form.forbidden?.();
  if (closed !== undefined) {
    await showFault(context, response, seat, question, line, `${seat.narrator.clause(closed)} [${closed}]`);
    return;
  }
  const query = typedQuery(question, seat.page.match.game.rules.universe, typed.form, typed.soFar);
  query.set('typed', line);
  response.redirect(303, `${seatHome(seat.visitor, '/order')}?${query}`);
}

async function showFault(
  context: WebContext,
  response: Response,
  seat: SeatContext,
  question: Question,
  line: string,
  fault: string,
): Promise<void> {
  const query = new URLSearchParams();
  const builder: OrderPage = {
    progress: progressIn(seat, question, query),
    query,
    typed: typedModel(seat, question, line, fault),
  };
  const part = await questionPart(context, seat, question, builder);
  const page = deskPage(context, seat, { mail: undefined, since: undefined }, { ...part, here: '/order' });
  response.status(422).type('html').send(page);
}
