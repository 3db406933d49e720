/** Answers that are taken without asking, and those of a tape that should not have been. */

import { checkOrder } from '../forms/check.js';
import { leewayOf, somethingToDo } from '../forms/enumerate.js';
import type { Refusal } from '../game/chance.js';
import type { Decision } from '../game/decision.js';
import type { Universe } from '../game/game.js';
import type { Answer } from './record.js';

/**
 * Nothing legal, or a single answer that follows from public facts; undefined: ask. `any`: idle forms alone
 * are nothing to ask about. `open`: the side has answers that it can still undo, so that it sees what it
 * commits.
 */
export function forcedAnswer(decision: Decision, any: boolean, open: boolean): Answer | undefined {
  if (!decision.public) return undefined;
  const { side } = decision;
  const { first, single, something } = leewayOf(decision, any);
  if (any && !something && (!open || first === undefined)) return { side, order: null, by: 'passed' };
  if (first === undefined || !single) return undefined;
  const wordless = Object.keys(first).length === 1;
  return wordless && open ? undefined : { side, order: first, by: 'forced' };
}

/**
 * Why an answer of a tape cannot stand: an illegal order, one taken unasked that was not the only one, a
 * question passed over that was to be asked.
 */
export function illegalOnTape(
  decision: Decision,
  universe: Universe,
  any: boolean,
  answer: Answer,
): Refusal | undefined {
  if (answer.order === null) {
    return any && decision.public && !somethingToDo(decision)
      ? undefined
      : { code: 'shape', clause: decision.clause };
  }
  const checked = checkOrder(decision, universe, answer.order);
  if (checked.ok && answer.by === 'forced' && forcedAnswer(decision, any, false)?.by !== 'forced')
    return { code: 'shape', clause: decision.clause };
  return checked.ok ? undefined : checked.refusal;
}
