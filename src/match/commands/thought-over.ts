/**
 * A reply whose last line ends the phase without chance, in a match that gives time to think that over: its
 * lines become the draft, and the last one the press that is carried out later.
 */
import type { BaseState, Order, Side } from '../../referee/index.js';
import type { DecisionInputs } from '../model/context.js';
import { type LoadedMatch, runnerOn, standingPort } from '../model/loaded-match.js';
import type { Accepted, Guard } from '../model/types.js';
import { windowOf } from '../model/window.js';
import type { CommandResult } from '../write/writer.js';
import { withPress } from './order.js';

/** Its draft and press, and the position at the press; undefined where the lines are carried out at once. */
export function thoughtOver(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  orders: readonly Order[],
  guard: Guard,
): (CommandResult<Accepted> & { readonly state: BaseState }) | undefined {
  const press = orders.at(-1);
  const drafted = press === undefined ? undefined : draftedBy(givens, loaded, side, orders.slice(0, -1));
  if (drafted === undefined) return undefined;
  const closesAt = windowOf(drafted, side, press, givens.clock());
  if (closesAt === undefined) return undefined;
  const { state } = runnerOn(drafted, {}, [side]);
  return { ...withPress(givens, drafted, side, { ...guard, order: press }, closesAt), state };
}

/** The match with these orders as the draft of a side; undefined where one of them passes a barrier. */
function draftedBy(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  side: Side,
  orders: readonly Order[],
): LoadedMatch | undefined {
  let drafted = loaded;
  for (const order of orders) {
    const runner = runnerOn(drafted, { standing: standingPort(loaded, givens.clock()) }, [side]);
    const stop = runner.give({ side, order });
    if (stop.at !== 'asked' || stop.committed) return undefined;
    const draft = {
      side,
      baseEvent: loaded.match.headNumber,
      revision: 0,
      lastKey: '',
      press: null,
      closesAt: null,
      answers: JSON.stringify(runner.draftOf(side)),
    };
    drafted = { ...loaded, drafts: [...loaded.drafts.filter((one) => one.side !== side), draft] };
  }
  return drafted;
}
