/** What the game says of an order as a whole: what its last field that can tell says, else its form. */
import type { Decision } from '../game/decision.js';
import type { Universe } from '../game/game.js';
import type { Explanation, Order } from './form.js';
import { formFor } from './same-word.js';
import { valueSteps, withValue } from './values.js';

/** Of a legal order; undefined: the game says nothing of it. */
export function explanationOf(
  { forms }: Pick<Decision, 'forms'>,
  universe: Universe,
  order: Order,
): Explanation | undefined {
  const form = formFor(forms, universe, order.do, order);
  let found = form?.explain?.();
  let before: Order = { do: order.do };
  for (const field of form?.fields ?? []) {
    const value = order[field.name];
    const steps = value === undefined ? undefined : valueSteps(universe, field, value);
    if (value === undefined || steps === undefined) continue;
    found = field.walk.explain?.(before, steps) ?? found;
    before = withValue(before, field.name, value);
  }
  return found;
}
