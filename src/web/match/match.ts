/**
 * The match page of a seat: what a mail's link opens. It holds links and forms to look; what changes anything
 * is asked for.
 */
import type { Express, Request } from 'express';
import type { PublicPage, SeatPage } from '../../match/index.js';
import { describeQuestion, type Question } from '../../referee/index.js';
import { inARow, type Narrator, type Reader, storyOf, timeOf } from '../../telling/index.js';
import { seatHome, wantsJson } from '../http/answer.js';
import { makeKept } from '../http/async-cache.js';
import type { WebContext } from '../http/context.js';
import { practises, type Visitor, visitor } from '../http/seat-auth.js';
import { learnPath } from '../parts/introduction.js';
import { newest, type StoryModel, storyModel, toldOf } from '../parts/log.js';
import { shownName } from '../parts/parts.js';
import { loadSeatPage } from '../parts/seat-routes.js';
import { type SeatContext, scopeOf } from '../parts/seated.js';
import { typedModel } from '../parts/turn.js';
import { pageText, type WordKey } from '../words/words.js';
import { leadsTo, sends } from './desk.js';
import { type DeskPart, deskPage, mayRematch, NOTHING_ASKED } from './desk-page.js';
import { endedModel } from './ended.js';
import type { Asked } from './notices.js';
import { progressIn, questionPart } from './order.js';

/** Pages kept, and for how long at most: their links to pass on are signed when they are made. */
const PAGES_KEPT = 300;
const KEPT_MS = 30_000;
/** Phases told to whoever waits. */
const LAST = 3;

/** The seat's own address, without a slash behind it: no router below it could tell the two apart. */
export function matchRoutes(app: Express, context: WebContext): void {
  const pages = makeKept<string>(PAGES_KEPT);
  const find = (request: Request) =>
    visitor(context, request, request.query.view === undefined ? ['play', 'view'] : ['view']);
  app.get('/m/:match/:side', async (request, response) => {
    const found = await find(request);
    if (wantsJson(request)) {
      response.json(asJson(await loadSeatPage(context, response, found)));
      return;
    }
    const asked = { mail: numberIn(request.query.mail), since: numberIn(request.query.since) };
    const make = async () => matchPage(context, await loadSeatPage(context, response, found), asked);
    response.type('html').send(await pages.get(await keyOf(context, found, asked), make));
  });
}

/**
 * All that a page shows, but that a mail failed: so it soon grows old. Not the match's revision, which rises
 * with the other side's drafts too: the time that a page takes would tell of them.
 */
async function keyOf(
  context: WebContext,
  { known, side, link }: Visitor,
  { mail, since }: Asked,
): Promise<string> {
  const { id, headHash, status } = known.match;
  const shown = await context.store.readShown(id, side);
  const age = Math.floor(context.clock().getTime() / KEPT_MS);
  return [
    id,
    headHash,
    status,
    JSON.stringify(known.seats),
    shown,
    side,
    link.purpose,
    mail,
    since,
    age,
  ].join(' ');
}

async function matchPage(context: WebContext, seat: SeatContext, asked: Asked): Promise<string> {
  const { question } = seat.page;
  if (question === undefined || seat.visitor.link.purpose !== 'play')
    return deskPage(context, seat, asked, await atRest(context, seat));
  return askedPage(context, seat, asked, question);
}

/** The page of a seat that is asked: its question, from the beginning of the form that it is mainly about. */
async function askedPage(
  context: WebContext,
  seat: SeatContext,
  asked: Asked,
  question: Question,
): Promise<string> {
  const query = new URLSearchParams();
  const order = {
    progress: progressIn(seat, question, query),
    query,
    typed: typedModel(seat, question),
    looksOnly: asked.mail !== undefined,
  };
  return deskPage(context, seat, asked, await questionPart(context, seat, question, order));
}

/**
 * What the desk holds while nothing is asked: whom the match waits for, or how it ended, and what can be done
 * meanwhile.
 */
async function atRest(context: WebContext, seat: SeatContext): Promise<DeskPart> {
  const { page, locale, visitor } = seat;
  const plays = visitor.link.purpose === 'play';
  const { status, ended } = page.match;
  const link = (path: string, key: WordKey) => ({
    href: seatHome(visitor, path),
    text: pageText(locale, key),
  });
  const running = plays && status === 'playing';
  const over = ended !== undefined;
  const links = [
    ...(plays && !over ? [link('/standing', 'seat.standing')] : []),
    ...(running && !practises(visitor) ? [link('/message', 'waiting.message')] : []),
    ...(running && page.match.charter.takeBack !== 'never' ? [link('/back', 'waiting.back')] : []),
    ...(over ? [link('/replay', 'replay.link'), link('/audit', 'audit.link')] : []),
    ...(plays && over && mayRematch(seat) ? [startAgain(seat)] : []),
  ];
  const again = mayRematch(seat)
    ? sends('rematch', pageText(locale, 'ended.rematch'), 'ready')
    : leadsTo(startAgain(seat).href, startAgain(seat).text, 'ready');
  const plan = leadsTo(seatHome(visitor, '/plan'), pageText(locale, 'foot.plan'), 'ready');
  return {
    ...NOTHING_ASKED,
    ended: await endedModel(context, seat.reader, page.match, page.view),
    waiting: {
      text: over ? null : (handedOver(seat) ?? waitingLine(page, seat.narrator, page.side)),
      where: status === 'playing' ? scopeOf(seat) : null,
      begun: begunIn(seat),
      choosing: choosingIn(seat, context.clock()),
      doings: status === 'playing' ? lastDoings(page, seat.reader) : null,
      links,
    },
    backButton: over
      ? { href: `/?lang=${locale}`, text: pageText(locale, 'foot.home'), undoes: false }
      : null,
    main: plays && over ? again : running ? plan : null,
  };
}

/** What comes next where nobody has played yet and the seat waits for another person. */
function begunIn({
  page,
  visitor,
  narrator,
  locale,
}: SeatContext): NonNullable<DeskPart['waiting']>['begun'] {
  const { match, chapters, side } = page;
  const waits = match.status === 'playing' && !match.waitsFor.includes(side);
  const other = match.seats.find((seat) => match.waitsFor.includes(seat.side));
  const played = chapters.some(({ type }) => type === 'played');
  if (!waits || other === undefined || other.robot || played || visitor.link.purpose !== 'play') return null;
  const begins = page.now.some(({ key }) => key === 'turn');
  const said = { opponent: shownName(other, locale) };
  const mailed = page.mailing && visitor.seat.address !== null;
  return {
    text: inARow(
      [
        pageText(locale, begins ? 'waiting.first' : 'waiting.setup', said),
        ...(mailed ? [pageText(locale, 'waiting.mail')] : []),
      ],
      narrator.locale,
    ),
    href: match.game.introduction === undefined ? null : learnPath(match.game.id, locale),
  };
}

/** The practice opponent usually answers within this time, in milliseconds. */
const USUAL = 60_000;

/** Whether the practice opponent chooses now. */
function choosingIn({ page, visitor }: SeatContext, now: Date): { readonly slowIn: number } | null {
  const { status, waitsFor, movedAt } = page.match;
  const robots = visitor.others.filter(({ holder }) => holder === 'robot').map(({ side }) => side);
  if (status !== 'playing' || !waitsFor.some((side) => robots.includes(side))) return null;
  return { slowIn: Math.max(0, movedAt.getTime() + USUAL - now.getTime()) };
}

/** What was done in the last phases, however many events it took: the story of a turn, not of the match. */
export function lastDoings(page: Pick<PublicPage, 'match' | 'chapters'>, reader: Reader): StoryModel | null {
  const facts = storyOf(reader, newest(toldOf(page)));
  const begins = facts.flatMap(({ phase }, i) => (phase === facts[i - 1]?.phase ? [] : [i]));
  const told = facts.slice(begins.at(-LAST) ?? 0);
  return told.length === 0 ? null : storyModel(reader, told);
}

/** That the reader's phase is ended and waits to be handed over. */
function handedOver({ page, locale, visitor }: SeatContext): string | null {
  const { closesAt } = page.draft;
  if (closesAt === undefined || visitor.link.purpose !== 'play') return null;
  return pageText(locale, 'window.waits', { time: timeOf(closesAt.toISOString(), page.timeZone, locale) });
}

/** Where another match of the same game is begun. */
function startAgain({ page, locale }: SeatContext) {
  return { href: `/start/${page.match.game.id}?lang=${locale}`, text: pageText(locale, 'ended.again') };
}

/**
 * Whom the match waits for, and in whose phase; null where it waits for a round of the beacon. `reader`: the
 * side that reads it.
 */
export function waitingLine(
  page: Pick<SeatPage, 'match' | 'phaseOf' | 'locale'>,
  narrator: Narrator,
  reader: string,
): string | null {
  const { match, phaseOf, locale } = page;
  if (match.beacon?.waits !== undefined) return null;
  const seated = match.status === 'open' && match.seats.every(({ joined }) => joined);
  if (match.status !== 'playing' && !seated) return pageText(locale, `status.${match.status}`);
  const lines = match.waitsFor.map((side) => {
    const said = { side: narrator.side(side) };
    if (phaseOf === null || phaseOf === side || match.waitsFor.length > 1)
      return pageText(locale, 'match.theirs', said);
    if (phaseOf === reader) return pageText(locale, 'match.interrupt', said);
    return pageText(locale, 'match.answering', { ...said, other: narrator.side(phaseOf) });
  });
  return inARow(lines, locale);
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** The page for programs. */
function asJson({ page, visitor }: SeatContext) {
  const { match, question, view, draft, chapters, offers, unused } = page;
  const plays = visitor.link.purpose === 'play';
  return {
    match: match.id,
    game: match.game.id,
    status: match.status,
    side: page.side,
    event: match.head.number,
    head: match.head,
    waitsFor: match.waitsFor,
    view,
    // A program gives its number first, then orders.
    question: question === undefined || !plays || match.status !== 'playing' ? null : plainQuestion(question),
    draft: plays ? { revision: draft.revision, answers: draft.answers } : null,
    unused: unused.map(({ text }) => text),
    chapters,
    offers,
  };
}

function plainQuestion(question: Question) {
  const { kind, clause, about = {}, scope, forms } = describeQuestion(question);
  return { kind, clause, about, scope, forms };
}
