/** The worker that empties the outbox: at least once, under the same Message-ID, and nothing that is no longer true. */
import { type Rounds, startRounds } from '../match/rounds.js';
import type { MatchStore, OutboxMail, OutboxStore } from '../store/index.js';
import type { Composer } from './compose.js';
import { nextTry, reasonOf } from './retry.js';
import type { MailTransport } from './transport.js';
import { verdictOn } from './truth.js';

/** As pino's. Never given an address or a link. */
export interface MailLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface MailRoom {
  readonly store: Pick<OutboxStore, 'claimMail' | 'mailSent' | 'mailFailed' | 'mailSuperseded' | 'nextMailAt'> &
    Pick<MatchStore, 'readMatch' | 'readOffers'>;
  readonly transport: MailTransport;
  readonly composer: Composer;
  readonly clock: () => Date;
  readonly log: MailLog;
}

/** Woken when there is something in the outbox; finishes the mails in hand when it is stopped. */
export type MailWorker = Rounds;

/** Milliseconds between two looks at the outbox, where nobody wakes the worker. */
const POLL = 5_000;
/** Longer than composing and a server's patience together; after a crash another worker takes the mail over. */
const LEASE = 5 * 60_000;
const AT_A_TIME = 8;

/** Starts sending what is due. Several workers may run on one database. */
export function startMailWorker(room: MailRoom, poll: number = POLL): MailWorker {
  return startRounds(async (stopped) => ((await round(room, stopped)) ? pause(room, poll) : poll));
}

/** Sends all that is due now, in batches; gives the number of mails it dealt with. Rejects when the database does not answer. */
export async function deliverDue(room: MailRoom, stopped: () => boolean = () => false): Promise<number> {
  let dealt = 0;
  while (!stopped()) {
    const mails = await room.store.claimMail(room.clock(), LEASE, AT_A_TIME);
    if (mails.length === 0) break;
    const done = await Promise.allSettled(mails.map((mail) => deliver(room, mail)));
    const failed = done.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    dealt += mails.length;
  }
  return dealt;
}

/** A database that does not answer must not end the worker: false, and it looks again later. */
async function round(room: MailRoom, stopped: () => boolean): Promise<boolean> {
  try {
    await deliverDue(room, stopped);
    return true;
  } catch (error) {
    room.log.error({ reason: reasonOf(error) }, 'the outbox does not answer');
    return false;
  }
}

/** Until the next mail is due, but never longer than `poll`. */
async function pause({ store, clock }: MailRoom, poll: number): Promise<number> {
  const next = await store.nextMailAt().catch(() => undefined);
  return next === undefined ? poll : Math.max(0, Math.min(poll, next.getTime() - clock().getTime()));
}

async function deliver(room: MailRoom, mail: OutboxMail): Promise<void> {
  const { store, transport, composer, clock, log } = room;
  const facts = { match: mail.matchId, event: mail.event, kind: mail.kind, side: mail.side, attempt: mail.attempts };
  try {
    const verdict = verdictOn(mail, await store.readMatch(mail.matchId), await store.readOffers(mail.matchId));
    if ('drop' in verdict) {
      log.info({ ...facts, reason: verdict.drop }, 'mail dropped');
      return void (await store.mailSuperseded(mail));
    }
    await transport.send(await composer(mail, verdict.send, clock()));
  } catch (error) {
    return await fail(room, mail, error, facts);
  }
  // Not within the `try`: a mail that was handed over has not failed, even if the database does not take note of it.
  await store.mailSent(mail, clock());
  log.info(facts, 'mail sent');
}

async function fail({ store, clock, log }: MailRoom, mail: OutboxMail, error: unknown, facts: object): Promise<void> {
  const now = clock();
  const next = nextTry(error, mail.attempts, now);
  const reason = reasonOf(error);
  await store.mailFailed(mail, reason, next);
  if (next === null) log.error({ ...facts, reason }, 'mail given up');
  else log.warn({ ...facts, reason, next }, 'mail will be tried again');
}
