/** Looking at a clock when its time to be looked at has come: it starts, stands, reminds, or runs out. */
import type { PublicOrder, Runner, RunStop, Side } from '../../referee/index.js';
import {
  type ClockSave,
  HEAD_KINDS,
  type Notice,
  type OutboxStore,
  type SeatRecord,
} from '../../store/index.js';
import {
  type ClockRules,
  mayStand,
  NO_CLOCK,
  reminderDue,
  type SeatClock,
  startClock,
  stopClock,
  timedOut,
  timeoutOf,
  withNextLook,
} from '../model/clock.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import { type LoadedMatch, revisionOf, runnerOn, seatOf, standingPort } from '../model/loaded-match.js';
import { done } from '../model/seats.js';
import { clockRulesOf, clockSave } from '../model/shown-clock.js';
import type { Outcome } from '../model/types.js';
import { clocksBehind, stretchName } from '../write/behind.js';
import { openSides, settle } from '../write/commit.js';
import { liveChance } from '../write/dice.js';
import { type DueMail, presentMail } from '../write/due.js';
import { EventWriter } from '../write/event-writer.js';
import { plansAfter } from '../write/evolve.js';
import { WAITING_KINDS } from '../write/payload.js';
import { plansBehind, plansOfRun, readPublicOrders } from '../write/running.js';
import { hasAddress } from '../write/waiting.js';
import { type CommandResult, carryOutCommand } from '../write/writer.js';

/**
 * Milliseconds until it is seen again whether a mail was handed over, and whether an address takes mail
 * again.
 */
const UNSENT = 15_000;
const UNREACHED = 3600_000;

/** What is known of a seat's mails. `failing`: its time stands for it. */
interface Reached {
  /** The mail that says that the match waits for it. */
  readonly notice: Notice | undefined;
  /** When the seat's own open page was sent what that mail says. */
  readonly shown: Date | undefined;
  readonly failing: boolean;
}

/** Does for a seat's clock what is due. Of several who try, one does it. */
export function tendClock(context: MatchContext, id: string, side: Side): Promise<Outcome<null>> {
  return carryOutCommand<null>(context, {
    match: id,
    side,
    prepare: async (loaded) => {
      const clock = loaded.clocks[side] ?? NO_CLOCK;
      const notice = await context.store.noticeTo(id, side, clock.event, WAITING_KINDS);
      const shown = await context.store.shownTo(id, side, clock.event);
      const failing = await isUnreached(context.store, id, seatOf(loaded, side));
      const heard = await readPublicOrders(context, loaded);
      return (givens) => done(tended(givens, loaded, side, { notice, shown, failing }, heard));
    },
  });
}

/** Whether the last mail to a seat could not be delivered. */
async function isUnreached(
  store: Pick<OutboxStore, 'failedMails'>,
  id: string,
  seat: SeatRecord | undefined,
): Promise<boolean> {
  if (seat !== undefined && seat.bouncedAt !== null) return true;
  const failed = await store.failedMails(id);
  return failed.some(
    ({ side, kind, event }) =>
      side === seat?.side && kind !== 'claim' && !HEAD_KINDS.includes(kind) && event > seat.lastMailedEvent,
  );
}

function tended(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  reached: Reached,
  heard: readonly PublicOrder[],
): CommandResult<null> {
  const seat = seatOf(loaded, side);
  const clock = loaded.clocks[side];
  const rules = seat === undefined ? undefined : clockRulesOf(loaded, seat);
  if (clock === undefined || seat === undefined || rules === undefined) return { value: null };
  const now = givens.clock();
  const runs = loaded.match.status === 'playing' && !rules.paused;
  const timeout = timeoutOf(clock, rules);
  const failing = reached.failing && mayStand(clock, rules, now) > 0;
  const counts = runs && !failing && clock.answeredAt === null;
  if (counts && timeout !== undefined && timeout <= now) return timeUp(givens, loaded, side, heard);
  const due = counts ? reminderDue(clock, rules, now) : undefined;
  const after =
    due === undefined
      ? wentOn(clock, rules, runs, { ...reached, failing }, now)
      : withNextLook({ ...clock, reminded: due.reminded }, rules);
  const mails =
    due === undefined || !hasAddress(seat)
      ? []
      : [presentMail(loaded, seat, 'reminder', `${clock.event}.${clock.revision}`)];
  return {
    write: { to: 'change', change: { clocks: [clockSave(side, after)], due: mails } },
    value: null,
  };
}

/** The clock as it goes on where nothing is to be told. */
function wentOn(
  clock: SeatClock,
  rules: ClockRules,
  runs: boolean,
  { notice, shown, failing }: Reached,
  now: Date,
): SeatClock {
  if (!runs || clock.state === 'idle' || clock.state === 'up' || clock.answeredAt !== null)
    return { ...clock, nextAt: null };
  if (failing) {
    const wait = Math.min(UNREACHED, mayStand(clock, rules, now) * 1000);
    return { ...stopClock(clock, rules, now, 'failing'), nextAt: later(now, wait) };
  }
  switch (clock.state) {
    case 'running':
      return withNextLook(clock, rules);
    case 'failing':
      return startClock(clock, rules, now);
    case 'asked':
      if (shown === undefined && notice?.state === 'waiting' && notice.heldSince === null)
        return { ...clock, nextAt: later(now, UNSENT) };
      return startClock(clock, rules, handedOver(clock.since ?? now, notice, shown));
  }
}

/**
 * When the mail left, or would have left, had its reader not wished it later, or when his open page was sent
 * what it says, whichever came first; where none goes out (the seat wants none), when the match began to wait.
 */
function handedOver(since: Date, notice: Notice | undefined, shown: Date | undefined): Date {
  const sent = notice?.heldSince ?? notice?.sentAt ?? shown ?? since;
  const first = shown !== undefined && shown < sent ? shown : sent;
  return first > since ? first : since;
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}

// A seat's time is up: lines of its plan that are meant for this case answer, then the game's own answer for
// it, as long as the same stretch of play goes on. Where nothing answers the opponent may claim, or give
// time. Its draft is never committed.

/** Answers that the clock gives in one run. */
const MOST_ANSWERS = 400;

/** What is done when the time of a side is up. */
function timeUp(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  heard: readonly PublicOrder[],
): CommandResult<null> {
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
    const order =
      question === undefined
        ? undefined
        : game.rules.timeout(game.position.view(runner.state, side), question);
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
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  runner: Runner,
  stop: Extract<RunStop, { at: 'asked' }>,
): CommandResult<null> {
  const late = withClock(loaded, side, true);
  const own = late.clocks[side];
  const save = {
    side,
    expectedRevision: revisionOf(loaded, side),
    answers: JSON.stringify(runner.draftOf(side)),
    key: `clock:${loaded.match.headNumber}:${givens.clock().getTime()}`,
    pending: openSides(stop),
    clocks: own === undefined ? [] : [clockSave(side, own)],
  };
  return { write: { to: 'draft', save }, value: null };
}

/** Nothing answers: the match waits on, and its opponent is told what he may do. */
function unanswered(loaded: LoadedMatch, side: Side): CommandResult<null> {
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
