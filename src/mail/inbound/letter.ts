/** A mail that came in, as far as anything here asks of it. */
import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import PostalMime, { type Email } from 'postal-mime';
import { addressesIn } from './addresses-in.js';
import { ownLines } from './own-lines.js';

export interface InboundLetter {
  /** Its Message-ID, or a digest of the whole where it has none. */
  readonly name: string;
  /** Addresses in the headers that relays and programs write them into. */
  readonly recipients: readonly string[];
  /** All values of a header, the topmost (newest) first. */
  header(name: string): readonly string[];
  /** What its author wrote himself. */
  readonly lines: readonly string[];
  /** The machine-readable part of a report on delivery. */
  readonly report?: string;
}

const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc'];
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
  '#divRplyFwdMsg',
  '#ms-outlook-mobile-signature',
  'style',
  'script',
  'head',
  'img',
];

/** Reads a mail, whatever it is. */
export async function readLetter(raw: Uint8Array): Promise<InboundLetter> {
  const mail = await PostalMime.parse(raw);
  const header = (name: string) =>
    mail.headers.filter(({ key }) => key === name).map(({ value }) => unfolded(value));
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const content = report === undefined ? undefined : textOf(report.content);
  return {
    name: mail.messageId ?? createHash('sha256').update(raw).digest('hex'),
    recipients: RECIPIENTS.flatMap(header).flatMap(addressesIn),
    header,
    lines: ownLines(writtenIn(mail)),
    ...(content === undefined ? {} : { report: content }),
  };
}

function unfolded(value: string): string {
  return value.replace(/\s+/gu, ' ').trim();
}

/** The text part, or the HTML part as text where there is no other. */
function writtenIn({ text = '', html = '' }: Email): string {
  if (text.trim() !== '' || html === '') return text;
  return convert(html, {
    wordwrap: false,
    selectors: [
      ...NOT_HIS_OWN.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'hr', format: 'horizontalLine', options: { length: 10 } },
    ],
  });
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
