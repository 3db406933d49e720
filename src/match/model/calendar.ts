/**
 * A player's time: wall-clock time of his own zone on the days on which it runs. A running day is 24 hours
 * whatever daylight saving does to it, so a deadline keeps its time of day.
 */
import { DateTime } from 'luxon';

/** Days away, both included: `2026-12-24`. */
export interface Absence {
  readonly from: string;
  readonly to: string;
}

/** On which days time runs for a player. */
export interface RunningDays {
  /** IANA name. */
  readonly zone: string;
  /** Seven digits, Monday first: 1 where time runs. */
  readonly week: string;
  readonly absences: readonly Absence[];
}

/** Seconds of a day of time. */
export const DAY = 86_400;
export const HOUR = 3_600;

/** Seconds of a player's time between two instants. An hour that comes twice counts once. */
export function timeSpent(days: RunningDays, from: Date, to: Date): number {
  const end = DateTime.fromJSDate(to, { zone: days.zone });
  const start: DateTime = DateTime.fromJSDate(from, { zone: days.zone });
  let total = 0;
  let begin: DateTime = start;
  while (begin < end) {
    const isLast = begin.hasSame(end, 'day');
    const until = isLast ? secondOfDay(end) : DAY;
    // A day may begin at one o'clock.
    const since = begin === start ? secondOfDay(begin) : 0;
    if (runsOn(days, begin)) total += Math.max(0, until - since);
    begin = isLast ? end : nextDay(begin);
  }
  return total;
}

/**
 * The instant at which so many seconds of a player's time have passed; of no seconds, the first at which it
 * runs.
 */
export function deadlineAfter(days: RunningDays, from: Date, seconds: number): Date {
  const start: DateTime = DateTime.fromJSDate(from, { zone: days.zone });
  let begin: DateTime = start;
  let left = seconds;
  for (;;) {
    const since = begin === start ? secondOfDay(begin) : 0;
    if (runsOn(days, begin)) {
      if (left <= DAY - since) return wallTime(begin, since + left, start).toJSDate();
      left -= DAY - since;
    }
    begin = nextDay(begin);
  }
}

/** The date of an instant in a zone: `2026-12-24`. */
export function dateIn(zone: string, at: Date): string {
  return DateTime.fromJSDate(at, { zone }).toFormat('yyyy-MM-dd');
}

function runsOn({ week, absences }: RunningDays, day: DateTime): boolean {
  const date = day.toFormat('yyyy-MM-dd');
  return week[day.weekday - 1] === '1' && !absences.some(({ from, to }) => from <= date && date <= to);
}

function secondOfDay({ hour, minute, second }: DateTime): number {
  return hour * HOUR + minute * 60 + second;
}

function nextDay(day: DateTime): DateTime {
  // Noon is never where a zone changes its offset.
  return day.set({ hour: 12 }).plus({ days: 1 }).startOf('day');
}

/**
 * A time of day; of one that comes twice the first that is not before `least`, of one that does not come what
 * follows it.
 */
function wallTime(day: DateTime, second: number, least: DateTime): DateTime {
  const { year, month, day: date } = second === DAY ? nextDay(day) : day;
  const of = second % DAY;
  const time = { hour: Math.floor(of / HOUR), minute: Math.floor(of / 60) % 60, second: of % 60 };
  const there = DateTime.fromObject({ year, month, day: date, ...time }, { zone: day.zone });
  const fitting = there.getPossibleOffsets().filter((one) => one >= least.startOf('second'));
  return DateTime.min(...fitting) ?? there;
}
