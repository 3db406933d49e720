/** The grounds of maps: pictures named by what they show, so browsers keep them for ever. */
import type { Express, Request } from 'express';
import { groundHash, groundToSvg, type Light } from '../../board/index.js';
import { type Game, LOCALES } from '../../referee/index.js';
import { makeKept } from '../http/async-cache.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';

/** Drawings kept: each takes some hundred kilobytes. */
const KEPT = 40;

const NAME = /^(\w+)-(light|dark|night)-([0-9a-f]{16})\.svg$/;

function isLight(text: string | undefined): text is Light {
  return text === 'light' || text === 'dark' || text === 'night';
}

export function groundRoutes(app: Express, context: WebContext): void {
  const kept = makeKept<string>(KEPT);
  app.get('/ground/:game/:version/:name', async (request, response) => {
    const [, language, shade, hash] = NAME.exec(request.params.name) ?? [];
    const locale = LOCALES.find((one) => one === language);
    if (locale === undefined || !isLight(shade)) throw new HttpError('not-found');
    const game = await gameIn(context, request);
    const ground = game.picture.ground(locale);
    // Another version of this server drew otherwise: what it meant is not to be had here.
    if (groundHash(ground, shade, game.picture.look) !== hash) throw new HttpError('not-found');
    const svg = await kept.get(`${locale} ${hash}`, async () =>
      groundToSvg(ground, shade, game.picture.look),
    );
    response.removeHeader('Vary');
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type('svg').send(svg);
  });
}

/**
 * The game that an address names, with the components of the pack that it names. @throws HttpError
 * `not-found`
 */
async function gameIn(context: WebContext, { params, query }: Request): Promise<Game> {
  const known = context.games.find(({ id }) => id === params.game);
  if (known === undefined || params.version !== String(known.version)) throw new HttpError('not-found');
  if (query.pack === undefined) return known;
  const pack = (await context.matches.packs(known.id)).find((hash) => hash === query.pack);
  if (pack === undefined) throw new HttpError('not-found');
  return context.matches.game({ game: known.id, rulesVersion: known.version, pack });
}
