/** A player's page: results, ratings and events, for anybody. Who hides it is not found. */
import type { Express, Request, Response } from 'express';
import type { Past, PlayerPage } from '../../club/index.js';
import { matchPath } from '../../links/index.js';
import type { Game, Locale } from '../../referee/index.js';
import type { RatingRecord, ResultRecord } from '../../store/index.js';
import { dayOf, timeOf } from '../../telling/index.js';
import { noteReader } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { requestLocale, USUAL_ZONE } from '../http/locale.js';
import { nameOfPlayer, nameWithTag } from '../parts/players.js';
import { pageText } from '../words/words.js';
import { ratingChart } from './rating-chart.js';

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
      ratings: page.ratings.map(({ game, value, half, listed, results, history }) => ({
        chart: chartOf(context.clock(), locale, { value, half, history }),
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

/** How the rating came to be: its values when quarters ended, and now. */
function chartOf(
  now: Date,
  locale: Locale,
  { value, half, history }: Pick<RatingRecord, 'value' | 'half' | 'history'>,
) {
  const past: readonly Past[] = JSON.parse(history);
  const points = past.map(([day, was, within]) => ({
    at: new Date(`${day}T00:00:00Z`),
    value: was,
    half: within,
  }));
  const chart = ratingChart([...points, { at: now, value, half }]);
  const [first] = past;
  if (chart === undefined || first === undefined) return undefined;
  const [since, from] = first;
  const label = pageText(locale, 'players.curve', {
    since: dayOf(since, locale),
    from: Math.round(from),
    value: Math.round(value),
  });
  const until = dayOf(now.toISOString().slice(0, 10), locale);
  return { ...chart, label, since: dayOf(since, locale), until };
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
