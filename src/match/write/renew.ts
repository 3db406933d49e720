/** New roots of a match: when they are used up, or when commits were lost. */
import type { RerootReason } from '../../journal/index.js';
import type { BaseState } from '../../referee/index.js';
import type { SeatRecord } from '../../store/index.js';
import type { Givens } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import { needOf, robotStep, unseeded } from './ceremony.js';
import type { EventWriter, NewCommit } from './event-writer.js';
import { WAITING_KINDS } from './payload.js';
import { newRoots } from './roots.js';
import { hasAddress } from './waiting.js';

/** New roots: an event commits them, and their ceremony comes before the next roll. */
export function renewRoots(
  givens: Givens,
  loaded: LoadedMatch,
  state: BaseState,
  writer: EventWriter,
  reason: RerootReason,
  used: number,
): NewCommit {
  const { match, seats } = loaded;
  const fresh = newRoots(givens, match.id, loaded.root.chain + 1);
  writer.write({ type: 'rerooted', public: { ...fresh.commitments, used, reason } });
  const robot = robotStep(givens, match.id, fresh.record, seats);
  for (const event of robot.events) writer.write(event);
  const changes = unseeded(seats).map((none) => ({
    ...none,
    ...robot.seats.find(({ side }) => side === none.side),
  }));
  const renewed: LoadedMatch = { ...loaded, root: fresh.record, seats: withChanges(seats, changes) };
  const told = renewed.seats.filter((seat) => hasAddress(seat) && seat.joinedAt !== null);
  return {
    events: writer.made,
    status: match.status === 'open' ? 'open' : 'stopped',
    pending: loaded.game.sides.filter((side) => needOf(renewed.seats, side) !== undefined),
    newRoot: fresh.record,
    // Orders stand; their throw falls under the new roots, by another round.
    ...(match.throwing === null ? {} : { throwing: 'again' }),
    seats: changes,
    supersede: loaded.game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS] })),
    due: told.map((seat) => ({ loaded: renewed, seat, kind: 'stopped', state })),
  };
}

function withChanges(
  seats: readonly SeatRecord[],
  changes: NonNullable<NewCommit['seats']>,
): readonly SeatRecord[] {
  return seats.map((seat) => ({ ...seat, ...changes.find(({ side }) => side === seat.side) }));
}
