/** For those who watch the server, and those who index the web. */
import type { Express } from 'express';
import type { Room } from '../room.js';

export function healthRoutes(app: Express, room: Room): void {
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  app.get('/readyz', async (_request, response) => {
    const ready = await room.store.ping().then(
      () => true,
      () => false,
    );
    response.status(ready ? 200 : 503).json({ ok: ready });
  });
  app.get('/robots.txt', (_request, response) => {
    // What shows a card for a link may fetch replays and their pictures; no page is listed by search engines all the same.
    response.type('text/plain').send('User-agent: *\nAllow: /m/*/replay\nDisallow: /\n');
  });
}
