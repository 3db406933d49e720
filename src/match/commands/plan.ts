/**
 * What an owner does to his plan. Each edit names the revision that it was made for, and moves no number of
 * the match.
 */
import {
  checkOrder,
  type LineCondition,
  openLines,
  type Plan,
  type PlanLine,
  type PlanRest,
  type Side,
  type Unfit,
  type View,
} from '../../referee/index.js';
import { isStrict } from '../model/charter.js';
import type { MatchContext } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import { nextNo, planSave, progressWith, type SeatPlan } from '../model/plan.js';
import { planSchema } from '../model/plan-schema.js';
import { done, failed, UNFINISHED } from '../model/seats.js';
import type { Outcome } from '../model/types.js';
import {
  addToDraft,
  draftingOf,
  overLines,
  planGroundOf,
  rehearsalOf,
  skipToStep,
  undone,
  withCurrentPlan,
  withRoom,
} from '../write/drafting.js';
import { seatPlan } from '../write/running.js';
import { carryOutCommand } from '../write/writer.js';

/** What may be set of a line. */
export interface LineSetting {
  readonly unfit?: Unfit;
  readonly conditions?: readonly LineCondition[];
  /** False: the line is not held to what it was worth when it was drafted. */
  readonly held?: boolean;
  /** Whether it answers also when its owner's time is up. */
  readonly late?: boolean;
  readonly repeat?: number;
  readonly asks?: readonly string[];
}

/** One edit. */
export type PlanEdit =
  | { readonly do: 'draft'; readonly order: unknown }
  | { readonly do: 'undo' }
  | { readonly do: 'leap'; readonly step: string }
  | { readonly do: 'add'; readonly sentence: unknown; readonly turn: number }
  | { readonly do: 'remove'; readonly no: number }
  | {
      /** Removes all lines that are over, or all that have not begun. */ readonly do: 'clear';
      readonly what: 'over' | 'open';
    }
  | { readonly do: 'move'; readonly no: number; readonly by: number }
  | { /** The same line once more, behind it. */ readonly do: 'copy'; readonly no: number }
  | { readonly do: 'set'; readonly no: number; readonly set: LineSetting }
  | {
      /** A line becomes the last substitute of another. */ readonly do: 'substitute';
      readonly no: number;
      readonly of: number;
    }
  | { readonly do: 'rest'; readonly rest: PlanRest | Omit<PlanRest, 'do'> }
  | { readonly do: 'unasked'; readonly unasked: boolean }
  | { readonly do: 'replace'; readonly plan: unknown };

type Edited = Outcome<Pick<SeatPlan, 'plan' | 'drafting'>>;

/** Edits the plan of a seat; gives its new revision. An edited plan rests until it is pressed. */
export function editPlan(
  context: MatchContext,
  id: string,
  side: Side,
  revision: number,
  edit: PlanEdit,
): Promise<Outcome<{ readonly revision: number }>> {
  return carryOutCommand(context, {
    match: id,
    side,
    states: UNFINISHED,
    stale: ['plan'] as const,
    recognise: (found) => {
      const now = withCurrentPlan(found, side, context.clock());
      const { plan, drafting, revision: at } = seatPlan(now, side);
      const wanted = edited(now, side, context.clock(), edit);
      const same = wanted.ok && JSON.stringify(wanted.value) === JSON.stringify({ plan, drafting });
      return same && at === revision + 1 ? { revision: at } : undefined;
    },
    decide: (_, found) => {
      const loaded = withCurrentPlan(found, side, context.clock());
      const seat = seatPlan(loaded, side);
      if (seat.revision !== revision) return failed('stale');
      const wanted = edited(loaded, side, context.clock(), edit);
      if (!wanted.ok) return wanted;
      const progress = progressWith(wanted.value.plan, seat.progress);
      const after = { ...seat, ...wanted.value, progress, state: 'resting' as const };
      if (after.plan.unasked && isStrict(loaded))
        return invalid('unasked', 'strict alternation was agreed: no plan runs unasked');
      return done({
        write: { to: 'plan', save: planSave(side, seat, after) },
        value: { revision: revision + 1 },
      });
    },
  });
}

/** The plan after an edit, within its limits. */
function edited(loaded: LoadedMatch, side: Side, now: Date, edit: PlanEdit): Edited {
  const wanted = editedAt(loaded, side, now, edit);
  return wanted.ok ? inSize(wanted.value, seatPlan(loaded, side)) : wanted;
}

function editedAt(loaded: LoadedMatch, side: Side, now: Date, edit: PlanEdit): Edited {
  const seat = seatPlan(loaded, side);
  const { plan, drafting } = seat;
  const changed = (changes: Partial<Plan>): Edited => done({ plan: { ...plan, ...changes }, drafting });
  switch (edit.do) {
    case 'draft':
      return addToDraft(loaded, side, now, edit.order);
    case 'undo':
      return undone(loaded, side);
    case 'leap':
      return skipToStep(loaded, side, now, edit.step);
    case 'add':
      return added(loaded, side, now, edit.sentence, edit.turn);
    case 'clear': {
      const cleared = edit.what === 'open' ? openLines(plan, seat.progress) : overLines(plan, seat.progress);
      return changed({ lines: plan.lines.filter((line) => !cleared.includes(line)) });
    }
    case 'rest':
      return changed({ rests: withRest(plan.rests, edit.rest) });
    case 'unasked':
      return changed({ unasked: edit.unasked });
    case 'replace':
      return replaced(seat, edit.plan);
    case 'move':
      return onLine(seat, edit.no, (line) => moved(seat, line, edit.by));
    default:
      return onLine(seat, edit.no, (line) => linesWith(plan.lines, line, edit, nextNo(seat)));
  }
}

/** An edit of a line: it must be there, and not have begun. */
function onLine(
  { plan, drafting, progress }: SeatPlan,
  no: number,
  change: (line: PlanLine) => readonly PlanLine[] | undefined,
): Edited {
  const line = plan.lines.find((one) => one.no === no);
  if (line === undefined || progress.underWay?.no === no) return failed('stale');
  const lines = change(line);
  return lines === undefined ? failed('stale') : done({ plan: { ...plan, lines }, drafting });
}

function linesWith(
  lines: readonly PlanLine[],
  line: PlanLine,
  edit: Exclude<Extract<PlanEdit, { no: number }>, { do: 'move' }>,
  next: number,
): readonly PlanLine[] | undefined {
  const without = lines.filter((one) => one !== line);
  switch (edit.do) {
    case 'remove':
      return without;
    case 'copy':
      return lines.toSpliced(lines.indexOf(line) + 1, 0, { ...line, no: next });
    case 'set':
      return lines.map((one) => (one === line ? withSetting(line, edit.set) : one));
    case 'substitute': {
      const other = without.find((one) => one.no === edit.of);
      const fits = other !== undefined && other.turn === line.turn && other.kind === line.kind;
      if (!fits) return undefined;
      return without.map((one) => (one === other ? { ...one, deeds: [...one.deeds, ...line.deeds] } : one));
    }
  }
}

/** A line past so many of those that are not over. */
function moved({ plan, progress }: SeatPlan, line: PlanLine, by: number): readonly PlanLine[] | undefined {
  const over = overLines(plan, progress);
  if (over.includes(line)) return undefined;
  const rest = plan.lines.filter((one) => !over.includes(one) && one !== line);
  const from = plan.lines.filter((one) => !over.includes(one)).indexOf(line);
  return [...over, ...rest.toSpliced(Math.max(0, from + by), 0, line)];
}

function withSetting(line: PlanLine, { held, repeat, late, ...plain }: LineSetting): PlanLine {
  const { stakes, repeat: times, late: was, ...rest } = { ...line, ...plain };
  const most = repeat ?? times?.most ?? 1;
  return {
    ...rest,
    ...(held === false || stakes === undefined ? {} : { stakes }),
    ...(most > 1 ? { repeat: { ...times, most } } : {}),
    ...((late ?? was) === true ? { late: true } : {}),
  };
}

function withRest(rests: readonly PlanRest[], rest: PlanRest | Omit<PlanRest, 'do'>): readonly PlanRest[] {
  const { turn, phase, kind } = rest;
  const others = rests.filter((one) => one.turn !== turn || one.phase !== phase || one.kind !== kind);
  return 'do' in rest ? [...others, rest] : others;
}

/** A sentence of the game as a line. */
function added(loaded: LoadedMatch, side: Side, now: Date, sentence: unknown, turn: number): Edited {
  const { game } = loaded;
  const seat = seatPlan(loaded, side);
  const ground = planGroundOf(loaded, side, now);
  const { behind } = rehearsalOf(loaded, side, ground, draftingOf(loaded, side));
  const checked = checkOrder(sentenceDecision(loaded, side, behind), game.rules.universe, sentence);
  if (!checked.ok) return failed('refused', { refusal: checked.refusal });
  const address = game.plans.address?.(side, checked.order);
  if (address === undefined) return invalid('sentence', 'no such sentence');
  const line = newLine(seat, { turn, ...address, deeds: [{ sentence: checked.order }] });
  return done({ plan: { ...seat.plan, lines: [...seat.plan.lines, line] }, drafting: seat.drafting });
}

/**
 * The sentences of a game as a decision, so that they are checked and built like any other. `behind`: what
 * their owner would see behind the lines of his plan.
 */
export function sentenceDecision({ game }: Pick<LoadedMatch, 'game'>, side: Side, behind: View) {
  return { side, kind: 'plan', clause: '', public: false, forms: game.plans.forms?.(side, behind) ?? [] };
}

/** A line with what holds where nothing is set. */
export function newLine(
  seat: Pick<SeatPlan, 'plan' | 'progress'>,
  line: Pick<PlanLine, 'turn' | 'phase' | 'kind' | 'deeds'> & Partial<PlanLine>,
): PlanLine {
  return { no: nextNo(seat), unfit: 'skip', conditions: [], prefer: [], asks: [], ...line };
}

function replaced(seat: SeatPlan, sent: unknown): Edited {
  const read = planSchema.safeParse(sent);
  if (!read.success) {
    const [issue] = read.error.issues;
    if (issue?.code === 'too_big' && issue.path.length === 1) return failed('plan-full');
    return invalid(['plan', ...(issue?.path ?? [])].join('.'), issue?.message ?? '');
  }
  const { underWay } = seat.progress;
  const kept = (plan: Plan) => JSON.stringify(plan.lines.find(({ no }) => no === underWay?.no));
  // A line that has begun stays as it is.
  if (underWay !== undefined && kept(read.data) !== kept(seat.plan)) return failed('stale');
  return done({ plan: read.data, drafting: { ...seat.drafting, orders: [] } });
}

/** Within what is kept of a plan; lines that are over make room. */
export function inSize(
  { plan, drafting }: Pick<SeatPlan, 'plan' | 'drafting'>,
  { progress }: Pick<SeatPlan, 'progress'>,
): Edited {
  const fitted = withRoom(plan, progress);
  if (fitted === undefined) return failed('plan-full');
  const isWhole = planSchema.safeParse(fitted).success;
  return isWhole ? done({ plan: fitted, drafting }) : invalid('plan', 'not in the shape of a plan');
}

function invalid(field: string, message: string): Edited & { readonly ok: false } {
  return failed('invalid', { fields: [{ field, message }] });
}
