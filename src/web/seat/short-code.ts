/**
 * Where a code out of a mail without links is typed: with the mail address it opens what the link would have
 * opened. Only a post looks it up, and one answer is given to every code that opens nothing.
 */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import {
  CODE_PATH,
  type Coded,
  isShortCode,
  linkUrl,
  neverUrl,
  ownUrl,
  signNever,
  signOwn,
} from '../../links/index.js';
import { addressSchema } from '../../match/index.js';
import { noteReader, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { parsed } from '../parts/actions.js';
import { freshLink } from '../parts/fresh-link.js';
import { pageText } from '../words/words.js';

const bodySchema = z.object({ address: z.string().max(254), code: z.string().max(64) });

export function shortCodeRoutes(app: Express, context: WebContext): void {
  app.get(CODE_PATH, (request, response) => showForm(context, request, response, ''));
  app.post(CODE_PATH, context.rateLimiters.codes, async (request, response) => {
    const locale = requestLocale(request);
    noteReader(response, { locale, back: CODE_PATH });
    const { address, code } = parsed(bodySchema, request.body);
    const path = await wayOf(context, address, code);
    if (path !== undefined) response.redirect(303, path);
    else if (wantsJson(request)) throw new HttpError('not-found');
    else showForm(context, request, response.status(new HttpError('not-found').status), address);
  });
}

/** Where the code of an address leads; undefined: nowhere. */
async function wayOf(context: WebContext, typed: string, code: string): Promise<string | undefined> {
  const { data: address } = addressSchema.safeParse(typed);
  if (address === undefined || !(await context.recipients.mayTryCode(address))) return undefined;
  const now = context.clock();
  const is = (what: Coded) => isShortCode(context.links, address, what, code, now);
  if (is({ use: 'own' })) return ownUrl('', signOwn(context.links, address, now));
  if (is({ use: 'never' })) return neverUrl('', signNever(context.links, address, now));
  const held = (await context.store.matchesOfAddress(address)).flatMap(({ match, seats }) =>
    seats.filter((seat) => seat.address === address).map((seat) => ({ match: match.id, seat })),
  );
  const found = held.find(({ match, seat: { side, generation } }) =>
    is({ use: 'seat', match, side, generation }),
  );
  if (found === undefined) return undefined;
  const { match, seat } = found;
  return linkUrl('', (await freshLink(context, match, seat, seat.joinedAt === null ? 'join' : 'play')).text);
}

/** The form; with what was typed before where it opened nothing. */
function showForm(context: WebContext, request: Request, response: Response, typed: string): void {
  const locale = requestLocale(request);
  const title = pageText(locale, 'mailCode.title');
  const action = `${CODE_PATH}?lang=${locale}`;
  context.show(
    response,
    'short-code',
    { locale, title },
    { title, action, typed, wrong: request.method === 'POST' },
  );
}
