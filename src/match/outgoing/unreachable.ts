/** Telling a player that his opponent's address takes no mail. */
import type { Side } from '../../referee/index.js';
import type { SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import type { LoadedMatch } from '../core/loaded-match.js';
import { done } from '../core/outcome.js';
import { carryOutCommand } from '../core/writer.js';
import { type DueMail, presentMail } from './due.js';
import { hasAddress } from './waiting.js';

/** Mails it to the other seats, once a match; the address itself is nobody's business. */
export async function tellUnreachable(context: MatchContext, id: string, side: Side): Promise<void> {
  await carryOutCommand(context, {
    match: id,
    side,
    decide: (_, loaded) => {
      if (loaded.match.status === 'finished') return done({ value: null });
      const others = loaded.seats.filter((seat) => seat.side !== side && hasAddress(seat));
      if (others.length === 0) return done({ value: null });
      return done({
        write: { to: 'change', change: { due: others.map((seat) => unreachableMail(loaded, seat)) } },
        value: null,
      });
    },
  });
}

/** The same id whenever it is: who was told is not told again. */
function unreachableMail(loaded: LoadedMatch, seat: SeatRecord): DueMail {
  const name = `${loaded.match.id}.1.unreachable.${seat.side}`;
  return { ...presentMail(loaded, seat, 'unreachable', ''), name };
}
