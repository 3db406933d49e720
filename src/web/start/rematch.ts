/** The rematch of a match that is over, sides switched: a press leads to the own seat of the new match. */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { linkUrl, matchPath } from '../../links/index.js';
import { readerOf, seatHome, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { keepLink, type Visitor } from '../http/seat-auth.js';
import { parsed } from '../parts/actions.js';
import { freshLink } from '../parts/fresh-link.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { OPERATORS } from '../parts/start-form.js';

/** Who runs this server, as at the start of the first match. */
const bodySchema = z.object({ operator: z.enum(OPERATORS).exactOptional() });

export function rematchRoutes(seats: SeatRoutes, context: WebContext): void {
  seats.change('/rematch', (visitor, request, response) => lead(context, visitor, request, response), {
    limits: [context.rateLimiters.opening],
  });
}

/**
 * The seat of the new match has the same holder, so that his link here lets him take it. Once it is taken
 * only its own links open it.
 */
async function lead(
  context: WebContext,
  { match, side }: Visitor,
  request: Request,
  response: Response,
): Promise<void> {
  const { operator } = parsed(bodySchema, request.body);
  const next = orFault(await context.matches.rematch(match, side, { opponentRuns: operator === 'opponent' }));
  const seat = (await context.store.readMatch(next.match))?.seats.find((one) => one.side === next.side);
  const free = seat?.joinedAt === null ? await freshLink(context, next.match, seat, 'join') : undefined;
  if (wantsJson(request)) {
    const join = free === undefined ? {} : { join: linkUrl(context.config.baseUrl, free.text) };
    response.status(201).json({ match: next.match, side: next.side, ...join });
    return;
  }
  if (free === undefined) {
    response.redirect(303, `${matchPath(next.match)}?lang=${readerOf(request, response).locale}`);
    return;
  }
  keepLink(context, response, free.link, free.text);
  response.redirect(303, seatHome(free.link, '/join'));
}
