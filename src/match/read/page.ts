/** What a seat's page and the page for everybody show. */
import {
  type Locale,
  playBack,
  type Question,
  type Runner,
  type RunStop,
  ScriptError,
  type Side,
  type View,
  type Viewer,
} from '../../referee/index.js';
import type { BesideEvents, DraftRecord, MatchAndSeats, SeatRecord } from '../../store/index.js';
import type { MatchContext, RecentChapters } from '../model/context.js';
import { inRules } from '../model/guard.js';
import {
  draftAnswers,
  type LoadedMatch,
  loadMatch,
  runnerOn,
  seatOf,
  stateToRunFrom,
} from '../model/loaded-match.js';
import { done, failed, seatLocale } from '../model/seats.js';
import { leftOrders } from '../model/standing.js';
import type { Chapter, MatchInfo, Outcome, PublicPage, SeatPage } from '../model/types.js';
import { pressIn } from '../model/window.js';
import { beginsByOrder } from '../write/ceremony.js';
import { openSides } from '../write/commit.js';
import { withLotTold } from '../write/lot.js';
import { chaptersOf, phaseSide } from '../write/waiting.js';
import { infoOf } from './info.js';

/** Events shown beside the map; the whole journal is a download. */
const RECENT = 60;

/** Everything a seat's page shows, its own draft included. */
export async function page(
  context: MatchContext,
  id: string,
  side: Side,
  known?: MatchAndSeats,
): Promise<Outcome<SeatPage>> {
  const loaded = await loadMatch(context, id, known);
  if (loaded === undefined || seatOf(loaded, side) === undefined) return failed('unknown-match');
  const { runner, stop, question } = inRules(loaded.game, () => {
    const stand = standAt(loaded, side);
    const press = pressIn(loaded, side);
    return { ...stand, question: press === undefined ? questionTo(loaded, stand.stop, side) : undefined };
  });
  const plain = await pageOf(context, loaded, side, runner, stop);
  const draft = draftShown(
    loaded.drafts.find((d) => d.side === side),
    runner,
  );
  if (question === undefined) return done({ ...plain, draft });
  const { game } = loaded;
  return done({ ...plain, question, draft, unused: game.picture.unused(plain.view, question, plain.locale) });
}

/** A seat's page without what it has not committed. */
export async function lookAt(
  context: MatchContext,
  id: string,
  side: Side,
  known?: MatchAndSeats,
): Promise<Outcome<SeatPage>> {
  const loaded = await loadMatch(context, id, known);
  if (loaded === undefined || seatOf(loaded, side) === undefined) return failed('unknown-match');
  const runner = committedRunner(loaded);
  const seen = await pageOf(context, loaded, side, runner, runner.go());
  return done({ ...seen, said: seen.said.filter(({ next }) => !next) });
}

async function pageOf(
  context: MatchContext,
  loaded: LoadedMatch,
  side: Side,
  runner: Runner,
  stop: RunStop | undefined,
): Promise<SeatPage> {
  const seat = seatOf(loaded, side);
  const locale = seat === undefined ? 'en' : seatLocale(seat);
  const { id, headNumber } = loaded.match;
  const position = inRules(loaded.game, () => shown(loaded, runner, side, locale));
  const { messages, offers, failed } = await context.store.readBeside(id, headNumber - HEARD);
  return {
    match: await infoFor(context, loaded, stop, failed),
    side,
    locale,
    timeZone: seat?.timeZone ?? 'UTC',
    mailing: seat?.mailing ?? false,
    callsFail: await callsFail(context, loaded, seat),
    ...position,
    unused: [],
    off: offOf(loaded, side, position.view, context.clock()),
    draft: draftShown(undefined, runner),
    chapters: await recent(context, loaded, side),
    said: saidTo(messages, headNumber, side),
    offers: offers.filter(({ kind, event }) => kind !== 'take back' || event === headNumber),
  };
}

/** What is left in advance and holds no more. */
function offOf(loaded: LoadedMatch, side: Side, view: View, now: Date): SeatPage['off'] {
  if (loaded.match.status !== 'playing') return [];
  return leftOrders(loaded, side, view, now).filter((one) => one.off !== undefined);
}

/** Whether a message to the service that a seat named was given up. */
async function callsFail(
  { store }: MatchContext,
  { match }: LoadedMatch,
  seat: SeatRecord | undefined,
): Promise<boolean> {
  if (seat === undefined || seat.hook === null) return false;
  return (await store.failedCalls(match.id)).some(({ side }) => side === seat.side);
}

/** Events whose messages a page shows. */
const HEARD = 12;

/** What both said of late; what the other side says with its next turn is not told yet. */
function saidTo(messages: BesideEvents['messages'], head: number, reader: Side): SeatPage['said'] {
  return messages
    .filter(({ event, side }) => event <= head || side === reader)
    .map(({ event, side, text }) => ({ side, text, next: event > head }));
}

/**
 * Whom the match waits for, as far as the run that is shown knows: that the other side has answered a
 * question to both is in a draft.
 */
async function infoFor(
  context: MatchContext,
  loaded: LoadedMatch,
  stop: RunStop | undefined,
  failed?: BesideEvents['failed'],
): Promise<MatchInfo> {
  const info = await infoOf(context, loaded, failed);
  return info.status === 'playing' && stop?.at === 'asked' ? { ...info, waitsFor: openSides(stop) } : info;
}

function committedRunner(loaded: LoadedMatch): Runner {
  return playBack(loaded.game, stateToRunFrom(loaded), loaded.tape);
}

/** The position at which a seat stands: the committed one, and its own draft on it. */
function standAt(
  loaded: LoadedMatch,
  side: Side,
): { readonly runner: Runner; readonly stop: RunStop | undefined } {
  const begun = loaded.match.status === 'playing' || loaded.match.status === 'stopped';
  if (!begun && !beginsByOrder(loaded, side)) return { runner: committedRunner(loaded), stop: undefined };
  const runner = runnerOn(loaded, {}, [side]);
  return { runner, stop: runner.go() };
}

function questionTo(loaded: LoadedMatch, stop: RunStop | undefined, side: Side): Question | undefined {
  const answers = loaded.match.status === 'playing' || beginsByOrder(loaded, side);
  if (stop?.at !== 'asked' || !answers || stop.answered.includes(side)) return undefined;
  return stop.questions.find((q) => q.side === side);
}

function draftShown(draft: DraftRecord | undefined, runner: Runner): SeatPage['draft'] {
  if (draft === undefined) return { revision: 0, answers: [], log: [], undoable: false };
  const answers = draftAnswers(draft);
  return {
    revision: draft.revision,
    answers,
    log: runner.log,
    undoable: draft.press !== null || answers.some((a) => a.by === 'given'),
    ...(draft.closesAt === null ? {} : { closesAt: draft.closesAt }),
  };
}

function shown(
  { game }: LoadedMatch,
  { state }: Runner,
  viewer: Viewer,
  locale: Locale,
): Pick<SeatPage, 'view' | 'now' | 'phaseOf' | 'scene' | 'position'> {
  const view = game.position.view(state, viewer);
  return {
    view,
    now: view.now,
    phaseOf: phaseSide(game, state),
    scene: game.picture.scene(view, locale, []),
    position: game.picture.describe(view, locale),
  };
}

/** The last events for a reader. They never change, so they are kept. */
async function recent(
  context: MatchContext,
  { match }: LoadedMatch,
  reader: Viewer,
): Promise<readonly Chapter[]> {
  const key = `${match.id} ${reader}`;
  const known = context.chapters.get(key);
  if (known?.hash === match.headHash) return known.told;
  const chapters = await chaptersUpTo(context, match, reader, known);
  const told = withLotTold(match, chapters);
  context.chapters.set(key, { number: match.headNumber, hash: match.headHash, chapters, told });
  return told;
}

/** Those that are known, and what has come behind them. */
async function chaptersUpTo(
  { store }: MatchContext,
  { id, headNumber }: LoadedMatch['match'],
  reader: Viewer,
  known: RecentChapters | undefined,
): Promise<readonly Chapter[]> {
  const first = Math.max(1, headNumber - RECENT + 1);
  if (known !== undefined && known.number >= first && known.number < headNumber) {
    const [last, ...behind] = await store.readEvents(id, known.number, headNumber);
    // Another, where a backup was put back since.
    if (last?.hash === known.hash)
      return [...known.chapters.filter(({ n }) => n >= first), ...chaptersOf(behind, reader)];
  }
  return chaptersOf(await store.readEvents(id, first, headNumber), reader);
}

/** What anybody may see. */
export async function publicPage(
  context: MatchContext,
  id: string,
  locale: Locale,
): Promise<Outcome<PublicPage>> {
  const loaded = await loadMatch(context, id);
  if (loaded === undefined) return failed('unknown-match');
  const runner = publicRunner(loaded);
  if (runner === undefined) return failed('imported');
  return done({
    match: await infoFor(context, loaded, runner.go()),
    locale,
    timeZone: 'UTC',
    ...shown(loaded, runner, 'spectator', locale),
    chapters: await recent(context, loaded, 'spectator'),
    offers: [],
  });
}

/**
 * At the committed position; undefined for an imported journal that cannot be replayed, because it lacks what
 * is sealed.
 */
function publicRunner(loaded: LoadedMatch): Runner | undefined {
  try {
    return committedRunner(loaded);
  } catch (error) {
    if (loaded.match.status === 'imported' && error instanceof ScriptError) return undefined;
    throw error;
  }
}
