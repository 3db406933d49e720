/** Mails that what is decided makes due: said where it is decided, composed by the one writer (moment.ts). */
import type { BaseState, RunStop, Side } from '../../referee/index.js';
import type { SeatRecord } from '../../store/index.js';
import { committedState, type LoadedMatch, seatOf } from '../model/loaded-match.js';
import { seatLocale } from '../model/seats.js';
import type { MailKind } from './payload.js';
import { hasAddress, type MailMoment, mailName, waitingKind } from './waiting.js';

/** The match as a mail tells it: as it will be when the mail is written. */
export type ToldMatch = Pick<
  LoadedMatch,
  'match' | 'seats' | 'game' | 'standing' | 'plans' | 'clocks' | 'root'
>;

/** What a mail tells beside the match, its position and what has happened. */
export type ToldBeside = Pick<
  MailMoment,
  'question' | 'ended' | 'invitedBy' | 'others' | 'changed' | 'reply' | 'to' | 'takesOver' | 'anew'
>;

/** A mail that is to be composed and written with the events or the change that make it due. */
export interface DueMail {
  readonly loaded: ToldMatch;
  readonly seat: SeatRecord;
  readonly kind: MailKind;
  /** The position behind the events. */
  readonly state: BaseState;
  readonly beside?: ToldBeside;
  /** Tells it apart from others of its kind and event. */
  readonly nonce?: string;
  /**
   * A name of its own. Where its seat may have been mailed under it already, `isFirst` gives it the name that
   * its event makes.
   */
  readonly name?: string;
  readonly isFirst?: boolean;
  /** Milliseconds after which it leaves. */
  readonly after?: number;
  /** It leaves a tick later, whether a plan will answer in it or not. */
  readonly rests?: boolean;
}

/** Mails to sides that the match waits for. */
export function waitingMails(
  loaded: ToldMatch,
  state: BaseState,
  stop: RunStop,
  readers: readonly Side[],
): readonly DueMail[] {
  const questions = stop.at === 'asked' ? stop.questions : [];
  return readers.flatMap((side) => {
    const seat = seatOf(loaded, side);
    const question = questions.find((q) => q.side === side);
    if (seat === undefined || !hasAddress(seat)) return [];
    const kind = waitingKind(loaded, state, side);
    return [
      { loaded, seat, kind, state, ...(question === undefined ? {} : { beside: { question } }), rests: true },
    ];
  });
}

/**
 * The head of an ordered throw, with its round, to each seat and to its witness: before anybody knows the round.
 */
export function witnessMails(loaded: ToldMatch, state: BaseState): readonly DueMail[] {
  return loaded.seats.flatMap((seat): readonly DueMail[] => {
    const { witness, name, timeZone } = seat;
    const isOwn = seat.ownWitness && hasAddress(seat);
    const own: readonly DueMail[] = isOwn ? [{ loaded, seat, kind: 'ordered', state }] : [];
    if (witness === null || (isOwn && witness === seat.address)) return own;
    const to = { name, address: witness, locale: seatLocale(seat), timeZone };
    return [...own, { loaded, seat, kind: 'witness', state, beside: { to } }];
  });
}

/** The name that such a mail will have. */
export function presentName({ loaded: { match }, kind, seat, nonce = '' }: DueMail): string {
  return mailName(match.id, match.headNumber, kind, seat.side, nonce);
}

/** A mail of the match as it stands: no event comes of it, so a nonce names it. */
export function presentMail(
  loaded: LoadedMatch,
  seat: SeatRecord,
  kind: MailKind,
  nonce: string,
  beside: ToldBeside = {},
): DueMail {
  return { loaded, seat, kind, state: committedState(loaded), nonce, beside };
}
