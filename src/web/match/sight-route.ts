/** What a unit or a place sees and reaches, looked up on the map: by link, by key, without scripts too. */
import { seatHome } from '../http/answer.js';
import { HttpError } from '../http/errors.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { pageText } from '../words/words.js';
import { deskPage, NOTHING_ASKED } from './desk-page.js';
import { sightModel } from './sight.js';

const NOT_ASKED = { mail: undefined, since: undefined };

export function sightRoutes(seats: SeatRoutes): void {
  seats.page(
    '/sight',
    (seat, request, response) => {
      const { from } = request.query;
      const sight = sightModel(seat, typeof from === 'string' ? from.trim() : '');
      if (sight === undefined) throw new HttpError('not-found');
      const back = seatHome(seat.visitor);
      const part = {
        ...NOTHING_ASKED,
        here: '/sight' as const,
        sight,
        back,
        undoes: false,
        backButton: { href: back, text: pageText(seat.locale, 'foot.back'), undoes: false },
      };
      response.type('html').send(deskPage(seats.context, seat, NOT_ASKED, part));
    },
    ['play', 'view'],
  );
}
