/**
 * What the practice opponent thinks of operations: movements, combats begun, returns, redeployments,
 * operation cards.
 */

import { memoized, type Order } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { cardIndex, eventOf, OUT, type Pack, pointIndex, unitIndex } from '../components/pack.js';
import { strikeFire } from '../rules/cards/strike.js';
import { costOf, smallestMovement } from '../rules/operations/paths.js';
import { maySideReact, strikeBases, strikers } from '../rules/operations/reaction.js';
import { resuppliable } from '../rules/supply/resupply.js';
import {
  type Battle,
  enemyOf,
  hasUnits,
  shipsIn,
  sumOf,
  type TsState,
  unitAt,
  unitsIn,
} from '../state/state.js';
import {
  dangerAt,
  exposure,
  fearForHome,
  gain,
  gainOfShips,
  isResupply,
  type Outlook,
  outlookFor,
  priceOf,
  unitsWorth,
  withCovered,
  withUnitsAt,
} from './outlook.js';
import { strikeWorth, thinkThrough } from './prospects.js';
import { operations } from './suggest.js';

/** What moving costs: the ships lie face-down afterwards. */
export const EFFORT = 0.03;
/** Own losses count a little more than the enemy's: who attacks can wait. */
const CAUTION = 1.1;
/** Being face-up at the beginning of the next turn, of a ship's worth. */
const FRESH = 0.22;
/** What two carriers away until the next turn are thought to miss, of their worth. */
const ABSENT = 0.4;

/** The worth of the best operation at hand. */
export const bestOperation = memoized((outlook: Outlook) =>
  Math.max(0, ...operations(outlook).map((order) => operation(outlook, order))),
);

const worths = memoized((outlook: Outlook) => memoized((order: Order) => operationWorth(outlook, order)));

/** What an operation is worth, worked out once. */
export function operation(outlook: Outlook, order: Order): number {
  return worths(outlook)(order);
}

function operationWorth(outlook: Outlook, order: Order): number {
  switch (order.do) {
    case 'move':
      return movement(outlook, order);
    case 'return':
      return returned(outlook, order);
    case 'redeploy':
      return (
        moved(
          outlook,
          [unitIndex(outlook.pack, String(order.unit))],
          pointIndex(outlook.pack, String(order.to)),
          0,
        ) - 2
      );
    case 'resupply':
      return resupplied(outlook, order);
    case 'fleetTrain':
      return resupplied(outlook, order) / 2;
    case 'event':
      return operationCard(outlook, order);
    default:
      return shiftWorth(outlook) - priceOf(outlook, cardIndex(outlook.pack, String(order.card)));
  }
}

/**
 * The shift takes an operation itself: of the best movement along a route that it opens this share counts.
 */
const LATER = 0.5;

function shiftWorth({ pack, side, state }: Outlook): number {
  const opened = outlookFor(pack, side, { ...state, shift: true });
  const worths = operations(opened).map((order) =>
    takesShiftRoute(pack, order) ? movement(opened, order) : 0,
  );
  return LATER * Math.max(0, ...worths);
}

function takesShiftRoute(pack: Pack, order: Order): boolean {
  if (order.do !== 'move') return false;
  const stops = [String(order.from), ...idsIn(order.path)].map((id) => pointIndex(pack, id));
  return stops.some((stop, i) => i > 0 && ![...pack.routes.closed.next(stops[i - 1]!)].includes(stop));
}

function movement(outlook: Outlook, order: Order): number {
  const { pack, state, side } = outlook;
  const ships = idsIn(order.ships).map((id) => unitIndex(pack, id));
  const from = pointIndex(pack, String(order.from));
  const path = idsIn(order.path).map((id) => pointIndex(pack, id));
  const to = path.at(-1) ?? from;
  const effort = EFFORT * unitsWorth(pack, ships);
  if (!hasUnits(pack, state, enemyOf(side), to)) return moved(outlook, ships, to, effort);
  const left = Math.max(0, smallestMovement(pack, ships) - costOf(pack, state, from, path));
  const events = typeof order.event === 'string' ? [order.event] : [];
  return attack(outlook, ships, { at: to, attacker: side, round: 1, left, events }) - effort;
}

/**
 * Two carriers for an air unit: what it holds and covers, less what the carriers could have done until they
 * are back.
 */
function swapped(outlook: Outlook, order: Order): number {
  const { pack, state } = outlook;
  const carriers = idsIn(order.carriers).map((id) => unitIndex(pack, id));
  const to = pointIndex(pack, String(order.to));
  const after = withUnitsAt(withUnitsAt(state, carriers, OUT), [unitIndex(pack, String(order.air))], to);
  const left = carriers.map((unit) => unitAt(state, unit).at);
  const open = exposure(outlook, after, [...left, to]) - exposure(outlook, state, [...left, to]);
  const touched = [to, ...left].flatMap((point) => withCovered(pack, state, point));
  return (
    gain(outlook, after, touched) - open - homeFear(outlook, after) - ABSENT * unitsWorth(pack, carriers)
  );
}

/** Units that go where no enemy is: what changes hands, and what danger they leave and enter. */
export function moved(outlook: Outlook, units: readonly number[], to: number, effort: number): number {
  const { pack, state, side } = outlook;
  const from = unitAt(state, units[0] ?? 0).at;
  const after = withUnitsAt(state, units, to);
  const danger = (now: TsState, at: number) =>
    at === OUT ? 0 : dangerAt(outlook, at, unitsIn(pack, now, side, at));
  const fear = danger(after, to) + danger(after, from) - danger(state, to) - danger(state, from);
  const open = exposure(outlook, after, [from, to]) - exposure(outlook, state, [from, to]);
  const gained = pack.units[units[0] ?? 0]!.ship
    ? gainOfShips(outlook, after, from, to)
    : gain(outlook, after, [...withCovered(pack, state, from), ...withCovered(pack, state, to)]);
  return gained - fear - open - homeFear(outlook, after) - effort;
}

/** A combat that the side begins; the defender may bring the carriers that can strike back. */
export function attack(outlook: Outlook, ships: readonly number[], battle: Battle): number {
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
  const from = unitAt(outlook.state, ships[0] ?? 0).at;
  const open = exposure(outlook, behind, [from]) - exposure(outlook, outlook.state, [from]);
  const touched = [from, ...withCovered(pack, outlook.state, battle.at)];
  return losses + gain(outlook, behind, touched) - danger - open - homeFear(outlook, behind);
}

/** What a change adds to the fear for Japan. */
function homeFear(outlook: Outlook, after: TsState): number {
  return fearForHome(outlook, after) - fearForHome(outlook, outlook.state);
}

/** With the strongest counterstrike, where the enemy may make one and would be strong enough. */
function reinforced(outlook: Outlook, start: TsState, { at, events }: Battle): TsState {
  const { pack, state, side } = outlook;
  const enemy = enemyOf(side);
  if (!maySideReact(pack, state, { side, at, ...(events[0] === undefined ? {} : { event: events[0] }) }))
    return start;
  const best = counterstrike(outlook, at);
  const mine = strength(pack, unitsIn(pack, start, side, at));
  const theirs = strength(pack, unitsIn(pack, start, enemy, at));
  return best !== undefined && strength(pack, best) + theirs >= mine ? withUnitsAt(start, best, at) : start;
}

const strikes = memoized((_: Outlook) => new Map<number, readonly number[] | undefined>());

/** The strongest group that the enemy could bring to a point from one of his bases, worked out once. */
function counterstrike(outlook: Outlook, at: number): readonly number[] | undefined {
  const known = strikes(outlook);
  if (!known.has(at)) known.set(at, strongestStrike(outlook, at));
  return known.get(at);
}

function strongestStrike({ pack, state, side }: Outlook, at: number): readonly number[] | undefined {
  const enemy = enemyOf(side);
  return strikeBases(pack, state, enemy, at)
    .map((from) => strikers(pack, state, enemy, at, from))
    .sort((a, b) => strength(pack, b) - strength(pack, a))[0];
}

function strength(pack: Pack, units: readonly number[]): number {
  return sumOf(pack, units, (u) => u.air + u.gunnery);
}

/**
 * Ships that go home: face-down ones are fresh again next turn where resupply is free, if it was not where
 * they lay; and stay tired if it was there alone.
 */
function returned(outlook: Outlook, order: Order): number {
  const { pack, state } = outlook;
  const ships = idsIn(order.ships).map((id) => unitIndex(pack, id));
  const to = pointIndex(pack, String(order.to));
  const free = (unit: number, at: number) =>
    pack.freeResupply[pack.units[unit]!.nation]?.includes(at) === true;
  const tired = ships.filter((unit) => unitAt(state, unit).faceDown);
  const fresh = tired.filter((unit) => free(unit, to) && !free(unit, unitAt(state, unit).at));
  const stale = tired.filter((unit) => !free(unit, to) && free(unit, unitAt(state, unit).at));
  const last = state.turn >= pack.lastTurn;
  const rest = FRESH * (unitsWorth(pack, fresh) - unitsWorth(pack, stale));
  return moved(outlook, ships, to, 1) + (last ? 0 : rest);
}

export function resupplied(outlook: Outlook, order: Order): number {
  const { pack, state, side } = outlook;
  const at = pointIndex(pack, String(order.point));
  const ships =
    order.do === 'fleetTrain'
      ? shipsIn(pack, state, side, at).filter((unit) => unitAt(state, unit).faceDown)
      : resuppliable(pack, state, side, at);
  const late = state.turn >= pack.lastTurn && isResupply(state.step);
  return (late ? 0 : FRESH * unitsWorth(pack, ships)) - priceOf(outlook, cardIndex(pack, String(order.card)));
}

function operationCard(outlook: Outlook, order: Order): number {
  const { pack, state, side } = outlook;
  const event = eventOf(pack, String(order.event));
  const { fx } = event;
  const price = priceOf(outlook, event.card);
  switch (fx.type) {
    case 'airStrike': {
      const [source, at] = [pointIndex(pack, String(order.source)), pointIndex(pack, String(order.target))];
      const battle: Battle = {
        at,
        attacker: side,
        round: 1,
        left: 0,
        events: [],
        strike: { event: event.no, source },
      };
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
    case 'raid':
      return movement(outlook, order) - price;
    case 'swapCarriersForAir':
      return swapped(outlook, order) - price;
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
