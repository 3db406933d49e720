/** Choosing an order as the practice opponent does: one look ahead on the order forms, from the owner's view alone. */
import type { Decision } from './decision.js';
import { openForms, sentencesOf } from './enumerate.js';
import type { Order } from './form.js';
import type { Game, View } from './game.js';
import { type Pick, sampleOrder } from './sample.js';

/** Sentences of one form that are looked at in order; a form with more is looked at by lot too. */
const IN_ORDER = 400;
const BY_LOT = 200;

/** The legal order that the game's own evaluation likes best, ties by lot; undefined when nothing is legal. A game without one plays by lot. */
export function bestOrder(
  game: { readonly appraise?: Game['appraise'] },
  view: View,
  decision: Decision,
  pick: Pick,
): Order | undefined {
  if (game.appraise === undefined) return sampleOrder(decision, pick);
  let best: Order | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const order of candidates(decision, pick)) {
    const worth = game.appraise(view, decision, order);
    if (worth < most) continue;
    equals = worth > most ? 1 : equals + 1;
    if (pick(equals) === 0) best = order;
    most = worth;
  }
  return best;
}

function* candidates(decision: Decision, pick: Pick): Generator<Order> {
  let more = false;
  for (const form of openForms(decision)) {
    let seen = 0;
    for (const order of sentencesOf(form)) {
      if (seen === IN_ORDER) {
        more = true;
        break;
      }
      seen += 1;
      yield order;
    }
  }
  for (let i = 0; more && i < BY_LOT; i += 1) {
    const order = sampleOrder(decision, pick);
    if (order !== undefined) yield order;
  }
}
