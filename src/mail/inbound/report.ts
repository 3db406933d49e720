/** Reports on delivery (RFC 3464): whether a mail that was handed over came back, and whether for good. */

/** `hard`: the address takes no mail. `soft`: this mail did not arrive, for a reason that may pass. */
export type Bounce = 'hard' | 'soft';

/** A full mailbox, a mail too large, refusals of a policy: neither says that the address is none. */
const PASSING = /^5\.(?:2\.2|3\.4|7\.\d{1,3})\b/u;

/** What a report says; undefined: nothing came back (it was delivered, is late, or was passed on). */
export function bounceIn(report: string): Bounce | undefined {
  const fields = report.replace(/\r?\n[ \t]+/gu, ' ').split(/\r?\n/u);
  const of = (name: string) =>
    fields
      .filter((field) => field.toLowerCase().startsWith(`${name}:`))
      .map((field) => field.slice(name.length + 1).trim());
  if (!of('action').some((action) => /^failed\b/iu.test(action))) return undefined;
  const status = of('status').find((one) => /^[45]\./u.test(one)) ?? '';
  return status.startsWith('5.') && !PASSING.test(status) ? 'hard' : 'soft';
}
