/**
 * What the practice opponent thinks in the middle of movements and combats: going on, reacting, leaving,
 * assigning hits.
 */

import type { Decision, Order } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { OUT, pointIndex, unitIndex } from '../components/pack.js';
import { costOf } from '../rules/operations/paths.js';
import { bestPort } from '../standing/policy.js';
import type { Battle } from '../state/state.js';
import { enemyOf, hasUnits, unitsIn } from '../state/state.js';
import { attack, EFFORT, moved } from './operations.js';
import type { Outlook } from './outlook.js';
import { dangerAt, gain, placeWorth, unitsWorth, unitWorth, withCovered, withUnitsAt } from './outlook.js';
import { balance, thinkThrough } from './prospects.js';

export function wentOn(outlook: Outlook, order: Order): number {
  const { move } = outlook.state;
  if (move === undefined) return 0;
  const path = idsIn(order.path).map((id) => pointIndex(outlook.pack, id));
  const to = path.at(-1) ?? move.at;
  if (!hasUnits(outlook.pack, outlook.state, enemyOf(outlook.side), to))
    return moved(outlook, move.ships, to, 0);
  const left = Math.max(0, move.printed - move.spent - costOf(outlook.pack, outlook.state, move.at, path));
  return attack(outlook, move.ships, { at: to, attacker: outlook.side, round: 1, left, events: [] });
}

export function reaction(outlook: Outlook, order: Order): number {
  const { pack, state, side } = outlook;
  const { move } = state;
  if (move === undefined || order.do === 'none') return 0;
  const battle: Battle = {
    at: move.at,
    attacker: move.side,
    round: 1,
    left: Math.max(0, move.printed - move.spent),
    events: [],
  };
  const stays = thinkThrough(pack, state, battle);
  const worth = (ships: readonly number[]) => {
    const prospect = thinkThrough(pack, withUnitsAt(state, ships, move.at), battle);
    return balance(prospect, side) + (prospect.winner === move.side ? -placeWorth(outlook, move.at) : 0);
  };
  if (order.do === 'evacuate')
    return -balance(stays, side) - (stays.winner === move.side ? 0 : placeWorth(outlook, move.at)) - 5;
  const ships = idsIn(order.ships).map((id) => unitIndex(pack, id));
  return worth(ships) - worth([]) - EFFORT * unitsWorth(pack, ships);
}

/** What the rest of the combat is thought to bring the side, from a place in its round on. */
export function continued(outlook: Outlook, from: 'surface' | 'guns' | 'extend'): number {
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
export function leaving(outlook: Outlook, after: string): number {
  const { battle } = outlook.state;
  if (battle === undefined) return 0;
  const stays = continued(outlook, after === 'air' ? 'surface' : 'extend');
  return -stays - placeWorth(outlook, battle.at) - 5;
}

export function winnerLeaves(outlook: Outlook): number {
  const { pack, state, side } = outlook;
  const { battle } = state;
  if (battle === undefined) return 0;
  const there = unitsIn(pack, state, side, battle.at);
  const gone = withUnitsAt(state, there, OUT);
  return dangerAt(outlook, battle.at, there) + gain(outlook, gone, withCovered(pack, state, battle.at)) - 5;
}

export function portOfRetreat({ pack }: Outlook, decision: Decision, { to }: Order): number {
  const units = idsIn(decision.about?.units as Order[string] | undefined);
  const ports = [...(decision.forms[0]?.fields[0]?.walk.candidates({ do: 'to' }, []) ?? [])];
  return (bestPort(pack, ports, units) === to ? 100 : 0) + pack.points[pointIndex(pack, String(to))]!.vp;
}

/** Hits on the enemy by what they cost him, on own units by what they cost. */
export function allot({ pack, side }: Outlook, { hits }: Order): number {
  const shares = Object.entries((hits ?? {}) as Readonly<Record<string, number>>);
  return shares.reduce((sum, [id, n]) => {
    const unit = unitIndex(pack, id);
    const worth = unitWorth(pack, unit) * (n > 1 ? 1.3 : 1);
    return sum + (pack.units[unit]!.side === side ? -worth : worth);
  }, 0);
}
