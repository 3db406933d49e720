/**
 * What is answered without asking: by standing orders and the usual answers behind them, and by the clock.
 *
 * case the question · forms the sentences · losses who is hit or given up · places where units go
 */
import {
  byCodeUnit,
  type Decision,
  type Form,
  type Order,
  type Outlived,
  openForms,
  order,
  type StandingAnswer,
  type StandingOrders,
  sentences,
  type View,
} from '../../../referee/index.js';
import { anyId, anyOf, idsIn, noDoubles } from '../../shared/index.js';
import { hexIds, NONE, type Pack, type SideId, unitIds, unitIndex } from '../components/pack.js';
import { situationIn } from '../state/position.js';
import { cargoOf, landIn, OUT, typeOf, unitAt } from '../state/state.js';
import { type Case, caseOf, openIn, orderCalled, unitOf } from './case.js';
import { arrival, fleetsHome, loseDepot, relocate, retreat } from './places.js';

/** Keys by which units are compared; the smallest comes first. */
type Key = (about: Case, unit: number) => number;

const isDamaged: Key = (about, unit) => Number(unitAt(about, unit).damaged);
const isFull: Key = (about, unit) => 1 - isDamaged(about, unit);
const isCarrier: Key = (about, unit) => Number(typeOf(about, unit).type === 'CV');
const carries: Key = (about, unit) => Number(cargoOf(about, unit) !== NONE);
const isAir: Key = (about, unit) => Number(typeOf(about, unit).type === 'A');

/**
 * Spread over full units, or heaped on damaged ones; empty naval units before those with land aboard,
 * carriers last (WP-9.6.1.g).
 */
function hit(about: Case): Order | undefined {
  const rule = orderCalled(about, 'hits')?.rule ?? 'spread';
  const kept: Key = (_, unit) => Number(keeps(about, unit));
  const keys = rule === 'spread' ? [kept, isDamaged, carries, isCarrier] : [kept, isFull, carries, isCarrier];
  return answer(about, 'hit', keys);
}

function keeps(about: Case, unit: number): boolean {
  return idsIn(orderCalled(about, 'hits')?.keep).some((id) => unitOf(about, id) === unit);
}

/** A full unit, so that nobody is lost (WP-10.4.c). */
function submarine(about: Case): Order | undefined {
  return answer(about, 'hit', [isDamaged]);
}

/** Who is given up: damaged before full, land before Air (WP-9.6.3.d, WP-10.5.g). */
function giveUp(word: string): (about: Case) => Order | undefined {
  return (about) => {
    const listed = idsIn(orderCalled(about, 'losses')?.units);
    const rank: Key = (_, unit) => {
      const place = listed.findIndex((id) => unitOf(about, id) === unit);
      return place < 0 ? listed.length : place;
    };
    return answer(about, word, [rank, isFull, isAir]);
  };
}

/** Full land where Japan has most of it in China (WP-12.2.g). */
function front(about: Case): Order | undefined {
  const crowd: Key = (_, unit) => -landIn(about, 'J', unitAt(about, unit).at).length;
  return answer(about, 'remove', [isDamaged, crowd]);
}

/**
 * What a card of the other side falls on: who would not die of it, naval units before carriers (WP-4.2.f).
 */
function cardTarget(about: Case): Order | undefined {
  return answer(about, 'cardTarget', [isDamaged, carries, isCarrier]);
}

/** A full ship before a damaged one (WP-9.6.1.k, WP-9.6.3.k). */
function board(word: string): (about: Case) => Order | undefined {
  return (about) => {
    const [unit] = openIn(about, word, 'unit');
    if (unit === undefined) return undefined;
    const [to] = ranked(about, openIn(about, word, 'to', { do: word, unit }), [isDamaged]);
    return to === undefined ? undefined : { do: word, unit, to };
  };
}

function answer(about: Case, word: string, keys: readonly Key[]): Order | undefined {
  const [unit] = ranked(about, openIn(about, word, 'unit'), keys);
  return unit === undefined ? undefined : { do: word, unit };
}

/** By the first key that differs, then by id. */
function ranked(about: Case, ids: readonly string[], keys: readonly Key[]): string[] {
  return [...ids].sort((a, b) => {
    const [one, two] = [unitOf(about, a), unitOf(about, b)];
    for (const key of keys) {
      const difference = key(about, one) - key(about, two);
      if (difference !== 0) return difference;
    }
    return byCodeUnit(a, b);
  });
}

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

/** Questions that a seat may want to be asked, or leave to its orders and the usual answers behind them. */
const QUESTIONS = [
  'depot',
  'loseDepots',
  'battleHex',
  'declare',
  'hit',
  'transfer',
  'survivors',
  'embark',
  'retreat',
  'relocate',
  'cardTarget',
  'redeployFleet',
  'redeploy',
  'submarine',
  'stacking',
  'rebuild',
  'arrival',
  'front',
  'chinese',
  'chungking',
] as const;

const MODES = ['ask', 'orders'] as const;
const HIT_RULES = ['spread', 'concentrate'] as const;
const SUPPORT_RULES = ['always', 'never'] as const;
const NATIONS = { J: ['JP'], A: ['US', 'UK'] } as const;

export function standingForms(pack: Pack, side: SideId): readonly Form[] {
  const own = unitIds(pack, pack.army[side]);
  const air = own.filter((id) => pack.units[pack.unitIndexes.get(id) ?? -1]?.type === 'A');
  const hexes = noDoubles(hexIds(pack, [...pack.hexes.keys()]), 'WP-2.3.b');
  const units = noDoubles(own, 'WP-2.2.g');
  const nations: readonly string[] = NATIONS[side];
  return [
    order('window').one('kind', QUESTIONS, anyOf(QUESTIONS)).one('mode', MODES, anyOf(MODES)),
    order('hits').one('rule', HIT_RULES, anyOf(HIT_RULES)).set('keep', 'unit', units),
    order('losses').list('units', 'unit', units, { min: 1, max: own.length }),
    order('support')
      .one('rule', SUPPORT_RULES, anyOf(SUPPORT_RULES))
      .set('spare', 'unit', noDoubles(air, 'WP-9.2.b')),
    order('retreat').list('hexes', 'hex', hexes, { min: 1, max: MOST_HEXES }),
    order('relocation').list('hexes', 'hex', hexes, { min: 1, max: MOST_HEXES }),
    order('rebuild').list('units', 'unit', units, { min: 1, max: own.length }),
    order('arrival')
      .one('nation', nations, anyOf(nations))
      .one('to', 'hex', anyId(hexIds(pack, pack.sources[side]), 'WP-11.0.a')),
  ];
}

const MOST_HEXES = 40;

/** A later sentence with the same key replaces an earlier one. */
export function standingKey({ do: word, kind, nation }: Order): string {
  return `${word}:${String(kind ?? nation ?? '')}`;
}

/** An order of losses or of rebuilding, when all its units are out of the game for good (WP-2.2.2.c). */
export function outlived(pack: Pack, order: Order, view: View): Outlived | undefined {
  const listed = order.do === 'losses' || order.do === 'rebuild' ? idsIn(order.units) : [];
  if (listed.length === 0) return undefined;
  const state = situationIn(pack, view);
  return listed.every((id) => state.units[unitIndex(pack, id)]?.at === OUT) ? 'units' : undefined;
}
