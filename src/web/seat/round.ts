/** A round of the beacon that somebody brings by hand while its relays are down: it proves itself. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { matchPath } from '../../links/index.js';
import { noteReader, seatHome, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { parsed } from '../parts/actions.js';
import type { SeatRoutes } from '../parts/seat-routes.js';

/** A signature by itself, or as relays publish it. */
const SIGNATURE = /(?<![0-9a-f])[0-9a-f]{96}(?![0-9a-f])/i;
const roundSchema = z.object({ signature: z.string() });

/** Where a round is brought: on the page of a seat, and on the page for everybody. */
export function roundRoutes(app: Express, seats: SeatRoutes, context: WebContext): void {
  const bring = async (match: string, home: string, request: Request, response: Response): Promise<void> => {
    const [signature] = SIGNATURE.exec(parsed(roundSchema, request.body).signature) ?? [];
    const waits = (await context.matches.info(match))?.beacon?.waits;
    if (waits === undefined) throw new HttpError('stale');
    if (signature === undefined)
      throw new HttpError('invalid', { fields: [{ field: 'signature', message: '96 hex digits' }] });
    const round = { round: waits.round, signature: signature.toLowerCase() };
    const accepted = orFault(await context.matches.giveRound(match, round));
    if (wantsJson(request)) response.json(accepted);
    else response.redirect(303, home);
  };
  seats.change('/round', (found, request, response) =>
    bring(found.match, seatHome(found), request, response),
  );
  app.post('/m/:match/round', context.rateLimiters.changes, async (request, response) => {
    const match = String(request.params.match);
    noteReader(response, { locale: requestLocale(request), back: matchPath(match) });
    await bring(match, matchPath(match), request, response);
  });
}
