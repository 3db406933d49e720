/** Another match of the same two players, with sides switched. */
import type { Side } from '../../referee/index.js';
import type { MatchAndSeats, SeatRecord } from '../../store/index.js';
import { readTerms } from '../model/charter.js';
import type { MatchContext } from '../model/context.js';
import { closedTo, done, failed, NOBODY, seatLocale } from '../model/seats.js';
import type { OpenRequest, Outcome, Rematch, SeatRequest } from '../model/types.js';
import { open } from './open.js';

/**
 * Opens the rematch of a match that is over: game, scenario, options, components and terms as they were, each
 * player on the other side. `opponentRuns`: the player who asks says that the other one runs this server. Once a match: whoever asks second is led to the one that is there. `no-rematch`
 * where a player cannot be asked any more.
 */
export async function rematch(
  context: MatchContext,
  id: string,
  side: Side,
  { opponentRuns = false }: { readonly opponentRuns?: boolean } = {},
): Promise<Outcome<Rematch>> {
  const found = await context.store.readMatch(id);
  const own = found?.seats.find((seat) => seat.side === side);
  if (found === undefined || own === undefined) return failed('unknown-match');
  const closed = closedTo(found.match, ['finished']);
  if (closed !== undefined) return { ok: false, failure: closed };
  const other = found.seats.find((seat) => seat !== own);
  if (other === undefined || !canRematch(own, other)) return failed('no-rematch');
  const key = `rematch of ${id}`;
  const earlier = await context.store.readOpening(key);
  if (earlier !== undefined) return done({ match: earlier.matchId, side: other.side });
  const request = requestFor(found, own, other, key);
  const opened = await open(context, opponentRuns ? { ...request, opponentRuns } : request);
  if (opened.ok) return done({ match: opened.value.match, side: other.side });
  // Both asked at once: the other's request opened it.
  const meanwhile = opened.failure.code === 'key-reused' ? await context.store.readOpening(key) : undefined;
  return meanwhile === undefined ? opened : done({ match: meanwhile.matchId, side: other.side });
}

/** Whether the holders of these seats can be asked to play each other again. */
export function canRematch(one: SeatRecord, other: SeatRecord): boolean {
  return mayBeAsked(one, other) && mayBeAsked(other, one);
}

/** Who has no address can only play against the practice opponent. */
function mayBeAsked(seat: SeatRecord, other: SeatRecord): boolean {
  return (
    seat.holder === 'robot' || seat.address !== null || (other.holder === 'robot' && seat.name !== NOBODY)
  );
}

function requestFor({ match }: MatchAndSeats, own: SeatRecord, other: SeatRecord, key: string): OpenRequest {
  // It is the players' own match, whatever event they met in.
  const { event: _, ...terms } = readTerms(match.terms);
  return {
    game: match.game,
    scenario: match.scenario,
    options: match.options,
    pack: match.pack,
    opener: other.side,
    seats: [seatFor(own, other.side), seatFor(other, own.side)],
    terms,
    ...(match.beacon === null ? {} : { dice: 'beacon' as const }),
    key,
  };
}

function seatFor(seat: SeatRecord, side: Side): SeatRequest {
  const { name, address, timeZone } = seat;
  const holder = seat.holder === 'robot' ? 'robot' : 'person';
  return { side, holder, name, address, locale: seatLocale(seat), timeZone };
}
