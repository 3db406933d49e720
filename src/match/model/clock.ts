/** The clock of one seat, and how it goes on. All of it is pure: instants come in. */

import { DateTime } from 'luxon';
import { z } from 'zod';
import type { ClockRecord } from '../../store/index.js';

/**
 * `idle`: the match does not wait for the seat. `asked`: it does, since `since`, and time does not run yet.
 * `running`: since `since`. `failing`: no mail reaches the seat. `up`: its time is up, and nothing answers
 * for it.
 */
export type ClockState = 'idle' | 'asked' | 'running' | 'failing' | 'up';

export interface SeatClock extends Omit<ClockRecord, 'side' | 'state' | 'absences' | 'reminders'> {
  readonly state: ClockState;
  readonly absences: readonly Absence[];
  /** Hours before the deadline at which the seat is reminded, the first first. */
  readonly reminders: readonly number[];
}

/** What a seat's clock goes by beside itself. */
export interface ClockRules {
  readonly terms: ClockTerms;
  /** The seat's time zone. */
  readonly zone: string;
  /** Both sides want time to stand. */
  readonly paused: boolean;
}

/** Reminded so many hours before, unless the seat says otherwise. */
export const USUAL_REMINDERS: readonly number[] = [24];

export const NO_CLOCK: SeatClock = {
  revision: 0,
  left: 0,
  stood: 0,
  phase: '',
  event: 0,
  state: 'idle',
  pauses: false,
  since: null,
  answeredAt: null,
  timeouts: 0,
  claimable: false,
  absences: [],
  reminders: USUAL_REMINDERS,
  reminded: 0,
  nextAt: null,
};

/** A clock as it is before its match begins. */
export function freshClock(terms: ClockTerms): SeatClock {
  return { ...NO_CLOCK, left: terms.by === 'bank' ? terms.bank * DAY : 0 };
}

/**
 * The match begins to wait for the seat at an event. `phase` names the stretch of play: the time for it is
 * given once, so that a question to the other side in the middle of it gives nothing new.
 */
export function askSeat(
  clock: SeatClock,
  { terms, paused }: ClockRules,
  phase: string,
  event: number,
  at: Date,
): SeatClock {
  const left = clock.phase === phase ? clock.left : allowance(clock, terms);
  const nextAt = paused ? null : at;
  return { ...clock, left, phase, event, state: 'asked', since: at, reminded: 0, nextAt };
}

/** What is in hand when the match is handed over: the days of the turn, or the bank with its increment. */
function allowance({ left }: SeatClock, terms: ClockTerms): number {
  return terms.by === 'days' ? terms.days * DAY : left + terms.increment * HOUR;
}

/** Seconds for which it has stood by `at` because no mail reaches the seat. */
export function stoodBy({ state, since, stood }: SeatClock, at: Date): number {
  if (state !== 'failing' || since === null) return stood;
  return stood + Math.max(0, Math.round((at.getTime() - since.getTime()) / 1000));
}

/**
 * Seconds for which it may still stand because no mail reaches the seat: what was agreed for a whole match,
 * or nobody could be made to play on.
 */
export function mayStand(clock: SeatClock, { terms }: ClockRules, at: Date): number {
  return Math.max(0, (terms.failing ?? FAILING_DAYS) * DAY - stoodBy(clock, at));
}

/** Until when it stands at most; undefined where it does not stand for that. */
export function standsUntil(clock: SeatClock, rules: ClockRules): Date | undefined {
  if (clock.state !== 'failing' || clock.since === null) return undefined;
  return new Date(clock.since.getTime() + mayStand(clock, rules, clock.since) * 1000);
}

/** Time runs from when the mail was handed over. Whatever should have been reminded before then is past. */
export function startClock(clock: SeatClock, rules: ClockRules, at: Date): SeatClock {
  const running = { ...clock, stood: stoodBy(clock, at), state: 'running' as const, since: at };
  const reminded = reminderDue({ ...running, reminded: 0 }, rules, at)?.reminded ?? 0;
  return withNextLook({ ...running, reminded }, rules);
}

/** Time stands: it was spent up to `at`. */
export function stopClock(
  clock: SeatClock,
  rules: ClockRules,
  at: Date,
  state: Exclude<ClockState, 'running'>,
): SeatClock {
  const spent =
    clock.state === 'running' && clock.since !== null ? timeSpent(daysOf(clock, rules), clock.since, at) : 0;
  return {
    ...clock,
    left: Math.max(0, clock.left - spent),
    stood: stoodBy(clock, at),
    state,
    nextAt: null,
    since: state === 'failing' ? at : null,
  };
}

/** The seat has moved by itself: what its time-outs gave the opponent is over. */
export function releaseClock(clock: SeatClock, rules: ClockRules, at: Date): SeatClock {
  const until = clock.answeredAt ?? at;
  return { ...stopClock(clock, rules, until, 'idle'), answeredAt: null, claimable: false };
}

/** The seat gave its half of a question to both, or took it back: nobody else may see that. */
export function noteHalfAnswer(clock: SeatClock, isAnswered: boolean, at: Date): SeatClock {
  return { ...clock, answeredAt: isAnswered ? at : null, nextAt: isAnswered ? null : at };
}

/** Time is up. `answered`: something answered for the seat. */
export function timedOut(clock: SeatClock, { terms }: ClockRules, answered: boolean): SeatClock {
  const timeouts = clock.timeouts + 1;
  return {
    ...clock,
    timeouts,
    left: 0,
    since: null,
    nextAt: null,
    state: answered ? 'idle' : 'up',
    claimable: !answered || timeouts >= terms.timeouts,
  };
}

/** Time stands until it is resumed. */
export function pauseClock(clock: SeatClock, rules: ClockRules, at: Date): SeatClock {
  const goes = clock.state === 'running' || clock.state === 'failing';
  const stands = goes ? { ...stopClock(clock, rules, at, 'asked'), since: at } : clock;
  return { ...stands, nextAt: null };
}

/** Time goes on. */
export function resumeClock(clock: SeatClock, at: Date): SeatClock {
  const waits = clock.state === 'asked' || clock.state === 'failing';
  return waits ? { ...clock, state: 'asked', since: at, nextAt: at } : clock;
}

/**
 * Whether a clock has time in hand that can be added to. By days, whoever is not waited for has none: he is
 * given it when the match is handed over.
 */
export function takesTime(state: ClockState, { by }: ClockTerms): boolean {
  return state !== 'idle' || by === 'bank';
}

/** Further days, given by the opponent. */
export function extendClock(clock: SeatClock, rules: ClockRules, days: number, at: Date): SeatClock {
  const runs = clock.state === 'running' || clock.state === 'up';
  const now = stopClock(clock, rules, at, 'asked');
  const more = { left: now.left + days * DAY, claimable: false };
  return runs ? startClock({ ...now, ...more }, rules, at) : { ...clock, ...more };
}

/**
 * When the time is up; undefined while it does not run. Nothing is done about it before the grace is over.
 */
export function deadlineOf(clock: SeatClock, rules: ClockRules): Date | undefined {
  if (clock.state !== 'running' || clock.since === null) return undefined;
  return deadlineAfter(daysOf(clock, rules), clock.since, clock.left);
}

/** When something is done about it. */
export function timeoutOf(clock: SeatClock, rules: ClockRules): Date | undefined {
  if (clock.state !== 'running' || clock.since === null) return undefined;
  const seconds = clock.left + rules.terms.grace * HOUR;
  return deadlineAfter(daysOf(clock, rules), clock.since, seconds);
}

/** The reminder that is due at `now`, in hours before the deadline, and how many are past with it. */
export function reminderDue(
  clock: SeatClock,
  rules: ClockRules,
  now: Date,
): { readonly hours: number; readonly reminded: number } | undefined {
  const deadline = deadlineOf(clock, rules);
  if (deadline === undefined || clock.since === null) return undefined;
  const hours = clock.reminders.filter((one) => remindAt(deadline, one) <= now);
  const last = hours.at(-1);
  if (last === undefined || hours.length <= clock.reminded) return undefined;
  return { hours: last, reminded: hours.length };
}

function remindAt(deadline: Date, hours: number): Date {
  return new Date(deadline.getTime() - hours * HOUR * 1000);
}

/** When there is something to do for a running clock: the next reminder, else the time-out. */
function nextLook(clock: SeatClock, rules: ClockRules): Date | null {
  const deadline = deadlineOf(clock, rules);
  const next = clock.reminders[clock.reminded];
  if (deadline !== undefined && next !== undefined) return remindAt(deadline, next);
  return timeoutOf(clock, rules) ?? null;
}

/** With its next look. */
export function withNextLook(clock: SeatClock, rules: ClockRules): SeatClock {
  return clock.state === 'running' ? { ...clock, nextAt: nextLook(clock, rules) } : clock;
}

export function daysOf({ absences }: Pick<SeatClock, 'absences'>, { terms, zone }: ClockRules): RunningDays {
  return { zone, week: terms.week, absences };
}

// A player's time: wall-clock time of his own zone on the days on which it runs. A running day is 24 hours
// whatever daylight saving does to it, so a deadline keeps its time of day.

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

const LONGEST = 366;

/** Why an absence is not taken. */
export type AbsenceFault = 'noDates' | 'tooLate' | 'overlaps' | 'overBudget';

/**
 * Why `wanted` does not join `absences`; undefined: it does. `today`: the date in the player's zone; the
 * first day away must be later. `budget`: days of a calendar year.
 */
export function absenceFault(
  absences: readonly Absence[],
  wanted: Absence,
  today: string,
  budget: number,
): AbsenceFault | undefined {
  const dates = datesOf(wanted);
  if (dates.length === 0 || dates.length > LONGEST) return 'noDates';
  if (wanted.from <= today) return 'tooLate';
  if (absences.some(({ from, to }) => from <= wanted.to && wanted.from <= to)) return 'overlaps';
  const years = daysByYear([...absences, wanted]);
  return [...years.values()].some((count) => count > budget) ? 'overBudget' : undefined;
}

/** Days of absence by calendar year. */
export function daysByYear(absences: readonly Absence[]): ReadonlyMap<string, number> {
  const years = new Map<string, number>();
  for (const date of absences.flatMap(datesOf)) {
    const year = date.slice(0, 4);
    years.set(year, (years.get(year) ?? 0) + 1);
  }
  return years;
}

/** Every date of an absence; none where it is not one. */
function datesOf({ from, to }: Absence): readonly string[] {
  const [first, last] = [from, to].map((date) => DateTime.fromISO(date, { zone: 'utc' }));
  if (first?.isValid !== true || last?.isValid !== true || last < first) return [];
  const count = Math.min(LONGEST, last.diff(first, 'days').days) + 1;
  return Array.from({ length: count }, (_, n) => first.plus({ days: n }).toFormat('yyyy-MM-dd'));
}

const count = (least: number, most: number) => z.int().min(least).max(most);

/** For so many days of a match a clock stands where no mail arrives, unless other terms were agreed. */
export const FAILING_DAYS = 7;

const common = {
  /** Seven digits, Monday first: 1 where time runs on that weekday of the player's own zone. */
  week: z
    .string()
    .regex(/^[01]{7}$/)
    .refine((week) => week.includes('1'), 'no day of the week'),
  /** Hours behind a deadline before anything is done about it. */
  grace: count(0, 72),
  /** Days of absence that a player may announce for one calendar year; 0: none. */
  absence: count(0, 90),
  /** Time-outs of a whole match after which the opponent may claim it; at once where nothing answers. */
  timeouts: count(1, 9),
  /** Days of a whole match for which time stands because no mail reaches a seat; left out: FAILING_DAYS. */
  failing: count(0, 30).exactOptional(),
};

export const clockTermsSchema = z.discriminatedUnion('by', [
  /** So many days each time the match is handed over. */
  z.strictObject({ by: z.literal('days'), days: count(1, 60), ...common }),
  /** A bank of days, and so many hours more each time. */
  z.strictObject({ by: z.literal('bank'), bank: count(0, 200), increment: count(1, 240), ...common }),
]);

export type ClockTerms = z.infer<typeof clockTermsSchema>;
