/** Whoever is invited says that he will not play: by the press of a hand, as taking a seat is. */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { mayDecline } from '../../match/index.js';
import { LOCALES, type Locale } from '../../referee/index.js';
import { noteReader, seatHome, showNotice, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { type Visitor, visitor } from '../http/seat-auth.js';
import { shownName } from '../parts/parts.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { pageText } from '../words/words.js';

const declineSchema = z.object({ take: z.literal('yes') });

interface Declining {
  readonly visitor: Visitor;
  readonly locale: Locale;
  /** Who invites. */
  readonly opponent: string;
  readonly may: boolean;
  /** Sides were switched, and the other has not taken his new seat: nobody is invited yet. */
  readonly waits: boolean;
}

/** What an invitation has become by now: it may be declined, or waits for the other to take his new seat. */
export async function invitationNow(
  { matches, store }: Pick<WebContext, 'matches' | 'store'>,
  { match, side, known }: Pick<Visitor, 'match' | 'side' | 'known'>,
): Promise<{ readonly may: boolean; readonly switched: boolean; readonly waits: boolean }> {
  const now = await matches.invitationOf(match, side);
  const switched = now.match !== match;
  const found = switched ? await store.readMatch(now.match) : known;
  if (found === undefined) return { may: false, switched, waits: false };
  const nobody = found.match.status === 'open' && found.seats.every(({ joinedAt }) => joinedAt === null);
  return { may: mayDecline(found, now.side), switched, waits: switched && nobody };
}

export function declineRoutes(seats: SeatRoutes, context: WebContext): void {
  const find = (request: Request, response: Response) => declining(context, request, response);
  seats.get('/decline', find, (here, _request, response) => {
    if (here.waits) return tellSwitched(context, response, here);
    if (!here.may) throw new HttpError('seat-taken');
    show(context, response, here, false);
  });
  seats.post('/decline', [context.rateLimiters.changes], find, async (here, request, response) => {
    const { visitor: found, locale } = here;
    if (!declineSchema.safeParse(request.body).success) {
      if (wantsJson(request)) throw new HttpError('invalid');
      // A browser in which no script of ours runs is asked for a tick.
      response.status(422);
      show(context, response, here, true);
      return;
    }
    if (here.waits && !wantsJson(request)) return tellSwitched(context, response, here);
    orFault(await context.matches.decline(found.match, found.side));
    if (wantsJson(request)) response.json({ declined: true });
    else
      showNotice(context, response, { locale }, pageText(locale, 'decline.doneTitle'), [
        pageText(locale, 'decline.done'),
      ]);
  });
}

async function declining(context: WebContext, request: Request, response: Response): Promise<Declining> {
  const found = await visitor(context, request, ['join']);
  const match = await context.matches.info(found.match);
  if (match === undefined) throw new HttpError('not-found');
  const locale = LOCALES.find((one) => one === found.seat.locale) ?? 'en';
  noteReader(response, { locale, game: match.game, back: seatHome(found, '/join') });
  const other = match.seats.find(({ side }) => side !== found.side);
  const { may, waits } = await invitationNow(context, found);
  return {
    visitor: found,
    locale,
    opponent: other === undefined ? '' : shownName(other, locale),
    may,
    waits,
  };
}

function tellSwitched(context: WebContext, response: Response, { visitor: found, locale }: Declining): void {
  const lines = [pageText(locale, 'switch.done'), pageText(locale, 'switch.decline')];
  const back = seatHome(found, '/join');
  showNotice(context, response, { locale, back }, pageText(locale, 'switch.doneTitle'), lines);
}

function show(
  context: WebContext,
  response: Response,
  { visitor: found, locale, opponent }: Declining,
  ticked: boolean,
): void {
  const title = pageText(locale, 'decline.title');
  context.show(
    response,
    'decline',
    { locale, title },
    {
      opponent,
      action: seatHome(found, '/decline'),
      back: seatHome(found, '/join'),
      ticked,
      tick: pageText(locale, 'decline.tick'),
    },
  );
}
