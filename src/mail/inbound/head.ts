/**
 * The head of a mail: all that is read on the event loop, in one pass over few bytes. It decides whether the
 * rest is read at all.
 */
import { createHash } from 'node:crypto';

/** Bytes of a head that are read. */
export const LONGEST_HEAD = 64 * 1024;
/** Addresses that are looked at: each costs a MAC. */
const MOST_RECIPIENTS = 50;

export interface MailHead {
  /** Its Message-ID, or a digest where it has none. */
  readonly name: string;
  /** Addresses in the headers that relays and programs write them into. */
  readonly recipients: readonly string[];
  /** All values of a header, the topmost (newest) first. */
  header(name: string): readonly string[];
}

const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc'];
const FIELD = /^([!-9;-~]{1,76})[ \t]*:(.*)$/su;

/** Reads the head of a mail from its first bytes. */
export function readHead(raw: Uint8Array): MailHead {
  const begun = Buffer.from(raw.subarray(0, LONGEST_HEAD));
  const fields = fieldsIn(begun.toString('utf8'));
  const header = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);
  return {
    name: header('message-id')[0] || createHash('sha256').update(begun).digest('hex'),
    recipients: RECIPIENTS.flatMap(header).flatMap(addressesIn).slice(0, MOST_RECIPIENTS),
    header,
  };
}

/** Names in lower case, values in one line. */
function fieldsIn(text: string): readonly (readonly [name: string, value: string])[] {
  const unfolded: string[] = [];
  for (const line of text.split(/\r?\n/u)) {
    if (line === '') break;
    if (/^[ \t]/u.test(line) && unfolded.length > 0) unfolded.push(`${unfolded.pop()}${line}`);
    else unfolded.push(line);
  }
  return unfolded.flatMap((line) => {
    const [, name, value] = FIELD.exec(line) ?? [];
    return name === undefined || value === undefined
      ? []
      : [[name.toLowerCase(), value.replace(/\s+/gu, ' ').trim()] as const];
  });
}

/** What stands between addresses. */
const BETWEEN = /[\s<>,;:"()]+/u;

/**
 * Every word with an `@` inside. By words: a pattern for whole addresses would begin anew at every letter of
 * a long word without one.
 */
export function addressesIn(value: string): readonly string[] {
  return value.split(BETWEEN).filter((word) => word.slice(1, -1).includes('@'));
}
