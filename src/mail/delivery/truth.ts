/** Whether a mail of the outbox still says what is so. */
import type { MatchAndSeats, OfferRecord, OutboxMail, SeatRecord } from '../../store/index.js';

/** A mail to be sent to its seat, or why not. */
export type Verdict = { readonly send: SeatRecord } | { readonly drop: string };

/** Mails that somebody asked for just now: they go to a suspended address too. */
const ASKED_FOR: readonly string[] = ['claim', 'link'];

/**
 * Looks at the match as it is now. A seat that wants no mail gets none but a `link`, which somebody must have
 * asked for, and the news that its `settings` were changed, perhaps by somebody else. A mail that says "the
 * match waits for you" must still be true.
 */
export function verdictOn(
  mail: Pick<OutboxMail, 'kind' | 'side'>,
  found: MatchAndSeats | undefined,
  offers: readonly OfferRecord[],
): Verdict {
  const seat = found?.seats.find(({ side }) => side === mail.side);
  if (found === undefined || seat === undefined) return { drop: 'no such seat' };
  // A claim goes to whoever asked for the seat, not to its holder.
  if (mail.kind === 'witness')
    return seat.witness === null ? { drop: 'no witness' } : { send: { ...seat, address: seat.witness } };
  if (seat.address === null && mail.kind !== 'claim') return { drop: 'no address' };
  if (!seat.mailing && mail.kind !== 'link' && mail.kind !== 'settings') return { drop: 'wants no mail' };
  if (seat.bouncedAt !== null && !ASKED_FOR.includes(mail.kind)) return { drop: 'its address takes no mail' };
  return isTrue(mail, found, seat, offers) ? { send: seat } : { drop: 'no longer true' };
}

/** Whether what it says is still so, whoever is told. */
export function isTrue(
  { kind, side }: Pick<OutboxMail, 'kind' | 'side'>,
  { match }: MatchAndSeats,
  seat: SeatRecord,
  offers: readonly OfferRecord[],
): boolean {
  switch (kind) {
    case 'claim':
      return (
        isFree(seat, match) || offers.some((offer) => offer.side === side && offer.kind === 'substitute')
      );
    case 'invitation':
      return isFree(seat, match);
    case 'turn':
    case 'question':
    case 'reminder':
      return match.status === 'playing' && match.pending.includes(side);
    case 'consent':
      return match.status === 'playing' && offers.some(isFrom(side, 'draw'));
    case 'resignOffered':
      return match.status === 'playing' && offers.some(isFrom(side, 'resignation'));
    case 'substitute':
      return match.status === 'playing' && offers.some(isFrom(side, 'substitute'));
    case 'takeBack':
      return (
        match.status === 'playing' &&
        offers.some((offer) => isFrom(side, 'take back')(offer) && offer.event === match.headNumber)
      );
    case 'outage':
      return match.throwing === 'round';
    case 'beaconless':
      return match.throwing === 'round' && offers.some(isFrom(side, 'beaconless'));
    case 'moveWanted':
      return match.status === 'playing' && offers.some(isFrom(side, 'move'));
    case 'lost':
      return offers.some(isFrom(side, 'lost seed'));
    case 'begin':
      return match.status === 'open' && match.pending.includes(side);
    case 'stopped':
      return match.status === 'stopped';
    case 'unreachable':
    case 'extended':
    case 'timeUp':
      return match.status !== 'finished';
    case 'overdue':
      return match.status === 'playing' && match.pending.some((other) => other !== side);
    default:
      return true;
  }
}

function isFree({ joinedAt }: SeatRecord, { status }: MatchAndSeats['match']): boolean {
  return joinedAt === null && status === 'open';
}

/** Whether an offer of this kind is the other side's. */
function isFrom(side: string, kind: OfferRecord['kind']): (offer: OfferRecord) => boolean {
  return (offer) => offer.side !== side && offer.kind === kind;
}
