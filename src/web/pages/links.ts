/** Links out of mails. Opening one changes nothing: it goes into a cookie of its seat's pages and out of the address bar. */
import type { Express, Request, Response } from 'express';
import { type Link, matchPath, readLink } from '../../links/index.js';
import type { Room } from '../context.js';
import { noteReader, seatHome, showNotice } from '../http/answer.js';
import { Fault } from '../http/errors.js';
import { localeOf } from '../http/locale.js';
import { rememberSeat } from '../http/remembered-seats.js';
import { keepLink, seatsOfLink } from '../http/seat-auth.js';
import { say } from '../words/words.js';

export function linkRoutes(app: Express, room: Room): void {
  app.get('/l/:token', async (request, response) => {
    const { token, link } = await openLink(room, request);
    await room.matches.witness(link);
    enter(room, response, link, token);
  });
  app.get('/u/:token', async (request, response) => {
    const { token, link } = await openLink(room, request);
    if (link.purpose !== 'mail') throw new Fault('not-found');
    enter(room, response, link, token);
  });
}

/** RFC 8058: a mail program posts without cookie or origin; the token is enough. To be mounted before the check of origins. */
export function unsubscribeRoute(app: Express, room: Room): void {
  app.post('/u/:token', room.brakes.requests, async (request, response) => {
    const { link } = await openLink(room, request);
    if (link.purpose !== 'mail') throw new Fault('not-found');
    await room.matches.settings(link.match, link.side, { mailing: false });
    const locale = localeOf(request);
    noteReader(response, { locale });
    showNotice(room, response, { locale }, say(locale, 'settings.mails'), [say(locale, 'settings.stopped')]);
  });
}

/** The link in the address. @throws Fault `not-found` for any that opens nothing */
async function openLink(room: Room, request: Request): Promise<{ readonly token: string; readonly link: Link }> {
  const token = String(request.params.token);
  const link = readLink(room.links, token, room.clock());
  if (link === undefined || (await seatsOfLink(room, link)) === undefined) throw new Fault('not-found');
  return { token, link };
}

function enter(room: Room, response: Response, link: Link, token: string): void {
  response.set('Referrer-Policy', 'no-referrer');
  if (link.purpose !== 'spectate') keepLink(room, response, link, token);
  if (link.purpose === 'play') rememberSeat(room, response, link);
  response.redirect(303, pageOf(link));
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
  }
}
