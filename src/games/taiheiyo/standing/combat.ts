/** Standing orders for reactions, hits, retreats and the rounds of a combat. */

import { type Order, sentences } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { pointIndex, type SideId, unitIds, unitIndex } from '../components/pack.js';
import { airFire, expectedSixths, gunFire, mayStrike } from '../rules/combat/firepower.js';
import { isOwnPort } from '../rules/control.js';
import { counterstrikeOrder, strikers } from '../rules/operations/reaction.js';
import { CLASSES, carriersIn, enemyOf, sumOf, type UnitClass } from '../state/state.js';
import {
  allotment,
  bestPort,
  type Case,
  forces,
  gunneryIn,
  nearestCounterstrike,
  orderCalled,
  orderForPoint,
  SACRIFICES,
  yesIf,
} from './policy.js';

const EVEN = 100;
const TWO_TO_ONE = 200;

/**
 * The orders for this point, else for all; by default A strikes back where it is at least as strong, J does
 * nothing.
 */
export function reaction(about: Case): Order {
  const { side } = about;
  const set = orderForPoint(about, 'reaction');
  const rule = set?.rule ?? (side === 'A' ? 'counterstrike' : 'none');
  if (rule === 'none') return { do: 'none' };
  if (rule === 'counterstrike') return counterstrike(about, set);
  const { own, enemy } = forces(about);
  return { do: 100 * enemy >= Number(set?.threat) * own ? 'evacuate' : 'none' };
}

function counterstrike(about: Case, set: Order | undefined): Order {
  const { pack, state, side, at } = about;
  const from =
    set?.from === undefined
      ? nearestCounterstrike(pack, state, side, at)
      : pointIndex(pack, String(set.from));
  if (from === undefined) return { do: 'none' };
  const wished = idsIn(set?.ships);
  const able = strikers(pack, state, side, at, from);
  const ships =
    wished.length === 0 ? able : able.filter((unit) => wished.some((id) => unitIndex(pack, id) === unit));
  const { own, enemy } = forces(about);
  const strong =
    100 * (own + sumOf(pack, ships, (u) => u.air + u.gunnery)) >= Number(set?.odds ?? EVEN) * enemy;
  return ships.length > 0 && strong ? counterstrikeOrder(pack, from, ships) : { do: 'none' };
}

/** Hits on the enemy by one ranking (turn 0 has its own), on own units by the other. */
export function allot(about: Case): Order | undefined {
  const { pack, decision } = about;
  const own = isOnOwn(about);
  const wished = idsIn(rankingOrder(about)?.ranking).filter((word): word is UnitClass =>
    CLASSES.some((c) => c === word),
  );
  const ranking = [...wished, ...(own ? SACRIFICES : CLASSES).filter((c) => !wished.includes(c))];
  const hits = allotment(pack, decision, ranking, own);
  return hits === undefined ? undefined : { do: 'allot', hits };
}

/** The ranking of one's own for these hits. */
export function rankingOrder(about: Case): Order | undefined {
  if (isOnOwn(about)) return orderCalled(about, 'sacrifices');
  const when = about.state.turn === 0 ? 'turn0' : 'later';
  return about.orders.find((o) => o.do === 'targets' && (o.when ?? 'later') === when);
}

function isOnOwn({ pack, decision, side }: Case): boolean {
  const targets = decision.forms[0]?.fields[0]?.walk.candidates({ do: 'allot' }, []) ?? [];
  return [...targets].some((id) => pack.units[unitIndex(pack, id)]!.side === side);
}

/** By default with the higher gunnery. */
export function surface(about: Case): Order {
  const { pack, state, side, at } = about;
  const enemy = enemyOf(side);
  const higher = gunneryIn(pack, state, side, at) > gunneryIn(pack, state, enemy, at);
  switch (orderCalled(about, 'surface')?.rule ?? 'gunnery') {
    case 'never':
      return yesIf(false);
    case 'always':
      return yesIf(true);
    case 'noCarriers':
      return yesIf(higher && carriersIn(pack, state, enemy, at).length === 0);
    default:
      return yesIf(higher);
  }
}

/** By default with at least the enemy's strength. */
export function extend(about: Case): Order {
  const { own, enemy } = forces(about);
  return yesIf(100 * own >= Number(orderCalled(about, 'extend')?.percent ?? EVEN) * enemy);
}

/** By default the winner stays. */
export function leaveAfterVictory(about: Case): Order {
  return yesIf(orderForPoint(about, 'victory')?.rule === 'leave');
}

/**
 * By default the attacker stays, and the defender leaves bases and small ports when outnumbered two to one.
 */
export function retreat(about: Case, as: 'attacker' | 'defender'): Order {
  const set = retreatOrder(about, as);
  switch (set?.rule ?? (as === 'defender' ? 'usual' : 'never')) {
    case 'never':
      return yesIf(false);
    case 'always':
      return yesIf(true);
    case 'outnumbered':
      return yesIf(isOutnumbered(about, Number(set?.percent)));
    case 'losses':
      return yesIf(losesMore(about, Number(set?.percent)));
    case 'carriersHit':
      return yesIf((about.state.battle?.carriersHit?.[about.side] ?? 0) >= Number(set?.count));
    default:
      return yesIf(!isWorthHolding(about) && isOutnumbered(about, TWO_TO_ONE));
  }
}

export function retreatOrder(about: Case, as: 'attacker' | 'defender'): Order | undefined {
  const mine = about.orders.filter((o) => o.do === 'retreat' && o.as === as);
  return orderForPoint({ ...about, orders: mine }, 'retreat');
}

function isWorthHolding({ pack, state, side, at }: Case): boolean {
  return isOwnPort(state, side, at) && pack.points[at]!.vp >= 2;
}

function isOutnumbered(about: Case, percent: number): boolean {
  const { own, enemy } = forces(about);
  return 100 * enemy >= percent * own;
}

/** Hits to be expected in one full round, air and gunfire, on the own side against those on the enemy. */
function losesMore(about: Case, percent: number): boolean {
  const onMe = hitsBy(about, enemyOf(about.side));
  return onMe > 0 && 100 * onMe >= percent * hitsBy(about, about.side);
}

function hitsBy({ pack, state }: Case, side: SideId): number {
  const { battle } = state;
  if (battle === undefined) return 0;
  const air = mayStrike(pack, state, battle, side)
    ? expectedSixths(pack, airFire(pack, state, battle, side))
    : 0;
  return air + expectedSixths(pack, gunFire(pack, state, battle, side));
}

/** A port of retreat or relocation by the list, else by default. */
export function port(about: Case): Order | undefined {
  const { pack, decision } = about;
  const units = idsIn(decision.about?.units as Order[string] | undefined);
  const to = namedPort(about) ?? bestPort(pack, openPorts(about), units);
  return to === undefined ? undefined : { do: 'to', to };
}

/** The first legal port of one's own list. */
export function namedPort(about: Case): string | undefined {
  const open = openPorts(about);
  return idsIn(orderCalled(about, 'ports')?.ports).find((port) => open.includes(port));
}

function openPorts({ decision }: Case): string[] {
  return [...sentences(decision)].map((o) => String(o.to));
}

/** Units of the list first, else the lowest id. */
export function stays(about: Case): Order | undefined {
  const { pack, decision } = about;
  const there = [...sentences(decision)].map((o) => String(o.unit));
  const wished = idsIn(orderCalled(about, 'stays')?.units).find((id) => there.includes(id));
  const unit =
    wished ??
    unitIds(
      pack,
      there.map((id) => unitIndex(pack, id)).sort((a, b) => a - b),
    )[0];
  return unit === undefined ? undefined : { do: 'stays', unit };
}

/** The place that was named for this unit, or for all; else the first that the rules name. */
export function arrival(about: Case): Order | undefined {
  const { decision } = about;
  const unit = String(decision.about?.unit);
  const found = about.orders.filter((o) => o.do === 'arrival');
  const to = (found.find((o) => o.unit === unit) ?? found.find((o) => o.unit === undefined))?.to;
  const open = [...sentences(decision)];
  return open.find((o) => o.to === to) ?? open[0];
}
