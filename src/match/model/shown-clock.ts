/** The clocks of a match as both players may see them. */
import type { Side } from '../../referee/index.js';
import type { ClockRecord, ClockSave, SeatRecord } from '../../store/index.js';
import { clockTermsOf } from './charter.js';
import {
  type Absence,
  type ClockRules,
  type ClockState,
  type ClockTerms,
  daysOf,
  deadlineOf,
  type RunningDays,
  type SeatClock,
  standsUntil,
} from './clock.js';
import type { LoadedMatch } from './match-cache.js';

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
          ...shown,
          deadline: deadlineOf(clock, rules),
          days: daysOf(clock, rules),
          standsUntil: standsUntil(clock, rules),
        },
      ] as const,
    ];
  });
  return { terms, paused: isPaused(loaded.clocks), sides: Object.fromEntries(sides) };
}

// Written by this layer alone, in this shape.
export function seatClockOf({ side: _, ...record }: ClockRecord): SeatClock {
  return {
    ...record,
    state: record.state as ClockState,
    absences: JSON.parse(record.absences) as readonly Absence[],
    reminders: JSON.parse(record.reminders) as readonly number[],
  };
}

/** The row of a clock that has gone on. */
export function clockSave(side: Side, { revision, ...clock }: SeatClock): ClockSave {
  return {
    side,
    expectedRevision: revision,
    ...clock,
    absences: JSON.stringify(clock.absences),
    reminders: JSON.stringify(clock.reminders),
  };
}

/**
 * What a seat's clock goes by; undefined where none runs for it: none was agreed, or the practice opponent
 * holds the seat.
 */
export function clockRulesOf(
  { match, clocks }: Pick<LoadedMatch, 'match' | 'clocks'>,
  { holder, timeZone }: Pick<SeatRecord, 'holder' | 'timeZone'>,
): ClockRules | undefined {
  const clock = clockTermsOf(match);
  if (clock === undefined || holder === 'robot') return undefined;
  return { terms: clock, zone: timeZone, paused: isPaused(clocks) };
}

/** Whether time stands by agreement. */
export function isPaused(clocks: LoadedMatch['clocks']): boolean {
  const all = Object.values(clocks);
  return all.length > 0 && all.every(({ pauses }) => pauses);
}

/** The clocks behind a write of some of them. */
export function clocksAfter(
  clocks: { readonly [side: Side]: SeatClock },
  saves: readonly ClockSave[] = [],
): { readonly [side: Side]: SeatClock } {
  const saved = saves.map(({ expectedRevision, ...save }) => {
    return [save.side, seatClockOf({ ...save, revision: expectedRevision + 1 })] as const;
  });
  return { ...clocks, ...Object.fromEntries(saved) };
}
