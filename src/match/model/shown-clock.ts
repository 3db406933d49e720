/** The clocks of a match as both players may see them. */
import type { Side } from '../../referee/index.js';
import type { Absence, RunningDays } from './calendar.js';
import { clockTermsOf } from './charter.js';
import { type ClockState, daysOf, deadlineOf, standsUntil } from './clock.js';
import { clockRulesOf, isPaused } from './clock-record.js';
import type { LoadedMatch } from './match-cache.js';
import type { ClockTerms } from './terms.js';

/**
 * A seat's clock for both to see. That it has given its half of a question to both is not to be seen in it.
 */
export interface ShownClock {
  readonly state: ClockState;
  /** Seconds in hand when it began to run, or while it stands. */
  readonly left: number;
  /** When the time is up; undefined while it does not run. */
  readonly deadline: Date | undefined;
  /** Until when it stands at most, where no mail reaches the seat. */
  readonly standsUntil: Date | undefined;
  readonly timeouts: number;
  readonly claimable: boolean;
  readonly pauses: boolean;
  readonly absences: readonly Absence[];
  readonly reminders: readonly number[];
  readonly days: RunningDays;
}

export interface MatchClock {
  readonly terms: ClockTerms;
  readonly paused: boolean;
  /** Of the sides that time runs for, once the match has begun. */
  readonly sides: { readonly [side: Side]: ShownClock };
}

/** What is agreed about time, and how the clocks stand; undefined where nothing is agreed. */
export function matchClock(loaded: Pick<LoadedMatch, 'match' | 'seats' | 'clocks'>): MatchClock | undefined {
  const terms = clockTermsOf(loaded.match);
  if (terms === undefined) return undefined;
  const sides = loaded.seats.flatMap((seat) => {
    const clock = loaded.clocks[seat.side];
    const rules = clockRulesOf(loaded, seat);
    if (clock === undefined || rules === undefined) return [];
    const { state, left, timeouts, claimable, pauses, absences, reminders } = clock;
    const shown = { state, left, timeouts, claimable, pauses, absences, reminders };
    return [
      [
        seat.side,
        {
          ...{ ...shown, deadline: deadlineOf(clock, rules), days: daysOf(clock, rules) },
          standsUntil: standsUntil(clock, rules),
        },
      ] as const,
    ];
  });
  return { terms, paused: isPaused(loaded.clocks), sides: Object.fromEntries(sides) };
}
