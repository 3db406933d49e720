/** The inside of a mail that came in, as far as anything here asks of it. Read in a thread: see reading.ts. */
import { convert } from 'html-to-text';
import PostalMime, { type Email } from 'postal-mime';
import { readHead } from './head.js';
import { ownLines } from './own-lines.js';

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
