/** What a seat's page and the page for everybody show. */
import {
  type Locale,
  playBack,
  type Question,
  type Runner,
  type RunStop,
  ScriptError,
  type Side,
  type Viewer,
} from '../../referee/index.js';
import type { DraftRecord, MatchAndSeats } from '../../store/index.js';
import { foretoldTo } from '../commands/standing.js';
import type { Desk } from '../core/context.js';
import { openSides } from '../core/course.js';
import { draftAnswers, readTable, runnerOn, seatOf, startState, type Table } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { localeOf } from '../core/seats.js';
import { chaptersOf } from '../outgoing/chapters.js';
import { phaseOf } from '../outgoing/waiting.js';
import type { Chapter, MatchInfo, Outcome, PublicPage, SeatPage } from '../types.js';
import { infoOf } from './info.js';

/** Events shown beside the map; the whole journal is a download. */
const RECENT = 60;

/** Everything a seat's page shows, its own draft included. */
export async function page(desk: Desk, id: string, side: Side, known?: MatchAndSeats): Promise<Outcome<SeatPage>> {
  const table = await readTable(desk, id, known);
  if (table === undefined || seatOf(table, side) === undefined) return failed('unknown-match');
  const { runner, stop } = standAt(table, side);
  const question = questionTo(table, stop, side);
  const plain = await pageOf(desk, table, side, runner, stop);
  const draft = draftShown(
    table.drafts.find((d) => d.side === side),
    runner,
  );
  if (question === undefined) return done({ ...plain, draft });
  return done({ ...plain, question, draft, unused: table.game.unused(plain.view, question, plain.locale) });
}

/** A seat's page without what it has not committed. */
export async function look(desk: Desk, id: string, side: Side, known?: MatchAndSeats): Promise<Outcome<SeatPage>> {
  const table = await readTable(desk, id, known);
  if (table === undefined || seatOf(table, side) === undefined) return failed('unknown-match');
  const runner = committedRunner(table);
  return done(await pageOf(desk, table, side, runner, runner.go()));
}

async function pageOf(desk: Desk, table: Table, side: Side, runner: Runner, stop: RunStop | undefined): Promise<SeatPage> {
  const seat = seatOf(table, side);
  const locale = seat === undefined ? 'en' : localeOf(seat);
  return {
    match: await infoFor(desk, table, stop),
    side,
    locale,
    timeZone: seat?.timeZone ?? 'UTC',
    mailing: seat?.mailing ?? false,
    ...shown(table, runner, side, locale),
    unused: [],
    foretold: table.match.status === 'playing' ? foretoldTo(table, side, table.game.view(runner.state, side)) : [],
    draft: draftShown(undefined, runner),
    chapters: await recent(desk, table, side),
    offers: await desk.store.readOffers(table.match.id),
  };
}

/** Whom the match waits for, as far as the run that is shown knows: that the other side has answered a question to both is in a draft. */
async function infoFor(desk: Desk, table: Table, stop: RunStop | undefined): Promise<MatchInfo> {
  const info = await infoOf(desk, table);
  return info.status === 'playing' && stop?.at === 'asked' ? { ...info, waitsFor: openSides(stop) } : info;
}

function committedRunner(table: Table): Runner {
  return playBack(table.game, startState(table), table.tape);
}

/** The position at which a seat stands: the committed one, and its own draft on it. */
function standAt(table: Table, side: Side): { readonly runner: Runner; readonly stop: RunStop | undefined } {
  const begun = table.match.status === 'playing' || table.match.status === 'stopped';
  if (!begun) return { runner: committedRunner(table), stop: undefined };
  const runner = runnerOn(table, {}, [side]);
  return { runner, stop: runner.go() };
}

function questionTo(table: Table, stop: RunStop | undefined, side: Side): Question | undefined {
  if (stop?.at !== 'asked' || table.match.status !== 'playing' || stop.answered.includes(side)) return undefined;
  return stop.questions.find((q) => q.side === side);
}

function draftShown(draft: DraftRecord | undefined, runner: Runner): SeatPage['draft'] {
  if (draft === undefined) return { revision: 0, answers: [], log: [], undoable: false };
  const answers = draftAnswers(draft);
  return { revision: draft.revision, answers, log: runner.log, undoable: answers.some((a) => a.by === 'given') };
}

function shown(
  { game }: Table,
  { state }: Runner,
  viewer: Viewer,
  locale: Locale,
): Pick<SeatPage, 'view' | 'now' | 'phaseOf' | 'scene' | 'position'> {
  const view = game.view(state, viewer);
  return {
    view,
    now: view.now,
    phaseOf: phaseOf(game, state),
    scene: game.scene(view, locale, []),
    position: game.describe(view, locale),
  };
}

/** The last events for a reader. They never change, so they are kept by head. */
async function recent(desk: Desk, { match }: Table, reader: Viewer): Promise<readonly Chapter[]> {
  const key = `${match.id} ${match.headHash} ${reader}`;
  const known = desk.chapters.get(key);
  if (known !== undefined) return known;
  const events = await desk.store.readEvents(match.id, Math.max(1, match.headNumber - RECENT + 1), match.headNumber);
  const chapters = chaptersOf(events, reader);
  desk.chapters.put(key, chapters);
  return chapters;
}

/** What anybody may see. */
export async function publicPage(desk: Desk, id: string, locale: Locale): Promise<Outcome<PublicPage>> {
  const table = await readTable(desk, id);
  if (table === undefined) return failed('unknown-match');
  const runner = publicRunner(table);
  if (runner === undefined) return failed('imported');
  return done({
    match: await infoFor(desk, table, runner.go()),
    locale,
    timeZone: 'UTC',
    ...shown(table, runner, 'spectator', locale),
    chapters: await recent(desk, table, 'spectator'),
    offers: [],
  });
}

/** At the committed position; undefined for an imported journal that cannot be replayed, because it lacks what is sealed. */
function publicRunner(table: Table): Runner | undefined {
  try {
    return committedRunner(table);
  } catch (error) {
    if (table.match.status === 'imported' && error instanceof ScriptError) return undefined;
    throw error;
  }
}
