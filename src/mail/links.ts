/** The links of a mail: signed when it is sent, never stored. */
import { linkUrl, rulesPath, seatPath, unsubscribeUrl } from '../match/addresses.js';
import { type Purpose, signLink } from '../match/links.js';
import { localeOf } from '../match/seats.js';
import type { MailPayload, OtherSeat } from '../match/types.js';
import type { SeatRecord } from '../store/index.js';
import type { MailSettings } from './types.js';

/** Absolute addresses. The pages open only in a browser that has followed `main`; they are empty for a seat not yet taken. */
export interface MailLinks {
  readonly main: string;
  readonly view: string;
  readonly mail: string;
  readonly unsubscribe: string;
  readonly match: string;
  readonly standing: string;
  readonly journal: string;
  /** The rules in the reader's language. */
  readonly rules: string;
}

/** A link that opens another seat of the reader, or lets him take it. */
export function otherLink({ base, keys }: MailSettings, seat: OtherSeat, now: Date): string {
  const { match, side, generation, head, chain, joined } = seat;
  return linkUrl(base, signLink(keys, { match, side, purpose: joined ? 'play' : 'join', generation, head, chain }, now));
}

/** Links for the seat as it is now (its generation), knowing the head and the dice as of the mail's event. */
export function linksOf(settings: MailSettings, payload: MailPayload, seat: SeatRecord, now: Date): MailLinks {
  const { match, side, head, commitments } = payload;
  const rules = settings.base + rulesPath(payload.game, localeOf(seat));
  const signed = (purpose: Purpose) =>
    signLink(settings.keys, { match, side, purpose, generation: seat.generation, head, chain: commitments.chain }, now);
  const mail = signed('mail');
  const both = { mail: linkUrl(settings.base, mail), unsubscribe: unsubscribeUrl(settings.base, mail), rules };
  const page = settings.base + seatPath(match, side);
  if (seat.joinedAt === null) {
    return { main: linkUrl(settings.base, signed('join')), view: '', match: '', standing: '', journal: '', ...both };
  }
  const pages = { match: page, standing: `${page}/standing`, journal: `${page}/journal` };
  return { main: linkUrl(settings.base, signed('play')), view: linkUrl(settings.base, signed('view')), ...pages, ...both };
}
