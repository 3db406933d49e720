/**
 * The audit of a match for a seat and for everybody, its rolls as CSV, and the page that checks a journal
 * from a file.
 */
import type { Express, Request, Response } from 'express';
import { type AuditDraw, type AuditRoll, toCsv, turnInAddress } from '../../audit/index.js';
import { matchPath, seatPath } from '../../links/index.js';
import { type AuditSheet, seatLocale } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { noteReader, seatHome } from '../http/answer.js';
import { type AsyncCache, makeKept } from '../http/async-cache.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { localeChoices, requestLocale } from '../http/locale.js';
import type { Visitor } from '../http/seat-auth.js';
import { csvRows, figuresHtml, type LedgerContext, rollsHtml, type Say } from '../ledger/index.js';
import { isAsked, type NavLink, publicNav, seatNav } from '../parts/nav.js';
import { isOpenToAll } from '../parts/parts.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { shownHead } from '../parts/seated.js';
import { isWord, PAGE_WORDS, pageText } from '../words/words.js';

/** Sheets kept: making one plays the whole match again. */
const KEPT = 50;

/** Who looks, at what. */
interface Looking {
  readonly locale: Locale;
  readonly sheet: AuditSheet;
  readonly addresses: AuditAddresses;
  readonly nav: readonly NavLink[];
}

export function auditRoutes(app: Express, seats: SeatRoutes, context: WebContext): void {
  const sheets = makeKept<AuditSheet>(KEPT);
  app.get('/audit', (request, response) => showFilePage(context, request, response));
  app.get('/m/:match/audit', async (request, response) => {
    showAudit(context, request, response, await publicLook(context, sheets, request, response));
  });
  app.get('/m/:match/audit.csv', async (request, response) => {
    sendCsv(context, request, response, await publicLook(context, sheets, request, response));
  });
  seats.look('/audit', async (found, request, response) => {
    showAudit(context, request, response, await seatLook(context, sheets, found, response));
  });
  seats.look('/audit.csv', async (found, request, response) => {
    sendCsv(context, request, response, await seatLook(context, sheets, found, response));
  });
}

async function publicLook(
  context: WebContext,
  sheets: AsyncCache<AuditSheet>,
  request: Request,
  response: Response,
): Promise<Looking> {
  const locale = requestLocale(request);
  noteReader(response, { locale });
  const id = String(request.params.match);
  const info = await context.matches.info(id);
  if (info === undefined) throw new HttpError('not-found');
  // At the end the seals are opened for everybody.
  const over = await isOpenToAll(context, id);
  const sheet = await sheetOf(context, sheets, id, over ? 'all' : 'spectator', info.head.hash);
  const more = { lang: locale };
  const whole = over || !sheet.match.game.position.hides;
  const nav = publicNav(sheet.match, locale, '/audit');
  return { locale, sheet, addresses: { home: matchPath(id), more, file: `${id}.jsonl`, whole }, nav };
}

async function seatLook(
  context: WebContext,
  sheets: AsyncCache<AuditSheet>,
  found: Visitor,
  response: Response,
): Promise<Looking> {
  const locale = seatLocale(found.seat);
  noteReader(response, { locale, back: seatHome(found) });
  const over = await isOpenToAll(context, found.match);
  const sheet = await sheetOf(context, sheets, found.match, over ? 'all' : found.side, found.record.headHash);
  const whole = over || !sheet.match.game.position.hides;
  const nav = seatNav(found, sheet.match, locale, '/audit', isAsked(sheet.match, found.side));
  return {
    locale,
    sheet,
    addresses: {
      home: seatPath(found.match, found.side),
      more: {},
      file: fileOf(found),
      whole,
      seat: { side: found.side, first: found.seat.first },
    },
    nav,
  };
}

function fileOf({ match, side }: Visitor): string {
  return `${match}-${side}.jsonl`;
}

function sheetOf(
  context: WebContext,
  sheets: AsyncCache<AuditSheet>,
  id: string,
  reader: string,
  head: string,
): Promise<AuditSheet> {
  return sheets.get(`${id} ${reader} ${head}`, async () => orFault(await context.matches.audit(id, reader)));
}

function showAudit(
  context: WebContext,
  request: Request,
  response: Response,
  { locale, sheet, addresses, nav }: Looking,
): void {
  const narrator = context.narrator(sheet.match.game, locale);
  const page =
    typeof request.query.page === 'string' && /^\d{1,6}$/.test(request.query.page)
      ? Number(request.query.page)
      : 1;
  const title = pageText(locale, 'audit.title', { game: narrator.title });
  const { pack } = sheet.match;
  const ledger: LedgerContext = {
    narrator,
    say: sayer(locale),
    clauses: {
      link: (clause) => context.clauses.link(clause, locale, pack),
      text: (text) => context.clauses.text(text, locale, pack),
    },
    replay: replayOf(addresses),
  };
  const frame = { locale, title, nav, pack: sheet.match.pack, headOf: shownHead(sheet.match) };
  context.show(response, 'audit', frame, auditModel(ledger, sheet, filterIn(request.query), page, addresses));
}

function sendCsv(
  context: WebContext,
  request: Request,
  response: Response,
  { locale, sheet, addresses }: Looking,
): void {
  const narrator = context.narrator(sheet.match.game, locale);
  const rolls = filtered(sheet.rolls, filterIn(request.query));
  response
    .attachment(addresses.file.replace('.jsonl', '-rolls.csv'))
    .type('text/csv')
    .send(toCsv(csvRows(narrator, sayer(locale), rolls)));
}

function showFilePage(context: WebContext, request: Request, response: Response): void {
  const locale = requestLocale(request);
  response.vary('Accept-Language');
  context.show(
    response,
    'audit-file',
    { locale, title: pageText(locale, 'audit.file') },
    {
      languages: localeChoices(locale).map((choice) => ({ ...choice, href: `/audit?lang=${choice.id}` })),
      command: 'npm run -s denrei -- audit journal.jsonl',
      check: pageText(locale, 'audit.again'),
      choose: pageText(locale, 'audit.choose'),
      // What is shown of a file is drawn by the browser, with these.
      words: [...proofWords(locale), ...wordsOf(locale, 'audit.'), ...wordsOf(locale, 'frame.')],
    },
  );
}

/** Rolls on one page. */
const PER_PAGE = 200;

/** Where the page and what belongs to it are found, and what the address holds beside the filter. */
interface AuditAddresses {
  /** `/m/<id>` or `/m/<id>/<side>`. */
  readonly home: string;
  /** `lang` on the page for everybody. */
  readonly more: { readonly [name: string]: string };
  /** Name of the journal's file, and whether the whole of it can be played again. */
  readonly file: string;
  readonly whole: boolean;
  /** Whose audit it is; left out: everybody's. */
  readonly seat?: { readonly side: string; readonly first: boolean };
}

/** What `templates/pages/audit.hbs` shows. */
function auditModel(
  ledger: LedgerContext,
  sheet: AuditSheet,
  filter: Filter,
  page: number,
  addresses: AuditAddresses,
) {
  const { match, rolls, seals } = sheet;
  const { narrator } = ledger;
  const { locale } = narrator;
  const shown = filtered(rolls, filter);
  const pages = Math.max(1, Math.ceil(shown.length / PER_PAGE));
  const here = Math.min(Math.max(1, page), pages);
  const from = (here - 1) * PER_PAGE;
  const some = shown.slice(from, from + PER_PAGE);
  const address = `${addresses.home}/audit`;
  const turnTo = (to: number) =>
    to < 1 || to > pages
      ? null
      : `${address}${toQuery(filter, { ...addresses.more, page: String(to) })}#rolls`;
  return {
    name: narrator.title,
    ...limitsOf(match.beacon !== undefined, locale),
    match: match.id,
    head: match.head.number,
    all: rolls.length,
    back: `${addresses.home}${toQuery(NO_FILTER, addresses.more)}`,
    address,
    hidden: Object.entries(addresses.more).map(([name, value]) => ({ name, value })),
    filtering: isFiltering(filter),
    reset: `${address}${toQuery(NO_FILTER, addresses.more)}#rolls`,
    fields: filterFields(narrator, rolls, filter).map((field) => ({
      ...field,
      label: pageText(locale, `audit.${field.name}`),
    })),
    none:
      rolls.length === 0
        ? pageText(locale, 'audit.none')
        : shown.length === 0
          ? pageText(locale, 'audit.noneHere')
          : null,
    count: pageText(locale, 'audit.count', { shown: shown.length, all: rolls.length }),
    pages:
      pages === 1
        ? null
        : {
            text: pageText(locale, 'audit.page', { from: from + 1, to: from + some.length }),
            earlier: turnTo(here - 1),
            later: turnTo(here + 1),
          },
    rollsHtml: rollsHtml(ledger, some, isFiltering(filter)),
    sealed: match.game.position.hides
      ? pageText(locale, 'audit.sealed', { all: seals.all, open: seals.open, closed: seals.all - seals.open })
      : null,
    draws: sheet.draws.length === 0 ? null : sheet.draws.map((draw) => drawModel(narrator, sheet, draw)),
    figuresHtml: figuresHtml(
      ledger,
      shown,
      rolls,
      match.game.sides,
      filter.side === '' ? undefined : filter.side,
    ),
    downloads: downloadsOf(sheet, filter, addresses),
    refused: sheet.refused.map(({ round, signature }) => `${round}:${signature}`).join(' '),
    check: pageText(locale, 'audit.check'),
    choose: pageText(locale, 'audit.chooseMore'),
    seat: addresses.seat ?? null,
    words: proofWords(locale),
  };
}

/** What the page cannot show: with a beacon that depends on each roll. */
function limitsOf(beacon: boolean, locale: Locale) {
  return {
    provesNot: pageText(locale, beacon ? 'audit.provesNotBeacon' : 'audit.provesNot'),
    honestLimit: pageText(locale, beacon ? 'audit.honestLimitBeacon' : 'audit.honestLimit'),
  };
}

/** The sentences of the pages, for the ledger. @throws RangeError for a key that they do not have */
function sayer(locale: Locale): Say {
  return (key, params) => {
    if (!isWord(key)) throw new RangeError(`no sentence ${key}`);
    return pageText(locale, key, params);
  };
}

/** With and without scripts the replay is opened at a moment. */
function replayOf({ home, more }: AuditAddresses): (moment: string) => string {
  return (moment) => `${home}/replay${toQuery(NO_FILTER, { ...more, at: moment })}#${moment}`;
}

const NO_FILTER: Filter = { turn: '', side: '', purpose: '' };

function drawModel(narrator: Narrator, { match }: AuditSheet, { event, side, purpose, ids }: AuditDraw) {
  const universe = Object.entries(match.game.rules.universe);
  const nameOf = (id: string) => {
    const of = universe.find(([, known]) => known.has(id))?.[0];
    return of === undefined ? id : match.game.words.nameOf(of, id, narrator.locale);
  };
  return {
    event,
    side: narrator.side(side),
    purpose: narrator.tell(`purpose.${purpose}`),
    ids: ids.map(nameOf).join(pageText(narrator.locale, 'frame.comma')),
  };
}

function downloadsOf({ match }: AuditSheet, filter: Filter, { home, more, file, whole }: AuditAddresses) {
  const { number, hash } = match.head;
  const pack = match.pack !== null;
  const rules = whole ? ` --rules${pack ? ' --pack pack.json' : ''}` : '';
  return {
    journal: `${home}/journal`,
    csv: `${home}/audit.csv${toQuery(NO_FILTER, more)}`,
    csvHere: isFiltering(filter) ? `${home}/audit.csv${toQuery(filter, more)}` : null,
    command: `npm run -s denrei -- audit ${file}${rules} --head ${number}:${hash}`,
    rules: whole,
    pack: whole && pack,
    file: `/audit${toQuery(NO_FILTER, more)}`,
  };
}

/** What the browser says of the proofs, as messages with their placeholders. */
function proofWords(locale: Locale): readonly ShownWord[] {
  return ['proof.', 'flaw.', 'given.'].flatMap((begin) => wordsOf(locale, begin));
}

interface ShownWord {
  readonly key: string;
  readonly text: string;
}

function wordsOf(locale: Locale, begin: string): readonly ShownWord[] {
  const words = Object.entries(PAGE_WORDS[locale]).filter(([key]) => key.startsWith(begin));
  return words.map(([key, text]) => ({ key, text }));
}

interface Filter {
  readonly turn: string;
  readonly side: string;
  readonly purpose: string;
}

interface Choice {
  readonly id: string;
  readonly text: string;
  readonly chosen: boolean;
}

/** A select of the filter's form, with the values that there are. */
interface FilterField {
  readonly name: keyof Filter;
  readonly choices: readonly Choice[];
}

const NAMES = ['turn', 'side', 'purpose'] as const satisfies readonly (keyof Filter)[];

/** The filter in a query; what it does not name is not filtered. */
function filterIn(query: { readonly [name: string]: unknown }): Filter {
  const word = (name: keyof Filter) => (typeof query[name] === 'string' ? query[name] : '');
  return { turn: word('turn'), side: word('side'), purpose: word('purpose') };
}

function isFiltering(filter: Filter): boolean {
  return NAMES.some((name) => filter[name] !== '');
}

/** The rolls that a filter lets through. */
function filtered(rolls: readonly AuditRoll[], { turn, side, purpose }: Filter): readonly AuditRoll[] {
  return rolls.filter(
    (roll) =>
      (turn === '' || turnInAddress(roll.now) === turn) &&
      (side === '' || roll.fortunes.some((fortune) => fortune.side === side)) &&
      (purpose === '' || roll.purpose === purpose),
  );
}

/** The fields of the form: each turn, side and purpose of these rolls. */
function filterFields(
  narrator: Narrator,
  rolls: readonly AuditRoll[],
  filter: Filter,
): readonly FilterField[] {
  const turns = new Map(
    rolls.map(({ now }) => [turnInAddress(now), narrator.game.where(now.slice(0, 1))] as const),
  );
  const sides = new Map(
    rolls.flatMap(({ fortunes }) => fortunes.map(({ side }) => [side, narrator.side(side)] as const)),
  );
  const purposes = new Map(
    rolls.map(({ purpose }) => [purpose, narrator.tell(`purpose.${purpose}`)] as const),
  );
  const choices = { turn: turns, side: sides, purpose: purposes };
  return NAMES.map((name) => ({
    name,
    choices: [...choices[name]]
      .filter(([id]) => id !== '')
      .map(([id, text]) => ({ id, text, chosen: filter[name] === id })),
  }));
}

/** A filter as a query, with whatever else the address holds. */
function toQuery(filter: Filter, more: { readonly [name: string]: string }): string {
  const query = new URLSearchParams({ ...filter, ...more });
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}
