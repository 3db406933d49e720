/** The way of a stack, hex by hex: WP-8.4, WP-8.5, WP-8.2.d, WP-8.5.o. */
import type { Clause } from '../../../../referee/index.js';
import { enemyOf, NONE } from '../../components/pack.js';
import { type Position, strengthSum, typeOf, waterOf } from '../../state/state.js';
import { forbidsFleet, forbidsHex } from '../closed.js';
import { landStep } from './costs.js';
import {
  budgetFrom,
  canMarch,
  forbidsLeaving,
  forbidsShipping,
  forceOf,
  type Giving,
  marching,
  needsTransport,
  reaches,
  type Stack,
  sailing,
  watersIn,
  weakest,
} from './origins.js';
import { leavings, liftedIn, placesOf, sail, unmatched, type Way, type Ways, waterBeside } from './ways.js';

/** A stack with what its way depends on. */
export interface Journey {
  readonly giving: Giving;
  readonly stack: Stack;
  readonly carriers: readonly number[];
  readonly target: number;
  /** RP for the way. */
  readonly budget: number;
}

/** Where a stack stands after some hexes, and what they cost. */
export interface Along {
  readonly place: number;
  readonly hex: number;
  readonly cost: number;
  readonly lifted: readonly number[];
}

export function journeyStart({ stack }: Journey): Along {
  return { place: stack.start, hex: stack.from, cost: 0, lifted: [] };
}

/** One hex further, or the clause that forbids it. */
export function stepTo(journey: Journey, at: Along, hex: number): Along | Clause {
  return journey.stack.onFoot ? marchTo(journey, at, hex) : sailTo(journey, at, hex);
}

function marchTo({ giving, target, budget, stack }: Journey, at: Along, hex: number): Along | Clause {
  const { pack, side } = giving;
  const survey = giving.survey();
  const { terrain } = pack.hexes[hex]!;
  const enemy = enemyOf(side);
  if (!pack.grid.adjacent(at.hex, hex)) return 'WP-8.5.r';
  if (terrain === 'sea' || terrain === 'mountain') return 'WP-8.5.d';
  if (!pack.roads.adjacent(at.hex, hex)) return 'WP-8.5.e';
  const closed = forbidsHex(giving, survey, side, hex);
  if (closed !== undefined) return closed;
  if (survey.land[enemy][hex]! > 0 && hex !== target) return 'WP-8.5.h';
  if (at.hex !== stack.from && survey.land[enemy][at.hex]! > 0) return 'WP-8.5.h';
  const cost = at.cost + landStep(giving, hex, at.lifted);
  return cost > budget ? 'WP-8.4.f' : { place: hex, hex, cost, lifted: liftedIn(giving, hex, at.lifted) };
}

function sailTo({ giving, budget, stack }: Journey, at: Along, hex: number): Along | Clause {
  const { pack, side } = giving;
  const survey = giving.survey();
  if (!pack.grid.adjacent(at.hex, hex)) return 'WP-8.5.r';
  const closed = forbidsFleet(giving, survey, side, hex);
  if (closed !== undefined) return closed;
  const place = waterBeside(giving, at.place, hex);
  if (place === NONE) return at.hex === pack.split || hex === pack.split ? 'WP-8.5.p' : 'WP-8.5.i';
  if (at.place !== stack.start && unmatched(giving, at.place) !== undefined) return 'WP-8.5.j';
  const cost = at.cost + giving.fleetCosts()[place]!;
  return cost > budget ? 'WP-8.4.f' : { place, hex, cost, lifted: at.lifted };
}

/**
 * Where the path ends: in the target, or where enemy fleets are and units can be left (WP-8.2.d, WP-8.5.o).
 */
export function unfinishedPath(journey: Journey, at: Along): Clause | undefined {
  if (at.hex === journey.target) return undefined;
  if (journey.stack.onFoot) return 'WP-8.2.d';
  return canLeaveAt(journey, at) ? undefined : 'WP-8.5.o';
}

/** Whether a stack can leave some units in a water with enemy fleets, and the others get on to the target. */
export function canLeaveAt(journey: Journey, { place, cost }: Pick<Along, 'place' | 'cost'>): boolean {
  const { giving, stack, carriers, target, budget } = journey;
  const { side } = giving;
  const survey = giving.survey();
  if (survey.fleets[enemyOf(side)][place] === 0 || place === stack.start) return false;
  const need = survey.fleetStrength[enemyOf(side)][place]! - survey.fleetStrength[side][place]!;
  const forces = leavings(forceOf(giving, stack.fleets, carriers), need);
  return reaches(giving, place, forces, budget - cost, target);
}

/** The hexes that a path may end in, by the cheapest ways. */
export function goalsOf(journey: Journey): number[] {
  const { giving, stack, budget } = journey;
  const ways = directWays(journey);
  const ends = [...ways.keys()].filter((place) => {
    const way = ways[place];
    return way?.before !== undefined && way.cost <= budget && mayEnd(journey, way);
  });
  return [...new Set(stack.onFoot ? ends : ends.map((place) => giving.pack.hexOfWater[place]!))];
}

function mayEnd(journey: Journey, way: Way): boolean {
  const { giving, stack, target } = journey;
  const hex = stack.onFoot ? way.place : giving.pack.hexOfWater[way.place]!;
  return hex === target || (!stack.onFoot && canLeaveAt(journey, way));
}

/** The cheapest way to a goal, as hexes; of two waters in it the one in which the path may end. */
export function routeTo(journey: Journey, goal: number): number[] | undefined {
  const { giving, stack, budget } = journey;
  const ways = directWays(journey);
  const places = stack.onFoot ? [goal] : watersIn(giving, goal);
  const found = places
    .map((place) => ways[place])
    .filter((way): way is Way => way?.before !== undefined && way.cost <= budget);
  const ends = found.filter((way) => mayEnd(journey, way));
  const [best] = (ends.length > 0 ? ends : found).sort((a, b) => a.cost - b.cost);
  if (best === undefined) return undefined;
  return placesOf(best).map((place) => (stack.onFoot ? place : giving.pack.hexOfWater[place]!));
}

/** RP enough for any way. */
const UNLIMITED = 255;

/**
 * The clause that keeps a stack from its target: its RP, where they would not do with nothing in between;
 * else what the try that comes nearest meets first, could it pay for every step; else the RP (WP-8.4.f).
 */
export function barredBy(journey: Journey): Clause {
  const { giving, stack, carriers, target, budget } = journey;
  const units = [...stack.land, ...stack.fleets, ...carriers].join();
  const key = `${stack.start} ${stack.onFoot} ${units} ${target} ${budget}`;
  const clause = giving.barred.get(key) ?? clauseOf(journey);
  giving.barred.set(key, clause);
  return clause;
}

function clauseOf(journey: Journey): Clause {
  const { giving, stack, carriers, target, budget } = journey;
  const { grid, file } = giving.pack;
  if (grid.distance(stack.from, target) * file.tables.movementCost.perHex > budget) return 'WP-8.4.f';
  const rich = { ...journey, budget: UNLIMITED };
  const free = [journeyStart(rich)];
  const places = new Set([stack.start]);
  for (const at of free)
    for (const hex of beside(giving, at.hex)) {
      const next = stepTo(rich, at, hex);
      if (typeof next === 'string' || places.has(next.place)) continue;
      places.add(next.place);
      free.push(next);
    }
  const force = forceOf(giving, stack.fleets, carriers);
  const ways = stack.onFoot ? [] : sail(giving, stack.start, [force], UNLIMITED, true);
  if (watersIn(giving, target).some((place) => places.has(place) || ways[place] !== undefined))
    return 'WP-8.4.f';
  const far = (hex: number) => grid.distance(hex, target);
  for (const at of free.toSorted((a, b) => far(a.hex) - far(b.hex)))
    for (const hex of beside(giving, at.hex)) {
      const met = far(hex) < far(at.hex) ? stepTo(rich, at, hex) : at;
      if (typeof met === 'string') return met;
    }
  return 'WP-8.4.f';
}

function beside({ pack: { grid } }: Giving, hex: number): number[] {
  const links = grid.neighbours.subarray(grid.first[hex]!, grid.first[hex + 1]!);
  return [...links].filter((next) => next >= 0);
}

/** Ways without leaving anybody. */
function directWays({ giving, stack, carriers }: Journey): Ways {
  if (stack.onFoot) return marching(giving, stack.from);
  return sailing(giving, stack.start, [forceOf(giving, stack.fleets, carriers)], false);
}

/** The clause that keeps these units from being left where the stack stands (WP-8.5.k, n, o). */
export function unfinishedLeaving(journey: Journey, left: readonly number[]): Clause | undefined {
  const { giving, stack, carriers, target, budget } = journey;
  const { side } = giving;
  const survey = giving.survey();
  const place = stack.start;
  const others = stack.fleets.filter((unit) => !left.includes(unit));
  if (left.length === 0 || others.length === 0) return 'WP-8.5.o';
  const here = survey.fleetStrength[side][place]! - strengthSum(giving, others);
  if (here < survey.fleetStrength[enemyOf(side)][place]!) return 'WP-8.5.k';
  return reaches(giving, place, [forceOf(giving, others, carriers)], budget, target)
    ? undefined
    : barredBy({ ...journey, stack: { ...stack, fleets: others } });
}

/** The stack that some units of a hex make. */
export function stackFrom(position: Position, from: number, units: readonly number[]): Stack {
  const land = units.filter((unit) => typeOf(position, unit).type === 'L');
  const fleets = units.filter((unit) => typeOf(position, unit).fleet);
  const [first] = fleets;
  return {
    from,
    land,
    fleets,
    start: first === undefined ? from : waterOf(position, first),
    onFoot: first === undefined,
  };
}

/**
 * The clause that says these units can make no stack that gets to the target (WP-8.2.d, WP-8.4.b, f, WP-8.6).
 */
export function unfinishedStack(giving: Giving, stack: Stack, target: number): Clause | undefined {
  const { land, fleets, start, onFoot, from } = stack;
  if (land.length + fleets.length === 0) return 'WP-8.2.g';
  const budget = budgetFrom(giving, from);
  if (onFoot) {
    if (needsTransport(giving)) return 'WP-4.3.a';
    if (canMarch(giving, from, target, budget)) return undefined;
    return barredBy({ giving, stack, carriers: [], target, budget });
  }
  if (fleets.some((unit) => waterOf(giving, unit) !== start)) return 'WP-8.5.p';
  const naval = weakest(giving, fleets);
  if (naval.length < land.length) return 'WP-8.6.a';
  if (land.length > 0) {
    const clause = forbidsShipping(giving, target);
    if (clause !== undefined) return clause;
  } else if (needsTransport(giving)) return 'WP-4.3.a';
  return forbidsSailing(giving, stack, naval.slice(0, land.length), target);
}

/** The clause that keeps fleets with these carriers from the target. */
export function forbidsSailing(
  giving: Giving,
  stack: Stack,
  carriers: readonly number[],
  target: number,
): Clause | undefined {
  const { start, fleets, from } = stack;
  const held = forbidsLeaving(giving, start, fleets);
  if (held !== undefined) return held;
  const force = forceOf(giving, fleets, carriers);
  const budget = budgetFrom(giving, from);
  if (reaches(giving, start, [force], budget, target)) return undefined;
  return barredBy({ giving, stack, carriers, target, budget });
}
