/**
 * News of a match as server-sent events: the number of its newest event, nothing else. The page asks for the
 * rest by itself.
 */
import type { Express, Response } from 'express';
import { readLink } from '../../../links/index.js';
import type { WebContext } from '../../context.js';
import { HttpError } from '../../http/errors.js';
import { type Listener, makeLive } from '../../http/live-news.js';
import type { SeatRoutes } from '../seat-routes.js';

export function liveRoutes(app: Express, seats: SeatRoutes, context: WebContext): void {
  const live = makeLive(context.store, context.config.live);
  context.stopping?.addEventListener('abort', () => live.close(), { once: true });
  const stream = (match: string, response: Response, who: Pick<Listener, 'side' | 'stays'>): void => {
    const leave = live.listen(match, { ...who, ...speaker(response) });
    if (leave === undefined) throw new HttpError('too-many');
    response.on('close', leave);
    response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.write('retry: 4000\n\n');
  };
  app.get('/m/:match/live', async (request, response) => {
    const { match } = request.params;
    if ((await context.store.readMatch(match)) === undefined) throw new HttpError('not-found');
    stream(match, response, { side: '', stays: () => true });
  });
  seats.look('/live', ({ match, side, seat, token }, _request, response) => {
    const stays: Listener['stays'] = ({ seats }) =>
      readLink(context.links, token, context.clock()) !== undefined &&
      seats.some((one) => one.side === side && one.generation === seat.generation);
    stream(match, response, { side, stays });
  });
}

function speaker(response: Response): Pick<Listener, 'moved' | 'beat' | 'end'> {
  return {
    moved: (event, more) => void response.write(`data: ${JSON.stringify({ event, more })}\n\n`),
    beat: () => void response.write(': still here\n\n'),
    end: () => void response.end(),
  };
}
