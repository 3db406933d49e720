/**
 * "No more mails to this address": one press on a page, or one click in a mail program. The same link leads
 * back.
 */
import type { Express, Request, Response } from 'express';
import { readNever } from '../../links/index.js';
import { noteReader } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { pageText } from '../words/words.js';

export function neverRoutes(app: Express, context: WebContext): void {
  app.get('/never/:token', async (request, response) => {
    await showNever(context, request, response, addressOf(context, request));
  });
  app.post('/never/:token/back', async (request, response) => {
    await context.recipients.allow(addressOf(context, request));
    response.redirect(303, `/never/${String(request.params.token)}?lang=${requestLocale(request)}`);
  });
}

/** RFC 8058, and the page's own button: the token is enough. To be mounted before the check of origins. */
export function refusalRoute(app: Express, context: WebContext): void {
  app.post('/never/:token', context.rateLimiters.requests, async (request, response) => {
    const address = addressOf(context, request);
    await context.recipients.refuse(address);
    await showNever(context, request, response, address);
  });
}

/** The address that the link was mailed to. @throws Fault `not-found` */
function addressOf(context: WebContext, request: Request): string {
  const address = readNever(context.links, String(request.params.token));
  if (address === undefined) throw new HttpError('not-found');
  return address;
}

async function showNever(
  context: WebContext,
  request: Request,
  response: Response,
  address: string,
): Promise<void> {
  const locale = requestLocale(request);
  noteReader(response, { locale });
  const refused = await context.recipients.isUnwanted(address);
  const title = pageText(locale, refused ? 'never.doneTitle' : 'never.title');
  response.set('Referrer-Policy', 'no-referrer');
  context.show(
    response,
    'never',
    { locale, title },
    {
      title,
      lead: pageText(locale, refused ? 'never.done' : 'never.lead', { address }),
      action: `/never/${String(request.params.token)}${refused ? '/back' : ''}?lang=${locale}`,
      button: pageText(locale, refused ? 'never.back' : 'never.button'),
    },
  );
}
