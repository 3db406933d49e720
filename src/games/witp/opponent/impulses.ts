/** Impulses weighed whole: what could be sent against a target, and what it would bring. WP-8.2. */
import type { Order } from '../../../referee/index.js';
import { hexId, hexIds, NONE, unitIds } from '../components/pack.js';
import {
  budgetFrom,
  forbidsLeaving,
  forbidsShipping,
  forbidsTarget,
  forceOf,
  type Giving,
  givingOf,
  marching,
  moversOf,
  needsTransport,
  originHexes,
  sailing,
  watersIn,
  weakest,
} from '../rules/movement/origins.js';
import { placesOf, type Way } from '../rules/movement/ways.js';
import { redeployLimit, strengthOf, typeOf } from '../state/state.js';
import { garrisonLoss, stagingGain } from './garrisons.js';
import type { Outlook } from './outlook.js';
import { type Force, NO_FORCE, type Oddsmaker, strikeWorth, together } from './strike.js';

/** The best that could be sent against a target. */
export interface Impulse {
  readonly target: number;
  readonly sendings: readonly Sending[];
  /** What it brings beyond what stands there now. */
  readonly gain: number;
  /** What it brings beyond what stands there now, less its price. */
  readonly net: number;
  readonly cost: number;
}

/** Stacks that one impulse is put together of. */
const MOST_STACKS = 4;
/**
 * What a RP is worth: to many other impulses, to fewer and fewer, left over; at last whatever gains anything
 * is done rather than a unit rebuilt.
 */
const PRICES = [40, 16, 6, 2, 0.1, -4] as const;
const REBUILDING = 3;

/**
 * The best impulses, those that leave RP for others first; where there are none, what can be had for the
 * rest.
 */
export function impulsesOf(outlook: Outlook, odds: Oddsmaker): Impulse[] {
  const giving = givingOf(outlook, outlook.side, null);
  const targets = targetsOf(outlook).filter((target) => forbidsTarget(giving, target) === undefined);
  const paying = (price: number) =>
    targets
      .map((target) => impulseAt(outlook, odds, giving, target, price))
      .filter(({ sendings, gain, net }) => sendings.length > 0 && gain > 0 && net > 0);
  for (const price of PRICES) {
    const found = paying(price);
    if (found.length > 0) return found;
  }
  return [];
}

/** Enemy bases and depots, enemy units, own bases that lack land, and own ports where land is staged. */
function targetsOf({ pack, state, survey, stands, enemy, side }: Outlook): number[] {
  return [...pack.hexes.keys()].filter((hex) => {
    const { land, fleets } = stands[enemy][hex]!;
    const { base, owner } = pack.hexes[hex]!;
    if (survey.closed[hex] === 1) return false;
    if (survey.control[hex] === enemy || land.length > 0 || fleets.length > 0) return true;
    if (base === 'port' && survey.control[hex] === side) return true;
    return state.cc.includes(hex) || (owner === side && stands[side][hex]!.land.length === 0);
  });
}

/** Stack after stack, always the one that brings most; as many of them as bring most together. */
export function impulseAt(
  outlook: Outlook,
  odds: Oddsmaker,
  giving: Giving,
  target: number,
  price: number,
): Impulse {
  const { state, side } = outlook;
  const before = strikeWorth(outlook, odds, target, NO_FORCE);
  const all = sendingsTo(giving, target).filter(({ force }) =>
    comesHome(outlook, target, force.fleets.length),
  );
  let best: Impulse = { target, sendings: [], gain: 0, net: 0, cost: 0 };
  let now: Impulse = best;
  for (let stacks = 0; stacks < MOST_STACKS; stacks++) {
    let next: Impulse | undefined;
    for (const sending of all) {
      if (now.sendings.some((one) => one.units.some((unit) => sending.units.includes(unit)))) continue;
      const sendings = [...now.sendings, sending];
      const cost = costOf(giving, sendings);
      if (cost > state.rp[side]) continue;
      const gain = worthOf(outlook, odds, target, sendings) - before;
      const net = gain - priceOf(outlook, cost, price);
      if (next === undefined || net > next.net) next = { target, sendings, gain, net, cost };
    }
    if (next === undefined) break;
    if (next.net > best.net || best.sendings.length === 0) best = next;
    now = next;
  }
  return best;
}

function worthOf(outlook: Outlook, odds: Oddsmaker, target: number, sendings: readonly Sending[]): number {
  const force = sendings.reduce((sum, one) => together(sum, one.force), NO_FORCE);
  const leaving = new Map<number, number>();
  for (const { from, force: one } of sendings)
    leaving.set(from, (leaving.get(from) ?? 0) + one.aboard.length + one.onFoot.length);
  const staged = isQuiet(outlook, target);
  let changed = 0;
  for (const [from, units] of leaving) {
    changed -= garrisonLoss(outlook, outlook.side, from, units);
    if (staged) changed += stagingGain(outlook, from, target, units);
  }
  return strikeWorth(outlook, odds, target, force) + changed;
}

/** An own place that no enemy is in: land that comes there waits for what is next. */
function isQuiet({ survey, stands, enemy, side }: Outlook, hex: number): boolean {
  const { land, aboard, fleets } = stands[enemy][hex]!;
  return survey.control[hex] === side && land.length + aboard.length + fleets.length === 0;
}

/** Markers for hexes not yet activated, and the ways (WP-8.2.a, e, WP-8.4.c). */
function costOf({ impulse, pack }: Giving, sendings: readonly Sending[]): number {
  const marker =
    impulse !== undefined && impulse.free >= 0 ? 0 : pack.file.tables.movementCost.activationMarker;
  const fresh = new Set(sendings.map(({ from }) => from));
  for (const from of impulse?.activated ?? []) fresh.delete(from);
  return marker * fresh.size + sendings.reduce((sum, { cost }) => sum + cost, 0);
}

/** RP that are left rebuild what is damaged; more of them are lost (WP-10.6). */
function priceOf(outlook: Outlook, cost: number, price: number): number {
  const { pack, state, side } = outlook;
  const damaged = pack.army[side].filter((unit) => state.units[unit]!.damaged && mayBeRebuilt(outlook, unit));
  const spare = Math.max(0, state.rp[side] - damaged.length);
  return price * cost + REBUILDING * Math.max(0, cost - spare);
}

/** Fleets that go home, and what stands in a base of its own nation (WP-10.6.a). */
function mayBeRebuilt({ pack, state }: Outlook, unit: number): boolean {
  const { at } = state.units[unit]!;
  const { fleet, nation } = pack.units[unit]!;
  return at >= 0 && (fleet || pack.hexes[at]!.colour === nation);
}

/**
 * Fleets away from own ports go home one stack a hex; more than that would be lost (WP-10.1.b, WP-10.2.e).
 */
function comesHome(outlook: Outlook, target: number, fleets: number): boolean {
  if (fleets === 0) return true;
  const { pack, side, stands, survey } = outlook;
  const away = stands[side].filter((stand, hex) => {
    const isHarbour = pack.hexes[hex]!.base === 'port' && survey.control[hex] === side;
    return hex !== target && stand.fleets.length > 0 && !isHarbour;
  });
  return away.length < redeployLimit(outlook, side);
}

/** The order to aim at a target, and what it is worth: more for the RP counts more. */
export function aimingWorth({ net, cost }: Impulse): number {
  return net / Math.max(1, cost);
}

/** What goes on against a target that has been named, at the price at which it was chosen. */
export function impulseUnderWay(outlook: Outlook, odds: Oddsmaker): Impulse | undefined {
  const { impulse } = outlook.state;
  if (impulse === null) return undefined;
  const giving = givingOf(outlook, outlook.side, impulse);
  let found: Impulse | undefined;
  for (const price of PRICES) {
    found = impulseAt(outlook, odds, giving, impulse.target, price);
    if (found.net > 0 || impulse.reached) return found;
  }
  return found;
}

/** A stack as an order. */
export function sendOrder({ pack }: Outlook, { from, units, cargo, path }: Sending): Order {
  return {
    do: 'send',
    from: hexId(pack, from),
    units: unitIds(
      pack,
      [...units].sort((a, b) => a - b),
    ),
    cargo: unitIds(pack, cargo),
    path: hexIds(pack, path),
  };
}

// The stacks that could be sent from each hex to a target: who, carrying what, on which way. WP-8.2, WP-8.4,
// WP-8.6.

/** One stack and its way. */
interface Sending {
  readonly from: number;
  readonly units: readonly number[];
  /** Land and its carrier in turns. */
  readonly cargo: readonly number[];
  readonly path: readonly number[];
  /** RP, without the activation marker. */
  readonly cost: number;
  readonly force: Force;
}

const MOST_CARGO = 5;

/** Every sensible stack that gets to the target. */
function sendingsTo(giving: Giving, target: number): Sending[] {
  return originHexes(giving)
    .filter((from) => from !== target)
    .flatMap((from) => [...overland(giving, from, target), ...bySea(giving, from, target)]);
}

function overland(giving: Giving, from: number, target: number): Sending[] {
  const { land } = moversOf(giving, from);
  if (land.length === 0 || needsTransport(giving)) return [];
  const way = marching(giving, from)[target];
  if (way === undefined || way.before === undefined || way.cost > budgetFrom(giving, from)) return [];
  const sorted = strongest(giving, land);
  return sorted.map((_, i) => {
    const units = sorted.slice(0, i + 1);
    return {
      from,
      units,
      cargo: [],
      path: placesOf(way),
      cost: way.cost,
      force: { fleets: [], aboard: [], onFoot: units },
    };
  });
}

function bySea(giving: Giving, from: number, target: number): Sending[] {
  const { land, fleets } = moversOf(giving, from);
  return [...fleets].flatMap(([water, all]) => {
    if (all.length === 0 || forbidsLeaving(giving, water, all) !== undefined) return [];
    const way = voyageTo(giving, water, all, target);
    if (way === undefined || way.cost > budgetFrom(giving, from)) return [];
    const path = placesOf(way).map((place) => giving.pack.hexOfWater[place]!);
    const ships = forbidsShipping(giving, target) === undefined ? land : [];
    return crews(giving, all, ships)
      .filter(({ aboard }) => aboard.length > 0 || !needsTransport(giving))
      .map((force) => sent(giving, from, force, path, way.cost));
  });
}

function voyageTo(giving: Giving, water: number, all: readonly number[], target: number): Way | undefined {
  const ways = sailing(giving, water, [forceOf(giving, all, [])], false);
  const found = watersIn(giving, target).flatMap((place) => ways[place] ?? []);
  return found.filter(({ before }) => before !== undefined).sort((a, b) => a.cost - b.cost)[0];
}

/**
 * Fleets alone, and fleets with one land unit after the other aboard: just those that carry, with the
 * carriers, with all.
 */
function crews(giving: Giving, all: readonly number[], land: readonly number[]): Force[] {
  const able = strongest(giving, all).filter((unit) => strengthOf(giving, unit) > 0);
  const carriers = able.filter((unit) => typeOf(giving, unit).type === 'CV');
  const found: Force[] = [];
  const add = (fleets: readonly number[], aboard: readonly number[]) => {
    const isNew = !found.some(
      (one) => one.fleets.length === fleets.length && one.aboard.length === aboard.length,
    );
    if (fleets.length > 0 && isNew) found.push({ fleets, aboard, onFoot: [] });
  };
  add(able, []);
  add(able.slice(0, Math.ceil(able.length / 2)), []);
  const ferries = weakest(giving, all);
  const soldiers = strongest(giving, land);
  for (let n = 1; n <= Math.min(ferries.length, soldiers.length, MOST_CARGO); n++) {
    const carrying = ferries.slice(0, n);
    const aboard = soldiers.slice(0, n);
    const escorts = able.filter((unit) => !carrying.includes(unit));
    add(carrying, aboard);
    add([...carrying, ...carriers], aboard);
    add([...carrying, ...escorts], aboard);
  }
  return found;
}

function sent(giving: Giving, from: number, force: Force, path: readonly number[], cost: number): Sending {
  const { fleets, aboard } = force;
  const ferries = weakest(giving, fleets);
  const cargo = aboard.flatMap((unit, i) => [unit, ferries[i] ?? NONE]);
  return { from, units: [...fleets, ...aboard], cargo, path, cost, force };
}

/** Full units first, the stronger before the weaker. */
function strongest(giving: Giving, units: readonly number[]): number[] {
  return [...units].sort((a, b) => strengthOf(giving, b) - strengthOf(giving, a) || a - b);
}
