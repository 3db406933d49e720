/** What bars the way to a goal that cannot be reached, so that a refusal can name it. */
import type { BarredStep, Field, Order } from './form.js';

type Walks = readonly (readonly string[])[];
type Gate = (steps: readonly string[], step: string) => boolean;

/**
 * Where the best try at a goal ends, and by which clause. Undefined when nothing leads to the goal, legal or
 * not.
 */
export function barredStep(field: Field, before: Order, goal: string): BarredStep | undefined {
  if (field.walk.bars !== undefined) return field.walk.bars(before, goal);
  const steps = bestTry(field, before, goal);
  if (steps === undefined) return undefined;
  for (const [i, step] of steps.entries()) {
    const clause = field.walk.forbids(before, steps.slice(0, i), step);
    if (clause !== undefined) return { step, clause };
  }
  const clause = field.walk.unfinished?.(before, steps);
  return clause === undefined ? undefined : { step: goal, clause };
}

/** A legal walk to where the goal is nearest, then straight on over the candidates. */
function bestTry(field: Field, before: Order, goal: string): readonly string[] | undefined {
  const mayGo: Gate = (steps, step) =>
    steps.length < field.max && field.walk.forbids(before, steps, step) === undefined;
  const legal = widened(field, before, [[]], goal, mayGo);
  const walks = legal.at(-1)?.at(-1) === goal ? legal : widened(field, before, legal, goal, () => true);
  return walks.at(-1)?.at(-1) === goal ? walks.at(-1) : undefined;
}

/** Breadth first from some walks, one walk a place; as far as the goal, whose walk is the last then. */
function widened(field: Field, before: Order, from: Walks, goal: string, mayGo: Gate): Walks {
  const walks = [...from];
  const reached = new Set(from.map((steps) => steps.at(-1)));
  for (const steps of walks)
    for (const step of field.walk.candidates(before, steps)) {
      if (reached.has(step) || !mayGo(steps, step)) continue;
      reached.add(step);
      walks.push([...steps, step]);
      if (step === goal) return walks;
    }
  return walks;
}
