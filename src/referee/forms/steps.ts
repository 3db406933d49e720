/** The order in which the steps of a field must come, so that each answer is walked in one way only. */
import type { Field } from './form.js';

/** Whether `step` may come after `steps`, by the walking order of the field's type alone. */
export function mayFollow(field: Field, steps: readonly string[], step: string): boolean {
  const last = steps.at(-1);
  if (last === undefined) return true;
  if (field.type === 'set') return step > last;
  if (field.type !== 'allot') return true;
  const round = times(steps, step) + 1;
  const lastRound = times(steps, last);
  return round === lastRound ? step > last : round === lastRound + 1;
}

function times(steps: readonly string[], step: string): number {
  return steps.reduce((n, s) => (s === step ? n + 1 : n), 0);
}
