/** "No more mails to this address": one press on a page, or one click in a mail program. The same link leads back. */
import type { Express, Request, Response } from 'express';
import { readNever } from '../../links/index.js';
import type { Room } from '../context.js';
import { noteReader } from '../http/answer.js';
import { Fault } from '../http/errors.js';
import { localeOf } from '../http/locale.js';
import { say } from '../words/words.js';

export function neverRoutes(app: Express, room: Room): void {
  app.get('/never/:token', async (request, response) => {
    await showNever(room, request, response, addressOf(room, request));
  });
  app.post('/never/:token/back', async (request, response) => {
    await room.recipients.allow(addressOf(room, request));
    response.redirect(303, `/never/${String(request.params.token)}?lang=${localeOf(request)}`);
  });
}

/** RFC 8058, and the page's own button: the token is enough. To be mounted before the check of origins. */
export function refusalRoute(app: Express, room: Room): void {
  app.post('/never/:token', room.brakes.requests, async (request, response) => {
    const address = addressOf(room, request);
    await room.recipients.refuse(address);
    await showNever(room, request, response, address);
  });
}

/** The address that the link was mailed to. @throws Fault `not-found` */
function addressOf(room: Room, request: Request): string {
  const address = readNever(room.links, String(request.params.token));
  if (address === undefined) throw new Fault('not-found');
  return address;
}

async function showNever(room: Room, request: Request, response: Response, address: string): Promise<void> {
  const locale = localeOf(request);
  noteReader(response, { locale });
  const refused = await room.recipients.isUnwanted(address);
  const title = say(locale, refused ? 'never.doneTitle' : 'never.title');
  response.set('Referrer-Policy', 'no-referrer');
  room.show(
    response,
    'never',
    { locale, title },
    {
      title,
      lead: say(locale, refused ? 'never.done' : 'never.lead', { address }),
      action: `/never/${String(request.params.token)}${refused ? '/back' : ''}?lang=${locale}`,
      button: say(locale, refused ? 'never.back' : 'never.button'),
    },
  );
}
