/** One mail's way out of the house. */
import type { Side } from '../../referee/index.js';
import {
  type MatchStore,
  mailKey,
  type OutboxMail,
  type OutboxStore,
  type SeatRecord,
} from '../../store/index.js';
import type { Composer } from '../compose/compose.js';
import { type ComposedMail, MailError } from '../compose/types.js';
import { nextTry, reasonOf } from './retry.js';
import type { MailTransport } from './transport.js';
import { verdictOn } from './truth.js';
import { heldUntil } from './wishes.js';

/** As pino's. Never given an address or a link. */
export interface MailLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface MailContext {
  readonly store: Pick<
    OutboxStore,
    'claimMail' | 'mailsSent' | 'mailHeld' | 'mailFailed' | 'mailSuperseded' | 'nextMailAt' | 'pruneMails'
  > &
    CollectStore;
  readonly transport: MailTransport;
  readonly composer: Composer;
  readonly clock: () => Date;
  readonly log: MailLog;
  /**
   * Told before a mail to a seat is given up: its address takes none. Told again where that is not noted in
   * time.
   */
  readonly unreachable: (match: string, side: Side) => Promise<void>;
}

/** How long a mail may take. */
interface Limits {
  /** Milliseconds. */
  readonly deadline: number;
  /** How long a claim lasts. */
  readonly lease: number;
  /** Aborted when the worker waits no longer. */
  readonly ending: AbortSignal;
}

/** The worker waits no longer: whoever comes next takes the mail up at once. */
class StoppedError extends Error {
  override readonly name = 'StoppedError';

  constructor() {
    super('the worker was stopped');
  }
}

/**
 * Composes a claimed mail that still says what is so, hands it over and notes what became of it. Rejects when
 * the database does not answer.
 */
export async function deliver(context: MailContext, mail: OutboxMail, limits: Limits): Promise<void> {
  const { store, transport, clock, log } = context;
  const facts = {
    match: mail.matchId,
    event: mail.event,
    kind: mail.kind,
    side: mail.side,
    attempt: mail.attempts,
  };
  let chapters: readonly Addressed[] = [];
  try {
    const verdict = verdictOn(
      mail,
      await store.readMatch(mail.matchId),
      await store.readOffers(mail.matchId),
    );
    if ('drop' in verdict) {
      log.info({ ...facts, reason: verdict.drop }, 'mail dropped');
      return void (await store.mailSuperseded(mail));
    }
    const now = clock();
    const until = heldUntil(mail, verdict.send, now);
    if (until !== undefined) {
      log.info({ ...facts, until }, 'mail held, as its reader wishes');
      return void (await store.mailHeld(mail, now, until));
    }
    const lease = new Date(now.getTime() + limits.lease);
    const collected = await collect(store, { mail, seat: verdict.send }, now, lease);
    if ('later' in collected) {
      log.info(facts, 'mail leaves with another');
      return void (await store.mailHeld(mail, now, collected.later));
    }
    chapters = collected.chapters;
    await within(limits, async (signal) =>
      transport.send(await composed(context, collected.chapters), signal),
    );
  } catch (error) {
    return await fail(context, mail, error, facts);
  }
  // Not within the `try`: a mail that was handed over has not failed, even if the database does not take note
  // of it.
  await store.mailsSent(
    chapters.map((one) => one.mail),
    clock(),
  );
  log.info({ ...facts, mails: chapters.length }, 'mail sent');
}

/** A mail by itself, or several as one. */
async function composed(
  { composer, clock }: MailContext,
  chapters: readonly [Addressed, ...Addressed[]],
): Promise<ComposedMail> {
  const now = clock();
  const [{ mail, seat }, ...others] = chapters;
  const first = await composer(mail, seat, now, chapters.length);
  if (others.length === 0) return first;
  const rest = await Promise.all(
    others.map((one, i) =>
      composer(one.mail, toldBefore(one, chapters.slice(0, i + 1)), now, chapters.length),
    ),
  );
  return composer.collect([first, ...rest], now);
}

/** The seat of a chapter as the chapters before it leave it: each goes on from them. */
function toldBefore({ seat, mail }: Addressed, before: readonly Addressed[]): SeatRecord {
  const own = before.filter((one) => one.mail.matchId === mail.matchId && one.seat.side === seat.side);
  const told = own.map((one) => one.mail.event);
  return { ...seat, lastMailedEvent: Math.max(seat.lastMailedEvent, ...told) };
}

/** Ends with the deadline or the worker, whatever the server does. */
async function within(
  { ending, deadline }: Limits,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (ending.aborted) throw new StoppedError();
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new Error(`not done within ${deadline} ms`)), deadline);
  const stop = (): void => end.abort(new StoppedError());
  ending.addEventListener('abort', stop);
  const ended = new Promise<never>((_, reject) => {
    end.signal.addEventListener('abort', () => reject(end.signal.reason));
  });
  try {
    await Promise.race([work(end.signal), ended]);
  } finally {
    clearTimeout(timer);
    ending.removeEventListener('abort', stop);
  }
}

async function fail(context: MailContext, mail: OutboxMail, error: unknown, facts: object): Promise<void> {
  const { store, clock, log } = context;
  const now = clock();
  const next = error instanceof StoppedError ? now : nextTry(error, mail.attempts, now);
  const reason = reasonOf(error);
  // Whoever asked for a seat has not got it, and who wants no mail need not be told on.
  const isDead =
    next === null &&
    mail.kind !== 'claim' &&
    mail.kind !== 'witness' &&
    !(error instanceof MailError && error.code === 'unwanted');
  if (isDead) await context.unreachable(mail.matchId, mail.side);
  await store.mailFailed(mail, reason, next);
  if (next === null) log.error({ ...facts, reason }, 'mail given up');
  else log.warn({ ...facts, reason, next }, 'mail will be tried again');
}

// Which mails leave in one: those that were held for their reader's hour or day and go to the same address.
// One of them leads, the oldest: whoever has claimed it settles in the store which others leave with it,
// before it is handed over, so that a worker that takes over after a crash sends the very same mail under
// the same name.

type CollectStore = Pick<OutboxStore, 'heldMails' | 'mailsLeavingIn' | 'settleLeaving' | 'mailSuperseded'> &
  Pick<MatchStore, 'readMatch' | 'readOffers'>;

/** A mail with the seat that it goes to. */
interface Addressed {
  readonly mail: OutboxMail;
  readonly seat: SeatRecord;
}

/** More chapters than this make a second mail: each is to keep its map, its question and its log. */
const MOST_CHAPTERS = 8;
/** How long a mail waits for the one that it leaves in (ms). */
const LATER = 60_000;

/** The mails that leave now with a claimed one, itself the first; or when to look at it again. */
type Collected = { readonly chapters: readonly [Addressed, ...Addressed[]] } | { readonly later: Date };

async function collect(
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
