/** New roots of a match: when they are used up, or when commits were lost. */
import type { BaseState } from '../../referee/index.js';
import type { NewMail } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import type { LoadedMatch } from '../core/loaded-match.js';
import { momentFor } from '../outgoing/moment.js';
import { WAITING_KINDS } from '../outgoing/payload.js';
import { hasAddress, mailTo } from '../outgoing/waiting.js';
import type { EventWriter, NewCommit } from './event-writer.js';
import { newRoots } from './roots.js';

/** New roots: an event commits them, and both seats must give new seeds before the next roll. */
export async function renewRoots(
  context: MatchContext,
  loaded: LoadedMatch,
  state: BaseState,
  writer: EventWriter,
  reason: 'used up' | 'restored' | 'lost commits',
  used: number,
): Promise<NewCommit> {
  const { match, seats } = loaded;
  const fresh = newRoots(context, match.id, loaded.root.chain + 1);
  writer.write({ type: 'rerooted', public: { ...fresh.commitments, used, reason } });
  const begun = seats.every((seat) => seat.joinedAt !== null);
  const mails: NewMail[] = [];
  for (const seat of seats.filter((s) => hasAddress(s) && s.joinedAt !== null)) {
    const moment = await momentFor(context, loaded, seat.side, state, writer);
    mails.push(mailTo(loaded, seat, 'stopped', { ...moment, commitments: fresh.commitments }));
  }
  return {
    events: writer.made,
    status: begun ? 'stopped' : 'open',
    pending: loaded.game.sides,
    newRoot: fresh.record,
    seats: seats.map(({ side }) => ({ side, seed: null })),
    supersede: loaded.game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS] })),
    mails,
  };
}
