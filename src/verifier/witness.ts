/** Whether somebody else had the head of a throw before its round was known. SPEC section 7. */
import type { Head, Throw } from './report.js';

/** A head that a page or a mail showed, and when: seconds since 1970, by a clock that is not the server's. */
export interface KeptHead extends Head {
  readonly at: number;
}

/**
 * Who knows that the round of a throw was not known when it was named. `witnessed`: a mail had its head in
 * time; `seen`: a page did, by the time of the browser that kept it; `server`: only the server says so.
 */
export type Testimony = 'witnessed' | 'seen' | 'server';

/** `mailed`: heads in mails, with the time at which each came; `kept`: heads that a browser kept. */
export function testimonyOn(
  thrown: Throw,
  { mailed = [], kept = [] }: { readonly mailed?: readonly KeptHead[]; readonly kept?: readonly KeptHead[] },
): Testimony {
  if (hadInTime(thrown, mailed)) return 'witnessed';
  return hadInTime(thrown, kept) ? 'seen' : 'server';
}

function hadInTime({ ordered, hash, due }: Throw, heads: readonly KeptHead[]): boolean {
  return heads.some((head) => head.number === ordered && head.hash === hash && head.at > 0 && head.at < due);
}
