/**
 * What the standing orders of a seat would have done: its questions of the last turns with what was answered,
 * and what they answer to them now.
 */
import type { Response } from 'express';
import type { TriedQuestion } from '../../match/index.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { type Seated, seatFrame } from '../parts/seated.js';
import { pageText } from '../words/words.js';

export function triedRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/standing/tried', (seat, _, response) => show(context, seat, response));
}

async function show(context: WebContext, seat: Seated, response: Response): Promise<void> {
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
function questionModel({ narrator, locale }: Seated, { now, question, answered, by, would }: TriedQuestion) {
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
  { narrator, locale }: Pick<Seated, 'narrator' | 'locale'>,
  kind: string,
  would: TriedQuestion['would'],
) {
  if (would === undefined) return { would: pageText(locale, 'tried.asks'), why: null };
  const order = narrator.orderIn(would.order, kind);
  if (would.refused !== undefined)
    return { would: pageText(locale, 'tried.refused', { order, clause: would.refused.clause }), why: null };
  return { would: pageText(locale, 'tried.would', { order }), why: narrator.game.say(would.why) };
}
