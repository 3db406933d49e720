/** Fresh links, mailed to those who ask for them or who made the earlier ones void. */
import type { Side } from '../../referee/index.js';
import type { MatchAndSeats, MatchStatus, NewMail, SeatRecord } from '../../store/index.js';
import type { Desk } from '../core/context.js';
import { momentFor, Pen } from '../core/course.js';
import { committedState, NO_ROOT, readTable, seatOf, type Table } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { addressSchema, checked } from '../core/seats.js';
import { hasAddress, type Moment, mailTo, newNonce } from '../outgoing/waiting.js';
import type { OtherSeat, Outcome } from '../types.js';
import { changesOf } from './settings.js';

const RUNNING: readonly MatchStatus[] = ['open', 'playing', 'stopped'];
/** Matches that one mail tells of. */
const MOST = 50;

/** Makes every earlier link of the seat void and mails a fresh one. Mails that somebody had switched off come again. */
export async function revoke(desk: Desk, id: string, side: Side): Promise<Outcome<null>> {
  const table = await readTable(desk, id);
  const seat = table === undefined ? undefined : seatOf(table, side);
  if (table === undefined || seat === undefined) return failed('unknown-match');
  const changed = changesOf(seat, { ...seat, mailing: true });
  const mails = hasAddress(seat) ? [await linkMail(desk, table, seat, { changed })] : [];
  const seats = [{ side, generation: seat.generation + 1, mailing: true }];
  const written = await desk.store.change({ matchId: id, seats, mails });
  if (!written.ok) return failed('busy');
  desk.mailed?.();
  return done(null);
}

/** Mails a fresh link to the seat's address. `others`: further seats of its holder. */
export async function sendLink(desk: Desk, id: string, side: Side, others: readonly OtherSeat[] = []): Promise<void> {
  const table = await readTable(desk, id);
  const seat = table === undefined ? undefined : seatOf(table, side);
  if (table === undefined || seat === undefined || !hasAddress(seat)) return;
  const written = await desk.store.change({ matchId: id, mails: [await linkMail(desk, table, seat, { others })] });
  if (written.ok) desk.mailed?.();
}

/** One mail with the links of all running matches in which this address holds a seat, those first that wait for it. */
export async function sendLinks(desk: Desk, input: string): Promise<void> {
  const address = checked(addressSchema, input);
  if (!address.ok) return;
  const found = (await desk.store.matchesOfAddress(address.value)).filter(({ match }) => RUNNING.includes(match.status));
  const held = found.flatMap((one) =>
    one.seats.filter((seat) => seat.address === address.value).map((seat) => ({ ...one, seat })),
  );
  const asks = ({ match, seat }: Held) => (match.pending.includes(seat.side) ? 0 : 1);
  const [first, ...rest] = held.toSorted((a, b) => asks(a) - asks(b)).slice(0, MOST);
  if (first === undefined) return;
  await sendLink(desk, first.match.id, first.seat.side, await Promise.all(rest.map((other) => otherSeat(desk, other))));
}

type Held = MatchAndSeats & { readonly seat: SeatRecord };

async function otherSeat(desk: Desk, { match, seats, seat }: Held): Promise<OtherSeat> {
  const { game, rulesVersion, pack } = match;
  return {
    ...{ match: match.id, game, rulesVersion, pack, side: seat.side, generation: seat.generation },
    head: { number: match.headNumber, hash: match.headHash },
    chain: ((await desk.store.readRoot(match.id)) ?? NO_ROOT).chain,
    joined: seat.joinedAt !== null,
    asked: match.pending.includes(seat.side),
    opponent: seats.find(({ side }) => side !== seat.side)?.name ?? '',
    since: match.updatedAt.toISOString(),
  };
}

/** A mail with a fresh link. It counts as told like any other, so it tells all since the one before. */
async function linkMail(desk: Desk, table: Table, seat: SeatRecord, told: Pick<Moment, 'others' | 'changed'>): Promise<NewMail> {
  const moment = await momentFor(desk, table, seat.side, committedState(table), new Pen(table, desk.clock()));
  return mailTo(table, seat, 'link', { ...moment, ...told }, newNonce(desk));
}
