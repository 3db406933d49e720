/** Standing orders of a seat: read and set one sentence at a time, checked by the same forms as any order. */
import { checkOrder, type Decision, type Order, type Side } from '../../referee/index.js';
import type { MatchContext } from '../core/context.js';
import { type LoadedMatch, loadMatch } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { UNFINISHED } from '../core/status.js';
import { carryOutCommand } from '../core/writer.js';
import type { Outcome, StandingPage } from '../types.js';

/** The standing orders of a seat. */
export async function readStanding(
  context: MatchContext,
  id: string,
  side: Side,
): Promise<Outcome<StandingPage>> {
  const loaded = await loadMatch(context, id);
  return loaded === undefined ? failed('unknown-match') : done(pageOf(loaded, side));
}

function pageOf(loaded: LoadedMatch, side: Side): StandingPage {
  const { orders, revision } = loaded.standing[side] ?? { orders: [], revision: 0 };
  return { orders, revision };
}

/** Sets a sentence (it replaces the one with its key) or removes one by key. */
export async function setStanding(
  context: MatchContext,
  id: string,
  side: Side,
  change: { readonly set: unknown } | { readonly remove: string },
  revision: number,
): Promise<Outcome<StandingPage>> {
  return carryOutCommand(context, {
    match: id,
    side,
    states: UNFINISHED,
    stale: ['standing'],
    recognise: (now) => {
      const page = pageOf(now, side);
      const wanted = changedOrders(now, side, change);
      const same = wanted.ok && JSON.stringify(wanted.value) === JSON.stringify(page.orders);
      return same && page.revision === revision + 1 ? page : undefined;
    },
    decide: (_, loaded) => {
      const changed = changedOrders(loaded, side, change);
      if (!changed.ok) return changed;
      const orders = JSON.stringify(changed.value);
      return done({
        write: { to: 'standing', save: { side, expectedRevision: revision, orders } },
        value: { orders: changed.value, revision: revision + 1 },
      });
    },
  });
}

function changedOrders(
  loaded: LoadedMatch,
  side: Side,
  change: { readonly set: unknown } | { readonly remove: string },
): Outcome<readonly Order[]> {
  const { game } = loaded;
  const { orders } = pageOf(loaded, side);
  const without = (key: string) => orders.filter((order) => game.standingKey(order) !== key);
  if ('remove' in change) return done(without(change.remove));
  const checked = checkOrder(standingDecision(loaded, side), game.universe, change.set);
  if (!checked.ok) return failed('refused', { refusal: checked.refusal });
  return done([...without(game.standingKey(checked.order)), checked.order]);
}

/** The forms of standing orders as a decision, so that they are checked and built like any other. */
export function standingDecision(loaded: Pick<LoadedMatch, 'game'>, side: Side): Decision {
  return { side, kind: 'standing', clause: '', public: false, forms: loaded.game.standingForms(side) };
}
