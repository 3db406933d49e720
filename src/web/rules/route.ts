/**
 * The rules of each game, the same for everybody: made once, and kept by browsers by their content. A match
 * that is played with a component pack has rules with that pack's tables and diagrams.
 */
import { createHash } from 'node:crypto';
import type { Express, Request } from 'express';
import { rulesPath } from '../../links/index.js';
import { type Game, LOCALES, type Locale } from '../../referee/index.js';
import type { WebContext } from '../context.js';
import { HttpError } from '../http/errors.js';
import { localeChoices, requestLocale } from '../http/locale.js';
import { type AsyncCache, makeKept } from '../view/async-cache.js';
import { introductionModel } from '../view/introduction.js';
import { packShown } from '../view/parts.js';
import { pageText } from '../words/words.js';
import type { Ruled } from './diagrams.js';
import { rulesModel } from './model.js';

/** Pages of packs kept, beside those of the house. */
const PACKS_KEPT = 20;

/** A game with the components of a pack (its hash), or with its own. */
interface Edition {
  readonly game: Ruled;
  readonly pack: string | null;
}

interface RulesPage {
  readonly html: string;
  readonly etag: string;
  /** Its drawings as SVG, by the last part of their addresses. */
  readonly drawings: ReadonlyMap<string, string>;
}

export function rulesRoutes(app: Express, context: WebContext): void {
  const ruled = context.games.filter(hasRules);
  const kept: AsyncCache<RulesPage> = makeKept(ruled.length * LOCALES.length + PACKS_KEPT);
  const pageOf = ({ game, pack }: Edition, locale: Locale) =>
    kept.get(`${game.id} ${pack} ${locale}`, () => rulesPage(context, { game, pack }, ruled, locale));
  app.get('/rules/:game', async (request, response) => {
    const page = await pageOf(await editionIn(context, ruled, request), requestLocale(request));
    // Kept by whoever likes, but asked for each time: it names a stylesheet that an update replaces.
    response.set({ 'Cache-Control': 'public, no-cache', ETag: page.etag });
    if (request.fresh) response.status(304).end();
    else response.type('html').send(page.html);
  });
  app.get('/rules/:game/:drawing', async (request, response) => {
    const edition = await editionIn(context, ruled, request);
    const svg = await drawingOf((locale) => pageOf(edition, locale), request.params.drawing);
    if (svg === undefined) throw new HttpError('not-found');
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type('svg').send(svg);
  });
}

/**
 * The game that an address names, with the components of the pack that it names. @throws Fault `not-found`
 */
async function editionIn(context: WebContext, ruled: readonly Ruled[], request: Request): Promise<Edition> {
  const game = ruled.find(({ id }) => id === request.params.game);
  const { pack } = request.query;
  if (game === undefined) throw new HttpError('not-found');
  if (pack === undefined) return { game, pack: null };
  const known = (await context.matches.packs(game.id)).find((hash) => hash === pack);
  if (known === undefined) throw new HttpError('not-found');
  const packed = await context.matches.game({ game: game.id, rulesVersion: game.version, pack: known });
  return { game: hasRules(packed) ? packed : game, pack: known };
}

/** A drawing of any language's page; a page is made only if those before it do not have it. */
async function drawingOf(
  pageOf: (locale: Locale) => Promise<RulesPage>,
  name: string,
): Promise<string | undefined> {
  for (const locale of LOCALES) {
    const svg = (await pageOf(locale)).drawings.get(name);
    if (svg !== undefined) return svg;
  }
  return undefined;
}

function hasRules(game: Game): game is Ruled {
  return game.rulebook !== undefined;
}

async function rulesPage(
  context: WebContext,
  { game, pack }: Edition,
  all: readonly Ruled[],
  locale: Locale,
): Promise<RulesPage> {
  const drawings = new Map<string, string>();
  const keep = (svg: string): string => {
    const name = `${digestOf(svg)}.svg`;
    drawings.set(name, svg);
    return `/rules/${game.id}/${name}${pack === null ? '' : `?pack=${pack}`}`;
  };
  const others = all.filter(({ id }) => id !== game.id);
  const frame = { locale, title: pageText(locale, 'rules.title', { game: game.title[locale] }) };
  const html = context.page('rules', frame, {
    ...(await rulesModel(game, locale, keep, pack)),
    id: game.id,
    introduction: introductionModel(game, context.narrator(game, locale)),
    packed: pack === null ? null : pageText(locale, 'rules.packed', { pack: packShown(pack) }),
    command: `denrei pack add ${game.id} components.json`,
    languages: localeChoices(locale).map((choice) => ({
      ...choice,
      href: rulesPath(game.id, choice.id, undefined, pack),
    })),
    others: others.map(({ id, title }) => ({ href: rulesPath(id, locale), name: title[locale] })),
  });
  return { html, etag: `"${digestOf(html)}"`, drawings };
}

/** Enough of a hash to name a content by. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
