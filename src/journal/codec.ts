/** Events as stored texts: making and reading them, their shape checked. */
import { canonicalJson, sha256Hex } from './canonical.js';
import { JournalError } from './errors.js';
import type { EventBody, Head, JournalEvent, MadeEvent } from './events.js';
import { eventSchema } from './schemas.js';

/** Reads a stored event's text. Throws JournalError `bad-event`; does not check its hash (the verifier does). */
export function readEvent(text: string): JournalEvent {
  return parseEvent(JSON.parse(text));
}

/**
 * Checks the shape of a value that should be an event. Throws JournalError `bad-event` with the place of the
 * first fault.
 */
export function parseEvent(value: unknown): JournalEvent {
  const parsed = eventSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new JournalError('bad-event', issue?.message ?? 'not an event', issue?.path.join('.'));
}

/** The next event after `head`. Throws JournalError `bad-event` or `not-canonical`. */
export function makeEvent(head: Head, body: EventBody): MadeEvent {
  const unhashed = { v: 2, match: head.match, n: head.n + 1, prev: head.hash, ...body };
  const hash = sha256Hex(canonicalJson(unhashed));
  const hashed = { ...unhashed, hash };
  return { event: parseEvent(hashed), text: canonicalJson(hashed) };
}
