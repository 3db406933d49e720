/** Going on by a newer version of the rules: what it means, and one's own consent. */
import { z } from 'zod';
import { seatHome, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { guardIn, guardShape, parsed } from '../parts/actions.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { guardFields, seatFrame } from '../parts/seated.js';
import { pageText } from '../words/words.js';

const bodySchema = z.object(guardShape);

export function versionRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.page('/version', (seat, _request, response) => {
    const { locale, page, visitor } = seat;
    const { rulesVersion: from, newerRules: to } = page.match;
    if (to === undefined) throw new HttpError('no-move');
    const title = pageText(locale, 'version.title');
    context.show(response, 'act', seatFrame(seat, title, '/act'), {
      title,
      lines: [pageText(locale, 'version.lead', { from, to }), pageText(locale, 'version.how')],
      action: seatHome(visitor, '/version'),
      hidden: guardFields(context, seat),
      word: null,
      choices: [],
      back: seatHome(visitor),
      button: pageText(locale, 'version.button', { to }),
    });
  });
  seats.change('/version', async (by, request, response) => {
    const guard = guardIn(parsed(bodySchema, request.body));
    const moved = orFault(await context.matches.moveRules(by.match, by.side, guard));
    if (wantsJson(request)) response.json({ saved: true, event: moved.event });
    else response.redirect(303, seatHome(by));
  });
}
