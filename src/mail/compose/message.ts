/** A composed mail in the terms of nodemailer. */
import type { SendMailOptions } from 'nodemailer';
import type { ComposedMail, InlinePicture } from './types.js';

const CALENDAR = {
  filename: 'deadline.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
};

/** Addresses as objects, nothing read from files or the net, headers of a mail that no person wrote. */
export function nodemailerMessage(mail: ComposedMail): SendMailOptions {
  const { from, to, subject, messageId, inReplyTo, references, date, list, language, text, html, pictures } =
    mail;
  const { calendar, returnPath } = mail;
  return {
    from,
    to,
    envelope: { from: returnPath ?? from.address, to: [to.address] },
    ...(list.post === undefined ? {} : { replyTo: list.post }),
    subject,
    messageId,
    ...(inReplyTo === undefined ? {} : { inReplyTo }),
    ...(references.length === 0 ? {} : { references: [...references] }),
    date,
    text,
    ...(html === '' ? {} : { html }),
    attachments: [
      ...pictures.map((picture) => ({ cid: picture.cid, raw: partOf(picture) })),
      ...(calendar === undefined ? [] : [{ ...CALENDAR, content: calendar }]),
    ],
    // The nested array makes one header of it; a flat one would make two.
    list: {
      id: { url: list.id, comment: list.title },
      ...(list.unsubscribe === undefined ? {} : { unsubscribe: [[{ url: list.unsubscribe }]] }),
      ...(list.post === undefined ? {} : { post: { url: `mailto:${list.post}` } }),
    },
    headers: {
      ...(list.unsubscribe === undefined ? {} : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The whole part, so that a picture is not encoded anew for every mail. */
function partOf({ cid, filename, encoded }: InlinePicture): string {
  const head = [
    `Content-Type: image/png; name=${filename}`,
    `Content-Disposition: inline; filename=${filename}`,
    `Content-ID: <${cid}>`,
    'Content-Transfer-Encoding: base64',
  ];
  return `${head.join('\r\n')}\r\n\r\n${encoded}\r\n`;
}
