/** Fresh links, mailed to those who ask for them or who made the earlier ones void. */
import type { Side } from '../../referee/index.js';
import type { MatchAndSeats, MatchStatus, NewMail, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import { type LoadedMatch, loadMatch, NO_ROOT, seatOf } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { addressSchema, checked } from '../core/seats.js';
import { presentMail } from '../outgoing/moment.js';
import { hasAddress, type MailMoment, newNonce } from '../outgoing/waiting.js';
import type { OtherSeat, Outcome } from '../types.js';
import { changesOf } from './settings.js';

const RUNNING: readonly MatchStatus[] = ['open', 'playing', 'stopped'];
/** Matches that one mail tells of. */
const MOST = 50;

/** Makes every earlier link of the seat void and mails a fresh one. Mails that somebody had switched off come again. */
export async function revoke(context: MatchContext, id: string, side: Side): Promise<Outcome<null>> {
  const loaded = await loadMatch(context, id);
  const seat = loaded === undefined ? undefined : seatOf(loaded, side);
  if (loaded === undefined || seat === undefined) return failed('unknown-match');
  const changed = changesOf(seat, { ...seat, mailing: true });
  const mails = hasAddress(seat) ? [await linkMail(context, loaded, seat, { changed })] : [];
  const seats = [{ side, generation: seat.generation + 1, mailing: true }];
  const written = await context.store.change({ matchId: id, seats, mails });
  if (!written.ok) return failed('busy');
  context.mailed?.();
  return done(null);
}

/** Mails a fresh link to the seat's address. `others`: further seats of its holder. */
export async function sendLink(
  context: MatchContext,
  id: string,
  side: Side,
  others: readonly OtherSeat[] = [],
): Promise<void> {
  const loaded = await loadMatch(context, id);
  const seat = loaded === undefined ? undefined : seatOf(loaded, side);
  if (loaded === undefined || seat === undefined || !hasAddress(seat)) return;
  const written = await context.store.change({
    matchId: id,
    mails: [await linkMail(context, loaded, seat, { others })],
  });
  if (written.ok) context.mailed?.();
}

/** One mail with the links of all running matches in which this address holds a seat, those first that wait for it. */
export async function sendLinks(context: MatchContext, input: string): Promise<void> {
  const address = checked(addressSchema, input);
  if (!address.ok) return;
  const found = (await context.store.matchesOfAddress(address.value)).filter(({ match }) =>
    RUNNING.includes(match.status),
  );
  const held = found.flatMap((one) =>
    one.seats.filter((seat) => seat.address === address.value).map((seat) => ({ ...one, seat })),
  );
  const asks = ({ match, seat }: Held) => (match.pending.includes(seat.side) ? 0 : 1);
  const [first, ...rest] = held.toSorted((a, b) => asks(a) - asks(b)).slice(0, MOST);
  if (first === undefined) return;
  await sendLink(
    context,
    first.match.id,
    first.seat.side,
    await Promise.all(rest.map((other) => otherSeat(context, other))),
  );
}

type Held = MatchAndSeats & { readonly seat: SeatRecord };

async function otherSeat(context: MatchContext, { match, seats, seat }: Held): Promise<OtherSeat> {
  const { game, rulesVersion, pack } = match;
  return {
    ...{ match: match.id, game, rulesVersion, pack, side: seat.side, generation: seat.generation },
    head: { number: match.headNumber, hash: match.headHash },
    chain: ((await context.store.readRoot(match.id)) ?? NO_ROOT).chain,
    joined: seat.joinedAt !== null,
    asked: match.pending.includes(seat.side),
    opponent: seats.find(({ side }) => side !== seat.side)?.name ?? '',
    since: match.updatedAt.toISOString(),
  };
}

/** A mail with a fresh link. It counts as told like any other, so it tells all since the one before. */
function linkMail(
  context: MatchContext,
  loaded: LoadedMatch,
  seat: SeatRecord,
  told: Pick<MailMoment, 'others' | 'changed'>,
): Promise<NewMail> {
  return presentMail(context, loaded, seat, 'link', newNonce(context), told);
}
