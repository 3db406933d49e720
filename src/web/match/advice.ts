/** A good order, shown as it would be given: with the reason, the odds, and the button. */
import { type Advice, adviceFor } from '../../practice/index.js';
import type { Order, Question } from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import type { SeatContext } from '../parts/seated.js';
import { toQuery, withGiven } from '../parts/sentence.js';
import { typedModel } from '../parts/turn.js';
import { pageText } from '../words/words.js';
import { committedBy, confirmPart } from './barrier.js';
import { leadsTo } from './desk.js';
import { deskPage } from './desk-page.js';
import { progressIn } from './order.js';

export function adviceRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/advice', async (seat, _request, response) => {
    const { question } = seat.page;
    const advice = question === undefined ? undefined : adviceFor(seat.page, question);
    if (question === undefined || advice === undefined) {
      response.redirect(303, seatHome(seat.visitor));
      return;
    }
    const query = wholeQuery(question, advice.best.order);
    const progress = progressIn(seat, question, query);
    if (progress === undefined || progress.field !== undefined) {
      response.redirect(303, `${seatHome(seat.visitor, '/order')}?${query}`);
      return;
    }
    const order = { progress, query, typed: typedModel(seat, question) };
    const part = await confirmPart(context, seat, question, order, reasonsOf(seat, question, advice));
    const asked = { mail: undefined, since: undefined };
    const preview = await context.matches.preview(seat.visitor.match, seat.visitor.side, advice.best.order);
    const more = preview.ok ? committedBy(seat.page, preview.value.barrier) : 0;
    // A press that commits more than the order shown asks first.
    const address = `${seatHome(seat.visitor, '/order')}?${query}`;
    const main = more === 0 ? part.main : leadsTo(address, pageText(seat.locale, 'order.next'), 'ready');
    response.type('html').send(deskPage(context, seat, asked, { ...part, main, here: '/order' }));
  });
}

/** An order as a query that asks for nothing more: what it leaves out is left out. */
function wholeQuery({ forms }: Question, order: Order): URLSearchParams {
  const fields = forms.filter((form) => form.do === order.do).flatMap((form) => form.fields);
  const without = new Set(fields.map(({ name }) => name).filter((name) => order[name] === undefined));
  return [...without].reduce(withGiven, toQuery(order));
}

/**
 * Why this order, the next best, and how far that looks. The worth of an order stays out of sight: it is a figure
 * of the search, not of the game.
 */
export function reasonsOf(
  { locale, narrator }: Pick<SeatContext, 'locale' | 'narrator'>,
  { kind }: Pick<Question, 'kind'>,
  { best, next }: Advice,
): string[] {
  const worth = pageText(locale, best.worth < 0 ? 'advice.least' : 'advice.best');
  const depth = pageText(locale, 'advice.depth');
  if (next === undefined) return [worth, pageText(locale, 'advice.only'), depth];
  const other = { order: narrator.orderIn(next.order, kind) };
  return [worth, pageText(locale, next.worth < 0 ? 'advice.worse' : 'advice.next', other), depth];
}
