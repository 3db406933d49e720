/** Clocks of a match as they are kept. */
import type { Side } from '../../referee/index.js';
import type { ClockRecord, ClockSave, SeatRecord } from '../../store/index.js';
import type { Absence } from './calendar.js';
import { clockTermsOf } from './charter.js';
import type { ClockRules, ClockState, SeatClock } from './clock.js';
import type { LoadedMatch } from './match-cache.js';

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
    ...{ side, expectedRevision: revision, ...clock },
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
