/**
 * A seat's time is up: lines of its plan that are meant for this case answer, then the game's own answer for
 * it, as long as the same stretch of play goes on. Where nothing answers the opponent may claim, or give
 * time. Its draft is never committed.
 */
import type { PublicOrder, Runner, RunStop, Side } from '../../referee/index.js';
import type { ClockSave } from '../../store/index.js';
import type { Givens } from '../core/context.js';
import { plansAfter } from '../core/evolve.js';
import { type LoadedMatch, revisionOf, runnerOn, seatOf, standingPort } from '../core/loaded-match.js';
import type { Decided } from '../core/writer.js';
import { openSides, settle } from '../events/commit.js';
import { liveChance } from '../events/dice.js';
import { EventWriter } from '../events/event-writer.js';
import { type DueMail, presentMail } from '../outgoing/due.js';
import { hasAddress } from '../outgoing/waiting.js';
import { plansBehind, plansOfRun } from '../plans/running.js';
import { clocksBehind, stretchName } from './behind.js';
import { clockRulesOf, clockSave } from './clock-record.js';
import { type ClockRules, timedOut } from './seat-clock.js';

/** Answers that the clock gives in one run. */
const MOST_ANSWERS = 400;

/** What is done when the time of a side is up. */
export function timeUp(
  givens: Givens,
  loaded: LoadedMatch,
  side: Side,
  heard: readonly PublicOrder[],
): Decided<null> {
  const mover = { by: 'clock', side } as const;
  const plans = plansOfRun(givens, loaded, mover, heard);
  const dice = liveChance(givens, loaded);
  const planned = plans === undefined ? {} : { plans };
  const ports = {
    chance: dice.chance,
    standing: standingPort(loaded, givens.clock()),
    snapshots: true,
    ...planned,
  };
  const others = loaded.game.sides.filter((other) => other !== side);
  const runner = runnerOn(loaded, ports, others);
  const stop = answeredByClock(loaded, runner, side);
  if (stop.at === 'asked' && !stop.committed) {
    return stop.answered.includes(side)
      ? draftByClock(givens, loaded, side, runner, stop)
      : unanswered(loaded, side);
  }
  const writer = new EventWriter(loaded, givens.clock());
  const saved = plansBehind(loaded, plans, mover, stop, runner.state, loaded.match.headNumber + 1);
  const late = withClock(loaded, side, true);
  const told = { ...late, plans: plansAfter(loaded, saved) };
  const { commit } = settle(givens, told, runner, stop, dice, writer, 'all');
  const clocks = clocksOf(late, side, commit.status === 'playing', commit.pending, runner, writer);
  const due =
    commit.pending.includes(side) || stop.at === 'ended' ? [] : noticeOf(late, side, runner, 'timeUp');
  return {
    write: {
      to: 'commit',
      commit: { ...commit, plans: saved, clocks, due: [...(commit.due ?? []), ...due] },
    },
    value: null,
  };
}

/**
 * Runs on with the clock's answers until the stretch of play is another, somebody else is asked, or nothing
 * answers.
 */
function answeredByClock({ game }: LoadedMatch, runner: Runner, side: Side): RunStop {
  let stop = runner.go();
  const phase = stretchName(game, runner.state);
  for (let n = 0; n < MOST_ANSWERS && stretchName(game, runner.state) === phase; n++) {
    const question =
      stop.at === 'asked' && openSides(stop).includes(side)
        ? stop.questions.find((one) => one.side === side)
        : undefined;
    const order = question === undefined ? undefined : game.timeout(game.view(runner.state, side), question);
    if (order === undefined) return stop;
    const next = runner.give({ side, order, by: 'clock' });
    // An answer that no form allows is none.
    if (next.at === 'refused') return stop;
    stop = next;
  }
  return stop;
}

/** The match with this side's clock as it stands behind the time-out. */
function withClock(loaded: LoadedMatch, side: Side, answered: boolean): LoadedMatch {
  const rules = rulesFor(loaded, side);
  const clock = loaded.clocks[side];
  if (rules === undefined || clock === undefined) return loaded;
  return { ...loaded, clocks: { ...loaded.clocks, [side]: timedOut(clock, rules, answered) } };
}

function rulesFor(loaded: LoadedMatch, side: Side): ClockRules | undefined {
  const seat = seatOf(loaded, side);
  return seat === undefined ? undefined : clockRulesOf(loaded, seat);
}

/** All clocks behind the event: the late one begins anew where it is asked again. */
function clocksOf(
  late: LoadedMatch,
  side: Side,
  playing: boolean,
  pending: readonly Side[],
  runner: Runner,
  writer: EventWriter,
): readonly ClockSave[] {
  const phase = stretchName(late.game, runner.state);
  const behind = { playing, pending, event: writer.head.n, phase, late: side };
  const changed = clocksBehind(late, behind, writer.at);
  const own = late.clocks[side];
  return own === undefined || changed.some((save) => save.side === side)
    ? changed
    : [...changed, clockSave(side, own)];
}

/** Of a question to both: the clock's answer waits for the other side's. */
function draftByClock(
  givens: Givens,
  loaded: LoadedMatch,
  side: Side,
  runner: Runner,
  stop: Extract<RunStop, { at: 'asked' }>,
): Decided<null> {
  const late = withClock(loaded, side, true);
  const own = late.clocks[side];
  const save = {
    ...{ side, expectedRevision: revisionOf(loaded, side), answers: JSON.stringify(runner.draftOf(side)) },
    ...{ key: `clock:${loaded.match.headNumber}:${givens.clock().getTime()}`, pending: openSides(stop) },
    clocks: own === undefined ? [] : [clockSave(side, own)],
  };
  return { write: { to: 'draft', save }, value: null };
}

/** Nothing answers: the match waits on, and its opponent is told what he may do. */
function unanswered(loaded: LoadedMatch, side: Side): Decided<null> {
  const late = withClock(loaded, side, false);
  const own = late.clocks[side];
  const due = loaded.seats.filter(hasAddress).map((seat) => {
    const kind = seat.side === side ? 'timeUp' : 'overdue';
    return presentMail(late, seat, kind, `${loaded.match.headNumber}.${own?.revision ?? 0}`);
  });
  return {
    write: { to: 'change', change: { clocks: own === undefined ? [] : [clockSave(side, own)], due } },
    value: null,
  };
}

/** A mail to the side behind the event. */
function noticeOf(loaded: LoadedMatch, side: Side, runner: Runner, kind: 'timeUp'): readonly DueMail[] {
  const seat = seatOf(loaded, side);
  if (seat === undefined || !hasAddress(seat)) return [];
  return [{ loaded, seat, kind, state: runner.state }];
}
