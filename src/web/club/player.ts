/** A player's page: results, ratings and events, for anybody. Who hides it is not found. */
import type { Express, Request, Response } from 'express';
import type { PlayerPage } from '../../club/index.js';
import { matchPath } from '../../links/index.js';
import type { Game, Locale } from '../../referee/index.js';
import type { ResultRecord } from '../../store/index.js';
import { timeOf } from '../../telling/index.js';
import { noteReader } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { requestLocale, USUAL_ZONE } from '../http/locale.js';
import { nameOfPlayer, nameWithTag } from '../parts/players.js';
import { pageText } from '../words/words.js';

export function playerRoutes(app: Express, context: WebContext): void {
  app.get('/players/:tag', (request, response) => showPlayer(context, request, response));
}

async function showPlayer(context: WebContext, request: Request, response: Response): Promise<void> {
  const locale = requestLocale(request);
  noteReader(response, { locale, back: '/' });
  const page = await context.club.playerPage(String(request.params.tag));
  if (page === undefined) throw new HttpError('not-found');
  const title = nameWithTag(page.player, locale);
  const narrated = (id: string) => context.games.find((game) => game.id === id);
  context.show(
    response,
    'player',
    { locale, title },
    {
      title,
      ratings: page.ratings.map(({ game, value, half, listed, results }) => ({
        text: pageText(locale, 'players.rating', {
          game: narrated(game)?.title[locale] ?? game,
          value: Math.round(value),
          half: Math.round(half),
          listed: listed ? 'yes' : 'no',
          n: results,
        }),
      })),
      events: page.events.map((event) => ({ href: `/events/${event.id}?lang=${locale}`, name: event.title })),
      results: page.results.map((one) => resultModel(context, page, one, narrated(one.game), locale)),
    },
  );
}

function resultModel(
  context: WebContext,
  { id, people }: PlayerPage,
  result: ResultRecord,
  game: Game | undefined,
  locale: Locale,
) {
  const own = result.one === id ? 'one' : 'two';
  const opponent = nameOfPlayer(people.get(own === 'one' ? result.two : result.one), locale);
  const side = own === 'one' ? result.oneSide : result.twoSide;
  const key =
    result.winner === null ? 'players.drew' : result.winner === own ? 'players.won' : 'players.lost';
  const named = game === undefined ? side : context.narrator(game, locale).side(side);
  return {
    href: `${matchPath(result.matchId)}?lang=${locale}`,
    text: pageText(locale, key, { opponent, side: named }),
    game: game?.title[locale] ?? result.game,
    time: timeOf(result.endedAt.toISOString(), USUAL_ZONE[locale], locale),
    iso: result.endedAt.toISOString(),
  };
}
