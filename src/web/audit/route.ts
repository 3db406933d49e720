/**
 * The audit of a match for a seat and for everybody, its rolls as CSV, and the page that checks a journal
 * from a file.
 */
import type { Express, Request, Response } from 'express';
import { matchPath, seatPath } from '../../links/index.js';
import { type AuditSheet, seatLocale } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import type { WebContext } from '../context.js';
import { noteReader, seatHome } from '../http/answer.js';
import { HttpError, orFault } from '../http/errors.js';
import { localeChoices, requestLocale } from '../http/locale.js';
import type { Visitor } from '../http/seat-auth.js';
import type { SeatRoutes } from '../pages/seat-routes.js';
import { type AsyncCache, makeKept } from '../view/async-cache.js';
import { isAsked, type NavLink, publicNav, seatNav } from '../view/nav.js';
import { isOpenToAll } from '../view/over.js';
import { shownHead } from '../view/seated.js';
import { pageText } from '../words/words.js';
import { toCsv } from './csv.js';
import { filtered, filterIn } from './filter.js';
import { type AuditAddresses, auditModel, proofWords } from './model.js';
import { csvRows } from './rows.js';

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
  const whole = over || !sheet.match.game.hides;
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
  const whole = over || !sheet.match.game.hides;
  const nav = seatNav(found, sheet.match, locale, '/audit', isAsked(sheet.match, found.side));
  return {
    locale,
    sheet,
    addresses: { home: seatPath(found.match, found.side), more: {}, file: fileOf(found), whole },
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
  const frame = { locale, title, nav, pack: sheet.match.pack, headOf: shownHead(sheet.match) };
  context.show(
    response,
    'audit',
    frame,
    auditModel(narrator, sheet, filterIn(request.query), page, addresses),
  );
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
    .send(toCsv(csvRows(narrator, rolls)));
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
      words: proofWords(locale),
    },
  );
}
