/**
 * The stacks that could be sent from each hex to a target: who, carrying what, on which way. WP-8.2, WP-8.4,
 * WP-8.6.
 */
import { NONE } from '../components/pack.js';
import {
  budgetFrom,
  forbidsLeaving,
  forbidsShipping,
  forceOf,
  type Giving,
  marching,
  moversOf,
  needsTransport,
  originHexes,
  sailing,
  watersIn,
  weakest,
} from '../rules/movement/origins.js';
import { placesOf, type Way } from '../rules/movement/ways.js';
import { strengthOf, typeOf } from '../state/state.js';
import type { Force } from './strike.js';

/** One stack and its way. */
export interface Sending {
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
export function sendingsTo(giving: Giving, target: number): Sending[] {
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
      ...{ from, units, cargo: [], path: placesOf(way), cost: way.cost },
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
