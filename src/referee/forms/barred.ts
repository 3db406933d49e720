/** What bars the way to a goal that cannot be reached, so that a refusal can name it. */
import type { Clause } from '../game/basics.js';
import type { BarredStep, Field, Order, Walk } from './form.js';

type Walks = readonly (readonly string[])[];
type Gate = (steps: readonly string[], step: string) => boolean;
type Judge<Before> = Pick<Walk<Before>, 'forbids' | 'unfinished' | 'halts'>;

/**
 * Where the best try at a goal ends, and by which clause. Undefined when nothing leads to the goal, legal or
 * not.
 */
export function barredStep(field: Field, before: Order, goal: string): BarredStep | undefined {
  if (field.walk.bars !== undefined) return field.walk.bars(before, goal);
  const steps = bestTry(field, before, goal);
  return steps === undefined ? undefined : barsOn(field.walk, before, steps)[0];
}

/**
 * What bars some ways that would lead to a goal were nothing in between: what all of them meet, else the
 * first bar on the way that comes nearest to success. That is the one with the fewest bars, then with the
 * fewest steps left behind the first of them, then the one that is given first.
 */
export function nearestBar<Before>(walk: Judge<Before>, before: Before, ways: Walks): BarredStep | undefined {
  const tries = ways.map((steps) => ({ steps, bars: barsOn(walk, before, steps) }));
  const left = ({ steps, bars }: (typeof tries)[number]) => steps.length - steps.indexOf(bars[0]?.step ?? '');
  const [nearest] = tries.toSorted((a, b) => a.bars.length - b.bars.length || left(a) - left(b));
  const isMet = (same: (bar: BarredStep) => boolean) => tries.every(({ bars }) => bars.some(same));
  const bars = nearest?.bars ?? [];
  return (
    bars.find(({ step, clause }) => isMet((bar) => bar.step === step && bar.clause === clause)) ??
    bars.find(({ clause }) => isMet((bar) => bar.clause === clause)) ??
    bars[0]
  );
}

/** All that bars one way, a bar a place. */
function barsOn<Before>(walk: Judge<Before>, before: Before, steps: readonly string[]): BarredStep[] {
  const bars = new Map<string, Clause>();
  const note = (place: string, clause: Clause | undefined) => {
    if (clause !== undefined && !bars.has(place)) bars.set(place, clause);
  };
  for (const [i, step] of steps.entries()) {
    const walked = steps.slice(0, i);
    const clause = walk.forbids(before, walked, step);
    if (clause !== undefined) note(barringPlace(walk, walked, step, clause), clause);
  }
  note(steps.at(-1) ?? '', walk.unfinished?.(before, steps));
  return [...bars].map(([step, clause]) => ({ step, clause }));
}

/** The place that bars a step: the step, or the place before it that lets nobody go on. */
export function barringPlace<Before>(
  { halts }: Pick<Walk<Before>, 'halts'>,
  walked: readonly string[],
  step: string,
  clause: Clause,
): string {
  return halts?.includes(clause) ? (walked.at(-1) ?? step) : step;
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
