/** The rules of each game, the same for everybody: made once a process, and kept by browsers by their content. */
import { createHash } from 'node:crypto';
import type { Express } from 'express';
import { rulesPath } from '../../match/addresses.js';
import { type Game, LOCALES, type Locale } from '../../referee/index.js';
import { Fault } from '../fault.js';
import { localeChoices, localeOf } from '../locale.js';
import type { Room } from '../room.js';
import { type Ruled, rulesModel } from '../show/rules.js';
import { say } from '../words.js';

interface RulesPage {
  readonly html: string;
  readonly etag: string;
  /** Its drawings as SVG, by the address they are served under. */
  readonly drawings: ReadonlyMap<string, string>;
}

/** The pages, made when they are first asked for. */
type RulesPages = (game: Ruled, locale: Locale) => RulesPage;

export function rulesRoutes(app: Express, room: Room): void {
  const ruled = room.games.filter(hasRules);
  const pages = keptPages(room, ruled);
  const gameCalled = (id: string): Ruled => {
    const game = ruled.find((one) => one.id === id);
    if (game === undefined) throw new Fault('not-found');
    return game;
  };
  app.get('/rules/:game', (request, response) => {
    const page = pages(gameCalled(request.params.game), localeOf(request));
    // Kept by whoever likes, but asked for each time: it names a stylesheet that an update replaces.
    response.set({ 'Cache-Control': 'public, no-cache', ETag: page.etag, Vary: 'Accept-Language' });
    if (request.fresh) response.status(304).end();
    else response.type('html').send(page.html);
  });
  app.get('/rules/:game/:drawing', (request, response) => {
    const game = gameCalled(request.params.game);
    const svg = drawingAt(pages, game, request.path);
    if (svg === undefined) throw new Fault('not-found');
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type('svg').send(svg);
  });
}

/** A drawing of any language's page; a page is made only if those before it do not have it. */
function drawingAt(pages: RulesPages, game: Ruled, path: string): string | undefined {
  for (const locale of LOCALES) {
    const svg = pages(game, locale).drawings.get(path);
    if (svg !== undefined) return svg;
  }
  return undefined;
}

function hasRules(game: Game): game is Ruled {
  return game.rulebook !== undefined;
}

function keptPages(room: Room, all: readonly Ruled[]): RulesPages {
  const kept = new Map<string, RulesPage>();
  return (game, locale) => {
    const key = `${game.id} ${locale}`;
    const page = kept.get(key) ?? rulesPage(room, game, all, locale);
    kept.set(key, page);
    return page;
  };
}

function rulesPage(room: Room, game: Ruled, all: readonly Ruled[], locale: Locale): RulesPage {
  const drawings = new Map<string, string>();
  const keep = (svg: string): string => {
    const path = `/rules/${game.id}/${digestOf(svg)}.svg`;
    drawings.set(path, svg);
    return path;
  };
  const others = all.filter(({ id }) => id !== game.id);
  const frame = { locale, title: say(locale, 'rules.title', { game: game.title[locale] }) };
  const html = room.page('rules', frame, {
    ...rulesModel(game, locale, keep),
    id: game.id,
    command: `denrei pack add ${game.id} components.json`,
    languages: localeChoices(locale).map((choice) => ({ ...choice, href: rulesPath(game.id, choice.id) })),
    others: others.map(({ id, title }) => ({ href: rulesPath(id, locale), name: title[locale] })),
  });
  return { html, etag: `"${digestOf(html)}"`, drawings };
}

/** Enough of a hash to name a content by. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
