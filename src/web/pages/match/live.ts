/**
 * News of a match as server-sent events: number and hash of its newest event, nothing else. The page asks for
 * the rest by itself.
 */
import type { Express, Response } from 'express';
import { readLink, signHead } from '../../../links/index.js';
import type { WebContext } from '../../context.js';
import { HttpError } from '../../http/errors.js';
import { type Listener, makeLive } from '../../http/live-news.js';
import type { SeatRoutes } from '../seat-routes.js';
import { hearSignedHead } from './seated.js';

export function liveRoutes(app: Express, seats: SeatRoutes, context: WebContext): void {
  const live = makeLive(context.store, context.config.live);
  context.stopping?.addEventListener('abort', () => live.close(), { once: true });
  const stream = (match: string, response: Response, who: Pick<Listener, 'side' | 'stays'>): void => {
    const leave = live.listen(match, { ...who, ...speaker(context, match, response) });
    if (leave === undefined) throw new HttpError('too-many');
    response.on('close', leave);
    response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.write('retry: 4000\n\n');
  };
  // A browser that comes again names the last news that it heard, by its signed head.
  app.get('/m/:match/live', async (request, response) => {
    const { match } = request.params;
    if ((await context.store.readMatch(match)) === undefined) throw new HttpError('not-found');
    await hearSignedHead(context, match, request.headers['last-event-id']);
    stream(match, response, { side: '', stays: () => true });
  });
  seats.look('/live', async ({ match, side, seat, token }, request, response) => {
    await hearSignedHead(context, match, request.headers['last-event-id']);
    const stays: Listener['stays'] = ({ seats }) =>
      readLink(context.links, token, context.clock()) !== undefined &&
      seats.some((one) => one.side === side && one.generation === seat.generation);
    stream(match, response, { side, stays });
  });
}

function speaker(
  { links }: WebContext,
  match: string,
  response: Response,
): Pick<Listener, 'moved' | 'beat' | 'end'> {
  return {
    moved: (event, more, { hash, chain }) => {
      const id = signHead(links, { match, head: { number: event, hash }, chain });
      response.write(`id: ${id}\ndata: ${JSON.stringify({ event, more, hash })}\n\n`);
    },
    beat: () => void response.write(': still here\n\n'),
    end: () => void response.end(),
  };
}
