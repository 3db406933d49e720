/**
 * Standing orders: what a seat leaves in advance, with the defaults behind it. They read the owner's view
 * alone.
 */
import {
  type Decision,
  isLegal,
  type Order,
  openForms,
  type StandingAnswer,
  type StandingOrders,
  sentences,
  type View,
} from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { type Pack, pointIndex, unitIds } from '../components/pack.js';
import { templatesOf } from '../rules/setup.js';
import { strengthOfCard } from '../rules/supply/capture.js';
import { shipsIn, universeOf } from '../state/state.js';
import { declare, fortify, initiative, isCardOrdered, redraw } from './cards.js';
import {
  allot,
  arrival,
  extend,
  leaveAfterVictory,
  namedPort,
  port,
  rankingOrder,
  reaction,
  retreat,
  retreatOrder,
  stays,
  surface,
} from './combat.js';
import { type Case, cardWindowOf, caseOf, handByRanking, orderCalled, orderForPoint } from './policy.js';

// Standing orders for the supply phase: lists of captures, of redeployments and returns, of points to be
// resupplied.

/** Whether a seat has left lists for this question; then it is not asked. */
function hasList({ orders, decision }: Case): boolean {
  if (decision.kind === 'capture') return orders.some((o) => o.do === 'capture');
  return orders.some((o) => o.do === 'supply' && (o.what === 'resupply') === (decision.kind === 'resupply'));
}

/**
 * The first port of the list that can be taken with so many cards: the fewest, the least worth, those to
 * spend first.
 */
function capture(about: Case): Order {
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
function supplyOrder(about: Case): Order {
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
function resupply(about: Case): Order {
  const { pack, decision } = about;
  const hand = handByRanking(about);
  const [card] = hand;
  const wished = entries(about)
    .filter((entry) => entry.what === 'resupply' && hand.length > Number(entry.keep))
    .map((entry): Order => ({ do: 'resupply', point: String(entry.point), card: card ?? '' }));
  return wished.find((order) => isLegal(decision, universeOf(pack), order)) ?? { do: 'done' };
}

/** Own questions of a phase that are mailed unless a seat leaves them to its orders. */
const ASKED: readonly string[] = ['capture', 'supplyOrder', 'resupply'];
/**
 * Questions of one's own operation, and whether an order of one's own answers them. Without one they are put
 * to their side: defaults are for the enemy's operations.
 */
const ORDERED: Readonly<Record<string, (about: Case) => boolean>> = {
  movement: (about) => orderCalled(about, 'submarines') !== undefined,
  combatStart: isCardOrdered,
  airResolution: (about) => orderCalled(about, 'resolution') !== undefined,
  surfaceStart: isCardOrdered,
  allot: (about) => rankingOrder(about) !== undefined,
  surface: (about) => orderCalled(about, 'surface') !== undefined,
  extend: (about) => orderCalled(about, 'extend') !== undefined,
  attackerRetreat: (about) => retreatOrder(about, 'attacker') !== undefined,
  winnerRetreat: (about) => orderForPoint(about, 'victory') !== undefined,
  retreatPort: (about) => namedPort(about) !== undefined,
  relocationPort: (about) => namedPort(about) !== undefined,
};

/** What a side's orders, and the defaults behind them, answer; undefined: ask. */
export function standingAnswer(
  pack: Pack,
  orders: StandingOrders,
  view: View,
  decision: Decision,
): StandingAnswer | undefined {
  const about = caseOf(pack, orders, view, decision);
  const anew = redraw(about);
  if (anew !== undefined) return { order: anew, why: { key: 'why.redraw' } };
  if (asksMe(about)) return undefined;
  const answer = answerOf(about);
  return answer === undefined ? undefined : { order: answer, why: { key: `why.${cardWindowOf(decision)}` } };
}

/**
 * The answer of the clock: for a set-up its side's first template, else the defaults, else declining, else
 * the first legal order.
 */
export function timeoutAnswer(pack: Pack, view: View, decision: Decision): Order | undefined {
  const template =
    decision.kind === 'setup' ? templatesOf(pack, decision.side === 'J' ? 'J' : 'A')[0] : undefined;
  if (template !== undefined) return { do: 'template', plan: template.id };
  const found = answerOf(caseOf(pack, [], view, decision));
  if (found !== undefined) return found;
  const idle = openForms(decision).find((f) => f.fields.length === 0);
  return idle === undefined ? (sentences(decision).next().value ?? undefined) : { do: idle.do };
}

/**
 * By the seat's own orders, else by the kind of question and whose operation it is: never by what it holds.
 * An order for a card that is not in hand asks like one that was never left.
 */
function asksMe(about: Case): boolean {
  const { orders, decision } = about;
  const window = cardWindowOf(decision);
  const set = orders.find((o) => o.do === 'window' && o.kind === window)?.mode;
  if (set !== undefined) return set === 'ask';
  // A card is spent for nobody who has not said how: he is asked.
  if (window === 'initiative') return orderCalled(about, 'initiative') === undefined;
  if (ASKED.includes(window)) return !hasList(about);
  return isOwnOperation(about) && ORDERED[window]?.(about) === false;
}

/** Pearl Harbor and Malaya are Japan's (TS-5.1.d). */
function isOwnOperation({ state, side }: Case): boolean {
  if (state.step === 'TURN0') return side === 'J';
  return (state.battle?.attacker ?? state.move?.side) === side;
}

function answerOf(about: Case): Order | undefined {
  const answer = ANSWERS[about.decision.kind];
  return answer?.(about);
}

/** By kind of question. Without an entry here (set-up, going on) it is the player's own. */
const ANSWERS: Readonly<Record<string, (about: Case) => Order | undefined>> = {
  arrival,
  stays,
  initiative,
  cards: declare,
  reaction,
  allot,
  surface,
  extend,
  attackerRetreat: (about) => retreat(about, 'attacker'),
  defenderRetreat: (about) => retreat(about, 'defender'),
  winnerRetreat: leaveAfterVictory,
  retreatPort: port,
  relocationPort: port,
  fortify,
  capture,
  supplyOrder,
  resupply,
};
