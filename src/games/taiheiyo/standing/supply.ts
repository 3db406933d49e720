/**
 * Standing orders for the supply phase: lists of captures, of redeployments and returns, of points to be
 * resupplied.
 */

import type { Order } from '../../../referee/index.js';
import { isLegal, sentences } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { pointIndex, unitIds } from '../components/pack.js';
import { strengthOfCard } from '../rules/supply/capture.js';
import { shipsIn } from '../state/state.js';
import { universeOf } from '../state/universe.js';
import type { Case } from './case.js';
import { handByRanking } from './case.js';

/** Whether a seat has left lists for this question; then it is not asked. */
export function hasList({ orders, decision }: Case): boolean {
  if (decision.kind === 'capture') return orders.some((o) => o.do === 'capture');
  return orders.some((o) => o.do === 'supply' && (o.what === 'resupply') === (decision.kind === 'resupply'));
}

/**
 * The first port of the list that can be taken with so many cards: the fewest, the least worth, those to
 * spend first.
 */
export function capture(about: Case): Order {
  const { pack, orders, decision, side } = about;
  const open = [...sentences(decision)].filter((o) => o.do === 'capture');
  const ranking = handByRanking(about);
  const cost = (o: Order) => {
    const cards = idsIn(o.cards);
    const worth = cards.reduce((sum, card) => sum + strengthOfCard(pack, side, card), 0);
    return 10_000 * cards.length + 100 * worth + cards.reduce((sum, card) => sum + ranking.indexOf(card), 0);
  };
  for (const { port, most } of orders.filter((o) => o.do === 'capture')) {
    const fitting = open.filter((o) => o.port === port && idsIn(o.cards).length <= Number(most));
    const best = fitting.sort((a, b) => cost(a) - cost(b))[0];
    if (best !== undefined) return best;
  }
  return { do: 'done' };
}

/** The entries of the list for this turn, in the order of their numbers. */
function entries({ orders, state }: Case): readonly Order[] {
  const now = orders.filter(
    (o) => o.do === 'supply' && (Number(o.turn) === 0 || Number(o.turn) === state.turn),
  );
  return [...now].sort((a, b) => Number(a.no) - Number(b.no));
}

/** The first redeployment or return of the list that is legal now. */
export function supplyOrder(about: Case): Order {
  const { pack, decision } = about;
  const wished = entries(about).flatMap((entry): Order[] => {
    if (entry.what === 'redeploy')
      return [{ do: 'redeploy', unit: String(entry.unit), to: String(entry.to) }];
    return entry.what === 'return' ? [returning(about, entry)] : [];
  });
  return wished.find((order) => isLegal(decision, universeOf(pack), order)) ?? { do: 'done' };
}

/** The ships of the entry that can go there; all, if it names none. */
function returning({ pack, state, side, decision }: Case, entry: Order): Order {
  const [from, to] = [String(entry.from), String(entry.to)];
  const named = idsIn(entry.ships);
  const ships = unitIds(pack, shipsIn(pack, state, side, pointIndex(pack, from)))
    .filter((id) => named.length === 0 || named.includes(id))
    .filter((id) => isLegal(decision, universeOf(pack), { do: 'return', from, ships: [id], to }));
  return { do: 'return', from, ships: ships.sort(), to };
}

/**
 * The first point of the list that a card would help, as long as more cards are in hand than are to be kept.
 */
export function resupply(about: Case): Order {
  const { pack, decision } = about;
  const hand = handByRanking(about);
  const [card] = hand;
  const wished = entries(about)
    .filter((entry) => entry.what === 'resupply' && hand.length > Number(entry.keep))
    .map((entry): Order => ({ do: 'resupply', point: String(entry.point), card: card ?? '' }));
  return wished.find((order) => isLegal(decision, universeOf(pack), order)) ?? { do: 'done' };
}
