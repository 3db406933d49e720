/**
 * The match page of a seat: what a mail's link opens. It holds links and forms to look; what changes anything
 * is asked for.
 */
import type { Express } from 'express';
import { linkUrl, matchPath, type Purpose, signLink } from '../../../links/index.js';
import { isLeftOpen, type SeatPage } from '../../../match/index.js';
import type { Question } from '../../../referee/index.js';
import { describeQuestion } from '../../../referee/index.js';
import { endOf, type Narrator } from '../../../telling/index.js';
import type { WebContext } from '../../context.js';
import { seatHome, wantsJson } from '../../http/answer.js';
import { practises, type Visitor, visitor } from '../../http/seat-auth.js';
import { askingModel } from '../../view/asking/asking.js';
import type { OrderBuilder } from '../../view/asking/choices.js';
import { askingOf, goOn } from '../../view/asking/options.js';
import { filledInWords } from '../../view/asking/values.js';
import { makeKept } from '../../view/async-cache.js';
import { changesModel } from '../../view/changes.js';
import { earlierThan, logModel, newest } from '../../view/log.js';
import { choicesOf, draftModel, factsModel, mapModel, mapOf, NO_CHOICES } from '../../view/parts.js';
import { liveModel, typedModel } from '../../view/turn.js';
import { pageText } from '../../words/words.js';
import { clockModel } from '../clock/model.js';
import { beginModel } from './begin.js';
import { type Asked, noticesOf } from './notices.js';
import { loadSeatPage, type Seated, scopeOf, seatFrame } from './seated.js';
import { formLinks, mainForm } from './usable-forms.js';

/** Chapters of what just happened, above the log. */
const NEWS = 6;

/** Pages kept, and for how long at most: their links to pass on are signed when they are made. */
const PAGES_KEPT = 300;
const KEPT_MS = 30_000;

export function matchRoutes(app: Express, context: WebContext): void {
  const pages = makeKept<string>(PAGES_KEPT);
  app.get('/m/:match/:side', async (request, response) => {
    const found = await visitor(
      context,
      request,
      request.query.view === undefined ? ['play', 'view'] : ['view'],
    );
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

function matchPage(context: WebContext, seat: Seated, asked: Asked): string {
  const { page, narrator, visitor: found } = seat;
  const plays = found.link.purpose === 'play';
  const first = plays ? firstAsked(seat) : undefined;
  return context.page('match', seatFrame(seat, narrator.title, ''), {
    name: narrator.title,
    side: narrator.side(page.side),
    scope: scopeOf(seat),
    status: statusOf(seat),
    yours: page.question !== undefined && plays,
    live: liveModel(seat, null),
    notices: noticesOf(asked, seat, plays),
    clock: clockModel(seat, plays),
    map: mapModel(page, first?.choices ?? NO_CHOICES, seatHome(found, '/map.png')),
    question: plays && page.question !== undefined ? questionModel(seat, page.question, first) : null,
    draft: plays ? draftModel(page, narrator, null, seatHome(found, '/order')) : null,
    begin: plays ? beginModel(seat) : null,
    ended: page.match.ended === undefined ? null : endOf(seat.reader, page.match.ended),
    again: plays ? `/start/${page.match.game.id}?lang=${page.locale}` : null,
    changes: changesModel(found, page.match.head.number),
    news: newsOf(asked, seat),
    chapters: logModel(seat.reader, newest(page.chapters)),
    earlier: earlierThan(newest(page.chapters), seatHome(found)),
    position: page.position,
    facts: factsModel(page.match, narrator),
    links: plays ? linksOf(seat) : null,
    shares: plays ? sharesOf(context, seat) : null,
  });
}

/** What happened since the reader's last order, as it came: a story, not a log. */
function newsOf({ since }: Asked, seat: Seated): ReturnType<typeof logModel> | null {
  if (since === undefined) return null;
  const news = seat.page.chapters.filter((chapter) => chapter.n > since).slice(-NEWS);
  return news.length === 0 ? null : logModel(seat.reader, news).toReversed();
}

function statusOf({ page, narrator, locale, visitor }: Seated): string {
  const { phaseOf } = page;
  const asked = page.question !== undefined && visitor.link.purpose === 'play';
  if (page.match.status !== 'playing' || !asked) return waitingLine(page, narrator, page.side);
  const theirs =
    phaseOf === null || phaseOf === page.side
      ? []
      : [pageText(locale, 'match.asked', { side: narrator.side(phaseOf) })];
  return [pageText(locale, 'match.yours'), ...theirs].join(' ');
}

/** Whom the match waits for, and in whose phase. `reader`: the side that reads it. */
export function waitingLine(
  page: Pick<SeatPage, 'match' | 'phaseOf' | 'locale'>,
  narrator: Narrator,
  reader: string,
): string {
  const { match, phaseOf, locale } = page;
  const seated = match.status === 'open' && match.seats.every(({ joined }) => joined);
  if (match.status !== 'playing' && !seated) return pageText(locale, `status.${match.status}`);
  const lines = match.waitsFor.map((side) => {
    const said = { side: narrator.side(side) };
    if (phaseOf === null || phaseOf === side || match.waitsFor.length > 1)
      return pageText(locale, 'match.theirs', said);
    if (phaseOf === reader) return pageText(locale, 'match.interrupt', said);
    return pageText(locale, 'match.answering', { ...said, other: narrator.side(phaseOf) });
  });
  return lines.join(' ');
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** The question with its forms as links. */
function questionModel(seat: Seated, question: Question, first: ReturnType<typeof firstAsked>) {
  const { narrator, visitor } = seat;
  return {
    text: narrator.tell(`decision.${question.kind}`, question.about ?? {}),
    where: whereAsked(seat, question),
    clause: question.clause,
    typed: typedModel(seat, question),
    forms: formLinks(seat, question, seatHome(visitor, '/order'), first?.form.do),
    first: first?.model ?? null,
    so: first?.so ?? null,
  };
}

/** The place of the script that asks, where it says more than turn and phase. */
export function whereAsked(seat: Seated, { scope }: Question): string | null {
  const where = seat.narrator.game.where(scope);
  return where === '' || where === scopeOf(seat)
    ? null
    : pageText(seat.locale, 'match.where', { scope: where });
}

/** The first field of the main form, as links into the order pages, and its choices on the map. */
function firstAsked({ page, narrator, visitor }: Seated) {
  const { question } = page;
  const form = question === undefined ? undefined : mainForm(question);
  if (question === undefined || form === undefined) return undefined;
  const progress = goOn(form, question, page.match.game.universe, new URLSearchParams());
  const asking = askingOf(progress);
  const { field } = progress;
  if (asking === undefined || field === undefined) return undefined;
  const { game } = page.match;
  const builder: OrderBuilder = {
    game,
    narrator,
    map: mapOf(page),
    question,
    address: seatHome(visitor, '/order'),
    prefix: '',
  };
  const choices = choicesOf(game, field, asking, mapOf(page));
  const so = filledInWords(page.match.game, narrator, form, progress.so, '');
  return { form, so, model: askingModel(builder, { ...progress, field }, asking), choices };
}

function linksOf({ page, locale, visitor }: Seated) {
  const running = page.match.status === 'playing';
  const link = (path: string, key: Parameters<typeof pageText>[1]) => ({
    href: seatHome(visitor, path),
    text: pageText(locale, key),
  });
  return [
    link('/journal', 'seat.journal'),
    link('/audit', 'audit.link'),
    { href: matchPath(visitor.match), text: pageText(locale, 'seat.public') },
    ...(page.match.ended === undefined ? [link('/standing', 'seat.standing')] : []),
    link('/mail', 'seat.settings'),
    ...(page.match.status === 'open' ? [link('/withdraw', 'seat.withdraw')] : []),
    ...(running && !practises(visitor) ? [link('/draw', 'seat.draw')] : []),
    ...(running ? [link('/resign', 'seat.resign')] : []),
    // Without an address there is nowhere to send the fresh link.
    ...(visitor.seat.address === null ? [] : [link('/revoke', 'seat.revoke')]),
  ];
}

/** Links to pass on: to look on, for spectators, and to take a seat that was left open. */
function sharesOf(context: WebContext, { page, locale, visitor }: Seated) {
  const { match } = page;
  const address = (purpose: Purpose, side: string, generation: number) => {
    const link = {
      match: match.id,
      side,
      purpose,
      generation,
      head: match.head,
      chain: match.commitments.chain,
    };
    return linkUrl(context.config.baseUrl, signLink(context.links, link, context.clock()));
  };
  const shares = [
    ...(visitor.seat.address === null
      ? [
          {
            text: pageText(locale, 'practice.keep'),
            href: address('play', visitor.side, visitor.seat.generation),
          },
        ]
      : []),
    { text: pageText(locale, 'seat.view'), href: address('view', visitor.side, visitor.seat.generation) },
    {
      text: pageText(locale, 'seat.spectate'),
      href: address('spectate', visitor.side, visitor.seat.generation),
    },
  ];
  const open = visitor.others.find((other) => isLeftOpen(other) && other.joinedAt === null);
  return open === undefined
    ? shares
    : [
        { text: pageText(locale, 'seat.invitation'), href: address('join', open.side, open.generation) },
        ...shares,
      ];
}

/** The page for programs. */
function asJson({ page, visitor }: Seated) {
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
    question: question === undefined || !plays ? null : plainQuestion(question),
    draft: plays ? { revision: draft.revision, answers: draft.answers } : null,
    unused,
    chapters,
    offers,
  };
}

function plainQuestion(question: Question) {
  const { kind, clause, about = {}, scope, forms } = describeQuestion(question);
  return { kind, clause, about, scope, forms };
}
