/**
 * What is answered without asking: by standing orders and the usual answers behind them, and by the clock.
 *
 * case the question · forms the sentences · losses who is hit or given up · places where units go
 */
import type { Decision, Order, StandingAnswer, StandingOrders, View } from '../../../referee/index.js';
import { openForms, sentences } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { typeOf } from '../state/state.js';
import type { Case } from './case.js';
import { caseOf, openIn, orderCalled } from './case.js';
import { board, cardTarget, front, giveUp, hit, ranked, submarine } from './losses.js';
import { arrival, fleetsHome, loseDepot, relocate, retreat } from './places.js';

export { standingForms, standingKey } from './forms.js';

/** Questions of the own phases, which are put to their side unless it leaves them to its orders. */
const ASKED: readonly string[] = [
  'depot',
  'battleHex',
  'redeployFleet',
  'redeploy',
  'rebuild',
  'chinese',
  'chungking',
];

/**
 * What a side's orders, and the usual answers behind them, say to a question; undefined: ask. From its own
 * view alone.
 */
export function standingAnswer(
  pack: Pack,
  orders: StandingOrders,
  view: View,
  decision: Decision,
): StandingAnswer | undefined {
  const mode = orders.find((one) => one.do === 'window' && one.kind === decision.kind)?.mode;
  const listed = orders.some((one) => one.do === decision.kind);
  const asks = mode === 'ask' || (mode === undefined && ASKED.includes(decision.kind) && !listed);
  if (asks || USUAL[decision.kind] === undefined) return undefined;
  const about = caseOf(pack, orders, view, decision);
  if (isOwnCard(about) || namesCards(about)) return undefined;
  const order = USUAL[decision.kind]?.(about);
  return order === undefined ? undefined : { order, why: { key: `why.${decision.kind}` } };
}

/**
 * The answer of the clock: the usual one, else ending or declining where that is legal, else the first legal
 * order.
 */
export function timeoutAnswer(pack: Pack, view: View, decision: Decision): Order | undefined {
  const usual = USUAL[decision.kind]?.(caseOf(pack, [], view, decision));
  if (usual !== undefined) return usual;
  const idle = openForms(decision).find((form) => form.fields.length === 0);
  if (idle !== undefined) return { do: idle.do };
  return sentences(decision).next().value ?? undefined;
}

/** What the card of a side is used on is its own business (WP-4.2.f). */
function isOwnCard({ decision, state, pack, side }: Case): boolean {
  if (decision.kind !== 'cardTarget') return false;
  const card = pack.cardIndexes.get(String(decision.about?.card));
  return state.effects.some((effect) => effect.card === card && effect.owner === side);
}

/** Who could name a card before the dice is asked: which cards are in force everybody knows (WP-4.3.a). */
function namesCards(about: Case): boolean {
  if (about.decision.kind !== 'declare') return false;
  const none = { do: 'declare', support: [] };
  return (
    openIn(about, 'declare', 'cards', none).length + openIn(about, 'declare', 'kamikaze', none).length > 0
  );
}

/** All Air in range but those that are spared, or none (WP-9.2.d). */
function declare(about: Case): Order {
  const set = orderCalled(about, 'support');
  const spared = idsIn(set?.spare);
  const air = set?.rule === 'never' ? [] : openIn(about, 'declare', 'support');
  return { do: 'declare', support: air.filter((id) => !spared.includes(id)), cards: [], kamikaze: [] };
}

/** Those that were listed in their order, then carriers, Air, naval units, land (WP-10.6.a). */
function rebuild(about: Case): Order {
  const listed = idsIn(orderCalled(about, 'rebuild')?.units);
  const open = openIn(about, 'rebuild', 'unit');
  const first = listed.find((id) => open.includes(id));
  const rank = (_: Case, unit: number) => WORTH.indexOf(typeOf(about, unit).type);
  const unit = first ?? ranked(about, open, [rank])[0];
  return unit === undefined ? { do: 'pass' } : { do: 'rebuild', unit };
}

const WORTH: readonly string[] = ['CV', 'A', 'N', 'L'];

function nothing(): Order {
  return { do: 'pass' };
}

function firstHex(about: Case): Order | undefined {
  const [hex] = openIn(about, 'battle', 'hex');
  return hex === undefined ? undefined : { do: 'battle', hex };
}

/** By kind of question. Without an entry here (bids, cards, impulses) it is the player's own. */
const USUAL: Readonly<Record<string, (about: Case) => Order | undefined>> = {
  depot: nothing,
  loseDepots: loseDepot,
  battleHex: firstHex,
  declare,
  hit,
  transfer: board('transfer'),
  survivors: giveUp('lose'),
  embark: board('embark'),
  retreat,
  relocate,
  cardTarget,
  redeployFleet: fleetsHome,
  redeploy: nothing,
  submarine,
  stacking: giveUp('remove'),
  rebuild,
  arrival,
  front,
  chinese: nothing,
  chungking: nothing,
};
