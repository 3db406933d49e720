/** Messages of a match to another service: where they go, how they are signed, what became of them. */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { ForbiddenAddressError, hookSecret, hookUrl, writtenSecret } from '../../mail/index.js';
import type { Locale } from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import type { Visitor } from '../http/seat-auth.js';
import { parsed } from '../parts/actions.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { loadSeat } from '../parts/seat-routes.js';
import { type SeatContext, seatFrame } from '../parts/seated.js';
import { pageText } from '../words/words.js';

const bodySchema = z.object({ hook: z.string().trim().max(500) });

/** The page and its form; the key of a new address stands in the answer to the form, and nowhere else. */
export function hookRoutes(seats: SeatRoutes, context: WebContext): void {
  if (context.config.hooks !== true) return;
  seats.page('/hook', (seat, request, response) =>
    show(context, seat, response, { saved: request.query.saved !== undefined }),
  );
  seats.change('/hook', (visitor, request, response) => save(context, visitor, request, response), {
    limits: [context.rateLimiters.mails],
  });
}

async function save(
  context: WebContext,
  { match, side, seat }: Visitor,
  request: Request,
  response: Response,
): Promise<void> {
  if (seat.address === null) throw new HttpError('not-found');
  const { hook } = parsed(bodySchema, request.body);
  const url = hook === '' ? null : hook;
  if (url !== null && hookUrl(url) === undefined)
    throw new HttpError('invalid', { fields: [{ field: 'hook', message: 'https://…' }] });
  orFault(await context.matches.setHook(match, side, url));
  await context.store.dropFailedCalls(match, side);
  if (url === null) return response.redirect(303, seatHome({ match, side }, '/hook?saved=1'));
  const now = await loadSeat(context, request, response, ['play']);
  const secret = writtenSecret(hookSecret(context.links, match, now.visitor.seat));
  await show(context, now, response, { saved: true, secret });
}

async function show(
  context: WebContext,
  seat: SeatContext,
  response: Response,
  { saved, secret = null }: { readonly saved: boolean; readonly secret?: string | null },
): Promise<void> {
  const { visitor, locale } = seat;
  if (visitor.seat.address === null) throw new HttpError('not-found');
  const failed = await context.store.failedCalls(visitor.match);
  const own = failed.filter(({ side }) => side === visitor.side);
  const title = pageText(locale, 'hook.title');
  context.show(response, 'hook', seatFrame(seat, title, '/mail'), {
    title,
    action: seatHome(visitor, '/hook'),
    back: seatHome(visitor, '/mail'),
    saved,
    secret,
    hook: visitor.seat.hook ?? '',
    failed: own.map(({ lastError }) => reasonIn(locale, lastError ?? '')),
  });
}

/** Why a message was given up, in the reader's words. */
function reasonIn(locale: Locale, reason: string): string {
  const status = /^answered (\d+)$/.exec(reason)?.[1];
  if (status !== undefined) return pageText(locale, 'hook.answered', { status });
  if (reason === new ForbiddenAddressError().code) return pageText(locale, 'hook.forbidden');
  return pageText(locale, 'hook.silent', { code: reason });
}
