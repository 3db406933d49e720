/** Who a visitor is in an event: by the link of an e-mail, kept in a cookie of the event's pages. */
import type { Request, Response } from 'express';
import { type LoadedEvent, loadEvent } from '../../club/index.js';
import { type EventLink, eventPath, readEventLink } from '../../links/index.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { cookiesOf } from '../http/request.js';

const LIFE_MS = 90 * 24 * 3600 * 1000;

type As = EventLink['as'];

const cookieOf = (as: As): string => `denrei-${as}`;

/** Keeps a link for the pages of its event alone. */
export function keepEventLink(context: WebContext, response: Response, link: EventLink, token: string): void {
  const secure = context.config.baseUrl.startsWith('https:');
  response.cookie(cookieOf(link.as), token, {
    path: eventPath(link.event),
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: LIFE_MS,
  });
}

/** The link of this kind that the browser holds for the event; undefined: none that is good. */
export function linkOf(
  context: WebContext,
  request: Request,
  { competition, entrants }: LoadedEvent,
  as: Exclude<As, 'claimant'>,
): { readonly number: number } | undefined {
  const link = readEventLink(context.links, cookiesOf(request)[cookieOf(as)] ?? '', context.clock());
  if (link === undefined || link.as === 'claimant' || link.as !== as || link.event !== competition.id)
    return undefined;
  const generation =
    as === 'entry'
      ? entrants.find(({ record }) => record.number === link.number)?.record.generation
      : competition[as === 'deputy' ? 'deputy' : 'organizer'] === null
        ? undefined
        : competition.generation;
  return generation === link.generation ? link : undefined;
}

/** Who wants to enter, by the link of that e-mail. @throws HttpError `not-found` */
export function claimantIn(context: WebContext, request: Request, event: string) {
  const link = readEventLink(context.links, cookiesOf(request)[cookieOf('claimant')] ?? '', context.clock());
  if (link?.as !== 'claimant' || link.event !== event) throw new HttpError('not-found');
  return link.claimant;
}

/** The event of an address. @throws HttpError `not-found` */
export async function eventIn(context: WebContext, request: Request): Promise<LoadedEvent> {
  const id = String(request.params.event);
  const loaded = /^[a-z0-9]{1,20}$/.test(id) ? await loadEvent(context.store, id) : undefined;
  if (loaded === undefined) throw new HttpError('not-found');
  return loaded;
}
