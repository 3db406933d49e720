/**
 * How much a plan holds. Lines that are over count for nothing: they stay to be read until the turn after
 * theirs has ended, and make room before that where it is needed.
 */
import { type Plan, type PlanLine, type PlanProgress, planTurnOf, type Side } from '../../referee/index.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import { LONGEST_PLAN, MOST_LINES } from '../model/plan-schema.js';
import { planGroundOf } from './drafting.js';
import { seatPlan } from './running.js';

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
