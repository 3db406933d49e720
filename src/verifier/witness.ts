/** Whether somebody else had the head of a throw before its round was known. SPEC section 7. */
import type { Head, Throw } from './report.js';

/** A head that a page or a mail showed, and when: seconds since 1970, by a clock that is not the server's. */
export interface KeptHead extends Head {
  readonly at: number;
}

/**
 * Whether a throw has a witness. Without one only the server says that the round was not known when it was
 * named.
 */
export function isWitnessed({ ordered, hash, due }: Throw, kept: readonly KeptHead[]): boolean {
  return kept.some((head) => head.number === ordered && head.hash === hash && head.at < due);
}
