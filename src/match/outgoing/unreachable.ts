/** Telling a player that his opponent's address takes no mail. */
import type { Side } from '../../referee/index.js';
import type { NewMail } from '../../store/index.js';
import type { Desk } from '../core/context.js';
import { momentFor, Pen } from '../core/course.js';
import { committedState, readTable } from '../core/loaded-match.js';
import { hasAddress, mailTo } from './waiting.js';

/** Mails it to the others at the table, once a match; the address itself is nobody's business. */
export async function tellUnreachable(desk: Desk, id: string, side: Side): Promise<void> {
  const table = await readTable(desk, id);
  if (table === undefined || table.match.status === 'finished') return;
  const mails: NewMail[] = [];
  for (const seat of table.seats.filter((other) => other.side !== side && hasAddress(other))) {
    const moment = await momentFor(desk, table, seat.side, committedState(table), new Pen(table, desk.clock()));
    // The same id whenever it is: who was told is not told again.
    mails.push({ ...mailTo(table, seat, 'unreachable', moment), messageId: `${id}.1.unreachable.${seat.side}` });
  }
  if (mails.length === 0) return;
  const written = await desk.store.change({ matchId: id, mails });
  if (written.ok) desk.mailed?.();
}
