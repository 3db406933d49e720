/**
 * Standing orders: what a seat leaves in advance, with the defaults behind it. They read the owner's view
 * alone.
 */
import type { Decision, Order, StandingAnswer, StandingOrders, View } from '../../../referee/index.js';
import { openForms, sentences } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { templatesOf } from '../rules/templates.js';
import { declare, fortify, initiative, redraw } from './cards.js';
import type { Case } from './case.js';
import { cardWindowOf, caseOf, orderCalled } from './case.js';
import {
  allot,
  arrival,
  extend,
  leaveAfterVictory,
  port,
  reaction,
  retreat,
  stays,
  surface,
} from './combat.js';
import { capture, hasList, resupply, supplyOrder } from './supply.js';

/** Own questions of a phase that are mailed unless a seat leaves them to its orders. */
const ASKED: readonly string[] = ['capture', 'supplyOrder', 'resupply'];
/**
 * Questions of the active side in its own operation that are put to it unless it leaves them to its orders.
 */
const OWN: readonly string[] = ['combatStart', 'airResolution', 'surfaceStart', 'allot'];

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

/** By the seat's own setting, else by the kind of question alone: never by what it holds. */
function asksMe(about: Case): boolean {
  const { orders, state, decision, side } = about;
  const window = cardWindowOf(decision);
  const set = orders.find((o) => o.do === 'window' && o.kind === window)?.mode;
  if (set !== undefined) return set === 'ask';
  // A card is spent for nobody who has not said how: he is asked.
  if (window === 'initiative') return orderCalled(about, 'initiative') === undefined;
  if (ASKED.includes(window)) return !hasList(about);
  return OWN.includes(window) && state.battle?.attacker === side;
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
