/**
 * Which mails leave in one: those that were held for their reader's hour or day and go to the same address.
 * One of them leads, the oldest: whoever has claimed it settles in the store which others leave with it,
 * before it is handed over, so that a worker that takes over after a crash sends the very same mail under
 * the same name.
 */
import {
  type MatchStore,
  mailKey,
  type OutboxMail,
  type OutboxStore,
  type SeatRecord,
} from '../../store/index.js';
import { verdictOn } from './truth.js';
import { heldUntil } from './wishes.js';

export type CollectStore = Pick<
  OutboxStore,
  'heldMails' | 'mailsLeavingIn' | 'settleLeaving' | 'mailSuperseded'
> &
  Pick<MatchStore, 'readMatch' | 'readOffers'>;

/** A mail with the seat that it goes to. */
export interface Addressed {
  readonly mail: OutboxMail;
  readonly seat: SeatRecord;
}

/** More chapters than this make a second mail: each is to keep its map, its question and its log. */
const MOST_CHAPTERS = 8;
/** How long a mail waits for the one that it leaves in (ms). */
const LATER = 60_000;

/** The mails that leave now with a claimed one, itself the first; or when to look at it again. */
export type Collected =
  | { readonly chapters: readonly [Addressed, ...Addressed[]] }
  | { readonly later: Date };

export async function collect(
  store: CollectStore,
  { mail, seat }: Addressed,
  now: Date,
  until: Date,
): Promise<Collected> {
  const later = { later: new Date(now.getTime() + LATER) };
  const own = mailKey(mail);
  if (mail.heldSince === null || seat.address === null) return { chapters: [{ mail, seat }] };
  if (mail.leavesIn === null) {
    const ready = await readyFor(store, seat.address, now);
    const [first = mail] = ready;
    if (mailKey(first) !== own) return later;
    await store.settleLeaving(own, ready.slice(0, MOST_CHAPTERS), until);
  }
  const leader = mail.leavesIn ?? own;
  const settled = await store.mailsLeavingIn(leader);
  const leads = settled.some((one) => mailKey(one) === leader);
  // Its leader still waits: it goes with it. One without a leader goes alone.
  if (leader !== own) return leads ? later : { chapters: [{ mail, seat }] };
  const others = settled.filter((one) => mailKey(one) !== own);
  const found = await Promise.all(others.map((one) => addressed(store, one, seat.address)));
  return { chapters: [{ mail, seat }, ...found.flatMap((one) => one ?? [])] };
}

/** Mails to an address that may leave now and are not yet settled to leave in any, the oldest first. */
async function readyFor(store: CollectStore, address: string, now: Date): Promise<readonly OutboxMail[]> {
  const held = (await store.heldMails(address)).filter(({ leavesIn }) => leavesIn === null);
  const seats = await Promise.all(
    held.map(async ({ matchId, side }) =>
      (await store.readMatch(matchId))?.seats.find((seat) => seat.side === side),
    ),
  );
  return held.filter((mail, i) => {
    const seat = seats[i];
    return seat !== undefined && heldUntil(mail, seat, now) === undefined;
  });
}

/** A mail that still says what is so, to this address; what does not is dropped. */
async function addressed(
  store: CollectStore,
  mail: OutboxMail,
  address: string | null,
): Promise<Addressed | undefined> {
  const verdict = verdictOn(mail, await store.readMatch(mail.matchId), await store.readOffers(mail.matchId));
  if ('send' in verdict) return verdict.send.address === address ? { mail, seat: verdict.send } : undefined;
  await store.mailSuperseded(mail);
  return undefined;
}
