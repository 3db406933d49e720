/** One mail's way out of the house. */
import type { Side } from '../../referee/index.js';
import type { OutboxMail, OutboxStore, SeatRecord } from '../../store/index.js';
import type { Composer } from '../compose/compose.js';
import { type ComposedMail, MailError } from '../compose/types.js';
import { type Addressed, type CollectStore, collect } from './collect.js';
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
