/** Fresh links, mailed to those who ask for them or who made the earlier ones void. */
import type { Side } from '../../referee/index.js';
import type { MatchAndSeats, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../model/context.js';
import { gameOf, type LoadedMatch, NO_ROOT, seatOf } from '../model/loaded-match.js';
import { addressSchema, checked, done, failed, UNFINISHED } from '../model/seats.js';
import type { Outcome } from '../model/types.js';
import { orGone } from '../model/versions.js';
import { presentMail } from '../write/due.js';
import type { OtherSeat } from '../write/payload.js';
import { hasAddress, newNonce } from '../write/waiting.js';
import { carryOutCommand } from '../write/writer.js';
import { settingChanges } from './settings.js';

/** Matches that one mail tells of. */
const MOST = 50;

/**
 * Makes every earlier link of the seat void and mails a fresh one. Mails that somebody had switched off come
 * again.
 */
export function revoke(context: MatchContext, id: string, side: Side): Promise<Outcome<null>> {
  const nonce = newNonce(context);
  return carryOutCommand(context, {
    match: id,
    side,
    // Void is void: whoever raised it meanwhile has mailed a fresh link as well.
    recognise: (now, before) => (generationOf(now, side) > generationOf(before, side) ? null : undefined),
    decide: (_, loaded) => {
      const seat = seatOf(loaded, side);
      if (seat === undefined) return failed('unknown-match');
      const changed = settingChanges(seat, { ...seat, mailing: true });
      const due = hasAddress(seat) ? [presentMail(loaded, seat, 'link', nonce, { changed, anew: true })] : [];
      const seats = [{ side, generation: seat.generation + 1, mailing: true, bouncedAt: null, bounces: 0 }];
      return done({ write: { to: 'change', change: { seats, due } }, value: null });
    },
  });
}

function generationOf(loaded: LoadedMatch, side: Side): number {
  return seatOf(loaded, side)?.generation ?? 0;
}

/**
 * Mails a fresh link to the seat's address; it tells all since the mail before. `others`: further seats of
 * its holder.
 */
export async function sendLink(
  context: MatchContext,
  id: string,
  side: Side,
  others: readonly OtherSeat[] = [],
): Promise<void> {
  const nonce = newNonce(context);
  await carryOutCommand(context, {
    match: id,
    side,
    decide: (_, loaded) => {
      const seat = seatOf(loaded, side);
      if (seat === undefined || !hasAddress(seat)) return done({ value: null });
      const due = [presentMail(loaded, seat, 'link', nonce, { others })];
      return done({ write: { to: 'change', change: { due } }, value: null });
    },
  });
}

/**
 * One mail with the links of all running matches in which this address holds a seat, those first that wait
 * for it.
 */
export async function sendLinks(context: MatchContext, input: string): Promise<void> {
  const address = checked(addressSchema, input);
  if (!address.ok) return;
  const found = (await context.store.matchesOfAddress(address.value)).filter(({ match }) =>
    UNFINISHED.includes(match.status),
  );
  const held = found.flatMap((one) =>
    one.seats.filter((seat) => seat.address === address.value).map((seat) => ({ ...one, seat })),
  );
  const there: Held[] = [];
  // A match whose rules are gone has no page that a link could lead to.
  for (const one of held) if ((await orGone(gameOf(context, one.match))) !== undefined) there.push(one);
  const asks = ({ match, seat }: Held) => (match.pending.includes(seat.side) ? 0 : 1);
  const [first, ...rest] = there.toSorted((a, b) => asks(a) - asks(b)).slice(0, MOST);
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
    match: match.id,
    game,
    rulesVersion,
    pack,
    side: seat.side,
    generation: seat.generation,
    head: { number: match.headNumber, hash: match.headHash },
    chain: ((await context.store.readRoot(match.id)) ?? NO_ROOT).chain,
    joined: seat.joinedAt !== null,
    asked: match.pending.includes(seat.side),
    opponent: seats.find(({ side }) => side !== seat.side)?.name ?? '',
    since: match.updatedAt.toISOString(),
  };
}
