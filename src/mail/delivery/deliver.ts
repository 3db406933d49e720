/** One mail's way out of the house. */

import { DateTime } from 'luxon';
import {
  deadlineAfter,
  hasActed,
  type MailKind,
  type MailPayload,
  RulesGoneError,
} from '../../match/index.js';
import type { Side } from '../../referee/index.js';
import {
  type ClockStore,
  HEAD_KINDS,
  type MatchAndSeats,
  type MatchStore,
  mailKey,
  type OfferRecord,
  type OutboxMail,
  type OutboxStore,
  type SeatRecord,
} from '../../store/index.js';
import type { Composer } from '../compose/compose.js';
import { type ComposedMail, MailError, readPayload } from '../compose/types.js';
import type { MailTransport } from './transport.js';

/** As pino's. Never given an address or a link. */
export interface MailLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface MailContext {
  readonly store: Pick<
    OutboxStore,
    | 'claimMail'
    | 'keepClaim'
    | 'mailsSent'
    | 'mailHeld'
    | 'mailFailed'
    | 'mailSuperseded'
    | 'nextMailAt'
    | 'pruneMails'
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
  /** How long a claim lasts, and how often it is renewed meanwhile. */
  readonly lease: number;
  readonly renewal: number;
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
  let handed = false;
  try {
    const verdict = judgeMail(
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
    const sight = await seenOnPage(store, mail, verdict.send);
    if (sight?.acted) {
      log.info({ ...facts, reason: 'its reader has acted on it' }, 'mail dropped');
      return void (await store.mailSuperseded(mail));
    }
    if (sight !== undefined && sight.until > now) {
      log.info({ ...facts, until: sight.until }, 'mail held, as its reader sees the page');
      return void (await store.mailHeld(mail, sight.shown, sight.until));
    }
    const lease = new Date(now.getTime() + limits.lease);
    const leaving = { ...mail, leftAt: mail.leftAt ?? sight?.shown ?? now };
    const collected = await collect(store, { mail: leaving, seat: verdict.send }, now, lease);
    if ('later' in collected) {
      log.info(facts, 'mail leaves with another');
      return void (await store.mailHeld(mail, now, collected.later));
    }
    chapters = collected.chapters;
    const kept = await keepingClaim(context, leaving, limits, () =>
      within(limits, async (signal) => {
        const letter = await composed(context, collected.chapters);
        handed = true;
        await transport.send(letter, signal);
      }),
    );
    if (!kept) return;
  } catch (error) {
    return await fail(context, mail, error, !handed || isRefused(error), facts);
  }
  // Not within the `try`: a mail that was handed over has not failed, even if the database does not take note
  // of it.
  await store.mailsSent(
    chapters.map((one) => one.mail),
    clock(),
  );
  log.info({ ...facts, mails: chapters.length }, 'mail sent');
}

/**
 * Does `work` and renews the claim until it is done: so nobody else sends the mail meanwhile. False when it was
 * another's already, or the mail waits no longer.
 */
async function keepingClaim(
  { store, clock, log }: MailContext,
  mail: OutboxMail,
  { lease, renewal }: Limits,
  work: () => Promise<void>,
): Promise<boolean> {
  const renew = () => store.keepClaim(mail, new Date(clock().getTime() + lease));
  if (!(await renew())) return false;
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'a claim could not be renewed'));
  }, renewal);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return true;
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

async function fail(
  context: MailContext,
  mail: OutboxMail,
  error: unknown,
  stayed: boolean,
  facts: object,
): Promise<void> {
  const { store, clock, log } = context;
  const now = clock();
  const next = error instanceof StoppedError ? now : nextTryOf(error, mail, now);
  const reason = reasonOf(error);
  // Whoever asked for a seat has not got it, and who wants no mail need not be told on.
  const isDead =
    next === null &&
    mail.kind !== 'claim' &&
    mail.kind !== 'witness' &&
    !(error instanceof MailError && error.code === 'unwanted');
  if (isDead) await context.unreachable(mail.matchId, mail.side);
  await store.mailFailed(mail, reason, next, stayed);
  if (next === null) log.error({ ...facts, reason }, 'mail given up');
  else log.warn({ ...facts, reason, next }, 'mail will be tried again');
}

/** How soon the head of a throw is tried again (ms): its round comes within a minute or two. */
const SOON = 5_000;

function nextTryOf(error: unknown, { kind, attempts }: OutboxMail, now: Date): Date | null {
  if (HEAD_KINDS.includes(kind) && !isPermanent(error)) return new Date(now.getTime() + SOON);
  return nextTry(error, attempts, now);
}

// Which mails leave in one: those that were held for their reader's hour or day and go to the same address.
// One of them leads, the oldest: whoever has claimed it settles in the store which others leave with it,
// before it is handed over, so that a worker that takes over after a crash sends the very same mail under
// the same name.

type CollectStore = Pick<OutboxStore, 'heldMails' | 'mailsLeavingIn' | 'settleLeaving' | 'mailSuperseded'> &
  Pick<MatchStore, 'readMatch' | 'readOffers' | 'readDraft' | 'readEvents'> &
  Pick<ClockStore, 'shownTo'>;

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
  const ready = await Promise.all(
    held.map(async (mail, i) => {
      const seat = seats[i];
      if (seat === undefined || heldUntil(mail, seat, now) !== undefined) return [];
      const sight = await seenOnPage(store, mail, seat);
      return sight === undefined || (!sight.acted && sight.until <= now) ? [mail] : [];
    }),
  );
  return ready.flat();
}

/** A mail that still says what is so, to this address; what does not is dropped. */
async function addressed(
  store: CollectStore,
  mail: OutboxMail,
  address: string | null,
): Promise<Addressed | undefined> {
  const verdict = judgeMail(mail, await store.readMatch(mail.matchId), await store.readOffers(mail.matchId));
  if ('send' in verdict) return verdict.send.address === address ? { mail, seat: verdict.send } : undefined;
  await store.mailSuperseded(mail);
  return undefined;
}

// Whoever sits at the page sees what a mail would say: the mail waits, and is dropped once its reader acts.

/** Mails that say no more than the page does. */
const SEEN: readonly MailKind[] = ['turn', 'question'];
/** How long such a mail waits for its reader to act (ms). */
const SIGHT = 600_000;
/** Events that an inbox must have: they prove the dice. */
const PROVING = ['opened', 'committed', 'seeded', 'rerooted'];

interface Sight {
  readonly shown: Date;
  readonly until: Date;
  /** An order was given since. */
  readonly acted: boolean;
}

/** Whether the seat's own open page was sent what the mail says; undefined: it was not, or the mail must go. */
async function seenOnPage(
  store: Pick<CollectStore, 'shownTo' | 'readDraft' | 'readEvents'>,
  mail: OutboxMail,
  seat: SeatRecord,
): Promise<Sight | undefined> {
  if (!isOf(SEEN, mail.kind)) return undefined;
  const shown = await store.shownTo(mail.matchId, mail.side, mail.event);
  if (shown === undefined) return undefined;
  if (readPayload(mail, seat).chapters.some(({ type }) => PROVING.includes(type))) return undefined;
  return {
    shown,
    until: new Date(shown.getTime() + SIGHT),
    acted: await hasActed(store, mail.matchId, seat.side, mail.event),
  };
}

// When a mail leaves, as its reader wishes: at once, with the others of the hour or of the day, never in his
// quiet hours. No wish delays a clock, and none holds a mail past the deadline that it tells of.

/** Asked for just now, or of somebody who has wished nothing yet. */
const PROMPT: readonly MailKind[] = [
  ...(['link', 'claim', 'invitation', 'begin', 'words', 'settings', 'reply'] as const),
  // Their round does not wait for an hour of the day.
  ...(['ordered', 'witness'] as const),
];
/** Worth nothing together with others, later. */
const TIMED: readonly MailKind[] = ['reminder', 'timeUp', 'overdue'];
/** Of a day's mails, where no hours are quiet. */
const MORNING = 8;

type Wishes = Pick<SeatRecord, 'delivery' | 'quietFrom' | 'quietTo' | 'timeZone'>;

/** When a mail that could leave now is to leave; undefined: now. */
export function heldUntil(
  { kind, payload, heldSince }: Pick<OutboxMail, 'kind' | 'payload' | 'heldSince'>,
  seat: Wishes,
  now: Date,
): Date | undefined {
  if (isOf(PROMPT, kind)) return undefined;
  const since = heldSince ?? now;
  const collected = isOf(TIMED, kind) ? since : collectedAt(seat, since);
  const leaves = afterQuiet(seat, collected > now ? collected : now);
  if (leaves <= now) return undefined;
  const deadline = deadlineOf(JSON.parse(payload) as MailPayload, seat, since);
  return deadline !== undefined && deadline <= leaves ? undefined : leaves;
}

/** When what was due at `since` leaves by its reader's wishes. */
export function wishedAt(seat: Wishes, since: Date, now: Date): Date {
  const collected = collectedAt(seat, since);
  return afterQuiet(seat, collected > now ? collected : now);
}

function isOf(kinds: readonly MailKind[], kind: string): boolean {
  return kinds.some((one) => one === kind);
}

/** When what was due at `since` is collected. */
function collectedAt(seat: Wishes, since: Date): Date {
  const at = DateTime.fromJSDate(since, { zone: seat.timeZone });
  switch (seat.delivery) {
    case 'immediate':
      return since;
    case 'hourly':
      return at.startOf('hour').plus({ hours: 1 }).toJSDate();
    case 'daily': {
      const hour = seat.quietFrom === seat.quietTo ? MORNING : seat.quietTo;
      return nextAt(at, hour).toJSDate();
    }
  }
}

/** The first instant from `at` on that lies in no quiet hour. */
function afterQuiet({ quietFrom, quietTo, timeZone }: Wishes, at: Date): Date {
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  const { hour } = local;
  const quiet =
    quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
  return quietFrom !== quietTo && quiet ? nextAt(local, quietTo).toJSDate() : at;
}

/**
 * The next time that a clock on the wall shows this hour; where daylight saving leaves it out, what follows
 * it.
 */
function nextAt(local: DateTime, hour: number): DateTime {
  const today = local.set({ hour, minute: 0, second: 0, millisecond: 0 });
  return today > local ? today : local.plus({ days: 1 }).set({ hour, minute: 0, second: 0, millisecond: 0 });
}

function deadlineOf({ time }: MailPayload, { timeZone }: Wishes, since: Date): Date | undefined {
  if (time === undefined || time.paused) return undefined;
  return time.deadline === null
    ? deadlineAfter({ zone: timeZone, ...time.days }, since, time.left)
    : new Date(time.deadline);
}

/** A mail to be sent to its seat, or why not. */
export type Verdict = { readonly send: SeatRecord } | { readonly drop: string };

/** Mails that somebody asked for just now: they go to a suspended address too. */
const ASKED_FOR: readonly string[] = ['claim', 'link'];

/**
 * Looks at the match as it is now. A seat that wants no mail gets none but a `link`, which somebody must have
 * asked for, and the news that its `settings` were changed, perhaps by somebody else. A mail that says "the
 * match waits for you" must still be true.
 */
export function judgeMail(
  mail: Pick<OutboxMail, 'kind' | 'side' | 'event'>,
  found: MatchAndSeats | undefined,
  offers: readonly OfferRecord[],
): Verdict {
  const seat = found?.seats.find(({ side }) => side === mail.side);
  if (found === undefined || seat === undefined) return { drop: 'no such seat' };
  // A claim goes to whoever asked for the seat, not to its holder.
  if (mail.kind === 'witness') {
    if (seat.witness === null) return { drop: 'no witness' };
    const still = isStillTrue(mail, found, seat, offers);
    return still ? { send: { ...seat, address: seat.witness } } : { drop: 'no longer true' };
  }
  if (seat.address === null && mail.kind !== 'claim') return { drop: 'no address' };
  if (!seat.mailing && mail.kind !== 'link' && mail.kind !== 'settings') return { drop: 'wants no mail' };
  if (seat.bouncedAt !== null && !ASKED_FOR.includes(mail.kind)) return { drop: 'its address takes no mail' };
  return isStillTrue(mail, found, seat, offers) ? { send: seat } : { drop: 'no longer true' };
}

/** Whether what it says is still so, whoever is told. */
export function isStillTrue(
  { kind, side, event }: Pick<OutboxMail, 'kind' | 'side' | 'event'>,
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
    // Once its round is known the head proves nothing about it.
    case 'ordered':
    case 'witness':
      return match.throwing === 'round' && match.headNumber === event;
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

const MINUTE = 60_000;
const LONGEST_WAIT = 360 * MINUTE;
/** One minute doubling to six hours: the twentieth failure comes after about three days. */
const MOST_ATTEMPTS = 20;

/**
 * When to try again after `attempts` failures, or null: give up. What fails for want of a game waits for the
 * operator, however long.
 */
export function nextTry(error: unknown, attempts: number, now: Date): Date | null {
  if (error instanceof RulesGoneError) return new Date(now.getTime() + LONGEST_WAIT);
  if (isPermanent(error) || attempts >= MOST_ATTEMPTS) return null;
  return new Date(now.getTime() + Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT));
}

/**
 * A mailbox that is full, and refusals of a policy (relaying, reputation): neither says that the address is
 * none.
 */
const FULL = 552;
const PASSING = /^\d{3}[ -]5\.(?:2\.2|7\.\d{1,3})\b/;

/**
 * Whether the address itself is refused: the server's 5xx to the recipient, or an address that is none. Other
 * refusals (a wrong password, a sender or content that is not liked, a full mailbox) are for others to mend:
 * those mails wait.
 */
export function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, command, responseCode, response } = error as { readonly [name: string]: unknown };
  if (code === 'bad-address' || code === 'unwanted') return true;
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || typeof responseCode !== 'number') return false;
  return (
    responseCode >= 500 && responseCode !== FULL && !(typeof response === 'string' && PASSING.test(response))
  );
}

/** What fails before a server has heard anything of a mail. */
const UNHEARD: readonly unknown[] = ['connect', 'getaddrinfo'];

/** Whether a server has surely not taken a mail: it said so, or was never reached. */
function isRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, syscall } = error as { readonly [name: string]: unknown };
  return typeof responseCode === 'number' || UNHEARD.includes(syscall);
}

/** A failure in one line, for the outbox row and the log, without the addresses that servers repeat. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\S+@\S+/gu, '(address)')
    .slice(0, 300);
}
