/** Mails to a seat come back: its owner says when they arrive again. */

import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { practises } from '../http/seat-auth.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { seatFrame } from '../parts/seated.js';
import { pageText } from '../words/words.js';

export function mailAgainRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/mail/again', (seat, _request, response) => {
    const { visitor, locale } = seat;
    if (visitor.seat.bouncedAt === null) throw new HttpError('not-found');
    const title = pageText(locale, 'again.title');
    // A link changes no address: whoever needs another names himself as his successor.
    const may = seat.page.match.status === 'playing' && !practises(visitor);
    context.show(response, 'again', seatFrame(seat, title, '/mail'), {
      title,
      action: seatHome(visitor, '/mail/again'),
      back: seatHome(visitor),
      substitute: may ? seatHome(visitor, '/substitute') : null,
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
