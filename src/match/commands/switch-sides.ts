/**
 * The invited player asks for the other side, where the charter lets him choose: the invitation is withdrawn,
 * and the same match opened anew with sides switched. Roots and digests are bound to sides, so nothing of the
 * first match is taken over.
 */
import type { Side } from '../../referee/index.js';
import type { MatchAndSeats, SeatRecord } from '../../store/index.js';
import { charterOf, eventOf, readTerms } from '../model/charter.js';
import type { MatchContext } from '../model/context.js';
import { switchedKey } from '../model/loaded-match.js';
import { done, failed, seatLocale } from '../model/seats.js';
import type { OpenRequest, Outcome } from '../model/types.js';
import { carryOutCommand } from '../write/writer.js';
import { breakOff } from './end.js';
import { open } from './open.js';

/** Gives the match that takes the place of this one. Asked twice it is the same. */
export async function switchSides(
  context: MatchContext,
  id: string,
  side: Side,
): Promise<Outcome<{ readonly match: string }>> {
  const found = await context.store.readMatch(id);
  const guest = found?.seats.find((seat) => seat.side === side);
  const opener = found?.seats.find((seat) => seat.side !== side);
  if (found === undefined || guest === undefined || opener === undefined) return failed('unknown-match');
  const key = switchedKey(id);
  const earlier = await context.store.readOpening(key);
  if (eventOf(found.match) !== undefined) return failed('locked');
  if (earlier === undefined && !mayChoose(found, guest, opener)) return failed('seat-taken');
  const opened =
    earlier === undefined
      ? await open(context, switched(found, guest, opener, key))
      : done({ match: earlier.matchId });
  if (!opened.ok) return opened;
  const withdrawn = await carryOutCommand<null>(context, {
    match: id,
    side,
    decide: (givens, loaded) => {
      // Done already by whoever asked first.
      if (loaded.match.status !== 'open') return done({ value: null });
      const commit = breakOff(givens, loaded, 'switched');
      return done({ write: { to: 'commit', commit }, value: null });
    },
  });
  return withdrawn.ok ? opened : withdrawn;
}

/** Whether the invited player may still ask for the other side. */
export function mayChoose(
  { match }: Pick<MatchAndSeats, 'match'>,
  guest: Pick<SeatRecord, 'holder' | 'joinedAt'>,
  opener: Pick<SeatRecord, 'holder' | 'joinedAt'>,
): boolean {
  const persons = guest.holder === 'person' && opener.holder === 'person';
  const isFree = match.status === 'open' && guest.joinedAt === null && opener.joinedAt !== null;
  return persons && isFree && charterOf(match).sides === 'guest';
}

function switched({ match }: MatchAndSeats, guest: SeatRecord, opener: SeatRecord, key: string): OpenRequest {
  // Chosen is chosen: nobody asks again.
  const { sides: _, ...terms } = readTerms(match.terms);
  const seat = ({ name, address, timeZone, ...rest }: SeatRecord, side: Side) => {
    return { side, holder: 'person' as const, name, address, locale: seatLocale(rest), timeZone };
  };
  return {
    game: match.game,
    scenario: match.scenario,
    options: match.options,
    pack: match.pack,
    opener: guest.side,
    terms,
    key,
    seats: [seat(opener, guest.side), seat(guest, opener.side)],
    ...(match.beacon === null ? {} : { dice: 'beacon' as const }),
    ...(guest.first ? { opponentRuns: true } : {}),
  };
}
