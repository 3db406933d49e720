/**
 * The rules of each game, the same for everybody: made once, and kept by browsers by their content. A match
 * that is played with a component pack has rules with that pack's tables and diagrams.
 */

import { createHash } from 'node:crypto';
import type { Express, Request } from 'express';
import handlebars from 'handlebars';
import { rulesPath } from '../../links/index.js';
import {
  type Clause,
  type Game,
  LOCALES,
  type Locale,
  type Rulebook,
  type RuleSection,
} from '../../referee/index.js';
import { capitalised } from '../../telling/index.js';
import { type AsyncCache, makeKept } from '../http/async-cache.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { localeChoices, requestLocale } from '../http/locale.js';
import { introductionModel } from '../parts/introduction.js';
import { originModel } from '../parts/origin.js';
import { packShown } from '../parts/parts.js';
import { pageText } from '../words/words.js';
import { type Drawn, drawnDiagrams, type Ruled } from './diagrams.js';

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
    origin: originModel(context, game, locale),
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

// The rules of a game as a rulebook: chapters, clauses with anchors and cross references, tables, diagrams,
// sources.

interface ClauseModel {
  readonly id: Clause;
  /** What kind of statement, where it is no plain rule: a ruling of the house, a note, an example. */
  readonly kind: string | null;
  readonly html: string;
  /** Why a ruling is as it is. */
  readonly why: string | null;
}

type DiagramModel = Pick<Drawn, 'id' | 'title' | 'caption' | 'clauses'> & {
  /** Addresses of the drawing, and its size. */
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
};

/** Keeps a drawing and says under which address it is served. */
type KeepDrawing = (svg: string) => string;

interface TableModel {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[];
}

interface SectionModel {
  readonly anchor: string;
  readonly number: string | null;
  readonly title: string;
  readonly tables: readonly TableModel[];
  readonly parts: readonly { readonly clause: ClauseModel; readonly diagrams: readonly DiagramModel[] }[];
}

interface ChapterModel extends SectionModel {
  readonly sections: readonly SectionModel[];
}

/**
 * What `pages/rules.hbs` shows of a game (as it is with the pack of this hash); the frame and the languages
 * are the route's business.
 */
async function rulesModel(game: Ruled, locale: Locale, keep: KeepDrawing, pack: string | null) {
  const { rulebook } = game;
  const refer = references(game, locale, pack);
  return {
    name: game.title[locale],
    lead: rulebook.lead[locale],
    terms: rulebook.terms.map(({ term, meaning }) => ({ term: term[locale], html: refer(meaning[locale]) })),
    chapters: await chaptersOf(game, locale, refer, keep),
    notes: Object.keys(game.words.text[locale])
      .filter((key) => key.startsWith('note.'))
      .map((key) => game.words.text[locale][key] ?? ''),
    sources: rulebook.sources.map(({ what, stated, reconstructed }) => ({
      what: what[locale],
      stated: refer(stated[locale]),
      reconstructed: refer(reconstructed[locale]),
    })),
  };
}

/** The letters before the number of a clause: `KY`. */
function prefixOf(game: Game): string {
  return Object.keys(game.words.clauses)[0]?.split('-')[0] ?? '';
}

function numberOf(clause: Clause): string {
  return clause.slice(clause.indexOf('-') + 1);
}

/**
 * Whether what a number begins with is this section: `9.3` is of `9.3.3.a`, `1` is not of `10.0.a`, `CJ` is
 * of `CJ01.a`.
 */
function isIn(section: string, number: string): boolean {
  if (!number.startsWith(section)) return false;
  return !/\d$/.test(section) || number.length === section.length || number[section.length] === '.';
}

/** The section that a clause stands in. */
function sectionOf(sections: readonly RuleSection[], clause: Clause): string | undefined {
  const fitting = sections.map(({ id }) => id).filter((id) => isIn(id, numberOf(clause)));
  return fitting.sort((a, b) => b.length - a.length)[0];
}

type Refer = (text: string) => string;

async function chaptersOf(
  game: Ruled,
  locale: Locale,
  refer: Refer,
  keep: KeepDrawing,
): Promise<readonly ChapterModel[]> {
  const { sections } = game.rulebook;
  const models = await sectionModels(game, locale, refer, keep);
  const chapters = sections.filter(
    ({ id }) => !sections.some((other) => other.id !== id && isIn(other.id, id)),
  );
  return chapters.flatMap(({ id }) => {
    const chapter = models.get(id);
    const below = sections
      .filter((other) => other.id !== id && isIn(id, other.id))
      .flatMap((s) => models.get(s.id) ?? []);
    return chapter === undefined ? [] : [{ ...chapter, sections: below }];
  });
}

async function sectionModels(
  game: Ruled,
  locale: Locale,
  refer: Refer,
  keep: KeepDrawing,
): Promise<ReadonlyMap<string, SectionModel>> {
  const { sections, diagrams } = game.rulebook;
  const tables = game.rulebook.tables(locale);
  const drawn = (await drawnDiagrams(game, locale)).map((diagram) => diagramModel(diagram, keep));
  const clauses = Object.entries(game.words.clauses).map(([id, words]) => ({
    section: sectionOf(sections, id),
    clause: clauseModel(id, words[locale], locale, refer),
    diagrams: drawn.filter((_, i) => diagrams[i]?.clauses[0] === id),
  }));
  return new Map(
    sections.map(({ id, title }) => [
      id,
      {
        anchor: `${prefixOf(game)}-${id}`,
        number: /^\d/.test(id) ? id : null,
        title: title[locale],
        tables: tables.filter((table) => table.section === id).map(tableModel),
        parts: clauses.filter(({ section }) => section === id),
      },
    ]),
  );
}

/** Pixels that a diagram may take beside its text. */
const WIDEST = 620;
const HIGHEST = 440;

function diagramModel({ light, dark, ...diagram }: Drawn, keep: KeepDrawing): DiagramModel {
  const [, wide = '', high = ''] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(light) ?? [];
  const scale = Math.min(WIDEST / Number(wide), HIGHEST / Number(high));
  const [width, height] = [Math.round(scale * Number(wide)), Math.round(scale * Number(high))];
  return { ...diagram, light: keep(light), dark: keep(dark), width, height };
}

function tableModel({ title, head, rows }: ReturnType<Rulebook['tables']>[number]): TableModel {
  return { title, head, rows: rows.map(([first = '', ...cells]) => ({ head: first, cells })) };
}

/** How a clause begins that is no plain rule, and where its reason begins. */
const LABELS: { readonly [locale in Locale]: { readonly kind: RegExp; readonly why: RegExp } } = {
  en: {
    kind: /^(?:Ruling|Note|Example|Optional rule|Designer’s note)(?: \d)?(?: \([^)]*\))?(?=: )/,
    why: / Reason: (.*)$/s,
  },
  ja: {
    kind: /^(?:裁定|注|例|選択ルール|デザイナーズ・ノート)\d?(?:（[^）]*）)?(?=：)/,
    why: /理由：(.*)$/s,
  },
};

function clauseModel(id: Clause, text: string, locale: Locale, refer: Refer): ClauseModel {
  const { kind, why } = LABELS[locale];
  const label = kind.exec(text)?.[0] ?? null;
  const statement = label === null ? text : capitalised(text.slice(label.length + 1).trimStart());
  const reason = why.exec(statement);
  const rest = reason === null ? statement : statement.slice(0, reason.index);
  return {
    id,
    kind: label,
    html: refer(rest),
    why: reason?.[1] === undefined ? null : refer(capitalised(reason[1])),
  };
}

/** A number that may be a clause's or a section's: `8.3.2`, `SP-6.1.g`, `4.2.p`, `CJ10.d`. */
const NUMBER =
  /(?<![\w.#-])(?:([A-Z]{2})-)?((?:\d{1,2}|C[JA]\d\d|CX)(?:\.\d+)*(?:\.(?:R\d+|[a-z]))?)(?![\w])/g;

/** Texts as HTML in which the numbers of clauses and sections lead there. */
function references(game: Ruled, locale: Locale, pack: string | null): (text: string) => string {
  const prefix = prefixOf(game);
  const page = rulesPath(game.id, locale, undefined, pack).replace('&', '&amp;');
  const targets = targetsOf(game);
  return (text) =>
    handlebars
      .escapeExpression(text)
      .replace(NUMBER, (shown: string, named: string | undefined, number: string) => {
        const target = named === undefined && !number.includes('.') ? undefined : targets(number);
        const foreign = named !== undefined && named !== prefix;
        return target === undefined || foreign ? shown : `<a href="${page}#${target}">${shown}</a>`;
      });
}

/** Where a number leads: the clause or section of that number, else the first clause below it. */
function targetsOf(game: Ruled): (number: string) => string | undefined {
  const prefix = prefixOf(game);
  const clauses = Object.keys(game.words.clauses);
  const known = new Set([...clauses, ...game.rulebook.sections.map(({ id }) => `${prefix}-${id}`)]);
  return (number) => {
    const id = `${prefix}-${number}`;
    return known.has(id) ? id : clauses.find((clause) => clause.startsWith(`${id}.`));
  };
}
