/**
 * Drafting ahead: order by order behind the lines of the plan, on the position that the owner's view gives.
 */
import {
  type BaseState,
  besideStanding,
  type Plan,
  type PlanLine,
  type PlanProgress,
  planTurnOf,
  type Question,
  type Rehearsal,
  type Runner,
  rehearse,
  type Side,
  type SketchedLine,
  type StandingOrdersFor,
  type View,
} from '../../referee/index.js';
import { type LoadedMatch, runnerOn } from '../model/loaded-match.js';
import { type DraftedAt, nextNo, type SeatPlan } from '../model/plan.js';
import { LONGEST_PLAN, MOST_LINES, planOrderSchema } from '../model/plan-schema.js';
import { done, failed } from '../model/seats.js';
import { ordersInForce } from '../model/standing.js';
import type { Outcome } from '../model/types.js';
import { seatPlan } from './running.js';

type Redrafted = Outcome<Pick<SeatPlan, 'plan' | 'drafting'>>;

/** What a plan stands on: the committed position as its owner sees it, and what he is asked there. */
export interface PlanGround {
  readonly view: View;
  readonly asked: Question | undefined;
  /** Whether both sides are asked at once. */
  readonly both: boolean;
  /** His standing orders, beside which his sentences stand. */
  readonly standing: StandingOrdersFor;
}

export function planGroundOf(loaded: LoadedMatch, side: Side, now: Date): PlanGround {
  return groundOf(runnerOn(loaded, { playback: true }, []), loaded, side, now);
}

/** The same behind the orders that he has given on the page, with the position there. */
export function groundBehindDraft(
  loaded: LoadedMatch,
  side: Side,
  now: Date,
): PlanGround & { readonly state: BaseState } {
  const runner = runnerOn(loaded, {}, [side]);
  return { ...groundOf(runner, loaded, side, now), state: runner.state };
}

function groundOf(runner: Runner, loaded: LoadedMatch, side: Side, now: Date): PlanGround {
  const stop = runner.go();
  const open = stop.at === 'asked' && !stop.answered.includes(side) ? stop.questions : [];
  const standing = ordersInForce(loaded, side, now);
  return {
    view: loaded.game.position.view(runner.state, side),
    asked: open.find((one) => one.side === side),
    both: open.length > 1,
    standing,
  };
}

/** What is being drafted; what was drafted on an older position is void. */
export function draftingOf(loaded: LoadedMatch, side: Side): DraftedAt {
  const { drafting } = seatPlan(loaded, side);
  const event = loaded.match.headNumber;
  return drafting.event === event ? drafting : { event, orders: [] };
}

/** The plan tried from here, and the draft behind it. */
export function rehearsalOf(
  loaded: LoadedMatch,
  side: Side,
  { view, asked, standing }: PlanGround,
  drafting: DraftedAt,
): Rehearsal {
  const { plan, progress } = seatPlan(loaded, side);
  return rehearse(besideStanding(loaded.game, standing), view, side, asked, plan, progress, drafting);
}

/** One order more; a line that is whole with it joins the plan. */
export function addToDraft(loaded: LoadedMatch, side: Side, now: Date, sent: unknown): Redrafted {
  const read = planOrderSchema.safeParse(sent);
  if (!read.success) return failed('invalid', { fields: [{ field: 'order', message: 'not an order' }] });
  const before = draftingOf(loaded, side);
  const orders = [...before.orders, read.data];
  const { sketch } = rehearsalOf(loaded, side, planGroundOf(loaded, side, now), { ...before, orders });
  if (sketch.refusal !== undefined) return failed('refused', { refusal: sketch.refusal });
  const seat = seatPlan(loaded, side);
  if (sketch.begun.length > 0) return done({ plan: seat.plan, drafting: { ...before, orders } });
  const whole = sketch.lines.at(-1);
  if (whole === undefined) return failed('stale');
  return done({ plan: withLine(seat, whole), drafting: { ...before, orders: [] } });
}

function withLine({ plan, progress }: SeatPlan, drawn: SketchedLine): SeatPlan['plan'] {
  const { turn, phase, kind, orders, untried, stakes } = drawn;
  const line = {
    no: nextNo({ plan, progress }),
    turn,
    phase,
    kind,
    deeds: [{ orders }],
    unfit: 'skip' as const,
    conditions: [],
    prefer: [],
    asks: [],
    ...(untried ? { untried } : {}),
    ...(stakes === undefined ? {} : { stakes }),
  };
  return { ...plan, lines: [...plan.lines, line] };
}

/** The last order of the line in the making back, else the leap, else the last line. */
export function undone(loaded: LoadedMatch, side: Side): Redrafted {
  const { plan, progress } = seatPlan(loaded, side);
  const drafting = draftingOf(loaded, side);
  const { event, orders, leap } = drafting;
  if (orders.length > 0) return done({ plan, drafting: { ...drafting, orders: orders.slice(0, -1) } });
  if (leap !== undefined) return done({ plan, drafting: { event, orders } });
  const last = plan.lines.at(-1);
  const isOver = progress.reports.some(({ no }) => no === last?.no) || progress.underWay?.no === last?.no;
  if (last === undefined || isOver) return failed('nothing-to-undo');
  return done({ plan: { ...plan, lines: plan.lines.slice(0, -1) }, drafting });
}

/** Drafts on from the beginning of a later step of the turn. */
export function skipToStep(loaded: LoadedMatch, side: Side, now: Date, step: string): Redrafted {
  const { plan } = seatPlan(loaded, side);
  const { event } = draftingOf(loaded, side);
  const { sketch } = rehearsalOf(loaded, side, planGroundOf(loaded, side, now), { event, orders: [] });
  if (!sketch.later.includes(step)) return failed('stale');
  return done({ plan, drafting: { event, orders: [], leap: step } });
}

// How much a plan holds. Lines that are over count for nothing: they stay to be read until the turn after
// theirs has ended, and make room before that where it is needed.

/** What a plan can still take. */
export interface PlanRoom {
  readonly lines: number;
  /** Characters of its JSON. */
  readonly letters: number;
}

/** The lines of which it is known what became of them. */
export function overLines({ lines }: Plan, { reports }: PlanProgress): readonly PlanLine[] {
  const over = new Set(reports.map(({ no }) => no));
  return lines.filter(({ no }) => over.has(no));
}

export function roomOf(plan: Plan, progress: PlanProgress): PlanRoom {
  const over = overLines(plan, progress);
  const left = without(plan, over);
  return {
    lines: MOST_LINES - Math.max(left.lines.length, left.rests.length),
    letters: LONGEST_PLAN - JSON.stringify(left).length,
  };
}

/** A plan within its limits, the oldest of its lines that are over given up; undefined: it is too long. */
export function withRoom(plan: Plan, progress: PlanProgress): Plan | undefined {
  const { lines, letters } = roomOf(plan, progress);
  if (lines < 0 || letters < 0) return undefined;
  const over = overLines(plan, progress);
  for (let gone = 0; ; gone++) {
    const fitted = without(plan, over.slice(0, gone));
    if (fitted.lines.length <= MOST_LINES && JSON.stringify(fitted).length <= LONGEST_PLAN) return fitted;
  }
}

/** A match with the plan of a seat as it is now: lines that were over before the last turn are gone. */
export function withCurrentPlan(loaded: LoadedMatch, side: Side, now: Date): LoadedMatch {
  const seat = seatPlan(loaded, side);
  const over = overLines(seat.plan, seat.progress);
  if (over.length === 0) return loaded;
  const turn = planTurnOf(planGroundOf(loaded, side, now).view.now);
  const past = over.filter((line) => line.turn < turn - 1);
  if (past.length === 0) return loaded;
  return { ...loaded, plans: { ...loaded.plans, [side]: { ...seat, plan: without(seat.plan, past) } } };
}

function without(plan: Plan, gone: readonly PlanLine[]): Plan {
  return { ...plan, lines: plan.lines.filter((line) => !gone.includes(line)) };
}
