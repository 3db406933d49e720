/** The plan of a seat as it is kept: what it is, how far it has come, what is being drafted. */
import {
  type Drafting,
  type LineReport,
  openLines,
  type Plan,
  type PlanProgress,
  type Side,
} from '../../referee/index.js';
import type { PlanRecord, PlanSave, PlanState } from '../../store/index.js';

/** What became of a line, and with which event; undefined: with none yet. */
export interface ToldReport extends LineReport {
  readonly event?: number;
}

/** How far a plan has come, each report with its event. */
export interface ToldProgress extends PlanProgress {
  readonly reports: readonly ToldReport[];
}

/** What is drafted behind the lines, on the position of an event: later it is void. */
export interface DraftedAt extends Drafting {
  readonly event: number;
}

export interface SeatPlan {
  readonly plan: Plan;
  readonly progress: ToldProgress;
  readonly drafting: DraftedAt;
  readonly state: PlanState;
  /** 0: there is none yet. */
  readonly revision: number;
}

export const NO_PLAN: SeatPlan = {
  plan: { lines: [], rests: [], unasked: false },
  progress: { reports: [], times: {}, halted: false },
  drafting: { event: 0, orders: [] },
  state: 'resting',
  revision: 0,
};

// Written by this layer alone, in this shape.
export function seatPlanOf({ plan, progress, drafting, state, revision }: PlanRecord): SeatPlan {
  return {
    plan: JSON.parse(plan) as Plan,
    progress: JSON.parse(progress) as ToldProgress,
    drafting: JSON.parse(drafting) as DraftedAt,
    state,
    revision,
  };
}

/** The row of a plan that was changed. */
export function planSave(
  side: Side,
  from: Pick<SeatPlan, 'revision'>,
  { plan, progress, drafting, state }: Omit<SeatPlan, 'revision'>,
): PlanSave {
  const text = JSON.stringify;
  return {
    side,
    state,
    expectedRevision: from.revision,
    plan: text(plan),
    progress: text(progress),
    drafting: text(drafting),
  };
}

/** Whether a plan has anything left to say. */
export function isAlive({ plan, progress }: Pick<SeatPlan, 'plan' | 'progress'>): boolean {
  return progress.underWay !== undefined || plan.rests.length > 0 || openLines(plan, progress).length > 0;
}

/** A number that no line of the plan has had. */
export function nextNo({ plan, progress }: Pick<SeatPlan, 'plan' | 'progress'>): number {
  return 1 + Math.max(0, ...plan.lines.map(({ no }) => no), ...progress.reports.map(({ no }) => no));
}

/** So many reports of lines that are gone stay with a plan: more than lie between two mails. */
export const GONE_REPORTS = 200;

/** The progress of a plan whose lines were changed: of lines that are gone only the latest reports. */
export function progressWith({ lines }: Plan, progress: ToldProgress): ToldProgress {
  const here = new Set(lines.map(({ no }) => no));
  const gone = progress.reports.filter(({ no }) => !here.has(no)).slice(0, -GONE_REPORTS);
  if (gone.length === 0) return progress;
  const forgotten = new Set(gone.map(({ no }) => no));
  const reports = progress.reports.filter(({ no }) => !forgotten.has(no));
  const times = Object.entries(progress.times).filter(([no]) => !forgotten.has(Number(no)));
  return { ...progress, reports, times: Object.fromEntries(times) };
}

/**
 * A plan where play goes back to before an event: what became of lines since is no longer so, and it rests.
 */
export function planBefore(seat: SeatPlan, event: number): SeatPlan {
  const { underWay: _, ...progress } = seat.progress;
  const isKept = (report: ToldReport) => (report.event ?? 0) < event;
  const open = new Set(progress.reports.filter((report) => !isKept(report)).map(({ no }) => no));
  const times = Object.entries(progress.times).filter(([no]) => !open.has(Number(no)));
  return {
    ...seat,
    state: 'resting',
    progress: { ...progress, reports: progress.reports.filter(isKept), times: Object.fromEntries(times) },
  };
}
