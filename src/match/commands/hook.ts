/** Where the messages of a seat go, beside its mails. */
import type { Side } from '../../referee/index.js';
import type { MatchContext } from '../core/context.js';
import { seatOf } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { carryOutCommand } from '../core/writer.js';
import { presentMail } from '../outgoing/due.js';
import { hasAddress, newNonce } from '../outgoing/waiting.js';
import type { Outcome } from '../types.js';

const LONGEST = 500;

/**
 * Sets or (null) clears it. Setting makes a new key, for the same address too. Whoever holds the seat is mailed
 * so: it may have been somebody else with his link.
 */
export function setHook(
  context: MatchContext,
  id: string,
  side: Side,
  url: string | null,
): Promise<Outcome<null>> {
  const nonce = newNonce(context);
  return carryOutCommand<null>(context, {
    match: id,
    side,
    decide: (_, loaded) => {
      const seat = seatOf(loaded, side);
      if (seat === undefined) return failed('unknown-match');
      if (url !== null && url.length > LONGEST)
        return failed('invalid', { fields: [{ field: 'hook', message: 'too long' }] });
      if (seat.hook === url && url === null) return done({ value: null });
      const changed = [{ what: 'hook' as const, from: seat.hook !== null, to: url !== null }];
      const change = { hook: url, hookNonce: url === null ? null : nonce };
      const now = { ...seat, ...change };
      const due = hasAddress(seat) ? [presentMail(loaded, now, 'settings', nonce, { changed })] : [];
      return done({ write: { to: 'change', change: { seats: [{ side, ...change }], due } }, value: null });
    },
  });
}
