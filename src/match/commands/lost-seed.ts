/**
 * A seed that its owner has committed himself to and cannot open any more. Before the other's seed is open
 * nobody could gain by losing one, so his wish is enough; after that it takes both. Either way new roots
 * follow, and everybody counts them.
 */
import type { Side } from '../../referee/index.js';
import type { SeatRecord } from '../../store/index.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import { committedState, type LoadedMatch, seatOf } from '../model/loaded-match.js';
import { done, failed, UNFINISHED } from '../model/seats.js';
import type { Accepted, Guard, Outcome } from '../model/types.js';
import { renewRoots } from '../write/ceremony.js';
import { EventWriter } from '../write/event-writer.js';
import { writeOffer } from '../write/offer.js';
import { newNonce } from '../write/waiting.js';
import { type CommandResult, carryOutCommand, onPosition } from '../write/writer.js';

/**
 * Says that one's seed is lost: new roots at once, or, where the other's seed is open, a wish that he is
 * mailed.
 */
export function loseSeed(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  const nonce = newNonce(context);
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['lose-seed']),
    states: UNFINISHED,
    prepare: async () => {
      const asked = (await context.store.readOffers(id)).some((offer) => offer.kind === 'lost seed');
      return (givens, loaded) => {
        const seat = seatOf(loaded, side);
        if (seat === undefined || !mayLoseSeed(seat)) return failed('stale');
        const other = loaded.seats.find((one) => one.side !== side);
        if (other?.seed == null) return done(renewed(givens, loaded));
        return done(
          writeOffer(givens, loaded, side, { kind: 'lost seed', mail: 'lost', nonce, again: asked }),
        );
      };
    },
  });
}

/** Agrees that the other's seed is lost. */
export function agreeLostSeed(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['agree-lost-seed']),
    states: UNFINISHED,
    prepare: async () => {
      const offers = await context.store.readOffers(id);
      const offer = offers.find((one) => one.side !== side && one.kind === 'lost seed');
      return (givens, loaded) => {
        const seat = offer === undefined ? undefined : seatOf(loaded, offer.side);
        if (seat === undefined || !mayLoseSeed(seat)) return failed('no-offer');
        return done(renewed(givens, loaded));
      };
    },
  });
}

/** Whether a seat is committed to a seed that it keeps itself and has not opened. */
export function mayLoseSeed({ digest, seed, kept }: SeatRecord): boolean {
  return digest !== null && seed === null && kept === null;
}

function renewed(givens: DecisionInputs, loaded: LoadedMatch): CommandResult<Accepted> {
  const writer = new EventWriter(loaded, givens.clock());
  const used = loaded.root.nextRoll - 1;
  const commit = renewRoots(givens, loaded, committedState(loaded), writer, 'lost seed', used);
  const event = commit.events.at(-1)?.number ?? loaded.match.headNumber;
  return {
    write: { to: 'commit', commit: { ...commit, offers: { drop: loaded.game.sides } } },
    value: { became: 'played', event, draft: 0 },
  };
}
