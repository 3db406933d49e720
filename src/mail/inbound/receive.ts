/**
 * What is done with a mail that came in: orders go to the match, a mail that came back is noted, anything
 * else is left alone. The address is all that gives it a right; who says he sent it gives none.
 */
import { decodeWords } from 'postal-mime';
import { type LinkKeys, type MailAddress, readMailAddress, readTestAddress } from '../../links/index.js';
import type { Matches } from '../../match/index.js';
import type { Side } from '../../referee/index.js';
import type { MatchStore, OutboxStore, RecipientStore } from '../../store/index.js';
import { ThreadError } from '../../threads/index.js';
import type { MailLog } from '../delivery/deliver.js';
import { type MailHead, readHead } from './head.js';
import type { InboundLetter } from './letter.js';
import type { ReadMail } from './reading.js';

export interface InboundContext {
  readonly matches: Pick<Matches, 'reply' | 'bounced'>;
  readonly store: Pick<MatchStore, 'readMatch'> &
    Pick<OutboxStore, 'isMailed'> &
    Pick<RecipientStore, 'keepTestReply'>;
  readonly keys: LinkKeys;
  /** The service's own mailbox: addresses are made of it. */
  readonly box: string;
  /** The relay whose word on senders is taken; left out: nobody's. */
  readonly authority?: string;
  /** Whether one more mail to this address of a seat is read now; counts it. */
  readonly mayWrite: (match: string, side: Side, use: MailAddress['use']) => Promise<boolean>;
  /** Reads the inside of a mail, off the event loop. */
  readonly read: ReadMail;
  readonly log: MailLog;
}

/** A mail as it was handed over. `from`: the envelope's sender, '' for none; undefined: only headers tell. */
export interface Inbound {
  /** Its first bytes, LONGEST_HEAD of them at most. */
  readonly head: Uint8Array;
  /** All of it, asked for where it is to be read; undefined: it is too large. */
  readonly whole: () => Promise<Uint8Array | undefined>;
  readonly from?: string;
  /** The envelope's recipients; left out: the headers tell. */
  readonly to?: readonly string[];
}

/**
 * `orders`, `bounce`, `test`: it was taken, whatever came of it. `ignored`: a program wrote it, or it says nothing.
 * `unknown`: for nobody here. `forged`: the relay says that its sender is not who he says. `many`: too many
 * to this address just now.
 */
export type Received = 'orders' | 'bounce' | 'test' | 'ignored' | 'unknown' | 'forged' | 'many';

/** Our Message-IDs begin with match, event, kind and side. */
const SIDE_IN_ID = 3;

/** Bytes of the largest mail that is read: orders are short. */
export const LARGEST_MAIL = 256 * 1024;

/** A seat that an address stands for. */
interface Addressee extends Pick<MailAddress, 'use' | 'match' | 'event'> {
  readonly side: Side;
}

/**
 * The seat that may be written to at an address; undefined for a forged one, a void one, an unknown match.
 */
async function addresseeOf(
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

/**
 * Takes a mail: its head says whether anybody here is meant, whether a program wrote it and whether it is one
 * too many, and only then the rest is read. Rejects when the database does not answer: it may be handed over
 * again.
 */
export async function receive(context: InboundContext, mail: Inbound): Promise<Received> {
  const head = readHead(mail.head);
  const [test] = (mail.to ?? head.recipients).flatMap(
    (text) => readTestAddress(context.keys, context.box, text) ?? [],
  );
  if (test !== undefined) {
    const received = isAutomatic(head, mail.from) ? 'ignored' : 'test';
    if (received === 'test') await context.store.keepTestReply(test);
    context.log.info({ received }, 'mail received');
    return received;
  }
  const addressee = await firstAddressee(context, mail.to ?? head.recipients);
  const received = addressee === undefined ? 'unknown' : await taken(context, addressee, head, mail);
  const facts = addressee === undefined ? {} : { match: addressee.match, side: addressee.side };
  context.log.info({ ...facts, received }, 'mail received');
  return received;
}

/** Whether anybody here may be written to at an address. */
export async function isAddress(context: InboundContext, text: string): Promise<boolean> {
  return (
    readTestAddress(context.keys, context.box, text) !== undefined ||
    (await addresseeOf(context, text)) !== undefined
  );
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
  head: MailHead,
  mail: Inbound,
): Promise<Received> {
  const { matches, authority, mayWrite } = context;
  if (use === 'orders') {
    // Our own e-mail, sent round.
    if (isAutomatic(head, mail.from) || head.name.startsWith(`<${match}.`)) return 'ignored';
    const word = head.header('authentication-results');
    if (authority !== undefined && authenticityIn(word, authority) === 'fail') return 'forged';
  }
  if (!(await mayWrite(match, side, use))) return 'many';
  const letter = await readWhole(context, mail);
  const { name } = head;
  if (use === 'bounce') {
    const bounce = letter?.report === undefined ? undefined : bounceIn(letter.report);
    if (bounce === undefined) return 'ignored';
    // Whoever knows the address alone has seen none of the mails that could come back to it.
    const id = letter?.returned?.replace(/^<|@[^@]*$/gu, '') ?? '';
    const isOurs = id.split('.')[SIDE_IN_ID] === side && (await context.store.isMailed(match, id));
    if (!isOurs) return 'ignored';
    await matches.bounced(match, side, { event, bounce, name });
    return 'bounce';
  }
  if (letter?.report !== undefined) return 'ignored';
  await matches.reply(match, side, { event, lines: letter?.lines, name });
  return 'orders';
}

/** What stands in a mail; undefined: it is too large, or takes too long to read. */
async function readWhole({ read, log }: InboundContext, mail: Inbound): Promise<InboundLetter | undefined> {
  const raw = await mail.whole();
  if (raw === undefined) return undefined;
  try {
    return await read(raw);
  } catch (error) {
    if (error instanceof ThreadError && error.code === 'thread-stopped') throw error;
    const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.warn({ reason, bytes: raw.length }, 'a mail could not be read');
    return undefined;
  }
}

/** How the subjects of automatic replies begin that say it nowhere else. An answer begins with `Re:`. */
const AUTOMATIC =
  /^\s*\[?(?:auto(?:matic|mated)?[- ]?(?:reply|response|answer)|autoreply|auto:|out[- ]of[- ](?:the[- ])?office|automatische antwort|abwesenheit|réponse automatique|absence|respuesta automática|risposta automatica|resposta automática|automatisch antwoord|afwezigheid|odpowiedź automatyczna|autosvar|automatisk s[vk]ar|automaattinen vastaus|автоответ|автоматический ответ|otomatik yanıt|automatická odpověď|automatikus válasz|自動返信|自動応答|不在|自动回复|自動回覆|자동 회신|자동 응답|부재중)/iu;
const LONGEST_SUBJECT = 500;

/** Written by a program, which would be answered for ever: RFC 3834, and the usual signs beside it. */
function isAutomatic({ header }: MailHead, from: string | undefined): boolean {
  const [first = ''] = header('auto-submitted');
  if (first !== '' && !/^no\b/iu.test(first)) return true;
  const sender = from ?? header('return-path')[0]?.replace(/[<>\s]/gu, '');
  if (sender === '') return true;
  if (header('precedence').some((value) => /^(?:bulk|junk|list|auto_reply)\b/iu.test(value))) return true;
  const signs = ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress'];
  if (signs.some((sign) => header(sign).length > 0)) return true;
  const [subject = ''] = header('subject');
  return AUTOMATIC.test(decodeWords(subject.slice(0, LONGEST_SUBJECT)));
}

// What the relay in front of us found of a mail's sender (Authentication-Results, RFC 8601). Only a relay
// that the operator named is believed: anybody can write such a header.

/** `unstated`: the relay said nothing of it. */
export type Authenticity = 'pass' | 'fail' | 'unstated';

const METHOD = /^\s*(dmarc|dkim|spf)\s*=\s*([a-z]+)/iu;
const FAILED = ['fail', 'permerror', 'policy'];

/**
 * The verdict of `authority` in headers of this name, the topmost first: what stands below came from outside.
 */
export function authenticityIn(headers: readonly string[], authority: string): Authenticity {
  const own = headers.map(withoutComments).find((value) => idOf(value) === authority.toLowerCase());
  if (own === undefined) return 'unstated';
  const results = own.split(';').slice(1).flatMap(resultIn);
  const of = (method: string) => results.filter((one) => one.method === method).map(({ result }) => result);
  const dmarc = of('dmarc');
  if (dmarc.includes('pass')) return 'pass';
  if (dmarc.includes('fail')) return 'fail';
  const others = [...of('dkim'), ...of('spf')];
  if (others.includes('pass')) return 'pass';
  return others.some((result) => FAILED.includes(result)) ? 'fail' : 'unstated';
}

/** In one pass however deep they are nested. A bracket that is never closed stays. */
function withoutComments(value: string): string {
  const plain: string[] = [];
  const opened: number[] = [];
  for (let at = 0; at < value.length; at++) {
    const sign = value.charAt(at);
    const begun = sign === ')' ? opened.pop() : undefined;
    if (sign === '(') opened.push(plain.length);
    if (begun !== undefined) plain.length = begun;
    plain.push(begun === undefined ? sign : ' ');
    // A quoted sign neither opens nor closes.
    if (sign === '\\' && opened.length > 0) plain.push(value.charAt(++at));
  }
  return plain.join('');
}

/** The authserv-id: the first word, before its version. */
function idOf(value: string): string {
  return (value.split(';')[0] ?? '').trim().split(/\s+/u)[0]?.toLowerCase() ?? '';
}

function resultIn(part: string): readonly { readonly method: string; readonly result: string }[] {
  const [, method, result] = METHOD.exec(part) ?? [];
  return method === undefined || result === undefined
    ? []
    : [{ method: method.toLowerCase(), result: result.toLowerCase() }];
}

/** `hard`: the address takes no mail. `soft`: this mail did not arrive, for a reason that may pass. */
export type Bounce = 'hard' | 'soft';

/** A full mailbox, a mail too large, refusals of a policy: neither says that the address is none. */
const PASSING = /^5\.(?:2\.2|3\.4|7\.\d{1,3})\b/u;

/** What a report says; undefined: nothing came back (it was delivered, is late, or was passed on). */
export function bounceIn(report: string): Bounce | undefined {
  const fields = report.replace(/\r?\n[ \t]+/gu, ' ').split(/\r?\n/u);
  const of = (name: string) =>
    fields
      .filter((field) => field.toLowerCase().startsWith(`${name}:`))
      .map((field) => field.slice(name.length + 1).trim());
  if (!of('action').some((action) => /^failed\b/iu.test(action))) return undefined;
  const status = of('status').find((one) => /^[45]\./u.test(one)) ?? '';
  return status.startsWith('5.') && !PASSING.test(status) ? 'hard' : 'soft';
}
