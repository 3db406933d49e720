/** Carrying plans out: by a press of their owner, or by the worker when the match waits for him. */
import type { PublicOrder, Runner, RunStop, Side } from '../../referee/index.js';
import type { PlanSave } from '../../store/index.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import { type LoadedMatch, loadMatch, runnerOn, seatOf, standingPort } from '../model/loaded-match.js';
import { planSave } from '../model/plan.js';
import { done, failed } from '../model/seats.js';
import type { Accepted, Guard, Outcome } from '../model/types.js';
import { pressIn } from '../model/window.js';
import { type Settled, settle } from '../write/commit.js';
import { liveChance } from '../write/dice.js';
import { EventWriter } from '../write/event-writer.js';
import { plansAfter } from '../write/evolve.js';
import {
  hasDraft,
  type Mover,
  plansBehind,
  plansOfRun,
  readPublicOrders,
  seatPlan,
} from '../write/running.js';
import { type CommandResult, carryOutCommand, onceFor, onPosition } from '../write/writer.js';

/** Carries the plan of a seat out now, as far as it goes. `revision`: of the plan that was seen. */
export function pressPlan(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
  revision: number,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['plan', revision]),
    stale: ['head', 'draft', 'plan'],
    prepare: async (loaded) => {
      const heard = await readPublicOrders(context, loaded);
      return (givens) =>
        seatPlan(loaded, side).revision === revision && pressIn(loaded, side) === undefined
          ? run(givens, loaded, side, { by: 'press', side }, heard)
          : failed('stale');
    },
  });
}

/**
 * Carries out what the seats planned, for a seat that the match waits for. Done once for each event and
 * revision of its plan, whoever tries; `stale`: somebody else was faster.
 */
export async function continuePlan(
  context: MatchContext,
  id: string,
  side: Side,
): Promise<Outcome<Accepted>> {
  const known = await loadMatch(context, id);
  if (known === undefined) return failed('unknown-match');
  const { revision, state } = seatPlan(known, side);
  const guard = {
    event: known.match.headNumber,
    draft: 0,
    key: `plan:${known.match.headNumber}:${revision}`,
  };
  return carryOutCommand(context, {
    match: id,
    side,
    states: ['playing'],
    once: onceFor(side, guard, ['plan', revision]),
    stale: ['head', 'revision', 'draft', 'plan', 'standing'],
    prepare: async (loaded) => {
      const isSame = loaded.match.headNumber === guard.event && seatPlan(loaded, side).revision === revision;
      const answers = isSame && state !== 'resting' && !hasDraft(loaded.drafts, side);
      const heard = answers ? await readPublicOrders(context, loaded) : [];
      return (givens) => (answers ? run(givens, loaded, side, { by: 'worker' }, heard) : failed('stale'));
    },
  });
}

function run(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  mover: Mover,
  heard: readonly PublicOrder[],
): Outcome<CommandResult<Accepted>> {
  if (loaded.match.throwing !== null) return failed('throw-waits');
  const { headNumber } = loaded.match;
  const carried = seatOf(loaded, side) === undefined ? undefined : carry(givens, loaded, mover, heard);
  if (carried === undefined) return rest(loaded, side);
  const { commit, result, plans } = carried;
  if (commit === undefined) {
    const save = plans.find((one) => one.side === side);
    return done({
      ...(save === undefined ? {} : { write: { to: 'plan', save } as const }),
      value: nothing(headNumber),
    });
  }
  const event = commit.events.at(-1)?.number ?? headNumber;
  return done({
    write: { to: 'commit', commit },
    value: { became: 'played', event, draft: 0, ...(result === undefined ? {} : { result }) },
  });
}

/** What a run by the plans of a match has come to. */
export interface CarriedOut extends Partial<Settled> {
  readonly runner: Runner;
  readonly stop: RunStop;
  /** Plans that it changed; a commit holds them too. */
  readonly plans: readonly PlanSave[];
}

/** Runs a match on by its plans; undefined where nobody planned. Without a commit nothing was done. */
export function carry(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  mover: Mover,
  heard: readonly PublicOrder[],
): CarriedOut | undefined {
  const plans = plansOfRun(givens, loaded, mover, heard);
  if (plans === undefined) return undefined;
  const dice = liveChance(givens, loaded);
  const ports = {
    chance: dice.chance,
    standing: standingPort(loaded, givens.clock()),
    snapshots: true,
    plans,
  };
  const runner = runnerOn(loaded, ports, loaded.game.sides);
  const stop = runner.go();
  const { headNumber } = loaded.match;
  if (stop.at === 'asked' && !stop.committed)
    return { runner, stop, plans: plansBehind(loaded, plans, mover, stop, runner.state, headNumber) };
  const writer = new EventWriter(loaded, givens.clock());
  const mailed = plans.cut ? 'nobody' : mover.by === 'worker' ? 'all' : 'newly';
  const saved = plansBehind(loaded, plans, mover, stop, runner.state, headNumber + 1);
  // Its mails tell what became of them.
  const told = { ...loaded, plans: plansAfter(loaded, saved) };
  const settled = settle(givens, told, runner, stop, dice, writer, mailed);
  return { ...settled, commit: { ...settled.commit, plans: saved }, runner, stop, plans: saved };
}

/** Nothing was done. */
function nothing(event: number): Accepted {
  return { became: 'draft', event, draft: 0 };
}

/** A plan that has nothing to say is not asked again. */
function rest(loaded: LoadedMatch, side: Side): Outcome<CommandResult<Accepted>> {
  const seat = seatPlan(loaded, side);
  if (seat.state === 'resting') return done({ value: nothing(loaded.match.headNumber) });
  return done({
    write: { to: 'plan', save: planSave(side, seat, { ...seat, state: 'resting' }) },
    value: nothing(loaded.match.headNumber),
  });
}
