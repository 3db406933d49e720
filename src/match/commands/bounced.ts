/**
 * Mails that came back. An address that takes none is suspended: nothing but what is asked for goes there,
 * its clock stands, the other side is told, and its owner may say that it takes mail again. What may pass is
 * tried again, a few times.
 */
import { sha256Hex } from '../../journal/index.js';
import type { Side } from '../../referee/index.js';
import type { SeatChange, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../model/context.js';
import { type LoadedMatch, seatOf } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import { clockSave } from '../model/shown-clock.js';
import type { Outcome } from '../model/types.js';
import { type DueMail, presentMail } from '../write/due.js';
import { hasAddress, newNonce } from '../write/waiting.js';
import { type CommandResult, carryOutCommand } from '../write/writer.js';

/** A mail that came back. */
export interface BouncedMail {
  /** The event that it told of: what was told since is to be told again. */
  readonly event: number;
  /** `hard`: the address takes no mail. `soft`: a reason that may pass. */
  readonly bounce: 'hard' | 'soft';
  /** Tells this report apart from every other. */
  readonly name: string;
}

const HOUR = 3600_000;
/** How long after the first, the second … mail that came back another is tried. */
const AGAIN = [HOUR, 6 * HOUR, 24 * HOUR];
/** Mails that come back more than so long apart have nothing to do with each other. */
const APART = 7 * 24 * HOUR;

/** Notes that a mail to a seat came back. */
export function bounced(
  context: MatchContext,
  id: string,
  side: Side,
  mail: BouncedMail,
): Promise<Outcome<null>> {
  const key = `bounce:${sha256Hex(mail.name)}`;
  return carryOutCommand<null>(context, {
    match: id,
    side,
    once: { side, key, bodyHash: sha256Hex(key) },
    decide: ({ clock }, loaded) => {
      const seat = seatOf(loaded, side);
      if (seat === undefined) return failed('unknown-match');
      // Whoever was erased or is suspended gets nothing more that could come back.
      if (!hasAddress(seat) || seat.bouncedAt !== null) return done({ value: null });
      const untold = { lastMailedEvent: Math.min(seat.lastMailedEvent, Math.max(0, mail.event - 1)) };
      return done(
        mail.bounce === 'hard'
          ? suspended(loaded, seat, clock(), untold)
          : triedAgain(loaded, seat, clock(), untold),
      );
    },
  });
}

/** Notes that the address of a seat takes no mail, and mails it to the other side, once a match. */
export async function tellUnreachable(context: MatchContext, id: string, side: Side): Promise<void> {
  await carryOutCommand<null>(context, {
    match: id,
    side,
    decide: ({ clock }, loaded) => {
      const seat = seatOf(loaded, side);
      if (seat === undefined || loaded.match.status === 'finished') return done({ value: null });
      return done(suspended(loaded, seat, clock()));
    },
  });
}

function suspended(
  loaded: LoadedMatch,
  seat: SeatRecord,
  now: Date,
  more: Partial<SeatChange> = {},
): CommandResult<null> {
  if (seat.bouncedAt !== null) return { value: null };
  const others = loaded.seats.filter((one) => one.side !== seat.side && hasAddress(one));
  const due =
    loaded.match.status === 'finished' ? [] : others.map((one) => unreachableMail(loaded, one, now));
  const seats = [{ side: seat.side, bouncedAt: now, ...more }];
  return {
    write: { to: 'change', change: { seats, due, clocks: lookedAt(loaded, seat, now) } },
    value: null,
  };
}

/** By a name of its own: of several who notice it at once, one tells it. */
function unreachableMail(loaded: LoadedMatch, seat: SeatRecord, now: Date): DueMail {
  const name = `${loaded.match.id}.1.unreachable.${seat.side}`;
  return { ...presentMail(loaded, seat, 'unreachable', String(now.getTime())), name, isFirst: true };
}

function triedAgain(
  loaded: LoadedMatch,
  seat: SeatRecord,
  now: Date,
  untold: Partial<SeatChange>,
): CommandResult<null> {
  const { lastBounceAt } = seat;
  const isNear = lastBounceAt !== null && now.getTime() - lastBounceAt.getTime() < APART;
  const bounces = (isNear ? seat.bounces : 0) + 1;
  const after = AGAIN[bounces - 1];
  if (after === undefined) return suspended(loaded, seat, now, { ...untold, bounces, lastBounceAt: now });
  const mail = presentMail(loaded, seat, 'link', `again${now.getTime()}`);
  const seats = [{ side: seat.side, bounces, lastBounceAt: now, ...untold }];
  return { write: { to: 'change', change: { seats, due: [{ ...mail, after }] } }, value: null };
}

/** Its owner says that his address takes mail again: he is mailed what he was not told. */
export function mailAgain(context: MatchContext, id: string, side: Side): Promise<Outcome<null>> {
  const nonce = newNonce(context);
  return carryOutCommand<null>(context, {
    match: id,
    side,
    decide: ({ clock }, loaded) => {
      const seat = seatOf(loaded, side);
      if (seat === undefined) return failed('unknown-match');
      if (seat.bouncedAt === null || !hasAddress(seat)) return done({ value: null });
      const seats = [{ side, bouncedAt: null, bounces: 0, lastBounceAt: null }];
      const due = [presentMail(loaded, seat, 'link', nonce)];
      return done({
        write: { to: 'change', change: { seats, due, clocks: lookedAt(loaded, seat, clock()) } },
        value: null,
      });
    },
  });
}

/** The clock of a seat is looked at now: it stands from here on, or goes on. */
function lookedAt({ clocks }: LoadedMatch, { side }: SeatRecord, now: Date) {
  const clock = clocks[side];
  return clock === undefined || clock.nextAt === null ? [] : [clockSave(side, { ...clock, nextAt: now })];
}
