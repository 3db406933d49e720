/** The clock of one seat, and how it goes on. All of it is pure: instants come in. */
import type { ClockRecord } from '../../store/index.js';
import { type Absence, DAY, deadlineAfter, HOUR, type RunningDays, timeSpent } from './calendar.js';
import { type ClockTerms, FAILING_DAYS } from './terms.js';

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
  ...{
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
  },
  ...{ absences: [], reminders: USUAL_REMINDERS, reminded: 0, nextAt: null },
};

/** A clock as it is before its match begins. */
export function freshClock(terms: ClockTerms): SeatClock {
  return { ...NO_CLOCK, left: terms.by === 'bank' ? terms.bank * DAY : 0 };
}

/**
 * The match begins to wait for the seat at an event. `phase` names the stretch of play: the time for it is
 * given once, so that a question to the other side in the middle of it gives nothing new.
 */
export function asked(
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
export function started(clock: SeatClock, rules: ClockRules, at: Date): SeatClock {
  const running = { ...clock, stood: stoodBy(clock, at), state: 'running' as const, since: at };
  const reminded = reminderDue({ ...running, reminded: 0 }, rules, at)?.reminded ?? 0;
  return looked({ ...running, reminded }, rules);
}

/** Time stands: it was spent up to `at`. */
export function stopped(
  clock: SeatClock,
  rules: ClockRules,
  at: Date,
  state: Exclude<ClockState, 'running'>,
): SeatClock {
  const spent =
    clock.state === 'running' && clock.since !== null ? timeSpent(daysOf(clock, rules), clock.since, at) : 0;
  return {
    ...{ ...clock, left: Math.max(0, clock.left - spent), stood: stoodBy(clock, at), state, nextAt: null },
    since: state === 'failing' ? at : null,
  };
}

/** The seat has moved by itself: what its time-outs gave the opponent is over. */
export function released(clock: SeatClock, rules: ClockRules, at: Date): SeatClock {
  const until = clock.answeredAt ?? at;
  return { ...stopped(clock, rules, until, 'idle'), answeredAt: null, claimable: false };
}

/** The seat gave its half of a question to both, or took it back: nobody else may see that. */
export function halfAnswered(clock: SeatClock, isAnswered: boolean, at: Date): SeatClock {
  return { ...clock, answeredAt: isAnswered ? at : null, nextAt: isAnswered ? null : at };
}

/** Time is up. `answered`: something answered for the seat. */
export function timedOut(clock: SeatClock, { terms }: ClockRules, answered: boolean): SeatClock {
  const timeouts = clock.timeouts + 1;
  return {
    ...{ ...clock, timeouts, left: 0, since: null, nextAt: null },
    state: answered ? 'idle' : 'up',
    claimable: !answered || timeouts >= terms.timeouts,
  };
}

/** Time stands until it is resumed. */
export function held(clock: SeatClock, rules: ClockRules, at: Date): SeatClock {
  const goes = clock.state === 'running' || clock.state === 'failing';
  const stands = goes ? { ...stopped(clock, rules, at, 'asked'), since: at } : clock;
  return { ...stands, nextAt: null };
}

/** Time goes on. */
export function resumed(clock: SeatClock, at: Date): SeatClock {
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
export function extended(clock: SeatClock, rules: ClockRules, days: number, at: Date): SeatClock {
  const runs = clock.state === 'running' || clock.state === 'up';
  const now = stopped(clock, rules, at, 'asked');
  const more = { left: now.left + days * DAY, claimable: false };
  return runs ? started({ ...now, ...more }, rules, at) : { ...clock, ...more };
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
export function looked(clock: SeatClock, rules: ClockRules): SeatClock {
  return clock.state === 'running' ? { ...clock, nextAt: nextLook(clock, rules) } : clock;
}

export function daysOf({ absences }: Pick<SeatClock, 'absences'>, { terms, zone }: ClockRules): RunningDays {
  return { zone, week: terms.week, absences };
}
