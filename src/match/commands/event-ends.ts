/**
 * How an event ends its matches where a player does not: whoever left resigns, time that is up counts as claimed,
 * and what its date overtook is broken off. No match outside an event is ended so.
 */
import type { EndReason } from '../../journal/index.js';
import type { Result, Side } from '../../referee/index.js';
import { eventOf } from '../model/charter.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import type { Outcome } from '../model/types.js';
import { type CommandResult, carryOutCommand } from '../write/writer.js';
import { endingNow } from './end.js';

const RUNNING = ['open', 'playing', 'stopped'] as const;

/** Resigns for somebody who has left the event. Of a match that is over it changes nothing. */
export function resignInEvent(context: MatchContext, id: string, side: Side): Promise<Outcome<null>> {
  return endInEvent(context, id, (givens, loaded) => {
    const winner = loaded.game.sides.find((other) => other !== side) ?? null;
    return ended(givens, loaded, 'resigned', { winner, key: 'resigned', clause: '' });
  });
}

/** Ends a match in which the time of this side is up, as if its opponent had claimed it. */
export function endOnTime(context: MatchContext, id: string, side: Side): Promise<Outcome<null>> {
  return endInEvent(context, id, (givens, loaded) => {
    if (loaded.clocks[side]?.claimable !== true) return failed('no-claim');
    const winner = loaded.game.sides.find((other) => other !== side) ?? null;
    return ended(givens, loaded, 'time', { winner, key: 'time', clause: '' });
  });
}

/** Breaks a match off: the event scores it by its own rules. */
export function breakOffInEvent(context: MatchContext, id: string): Promise<Outcome<null>> {
  return endInEvent(context, id, (givens, loaded) =>
    ended(givens, loaded, 'broken off', { winner: null, key: 'event', clause: '' }),
  );
}

function endInEvent(
  context: MatchContext,
  id: string,
  decide: (givens: DecisionInputs, loaded: LoadedMatch) => Outcome<CommandResult<null>>,
): Promise<Outcome<null>> {
  return carryOutCommand<null>(context, {
    match: id,
    decide: (givens, loaded) => {
      if (eventOf(loaded.match) === undefined) return failed('closed');
      const runs = RUNNING.some((status) => status === loaded.match.status);
      return runs ? decide(givens, loaded) : done({ value: null });
    },
  });
}

function ended(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  reason: EndReason,
  result: Result,
): Outcome<CommandResult<null>> {
  const { commit } = endingNow(givens, loaded, reason, result);
  return done({ write: { to: 'commit', commit }, value: null });
}
