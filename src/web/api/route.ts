/** What programs need beside the doors of the pages: legal orders, a preview, and the description of all. */
import type { Express } from 'express';
import { z } from 'zod';
import { type Order, sentences } from '../../referee/index.js';
import type { WebContext } from '../context.js';
import { orFault } from '../http/errors.js';
import { parsed } from '../pages/match/actions.js';
import type { SeatRoutes } from '../pages/seat-routes.js';
import { openApiDocument } from './document.js';
import { previewRequest } from './schemas.js';

export const OPENAPI_PATH = '/openapi.json';

const USUAL = 200;
const MOST = 2_000;
const limitSchema = z.object({ limit: z.coerce.number().int().min(1).max(MOST).default(USUAL) });

export function apiRoutes(app: Express, seats: SeatRoutes, context: WebContext): void {
  const document = openApiDocument(context.config.baseUrl, context.games);
  app.get(OPENAPI_PATH, (_request, response) => {
    response.json(document);
  });
  seats.page('/orders', ({ page }, request, response) => {
    const { limit } = parsed(limitSchema, request.query);
    const orders: Order[] = [];
    let more = false;
    for (const order of page.question === undefined ? [] : sentences(page.question)) {
      more = orders.length === limit;
      if (more) break;
      orders.push(order);
    }
    response.json({ event: page.match.head.number, draft: page.draft.revision, orders, more });
  });
  seats.change('/preview', async ({ match, side }, request, response) => {
    const { order } = parsed(previewRequest, request.body);
    response.json(orFault(await context.matches.preview(match, side, order)));
  });
}
