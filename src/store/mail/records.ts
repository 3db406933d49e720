/** The plain records of mails and messages. */

/** When mails to a seat leave. `daily`: in the morning of its zone. */
export const DELIVERIES = ['immediate', 'hourly', 'daily'] as const;

/** How a seat wants its mails. */
export interface MailWishes {
  readonly delivery: (typeof DELIVERIES)[number];
  /** Hours of its own zone between which no mail leaves; the same twice: none are quiet. */
  readonly quietFrom: number;
  readonly quietTo: number;
}

export const USUAL_WISHES: MailWishes = { delivery: 'immediate', quietFrom: 0, quietTo: 0 };

/** Where a seat has messages sent beside its mails. */
export interface HookPlace {
  /** Null: nowhere. */
  readonly hook: string | null;
  /** What the key of these messages is made with; a new one with each address. */
  readonly hookNonce: string | null;
}

export type MailState = 'waiting' | 'sent' | 'superseded' | 'failed';

/** A mail to be sent. `messageId` is unique within its match and makes sending idempotent. */
export interface NewMail {
  readonly messageId: string;
  readonly side: string;
  readonly event: number;
  readonly kind: string;
  /** JSON: the reader's view as of the event; empty once the mail waits no longer. */
  readonly payload: string;
  readonly createdAt: Date;
  /** Not before. */
  readonly nextAt: Date;
  /** Of whoever is mailed and holds no seat; left out: it goes to the seat's own. */
  readonly address?: string;
  /** JSON: what a message to another service tells of it; left out: none is sent. */
  readonly call?: string;
}

/** A message to another service that waits, or was given up. */
export interface CallRecord {
  readonly matchId: string;
  /** The id of the mail that tells the same: it names the message to its receiver. */
  readonly id: string;
  readonly side: string;
  readonly payload: string;
  readonly waits: boolean;
  readonly attempts: number;
  readonly nextAt: Date;
  readonly lastError: string | null;
}

/**
 * Kinds that are worth nothing once the round they tell of is known: they pass all others, and no mail that tells
 * of the match counts as delivered by them.
 */
export const HEAD_KINDS: readonly string[] = ['ordered', 'witness'];

export interface OutboxMail extends Omit<NewMail, 'call' | 'address'> {
  /** The mail in which it leaves, by `mailKey`; null: that is not settled yet, or it was never held. */
  readonly leavesIn: string | null;
  /** When it would have left, had its reader not wished it later. */
  readonly heldSince: Date | null;
  /** When it was composed in a try that its server may have taken; null: in none yet. */
  readonly leftAt: Date | null;
  readonly matchId: string;
  readonly state: MailState;
  /** How often it was claimed; names the claim too, so that a worker whose lease ran out changes nothing. */
  readonly attempts: number;
  readonly lastError: string | null;
  readonly sentAt: Date | null;
}

/** What the row of a mail holds beside the mail itself while it is sent for the first time. */
export const FIRST_SENDING: Pick<
  OutboxMail,
  'state' | 'attempts' | 'lastError' | 'sentAt' | 'heldSince' | 'leavesIn' | 'leftAt'
> = {
  state: 'waiting',
  attempts: 1,
  lastError: null,
  sentAt: null,
  heldSince: null,
  leavesIn: null,
  leftAt: null,
};

/** The name of a mail among all matches. */
export function mailKey({ matchId, messageId }: Pick<OutboxMail, 'matchId' | 'messageId'>): string {
  return `${matchId} ${messageId}`;
}

/** A mail as the built-in mailbox keeps it. */
export interface BoxedMail {
  readonly id: number;
  readonly address: string;
  readonly subject: string;
  readonly messageId: string;
  /** RFC 5322. */
  readonly raw: Uint8Array;
  readonly at: Date;
}

/** What a player says to his opponent with the turn that makes an event. */
export interface MessageRecord {
  readonly side: string;
  readonly event: number;
  readonly text: string;
  readonly at: Date;
}
