/** Handing a phase over whose window is over: its author's press is carried out by a timer. */
import type { Side } from '../../referee/index.js';
import { pressIn } from '../clock/window.js';
import type { MatchContext } from '../core/context.js';
import { done } from '../core/outcome.js';
import { carryOutCommand } from '../core/writer.js';
import { heardBefore } from '../plans/running.js';
import type { Accepted, Outcome } from '../types.js';
import { carriedOut } from './order.js';

/**
 * Carries out a press whose window is over, as if its author had pressed now. `revision`: of the draft that
 * it was found in; one that was reopened meanwhile is not carried out.
 */
export function closePhase(
  context: MatchContext,
  id: string,
  side: Side,
  revision: number,
): Promise<Outcome<Accepted | null>> {
  return carryOutCommand<Accepted | null>(context, {
    ...{ match: id, side, states: ['playing'] },
    stale: ['head'],
    prepare: async (loaded) => {
      const heard = await heardBefore(context, loaded);
      return (givens) => {
        const draft = pressIn(loaded, side);
        if (draft?.press == null || draft.revision !== revision) return done({ value: null });
        const { order } = JSON.parse(draft.press) as { readonly order: unknown };
        return carriedOut(givens, loaded, side, order, heard);
      };
    },
  });
}
