/** Mails that cost more to read than to write. */

const HEAD = 'From: a@b.example\r\nMessage-ID: <bomb@b.example>\r\nMIME-Version: 1.0\r\n';
const html = (body: string) => `${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n${body}`;
const plain = (body: string) => `${HEAD}Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`;

/** A message in a message in a message … */
function nested(levels: number): string {
  return `${HEAD}${'Content-Type: message/rfc822\r\n\r\n'.repeat(levels)}\r\nend\r\n`;
}

function parts(count: number): string {
  const part = '--b\r\nContent-Type: text/plain\r\n\r\nend\r\n';
  return `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(count)}--b--\r\n`;
}

function multiparts(levels: number): string {
  const opened = Array.from(
    { length: levels },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  );
  return `${HEAD}${opened.join('')}Content-Type: text/plain\r\n\r\nend\r\n`;
}

/** Within every limit but that of time: lists in lists around as many lines as are read, often. */
export const SLOW = html(
  `${'<ul><li>'.repeat(45)}${'x<br>'.repeat(2_000)}${'</li></ul>'.repeat(45)}`.repeat(20),
);

export const BOMBS: readonly (readonly [name: string, raw: string])[] = [
  ['much of what is allowed', SLOW],
  ['lists in lists around many lines', html(`${'<ul><li>'.repeat(400)}${'x<br>'.repeat(50_000)}`)],
  ['elements in elements', html('<div>'.repeat(50_000))],
  ['quotations in quotations', html(`${'<blockquote><p>x'.repeat(15_000)}`)],
  ['tables in tables', html('<table><tr><td>x'.repeat(15_000))],
  ['references without an end', html('&amp'.repeat(60_000))],
  ['messages in messages', nested(8_000)],
  ['thousands of parts', parts(6_000)],
  ['parts in parts', multiparts(4_000)],
  ['blank lines after a quotation’s head', plain(`On Sat, Denrei wrote:${'\r\n'.repeat(120_000)}x`)],
  ['a quotation’s head begun on every line', plain('On a b\nOp a\nW dniu a\nDnia a\n'.repeat(6_500))],
  ['a line as long as a mail', plain('On '.repeat(80_000))],
  ['heads of mails without an end', plain('From: a\r\nDate: b\r\n\r\n'.repeat(12_000))],
];
