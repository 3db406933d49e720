/** How a match ends, by the rules or without them. */
import type { EndReason } from '../../journal/index.js';
import type { BaseState, Result } from '../../referee/index.js';
import type { NewMail } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import type { LoadedMatch } from '../core/loaded-match.js';
import { momentFor } from '../outgoing/moment.js';
import { WAITING_KINDS } from '../outgoing/payload.js';
import { hasAddress, mailTo } from '../outgoing/waiting.js';
import type { EventWriter, NewCommit } from './event-writer.js';
import { openRoot, openSecret } from './roots.js';

/** The end: result, opened secrets, a mail to both. */
export async function endMatch(
  context: MatchContext,
  loaded: LoadedMatch,
  state: BaseState,
  writer: EventWriter,
  reason: EndReason,
  result: Result | null,
): Promise<NewCommit> {
  const { winner, key, clause } = result ?? { winner: null, key: reason, clause: '' };
  writer.write({
    type: 'ended',
    public: { reason, result: { winner, key, ...(clause === '' ? {} : { clause }) } },
  });
  const roots = await context.store.readRoots(loaded.match.id);
  const { id } = loaded.match;
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  const opened = roots.map((root) => hex(openRoot(context, id, root)));
  const secrets = roots.map((root) => hex(openSecret(context, id, root)));
  writer.write({ type: 'unsealed', public: { roots: opened, secrets } });
  const mails: NewMail[] = [];
  for (const seat of loaded.seats.filter(hasAddress)) {
    const moment = await momentFor(context, loaded, seat.side, state, writer);
    mails.push(mailTo(loaded, seat, 'result', { ...moment, ended: { reason, result } }));
  }
  return {
    events: writer.made,
    status: 'finished',
    pending: [],
    drafts: loaded.drafts,
    supersede: loaded.game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS, 'consent'] })),
    mails,
    offers: { drop: loaded.game.sides },
  };
}
