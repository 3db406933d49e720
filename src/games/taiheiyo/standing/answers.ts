/**
 * Standing orders: what a seat leaves in advance, with the defaults behind it. They read the owner's view
 * alone.
 */
import type { Decision, Order, StandingAnswer, StandingOrders, View } from '../../../referee/index.js';
import { openForms, sentences } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { templatesOf } from '../rules/templates.js';
import { declare, fortify, initiative, isCardOrdered, redraw } from './cards.js';
import type { Case } from './case.js';
import { cardWindowOf, caseOf, orderCalled, orderForPoint } from './case.js';
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
import { capture, hasList, resupply, supplyOrder } from './supply.js';

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
