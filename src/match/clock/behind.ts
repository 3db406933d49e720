/** What a write does to the clocks of its match: whom it begins to wait for, and for whom it waits no longer. */
import type { BaseState, Game, Side } from '../../referee/index.js';
import type { ClockSave } from '../../store/index.js';
import type { LoadedMatch } from '../core/match-cache.js';
import { clockRulesOf, clockSave } from './clock-record.js';
import { asked, type ClockRules, freshClock, moved, type SeatClock } from './seat-clock.js';

/** A match behind a write, as far as clocks are concerned. */
export interface MatchBehind {
  readonly playing: boolean;
  readonly pending: readonly Side[];
  /** Its head. */
  readonly event: number;
  /** The stretch of play; undefined: the same as before. */
  readonly phase: string | undefined;
  /** The clock has answered for this side: it did not move by itself. */
  readonly late?: Side;
}

/** The name of a stretch of play: time for it is given once. */
export function phaseName(game: Game, state: BaseState): string {
  const step = game.steps(state).find(({ id }) => id === state.step);
  return JSON.stringify([step?.phase ?? '', game.now(state)]);
}

/** The clocks that a write changes, as they stand behind it. */
export function clocksBehind(
  loaded: Pick<LoadedMatch, 'match' | 'seats' | 'clocks'>,
  behind: MatchBehind,
  at: Date,
): readonly ClockSave[] {
  return loaded.seats.flatMap((seat) => {
    const rules = clockRulesOf(loaded, seat);
    if (rules === undefined) return [];
    const { side } = seat;
    const known = loaded.clocks[side];
    const before = known ?? freshClock(rules.terms);
    const after = clockBehind(before, rules, side, behind, at);
    return known !== undefined && after === before ? [] : [clockSave(side, after)];
  });
}

function clockBehind(
  clock: SeatClock,
  rules: ClockRules,
  side: Side,
  { playing, pending, event, phase, late }: MatchBehind,
  at: Date,
): SeatClock {
  const wasAsked = clock.state !== 'idle';
  const isAsked = playing && pending.includes(side);
  if (!isAsked) return wasAsked ? moved(clock, rules, at) : clock;
  const now = phase ?? clock.phase;
  if (!wasAsked) return asked(clock, rules, now, event, at);
  if (late === side) return clock;
  // Whose time was up, and who moves all the same, gets time for what is left to do.
  if (clock.state === 'up')
    return asked({ ...clock, claimable: false, phase: '' }, rules, now, event, at);
  return now === clock.phase && !clock.claimable ? clock : { ...clock, phase: now, claimable: false };
}
