/** Handing a phase over whose window is over: its author's press is carried out by a timer. */
import type { Side } from '../../referee/index.js';
import type { MatchContext } from '../model/context.js';
import { done } from '../model/outcome.js';
import type { Accepted, Outcome } from '../model/types.js';
import { pressIn } from '../model/window.js';
import { heardBefore } from '../write/running.js';
import { carryOutCommand } from '../write/writer.js';
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
