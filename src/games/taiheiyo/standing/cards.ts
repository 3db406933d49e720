/** Standing orders for hand cards and for the initiative. */
import { isOpenForm, type Order, sentences } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { cardId, eventOf, type Pack, type PackEvent, pointId, pointIndex } from '../components/pack.js';
import { strikeFire } from '../rules/cards/strike.js';
import { airFire, expectedSixths, type Fire, mayStrike } from '../rules/combat/firepower.js';
import { costOf, strengthOf } from '../rules/supply/capture.js';
import {
  type Battle,
  carriersIn,
  enemyOf,
  pointAt,
  shipsIn,
  sumOf,
  type TsState,
  tallyOf,
} from '../state/state.js';
import { type Case, cardWindowOf, enemies, orderCalled, portToFortify } from './policy.js';

/** Hits of a strike from which A03 is played, and strength of a strike from which A07 and A12 are. */
const LEAST_HITS = 3;
const LEAST_AIR = 8;

/**
 * Spends down to what is kept, by its owner's list; where none of that is in his hand, by lot: the lowest
 * card would tell what is left. Nothing is spent for a seat that has not said so.
 */
export function initiative(about: Case): Order {
  const { pack, state, side } = about;
  const set = orderCalled(about, 'initiative');
  const hand = state.hands[side].map((card) => cardId(pack, card));
  if (set === undefined || hand.length <= Number(set.keep)) return { do: 'no' };
  if (tallyOf(state, side).cards >= Number(set.most) || !provoked(about, set)) return { do: 'no' };
  const listed = idsIn(set.cards).find((id) => hand.includes(id));
  return listed === undefined ? { do: 'byLot' } : { do: 'spend', card: listed };
}

/** Whether the enemy's last operation of this turn was what the order waits for. */
function provoked({ pack, state, side }: Case, set: Order): boolean {
  const after = String(set.after ?? 'any');
  if (after === 'any') return true;
  const { did, at } = tallyOf(state, enemyOf(side));
  const there = set.at === undefined || at === pointIndex(pack, String(set.at));
  return did.some((deed) => deed === after) && there;
}

/**
 * The first card that an order or a default wants played and that is legal here; those with a lower number
 * first.
 */
export function declare(about: Case): Order {
  const wanted = playable(about).filter((event) => wants(about, event));
  const event = wanted.sort((a, b) => rank(about, a) - rank(about, b))[0];
  return event === undefined ? { do: 'none' } : { do: 'card', event: event.no };
}

/** Whether an order of the seat's own, and no default, wants a card played in this combat. */
export function isCardOrdered(about: Case): boolean {
  return playable(about).some((event) => combatOrder(about, event) !== undefined && wants(about, event));
}

function playable({ decision, pack }: Case): PackEvent[] {
  return [...sentences(decision)].flatMap(({ event }) =>
    typeof event === 'string' ? [eventOf(pack, event)] : [],
  );
}

const LAST = 99;

function rank(about: Case, event: PackEvent): number {
  return Number(combatOrder(about, event)?.no ?? LAST);
}

function combatOrder({ orders }: Case, { no }: PackEvent): Order | undefined {
  return orders.find((o) => o.do === 'combatCard' && o.event === no);
}

function wants(about: Case, event: PackEvent): boolean {
  switch (cardWindowOf(about.decision)) {
    case 'operationStart':
      return interrupts(about, event);
    case 'movement':
      return hunts(about);
    case 'airResolution':
      return mistakes(about);
    case 'beforeCapture':
      return wishedPort(about) !== undefined;
    default:
      return supports(about, event);
  }
}

/** A15, A09, J15: by default never. */
function interrupts({ orders, state, side }: Case, { no }: PackEvent): boolean {
  const set = orders.find((o) => o.do === 'interrupt' && o.event === no);
  // the one that is answered
  if (set?.rule === 'first') return tallyOf(state, enemyOf(side)).operations === 1;
  const lead = side === 'A' ? state.score : -state.score;
  return set?.rule === 'leads' && lead >= Number(set.lead);
}

/** A11, J12: by default at carriers. */
function hunts(about: Case): boolean {
  const { pack } = about;
  const set = orderCalled(about, 'submarines');
  const group = enemies(about);
  const many = group.length >= Number(set?.count ?? LAST);
  const capital = group.some((unit) => pack.units[unit]!.capital);
  switch (set?.rule ?? 'withCarrier') {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'withCapital':
      return capital;
    case 'fromShips':
      return many;
    case 'withCapitalOrShips':
      return capital || many;
    default:
      return group.some((unit) => pack.units[unit]!.type === 'carrier');
  }
}

/** A03: by default from three hits on, a carrier among the targets. */
function mistakes(about: Case): boolean {
  const { pack, state, side, at, decision } = about;
  const set = orderCalled(about, 'resolution');
  const rule = set?.rule ?? 'myCarrier';
  const enough = Number(decision.about?.n) >= Number(set?.hits ?? LEAST_HITS);
  if (rule === 'never' || !enough) return false;
  return rule === 'always' || carriersIn(pack, state, side, at).length > 0;
}

/** Cards at the start of a combat or of its surface step. */
function supports(about: Case, event: PackEvent): boolean {
  const { pack } = about;
  const set = combatOrder(about, event);
  if (set === undefined) return supportsByDefault(about, event);
  const units = enemies(about);
  const strength = sumOf(pack, units, (u) => u.air + u.gunnery);
  if (set.rule === 'never' || 100 * strength < Number(set.percent) * ownStrength(about)) return false;
  if (set.rule === 'always') return true;
  return units.some((unit) =>
    set.rule === 'withCarrier' ? pack.units[unit]!.type === 'carrier' : pack.units[unit]!.capital,
  );
}

function ownStrength({ pack, state, side, at }: Case): number {
  return sumOf(
    pack,
    pack.army[side].filter((unit) => at >= 0 && state.units[unit]!.at === at),
    (u) => u.air + u.gunnery,
  );
}

/** A07 and A12, where they weaken a Japanese air strike of 8 or more. */
function supportsByDefault({ pack, state }: Case, { fx, side, no }: PackEvent): boolean {
  const againstAir =
    fx.type === 'halveAir' || (fx.type === 'combatShift' && fx.air === true && fx.surface !== true);
  const { battle } = state;
  if (!againstAir || side !== 'A' || battle === undefined) return false;
  const plain = japaneseStrike(pack, state, battle);
  const weakened = japaneseStrike(pack, state, { ...battle, events: [...battle.events, no] });
  return plain.strength >= LEAST_AIR && expectedSixths(pack, weakened) < expectedSixths(pack, plain);
}

/** Japan's air strike in a combat or by a card. */
function japaneseStrike(pack: Pack, state: TsState, battle: Battle): Fire {
  const { strike, attacker } = battle;
  if (strike === undefined)
    return mayStrike(pack, state, battle, 'J') ? airFire(pack, state, battle, 'J') : NO_FIRE;
  return attacker === 'J'
    ? strikeFire(pack, state, eventOf(pack, strike.event), battle, strike.source)
    : NO_FIRE;
}

const NO_FIRE: Fire = { strength: 0, modifiers: [] };

/** The port that J16 is to be played for; undefined: not played. */
function wishedPort(about: Case): number | undefined {
  const { pack, state, side } = about;
  const set = orderCalled(about, 'fortify');
  const rule = String(set?.rule ?? 'usual');
  if (rule === 'never') return undefined;
  if (rule === 'usual') return portToFortify(pack, state, side);
  const port = pointIndex(pack, String(set?.port));
  const enemy = enemyOf(side);
  if (pointAt(state, port).owner !== side) return undefined;
  const attacked = shipsIn(pack, state, enemy, port).length > 0;
  const short = attacked && costOf(pack, state, enemy, port) === strengthOf(pack, state, enemy, port);
  return rule === 'always' || (rule === 'attacked' ? attacked : short) ? port : undefined;
}

/** The port to be named for J16. */
export function fortify(about: Case): Order | undefined {
  const port = wishedPort(about);
  return port === undefined
    ? (sentences(about.decision).next().value ?? undefined)
    : { do: 'fortify', port: pointId(about.pack, port) };
}

/** J10, wherever its owner is asked: by what else he holds; by default never. */
export function redraw(about: Case): Order | undefined {
  const { decision, pack, state, side } = about;
  const set = orderCalled(about, 'redraw');
  const form = decision.forms.find((f) => f.anytime);
  if (set === undefined || form === undefined || !isOpenForm(form)) return undefined;
  const others = state.hands[side]
    .filter((card) => card !== eventOf(pack, form.do).card)
    .map((card) => pack.cards[card]!.id);
  const kept = Array.isArray(set.cards) ? set.cards : [];
  return others.length >= Number(set.least) && !others.some((id) => kept.includes(id))
    ? { do: form.do }
    : undefined;
}
