/**
 * The calendar of a seat's deadline, for programs that fetch it now and then: they have no cookie, so its
 * address is a key.
 */
import type { Express } from 'express';
import { calendarUrl, readLink, seatPath, signLink } from '../../links/index.js';
import { calendarOf } from '../../mail/index.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { seatsOfLink } from '../http/seat-auth.js';
import type { SeatContext } from '../parts/seated.js';
import { pageText } from '../words/words.js';

export function calendarRoutes(app: Express, context: WebContext): void {
  app.get('/calendar/:token.ics', async (request, response) => {
    const now = context.clock();
    const link = readLink(context.links, String(request.params.token), now);
    if (link?.purpose !== 'calendar' || (await seatsOfLink(context, link)) === undefined)
      throw new HttpError('not-found');
    const { match, side } = link;
    const info = await context.matches.info(match);
    const seat = info?.seats.find((one) => one.side === side);
    if (info === undefined || seat === undefined) throw new HttpError('not-found');
    const narrator = context.narrator(info.game, seat.locale);
    const summary = pageText(seat.locale, 'clock.entry', { game: narrator.title, side: narrator.side(side) });
    const { baseUrl } = context.config;
    const clock = info.status === 'playing' ? info.clock?.sides[side] : undefined;
    const entry = {
      match,
      side,
      domain: new URL(baseUrl).hostname,
      summary,
      url: baseUrl + seatPath(match, side),
    };
    const entries = clock?.deadline === undefined ? [] : [{ ...entry, deadline: clock.deadline }];
    response.type('text/calendar').send(calendarOf(summary, entries, now));
  });
}

/** The address of the reader's own calendar, good for 90 days. */
export function calendarAddress(context: WebContext, { page, visitor }: SeatContext): string {
  const { head, commitments } = page.match;
  const { match, side, seat } = visitor;
  const link = { match, side, purpose: 'calendar', generation: seat.generation } as const;
  return calendarUrl(
    context.config.baseUrl,
    signLink(context.links, { ...link, head, chain: commitments.chain }, context.clock()),
  );
}
