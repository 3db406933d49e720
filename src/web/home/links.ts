/**
 * Links out of mails. Opening one changes nothing: it goes into a cookie of its seat's pages and out of the
 * address bar.
 */
import type { Express, Request, Response } from 'express';
import { type Link, matchPath, readLink } from '../../links/index.js';
import { noteReader, seatHome, showNotice } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { rememberSeat } from '../http/remembered-seats.js';
import { keepLink, seatsOfLink } from '../http/seat-auth.js';
import { pageText } from '../words/words.js';

export function linkRoutes(app: Express, context: WebContext): void {
  app.get('/l/:token', async (request, response) => {
    const { token, link } = await openLink(context, request);
    await context.matches.witness(link);
    enter(context, response, link, token);
  });
  app.get('/u/:token', async (request, response) => {
    const { token, link } = await openLink(context, request);
    if (link.purpose !== 'mail') throw new HttpError('not-found');
    enter(context, response, link, token);
  });
}

/**
 * RFC 8058: a mail program posts without cookie or origin; the token is enough. To be mounted before the
 * check of origins.
 */
export function unsubscribeRoute(app: Express, context: WebContext): void {
  app.post('/u/:token', context.rateLimiters.requests, async (request, response) => {
    const { link } = await openLink(context, request);
    if (link.purpose !== 'mail') throw new HttpError('not-found');
    await context.matches.settings(link.match, link.side, { mailing: false });
    const locale = requestLocale(request);
    noteReader(response, { locale });
    showNotice(context, response, { locale }, pageText(locale, 'settings.mails'), [
      pageText(locale, 'settings.stopped'),
    ]);
  });
}

/** The link in the address. @throws Fault `not-found` for any that opens nothing */
async function openLink(
  context: WebContext,
  request: Request,
): Promise<{ readonly token: string; readonly link: Link }> {
  const token = String(request.params.token);
  const link = readLink(context.links, token, context.clock());
  if (link === undefined || (await seatsOfLink(context, link)) === undefined)
    throw new HttpError('not-found');
  return { token, link };
}

function enter(context: WebContext, response: Response, link: Link, token: string): void {
  const page = pageOf(link);
  response.set('Referrer-Policy', 'no-referrer');
  if (link.purpose !== 'spectate') keepLink(context, response, link, token);
  if (link.purpose === 'play') rememberSeat(context, response, link);
  response.redirect(303, page);
}

/** The page that a link leads to; with the number of the event that its mail told of. */
function pageOf(link: Link): string {
  switch (link.purpose) {
    case 'join':
      return seatHome(link, '/join');
    case 'play':
      return seatHome(link, `?mail=${link.head.number}`);
    case 'view':
      return seatHome(link, '?view=1');
    case 'mail':
      return seatHome(link, '/mail');
    case 'spectate':
      return matchPath(link.match);
    case 'calendar':
      // It opens a calendar and no page.
      throw new HttpError('not-found');
  }
}
