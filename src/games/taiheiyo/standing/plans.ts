/**
 * The queue of prepared operations: what a side does when it may act, without being asked. What it states
 * follows from public facts, never from what it holds: an operation with a card counts as open as long as
 * everybody thinks it may hold it.
 */
import type { Decision, Order } from '../../../referee/index.js';
import { isLegal, isOpenForm } from '../../../referee/index.js';
import { cardIndex, eventOf } from '../components/pack.js';
import { mayBeHeld } from '../rules/cards/hand.js';
import { operating } from '../rules/operations/operation.js';
import type { TsState } from '../state/state.js';
import { enemyOf } from '../state/state.js';
import { universeOf } from '../state/universe.js';
import { bodyOf } from '../state/view.js';
import type { Case } from './case.js';

/**
 * States an operation while one of the queue is open; passes behind its end where the seat said so; else
 * asks.
 */
export function passOrOperate(about: Case): Order | undefined {
  const operate = about.decision.forms.find((f) => f.do === 'operate');
  if (queue(about).some((plan) => isOpen(about, plan)))
    return operate === undefined || isOpenForm(operate) ? { do: 'operate' } : undefined;
  return passesAfter(about) ? { do: 'pass' } : undefined;
}

/** The first operation of the queue that is legal. */
export function operation(about: Case): Order | undefined {
  const { pack, decision } = about;
  return queue(about).find((plan) => isLegal(decision, universeOf(pack), plan));
}

/** Whether this seat would pass now: then it spends no card for the initiative. */
export function wouldPass(about: Case): boolean {
  return passesAfter(about) && !queue(about).some((plan) => isOpen(about, plan));
}

function passesAfter({ orders, state }: Case): boolean {
  return orders.some((o) => o.do === 'afterPlans' && Number(o.turn) === state.turn && o.rule === 'pass');
}

/** The operations prepared for this turn, as orders. */
function queue({ orders, state }: Case): readonly Order[] {
  const plans = orders.filter((o) => o.do === 'plan' && Number(o.turn) === state.turn);
  return [...plans]
    .sort((a, b) => Number(a.no) - Number(b.no))
    .map(({ do: _, no, turn, what, ...fields }) => ({ do: String(what), ...fields }));
}

function isOpen(about: Case, plan: Order): boolean {
  const { pack, side } = about;
  const forms = operating(pack, supposed(about, plan), side).forms;
  return isLegal({ ...about.decision, forms } as Decision, universeOf(pack), plan);
}

/**
 * The situation with the card of a plan in hand if it may be there, and a hand of the enemy of its public
 * size.
 */
function supposed({ pack, state, side, view }: Case, plan: Order): TsState {
  const sizes = bodyOf(view).sizes;
  const event = typeof plan.event === 'string' ? eventOf(pack, plan.event) : undefined;
  const card = event?.card ?? (typeof plan.card === 'string' ? cardIndex(pack, plan.card) : undefined);
  const gone =
    event === undefined ? card !== undefined && state.discards.includes(card) : !mayBeHeld(state, event);
  const own = card === undefined || gone || sizes[side] === 0 ? [] : [card];
  const enemy = [...pack.cards.keys()].slice(0, sizes[enemyOf(side)]);
  return { ...state, hands: side === 'J' ? { J: own, A: enemy } : { J: enemy, A: own } };
}
