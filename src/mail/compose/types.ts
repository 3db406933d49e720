/** What composing takes and gives. */
import { z } from 'zod';
import type { CropWindow } from '../../board/index.js';
import type { LinkKeys } from '../../links/index.js';
import type { MailPayload } from '../../match/index.js';
import type { GameMap, Locale, SceneLook } from '../../referee/index.js';
import type { OutboxMail, SeatRecord } from '../../store/index.js';
import type { CalendarEntry } from './calendar.js';

/** The service as it shows itself in every mail. */
export interface MailSettings {
  /** Absolute address of the service, without a slash at its end. */
  readonly base: string;
  /** Address that mails come from; its domain names the threads. */
  readonly from: string;
  readonly keys: LinkKeys;
  /** The service's own mailbox, at which orders and bounces arrive; left out: neither does. */
  readonly box?: string;
}

/** What of a map is drawn: a part, or the whole, how broad, with frames around the parts beside it. */
export type MapShown =
  | { readonly part: CropWindow }
  | { readonly whole: WholeWidth; readonly frames?: readonly CropWindow[] };

/** How broad a whole map is drawn: alone, or as a key to parts that can be read. */
export type WholeWidth = 'broad' | 'narrow' | 'key';

/** Draws a map for a mail, with what its game draws with. */
export type DrawMap = (map: GameMap, look: SceneLook | undefined, shown: MapShown) => Promise<Buffer>;

/** The same, drawn and encoded once for all mails that show it. */
export type KeptPictures = (map: GameMap, look: SceneLook | undefined, shown: MapShown) => Promise<Picture>;

/** A name (cleaned, may be empty) and an address (checked). */
export interface Party {
  readonly name: string;
  readonly address: string;
}

/** A drawn map, and how it stands in a mail: base64 in lines. Encoded once, like the drawing itself. */
export interface Picture {
  readonly png: Buffer;
  readonly encoded: string;
}

/** A picture that the HTML part refers to as `cid:<cid>`. Both names are plain ASCII. */
export interface InlinePicture extends Picture {
  readonly cid: string;
  readonly filename: string;
  /** The picture in words. */
  readonly alt: string;
}

/** A mail ready to be handed over. Nothing in it came from outside uncleaned. */
export interface ComposedMail {
  readonly from: Party;
  readonly to: Party;
  readonly subject: string;
  /** With angle brackets. */
  readonly messageId: string;
  readonly inReplyTo?: string;
  readonly references: readonly string[];
  readonly date: Date;
  readonly list: {
    readonly id: string;
    readonly title: string;
    readonly unsubscribe?: string;
    /** Where orders may be mailed; left out: nowhere. */
    readonly post?: string;
  };
  /** Where it comes back to when it cannot be delivered; left out: to the sender's address. */
  readonly returnPath?: string;
  readonly language: string;
  readonly text: string;
  /** Empty: the mail is text alone. */
  readonly html: string;
  readonly pictures: readonly InlinePicture[];
  /** The reader's deadline for his calendar (iCalendar); left out where nothing of it changes. */
  readonly calendar?: string;
  /** What is taken of it where it is collected with others. */
  readonly chapter: MailChapter;
}

/** A letter as HTML without its frame. */
export interface HtmlCard {
  readonly locale: Locale;
  readonly card: string;
}

/** A mail as the chapter of a collected one. */
export interface MailChapter {
  readonly html: HtmlCard;
  /** Where it leads first; empty where links are given as codes. */
  readonly main: string;
  /** Against whom its match is played; empty while nobody is. */
  readonly opponent: string;
  /** The reader's deadline; left out where nothing of it changes. */
  readonly entry?: CalendarEntry;
  /** Address behind which no more mails come to the reader, of no match. */
  readonly never: string;
}

/**
 * `bad-address`: the seat's address is none. `unwanted`: nobody there wants mail. `bad-payload`: the outbox
 * row does not hold a mail. `bad-settings`: the service itself is badly configured.
 */
export type MailErrorCode = 'bad-address' | 'unwanted' | 'bad-payload' | 'bad-settings';

export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: MailErrorCode;

  constructor(code: MailErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const addressSchema = z.email().max(254);

/** An address that is exactly one mailbox. @throws MailError `bad-address`. */
export function checkAddress(address: string): string {
  const parsed = addressSchema.safeParse(address);
  if (!parsed.success) throw new MailError('bad-address', 'not an e-mail address');
  return parsed.data;
}

/**
 * A mail without what another has told its reader that left since this one was written: of two that are
 * written within a second the second goes on from the first.
 */
export function readPayload(mail: OutboxMail, { lastMailedEvent }: SeatRecord): MailPayload {
  const payload = payloadOf(mail);
  return { ...payload, chapters: payload.chapters.filter(({ n }) => n > lastMailedEvent) };
}

function payloadOf({ payload, messageId, matchId }: OutboxMail): MailPayload {
  // Written by the match layer in the transaction of its event: checked for being of this match, not field by
  // field.
  const parsed: unknown = JSON.parse(payload);
  if (typeof parsed !== 'object' || parsed === null || (parsed as MailPayload).match !== matchId) {
    throw new MailError('bad-payload', `${messageId} does not hold a mail of match ${matchId}`);
  }
  return parsed as MailPayload;
}
