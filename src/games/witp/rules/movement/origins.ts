/** Who may move, and how far: WP-8.0.b, WP-8.4.b, WP-8.5.a to k, WP-8.6. */
import type { Clause } from '../../../../referee/index.js';
import { enemyOf, NONE, type OpOf, opsOf, type SideId } from '../../components/pack.js';
import {
  type Effect,
  type Impulse,
  inForce,
  isAboard,
  isNeutral,
  type Position,
  strengthOf,
  strengthSum,
  typeOf,
  unitAt,
  waterOf,
} from '../../state/state.js';
import { forbidsFleet, forbidsHex } from '../closed.js';
import { type Travel, travelOf } from './costs.js';
import { type Force, leavings, march, sail, type Ways } from './ways.js';

/** An impulse that is being given, with the searches that were made for it. */
export interface Giving extends Travel {
  /** The impulse, or undefined before its target is named. */
  readonly impulse: Impulse | undefined;
  readonly ways: Map<string, Ways>;
  readonly movers: Map<number, Movers>;
  readonly costs: Map<number, Costs>;
  /** By stack, target and RP: what keeps it from there. */
  readonly barred: Map<string, Clause>;
  /** By the card that frees the activation. */
  readonly reached: Map<number, Uint8Array>;
}

/** Who may leave a hex: land, and fleets by their water. */
export interface Movers {
  readonly land: readonly number[];
  readonly fleets: ReadonlyMap<number, readonly number[]>;
}

/** A stack that moves: on foot from a hex, or fleets from a water with what they carry. */
export interface Stack {
  readonly from: number;
  readonly land: readonly number[];
  readonly fleets: readonly number[];
  /** Place of `roads` or `waters`. */
  readonly start: number;
  readonly onFoot: boolean;
}

/** By hex, what the cheapest way from a hex costs fleets, and land on foot. */
interface Costs {
  readonly fleet: Uint8Array;
  readonly land: Uint8Array;
}

/** No way leads there. */
const NEVER = 255;

/** Less than any way costs. */
const NOT_AT_ALL = -1;

/** Of a position as it stands: true until a unit moves. */
export function givingOf(position: Position, side: Impulse['side'], impulse: Impulse | null): Giving {
  return {
    ...travelOf(position, side),
    impulse: impulse ?? undefined,
    ways: new Map(),
    movers: new Map(),
    costs: new Map(),
    barred: new Map(),
    reached: new Map(),
  };
}

/** The clause that keeps a unit from being sent; a card may free fleets alone. */
export function forbidsMover(giving: Giving, hex: number, unit: number): Clause | undefined {
  const clause = forbidsMove(giving, hex, unit);
  if (clause !== undefined || freeing(giving) !== 'fleetOnly') return clause;
  return typeOf(giving, unit).fleet ? undefined : 'WP-4.3.a';
}

/** WP-8.0.b, WP-8.5.a, g, WP-12.2.c, WP-13.4.b. */
function forbidsMove(giving: Giving, hex: number, unit: number): Clause | undefined {
  const { side, type, nation, fleet } = typeOf(giving, unit);
  const state = unitAt(giving, unit);
  if (side !== giving.side || state.at !== hex) return 'WP-8.2.a';
  if (type === 'A') return 'WP-8.0.b';
  if (nation === 'CN') return 'WP-12.2.c';
  if (isNeutral(giving, unit)) return 'WP-13.4.b';
  if (state.moved || isAboard(state)) return 'WP-8.5.a';
  if (fleet) return isGrounded(giving) ? 'WP-4.5.f' : undefined;
  return giving.survey().land[enemyOf(side)][hex]! > 0 ? 'WP-8.5.g' : undefined;
}

/** Card 1943-09 stops the fleets of a side. */
function isGrounded(giving: Giving): boolean {
  return inForce(giving, 'noFleetMove').some(({ op }) => op.side === giving.side);
}

/** Land of this side may not be shipped against enemy land or Air (card 1944-06). */
export function forbidsShipping(giving: Giving, target: number): Clause | undefined {
  const { pack, side } = giving;
  const survey = giving.survey();
  if (pack.hexes[target]!.terrain !== 'shallow') return 'WP-8.6.1.b';
  const enemy = enemyOf(side);
  const held = survey.land[enemy][target]! > 0 || survey.air[enemy][target]! > 0;
  return held && inForce(giving, 'noAssault').length > 0 ? 'WP-4.5.d' : undefined;
}

/** What the card that frees the activation asks of this impulse. */
export function freeing(giving: Giving): OpOf<'freeActivation'>['when'] | undefined {
  const { impulse, pack, side } = giving;
  if (impulse === undefined || impulse.free === NONE) return undefined;
  for (const op of opsOf(pack, impulse.free, side)) if (op.op === 'freeActivation') return op.when;
  return undefined;
}

/** RP for the way itself of a stack from a hex: an activation marker is paid once a hex (WP-8.2.a, e). */
export function budgetFrom(giving: Giving, hex: number): number {
  const { pack, state, side, impulse } = giving;
  const free = impulse !== undefined && (impulse.free !== NONE || impulse.activated.includes(hex));
  return state.rp[side] - (free ? 0 : pack.file.tables.movementCost.activationMarker);
}

/** Places of `waters` in a hex. */
export function watersIn({ pack }: Position, hex: number): readonly number[] {
  return hex === pack.split ? [hex, pack.eastWater] : [hex];
}

/** Who may leave a hex, whatever a card frees. */
export function moversOf(giving: Giving, hex: number): Movers {
  const known = giving.movers.get(hex);
  if (known !== undefined) return known;
  const { pack, side } = giving;
  const units = pack.army[side].filter((unit) => forbidsMove(giving, hex, unit) === undefined);
  const fleets = units.filter((unit) => typeOf(giving, unit).fleet);
  const movers: Movers = {
    land: units.filter((unit) => typeOf(giving, unit).type === 'L'),
    fleets: new Map(
      watersIn(giving, hex).map((water) => [water, fleets.filter((unit) => waterOf(giving, unit) === water)]),
    ),
  };
  giving.movers.set(hex, movers);
  return movers;
}

/** What ways from a hex cost, by hex: of all fleets that may leave it, and of land on foot. */
function costsFrom(giving: Giving, hex: number): Costs {
  const known = giving.costs.get(hex);
  if (known !== undefined) return known;
  const { pack } = giving;
  const costs = {
    fleet: new Uint8Array(pack.hexes.length).fill(NEVER),
    land: new Uint8Array(pack.hexes.length).fill(NEVER),
  };
  const { land, fleets } = moversOf(giving, hex);
  for (const [water, units] of fleets)
    if (units.length > 0) {
      const forces = departures(giving, water, units, []);
      if (forces.length > 0) note(costs.fleet, sailing(giving, water, forces, true), pack.hexOfWater);
    }
  if (land.length > 0) note(costs.land, marching(giving, hex), pack.hexOfWater);
  giving.costs.set(hex, costs);
  return costs;
}

function note(costs: Uint8Array, ways: Ways, hexOf: readonly number[]): void {
  for (let place = 0; place < ways.length; place++) {
    const way = ways[place];
    const hex = hexOf[place]!;
    if (way !== undefined && way.cost < costs[hex]!) costs[hex] = way.cost;
  }
}

/** What a stack could leave on its way: everything that carries nothing (WP-8.5.o). */
export function forceOf(position: Position, fleets: readonly number[], carriers: readonly number[]): Force {
  const free = fleets.filter((unit) => !carriers.includes(unit));
  const count = (strength: number) => free.filter((unit) => strengthOf(position, unit) === strength).length;
  return { carriers: count(2), naval: count(1), damaged: count(0), loaded: carriers.length > 0 };
}

/** Own fleets in a water that stay when these go. */
function staying(giving: Giving, water: number, going: readonly number[]): number[] {
  const { pack, state, side } = giving;
  return pack.army[side].filter(
    (unit) =>
      state.units[unit]!.at === pack.hexOfWater[water] &&
      typeOf(giving, unit).fleet &&
      waterOf(giving, unit) === water &&
      !going.includes(unit),
  );
}

/** Enemy fleets hold those that would leave, unless as much as they have stays (WP-8.5.j, k, n). */
export function forbidsLeaving(giving: Giving, water: number, going: readonly number[]): Clause | undefined {
  const enemy = enemyOf(giving.side);
  if (giving.survey().fleets[enemy][water] === 0) return undefined;
  const stay = staying(giving, water, going);
  const enough = strengthSum(giving, stay) >= giving.survey().fleetStrength[enemy][water]!;
  return stay.length > 0 && enough ? undefined : 'WP-8.5.k';
}

/** The forces with which some of these fleets can leave a water. */
function departures(
  giving: Giving,
  water: number,
  fleets: readonly number[],
  carriers: readonly number[],
): Force[] {
  const force = forceOf(giving, fleets, carriers);
  if (forbidsLeaving(giving, water, fleets) === undefined) return [force];
  const enemy = giving.survey().fleetStrength[enemyOf(giving.side)][water]!;
  return leavings(force, enemy - strengthSum(giving, staying(giving, water, fleets)));
}

/** Whether fleets of these forces get from a water into the target, leaving units on the way or not. */
export function reaches(
  giving: Giving,
  water: number,
  forces: readonly Force[],
  budget: number,
  target: number,
): boolean {
  if (forces.length === 0) return false;
  const ways = sailing(giving, water, forces, true);
  return watersIn(giving, target).some((place) => (ways[place]?.cost ?? Number.POSITIVE_INFINITY) <= budget);
}

/** The search from a water with these forces, made once and as far as all RP would go. */
export function sailing(giving: Giving, water: number, forces: readonly Force[], leaving: boolean): Ways {
  const key = `${water}${leaving ? '+' : '-'}${forces.map(({ carriers, naval, damaged, loaded }) => `${carriers},${naval},${damaged}${loaded ? 'L' : ''}`).join(';')}`;
  return known(giving, key, () => sail(giving, water, forces, giving.state.rp[giving.side], leaving));
}

export function marching(giving: Giving, hex: number): Ways {
  return known(giving, `on foot ${hex}`, () => march(giving, hex, giving.state.rp[giving.side]));
}

function known({ ways }: Giving, key: string, find: () => Ways): Ways {
  const found = ways.get(key) ?? find();
  ways.set(key, found);
  return found;
}

/** Whether any stack can go from a hex into the target (WP-8.2.d). */
export function canSend(giving: Giving, from: number, target: number): boolean {
  return sendingFrom(giving, from)(target);
}

/** The same of every target, with what they have in common found once. */
export function sendingFrom(giving: Giving, from: number): (target: number) => boolean {
  const budget = budgetFrom(giving, from);
  if (needsTransport(giving)) return (target) => from !== target && canShip(giving, from, target, budget);
  const { fleet, land } = costsFrom(giving, from);
  const onFoot = freeing(giving) === 'fleetOnly' ? NOT_AT_ALL : budget; // WP-4.3.a
  return (target) => from !== target && (fleet[target]! <= budget || land[target]! <= onFoot); // WP-8.2.f
}

/** The first stack of an impulse whose activation a card frees for a transport carries land. */
export function needsTransport(giving: Giving): boolean {
  return freeing(giving) === 'transport' && giving.impulse?.carries === false;
}

export function canMarch(giving: Giving, from: number, target: number, budget: number): boolean {
  return costsFrom(giving, from).land[target]! <= budget;
}

/** A naval unit with land of its hex; the weakest carries, so that the others may be left on the way. */
function canShip(giving: Giving, from: number, target: number, budget: number): boolean {
  const { land, fleets } = moversOf(giving, from);
  if (land.length === 0 || forbidsShipping(giving, target) !== undefined) return false;
  return [...fleets].some(([water, units]) => {
    const [carrier] = weakest(giving, units);
    if (carrier === undefined) return false;
    return reaches(giving, water, departures(giving, water, units, [carrier]), budget, target);
  });
}

/** Naval units, damaged ones first. */
export function weakest(position: Position, fleets: readonly number[]): number[] {
  const naval = fleets.filter((unit) => typeOf(position, unit).type === 'N');
  return naval.sort((a, b) => strengthOf(position, a) - strengthOf(position, b) || a - b);
}

/** Hexes from which something can be sent into a target. */
export function originHexes(giving: Giving): number[] {
  const { pack, state, side } = giving;
  const seen = new Set<number>();
  for (const unit of pack.army[side]) if (state.units[unit]!.at >= 0) seen.add(state.units[unit]!.at);
  return [...seen].filter((hex) => mayLeave(giving, hex)).sort((a, b) => a - b);
}

function mayLeave(giving: Giving, hex: number): boolean {
  const { land, fleets } = moversOf(giving, hex);
  return land.length > 0 || [...fleets.values()].some((units) => units.length > 0);
}

/** An impulse against a target, nothing sent yet. */
export function freshImpulse(side: SideId, target: number, free: number = NONE): Impulse {
  return { side, target, free, activated: [], reached: false, carries: false, underway: null };
}

/** Cards that can still free an activation of this side. */
export function freeCards(giving: Giving): Effect[] {
  return inForce(giving, 'freeActivation')
    .filter(({ op, effect }) => op.side === giving.side && effect.left > 0)
    .map(({ effect }) => effect);
}

/** A target is one only once a turn, and only where a stack can get to (WP-8.5.b, WP-8.2.d). */
export function forbidsTarget(giving: Giving, target: number): Clause | undefined {
  const { state, side } = giving;
  const survey = giving.survey();
  if (state.targets[side].includes(target)) return 'WP-8.5.b';
  const closed = forbidsHex(giving, survey, side, target);
  if (closed !== undefined) return closed;
  if (reachedHexes(giving, NONE)[target] === 1) return undefined;
  if (freeCards(giving).some(({ card }) => reachedHexes(giving, card)[target] === 1)) return undefined;
  return forbidsFleet(giving, survey, side, target) ?? 'WP-8.2.d';
}

/** The clause that keeps a card from freeing this impulse. */
export function forbidsFree(giving: Giving, card: number): Clause | undefined {
  const { impulse } = giving;
  if (impulse === undefined || impulse.activated.length > 0 || impulse.free !== NONE) return 'WP-8.2.a';
  if (!freeCards(giving).some((effect) => effect.card === card)) return 'WP-4.3.a';
  return sendable(giving, { ...impulse, free: card }) ? undefined : 'WP-8.4.f';
}

/** By hex: whether a stack gets there, with the activation paid or freed by a card. */
function reachedHexes(giving: Giving, card: number): Uint8Array {
  const known = giving.reached.get(card);
  if (known !== undefined) return known;
  const reached = new Uint8Array(giving.pack.hexes.length);
  const about = { ...giving, impulse: freshImpulse(giving.side, NONE, card) };
  for (const from of originHexes(giving)) {
    const goes = sendingFrom(about, from);
    for (let target = 0; target < reached.length; target++)
      if (reached[target] === 0 && goes(target)) reached[target] = 1;
  }
  giving.reached.set(card, reached);
  return reached;
}

/** Whether any stack could be sent in such an impulse. */
export function sendable(giving: Giving, impulse: Impulse): boolean {
  const about = { ...giving, impulse };
  return originHexes(about).some((from) => canSend(about, from, impulse.target));
}
