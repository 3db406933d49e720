/**
 * When a mail leaves, as its reader wishes: at once, with the others of the hour or of the day, never in his
 * quiet hours. No wish delays a clock, and none holds a mail past the deadline that it tells of.
 */
import { DateTime } from 'luxon';
import type { MailKind, MailPayload } from '../../match/index.js';
import { deadlineAfter } from '../../match/index.js';
import type { OutboxMail, SeatRecord } from '../../store/index.js';

/** Asked for just now, or of somebody who has wished nothing yet. */
const PROMPT: readonly MailKind[] = ['link', 'claim', 'invitation', 'begin', 'settings', 'reply'];
/** Worth nothing together with others, later. */
const TIMED: readonly MailKind[] = ['reminder', 'timeUp', 'overdue'];
/** Of a day's mails, where no hours are quiet. */
const MORNING = 8;

type Wishes = Pick<SeatRecord, 'delivery' | 'quietFrom' | 'quietTo' | 'timeZone'>;

/** When a mail that could leave now is to leave; undefined: now. */
export function heldUntil(
  { kind, payload, heldSince }: Pick<OutboxMail, 'kind' | 'payload' | 'heldSince'>,
  seat: Wishes,
  now: Date,
): Date | undefined {
  if (isOf(PROMPT, kind)) return undefined;
  const since = heldSince ?? now;
  const collected = isOf(TIMED, kind) ? since : collectedAt(seat, since);
  const leaves = afterQuiet(seat, collected > now ? collected : now);
  if (leaves <= now) return undefined;
  const deadline = deadlineOf(JSON.parse(payload) as MailPayload, seat, since);
  return deadline !== undefined && deadline <= leaves ? undefined : leaves;
}

function isOf(kinds: readonly MailKind[], kind: string): boolean {
  return kinds.some((one) => one === kind);
}

/** When what was due at `since` is collected. */
function collectedAt(seat: Wishes, since: Date): Date {
  const at = DateTime.fromJSDate(since, { zone: seat.timeZone });
  switch (seat.delivery) {
    case 'immediate':
      return since;
    case 'hourly':
      return at.startOf('hour').plus({ hours: 1 }).toJSDate();
    case 'daily': {
      const hour = seat.quietFrom === seat.quietTo ? MORNING : seat.quietTo;
      return nextAt(at, hour).toJSDate();
    }
  }
}

/** The first instant from `at` on that lies in no quiet hour. */
function afterQuiet({ quietFrom, quietTo, timeZone }: Wishes, at: Date): Date {
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  const { hour } = local;
  const quiet =
    quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
  return quietFrom !== quietTo && quiet ? nextAt(local, quietTo).toJSDate() : at;
}

/**
 * The next time that a clock on the wall shows this hour; where daylight saving leaves it out, what follows
 * it.
 */
function nextAt(local: DateTime, hour: number): DateTime {
  const today = local.set({ hour, minute: 0, second: 0, millisecond: 0 });
  return today > local ? today : local.plus({ days: 1 }).set({ hour, minute: 0, second: 0, millisecond: 0 });
}

function deadlineOf({ time }: MailPayload, { timeZone }: Wishes, since: Date): Date | undefined {
  if (time === undefined || time.paused) return undefined;
  return time.deadline === null
    ? deadlineAfter({ zone: timeZone, ...time.days }, since, time.left)
    : new Date(time.deadline);
}
