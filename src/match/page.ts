/** What a seat's page and the page for everybody show. */
import { type Locale, playBack, type Question, type Runner, type Side, type Stop } from '../referee/index.js';
import type { DraftRecord, EventRecord } from '../store/index.js';
import type { Desk } from './desk.js';
import { infoOf } from './info.js';
import { done, failed } from './outcome.js';
import { chaptersOf } from './report.js';
import { localeOf } from './seats.js';
import { committedState, draftAnswers, readTable, runnerOn, seatOf, startState, type Table } from './table.js';
import type { Outcome, PublicPage, SeatPage } from './types.js';

/** Events shown beside the map; the whole journal is a download. */
const RECENT = 60;

/** Everything a seat's page shows, its own draft included. */
export async function page(desk: Desk, id: string, side: Side): Promise<Outcome<SeatPage>> {
  const table = await readTable(desk, id);
  const seat = table === undefined ? undefined : seatOf(table, side);
  if (table === undefined || seat === undefined) return failed('unknown-match');
  const { runner, stop } = standAt(table, side);
  const question = questionTo(table, stop, side);
  const locale = localeOf(seat);
  const { timeZone, mailing } = seat;
  const view = table.game.view(runner.state, side);
  const draft = table.drafts.find((d) => d.side === side);
  return done({
    match: await infoOf(desk, table),
    side,
    locale,
    timeZone,
    mailing,
    ...shown(table, view, locale),
    ...(question === undefined ? {} : { question }),
    unused: question === undefined ? [] : table.game.unused(view, question, locale),
    draft: draftShown(draft, runner),
    chapters: chaptersOf(await recent(desk, table), side),
    offers: await desk.store.readOffers(id),
  });
}

/** The position at which a seat stands: the committed one, and its own draft on it. */
function standAt(table: Table, side: Side): { readonly runner: Runner; readonly stop: Stop | undefined } {
  const begun = table.match.status === 'playing' || table.match.status === 'stopped';
  if (!begun) return { runner: playBack(table.game, startState(table), table.tape), stop: undefined };
  const runner = runnerOn(table, {}, [side]);
  return { runner, stop: runner.go() };
}

function questionTo(table: Table, stop: Stop | undefined, side: Side): Question | undefined {
  if (stop?.at !== 'asked' || table.match.status !== 'playing' || stop.answered.includes(side)) return undefined;
  return stop.questions.find((q) => q.side === side);
}

function draftShown(draft: DraftRecord | undefined, runner: Runner): SeatPage['draft'] {
  if (draft === undefined) return { revision: 0, answers: [], log: [], undoable: false };
  const answers = draftAnswers(draft);
  return { revision: draft.revision, answers, log: runner.log, undoable: answers.some((a) => a.by === 'given') };
}

function shown(table: Table, view: SeatPage['view'], locale: Locale): Pick<SeatPage, 'view' | 'now' | 'scene' | 'position'> {
  const { game } = table;
  return { view, now: view.now, scene: game.scene(view, locale, []), position: game.describe(view, locale) };
}

function recent(desk: Desk, { match }: Table): Promise<readonly EventRecord[]> {
  return desk.store.readEvents(match.id, Math.max(1, match.headNumber - RECENT + 1), match.headNumber);
}

/** What anybody may see. */
export async function publicPage(desk: Desk, id: string, locale: Locale): Promise<Outcome<PublicPage>> {
  const table = await readTable(desk, id);
  if (table === undefined) return failed('unknown-match');
  const view = table.game.view(committedState(table), 'spectator');
  return done({
    match: await infoOf(desk, table),
    locale,
    timeZone: 'UTC',
    ...shown(table, view, locale),
    chapters: chaptersOf(await recent(desk, table), 'spectator'),
    offers: [],
  });
}
