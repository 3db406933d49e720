/** Telling a player that his opponent's address takes no mail. */
import type { Side } from '../../referee/index.js';
import type { NewMail, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import type { LoadedMatch } from '../core/loaded-match.js';
import { done } from '../core/outcome.js';
import { carryOutCommand } from '../core/writer.js';
import { presentMail } from './moment.js';
import { hasAddress } from './waiting.js';

/** Mails it to the other seats, once a match; the address itself is nobody's business. */
export async function tellUnreachable(context: MatchContext, id: string, side: Side): Promise<void> {
  await carryOutCommand(context, {
    match: id,
    side,
    decide: async (loaded) => {
      if (loaded.match.status === 'finished') return done({ value: null });
      const others = loaded.seats.filter((seat) => seat.side !== side && hasAddress(seat));
      const mails = await Promise.all(others.map((seat) => unreachableMail(context, loaded, seat)));
      if (mails.length === 0) return done({ value: null });
      return done({ write: { to: 'change', change: { mails } }, value: null });
    },
  });
}

/** The same id whenever it is: who was told is not told again. */
async function unreachableMail(
  context: MatchContext,
  loaded: LoadedMatch,
  seat: SeatRecord,
): Promise<NewMail> {
  const mail = await presentMail(context, loaded, seat, 'unreachable', '');
  return { ...mail, messageId: `${loaded.match.id}.1.unreachable.${seat.side}` };
}
