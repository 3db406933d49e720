/** What becomes of a mail that could not be handed over. */

const MINUTE = 60_000;
const LONGEST_WAIT = 360 * MINUTE;
/** One minute doubling to six hours: the twentieth failure comes after about three days. */
const MOST_ATTEMPTS = 20;

/** When to try again after `attempts` failures, or null: give up. */
export function nextTry(error: unknown, attempts: number, now: Date): Date | null {
  if (isPermanent(error) || attempts >= MOST_ATTEMPTS) return null;
  return new Date(now.getTime() + Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT));
}

/**
 * A mailbox that is full, and refusals of a policy (relaying, reputation): neither says that the address is
 * none.
 */
const FULL = 552;
const PASSING = /^\d{3}[ -]5\.(?:2\.2|7\.\d{1,3})\b/;

/**
 * Whether the address itself is refused: the server's 5xx to the recipient, or an address that is none. Other
 * refusals (a wrong password, a sender or content that is not liked, a full mailbox) are for others to mend:
 * those mails wait.
 */
export function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, command, responseCode, response } = error as { readonly [name: string]: unknown };
  if (code === 'bad-address' || code === 'unwanted') return true;
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || typeof responseCode !== 'number') return false;
  return (
    responseCode >= 500 && responseCode !== FULL && !(typeof response === 'string' && PASSING.test(response))
  );
}

/** A failure in one line, for the outbox row and the log, without the addresses that servers repeat. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\S+@\S+/gu, '(address)')
    .slice(0, 300);
}
