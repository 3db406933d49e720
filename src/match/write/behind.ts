/**
 * What a write does to the clocks of its match: whom it begins to wait for, and for whom it waits no longer.
 */
import type { BaseState, Game, Side } from '../../referee/index.js';
import type { ClockSave } from '../../store/index.js';
import {
  askSeat,
  type ClockRules,
  freshClock,
  noteHalfAnswer,
  releaseClock,
  type SeatClock,
} from '../model/clock.js';
import type { LoadedMatch } from '../model/match-cache.js';
import { clockRulesOf, clockSave, clocksAfter } from '../model/shown-clock.js';
import type { DueMail } from './due.js';
import type { Write } from './evolve.js';

/** A match behind a write, as far as clocks are concerned. */
export interface MatchBehind {
  readonly playing: boolean;
  readonly pending: readonly Side[];
  /** Its head. */
  readonly event: number;
  /** The stretch of play; undefined: the same as before. */
  readonly phase?: string | undefined;
  /** The clock has answered for this side: it did not move by itself. */
  readonly late?: Side;
}

/** The name of a stretch of play: time for it is given once. */
export function stretchName(game: Game, state: BaseState): string {
  const step = game.rules.steps(state).find(({ id }) => id === state.step);
  return JSON.stringify([step?.phase ?? '', game.rules.now(state)]);
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
  before: SeatClock,
  rules: ClockRules,
  side: Side,
  { playing, pending, event, phase, late }: MatchBehind,
  at: Date,
): SeatClock {
  // Its half was given: whatever it is asked now is something else.
  const clock = before.answeredAt === null ? before : releaseClock(before, rules, at);
  const wasAsked = clock.state !== 'idle';
  const isAsked = playing && pending.includes(side);
  if (!isAsked) return wasAsked ? releaseClock(clock, rules, at) : clock;
  const now = phase ?? clock.phase;
  if (!wasAsked) return askSeat(clock, rules, now, event, at);
  if (late === side) return clock;
  // Whose time was up, and who moves all the same, gets time for what is left to do.
  if (clock.state === 'up') return askSeat({ ...clock, claimable: false, phase: '' }, rules, now, event, at);
  return now === clock.phase && !clock.claimable ? clock : { ...clock, phase: now, claimable: false };
}

/** Of a question to both, the clock of the side that gave its half or took it back. */
function clockOfHalf(
  { clocks }: Pick<LoadedMatch, 'clocks'>,
  side: Side,
  pending: readonly Side[],
  at: Date,
): readonly ClockSave[] {
  const clock = clocks[side];
  const isAnswered = !pending.includes(side);
  if (clock === undefined || isAnswered === (clock.answeredAt !== null)) return [];
  return [clockSave(side, noteHalfAnswer(clock, isAnswered, at))];
}

/** A write with the clocks that it changes; one that says so itself is left as it is. */
export function withClocks(loaded: LoadedMatch, write: Write, at: Date): Write {
  if (write.to === 'commit' && write.commit.clocks === undefined) {
    const { status, pending, events, phase } = write.commit;
    const event = events.at(-1)?.number ?? loaded.match.headNumber;
    const clocks = clocksBehind(loaded, { playing: status === 'playing', pending, event, phase }, at);
    return { to: 'commit', commit: { ...write.commit, clocks } };
  }
  if (write.to === 'draft' && write.save.clocks === undefined) {
    const { side, pending = loaded.match.pending } = write.save;
    return { ...write, save: { ...write.save, clocks: clockOfHalf(loaded, side, pending, at) } };
  }
  return write;
}

/** Mails that are due, with the clocks as they will be when they are written. */
export function mailsWithClocks(
  { clocks }: Pick<LoadedMatch, 'clocks'>,
  due: readonly DueMail[],
  saves: readonly ClockSave[] | undefined,
): readonly DueMail[] {
  const after = clocksAfter(clocks, saves);
  return due.map((mail) => ({ ...mail, loaded: { ...mail.loaded, clocks: after } }));
}
