/**
 * How well an order answers a question, for the practice opponent: one look ahead from the owner's view alone. In hundredths of a
 * victory point; ending or declining is 0.
 */
import type { Decision, Order, View } from '../../referee/index.js';
import { costOf, strengthOf, strengthOfCard } from './capture.js';
import { isOwnPort } from './control.js';
import { cardShifts } from './firepower.js';
import { costOf as costOfWay, smallestMovement } from './movement.js';
import type { Outlook } from './outlook.js';
import {
  cardWorth,
  dangerAt,
  fearForHome,
  gain,
  gainOfShips,
  outlookOf,
  unitsWorth,
  unitWorth,
  withCovered,
  withUnitsAt,
} from './outlook.js';
import type { Pack, PackEvent, SideId } from './pack.js';
import { cardIndex, eventOf, OUT, pointIndex, unitIndex } from './pack.js';
import { bestPort, portToFortify } from './policy.js';
import { balance, strikeWorth, thinkThrough } from './prospects.js';
import { maySideReact, strikeBases, strikers } from './reaction.js';
import { resuppliable } from './resupply.js';
import type { Battle, TsState } from './state.js';
import { carriersIn, enemyOf, hasUnits, pointAt, shipsIn, sumOf, unitAt, unitsIn } from './state.js';
import { strikeFire } from './strike.js';
import { operations } from './suggest.js';

/** What moving costs: the ships lie face-down afterwards. */
const EFFORT = 0.03;
/** Own losses count a little more than the enemy's: who attacks can wait. */
const CAUTION = 1.1;
/** Of an operation that is had for a card, this share is thought to be lost if the card is kept: dice may still bring one. */
const HASTE = 0.6;
const FRESH = 0.22;

type Appraisal = (outlook: Outlook, decision: Decision, order: Order) => number;

/** The evaluation of a pack: an integer, higher is better. */
export function makeAppraise(pack: Pack): (view: View, decision: Decision, order: Order) => number {
  return (view, decision, order) => {
    const outlook = outlookOf(pack, view, decision.side === 'J' ? 'J' : 'A');
    return Math.round(APPRAISALS[decision.kind]?.(outlook, decision, order) ?? 0);
  };
}

const APPRAISALS: Readonly<Record<string, Appraisal>> = {
  setup,
  arrival: (_, __, { to }) => (to === 'west_coast' ? 1 : 0),
  initiative: (outlook, _, order) => {
    if (order.do !== 'spend') return 0;
    return HASTE * bestOperation(outlook) - cardWorth(outlook.pack, outlook.side, cardIndex(outlook.pack, String(order.card)));
  },
  passOrOperate: (outlook, _, order) => (order.do === 'operate' ? bestOperation(outlook) : 0),
  operation: (outlook, _, order) => operation(outlook, order),
  cards: (outlook, decision, order) =>
    order.do === 'card' ? cardPlayed(outlook, decision, eventOf(outlook.pack, String(order.event))) : 0,
  reaction: (outlook, _, order) => reaction(outlook, order),
  goOn: (outlook, _, order) => (order.do === 'go' ? goOn(outlook, order) : 0),
  allot: (outlook, _, order) => allot(outlook, order),
  surface: (outlook, _, { do: word }) => (word === 'yes' ? continued(outlook, 'guns') - continued(outlook, 'extend') : 0),
  extend: (outlook, _, { do: word }) => (word === 'yes' ? continued(outlook, 'extend') : 0),
  attackerRetreat: (outlook, { about }, { do: word }) =>
    word === 'yes' ? -continued(outlook, about?.after === 'air' ? 'surface' : 'extend') - 1 : 0,
  defenderRetreat: (outlook, { about }, { do: word }) => (word === 'yes' ? leaving(outlook, String(about?.after)) : 0),
  winnerRetreat: (outlook, _, { do: word }) => (word === 'yes' ? winnerLeaves(outlook) : 0),
  retreatPort: portOfRetreat,
  relocationPort: portOfRetreat,
  fortify: ({ pack, state, side }, _, { port }) =>
    portToFortify(pack, state, side) === pointIndex(pack, String(port)) ? 100 : pack.points[pointIndex(pack, String(port))]!.vp,
  capture: (outlook, _, order) => (order.do === 'capture' ? captured(outlook, order) : 0),
  supplyOrder: (outlook, _, order) => (order.do === 'done' ? 0 : operation(outlook, order) - 1),
  resupply: (outlook, _, order) => (order.do === 'resupply' ? resupplied(outlook, order) : 0),
};

// --- set-up

/** Ships stand together where there is much to take, and one small ship on each base that has nobody. */
function setup({ pack, state, side }: Outlook, _: Decision, { unit, to }: Order): number {
  const at = pointIndex(pack, String(to));
  const empty = !hasUnits(pack, state, side, at);
  const { capital } = pack.units[unitIndex(pack, String(unit))]!;
  if (side === 'A') return empty ? 20 + pack.points[at]!.vp : 0;
  if (!capital && !pack.points[at]!.port) return empty ? 50 : 5;
  return to === 'indochina' ? 30 : to === 'truk' ? 15 : 10;
}

// --- operations

const BEST = new WeakMap<Outlook, number>();

/** The worth of the best operation at hand. */
function bestOperation(outlook: Outlook): number {
  const known = BEST.get(outlook) ?? Math.max(0, ...operations(outlook).map((order) => operation(outlook, order)));
  BEST.set(outlook, known);
  return known;
}

function operation(outlook: Outlook, order: Order): number {
  switch (order.do) {
    case 'move':
      return movement(outlook, order);
    case 'return':
      return returned(outlook, order);
    case 'redeploy':
      return moved(outlook, [unitIndex(outlook.pack, String(order.unit))], pointIndex(outlook.pack, String(order.to)), 0) - 2;
    case 'resupply':
      return resupplied(outlook, order);
    case 'fleetTrain':
      return resupplied(outlook, order) / 2;
    case 'event':
      return operationCard(outlook, order);
    default:
      return -cardWorth(outlook.pack, outlook.side, cardIndex(outlook.pack, String(order.card)));
  }
}

function idsIn(value: Order[string] | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function movement(outlook: Outlook, order: Order): number {
  const { pack, state, side } = outlook;
  const ships = idsIn(order.ships).map((id) => unitIndex(pack, id));
  const from = pointIndex(pack, String(order.from));
  const path = idsIn(order.path).map((id) => pointIndex(pack, id));
  const to = path.at(-1) ?? from;
  const effort = EFFORT * unitsWorth(pack, ships);
  if (!hasUnits(pack, state, enemyOf(side), to)) return moved(outlook, ships, to, effort);
  const left = Math.max(0, smallestMovement(pack, ships) - costOfWay(pack, state, from, path));
  const events = typeof order.event === 'string' ? [order.event] : [];
  return attack(outlook, ships, { at: to, attacker: side, round: 1, left, events }) - effort;
}

/** Units that go where no enemy is: what changes hands, and what danger they leave and enter. */
function moved(outlook: Outlook, units: readonly number[], to: number, effort: number): number {
  const { pack, state, side } = outlook;
  const from = unitAt(state, units[0] ?? 0).at;
  const after = withUnitsAt(state, units, to);
  const danger = (now: TsState, at: number) => (at === OUT ? 0 : dangerAt(outlook, at, unitsIn(pack, now, side, at)));
  const fear = danger(after, to) + danger(after, from) - danger(state, to) - danger(state, from);
  const gained = pack.units[units[0] ?? 0]!.ship
    ? gainOfShips(outlook, after, from, to)
    : gain(outlook, after, [...withCovered(pack, state, from), ...withCovered(pack, state, to)]);
  return gained - fear - homeFear(outlook, after) - effort;
}

/** A combat that the side begins; the defender may bring the carriers that can strike back. */
function attack(outlook: Outlook, ships: readonly number[], battle: Battle): number {
  const { pack, side } = outlook;
  const start = withUnitsAt(outlook.state, ships, battle.at);
  const prospect = thinkThrough(pack, reinforced(outlook, start, battle), battle);
  const losses = prospect.lost[enemyOf(side)] - CAUTION * prospect.lost[side];
  const holds = prospect.winner === side;
  // Without a victory the ships go home: what they held before is empty all the same.
  const behind = holds
    ? prospect.state
    : withUnitsAt(
        prospect.state,
        ships.filter((unit) => unitAt(prospect.state, unit).at !== OUT),
        OUT,
      );
  const danger = holds ? dangerAt(outlook, battle.at, unitsIn(pack, behind, side, battle.at)) : 0;
  const touched = [unitAt(outlook.state, ships[0] ?? 0).at, ...withCovered(pack, outlook.state, battle.at)];
  return losses + gain(outlook, behind, touched) - danger - homeFear(outlook, behind);
}

/** What a change adds to the fear for Japan. */
function homeFear(outlook: Outlook, after: TsState): number {
  return fearForHome(outlook, after) - fearForHome(outlook, outlook.state);
}

/** With the strongest counterstrike, where the enemy may make one and would be strong enough. */
function reinforced({ pack, state, side }: Outlook, start: TsState, { at, events }: Battle): TsState {
  const enemy = enemyOf(side);
  if (!maySideReact(pack, state, { side, at, ...(events[0] === undefined ? {} : { event: events[0] }) })) return start;
  const groups = strikeBases(pack, state, enemy, at).map((from) => strikers(pack, state, enemy, at, from));
  const strength = (units: readonly number[]) => sumOf(pack, units, (u) => u.air + u.gunnery);
  const best = groups.sort((a, b) => strength(b) - strength(a))[0];
  const mine = strength(unitsIn(pack, start, side, at));
  return best !== undefined && strength(best) + strength(unitsIn(pack, start, enemy, at)) >= mine
    ? withUnitsAt(start, best, at)
    : start;
}

/** Ships that go home: face-down ones are fresh again next turn where resupply is free. */
function returned(outlook: Outlook, order: Order): number {
  const { pack, state } = outlook;
  const ships = idsIn(order.ships).map((id) => unitIndex(pack, id));
  const to = pointIndex(pack, String(order.to));
  const fresh = ships.filter((unit) => unitAt(state, unit).faceDown && pack.freeResupply[pack.units[unit]!.nation]?.includes(to));
  const last = state.turn >= pack.lastTurn;
  return moved(outlook, ships, to, 1) + (last ? 0 : FRESH * unitsWorth(pack, fresh));
}

function resupplied({ pack, state, side }: Outlook, order: Order): number {
  const at = pointIndex(pack, String(order.point));
  const ships =
    order.do === 'fleetTrain'
      ? shipsIn(pack, state, side, at).filter((unit) => unitAt(state, unit).faceDown)
      : resuppliable(pack, state, side, at);
  const late = state.turn >= pack.lastTurn && state.step.startsWith('RESUPPLY');
  return (late ? 0 : FRESH * unitsWorth(pack, ships)) - cardWorth(pack, side, cardIndex(pack, String(order.card)));
}

function operationCard(outlook: Outlook, order: Order): number {
  const { pack, state, side } = outlook;
  const event = eventOf(pack, String(order.event));
  const { fx } = event;
  const price = cardWorth(pack, side, event.card);
  switch (fx.type) {
    case 'airStrike': {
      const [source, at] = [pointIndex(pack, String(order.source)), pointIndex(pack, String(order.target))];
      const battle: Battle = { at, attacker: side, round: 1, left: 0, events: [], strike: { event: event.no, source } };
      const targets = unitsIn(pack, state, enemyOf(side), at);
      return (
        strikeWorth(
          pack,
          strikeFire(pack, state, event, battle, source),
          targets,
          fx.allocator === undefined ? 'shooter' : 'owner',
        ) - price
      );
    }
    case 'move':
      return movement(outlook, order) - price;
    case 'choice':
      return (order.choice === 'point' ? 100 : 50) - price;
    case 'vpRoll':
      return (100 * Object.values(fx.table).reduce((sum, n) => sum + n, 0)) / 6 - price;
    case 'randomDiscard':
      return 50 - price;
    default:
      return -price;
  }
}

// --- the middle of movements and combats

function goOn(outlook: Outlook, order: Order): number {
  const { move } = outlook.state;
  if (move === undefined) return 0;
  const path = idsIn(order.path).map((id) => pointIndex(outlook.pack, id));
  const to = path.at(-1) ?? move.at;
  if (!hasUnits(outlook.pack, outlook.state, enemyOf(outlook.side), to)) return moved(outlook, move.ships, to, 0);
  const left = Math.max(0, move.printed - move.spent - costOfWay(outlook.pack, outlook.state, move.at, path));
  return attack(outlook, move.ships, { at: to, attacker: outlook.side, round: 1, left, events: [] });
}

function reaction(outlook: Outlook, order: Order): number {
  const { pack, state, side } = outlook;
  const { move } = state;
  if (move === undefined || order.do === 'none') return 0;
  const battle: Battle = { at: move.at, attacker: move.side, round: 1, left: Math.max(0, move.printed - move.spent), events: [] };
  const stays = thinkThrough(pack, state, battle);
  const worth = (ships: readonly number[]) => {
    const prospect = thinkThrough(pack, withUnitsAt(state, ships, move.at), battle);
    return balance(prospect, side) + (prospect.winner === move.side ? -placeWorth(outlook, move.at) : 0);
  };
  if (order.do === 'evacuate') return -balance(stays, side) - (stays.winner === move.side ? 0 : placeWorth(outlook, move.at)) - 5;
  const ships = idsIn(order.ships).map((id) => unitIndex(pack, id));
  return worth(ships) - worth([]) - EFFORT * unitsWorth(pack, ships);
}

/** What a point is worth to him who holds it. */
function placeWorth({ pack, scorings, state, side }: Outlook, at: number): number {
  const { port, vp } = pack.points[at]!;
  return scorings * (port && pointAt(state, at).owner === side ? 100 * vp : 35);
}

/** What the rest of the combat is thought to bring the side, from a place in its round on. */
function continued(outlook: Outlook, from: 'surface' | 'guns' | 'extend'): number {
  const { pack, state, side } = outlook;
  const { battle } = state;
  if (battle === undefined || (from === 'extend' && battle.left <= 0)) return 0;
  const next = from === 'extend' ? { ...battle, round: battle.round + 1, left: battle.left - 1 } : battle;
  const prospect = thinkThrough(pack, state, next, from === 'extend' ? 'air' : from);
  const won = prospect.winner === battle.attacker;
  const place = won ? (side === battle.attacker ? 1 : -1) * placeWorth(outlook, battle.at) : 0;
  return balance(prospect, side) + place;
}

/** A defender who leaves gives the point up for certain. */
function leaving(outlook: Outlook, after: string): number {
  const { battle } = outlook.state;
  if (battle === undefined) return 0;
  const stays = continued(outlook, after === 'air' ? 'surface' : 'extend');
  return -stays - placeWorth(outlook, battle.at) - 5;
}

function winnerLeaves(outlook: Outlook): number {
  const { pack, state, side } = outlook;
  const { battle } = state;
  if (battle === undefined) return 0;
  const there = unitsIn(pack, state, side, battle.at);
  const gone = withUnitsAt(state, there, OUT);
  return dangerAt(outlook, battle.at, there) + gain(outlook, gone, withCovered(pack, state, battle.at)) - 5;
}

function portOfRetreat({ pack }: Outlook, decision: Decision, { to }: Order): number {
  const units = idsIn(decision.about?.units as Order[string] | undefined);
  const ports = [...(decision.forms[0]?.fields[0]?.walk.candidates({ do: 'to' }, []) ?? [])];
  return (bestPort(pack, ports, [], units) === to ? 100 : 0) + pack.points[pointIndex(pack, String(to))]!.vp;
}

/** Hits on the enemy by what they cost him, on own units by what they cost. */
function allot({ pack, side }: Outlook, { hits }: Order): number {
  const shares = Object.entries((hits ?? {}) as Readonly<Record<string, number>>);
  return shares.reduce((sum, [id, n]) => {
    const unit = unitIndex(pack, id);
    const worth = unitWorth(pack, unit) * (n > 1 ? 1.3 : 1);
    return sum + (pack.units[unit]!.side === side ? -worth : worth);
  }, 0);
}

// --- hand cards

/** A card in its window: what it changes, less what it is worth in hand. */
function cardPlayed(outlook: Outlook, decision: Decision, event: PackEvent): number {
  const { pack, state, side } = outlook;
  const { battle } = state;
  const { fx } = event;
  const price = cardWorth(pack, side, event.card);
  switch (fx.type) {
    case 'combatShift':
    case 'halveAir':
      return battle === undefined ? -price : withEvent(outlook, battle, event) - price;
    case 'attackAtStart':
    case 'attackMovers':
      return (
        strikeWorth(
          pack,
          { strength: fx.strength, modifiers: battle === undefined ? [] : cardShifts(pack, battle, side, 'surface') },
          aimedAt(outlook, decision),
          fx.allocator === side ? 'shooter' : 'owner',
        ) - price
      );
    case 'retreatNow':
      return battle === undefined
        ? -price
        : -balance(thinkThrough(pack, state, battle), side) - placeWorth(outlook, battle.at) - price;
    case 'fireFirst':
    case 'surfaceHitsOnAir':
      return battle === undefined ? -price : balance(thinkThrough(pack, state, battle, 'surface'), side) / 4 - price / 2;
    case 'allocateHalf':
      return battle !== undefined && carriersIn(pack, state, side, battle.at).length > 0
        ? 40 * Number(decision.about?.n) - price
        : -price;
    case 'captureCost':
      return portToFortify(pack, state, side) === undefined ? -price : 100 - price;
    case 'stealOperation':
      return bestOperation(outlook) - price;
    case 'cancelOperation':
      return strongestEnemy(outlook) / 4 - price;
    default:
      return -price;
  }
}

function withEvent({ pack, state, side }: Outlook, battle: Battle, { no }: PackEvent): number {
  const now = thinkThrough(pack, state, battle);
  const then = thinkThrough(pack, state, { ...battle, events: [...battle.events, no] });
  return balance(then, side) - balance(now, side);
}

function aimedAt({ pack, state, side }: Outlook, decision: Decision): readonly number[] {
  const units = idsIn(decision.about?.units as Order[string] | undefined);
  if (units.length > 0) return units.map((id) => unitIndex(pack, id));
  return state.battle === undefined ? [] : shipsIn(pack, state, enemyOf(side), state.battle.at);
}

/** Worth of the enemy's strongest stack that can still act. */
function strongestEnemy({ pack, state, side }: Outlook): number {
  const enemy: SideId = enemyOf(side);
  const stacks = [...pack.points.keys()].map((at) =>
    shipsIn(pack, state, enemy, at).filter((unit) => !unitAt(state, unit).faceDown),
  );
  return Math.max(0, ...stacks.map((ships) => unitsWorth(pack, ships)));
}

// --- captures

function captured({ pack, state, side, scorings }: Outlook, order: Order): number {
  const port = pointIndex(pack, String(order.port));
  const cards = idsIn(order.cards);
  const price = cards.reduce((sum, card) => sum + cardWorth(pack, side, cardIndex(pack, card)), 0);
  const waste =
    strengthOf(pack, state, side, port) +
    cards.reduce((sum, c) => sum + strengthOfCard(pack, side, c), 0) -
    costOf(pack, state, side, port);
  const home = side === 'A' && pack.repairPort.JP?.includes(port) ? 10_000 : 0;
  const denied = isOwnPort(state, enemyOf(side), port) ? 100 : 65;
  return home + scorings * pack.points[port]!.vp * denied - price - Math.max(0, waste);
}
