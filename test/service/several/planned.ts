/** Matches that play themselves: both seats have left every order of a peaceful match as a plan. */
import type { Matches } from '../../../src/match/index.js';
import type { Order } from '../../../src/referee/index.js';
import { begin } from '../../cli/match.js';
import { peacefulOrders } from '../../support/peaceful.js';
import { peacefulPlans } from '../../support/peaceful-plans.js';

/** Opens a match in which nobody is asked any more: workers carry everything out. */
export async function beginPlanned({ matches }: { matches: Matches }): Promise<string> {
  const match = await begin({ matches });
  const plans = peacefulPlans();
  for (const [side, plan] of plans) {
    const page = await matches.plan(match, side);
    if (!page.ok) throw new Error(page.failure.code);
    const edited = await matches.editPlan(match, side, page.value.revision, { do: 'replace', plan });
    if (!edited.ok) throw new Error(edited.failure.code);
  }
  // Whoever is asked last presses first, so that nothing is carried out before both plans are there.
  for (const side of [...plans.keys()].reverse()) {
    const page = await matches.plan(match, side);
    const event = (await matches.info(match))?.head.number ?? 0;
    const guard = { event, draft: 0, key: `press ${side}` };
    const pressed = page.ok && (await matches.pressPlan(match, side, guard, page.value.revision));
    if (pressed === false || !pressed.ok) throw new Error(`the plan of ${side} does not begin`);
  }
  return match;
}

/** The orders that must stand in its journal, each once, in this order. */
export const plannedOrders = (): readonly Order[] => peacefulOrders().map(({ order }) => order);
