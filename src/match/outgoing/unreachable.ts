/** Telling a player that his opponent's address takes no mail. */
import type { Side } from '../../referee/index.js';
import type { NewMail } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import { EventWriter, momentFor } from '../core/course.js';
import { committedState, loadMatch } from '../core/loaded-match.js';
import { hasAddress, mailTo } from './waiting.js';

/** Mails it to the others at the table, once a match; the address itself is nobody's business. */
export async function tellUnreachable(context: MatchContext, id: string, side: Side): Promise<void> {
  const loaded = await loadMatch(context, id);
  if (loaded === undefined || loaded.match.status === 'finished') return;
  const mails: NewMail[] = [];
  for (const seat of loaded.seats.filter((other) => other.side !== side && hasAddress(other))) {
    const moment = await momentFor(
      context,
      loaded,
      seat.side,
      committedState(loaded),
      new EventWriter(loaded, context.clock()),
    );
    // The same id whenever it is: who was told is not told again.
    mails.push({
      ...mailTo(loaded, seat, 'unreachable', moment),
      messageId: `${id}.1.unreachable.${seat.side}`,
    });
  }
  if (mails.length === 0) return;
  const written = await context.store.change({ matchId: id, mails });
  if (written.ok) context.mailed?.();
}
