/** Where fleets, land and Air go at the end of a turn, and what is rebuilt. WP-10. */
import type { Order } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { hexId, hexIndex, unitIds, unitIndex } from '../components/pack.js';
import { forbidsHarbour } from '../rules/redeployment/fleets.js';
import { forbidsDestination } from '../rules/redeployment/landair.js';
import { reachOf, transportOf } from '../rules/redeployment/network.js';
import { typeOf } from '../state/state.js';
import { airWorth } from './battles.js';
import { frontWorth, garrisonLoss, garrisonWorth, stagedShare, stagingGain } from './garrisons.js';
import { hitWorth, type Outlook, unitWorth, wholeWorth } from './outlook.js';

/** A stack counts against the limit of the turn. */
const STACK = 5;
/** A place that is over its limit loses a unit (WP-10.5). */
const CROWDED = 120;
/** A damaged unit where it can be rebuilt. */
const REBUILT = 0.8;

/** A damaged unit in a base of its own nation can be rebuilt there (WP-10.6.a). */
function rebuildWorth(outlook: Outlook, unit: number, hex: number): number {
  const { state, pack, survey, side } = outlook;
  if (!state.units[unit]!.damaged) return 0;
  const { colour, base } = pack.hexes[hex]!;
  const { nation, fleet } = typeOf(outlook, unit);
  const fits = colour === nation && survey.control[hex] === side && (!fleet || base === 'port');
  return fits ? REBUILT * (wholeWorth(outlook, unit) - unitWorth(outlook, unit)) : 0;
}

// --- fleets

function isHarbour(outlook: Outlook, hex: number): boolean {
  return forbidsHarbour(outlook, outlook.survey, outlook.side, hex) === undefined;
}

function isHome({ pack, survey, side }: Outlook, hex: number): boolean {
  const { base, source } = pack.hexes[hex]!;
  return (base === 'port' || source !== undefined) && survey.control[hex] === side;
}

/** Of each hex all fleets, the sound and the damaged ones, to each harbour. */
export function fleetOrders(outlook: Outlook): Order[] {
  const { pack, state, side, stands } = outlook;
  const harbours = pack.bases.filter((hex) => isHarbour(outlook, hex));
  const orders: Order[] = [{ do: 'pass' }];
  for (const [from, { fleets }] of stands[side].entries()) {
    const movable = fleets.filter((unit) => !state.units[unit]!.redeployed);
    if (movable.length === 0) continue;
    for (const units of fleetStacks(outlook, from, movable))
      for (const to of harbours)
        if (to !== from)
          orders.push({
            do: 'redeploy',
            from: hexId(pack, from),
            units: unitIds(pack, units),
            to: hexId(pack, to),
          });
  }
  return orders;
}

/** Where stacks are left over, sound ships go on and damaged ones to the yard. */
function fleetStacks(
  { state, side, stands, pack, survey }: Outlook,
  from: number,
  movable: readonly number[],
) {
  const damaged = movable.filter((unit) => state.units[unit]!.damaged);
  const sound = movable.filter((unit) => !state.units[unit]!.damaged);
  const stranded = stands[side].filter(
    (stand, hex) =>
      stand.fleets.length > 0 && !(pack.hexes[hex]!.base === 'port' && survey.control[hex] === side),
  ).length;
  const isAway = !(pack.hexes[from]!.base === 'port' && survey.control[from] === side);
  const spare = state.redeployLeft[side] - stranded;
  const parts = [movable, ...chunked(movable)];
  const ferry = sound.find((unit) => pack.units[unit]!.type === 'N');
  if (spare > 0 || !isAway) parts.push(damaged, sound, ferry === undefined ? [] : [ferry]);
  return parts.filter((units) => units.length > 0);
}

/** The largest stack that one port takes. */
function chunked(units: readonly number[]): number[][] {
  return units.length > IN_PORT ? [units.slice(0, IN_PORT)] : [];
}

const IN_PORT = 5;

/** Home first, then to where there is most to do. */
export function fleetWorth(outlook: Outlook, order: Order): number {
  if (order.do === 'pass') return 0;
  const { pack, stands, side } = outlook;
  const from = hexIndex(pack, String(order.from));
  const to = hexIndex(pack, String(order.to));
  const units = idsIn(order.units).map((id) => unitIndex(pack, id));
  const saved = isHome(outlook, from)
    ? 0
    : units.reduce((sum, unit) => sum + SAVED * wholeWorth(outlook, unit), 0);
  const room = (hex: number) => (pack.hexes[hex]!.unlimited ? ROOM : pack.hexes[hex]!.fleetLimit);
  const over = Math.max(0, stands[side][to]!.fleets.length + units.length - room(to));
  const cleared = Math.max(0, Math.min(units.length, stands[side][from]!.fleets.length - room(from)));
  const gain = units.reduce(
    (sum, unit) => sum + shipWorth(outlook, unit, to) - shipWorth(outlook, unit, from),
    ferryWorth(outlook, units, to) - ferryWorth(outlook, units, from),
  );
  return Math.round(saved + gain + (saved > 0 ? 0 : CROWDED * cleared) - CROWDED * over - STACK);
}

/** What is not brought home is lost. */
const SAVED = 3;
const ROOM = 99;
const SHIP = 0.12;

function shipWorth(outlook: Outlook, unit: number, hex: number): number {
  const strength = Math.max(1, typeOf(outlook, unit).strength);
  return SHIP * strength * frontWorth(outlook, hex) + rebuildWorth(outlook, unit, hex);
}

/** What ships bring that fetch land which waits without them (WP-8.6.1.a). */
function ferryWorth(outlook: Outlook, units: readonly number[], hex: number): number {
  const { stands, side } = outlook;
  const { land, fleets } = stands[side][hex]!;
  const ships = (some: readonly number[]) =>
    some.filter((unit) => typeOf(outlook, unit).type === 'N' && !outlook.state.units[unit]!.damaged);
  const others = ships(fleets).filter((unit) => !units.includes(unit)).length;
  const fetched = Math.max(0, Math.min(ships(units).length, land.length - KEPT - others));
  return FERRY * fetched * (1 - stagedShare(outlook, hex));
}

/** Land that stays wherever it is. */
const KEPT = 1;
const FERRY = 40;

// --- land and Air

/** Air to bases without Air, land over the network: the few best goals of each stack. */
export function stackOrders(outlook: Outlook): Order[] {
  const { pack, state, side, stands } = outlook;
  const orders: Order[] = [];
  const reach = reachOf(transportOf(outlook, outlook.survey, side));
  for (const [from, { air, land }] of stands[side].entries()) {
    for (const unit of air.filter((one) => mayGo(outlook, one)))
      orders.push(...best(outlook, airOrders(outlook, from, unit)));
    const soldiers = land.filter((unit) => mayGo(outlook, unit));
    if (soldiers.length === 0 || state.cc.includes(from)) continue;
    const goals = reach
      .ends(from)
      .filter((hex) => forbidsDestination(outlook, outlook.survey, side, hex) === undefined)
      .filter((hex) => pack.hexes[hex]!.base !== undefined || state.cc.includes(hex));
    for (let n = 1; n <= Math.min(soldiers.length, 2); n++)
      orders.push(
        ...best(
          outlook,
          goals.map((to) => landOrder(outlook, from, soldiers.slice(-n), to)),
        ),
      );
  }
  return [...orders, { do: 'pass' }];
}

const BEST = 2;

function best(outlook: Outlook, orders: readonly Order[]): Order[] {
  return orders
    .map((order) => ({ order, worth: stackWorth(outlook, order) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, BEST)
    .map(({ order }) => order);
}

function mayGo({ state, pack }: Outlook, unit: number): boolean {
  return !state.units[unit]!.redeployed && pack.units[unit]!.nation !== 'CN' && state.chungkingAir !== unit;
}

function airOrders(outlook: Outlook, from: number, unit: number): Order[] {
  const { pack, survey, side } = outlook;
  return pack.bases
    .filter((to) => to !== from && forbidsDestination(outlook, survey, side, to) === undefined)
    .map((to) => ({
      do: 'redeploy',
      from: hexId(pack, from),
      units: unitIds(pack, [unit]),
      to: hexId(pack, to),
    }));
}

function landOrder({ pack }: Outlook, from: number, units: readonly number[], to: number): Order {
  return {
    do: 'redeployLand',
    from: hexId(pack, from),
    units: unitIds(
      pack,
      [...units].sort((a, b) => a - b),
    ),
    path: hexId(pack, to),
  };
}

/** What a stack brings where it goes, less what it leaves undone. */
export function stackWorth(outlook: Outlook, order: Order): number {
  if (order.do === 'pass') return 0;
  const { pack } = outlook;
  const from = hexIndex(pack, String(order.from));
  const goal = order.do === 'redeploy' ? order.to : (idsIn(order.path).at(-1) ?? order.path);
  const to = hexIndex(pack, String(goal));
  const units = idsIn(order.units).map((id) => unitIndex(pack, id));
  const yard = units.reduce(
    (sum, unit) => sum + rebuildWorth(outlook, unit, to) - rebuildWorth(outlook, unit, from),
    0,
  );
  const gain =
    order.do === 'redeploy' ? airGain(outlook, units, from, to) : landGain(outlook, units, from, to);
  return Math.round(gain + yard - STACK);
}

function airGain(outlook: Outlook, units: readonly number[], from: number, to: number): number {
  const { stands, side, state } = outlook;
  const sound = units.filter((unit) => !state.units[unit]!.damaged).length / Math.max(1, units.length);
  const share = DAMAGED_AIR + (1 - DAMAGED_AIR) * sound;
  const beside = stands[side][from]!.air.length - units.length;
  const there = airWorth(outlook, to, stands[side][to]!.air.length + units.length - 1);
  return share * (there - airWorth(outlook, from, beside));
}

const DAMAGED_AIR = 0.3;

/** Garrisons, and land beside ships from where there is much to take. */
function landGain(outlook: Outlook, units: readonly number[], from: number, to: number): number {
  const { stands, side, state } = outlook;
  const stays = stands[side][to]!.land.length;
  const comes = units.length;
  const limit = state.cc.includes(to) ? ROOM : landLimit(outlook, to);
  const over = Math.max(0, stays + comes - limit);
  const kept = garrisonWorth(outlook, side, to, stays + comes) - garrisonWorth(outlook, side, to, stays);
  const staged = stagingGain(outlook, from, to, comes);
  const limitHere = state.cc.includes(from) ? ROOM : landLimit(outlook, from);
  const cleared = Math.min(comes, Math.max(0, stands[side][from]!.land.length - limitHere));
  const risk = comes * SUBMARINES - CROWDED * cleared;
  return (
    kept -
    garrisonLoss(outlook, side, from, comes) +
    staged -
    CROWDED * over -
    risk -
    unfed(outlook, to, units)
  );
}

function landLimit({ pack, survey, side }: Outlook, hex: number): number {
  if (pack.hexes[hex]!.unlimited) return ROOM;
  return pack.hexes[hex]!.base !== undefined && survey.control[hex] === side ? LAND_AT_BASE : 1;
}

const LAND_AT_BASE = 3;
const SUBMARINES = 1;

function unfed(outlook: Outlook, hex: number, units: readonly number[]): number {
  const { pack, side } = outlook;
  if (side === 'A' && pack.hexes[hex]!.alliedSupply) return 0;
  if (outlook.supplied(side)[hex] === 1 || outlook.joined(side)[hex] === true) return 0;
  return units.reduce((sum, unit) => sum + hitWorth(outlook, unit), 0);
}

// --- rebuilding, arrivals

/** The unit that gains most for a RP. */
export function rebuilt(outlook: Outlook, { unit }: Order): number {
  const index = unitIndex(outlook.pack, String(unit));
  const cost = outlook.pack.file.tables.rebuildCost[typeOf(outlook, index).type];
  return Math.round((wholeWorth(outlook, index) - unitWorth(outlook, index)) / cost + 1);
}

/** Where land is wanted, and ships have much to do. */
export function arrived(outlook: Outlook, { unit, to }: Order): number {
  const { pack, side, stands } = outlook;
  const index = unitIndex(pack, String(unit));
  const hex = hexIndex(pack, String(to));
  const { type } = typeOf(outlook, index);
  const there = stands[side][hex]!;
  const room = { CV: IN_PORT, N: IN_PORT, L: LAND_AT_BASE, A: 1 }[type];
  const full = { CV: there.fleets, N: there.fleets, L: there.land, A: there.air }[type].length;
  const over = pack.hexes[hex]!.unlimited || full < room ? 0 : CROWDED;
  const kept = garrisonWorth(outlook, side, hex, full + 1) - garrisonWorth(outlook, side, hex, full);
  return Math.max(1, Math.round(100 + (type === 'L' ? kept : SHIP * frontWorth(outlook, hex)) - over));
}
