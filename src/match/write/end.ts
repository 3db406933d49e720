/** How a match ends, by the rules or without them. */
import type { EndReason } from '../../journal/index.js';
import type { BaseState, Result } from '../../referee/index.js';
import type { Givens } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import type { EventWriter, NewCommit } from './event-writer.js';
import { WAITING_KINDS } from './payload.js';
import { openRoot, openSecret } from './roots.js';
import { hasAddress } from './waiting.js';

/** The end: result, opened secrets, a mail to both. */
export function endMatch(
  givens: Givens,
  loaded: LoadedMatch,
  state: BaseState,
  writer: EventWriter,
  reason: EndReason,
  result: Result | null,
): NewCommit {
  const { winner, key, clause } = result ?? { winner: null, key: reason, clause: '' };
  writer.write({
    type: 'ended',
    public: { reason, result: { winner, key, ...(clause === '' ? {} : { clause }) } },
  });
  const { id } = loaded.match;
  const roots = [...loaded.earlierRoots, loaded.root];
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  const opened = roots.map((root) => hex(openRoot(givens, id, root)));
  const secrets = roots.map((root) => hex(openSecret(givens, id, root)));
  writer.write({ type: 'unsealed', public: { roots: opened, secrets } });
  const beside = { ended: { reason, result } };
  return {
    events: writer.made,
    status: 'finished',
    pending: [],
    throwing: null,
    drafts: loaded.drafts,
    supersede: loaded.game.sides.map((side) => ({
      side,
      kinds: [
        ...WAITING_KINDS,
        ...([
          'consent',
          'lost',
          'takeBack',
          'resignOffered',
          'substitute',
          'outage',
          'beaconless',
          'moveWanted',
        ] as const),
      ],
    })),
    due: loaded.seats.filter(hasAddress).map((seat) => ({ loaded, seat, kind: 'result', state, beside })),
    offers: { drop: loaded.game.sides },
  };
}
