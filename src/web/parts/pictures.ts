/** Pictures of positions, drawn once and kept: they cost a tenth of a second each. */
import type { Request, Response } from 'express';
import type { DrawPng, Shade } from '../../board/index.js';
import { type Game, type GameMap, initialOptions, type Locale } from '../../referee/index.js';
import { makeKept } from '../http/async-cache.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';

const WIDTHS = { full: 1200, map: 1200, thumb: 320 } as const;
/** Pictures kept. */
const KEPT = 200;

/** A picture by a key that names everything it shows but its shade, which is light unless named. */
export type Pictures = (
  { picture: { look } }: Pick<Game, 'picture'>,
  key: string,
  map: () => GameMap | Promise<GameMap>,
  theme?: Shade,
) => Promise<Buffer>;

/** Draws and keeps the pictures asked for last. */
export function makePictures(draw: DrawPng, size: keyof typeof WIDTHS): Pictures {
  const pictures = makeKept<Buffer>(KEPT);
  const width = WIDTHS[size];
  return ({ picture: { look } }, key, map, theme = 'light') =>
    pictures.get(`${theme} ${key}`, async () => draw(await map(), { width, theme, size, look }));
}

/** Addresses of a game's map as its first scenario begins, in the light and in the dark. */
export function gamePicture(game: string, locale: Locale): PictureModel {
  return pictureModel(`/games/${game}.png?lang=${locale}`);
}

/** Addresses of a picture in the light and in the dark. */
interface PictureModel {
  readonly picture: string;
  readonly dark: string;
}

/** Both addresses of a picture, from its own, which has a query. */
export function pictureModel(picture: string): PictureModel {
  return { picture, dark: `${picture}&theme=dark` };
}

/** The shade that a picture is asked for in. */
export function shadeAsked({ query }: Pick<Request, 'query'>): Shade {
  return query.theme === 'dark' ? 'dark' : 'light';
}

/** Answers with a picture. */
export function sendPng(response: Response, png: Buffer): void {
  response.type('png').send(png);
}

/** The map of a game as its first scenario begins. */
export function startMap(context: Pick<WebContext, 'games'>, id: string, locale: Locale): GameMap {
  const game = context.games.find((one) => one.id === id);
  const scenario = game?.scenarios[0];
  if (game === undefined || scenario === undefined) throw new HttpError('not-found');
  const options = initialOptions(game, scenario.id);
  const view = game.position.view(game.rules.start({ scenario: scenario.id, options }), 'spectator');
  return { ground: game.picture.ground(locale), scene: game.picture.scene(view, locale, []) };
}
