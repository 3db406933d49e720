/** The inside of a mail that came in, as far as anything here asks of it. Read in a thread: see reading.ts. */
import { convert } from 'html-to-text';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { readHead } from './head.js';

export interface InboundLetter {
  /** What its author wrote himself. */
  readonly lines: readonly string[];
  /** The machine-readable part of a report on delivery. */
  readonly report?: string;
  /** The Message-ID of the mail that a report gives back. */
  readonly returned?: string;
}

/** A mail that holds more than any reply needs. */
export class LavishMailError extends Error {
  override readonly name = 'LavishMailError';
  readonly code = 'lavish-mail';
}

/** Parts in parts. */
const DEEPEST_PARTS = 20;
const LONGEST_HEADS = 128 * 1024;
const MOST_ATTACHMENTS = 50;
/** More than a plan takes, so that too many are told as too many. */
const MOST_LINES = 500;
/** Elements of HTML in one another, and beside one another. */
const DEEPEST_HTML = 100;
const MOST_ELEMENTS = 5_000;
/** Stands where HTML was cut off: no letter of any script. */
const CUT = '\u{10fffd}';

/** Quotations and signatures in the HTML of the usual programs. */
const NOT_HIS_OWN = [
  'blockquote',
  '.gmail_quote',
  '.gmail_quote_container',
  '.gmail_attr',
  '.gmail_signature',
  '.moz-cite-prefix',
  '.moz-signature',
  '.yahoo_quoted',
  '.protonmail_quote',
  '.tutanota_quote',
  '.zmail_extra',
  '#mail-editor-reference-message-container',
  '#divRplyFwdMsg',
  '#ms-outlook-mobile-signature',
  'style',
  'script',
  'head',
  'img',
];

/** Reads a mail, whatever it is. @throws LavishMailError, or what its decoders throw */
export async function readLetter(raw: Uint8Array): Promise<InboundLetter> {
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: DEEPEST_PARTS,
    maxHeadersSize: LONGEST_HEADS,
    // A mail that was attached is not what its author wrote now.
    forceRfc822Attachments: true,
  });
  if (mail.attachments.length > MOST_ATTACHMENTS) throw new LavishMailError('too many parts');
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const content = report === undefined ? undefined : textOf(report.content);
  return {
    lines: ownLines(writtenIn(mail)).slice(0, MOST_LINES),
    ...(content === undefined ? {} : { report: content, returned: returnedIn(mail) }),
  };
}

/** What a report gives back: a whole mail, or its head. */
const RETURNED = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers'];

function returnedIn({ attachments }: Email): string {
  const [part] = attachments.filter(({ mimeType }) => RETURNED.includes(mimeType));
  const head = part === undefined ? undefined : readHead(Buffer.from(textOf(part.content)));
  return head?.header('message-id')[0] ?? '';
}

/** The text part, or the HTML part as text where there is no other. */
function writtenIn({ text = '', html = '' }: Email): string {
  if (text.trim() !== '' || html === '') return decoded(text);
  const written = convert(decoded(html), {
    wordwrap: false,
    limits: { maxDepth: DEEPEST_HTML, maxChildNodes: MOST_ELEMENTS, ellipsis: CUT },
    selectors: [
      ...NOT_HIS_OWN.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'hr', format: 'horizontalLine', options: { length: 10 } },
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td', format: 'cell' },
    ],
    formatters: {
      cell: (element, walk, builder) => {
        walk(element.children, builder);
        builder.addInline(' ');
      },
    },
  });
  // Half of what was ordered is not what was ordered.
  if (written.includes(CUT)) throw new LavishMailError('too much HTML');
  return written;
}

/** What stands between ASCII and JIS in ISO-2022-JP: some programs write it without a word about it. */
const TO_JIS = ['\u001b$B', '\u001b$@'];

function decoded(text: string): string {
  if (!TO_JIS.some((begin) => text.includes(begin))) return text;
  return new TextDecoder('iso-2022-jp').decode(Buffer.from(text, 'latin1'));
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

// What the author of a reply wrote: without quotations, what a program wrote above them, and signatures.
// Anything left is an order or a mistake, and is told. Programs say the same in a hundred languages, so they
// are known by what no order holds: an address, a date before a colon above a quotation, the head of a mail.

const QUOTED = /^\s*[>＞»│]/u;
/** `-- ` (RFC 3676), or a line ruled across as Japanese signatures begin with. */
const SIGNATURE = /^(?:--\s?|\s*[-_=*~‐―─━＿＝＊～]{3,}\s*)$/u;
/** What phones and programs sign with, in any language: no order names one of these. */
const PROGRAM =
  /\b(?:iPhone|iPad|iPod|Android|Outlook|Samsung|Galaxy|BlackBerry|Huawei|Xiaomi|Gmail|GMX|WEB\.DE|Yahoo|Proton ?Mail|K-9|FairEmail|Mail\.ru|Spark)/u;
const SENT_FROM =
  /^\s*(?:Sent (?:from|via|with) |Get Outlook for |Gesendet (?:von|mit) |Envoyé de |.{0,40}から(?:の)?送信(?:されました)?。?$)/iu;
/** A heading between rules, above a whole mail: `-----Original Message-----`. */
const RULED = /^\s*[-_=]{2,40}\s*\p{L}.{0,60}?[-_=]{2,40}\s*$/u;
/** `From: …`, `*De :* …` */
const LABELED = /^\s*[*_]{0,2}(\p{L}[\p{L}\p{M} ]{0,24})\s?[*_]{0,2}\s?[:：][*_]{0,2}\s*(\S.*)?$/u;
/** Labels of a mail’s first line, where it gives no address. */
const FROM = new Set(
  (
    'from von de da van od от від från fra lähettäjä avsändare kimden gönderen feladó odesílatel expéditeur ' +
    'remitente mittente 差出人 送信者 送信元 发件人 寄件者 寄件人 보낸사람 보낸이'
  ).split(' '),
);
const FURTHER = new Set(
  (
    'sent date to subject cc gesendet datum an betreff envoyé date à objet enviado enviadoel enviadaem para ' +
    'asunto fecha assunto inviato data a oggetto verzonden aan onderwerp wysłano do temat отправлено дата кому ' +
    'тема надіслано skickat till ämne sendt til emne lähetetty vastaanottaja aihe gönderildi kime konu ' +
    'odesláno komu předmět elküldve címzett tárgy 送信日時 送信日 日付 日時 宛先 件名 发送时间 日期 收件人 主题 ' +
    '寄件日期 收件者 主旨 보낸날짜 날짜 받는사람 제목'
  ).split(' '),
);
/** Lines of a head that are looked at. */
const HEAD_LINES = 5;
const ADDRESS = /[^\s<>()"'=@]{1,64}@[^\s<>()"'=@]{1,200}\.\p{L}{2,}/u;
/** A year, or a day, month and year in figures. */
const DATE = /\b(?:19|20)\d\d\b|\d{4}\s*[年년./-]|\d{1,2}\s*[./-]\s*\d{1,2}\s*[./-]\s*\d{2}/u;
const HOUR = /\d{1,2}[:.]\d{2}/u;
/** How what programs write above a quotation ends. */
const CLOSING = /(?:[:：]|書きました。?|のメッセージ|寫道|写道)$/u;
/** Above a quotation in Japanese: in one line, or it might begin with an order. */
const SOMEBODY = /^.{0,200}さん(?:が|は|からの).{0,60}(?:書きました|書いた|メール).{0,4}[:：。]?\s*$/u;
/** A line may be broken in so many, and is long where it is. */
const BROKEN_OVER = 3;
const LONG = 30;
/** A line for the author himself. */
const NOTE = /^\s*[#＃]/u;
/** The footers of virus scanners: no order holds an address of the web. */
const WEB = /\bhttps?:\/\/|\bwww\.[\p{L}\d-]+\.\p{L}{2}/iu;
/** What a list puts before its lines. */
const LISTED = /^(?:\d{1,3}[.)]\s+|[-*•◦‣▪・·]\s*)(?=\p{L})/u;
/** Letters of a line that are looked at: a longer one is no order, and is told as it stands. */
const LOOKED_AT = 1_000;

/** Marks of direction, joiners, hard blanks: nobody means them. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The lines that are the author's own, without blank ones and notes (`# …`). */
export function ownLines(text: string): readonly string[] {
  const whole = text.split(/\r\n|\r|\n/u).map((line) =>
    line
      .replace(UNSEEN, '')
      .replace(/\u00a0/gu, ' ')
      .trimEnd(),
  );
  const lines = whole.map((line) => line.slice(0, LOOKED_AT));
  const quotedNext = beforeQuotation(lines);
  const own: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line === '' || QUOTED.test(line)) continue;
    if (endsWith(lines, i)) break;
    const said = attribution(lines, i, quotedNext);
    if (said > 0) {
      // Own lines may follow between quoted ones, or a whole mail that is not marked as quoted.
      if (quotedNext[i + said - 1] !== true) break;
      i += said - 1;
      continue;
    }
    const plain = (whole[i] ?? '').trim().replace(LISTED, '');
    if (!NOTE.test(plain) && !WEB.test(line)) own.push(plain);
  }
  return own;
}

/** Of each line whether the next that is not blank is quoted. */
function beforeQuotation(lines: readonly string[]): readonly boolean[] {
  const found: boolean[] = [];
  let next = false;
  for (let i = lines.length - 1; i >= 0; i--) {
    found[i] = next;
    if (lines[i]?.trim() !== '') next = QUOTED.test(lines[i] ?? '');
  }
  return found;
}

/** Whether nothing of the author's own follows from here. */
function endsWith(lines: readonly string[], i: number): boolean {
  const line = lines[i] ?? '';
  if (SIGNATURE.test(line) || SENT_FROM.test(line) || RULED.test(line)) return true;
  return PROGRAM.test(line.replace(ADDRESS, '')) || isHead(lines, i);
}

/** The head of a mail: it begins as heads do, or several lines of it have labels and one an address. */
function isHead(lines: readonly string[], i: number): boolean {
  const [first = '', ...further] = lines.slice(i, i + HEAD_LINES);
  const label = labelOf(first);
  if (label === undefined) return false;
  if (FROM.has(label) && further.some((line) => FURTHER.has(labelOf(line) ?? ''))) return true;
  const labeled = [first, ...further].filter((line) => labelOf(line) !== undefined);
  return labeled.length >= 3 && labeled.some((line) => ADDRESS.test(line));
}

function labelOf(line: string): string | undefined {
  return LABELED.exec(line)?.[1]?.replaceAll(' ', '').toLowerCase();
}

/** How many lines from here say who wrote what is quoted, or copied, below; 0: none. */
function attribution(lines: readonly string[], i: number, quotedNext: readonly boolean[]): number {
  if (SOMEBODY.test(lines[i] ?? '')) return 1;
  let said = '';
  for (let n = 1; n <= BROKEN_OVER; n++) {
    const line = (lines[i + n - 1] ?? '').trim();
    if (line === '' || QUOTED.test(line)) return 0;
    // A whole one by itself: what stands above it is an order.
    if (n > 1 && CLOSING.test(line) && hasDate(line)) return 0;
    said = said === '' ? line : `${said} ${line}`;
    const dated = hasDate(said);
    const telling = (ADDRESS.test(said) && (n === 1 || dated)) || (dated && HOUR.test(said));
    const above = quotedNext[i + n - 1] === true && (n === 1 || dated);
    if (CLOSING.test(said) && (telling || above)) return n;
    // What is broken is long, and no order names an address or an hour.
    if (said.length < LONG || !(ADDRESS.test(said) || (dated && HOUR.test(said)))) return 0;
  }
  return 0;
}

function hasDate(said: string): boolean {
  return DATE.test(said.replace(ADDRESS, ''));
}
