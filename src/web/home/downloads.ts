/** Downloads and pictures: journals, maps. */
import type { Express, Request, Response } from 'express';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { isOpenToAll, mapOf } from '../parts/parts.js';
import { makePictures, sendPng, shadeAsked, startMap } from '../parts/pictures.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import type { SeatContext } from '../parts/seated.js';

export function fileRoutes(app: Express, seats: SeatRoutes, context: WebContext): void {
  const picture = makePictures(context.draw, 'full');
  const alone = makePictures(context.draw, 'map');
  const thumb = makePictures(context.draw, 'thumb');
  app.get('/games/:game.png', async (request, response) => {
    const game = context.games.find(({ id }) => id === request.params.game);
    if (game === undefined) throw new HttpError('not-found');
    const locale = requestLocale(request);
    response.set('Cache-Control', 'public, max-age=3600');
    const map = () => startMap(context, game.id, locale);
    sendPng(
      response,
      await alone(game, `game ${game.id} ${game.version} ${locale}`, map, shadeAsked(request)),
    );
  });
  app.get('/m/:match/thumb.png', async (request, response) => {
    const locale = requestLocale(request);
    const page = orFault(await context.matches.publicPage(request.params.match, locale));
    const { match } = page;
    const key = `${match.id} ${match.head.hash} ${locale}`;
    sendPng(response, await thumb(match.game, key, () => mapOf(page), shadeAsked(request)));
  });
  app.get('/m/:match/journal', async (request, response) => {
    const { match } = request.params;
    // At the end the seals are opened for everybody.
    const over = await isOpenToAll(context, match);
    sendJournal(response, match, orFault(await context.matches.journal(match, over ? 'all' : 'public')));
  });
  seats.look('/journal', async (found, _request, response) => {
    const reader = (await isOpenToAll(context, found.match)) ? 'all' : found.side;
    sendJournal(
      response,
      `${found.match}-${found.side}`,
      orFault(await context.matches.journal(found.match, reader)),
    );
  });
  const map = async (
    { page, visitor: found, locale }: SeatContext,
    _request: Request,
    response: Response,
  ) => {
    const key = `${found.match} ${found.side} ${page.match.head.hash} ${page.draft.revision} ${locale}`;
    sendPng(response, await picture(page.match.game, key, () => mapOf(page)));
  };
  seats.page('/map.png', map, ['play', 'view']);
}

/** JSON Lines, readable by the verifier. */
function sendJournal(response: Response, name: string, journal: string): void {
  response.attachment(`${name}.jsonl`).type('application/jsonl').send(journal);
}
