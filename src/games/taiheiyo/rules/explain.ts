/**
 * What a player is told before he commits: strengths, column, shifts, the chance of each number of hits, ways
 * and costs. Everything is worked out by the functions of the rules, on a copy of the situation, from what
 * everybody knows.
 */
import type { Entry, Explanation } from '../../../referee/index.js';
import { eventOf, type Pack, pointId, pointIds, type SideId, unitIds } from '../components/pack.js';
import { judged, presenceOf } from '../state/control.js';
import {
  airIn,
  type Battle,
  copyState,
  enemyOf,
  hasUnits,
  pointAt,
  shipsIn,
  sumOf,
  type TsState,
  unitAt,
  unitsIn,
} from '../state/state.js';
import { eventsAllowed, mayBeHeld } from './cards/hand.js';
import { sumOfShifts } from './combat/fire.js';
import {
  airFire,
  chancesOf,
  columnLabel,
  type Fire,
  gunFire,
  hasGunTargets,
  mayStrike,
} from './combat/firepower.js';
import { fateOf } from './control.js';
import { portsReached } from './routes.js';

/** Lines alone. */
export function told(lines: readonly Entry[]): Explanation {
  return { lines, modifiers: [], chances: [] };
}

// --- fire

/** A fire in words, with its shifts and chances. */
function fireLines(pack: Pack, what: string, side: SideId, fire: Fire): Entry[] {
  const { strength, modifiers } = fire;
  const column = columnLabel(pack, fire);
  if (column === '') return [{ key: 'explain.fireNone', side, what, strength }];
  const chances = chancesOf(pack, fire).map(
    ({ result, of, in: all }) => `${result.slice('hits'.length)}→${of}/${all}`,
  );
  const shifts = modifiers.map(
    ({ amount, reason, clause }): Entry => ({ key: 'explain.shift', n: amount, reason, clause }),
  );
  return [
    { key: 'explain.fire', side, what, strength, column, n: sumOfShifts(modifiers), chances },
    ...shifts,
  ];
}

/** The gunfire of a side in words: none where it has no ship to fire at (TS-8.2.n). */
function gunLines(pack: Pack, state: TsState, battle: Battle, side: SideId): Entry[] {
  return hasGunTargets(pack, state, battle, side)
    ? fireLines(pack, 'surface', side, gunFire(pack, state, battle, side))
    : [{ key: 'explain.noTarget', side }];
}

/** The gunfire of the asked side, as `ownFire`. */
function ownGuns(
  pack: Pack,
  state: TsState,
  battle: Battle,
  side: SideId,
  more: readonly Entry[],
): Explanation {
  return hasGunTargets(pack, state, battle, side)
    ? ownFire(pack, 'surface', side, gunFire(pack, state, battle, side), more)
    : told([...more, { key: 'explain.noTarget', side }]);
}

/** The fire of the asked side is the last line: its shifts and chances stand below the lines. */
export function ownFire(
  pack: Pack,
  what: string,
  side: SideId,
  fire: Fire,
  more: readonly Entry[],
): Explanation {
  const column = columnLabel(pack, fire);
  const { strength, modifiers } = fire;
  const line: Entry =
    column === ''
      ? { key: 'explain.fireNone', side, what, strength }
      : { key: 'explain.ownFire', side, what, strength, column };
  return { lines: [...more, line], modifiers, chances: column === '' ? [] : chancesOf(pack, fire) };
}

/** Air strength and gunnery of a side in a point. */
export function forcesLine(pack: Pack, state: TsState, side: SideId, at: number): Entry {
  const units = unitsIn(pack, state, side, at);
  return {
    key: 'explain.forces',
    side,
    planes: sumOf(pack, units, (u) => u.air),
    guns: sumOf(pack, units, (u) => u.gunnery),
  };
}

/** What both sides would fire in a round, seen by one of them. */
function explainRound(
  pack: Pack,
  state: TsState,
  battle: Battle,
  side: SideId,
  before: readonly Entry[],
): Explanation {
  const enemy = enemyOf(side);
  const forces = [forcesLine(pack, state, side, battle.at), forcesLine(pack, state, enemy, battle.at)];
  const air = (of: SideId) =>
    mayStrike(pack, state, battle, of) ? fireLines(pack, 'air', of, airFire(pack, state, battle, of)) : [];
  const guns = (of: SideId) => gunLines(pack, state, battle, of);
  const raid = battle.events.some((no) => eventOf(pack, no).fx.type === 'raid');
  if (raid || !mayStrike(pack, state, battle, side)) {
    const enemyAir = raid ? [] : air(enemy);
    return ownGuns(pack, state, battle, side, [...before, ...forces, ...enemyAir, ...guns(enemy)]);
  }
  const rest = [...before, ...forces, ...guns(side), ...guns(enemy), ...air(enemy)];
  return ownFire(pack, 'air', side, airFire(pack, state, battle, side), rest);
}

/** The surface step of the round that is being fought. */
export function explainSurface(pack: Pack, state: TsState, side: SideId): Explanation | undefined {
  const { battle } = state;
  if (battle === undefined) return undefined;
  return ownGuns(pack, state, battle, side, gunLines(pack, state, battle, enemyOf(side)));
}

/** The next round. */
export function explainExtending(pack: Pack, state: TsState, side: SideId): Explanation | undefined {
  const { battle } = state;
  if (battle === undefined) return undefined;
  return explainRound(pack, state, { ...battle, round: battle.round + 1, left: battle.left - 1 }, side, []);
}

// --- movement

export interface Way {
  readonly from: number;
  readonly ships: readonly number[];
  readonly path: readonly number[];
  /** Movement points that it costs, those spent before included, and how many there are. */
  readonly spent: number;
  readonly of: number;
  /** Smallest printed movement: what is left of it gives further rounds of combat. */
  readonly printed: number;
  readonly event?: string | undefined;
  /** What the enemy may do about an entry. */
  readonly reactions: readonly Entry[];
}

/** A way: its cost, what may happen on it, and the combat at its end. */
export function explainWay(pack: Pack, state: TsState, side: SideId, way: Way): Explanation | undefined {
  const { from, ships, path, spent, of, printed, event } = way;
  const at = path.at(-1);
  if (at === undefined) return undefined;
  const risks = [...submarineLines(pack, state, side), ...leavingLines(pack, state, side, from, ships, at)];
  const cost: Entry = { key: 'explain.cost', n: spent, of };
  if (!hasUnits(pack, state, enemyOf(side), at)) return told([cost, ...risks]);
  const left = Math.max(0, printed - spent);
  const battle: Battle = { at, attacker: side, round: 1, left, events: event === undefined ? [] : [event] };
  const raid = event !== undefined && eventOf(pack, event).fx.type === 'raid';
  const combat: Entry = { key: raid ? 'explain.raid' : 'explain.combat', at: pointId(pack, at), n: left + 1 };
  return explainRound(pack, moved(state, ships, at), battle, side, [
    cost,
    combat,
    ...way.reactions,
    ...risks,
  ]);
}

/** A copy of the situation with units elsewhere. */
function moved(state: TsState, units: readonly number[], at: number): TsState {
  const after = copyState(state);
  for (const unit of units) unitAt(after, unit).at = at;
  return after;
}

/** Cards against ships that move, which the enemy may still hold as far as the mover can know. */
function submarineLines(pack: Pack, state: TsState, side: SideId): Entry[] {
  const enemy = enemyOf(side);
  if (!eventsAllowed(pack, state) || state.hands[enemy].length === 0) return [];
  const hunters = [...pack.events.values()].filter(
    (e) =>
      e.side === enemy &&
      e.fx.type === 'attackMovers' &&
      mayBeHeld(state, e) &&
      !state.hands[side].includes(e.card),
  );
  return hunters.map(({ no }): Entry => ({ key: 'explain.submarines', event: no }));
}

/**
 * What units give up by leaving: an enemy port that reverts at once (TS-4.2.p), points that their side will
 * control no longer when control is judged (TS-4.2.b).
 */
export function leavingLines(
  pack: Pack,
  state: TsState,
  side: SideId,
  from: number,
  units: readonly number[],
  to: number,
): Entry[] {
  const after = moved(state, units, to);
  const withShips = units.some((unit) => pack.units[unit]!.ship);
  const reverts = fateOf(pack, after, side, from, withShips) === 'reverts';
  const presence = presenceOf(pack, after);
  const lost = [...pack.points.keys()].filter(
    (point) =>
      !(reverts && point === from) &&
      pointAt(state, point).control === side &&
      judged(pack, after, point, presence).control !== side,
  );
  return [
    ...(reverts ? [{ key: 'explain.letsGo', at: pointId(pack, from) }] : []),
    ...(lost.length > 0 ? [{ key: 'explain.loses', places: pointIds(pack, lost) }] : []),
  ];
}

/** Enemy points from which ships could strike back at an entry, for the mover. */
export function reactionLines(pack: Pack, bases: readonly number[], side: SideId): Entry[] {
  const lines: Entry[] = [{ key: 'explain.mayEvacuate', side }];
  return bases.length === 0
    ? lines
    : [...lines, { key: 'explain.mayStrikeBack', places: pointIds(pack, bases) }];
}

/** A counterstrike: the combat that the defender would then have. */
export function explainCounterstrike(
  pack: Pack,
  state: TsState,
  side: SideId,
  ships: readonly number[],
): Explanation | undefined {
  const { move } = state;
  if (move === undefined || ships.length === 0) return undefined;
  const events = move.event === undefined ? [] : [move.event];
  const left = Math.max(0, move.printed - move.spent);
  const battle: Battle = { at: move.at, attacker: move.side, round: 1, left, events };
  return explainRound(pack, moved(state, ships, move.at), battle, side, submarineLines(pack, state, side));
}

// --- retreats

/** Where a side's units would go from a point. */
export function explainRetreat(pack: Pack, state: TsState, side: SideId, at: number): Explanation {
  const ships = shipsIn(pack, state, side, at);
  const air = airIn(pack, state, side, at);
  const reach = ships.map((unit) => ({ unit, ports: portsReached(pack, state, unit, at) }));
  const ports = [...pack.points.keys()].filter((port) => reach.some((r) => r.ports.includes(port)));
  const stuck = reach.filter((r) => r.ports.length === 0).map((r) => r.unit);
  const nextTurn = state.turn < pack.lastTurn ? 'explain.airBack' : 'explain.airLost';
  return told([
    ...(ports.length === 0 ? [] : [{ key: 'explain.portsOpen', places: pointIds(pack, ports) }]),
    ...(stuck.length === 0 ? [] : [{ key: 'explain.noWay', units: unitIds(pack, stuck) }]),
    ...(air.length === 0 ? [] : [{ key: nextTurn, units: unitIds(pack, air) }]),
  ]);
}

/** A retreat in the middle of a combat: and what the enemy could still fire at those who stay. */
export function explainLeaving(pack: Pack, state: TsState, side: SideId): Explanation | undefined {
  const { battle } = state;
  if (battle === undefined) return undefined;
  const enemy = enemyOf(side);
  return told([
    ...explainRetreat(pack, state, side, battle.at).lines,
    ...gunLines(pack, state, battle, enemy),
  ]);
}
