/** What one side offers and the other consents to or declines. No event, so that no number moves. */
import type { Side } from '../../referee/index.js';
import type { OfferRecord, SeatRecord } from '../../store/index.js';
import type { DecisionInputs } from '../model/context.js';
import { type LoadedMatch, revisionOf, seatOf } from '../model/loaded-match.js';
import type { Accepted } from '../model/types.js';
import { type DueMail, presentMail } from './due.js';
import type { MailKind } from './payload.js';
import { hasAddress } from './waiting.js';
import type { CommandResult } from './writer.js';

/** An offer, and the mail that tells the other side of it or of its refusal. */
export interface OfferTold {
  readonly kind: OfferRecord['kind'];
  readonly mail: MailKind;
  /** Names the mail: there may be several on one position. */
  readonly nonce: string;
}

/** Writes that a side offers. `again`: it has offered already, so the other is not mailed once more. */
export function writeOffer(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  told: OfferTold & { readonly again: boolean },
): CommandResult<Accepted> {
  const other = told.again ? undefined : loaded.seats.find((seat) => seat.side !== side);
  const put = [{ side, kind: told.kind, at: givens.clock(), event: loaded.match.headNumber }];
  return {
    write: { to: 'change', change: { offers: { put }, due: mailTo(loaded, other, told) } },
    value: unmoved(loaded, side),
  };
}

/** Writes that a side declines what the other, `offerer`, offered: he is mailed. */
export function declineOffer(
  loaded: LoadedMatch,
  side: Side,
  offerer: Side,
  told: OfferTold,
): CommandResult<Accepted> {
  const due = mailTo(loaded, seatOf(loaded, offerer), told);
  return {
    write: { to: 'change', change: { offers: { drop: [offerer], kind: told.kind }, due } },
    value: unmoved(loaded, side),
  };
}

function mailTo(
  loaded: LoadedMatch,
  seat: SeatRecord | undefined,
  { mail, nonce }: OfferTold,
): readonly DueMail[] {
  return seat !== undefined && hasAddress(seat) ? [presentMail(loaded, seat, mail, nonce)] : [];
}

function unmoved(loaded: LoadedMatch, side: Side): Accepted {
  return { became: 'draft', event: loaded.match.headNumber, draft: revisionOf(loaded, side) };
}
