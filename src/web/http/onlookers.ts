/** Matches that nobody may look at without a seat: their pages for everybody are shut, all in one place. */
import type { Express } from 'express';
import { isClosed } from '../../match/index.js';
import { noteReader } from './answer.js';
import type { WebContext } from './context.js';
import { HttpError } from './errors.js';
import { requestLocale } from './locale.js';

const PUBLIC_PAGES = [
  '/m/:match',
  '/m/:match/thumb.png',
  '/m/:match/journal',
  '/m/:match/live',
  '/m/:match/audit',
  '/m/:match/audit.csv',
  '/m/:match/replay',
  '/m/:match/replay/:at.png',
];

/** Mounted before the pages themselves. */
export function keepOnlookersOut(app: Express, { store }: WebContext): void {
  app.get(PUBLIC_PAGES, async (request, response, next) => {
    const found = await store.readMatch(String(request.params.match));
    if (found !== undefined && isClosed(found)) {
      noteReader(response, { locale: requestLocale(request) });
      throw new HttpError('closed');
    }
    next();
  });
}
