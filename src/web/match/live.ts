/**
 * News of a match as server-sent events: number and hash of its newest event, and the mark by which a page
 * knows whether it shows the newest position. The page asks for the rest by itself. `?once=1` gives the same
 * once, as JSON.
 */
import type { Express, Request, Response } from 'express';
import { readLink, signHead } from '../../links/index.js';
import type { MatchAndSeats } from '../../store/index.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { type Listener, makeLive } from '../http/live-news.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { hearSignedHead } from '../parts/seat-routes.js';

export function liveRoutes(app: Express, seats: SeatRoutes, context: WebContext): void {
  const live = makeLive(context.store, context.clock, context.config.live);
  context.stopping?.addEventListener('abort', () => live.close(), { once: true });
  const answer = async (
    found: MatchAndSeats,
    request: Request,
    response: Response,
    who: Pick<Listener, 'side' | 'plays' | 'stays'>,
  ): Promise<void> => {
    const match = found.match.id;
    if (request.query.once !== undefined) {
      const { event, mark, hash } = await live.now(found, who);
      response.json({ event, mark, hash });
      return;
    }
    const leave = live.listen(match, { ...who, ...speaker(context, match, response) });
    if (leave === undefined) throw new HttpError('too-many');
    response.on('close', leave);
    response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.write('retry: 4000\n\n');
  };
  // A browser that comes again names the last news that it heard, by its signed head.
  app.get('/m/:match/live', async (request, response) => {
    const { match } = request.params;
    const found = await context.store.readMatch(match);
    if (found === undefined) throw new HttpError('not-found');
    await hearSignedHead(context, match, request.headers['last-event-id']);
    await answer(found, request, response, { side: '', plays: false, stays: () => true });
  });
  seats.look('/live', async ({ match, side, seat, token, link, known }, request, response) => {
    await hearSignedHead(context, match, request.headers['last-event-id']);
    const stays: Listener['stays'] = ({ seats }) =>
      readLink(context.links, token, context.clock()) !== undefined &&
      seats.some((one) => one.side === side && one.generation === seat.generation);
    await answer(known, request, response, { side, plays: link.purpose === 'play', stays });
  });
}

function speaker(
  { links }: WebContext,
  match: string,
  response: Response,
): Pick<Listener, 'moved' | 'beat' | 'end'> {
  return {
    moved: ({ event, more, mark, hash, chain }) => {
      const id = signHead(links, { match, head: { number: event, hash }, chain });
      response.write(`id: ${id}\ndata: ${JSON.stringify({ event, more, mark, hash })}\n\n`);
    },
    beat: () => void response.write(': still here\n\n'),
    end: () => void response.end(),
  };
}
