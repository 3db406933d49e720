/** Stacks move: RP are paid, hexes are entered, land comes ashore. WP-8.2.h, WP-8.6.2, WP-8.7, WP-8.8. */
import { enemyOf, hexId, NONE, type SideId } from '../../components/pack.js';
import {
  aboardIn,
  airIn,
  type Impulse,
  landIn,
  type Position,
  seaOfWater,
  unitAt,
} from '../../state/state.js';
import { hexNames, named, type Playing } from '../playing.js';
import { liftAir, removeOverrunDepots } from '../settle.js';
import { budgetFrom, type Giving } from './origins.js';
import { type Journey, journeyStart, stackFrom, stepTo } from './paths.js';

/** A stack as it was ordered. */
interface Sent {
  readonly from: number;
  readonly units: readonly number[];
  /** Land and its carrier in turns. */
  readonly cargo: readonly number[];
  readonly path: readonly number[];
}

/** Pays for the activation and moves the stack along its path; `giving` as it was asked for. */
export function sendStack(
  p: Playing,
  given: Impulse,
  giving: Giving,
  { from, units, cargo, path }: Sent,
): void {
  const { state } = p;
  const stack = stackFrom(p, from, units);
  const carriers = cargo.filter((_, i) => i % 2 === 1);
  const budget = budgetFrom(giving, from);
  const journey: Journey = { giving, stack, carriers, target: given.target, budget };
  const activation = state.rp[given.side] - budget;
  state.rp[given.side] = budget;
  if (!given.activated.includes(from)) given.activated.push(from);
  for (let i = 0; i < cargo.length; i += 2) unitAt(p, cargo[i]!).carrier = cargo[i + 1]!;
  if (cargo.length > 0) given.carries = true;
  for (const unit of units) unitAt(p, unit).moved = true;
  moveAlong(p, given, journey, path, activation);
}

/** The part of a stack that was not left behind goes on. */
export function sendOn(p: Playing, given: Impulse, journey: Journey, path: readonly number[]): void {
  given.underway = null;
  moveAlong(p, given, journey, path, 0);
}

/** `activation`: what the marker of its hex cost, told with the way as it was asked (WP-8.2.a). */
function moveAlong(
  p: Playing,
  given: Impulse,
  journey: Journey,
  path: readonly number[],
  activation: number,
): void {
  const { stack } = journey;
  const before = p.state.rp[given.side];
  const end = stack.onFoot ? walk(p, journey, path) : sailAlong(p, journey, path);
  p.state.rp[given.side] = before - end.cost;
  const units = [...stack.land, ...stack.fleets];
  p.play.log('stack.moves', {
    side: given.side,
    units: named(p, units),
    from: hexId(p.pack, stack.from),
    path: hexNames(p, path),
    n: activation + end.cost,
  });
  if (end.hex === given.target) {
    given.reached = true;
    if (!stack.onFoot) goAshore(p, given.side, end.hex, units);
  } else given.underway = { units, water: end.place, left: false };
}

/** On foot each hex is entered: lone enemy Air and depots do not stay (WP-8.7.h, WP-8.8.b). */
function walk(
  p: Playing,
  journey: Journey,
  path: readonly number[],
): { place: number; hex: number; cost: number } {
  let at = journeyStart(journey);
  for (const hex of path) {
    const next = stepTo(journey, at, hex);
    if (typeof next === 'string') throw new RangeError(`a path that was checked is forbidden: ${next}`);
    at = next;
    for (const unit of journey.stack.land) unitAt(p, unit).at = hex;
    removeOverrunDepots(p);
    liftAir(p);
  }
  return at;
}

function sailAlong(
  p: Playing,
  journey: Journey,
  path: readonly number[],
): { place: number; hex: number; cost: number } {
  let at = journeyStart(journey);
  for (const hex of path) {
    const next = stepTo(journey, at, hex);
    if (typeof next === 'string') throw new RangeError(`a path that was checked is forbidden: ${next}`);
    at = next;
  }
  for (const unit of journey.stack.fleets)
    Object.assign(unitAt(p, unit), { at: at.hex, sea: seaOfWater(p.pack, at.place) });
  for (const unit of journey.stack.land) unitAt(p, unit).at = at.hex;
  liftAir(p); // land that left may have given a base back
  return at;
}

/**
 * Without enemy land and Air the land comes ashore at once; enemy fleets do not hinder it (WP-8.6.2.a to d,
 * f).
 */
function goAshore(p: Playing, side: SideId, hex: number, units: readonly number[]): void {
  const enemy = enemyOf(side);
  if (landIn(p, enemy, hex).length > 0 || airIn(p, enemy, hex).length > 0) return;
  land(
    p,
    aboardIn(p, side, hex).filter((unit) => units.includes(unit)),
    hex,
  );
}

/** Land units leave their ships (WP-8.6.2.g). */
export function land(p: Playing, units: readonly number[], hex: number): void {
  if (units.length === 0) return;
  for (const unit of units) Object.assign(unitAt(p, unit), { carrier: NONE, home: false });
  p.play.log('land.ashore', { units: named(p, units), hex: hexId(p.pack, hex) });
  removeOverrunDepots(p);
  liftAir(p);
}

/** Units of a stack that carry land. */
export function carriersOf(position: Position, units: readonly number[]): number[] {
  return units.map((unit) => unitAt(position, unit).carrier).filter((carrier) => carrier !== NONE);
}
