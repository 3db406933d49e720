/**
 * What plans go by: operations prepared in advance, and what the enemy is taken to do while one drafts ahead.
 * Whether an operation is stated follows from public facts, never from what its owner holds (TS-2.3.2.b): one
 * with a card counts as open as long as everybody thinks that he may hold it.
 */
import {
  type Assumed,
  type Decision,
  type GamePlans,
  isLegal,
  type Order,
  type Outlived,
  type StandingOrders,
  type View,
} from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { cardIndex, eventOf, OUT, type Pack, type SideId, unitIndex } from '../components/pack.js';
import { mayBeHeld } from '../rules/cards/hand.js';
import { operating } from '../rules/operations/operation.js';
import { bodyOf, filledSituation, situationIn, viewOf } from '../state/position.js';
import { type TsState, unitAt, universeOf } from '../state/state.js';
import { standingAnswer } from './answers.js';
import { initiative } from './cards.js';
import { planForms } from './forms.js';
import { caseOf } from './policy.js';

/** What Taiheiyo Senshi brings to plans. */
export function plannedOf(pack: Pack): GamePlans<TsState> {
  return {
    phase: (phase) => (phase.startsWith('INITIATIVE') ? OPERATIONS : phase),
    alternates: ['passOrOperate', 'operation'],
    forms: (side, view) => planForms(pack, situationIn(pack, view), sideOf(side)),
    address: (_, { do: word }) => ({
      phase: OPERATIONS,
      kind: word === 'initiative' ? 'initiative' : 'passOrOperate',
    }),
    order: (sentence, view, decision, standing = []) => answerOf(pack, sentence, view, decision, standing),
    supposed: (view, { kind }, orders) =>
      kind === 'passOrOperate' ? supposed(pack, view, cardOf(pack, orders)) : undefined,
    assume: assumed,
    comeRound,
    quantities: (view) => ({ cards: bodyOf(view).sizes[sideOf(view.viewer)] }),
    outcomes: OUTCOMES,
    outcomesOf: cameTo,
  };
}

/** The rounds of the operations phase come again and again (TS-7.1.g). */
const OPERATIONS = 'OPERATIONS';

const OUTCOMES = ['carriedOut', 'cancelled'] as const;

function sideOf(side: string): SideId {
  return side === 'J' ? 'J' : 'A';
}

/** Operates while the operation is open, then says what it is; the initiative goes by standing orders. */
function answerOf(
  pack: Pack,
  { do: word, what, ...fields }: Order,
  view: View,
  decision: Decision,
  standing: StandingOrders,
): Order | undefined {
  const { kind } = decision;
  if (word === 'initiative')
    return kind === 'initiative' ? initiative(caseOf(pack, standing, view, decision)) : undefined;
  // Cards are its owner's standing orders' business in an operation too.
  if (kind === 'cards') return standingAnswer(pack, standing, view, decision)?.order;
  const operation = { do: String(what), ...fields };
  if (kind === 'operation') return operation;
  if (kind !== 'passOrOperate' || !isOpen(pack, view, decision, operation)) return undefined;
  return { do: 'operate' };
}

/** Whether an operation is legal, as far as everybody knows. */
function isOpen(pack: Pack, view: View, decision: Decision, operation: Order): boolean {
  const side = sideOf(decision.side);
  const state = filledSituation(pack, supposed(pack, view, cardOf(pack, [operation])));
  const { forms } = operating(pack, state, side);
  return isLegal({ ...decision, forms } as Decision, universeOf(pack), operation);
}

/** The card that an operation takes, and its event; undefined: none. */
interface Wanted {
  readonly card: number;
  readonly event?: string;
}

function cardOf(pack: Pack, orders: readonly Order[]): Wanted | undefined {
  for (const { event, card } of orders) {
    if (typeof event === 'string') return { card: eventOf(pack, event).card, event };
    if (typeof card === 'string') return { card: cardIndex(pack, card) };
  }
  return undefined;
}

/** The owner's view with this card in hand if it may be there, and others as many as he holds. */
function supposed(pack: Pack, view: View, wanted: Wanted | undefined): View {
  const state = filledSituation(pack, view);
  const side = sideOf(view.viewer);
  const size = bodyOf(view).sizes[side];
  const held = wanted !== undefined && maybeHeld(pack, state, wanted) ? [wanted.card] : [];
  const others = [...pack.cards.keys()].filter(
    (card) => card !== wanted?.card && !state.discards.includes(card),
  );
  const hand = [...held, ...others].slice(0, size).sort((a, b) => a - b);
  return viewOf(pack, { ...state, hands: { ...state.hands, [side]: hand } }, side);
}

function maybeHeld(pack: Pack, state: TsState, { card, event }: Wanted): boolean {
  return event === undefined ? !state.discards.includes(card) : mayBeHeld(state, eventOf(pack, event));
}

const OPERATE = 'operate';

/** A side's own operation, as if its turn to operate had come (TS-7.2.b). */
function comeRound(state: TsState, side: string, kind: string): boolean {
  const { battle, move, begin } = state;
  const busy = battle !== undefined || move !== undefined || (begin?.procedure ?? OPERATE) !== OPERATE;
  if (kind !== 'passOrOperate' || busy || !state.step.startsWith('INITIATIVE')) return false;
  state.begin = { procedure: OPERATE, with: { side: sideOf(side) } };
  return true;
}

/** The enemy is taken to play no card and not to react. */
function assumed({ kind }: Assumed): Order | undefined {
  return kind === 'cards' || kind === 'reaction' ? { do: 'none' } : undefined;
}

/** An operation that was stated and came to nothing was cancelled (TS-7.2.2.a). */
function cameTo(orders: readonly Order[]): readonly string[] {
  if (!orders.some(({ do: word }) => word === 'operate')) return [];
  return [orders.some(({ do: word }) => OPERATION_WORDS.includes(word)) ? 'carriedOut' : 'cancelled'];
}

const OPERATION_WORDS: readonly string[] = [
  'move',
  'return',
  'redeploy',
  'resupply',
  'event',
  'fleetTrain',
  'shift',
];

/** Supply of a turn that is past, a counterstrike of ships that are all sunk; aircraft come back. */
export function outlived(pack: Pack, order: Order, view: View): Outlived | undefined {
  const state = situationIn(pack, view);
  // Turn 0 stands for every turn.
  const turn = order.do === 'supply' ? Number(order.turn) : 0;
  if (turn !== 0 && turn < state.turn) return 'turn';
  const ships = order.do === 'reaction' ? idsIn(order.ships) : [];
  // Units of a free set-up stand nowhere before they are placed.
  if (ships.length === 0 || state.step.startsWith('SETUP')) return undefined;
  const isSunk = (id: string) => {
    const { at, box } = unitAt(state, unitIndex(pack, id));
    return at === OUT && box === 0;
  };
  return ships.every(isSunk) ? 'units' : undefined;
}
