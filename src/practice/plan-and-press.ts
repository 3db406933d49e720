/** The practice opponent's plan at a question, left with the match and carried out at once. */
import { setImmediate } from 'node:timers/promises';
import {
  type Accepted,
  type Guard,
  type Matches,
  nextNo,
  type Outcome,
  type SeatPage,
} from '../match/index.js';
import type { Picker, Side } from '../referee/index.js';
import { planningAhead } from './plan-ahead.js';

/** What planning needs of the match layer. */
export type Planners = Pick<Matches, 'plan' | 'editPlan' | 'pressPlan'>;

/**
 * Plans what is asked and what will be asked next, and presses; undefined: nothing is planned here. Behind an
 * answer of its own in a draft, and in strict alternation, it plans nothing. It drafts no further than
 * `mayGoOn` lets it.
 */
export async function planAndPress(
  matches: Planners,
  page: SeatPage,
  side: Side,
  lot: Picker,
  guard: () => Guard,
  mayGoOn: () => boolean,
): Promise<Outcome<Accepted> | undefined> {
  const { game, id, strict } = page.match;
  const { question, draft, view } = page;
  if (strict || game.planning === undefined || question === undefined || draft.answers.length > 0)
    return undefined;
  const before = await matches.plan(id, side);
  if (!before.ok) return before;
  const drafting = planningAhead(game, view, question, lot, nextNo(before.value), mayGoOn);
  let drafted = drafting.next();
  // Pages come first: whoever waits for one is served before the next order is thought about.
  for (; !drafted.done; drafted = drafting.next()) await setImmediate();
  if (drafted.value === undefined) return undefined;
  const { revision } = before.value;
  const edited = await matches.editPlan(id, side, revision, { do: 'replace', plan: drafted.value });
  return edited.ok ? matches.pressPlan(id, side, guard(), edited.value.revision) : edited;
}
