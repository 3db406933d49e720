/**
 * What is done with a mail that came in: orders go to the match, a mail that came back is noted, anything
 * else is left alone. The address is all that gives it a right; who says he sent it gives none.
 */
import { type LinkKeys, type MailAddress, readMailAddress } from '../../links/index.js';
import type { Matches } from '../../match/index.js';
import type { Side } from '../../referee/index.js';
import type { MatchStore } from '../../store/index.js';
import type { MailLog } from '../delivery/deliver.js';
import { authenticityIn } from './authentication.js';
import { type InboundLetter, readLetter } from './letter.js';
import { bounceIn } from './report.js';

export interface InboundContext {
  readonly matches: Pick<Matches, 'reply' | 'bounced'>;
  readonly store: Pick<MatchStore, 'readMatch'>;
  readonly keys: LinkKeys;
  /** The service's own mailbox: addresses are made of it. */
  readonly box: string;
  /** The relay whose word on senders is taken; left out: nobody's. */
  readonly authority?: string;
  /** Whether a seat may send one more reply now; counts it. */
  readonly mayReply: (match: string, side: Side) => Promise<boolean>;
  readonly log: MailLog;
}

/** A mail as it was handed over. `from`: the envelope's sender, '' for none; undefined: only headers tell. */
export interface Inbound {
  readonly raw: Uint8Array;
  readonly from?: string;
  /** The envelope's recipients; left out: the headers tell. */
  readonly to?: readonly string[];
}

/**
 * `orders`, `bounce`: it was taken, whatever came of it. `ignored`: a program wrote it, or it says nothing.
 * `unknown`: for nobody here. `forged`: the relay says that its sender is not who he says. `many`: too many
 * from this seat just now.
 */
export type Received = 'orders' | 'bounce' | 'ignored' | 'unknown' | 'forged' | 'many';

/** Bytes of the largest mail that is read: orders are short. */
export const LARGEST_MAIL = 256 * 1024;

/** A seat that an address stands for. */
export interface Addressee extends Pick<MailAddress, 'use' | 'match' | 'event'> {
  readonly side: Side;
}

/**
 * The seat that may be written to at an address; undefined for a forged one, a void one, an unknown match.
 */
export async function addresseeOf(
  { store, keys, box }: Pick<InboundContext, 'store' | 'keys' | 'box'>,
  text: string,
): Promise<Addressee | undefined> {
  const address = readMailAddress(keys, box, text);
  const found = address === undefined ? undefined : await store.readMatch(address.match);
  const seat = found?.seats[address?.seat ?? 0];
  if (address === undefined || seat === undefined) return undefined;
  const { use, match, event, generation } = address;
  if (use === 'orders' && generation !== seat.generation) return undefined;
  return { use, match, event, side: seat.side };
}

/** Takes a mail. Rejects when the database does not answer: it may be handed over again. */
export async function receive(context: InboundContext, mail: Inbound): Promise<Received> {
  const letter = await readLetter(mail.raw).catch(() => undefined);
  if (letter === undefined) return 'ignored';
  const addressee = await firstAddressee(context, mail.to ?? letter.recipients);
  const received = addressee === undefined ? 'unknown' : await taken(context, addressee, letter, mail.from);
  const facts = addressee === undefined ? {} : { match: addressee.match, side: addressee.side };
  context.log.info({ ...facts, received }, 'mail received');
  return received;
}

async function firstAddressee(
  context: InboundContext,
  texts: readonly string[],
): Promise<Addressee | undefined> {
  for (const text of new Set(texts)) {
    const found = await addresseeOf(context, text);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function taken(
  context: InboundContext,
  { use, match, side, event }: Addressee,
  letter: InboundLetter,
  from: string | undefined,
): Promise<Received> {
  const { matches, authority, mayReply } = context;
  if (use === 'bounce') {
    const bounce = letter.report === undefined ? undefined : bounceIn(letter.report);
    if (bounce === undefined) return 'ignored';
    await matches.bounced(match, side, { event, bounce, name: letter.name });
    return 'bounce';
  }
  if (isAutomatic(letter, match, from)) return 'ignored';
  const word = letter.header('authentication-results');
  if (authority !== undefined && authenticityIn(word, authority) === 'fail') return 'forged';
  if (!(await mayReply(match, side))) return 'many';
  await matches.reply(match, side, { event, lines: letter.lines, name: letter.name });
  return 'orders';
}

/** Written by a program, which would be answered for ever: RFC 3834, and the usual signs beside it. */
function isAutomatic(letter: InboundLetter, match: string, from: string | undefined): boolean {
  const [first = ''] = letter.header('auto-submitted');
  if (first !== '' && !/^no\b/iu.test(first)) return true;
  const sender = from ?? letter.header('return-path')[0]?.replace(/[<>\s]/gu, '');
  if (sender === '' || letter.report !== undefined) return true;
  if (letter.header('precedence').some((value) => /^(?:bulk|junk|list|auto_reply)\b/iu.test(value)))
    return true;
  const signs = ['list-id', 'x-autoreply', 'x-autorespond'];
  if (signs.some((name) => letter.header(name).length > 0)) return true;
  // Our own mail, sent round.
  return letter.name.startsWith(`<${match}.`);
}
