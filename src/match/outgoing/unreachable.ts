/** Telling a player that his opponent's address takes no mail. */
import type { Side } from '../../referee/index.js';
import type { NewMail } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import { loadMatch } from '../core/loaded-match.js';
import { presentMail } from './moment.js';
import { hasAddress } from './waiting.js';

/** Mails it to the others at the table, once a match; the address itself is nobody's business. */
export async function tellUnreachable(context: MatchContext, id: string, side: Side): Promise<void> {
  const loaded = await loadMatch(context, id);
  if (loaded === undefined || loaded.match.status === 'finished') return;
  const mails: NewMail[] = [];
  for (const seat of loaded.seats.filter((other) => other.side !== side && hasAddress(other))) {
    const mail = await presentMail(context, loaded, seat, 'unreachable', '');
    // The same id whenever it is: who was told is not told again.
    mails.push({ ...mail, messageId: `${id}.1.unreachable.${seat.side}` });
  }
  if (mails.length === 0) return;
  const written = await context.store.change({ matchId: id, mails });
  if (written.ok) context.mailed?.();
}
