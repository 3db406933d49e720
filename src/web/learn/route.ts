/** A game in two minutes, on a page of its own. */
import type { Express, Request, Response } from 'express';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { localeChoices, requestLocale } from '../http/locale.js';
import { introductionModel, learnPath } from '../parts/introduction.js';
import { pageText } from '../words/words.js';
import { lessonReached } from './guided.js';

const PICTURE_WIDTH = 1200;

export function learnRoutes(app: Express, context: WebContext): void {
  app.get('/learn/:game', (request, response) => showIntroduction(context, request, response));
}

function showIntroduction(context: WebContext, request: Request, response: Response): void {
  const locale = requestLocale(request);
  const game = context.games.find(({ id }) => id === request.params.game);
  const model = game && introductionModel(game, context.narrator(game, locale));
  if (game === undefined || model === undefined || model === null) throw new HttpError('not-found');
  const { width, height } = game.picture.ground(locale);
  context.show(
    response,
    'learn',
    { locale, title: pageText(locale, 'learn.title', { game: model.short }) },
    {
      id: game.id,
      game: model,
      guided: model.guided && learnPath(game.id, locale, lessonReached(request, game)),
      width: PICTURE_WIDTH,
      height: Math.round((PICTURE_WIDTH * height) / width),
      languages: localeChoices(locale).map((choice) => ({ ...choice, href: learnPath(game.id, choice.id) })),
    },
  );
}
