/** Mails to a seat come back: its owner says when they arrive again. */
import type { WebContext } from '../../context.js';
import { seatHome } from '../../http/answer.js';
import { HttpError, orFault } from '../../http/errors.js';
import { seatFrame } from '../../view/seated.js';
import { pageText } from '../../words/words.js';
import type { SeatRoutes } from '../seat-routes.js';

export function mailAgainRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/mail/again', (seat, _request, response) => {
    const { visitor, locale } = seat;
    if (visitor.seat.bouncedAt === null) throw new HttpError('not-found');
    const title = pageText(locale, 'again.title');
    context.show(response, 'act', seatFrame(seat, title, '/mail'), {
      ...{ title, lines: [pageText(locale, 'again.lead')], button: pageText(locale, 'again.button') },
      ...{ action: seatHome(visitor, '/mail/again'), back: seatHome(visitor) },
      ...{ hidden: [], word: null, choices: [] },
    });
  });
  seats.change(
    '/mail/again',
    async (visitor, _request, response) => {
      orFault(await context.matches.mailAgain(visitor.match, visitor.side));
      response.redirect(303, seatHome(visitor));
    },
    { limits: [context.rateLimiters.mails] },
  );
}
