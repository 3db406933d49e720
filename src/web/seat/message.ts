/** What a player says to his opponent with his next turn: a page with one field. */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { seatHome, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { parsed } from '../parts/actions.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { type SeatContext, seatFrame } from '../parts/seated.js';
import { pageText } from '../words/words.js';

const body = z.object({ text: z.string() });

export function messageRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/message', (seat, request, response) => showMessage(context, seat, request, response));
  seats.change('/message', async (by, request, response) => {
    orFault(await context.matches.sayWithTurn(by.match, by.side, parsed(body, request.body).text));
    if (wantsJson(request)) response.json({ saved: true });
    else response.redirect(303, seatHome(by, '/message?saved=1'));
  });
}

function showMessage(context: WebContext, seat: SeatContext, request: Request, response: Response): void {
  const { page, narrator, locale, visitor } = seat;
  const own = page.said.find(({ side, next }) => next && side === page.side);
  context.show(response, 'message', seatFrame(seat, pageText(locale, 'message.title'), '/act'), {
    name: narrator.title,
    side: narrator.side(page.side),
    saved: request.query.saved !== undefined,
    action: seatHome(visitor, '/message'),
    text: own?.text ?? '',
    earlier: page.said
      .filter(({ next }) => !next)
      .map(({ side, text }) => ({ side: narrator.side(side), text })),
    back: seatHome(visitor),
  });
}
