/** The audit of a match for a seat and for everybody, its rolls as CSV, and the page that checks a journal from a file. */
import type { Express, Request, Response } from 'express';
import { matchPath, seatPath } from '../../links/index.js';
import { type AuditSheet, localeOfSeat } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import type { Room } from '../context.js';
import { noteReader, seatHome } from '../http/answer.js';
import { Fault } from '../http/errors.js';
import { localeChoices, localeOf } from '../http/locale.js';
import { type Visitor, visitor } from '../http/seat-auth.js';
import { orFault } from '../pages/match/seated.js';
import { type Kept, makeKept } from '../view/async-cache.js';
import { isAsked, type NavLink, publicNav, seatNav } from '../view/nav.js';
import { say } from '../words/words.js';
import { toCsv } from './csv.js';
import { filtered, filterIn } from './filter.js';
import { auditModel, type Desk, proofWords } from './model.js';
import { csvRows } from './rows.js';

/** Sheets kept: making one plays the whole match again. */
const KEPT = 50;

/** Who looks, at what. */
interface Looking {
  readonly locale: Locale;
  readonly sheet: AuditSheet;
  readonly desk: Desk;
  readonly nav: readonly NavLink[];
}

export function auditRoutes(app: Express, room: Room): void {
  const sheets = makeKept<AuditSheet>(KEPT);
  app.get('/audit', (request, response) => showFilePage(room, request, response));
  app.get('/m/:match/audit', async (request, response) => {
    showAudit(room, request, response, await publicLook(room, sheets, request, response));
  });
  app.get('/m/:match/audit.csv', async (request, response) => {
    sendCsv(room, request, response, await publicLook(room, sheets, request, response));
  });
  app.get('/m/:match/:side/audit', async (request, response) => {
    showAudit(room, request, response, await seatLook(room, sheets, request, response));
  });
  app.get('/m/:match/:side/audit.csv', async (request, response) => {
    sendCsv(room, request, response, await seatLook(room, sheets, request, response));
  });
}

async function publicLook(room: Room, sheets: Kept<AuditSheet>, request: Request, response: Response): Promise<Looking> {
  const locale = localeOf(request);
  noteReader(response, { locale });
  const id = String(request.params.match);
  const info = await room.matches.info(id);
  if (info === undefined) throw new Fault('not-found');
  // At the end the seals are opened for everybody.
  const over = info.status === 'finished';
  const sheet = await sheetOf(room, sheets, id, over ? 'all' : 'spectator', info.head.hash);
  const more = { lang: locale };
  const whole = over || !sheet.match.game.hides;
  const nav = publicNav(sheet.match, locale, '/audit');
  return { locale, sheet, desk: { home: matchPath(id), more, file: `${id}.jsonl`, whole }, nav };
}

async function seatLook(room: Room, sheets: Kept<AuditSheet>, request: Request, response: Response): Promise<Looking> {
  const found = await visitor(room, request, ['play', 'view']);
  const locale = localeOfSeat(found.seat);
  noteReader(response, { locale, back: seatHome(found) });
  const over = found.record.status === 'finished';
  const sheet = await sheetOf(room, sheets, found.match, over ? 'all' : found.side, found.record.headHash);
  const whole = over || !sheet.match.game.hides;
  const nav = seatNav(found, sheet.match, locale, '/audit', isAsked(sheet.match, found.side));
  return { locale, sheet, desk: { home: seatPath(found.match, found.side), more: {}, file: fileOf(found), whole }, nav };
}

function fileOf({ match, side }: Visitor): string {
  return `${match}-${side}.jsonl`;
}

function sheetOf(room: Room, sheets: Kept<AuditSheet>, id: string, reader: string, head: string): Promise<AuditSheet> {
  return sheets.get(`${id} ${reader} ${head}`, async () => orFault(await room.matches.audit(id, reader)));
}

function showAudit(room: Room, request: Request, response: Response, { locale, sheet, desk, nav }: Looking): void {
  const narrator = room.narrator(sheet.match.game, locale);
  const page = typeof request.query.page === 'string' && /^\d{1,6}$/.test(request.query.page) ? Number(request.query.page) : 1;
  const title = say(locale, 'audit.title', { game: narrator.title });
  const frame = { locale, title, nav, pack: sheet.match.pack };
  room.show(response, 'audit', frame, auditModel(narrator, sheet, filterIn(request.query), page, desk));
}

function sendCsv(room: Room, request: Request, response: Response, { locale, sheet, desk }: Looking): void {
  const narrator = room.narrator(sheet.match.game, locale);
  const rolls = filtered(sheet.rolls, filterIn(request.query));
  response
    .attachment(desk.file.replace('.jsonl', '-rolls.csv'))
    .type('text/csv')
    .send(toCsv(csvRows(narrator, rolls)));
}

function showFilePage(room: Room, request: Request, response: Response): void {
  const locale = localeOf(request);
  response.vary('Accept-Language');
  room.show(
    response,
    'audit-file',
    { locale, title: say(locale, 'audit.file') },
    {
      languages: localeChoices(locale).map((choice) => ({ ...choice, href: `/audit?lang=${choice.id}` })),
      command: 'npm run -s denrei -- audit journal.jsonl',
      check: say(locale, 'audit.again'),
      words: proofWords(locale),
    },
  );
}
