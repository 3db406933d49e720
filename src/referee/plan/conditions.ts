/** Whether what a line waits for holds, as its owner can tell. */
import type { Order } from '../forms/form.js';
import type { Side } from '../game/basics.js';
import type { PublicOrder } from '../game/chance.js';
import type { Decision } from '../game/decision.js';
import type { Game, View } from '../game/game.js';
import type { Condition, Plan, PlanLine, PlanProgress } from './plan.js';
import { openLines } from './plan.js';

/** What conditions go by. */
export interface Facts {
  readonly game: Game;
  readonly side: Side;
  readonly view: View;
  /** The view behind the line, as far as it was tried. */
  readonly after: View;
  readonly decision: Decision;
  readonly turn: number;
  /** Public answers up to here, the newest last. */
  readonly heard: readonly PublicOrder[];
  readonly plan: Plan;
  readonly progress: PlanProgress;
}

export function holds(facts: Facts, condition: Condition): boolean {
  return isSo(facts, condition) !== (condition.not ?? false);
}

function isSo(facts: Facts, condition: Condition): boolean {
  switch (condition.if) {
    case 'passed': {
      const others = answersSince(facts);
      return others.length > 0 && others.every(isPass);
    }
    case 'acted':
      return answersSince(facts).some((order) => !isPass(order));
    case 'named':
      return answersSince(facts).some((order) => names(order, condition.ids));
    case 'came':
      return cameTo(facts, condition.line, condition.to);
    case 'open':
      return countReady(facts, condition.phase, condition.kind) >= condition.least;
    case 'left': {
      const left = facts.game.plans.quantities?.(facts.after)[condition.of] ?? 0;
      return (
        left >= (condition.least ?? Number.NEGATIVE_INFINITY) &&
        left <= (condition.most ?? Number.POSITIVE_INFINITY)
      );
    }
    case 'holds':
      return facts.game.plans.holds?.(condition.is, facts.view) ?? false;
  }
}

/** The other side's answers since one's own last. */
function answersSince({ side, heard }: Facts): readonly (Order | null)[] {
  const last = heard.findLastIndex((one) => one.side === side);
  return heard.slice(last + 1).map(({ order }) => order);
}

/** An answer without fields, or none at all, does nothing. */
function isPass(order: Order | null): boolean {
  return order === null || Object.keys(order).length === 1;
}

function names(order: Order | null, ids: readonly string[]): boolean {
  return Object.entries(order ?? {}).some(([field, value]) => {
    if (field === 'do' || typeof value === 'number') return false;
    if (typeof value === 'string') return ids.includes(value);
    return (Array.isArray(value) ? value : Object.keys(value)).some((id) => ids.includes(String(id)));
  });
}

function cameTo({ progress }: Facts, line: number, to: string): boolean {
  const report = progress.reports.find(({ no }) => no === line);
  return report !== undefined && (report.came === to || report.outcomes.includes(to));
}

/**
 * Lines of a kind of this turn that are open and have what they wait for. A line that counts lines is counted
 * as open.
 */
function countReady(facts: Facts, phase: string, kind: string): number {
  const { game, view, decision, turn, plan, progress } = facts;
  const isReady = (line: PlanLine) =>
    line.turn === turn &&
    line.phase === phase &&
    line.kind === kind &&
    line.conditions.every((one) => one.if === 'open' || holds(facts, one)) &&
    line.deeds.some(
      (deed) =>
        !('sentence' in deed) || game.plans.order?.(deed.sentence, view, { ...decision, kind }) !== undefined,
    );
  return openLines(plan, progress).filter(isReady).length;
}
