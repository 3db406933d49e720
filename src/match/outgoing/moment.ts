/** What a mail tells: the match at an event, and all since the mail before. */
import { readEvent } from '../../journal/index.js';
import { type BaseState, playBack, type RunStop, type Side, tapeOf } from '../../referee/index.js';
import type { EventRecord, NewMail, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import { committedState, type LoadedMatch, recordedRun, seatOf } from '../core/loaded-match.js';
import { EventWriter } from '../events/event-writer.js';
import { commitmentsOf } from '../events/roots.js';
import { chainsBefore, factsOfChain } from './chain-facts.js';
import type { MailKind } from './payload.js';
import { hasAddress, type MailMoment, mailTo, waitingKind } from './waiting.js';

/** Mails to sides that the match waits for. They leave a tick after the commit, whether a plan will answer in it or not. */
export async function waitingMails(
  context: MatchContext,
  loaded: LoadedMatch,
  state: BaseState,
  stop: RunStop,
  readers: readonly Side[],
  writer: EventWriter,
): Promise<readonly NewMail[]> {
  const questions = stop.at === 'asked' ? stop.questions : [];
  const mails: NewMail[] = [];
  for (const side of readers) {
    const seat = seatOf(loaded, side);
    const question = questions.find((q) => q.side === side);
    if (seat === undefined || !hasAddress(seat)) continue;
    const moment = await momentFor(context, loaded, side, state, writer);
    const kind = waitingKind(loaded, state, side);
    const mail = mailTo(loaded, seat, kind, { ...moment, ...(question === undefined ? {} : { question }) });
    mails.push({ ...mail, nextAt: new Date(mail.nextAt.getTime() + (context.tick ?? 0)) });
  }
  return mails;
}

/** The state that a mail tells of, behind the events of a writer. */
export interface MomentSeen {
  readonly state: BaseState;
  readonly writer: EventWriter;
}

/** A mail of an event that asks nothing. */
export async function momentMail(
  context: MatchContext,
  loaded: LoadedMatch,
  seat: SeatRecord,
  kind: MailKind,
  { state, writer }: MomentSeen,
): Promise<NewMail> {
  return mailTo(loaded, seat, kind, await momentFor(context, loaded, seat.side, state, writer));
}

/** A mail of the match as it stands: no event comes of it, so it has a name of its own. */
export async function presentMail(
  context: MatchContext,
  loaded: LoadedMatch,
  seat: SeatRecord,
  kind: MailKind,
  nonce: string,
  told: Pick<MailMoment, 'others' | 'changed' | 'to' | 'invitedBy'> = {},
): Promise<NewMail> {
  const writer = new EventWriter(loaded, context.clock());
  const moment = await momentFor(context, loaded, seat.side, committedState(loaded), writer);
  return mailTo(loaded, seat, kind, { ...moment, ...told }, nonce);
}

/** What a mail to a seat tells: all since its last delivered mail. */
export async function momentFor(
  context: MatchContext,
  loaded: LoadedMatch,
  side: Side,
  state: BaseState,
  writer: EventWriter,
) {
  const told = seatOf(loaded, side)?.lastMailedEvent ?? 0;
  const { id, headNumber } = loaded.match;
  const stored = await context.store.readEvents(id, Math.max(told, 1), headNumber);
  const last = stored.find(({ number }) => number === told);
  const before = last === undefined ? undefined : await stateAfter(context, loaded, last);
  context.mailedStates.set(momentKey(id, writer.head.hash), JSON.stringify(state));
  const events = [...stored.filter((event) => event !== last), ...writer.made];
  const commitments = commitmentsOf(context, id, loaded.root);
  return {
    state,
    ...(before === undefined ? {} : { before }),
    head: { number: writer.head.n, hash: writer.head.hash },
    at: writer.at,
    events,
    commitments,
    dice: [...(await chainsBefore(context, loaded, events)), factsOfChain(commitments, loaded.seats)],
  };
}

function momentKey(match: string, hash: string): string {
  return `${match} ${hash}`;
}

/** The state after an event: kept since a mail told of it, or by full replay. */
async function stateAfter(
  context: MatchContext,
  loaded: Pick<LoadedMatch, 'match' | 'game'>,
  event: EventRecord,
): Promise<BaseState> {
  const { match, game } = loaded;
  const kept = context.mailedStates.get(momentKey(match.id, event.hash));
  if (kept !== undefined) return JSON.parse(kept) as BaseState;
  const records = await context.store.readEvents(match.id, 1, event.number);
  const courses = records.flatMap(
    (record) => recordedRun(readEvent(record.text), JSON.parse(record.contents)) ?? [],
  );
  return playBack(game, game.start({ scenario: match.scenario, options: match.options }), tapeOf(courses))
    .state;
}
