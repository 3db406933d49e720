/** Standing orders: which windows to be asked in, cards and reactions in advance, rankings. They read the owner's view alone. */
import type { Decision, Form, Order, StandingAnswer, StandingOrders, View } from '../../referee/index.js';
import { order, sentences } from '../../referee/index.js';
import { isOwnPort } from './control.js';
import type { Pack, PackEvent, SideId } from './pack.js';
import { eventOf, pointId, pointIndex, unitIndex } from './pack.js';
import {
  airStrengthIn,
  allotment,
  bestCounterstrike,
  bestPort,
  CLASSES,
  forceIn,
  gunneryIn,
  portToFortify,
  SACRIFICES,
  type UnitClass,
} from './policy.js';
import { counterstrikeOrder } from './reaction.js';
import type { TsState } from './state.js';
import { carriersIn, enemyOf } from './state.js';
import { situationIn } from './view.js';

/** Windows and questions that a seat may want to be asked in, whatever its orders say. */
export const WINDOWS = [
  'arrival',
  'initiative',
  'operationStart',
  'movement',
  'reaction',
  'combatStart',
  'airResolution',
  'surfaceStart',
  'allot',
  'surface',
  'extend',
  'attackerRetreat',
  'defenderRetreat',
  'winnerRetreat',
  'retreatPort',
  'relocationPort',
  'beforeCapture',
  'fortify',
  'capture',
  'supplyOrder',
  'resupply',
  'stays',
] as const;

const MODES = ['ask', 'orders'] as const;
const CARD_RULES = ['never', 'always', 'capital'] as const;
const REACTIONS = ['none', 'evacuate', 'counterstrike'] as const;
const RETREATS = ['never', 'outnumbered', 'always'] as const;
/** Own questions of a phase that are mailed unless a seat leaves them to its orders. */
const ASKED: readonly string[] = ['capture', 'supplyOrder', 'resupply'];
/** Questions of the active side in his own operation that are put to him unless he leaves them to his orders. */
const OWN: readonly string[] = ['combatStart', 'airResolution', 'surfaceStart', 'allot'];
const MOST_STRENGTH = 99;
const LEAST_HITS = 3;
const LEAST_AIR = 8;

/** The forms of the orders a side may leave. */
export function standingForms(pack: Pack, side: SideId): readonly Form[] {
  const any = (ids: readonly string[]) => ({ candidates: () => ids, forbids: () => undefined });
  const once = (ids: readonly string[], clause: string) => ({
    candidates: () => ids,
    forbids: (_: unknown, steps: readonly string[], id: string) => (steps.includes(id) || !ids.includes(id) ? clause : undefined),
  });
  const events = [...pack.events.values()].filter((e) => e.side === side && isDeclared(e)).map((e) => e.no);
  const points = [...pack.pointIndexes.keys()];
  const number = { candidates: () => ['0'], forbids: () => undefined };
  return [
    order('window').one('kind', WINDOWS, any(WINDOWS)).one('mode', MODES, any(MODES)),
    order('initiative')
      .number('most', number, { min: 0, max: 10 })
      .number('keep', number, { min: 0, max: 10 })
      .list('cards', 'card', once([...pack.cardIndexes.keys()], 'TS-2.3.2.a'), { max: pack.cards.length }),
    order('play')
      .one('event', 'event', once(events, 'TS-2.3.b'))
      .one('rule', CARD_RULES, any(CARD_RULES))
      .number('least', number, { min: 0, max: MOST_STRENGTH }),
    order('reaction').maybe('point', 'point', once(points, 'TS-2.1.a')).one('rule', REACTIONS, any(REACTIONS)),
    order('targets').list('ranking', 'class', once(CLASSES, 'TS-8.2.e'), { max: CLASSES.length }),
    order('sacrifices').list('ranking', 'class', once(CLASSES, 'TS-8.2.e'), { max: CLASSES.length }),
    order('retreat')
      .one('rule', RETREATS, any(RETREATS))
      .list('ports', 'point', once(points, 'TS-2.1.a'), { max: points.length }),
  ];
}

function isDeclared({ timing }: PackEvent): boolean {
  return timing !== 'operation' && timing !== 'portCapture' && timing !== 'anytime';
}

/** A later sentence with the same key replaces an earlier one. */
export function standingKey(standing: Order): string {
  const of = standing.kind ?? standing.event ?? standing.point;
  return of === undefined ? standing.do : `${standing.do}:${String(of)}`;
}

interface Case {
  readonly pack: Pack;
  readonly orders: StandingOrders;
  readonly state: TsState;
  readonly decision: Decision;
  readonly side: SideId;
  /** Where it is about, or -1. */
  readonly at: number;
}

/** What a side's orders, and the defaults behind them, answer; undefined: ask. */
export function standingAnswer(pack: Pack, orders: StandingOrders, view: View, decision: Decision): StandingAnswer | undefined {
  const state = situationIn(pack, view);
  const about = caseOf(pack, orders, state, decision);
  if (asksMe(about)) return undefined;
  const answer = answerOf(about);
  return answer === undefined ? undefined : { order: answer, why: { key: `why.${windowOf(decision)}` } };
}

/** The answer of the clock: the defaults, else declining, else the first legal order. */
export function timeoutAnswer(pack: Pack, view: View, decision: Decision): Order | undefined {
  const found = answerOf(caseOf(pack, [], situationIn(pack, view), decision));
  if (found !== undefined) return found;
  const idle = decision.forms.find((f) => f.fields.length === 0 && f.forbidden?.() === undefined && !f.anytime);
  return idle === undefined ? (sentences(decision).next().value ?? undefined) : { do: idle.do };
}

function caseOf(pack: Pack, orders: StandingOrders, state: TsState, decision: Decision): Case {
  const at = decision.about?.at;
  const side = decision.side === 'J' ? 'J' : 'A';
  return { pack, orders, state, decision, side, at: typeof at === 'string' ? pointIndex(pack, at) : -1 };
}

/** A card window goes by its moment. */
function windowOf({ kind, about }: Decision): string {
  return kind === 'cards' ? String(about?.moment) : kind;
}

/** By the seat's own setting, else by the kind of question alone: never by what it holds. */
function asksMe({ orders, state, decision, side }: Case): boolean {
  const window = windowOf(decision);
  const set = orders.find((o) => o.do === 'window' && o.kind === window)?.mode;
  if (set !== undefined) return set === 'ask';
  if (ASKED.includes(window)) return true;
  return OWN.includes(window) && state.battle?.attacker === side;
}

function answerOf(about: Case): Order | undefined {
  const { decision } = about;
  switch (decision.kind) {
    case 'arrival':
    case 'stays':
      return sentences(decision).next().value ?? undefined;
    case 'initiative':
      return initiative(about);
    case 'cards':
      return declare(about);
    case 'reaction':
      return reaction(about);
    case 'allot':
      return allot(about);
    case 'surface':
      return yesIf(gunneryIsHigher(about));
    case 'extend':
      return yesIf(forces(about).own >= forces(about).enemy);
    case 'attackerRetreat':
    case 'winnerRetreat':
      return { do: 'no' };
    case 'defenderRetreat':
      return yesIf(retreats(about));
    case 'retreatPort':
    case 'relocationPort':
      return port(about);
    case 'fortify':
      return fortify(about);
    case 'capture':
    case 'supplyOrder':
    case 'resupply':
      return { do: 'done' };
    default:
      return undefined; // set-up, pass or operation, the operation itself, going on: the player's own
  }
}

function yesIf(yes: boolean): Order {
  return { do: yes ? 'yes' : 'no' };
}

function forces({ pack, state, side, at }: Case): { readonly own: number; readonly enemy: number } {
  return { own: forceIn(pack, state, side, at), enemy: forceIn(pack, state, enemyOf(side), at) };
}

function gunneryIsHigher({ pack, state, side, at }: Case): boolean {
  return gunneryIn(pack, state, side, at) > gunneryIn(pack, state, enemyOf(side), at);
}

/** Spends down to what is kept: J 1; A none, from turn 4 on 3. */
function initiative({ pack, orders, state, side }: Case): Order {
  const set = orders.find((o) => o.do === 'initiative');
  const keep = set === undefined ? (side === 'J' ? 1 : state.turn >= pack.lastTurn - 1 ? 3 : 0) : Number(set.keep);
  const hand = state.hands[side].map((card) => pack.cards[card]!.id);
  if (set?.most === 0 || hand.length <= keep) return { do: 'no' };
  const ranking = list(set?.cards);
  const card = ranking.find((id) => hand.includes(id)) ?? hand[0];
  return card === undefined ? { do: 'no' } : { do: 'spend', card };
}

function list(value: Order[string] | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** The first card that an order or a default wants played and that is legal here. */
function declare(about: Case): Order {
  const { decision, pack } = about;
  const event = [...sentences(decision)]
    .flatMap((o) => (typeof o.event === 'string' ? [eventOf(pack, o.event)] : []))
    .find((e) => wants(about, e));
  return event === undefined ? { do: 'none' } : { do: 'card', event: event.no };
}

function wants(about: Case, event: PackEvent): boolean {
  const set = about.orders.find((o) => o.do === 'play' && o.event === event.no);
  if (set === undefined) return wantsByDefault(about, event);
  if (set.rule === 'never') return false;
  const big = set.rule === 'always' || enemies(about).some((unit) => about.pack.units[unit]!.capital);
  return big && enemyForce(about) >= Number(set.least);
}

/** The units that a card would be played against: the moving group, else the enemy in the point. */
function enemies({ pack, state, decision, side, at }: Case): readonly number[] {
  const units = list(decision.about?.units as Order[string] | undefined);
  if (units.length > 0) return units.map((id) => unitIndex(pack, id));
  return at < 0 ? [] : pack.army[enemyOf(side)].filter((unit) => state.units[unit]!.at === at);
}

function enemyForce(about: Case): number {
  return enemies(about).reduce((sum, unit) => sum + about.pack.units[unit]!.air + about.pack.units[unit]!.gunnery, 0);
}

function wantsByDefault(about: Case, { fx, side }: PackEvent): boolean {
  const { pack, state, at, decision } = about;
  switch (fx.type) {
    case 'attackMovers':
      return enemies(about).some((unit) => pack.units[unit]!.type === 'carrier');
    case 'halveAir':
      return side === 'A' && at >= 0 && airStrengthIn(pack, state, 'J', at) >= LEAST_AIR;
    case 'combatShift':
      return fx.air === true && fx.surface !== true && at >= 0 && airStrengthIn(pack, state, 'J', at) >= LEAST_AIR;
    case 'allocateHalf':
      return Number(decision.about?.n) >= LEAST_HITS && carriersIn(pack, state, side, at).length > 0;
    case 'captureCost':
      return portToFortify(pack, state, side) !== undefined;
    default:
      return false;
  }
}

/** The orders for this point, else for all; by default A strikes back where it is strong enough, J does nothing. */
function reaction(about: Case): Order {
  const { pack, orders, state, side, at } = about;
  const found = orders.filter((o) => o.do === 'reaction');
  const set = found.find((o) => o.point === pointId(pack, at)) ?? found.find((o) => o.point === undefined);
  const rule = set?.rule ?? (side === 'A' ? 'counterstrike' : 'none');
  if (rule === 'evacuate') return { do: 'evacuate' };
  const best = rule === 'counterstrike' ? bestCounterstrike(pack, state, side, at) : undefined;
  return best === undefined ? { do: 'none' } : counterstrikeOrder(pack, best.from, best.ships);
}

function allot({ pack, orders, decision, side }: Case): Order | undefined {
  const first = decision.forms[0]?.fields[0]?.walk.candidates({ do: 'allot' }, []);
  const own = [...(first ?? [])].some((id) => pack.units[unitIndex(pack, id)]!.side === side);
  const set = orders.find((o) => o.do === (own ? 'sacrifices' : 'targets'));
  const wished = list(set?.ranking).filter((word): word is UnitClass => CLASSES.some((c) => c === word));
  const hits = allotment(pack, decision, [...wished, ...(own ? SACRIFICES : CLASSES).filter((c) => !wished.includes(c))], own);
  return hits === undefined ? undefined : { do: 'allot', hits };
}

/** By default: out of bases and small ports when outnumbered two to one. */
function retreats(about: Case): boolean {
  const { pack, orders, state, side, at } = about;
  const rule = orders.find((o) => o.do === 'retreat')?.rule ?? 'outnumbered';
  if (rule !== 'outnumbered') return rule === 'always';
  if (isOwnPort(state, side, at) && pack.points[at]!.vp >= 2) return false;
  const { own, enemy } = forces(about);
  return enemy >= 2 * own;
}

function port({ pack, orders, decision }: Case): Order | undefined {
  const ports = [...sentences(decision)].map((o) => String(o.to));
  const wished = list(orders.find((o) => o.do === 'retreat')?.ports);
  const to = bestPort(pack, ports, wished, list(decision.about?.units as Order[string] | undefined));
  return to === undefined ? undefined : { do: 'to', to };
}

function fortify({ pack, state, side, decision }: Case): Order | undefined {
  const best = portToFortify(pack, state, side);
  return best === undefined ? (sentences(decision).next().value ?? undefined) : { do: 'fortify', port: pointId(pack, best) };
}
