/** What a mail says of its reader's time. */
import { deadlineAfter, type MailKind, type MailPayload } from '../../../match/index.js';
import { cleanName, type Reader, timeOf } from '../../../telling/index.js';

/** Mails that say until when there is time. */
const TIMED: readonly MailKind[] = [
  ...(['turn', 'question', 'reminder', 'extended', 'resumed', 'link', 'reply'] as const),
];

/**
 * Until when the reader has time, in a mail that says so: where his clock does not run yet, from the moment
 * at which it leaves.
 */
export function deadlineIn(
  { time, kind }: Pick<MailPayload, 'time' | 'kind'>,
  zone: string,
  now: Date | undefined,
): Date | undefined {
  if (time === undefined || time.paused || !TIMED.includes(kind)) return undefined;
  if (time.deadline !== null) return new Date(time.deadline);
  return now === undefined ? undefined : deadlineAfter({ zone, ...time.days }, now, time.left);
}

/** Until when its reader has time, and which side may claim the match on time. */
export function timeLines(reader: Reader, payload: MailPayload, now: Date | undefined) {
  const { narrator, zone } = reader;
  if (payload.time?.paused && TIMED.includes(payload.kind)) return [narrator.say('time.paused')];
  const deadline = deadlineIn(payload, zone, now);
  const until =
    deadline === undefined
      ? []
      : [narrator.say('time.until', { time: timeOf(deadline.toISOString(), zone, narrator.locale) })];
  return [...until, ...claimLines(reader, payload)];
}

function claimLines({ narrator, side, names }: Reader, { kind, late, mayClaim }: MailPayload) {
  if (!TIMED.includes(kind) && kind !== 'timeUp') return [];
  const opponent = cleanName(names[narrator.opponentOf(side)] ?? '');
  return [
    ...(late?.claimable ? [narrator.say('time.theyClaim', { opponent })] : []),
    ...(mayClaim ? [narrator.say('time.youClaim', { opponent })] : []),
  ];
}
