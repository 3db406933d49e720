/** Ratings of a game: the list with intervals, and how much a side is ahead. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import type { Game, Locale } from '../../referee/index.js';
import type { RatingRecord } from '../../store/index.js';
import { noteReader } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { parsed } from '../parts/actions.js';
import { nameWithTag, playerPath } from '../parts/players.js';
import { pageText } from '../words/words.js';

const cursorSchema = z.object({
  value: z.coerce.number().optional(),
  key: z
    .string()
    .regex(/^[a-z0-9]{1,20}$/)
    .optional(),
});

/** Points that the charts show: from the weakest that can be to the strongest. */
const [LEAST, MOST] = [900, 2300];
const WIDTH = 200;
const HEIGHT = 14;

export function ratingRoutes(app: Express, context: WebContext): void {
  app.get('/ratings/:game', (request, response) => showRatings(context, request, response));
}

async function showRatings(context: WebContext, request: Request, response: Response): Promise<void> {
  const locale = requestLocale(request);
  noteReader(response, { locale, back: '/events' });
  const game = context.games.find(({ id }) => id === request.params.game);
  if (game === undefined) throw new HttpError('not-found');
  const { value, key } = parsed(cursorSchema, request.query);
  const after = value === undefined || key === undefined ? undefined : { value, key };
  const { players, sides, next } = await context.club.ratingList(game.id, after);
  const title = pageText(locale, 'ratings.title', { game: game.title[locale] });
  context.show(
    response,
    'ratings',
    { locale, title },
    {
      title,
      players: players.map(({ rating, player }) => ({
        name: nameWithTag(player, locale),
        href: playerPath(player.tag, locale),
        value: Math.round(rating.value),
        half: Math.round(rating.half),
        results: rating.results,
        bar: barOf(rating),
      })),
      sides: sides.map((side) => sideModel(context, game, side, locale)),
      next:
        next === null
          ? null
          : `/ratings/${game.id}?${new URLSearchParams({ lang: locale, value: String(next.value), key: next.key })}`,
    },
  );
}

/** A rating with its interval as a picture: where it lies, and how far it could be off. */
function barOf({ value, half }: RatingRecord) {
  const at = (points: number) =>
    Math.round(((Math.min(MOST, Math.max(LEAST, points)) - LEAST) / (MOST - LEAST)) * WIDTH);
  const [from, to] = [at(value - half), at(value + half)];
  return { width: WIDTH, height: HEIGHT, from, long: to - from, middle: at(value), half: HEIGHT / 2 };
}

function sideModel(context: WebContext, game: Game, side: RatingRecord, locale: Locale) {
  const { scenario, options }: { scenario: string; options: { readonly [id: string]: string } } = JSON.parse(
    side.key,
  );
  const narrator = context.narrator(game, locale);
  const named = game.scenarios.find(({ id }) => id === scenario)?.words[locale] ?? scenario;
  const chosen = Object.values(options).map((value) => narrator.option(value));
  const [first = '', second = ''] = game.sides;
  const ahead = side.value >= 0 ? first : second;
  const text = side.listed
    ? pageText(locale, 'ratings.side', {
        side: narrator.side(ahead),
        points: Math.abs(Math.round(side.value)),
        half: Math.round(side.half),
        n: side.results,
      })
    : pageText(locale, 'ratings.sideUnknown', { n: side.results });
  return { name: [named, ...chosen].join(' · '), text };
}
