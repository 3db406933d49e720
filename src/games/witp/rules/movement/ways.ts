/**
 * Where stacks get to and what it costs: one search an origin. Fleets stop where enemy fleets are, unless
 * they leave or find there as much as the enemy has (WP-8.5.j, k); land on foot lifts lone enemy Air on its
 * way (WP-8.7.h).
 */
import { enemyOf, NONE } from '../../components/pack.js';
import { CLOSED, landStep, type Travel } from './costs.js';

/**
 * How many units of each strength a stack of fleets could leave behind: carriers, naval units, damaged ones.
 */
export interface Force {
  readonly carriers: number;
  readonly naval: number;
  readonly damaged: number;
  /** Some unit carries land, and so goes to the end (WP-8.5.o). */
  readonly loaded: boolean;
}

/** A way to a place: `force` is what is still with it. */
export interface Way {
  readonly place: number;
  readonly cost: number;
  readonly force: Force;
  readonly before: Way | undefined;
}

/** The cheapest way to each place; undefined where none leads. */
export type Ways = readonly (Way | undefined)[];

const CARRIER = 2;

/** Whether any unit is left to go on. */
function goesOn({ carriers, naval, damaged, loaded }: Force): boolean {
  return loaded || carriers + naval + damaged > 0;
}

/**
 * What may be left so that at least `need` strength, and at least one unit, stays: nothing more than
 * necessary.
 */
export function leavings({ carriers, naval, damaged, loaded }: Force, need: number): Force[] {
  const rest = (c: number, n: number, d: number): Force => ({
    carriers: carriers - c,
    naval: naval - n,
    damaged: damaged - d,
    loaded,
  });
  const found: Force[] = [];
  if (need <= 0) {
    if (damaged > 0) found.push(rest(0, 0, 1));
    if (naval > 0) found.push(rest(0, 1, 0));
    if (carriers > 0) found.push(rest(1, 0, 0));
    return found.filter(goesOn);
  }
  for (let c = 0; c <= carriers && (c - 1) * CARRIER < need; c++) {
    const n = Math.max(0, need - c * CARRIER);
    if (n <= naval) found.push(rest(c, n, 0));
  }
  return found.filter(goesOn);
}

/**
 * Enemy strength in a water that is not matched by the own fleets there; undefined: no enemy fleets block it
 * (WP-8.5.k, n).
 */
export function unmatched(travel: Travel, water: number): number | undefined {
  const { side } = travel;
  const survey = travel.survey();
  const enemy = enemyOf(side);
  if (survey.fleets[enemy][water] === 0) return undefined;
  const need = survey.fleetStrength[enemy][water]! - survey.fleetStrength[side][water]!;
  return need <= 0 && survey.fleets[side][water]! > 0 ? undefined : need;
}

/**
 * Where fleets of these forces get to from a water with so many RP; `leaving`: by leaving units on the way
 * too.
 */
export function sail(
  travel: Travel,
  start: number,
  forces: readonly Force[],
  budget: number,
  leaving: boolean,
): Ways {
  const { count } = travel.pack.waters;
  const best = new Array<Way | undefined>(count).fill(undefined);
  const voyage: Voyage = {
    travel,
    budget,
    known: [],
    waiting: [forces.map((force) => ({ place: start, cost: 0, force, before: undefined }))],
    whole: forces[0],
    least: new Uint8Array(count),
  };
  for (let cost = 0; cost < voyage.waiting.length; cost++)
    for (const way of voyage.waiting[cost] ?? []) {
      if (!isNews(voyage, way)) continue;
      best[way.place] ??= way;
      for (const force of forcesFrom(travel, way, start, leaving)) spreadFleet(voyage, way, force);
    }
  return best;
}

/** A search for ways of fleets. */
interface Voyage {
  readonly travel: Travel;
  readonly budget: number;
  /** By place, the ways found: none is as cheap and as strong as another. */
  readonly known: Way[][];
  /** Ways to be looked at, by their cost. */
  readonly waiting: Way[][];
  /** The force that has left nobody, and by place what it pays at least; 0: not yet seen. */
  readonly whole: Force | undefined;
  readonly least: Uint8Array;
}

function isNews({ known }: Voyage, way: Way): boolean {
  const others = known[way.place];
  if (others?.some((other) => other.force === way.force || isAsGood(other.force, way.force))) return false;
  if (others === undefined) known[way.place] = [way];
  else others.push(way);
  return true;
}

function isAsGood(a: Force, b: Force): boolean {
  return a.carriers >= b.carriers && a.naval >= b.naval && a.damaged >= b.damaged;
}

/** With what a stack leaves a place on its way: all of it, what is not left there, or nothing. */
function forcesFrom(travel: Travel, way: Way, start: number, leaving: boolean): readonly Force[] {
  const need = way.place === start ? undefined : unmatched(travel, way.place);
  if (need === undefined) return [way.force];
  return leaving ? leavings(way.force, need) : [];
}

function spreadFleet({ travel, budget, waiting, whole, least }: Voyage, way: Way, force: Force): void {
  const { neighbours, first } = travel.pack.waters;
  const costs = travel.fleetCosts();
  for (let link = first[way.place]!; link < first[way.place + 1]!; link++) {
    const place = neighbours[link]!;
    const step = costs[place]!;
    const cost = way.cost + step;
    if (step === CLOSED || cost > budget) continue;
    if (force === whole) {
      if (least[place]! > 0 && least[place]! <= cost) continue;
      least[place] = cost;
    }
    enqueue(waiting, { place, cost, force, before: way });
  }
}

/** A stack on foot; `lifted`: hexes whose lone Air it has driven out. */
interface March extends Way {
  readonly lifted: readonly number[];
}

const ON_FOOT: Force = { carriers: 0, naval: 0, damaged: 0, loaded: false };
const NOBODY: readonly number[] = [];

/**
 * Where land gets to on foot. Enemy land is met in the target alone, so no way leads on from it (WP-8.5.h).
 */
export function march(travel: Travel, start: number, budget: number): Ways {
  const { count } = travel.pack.roads;
  const best = new Array<Way | undefined>(count).fill(undefined);
  const met = travel.survey().land[enemyOf(travel.side)];
  const trek: Trek = {
    travel,
    budget,
    known: [],
    waiting: [[{ place: start, cost: 0, force: ON_FOOT, before: undefined, lifted: NOBODY }]],
    least: new Int16Array(count).fill(budget + 1),
  };
  trek.least[start] = 0;
  for (let cost = 0; cost < trek.waiting.length; cost++)
    for (const way of trek.waiting[cost] ?? []) {
      if (!isMarchNews(trek, way)) continue;
      best[way.place] ??= way;
      if (way.place === start || met[way.place] === 0) spreadLand(trek, way);
    }
  return best;
}

/** A search for ways on foot. */
interface Trek {
  readonly travel: Travel;
  readonly budget: number;
  /** By place, the ways found: none is as cheap and has lifted as much as another. */
  readonly known: March[][];
  /** Ways to be looked at, by their cost. */
  readonly waiting: March[][];
  /** By place, what the cheapest way costs that waits or was found. */
  readonly least: Int16Array;
}

function isMarchNews({ known }: Trek, way: March): boolean {
  const others = known[way.place];
  if (others?.some((other) => way.lifted.every((hex) => other.lifted.includes(hex)))) return false;
  if (others === undefined) known[way.place] = [way];
  else others.push(way);
  return true;
}

function spreadLand({ travel, budget, waiting, least }: Trek, way: March): void {
  const { neighbours, first } = travel.pack.roads;
  for (let link = first[way.place]!; link < first[way.place + 1]!; link++) {
    const place = neighbours[link]!;
    const step = landStep(travel, place, way.lifted);
    const cost = way.cost + step;
    if (step === CLOSED || cost > budget) continue;
    const lifted = liftedIn(travel, place, way.lifted);
    if (lifted.length === 0 && least[place]! <= cost) continue; // any way as cheap has lifted as much
    least[place] = Math.min(least[place]!, cost);
    enqueue(waiting, { place, cost, force: ON_FOOT, before: way, lifted });
  }
}

/** Lone enemy Air is lifted when the hex is entered (WP-8.7.a, h). */
export function liftedIn(travel: Travel, hex: number, lifted: readonly number[]): readonly number[] {
  const survey = travel.survey();
  const enemy = enemyOf(travel.side);
  const lone = survey.fullAir[enemy][hex]! > 0 && survey.land[enemy][hex] === 0;
  return lone && !lifted.includes(hex) ? [...lifted, hex] : lifted;
}

function enqueue<W extends Way>(waiting: W[][], way: W): void {
  const bucket = waiting[way.cost];
  if (bucket === undefined) waiting[way.cost] = [way];
  else bucket.push(way);
}

/** The places of a way, without its start. */
export function placesOf(way: Way): number[] {
  const places: number[] = [];
  for (let one = way; one.before !== undefined; one = one.before) places.unshift(one.place);
  return places;
}

/** The water that lies in a hex beside this one, or NONE (WP-8.5.i, p). */
export function waterBeside({ pack }: Travel, water: number, hex: number): number {
  const { neighbours, first } = pack.waters;
  for (let link = first[water]!; link < first[water + 1]!; link++)
    if (pack.hexOfWater[neighbours[link]!] === hex) return neighbours[link]!;
  return NONE;
}
