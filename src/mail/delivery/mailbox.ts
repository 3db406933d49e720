/** Reading the built-in mailbox: what its page shows. Nothing but mails of our own lies in it. */
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import type { BoxedMail } from '../../store/index.js';

export interface ReadMail {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  /**
   * A whole document with its pictures inside, to be served by `MAIL_FRAME_HEADERS` and shown in a sandboxed
   * frame; empty where it is not safe to show.
   */
  readonly html: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly type: string;
    readonly content: Uint8Array;
  }[];
}

/**
 * For the route that serves `html`: no script, nothing from elsewhere; links leave the frame
 * (`allow-top-navigation-by-user-activation`).
 */
export const MAIL_FRAME_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

/** What no mail of ours holds. A mail with any of it is shown as text alone. */
const ACTIVE =
  /<\s*(?:script|iframe|frame|object|embed|form|base|link|svg|math)\b|\son\w+\s*=|javascript:|http-equiv/i;

/** Parses a stored mail. */
export async function readBoxedMail({ id, raw, at }: BoxedMail): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    from: partyOf(mail.from),
    to: (mail.to ?? []).map(partyOf).join(', '),
    subject: mail.subject ?? '',
    date: mail.date === undefined ? at : new Date(mail.date),
    text: mail.text ?? '',
    html: showable(mail.html ?? '', mail.attachments.map(partOf)),
    attachments: mail.attachments.map((part) => ({
      name: part.filename ?? 'part',
      type: part.mimeType,
      content: bytesOf(part),
    })),
  };
}

function partyOf(party: Address | undefined): string {
  if (party === undefined) return '';
  return party.name ? `${party.name} <${party.address ?? ''}>` : (party.address ?? '');
}

/** A picture of a mail, by its Content-ID. */
interface Part {
  readonly id: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/**
 * HTML of a mail of ours as a document for `MAIL_FRAME_HEADERS`: pictures by Content-ID become data in it,
 * links open in the window around the frame. Empty where it is not safe to show.
 */
export function showable(html: string, parts: readonly Part[]): string {
  if (ACTIVE.test(html)) return '';
  const pictures = new Map(parts.map((part) => [`cid:${part.id}`, part]));
  const shown = html.replace(/src="(cid:[^"]*)"/g, (_, cid: string) => {
    const part = pictures.get(cid);
    return part === undefined
      ? 'src=""'
      : `src="data:${part.type};base64,${Buffer.from(part.content).toString('base64')}"`;
  });
  return shown.replaceAll('<a ', '<a target="_top" ');
}

function partOf(attachment: Attachment): Part {
  const { contentId = '', mimeType } = attachment;
  return { id: contentId.replace(/^<|>$/g, ''), type: mimeType, content: bytesOf(attachment) };
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}
