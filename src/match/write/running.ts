/** The plans of a run of the service: which of them answer in it, and how they stand behind it. */
import { readEvent } from '../../journal/index.js';
import {
  type BaseState,
  MOST_ANSWERS,
  MOST_ROLLS,
  openLines,
  type Plan,
  type PublicOrder,
  RunningPlans,
  type RunStop,
  type Side,
} from '../../referee/index.js';
import type { PlanSave, PlanState } from '../../store/index.js';
import { isStrict } from '../model/charter.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import {
  isAlive,
  NO_PLAN,
  planSave,
  type SeatPlan,
  type ToldProgress,
  type ToldReport,
} from '../model/plan.js';
import { ordersInForce } from '../model/standing.js';
import { openSides } from './commit.js';
import { phaseSide } from './waiting.js';

/** Milliseconds for which a run asks plans. */
const TIME = 250;
/** Events among which the other side's last answers are looked for. */
const RECENT = 20;

/** Who set a run going: an order by hand, a press, the clock of a side, the worker. */
export type Mover =
  | { readonly by: 'hand' | 'press' | 'clock'; readonly side: Side }
  /** A worker; a throw that waited and falls, in which no plan answers. */
  | { readonly by: 'worker' | 'round' };

/**
 * The plans of a match for a run; undefined where nobody planned. `heard`: the last answers that everybody
 * knows.
 */
export function plansOfRun(
  { clock }: DecisionInputs,
  loaded: LoadedMatch,
  mover: Mover,
  heard: readonly PublicOrder[],
): RunningPlans | undefined {
  const all = Object.entries(loaded.plans).filter(([, seat]) => isAlive(seat));
  if (all.length === 0) return undefined;
  const until = clock().getTime() + TIME;
  const carried = all.map(([side, seat]) => {
    const { progress } = seat;
    const isLate = mover.by === 'clock' && mover.side === side;
    const plan = isLate ? latePlan(seat.plan) : seat.plan;
    const standing = ordersInForce(loaded, side, clock());
    return { side, plan, progress, standing, ...howAnswers(loaded, side, seat, mover) };
  });
  return new RunningPlans(loaded.game, carried, heard, {
    answers: MOST_ANSWERS,
    rolls: MOST_ROLLS,
    mayGoOn: () => clock().getTime() < until,
  });
}

/** What of a plan answers when its owner's time is up. */
function latePlan(plan: Plan): Plan {
  return { ...plan, lines: plan.lines.filter(({ late }) => late === true), rests: [] };
}

/**
 * A plan that rests is told of what happens all the same: its lines are over or past with it. In strict
 * alternation it answers by a press alone.
 */
function howAnswers(loaded: LoadedMatch, side: Side, { state }: SeatPlan, mover: Mover) {
  const { drafts } = loaded;
  const byOther = mover.by === 'hand' || mover.by === 'round';
  if (byOther || (mover.by === 'clock' && isStrict(loaded))) return { answers: false, pressed: false };
  if (mover.by === 'press') return { answers: side === mover.side, pressed: true };
  if (mover.by === 'clock') return { answers: side === mover.side, pressed: false };
  return { answers: state !== 'resting' && !hasDraft(drafts, side), pressed: state === 'pressed' };
}

/** Whether a side has orders that it can still undo: while it has, its plan rests. */
export function hasDraft(drafts: LoadedMatch['drafts'], side: Side): boolean {
  return drafts.some((draft) => draft.side === side && (draft.answers !== '[]' || draft.press !== null));
}

/** What everybody knows of the last answers, for plans that wait for the other side's. */
export async function readPublicOrders(
  { store }: MatchContext,
  { plans, match }: LoadedMatch,
): Promise<readonly PublicOrder[]> {
  const listens = Object.values(plans)
    .filter(isAlive)
    .some(({ plan, progress }) =>
      openLines(plan, progress).some((line) =>
        line.conditions.some((one) => one.if === 'passed' || one.if === 'acted' || one.if === 'named'),
      ),
    );
  if (!listens) return [];
  const events = await store.readEvents(match.id, Math.max(1, match.headNumber - RECENT), match.headNumber);
  return events.flatMap(({ text }) => {
    const event = readEvent(text);
    return event.type === 'played' ? event.public.orders : [];
  });
}

/** Plans that a run changed, as they are written with its event `head`. */
export function plansBehind(
  loaded: LoadedMatch,
  plans: RunningPlans | undefined,
  mover: Mover,
  stop: RunStop,
  position: BaseState,
  head: number,
): readonly PlanSave[] {
  if (plans === undefined) return [];
  return Object.entries(loaded.plans).flatMap(([side, seat]) => {
    const progress = plans.progressOf(side);
    if (progress === undefined) return [];
    const told: ToldProgress = {
      ...progress,
      reports: progress.reports.map((report: ToldReport) => ({ event: head, ...report })),
    };
    const after = { ...seat, progress: told };
    const state = stateBehind(loaded, side, after, plans, mover, stop, position);
    if (state === seat.state && JSON.stringify(told) === JSON.stringify(seat.progress)) return [];
    return [planSave(side, seat, { ...after, state })];
  });
}

/**
 * Whether a plan goes on by itself. By a press it does until the other side's phase, in strict alternation
 * only where a run did enough; it rests when its owner gives an order by hand, when it halts, and when he is
 * asked what it does not answer.
 */
function stateBehind(
  loaded: LoadedMatch,
  side: Side,
  seat: SeatPlan,
  plans: RunningPlans,
  mover: Mover,
  stop: RunStop,
  position: BaseState,
): PlanState {
  const pressed = mover.by === 'press' && mover.side === side;
  const state = pressed ? (seat.plan.unasked ? 'unasked' : 'pressed') : seat.state;
  const byHand = mover.by === 'hand' && mover.side === side;
  if (byHand || (!pressed && hasDraft(loaded.drafts, side))) return 'resting';
  const goesOn = stop.at === 'asked' || stop.at === 'throw';
  if (seat.progress.halted || !isAlive(seat) || !goesOn) return 'resting';
  if (stop.at === 'throw') return state;
  const answered = mover.by === 'worker' || pressed;
  if (answered && openSides(stop).includes(side) && !plans.cut) return 'resting';
  if (isStrict(loaded) && !plans.cut) return 'resting';
  if (state !== 'pressed') return state;
  const owner = phaseSide(loaded.game, position);
  return owner === null || owner === side ? state : 'resting';
}

/** The plan of a seat, or an empty one. */
export function seatPlan({ plans }: Pick<LoadedMatch, 'plans'>, side: Side): SeatPlan {
  return plans[side] ?? NO_PLAN;
}
