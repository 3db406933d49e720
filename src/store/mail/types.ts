/** What the store promises of mails: the outbox, the built-in mailbox, and what is known of addresses. */
import type { BoxedMail, CallRecord, OutboxMail } from './records.js';

/**
 * Mails due at `now`, at most `limit`, for a lease; `again`: those that were claimed before, else those that
 * never were. `urgent`: of those whose round comes alone, claimed before or not.
 */
export interface Claim {
  readonly now: Date;
  readonly leaseMs: number;
  readonly limit: number;
  readonly again: boolean;
  readonly urgent?: boolean;
}

export type OutboxKey = Pick<OutboxMail, 'matchId' | 'messageId'>;

/**
 * The outbox: claimed by workers for a lease, at least once. A mail's payload is gone once it waits no
 * longer.
 */
export interface OutboxStore {
  /** The mails that have been due longest, each to one claimer alone until the end of the lease. */
  claimMail(query: Claim): Promise<readonly OutboxMail[]>;
  /**
   * A mail in hand, and those that leave in it, stay claimed until `until`. Notes its `leftAt`. False when the
   * claim is no longer this worker's.
   */
  keepClaim(mail: OutboxMail, until: Date): Promise<boolean>;
  /**
   * Try again at `nextAt`; null: given up. `stayed`: its server surely has not taken it. False when the claim
   * is no longer this worker's: nothing was changed.
   */
  mailFailed(mail: OutboxMail, error: string, nextAt: Date | null, stayed?: boolean): Promise<boolean>;
  /** Handed over, several in one: all of them, or none. Also moves their seats' `lastMailedEvent`. */
  mailsSent(mails: readonly OutboxMail[], at: Date): Promise<void>;
  /** Mails to an address that wait and were held, and in which mail each is to leave. */
  heldMails(address: string): Promise<readonly OutboxMail[]>;
  /** The mails that leave in the one of this key, as long as they wait. */
  mailsLeavingIn(leader: string): Promise<readonly OutboxMail[]>;
  /**
   * Settles that these leave in the mail of this key, those for which nothing is settled yet. They are not
   * claimed before `until`.
   */
  settleLeaving(leader: string, mails: readonly OutboxKey[], until: Date): Promise<void>;
  /** Its reader wishes it later. False when the claim is no longer this worker's. */
  mailHeld(mail: OutboxMail, since: Date, until: Date): Promise<boolean>;
  /** No longer true. False when it was not waiting any more. */
  mailSuperseded(mail: Pick<OutboxMail, 'matchId' | 'messageId'>): Promise<boolean>;
  waitingMails(matchId: string): Promise<readonly OutboxMail[]>;
  failedMails(matchId: string): Promise<readonly OutboxMail[]>;
  isMailed(matchId: string, messageId: string): Promise<boolean>;
  /** The sides for which a mail with the head of a throw was handed over before an instant. */
  headHandedOver(matchId: string, event: number, before: Date): Promise<readonly string[]>;
  /**
   * When the next mail is due that was claimed before (a retry, the end of a lease), or the next that never
   * was.
   */
  nextMailAt(again: boolean): Promise<Date | undefined>;
  /** Deletes at most `limit` mails that were sent or superseded before an instant; how many. */
  pruneMails(before: Date, limit: number): Promise<number>;
}

/** Messages to other services: claimed by workers for a lease, sent at least once. */
export interface CallStore {
  /** Those that have been due longest, each to one claimer alone until the end of the lease. */
  claimCalls(query: Omit<Claim, 'again' | 'urgent'>): Promise<readonly CallRecord[]>;
  /** Taken by its receiver, or no longer true: it goes. */
  callDone(call: Pick<CallRecord, 'matchId' | 'id'>): Promise<void>;
  /** Try again at `nextAt`; null: given up. */
  callFailed(call: CallRecord, error: string, nextAt: Date | null): Promise<void>;
  nextCallAt(): Promise<Date | undefined>;
  /** Those that were given up. */
  failedCalls(matchId: string): Promise<readonly CallRecord[]>;
  dropFailedCalls(matchId: string, side: string): Promise<void>;
}

/** The built-in mailbox. */
export interface MailboxStore {
  /** Beyond the newest thousand mails the oldest go. */
  keepMail(mail: Omit<BoxedMail, 'id'>): Promise<number>;
  /** Newest first, without their bodies. */
  listMails(limit: number): Promise<readonly Omit<BoxedMail, 'raw'>[]>;
  readMail(id: number): Promise<BoxedMail | undefined>;
}

/** What is known of addresses beside the seats. `who`: a keyed hash that the caller makes. */
export interface RecipientStore {
  /** Counts one more in the span that began at `since`, unless there are `limit` already: then false. */
  countMail(who: string, since: Date, limit: number): Promise<boolean>;
  dropCounts(which: { readonly before: Date } | { readonly of: readonly string[] }): Promise<void>;
  /** Whether one of these wants no mail. */
  isUnwanted(who: readonly string[]): Promise<boolean>;
  keepUnwanted(who: string, at: Date): Promise<void>;
  dropUnwanted(who: readonly string[]): Promise<void>;
  /** Whether the mails to one of these are text alone. */
  isTextOnly(who: readonly string[]): Promise<boolean>;
  keepTextOnly(who: string, at: Date): Promise<void>;
  dropTextOnly(who: readonly string[]): Promise<void>;
  /** Notes that the links of this address were asked for. */
  keepAsked(address: string, at: Date): Promise<void>;
  /** Takes the oldest of these out: each goes to one taker alone. */
  takeAsked(limit: number): Promise<readonly string[]>;
  /** Notes that the test e-mail with this number was replied to: `denrei doctor --send` waits for it. */
  keepTestReply(test: number): Promise<void>;
}
