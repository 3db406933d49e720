/**
 * What players do about time: announce absences, choose reminders, let time stand, give it, claim a match on
 * time.
 */
import { z } from 'zod';
import type { Side } from '../../referee/index.js';
import {
  type Absence,
  absenceFault,
  type ClockRules,
  dateIn,
  extendClock,
  pauseClock,
  resumeClock,
  type SeatClock,
  takesTime,
  withNextLook,
} from '../model/clock.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import { committedState, type LoadedMatch, seatOf } from '../model/loaded-match.js';
import { checked, done, failed } from '../model/seats.js';
import { clockRulesOf, clockSave, clocksAfter, isPaused } from '../model/shown-clock.js';
import type { Accepted, Guard, Outcome } from '../model/types.js';
import { endMatch } from '../write/commit.js';
import { type DueMail, presentMail } from '../write/due.js';
import { EventWriter } from '../write/event-writer.js';
import type { MailKind } from '../write/payload.js';
import { hasAddress, newNonce } from '../write/waiting.js';
import { type CommandResult, carryOutCommand, onPosition } from '../write/writer.js';

const absenceSchema = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
const MOST_REMINDERS = 5;
const remindersSchema = z.array(z.int().min(1).max(240)).max(MOST_REMINDERS);
const MOST_DAYS = 60;
const daysSchema = z.int().min(1).max(MOST_DAYS);

type Ticking = { readonly clock: SeatClock; readonly rules: ClockRules };

/** The clock of a side, with what it goes by; `no-clock` where none runs for it. */
function tickingOf(loaded: LoadedMatch, side: Side): Outcome<Ticking> {
  const seat = seatOf(loaded, side);
  const clock = loaded.clocks[side];
  const rules = seat === undefined ? undefined : clockRulesOf(loaded, seat);
  return clock === undefined || rules === undefined ? failed('no-clock') : done({ clock, rules });
}

/** One clock as it is from now on. */
function written(side: Side, clock: SeatClock, due: readonly DueMail[] = []): Outcome<CommandResult<null>> {
  return done({ write: { to: 'change', change: { clocks: [clockSave(side, clock)], due } }, value: null });
}

function toOther(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  kind: MailKind,
): readonly DueMail[] {
  const other = loaded.seats.find((seat) => seat.side !== side);
  if (other === undefined || !hasAddress(other)) return [];
  return [presentMail(loaded, other, kind, newNonce(givens))];
}

/** Announces days away: they run against nobody. */
export async function announceAbsence(
  context: MatchContext,
  id: string,
  side: Side,
  input: Absence,
): Promise<Outcome<null>> {
  const wanted = checked(absenceSchema, input);
  if (!wanted.ok) return wanted;
  return carryOutCommand<null>(context, {
    match: id,
    side,
    states: ['playing'],
    decide: (givens, loaded) => {
      const found = tickingOf(loaded, side);
      if (!found.ok) return found;
      const { clock, rules } = found.value;
      const today = dateIn(rules.zone, givens.clock());
      const fault = absenceFault(clock.absences, wanted.value, today, rules.terms.absence);
      if (fault !== undefined)
        return failed('invalid', { fields: [{ field: `absence.${fault}`, message: fault }] });
      const absences = [...clock.absences, wanted.value].sort((a, b) => (a.from < b.from ? -1 : 1));
      return written(side, withNextLook({ ...clock, absences }, rules));
    },
  });
}

/** Takes back an absence that has not begun. */
export function withdrawAbsence(
  context: MatchContext,
  id: string,
  side: Side,
  from: string,
): Promise<Outcome<null>> {
  return carryOutCommand<null>(context, {
    match: id,
    side,
    states: ['playing'],
    decide: (givens, loaded) => {
      const found = tickingOf(loaded, side);
      if (!found.ok) return found;
      const { clock, rules } = found.value;
      const today = dateIn(rules.zone, givens.clock());
      const absences = clock.absences.filter((one) => one.from !== from || one.from <= today);
      if (absences.length === clock.absences.length) return failed('stale');
      return written(side, withNextLook({ ...clock, absences }, rules));
    },
  });
}

/** When to be reminded: hours before a deadline. */
export async function setReminders(
  context: MatchContext,
  id: string,
  side: Side,
  input: readonly number[],
): Promise<Outcome<null>> {
  const wanted = checked(remindersSchema, input);
  if (!wanted.ok) return wanted;
  const reminders = [...new Set(wanted.value)].sort((a, b) => b - a);
  return carryOutCommand<null>(context, {
    match: id,
    side,
    states: ['playing'],
    decide: (_, loaded) => {
      const found = tickingOf(loaded, side);
      if (!found.ok) return found;
      const { clock, rules } = found.value;
      // Those that were past stay past: nobody is reminded twice of the same hours.
      const past = clock.reminders.slice(0, clock.reminded);
      const reminded = reminders.filter((hours) => past.some((one) => one <= hours)).length;
      return written(side, withNextLook({ ...clock, reminders, reminded }, rules));
    },
  });
}

/** Says whether a side wants time to stand. It stands while both do; either of them lets it go on. */
export function setPause(
  context: MatchContext,
  id: string,
  side: Side,
  wanted: boolean,
): Promise<Outcome<null>> {
  return carryOutCommand<null>(context, {
    match: id,
    side,
    states: ['playing'],
    free: true,
    decide: (givens, loaded) => {
      const found = tickingOf(loaded, side);
      if (!found.ok) return found;
      if (found.value.clock.pauses === wanted) return done({ value: null });
      const own = clockSave(side, { ...found.value.clock, pauses: wanted });
      const was = isPaused(loaded.clocks);
      const is = isPaused(clocksAfter(loaded.clocks, [own]));
      const kind = is ? 'paused' : was ? 'resumed' : 'pauseWanted';
      const clocks = was === is ? [own] : allClocks(loaded, side, wanted, is, givens.clock());
      const told = { ...loaded, clocks: clocksAfter(loaded.clocks, clocks) };
      const due = wanted || was ? toOther(givens, told, side, kind) : [];
      return done({ write: { to: 'change', change: { clocks, due } }, value: null });
    },
  });
}

/** All clocks of a match as they stand when time begins to stand, or goes on. */
function allClocks(loaded: LoadedMatch, side: Side, wanted: boolean, stands: boolean, at: Date) {
  return loaded.seats.flatMap((seat) => {
    const clock = loaded.clocks[seat.side];
    const rules = clockRulesOf(loaded, seat);
    if (clock === undefined || rules === undefined) return [];
    const now = stands ? pauseClock(clock, rules, at) : resumeClock(clock, at);
    return [clockSave(seat.side, seat.side === side ? { ...now, pauses: wanted } : now)];
  });
}

/** Gives the other side further days. */
export async function giveTime(
  context: MatchContext,
  id: string,
  side: Side,
  input: number,
  guard: Guard,
): Promise<Outcome<null>> {
  const days = checked(daysSchema, input);
  if (!days.ok) return days;
  return carryOutCommand<null>(context, {
    ...onPosition(id, side, guard, ['give-time', days.value]),
    decide: (givens, loaded) => {
      const other = loaded.seats.find((seat) => seat.side !== side);
      if (other === undefined) return failed('no-clock');
      const found = tickingOf(loaded, other.side);
      if (!found.ok) return found;
      const { clock, rules } = found.value;
      if (!takesTime(clock.state, rules.terms)) return failed('no-clock');
      const more = extendClock(clock, rules, days.value, givens.clock());
      const told = { ...loaded, clocks: { ...loaded.clocks, [other.side]: more } };
      return written(other.side, more, toOther(givens, told, side, 'extended'));
    },
  });
}

/** Claims the match: the other side's time was up, and by the terms that is enough. */
export function claimOnTime(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['claim-on-time']),
    decide: (givens, loaded) => {
      const other = loaded.game.sides.find((one) => one !== side);
      if (other === undefined || loaded.clocks[other]?.claimable !== true) return failed('no-claim');
      const writer = new EventWriter(loaded, givens.clock());
      const result = { winner: side, key: 'time', clause: '' };
      const commit = endMatch(givens, loaded, committedState(loaded), writer, 'time', result);
      return done({
        write: { to: 'commit', commit },
        value: { became: 'played', event: writer.head.n, draft: 0, result },
      });
    },
  });
}
