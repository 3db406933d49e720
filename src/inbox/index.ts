/**
 * An inbox as people keep it: files `.eml` and `.mbox`, or the source of an e-mail as text. The command and the
 * browser read it by this code alone.
 */
import PostalMime from 'postal-mime';
import type { Mail } from '../verifier/index.js';

/** Between the e-mails of an .mbox: a line of its own that begins so, after an empty one. */
const SEPARATOR = /(?:^|\n\r?\n)From [^\n]*\n/g;
/** The head of an e-mail: names and values, and one of those that every e-mail has. */
const HEAD = /^(?:[!-9;-~]+:.*\r?\n(?:[ \t].*\r?\n)*)+\r?\n/;
const USUAL = /^(?:received|from|date|message-id|return-path|delivered-to):/im;

/** The e-mails in a file, or in what was pasted; none where it is no source of an e-mail. */
export async function mailsIn(name: string, source: Uint8Array | string): Promise<readonly Mail[]> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source.trimStart()) : source;
  const parts = partsOf(bytes);
  const mails = await Promise.all(
    parts.map((part, i) => mailOf(parts.length === 1 ? name : `${name} ${i + 1}`, part)),
  );
  return mails.flatMap((mail) => mail ?? []);
}

/** A letter a byte, so that places in the text are places in the bytes. */
function asLetters(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function partsOf(bytes: Uint8Array): readonly Uint8Array[] {
  const separators = [...asLetters(bytes).matchAll(SEPARATOR)];
  if (separators[0]?.index !== 0) return [bytes];
  return separators.map((separator, i) =>
    bytes.subarray(separator.index + separator[0].length, separators[i + 1]?.index),
  );
}

async function mailOf(name: string, source: Uint8Array): Promise<Mail | undefined> {
  const [head] = HEAD.exec(asLetters(source)) ?? [];
  if (head === undefined || !USUAL.test(head)) return undefined;
  const { text = '', headers, subject = '' } = await PostalMime.parse(source);
  // Whoever received it last wrote the topmost; every other date may be the sender's.
  const received = headers.find(({ key }) => key === 'received')?.value.split(';');
  const arrived = received === undefined || received.length < 2 ? '' : (received.at(-1) ?? '');
  return { name, subject, at: Math.floor(Date.parse(arrived) / 1000) || 0, text };
}
