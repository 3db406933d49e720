/** What a force comes to in the hex it is aimed at: fleet battle, then landing or land battle. */

import type { Pack } from '../components/pack.js';
import { isFirstTurn } from '../rules/closed.js';
import { inForce, strengthSum, typeOf } from '../state/state.js';
import { garrisonWorth } from './garrisons.js';
import { fullOf, hexWorth, hitWorth, type Outlook, supportIn, unitWorth } from './outlook.js';

/** Units that would be in the target. */
export interface Force {
  readonly fleets: readonly number[];
  readonly aboard: readonly number[];
  readonly onFoot: readonly number[];
}

export const NO_FORCE: Force = { fleets: [], aboard: [], onFoot: [] };

export function together(a: Force, b: Force): Force {
  return {
    fleets: [...a.fleets, ...b.fleets],
    aboard: [...a.aboard, ...b.aboard],
    onFoot: [...a.onFoot, ...b.onFoot],
  };
}

/** What of a place one hopes to keep that was taken: with a supply line, and without. */
const KEPT = 0.8;
const CUT_OFF = 0.3;
/** Combat goes on: half of it is not yet won. */
const CONTINUED = 0.45;
/** Each land unit that fails to land: half are lost, the others damaged. Each that is driven out of a hex. */
const FAILED = 15;
const ROUTED = 8;
/** What Japan loses if she fights nobody in China (WP-12.2.g). */
const FRONT_DUTY = 26;
/** How often an enemy fleet comes that could come. */
const COMES = 0.5;

/** What a force is worth in a hex, against what happens there without it. */
export function strikeWorth(outlook: Outlook, odds: Oddsmaker, target: number, sent: Force): number {
  const { side, stands } = outlook;
  const here = stands[side][target]!;
  const force: Force = {
    fleets: [...here.fleets, ...sent.fleets],
    aboard: [...here.aboard, ...sent.aboard],
    onFoot: [...here.land, ...sent.onFoot],
  };
  const sea = atSea(outlook, odds, target, force);
  return sea.worth + ashore(outlook, odds, target, force, sea.win) - crowd(outlook, target, force);
}

/** Beyond the limit of a base somebody must leave at once, or is lost (WP-10.5.c). */
function crowd({ pack, state }: Outlook, target: number, { aboard, onFoot }: Force): number {
  if (state.cc.includes(target) || pack.hexes[target]!.unlimited) return 0;
  const limit = pack.hexes[target]!.base === undefined ? 1 : LAND_AT_BASE;
  return CROWDED * Math.max(0, aboard.length + onFoot.length - limit);
}

const LAND_AT_BASE = 3;
const CROWDED = 9;

interface AtSea {
  readonly worth: number;
  /** Chance that the landing can go on. */
  readonly win: number;
}

function atSea(outlook: Outlook, odds: Oddsmaker, target: number, force: Force): AtSea {
  const { enemy, stands } = outlook;
  const foes = stands[enemy][target]!.fleets;
  if (force.fleets.length === 0) return { worth: 0, win: 1 };
  if (foes.length > 0) return fleetBattle(outlook, odds, target, force, foes);
  const comers = interceptors(outlook, target);
  if (comers.length === 0) return { worth: 0, win: 1 };
  const battle = fleetBattle(outlook, odds, target, force, comers);
  return { worth: COMES * Math.min(0, battle.worth), win: 1 - COMES * (1 - battle.win) };
}

function fleetBattle(
  outlook: Outlook,
  odds: Oddsmaker,
  target: number,
  { fleets, aboard }: Force,
  foes: readonly number[],
): AtSea {
  const { side, enemy, state } = outlook;
  const strength = seaStrength(outlook, fleets) + 2 * supportIn(outlook, side, target);
  const against = seaStrength(outlook, foes) + 2 * supportIn(outlook, enemy, target);
  const {
    win,
    given,
    taken: hits,
  } = odds({
    kind: 'fleet',
    lead: strength - against,
    own: fullOf(outlook, fleets).length,
    enemy: fullOf(outlook, foes).length,
  });
  const cargo = state.options.literalTransportHits ? aboard.length / Math.max(1, fleets.length) : 0;
  const worth =
    given * meanHit(outlook, foes) -
    hits * riskIn(outlook) * (meanHit(outlook, fleets) + cargo * HIT_ON_CARGO) -
    (1 - win) * aboard.length * SENT_HOME;
  return { worth, win };
}

const HIT_ON_CARGO = 12;

/** Land whose fleet is beaten was sent in vain. */
const SENT_HOME = 4;

/**
 * The Allies must come to Japan before the last turn: what they lose on the way counts less the less time is
 * left (WP-3.2.d).
 */
function riskIn({ side, state }: Outlook): number {
  return side === 'J' ? 1 : Math.max(LEAST_RISK, 1 - state.turn / (state.lastTurn + LEFT));
}

const LEAST_RISK = 0.35;
const LEFT = 6;

function meanHit(outlook: Outlook, units: readonly number[]): number {
  if (units.length === 0) return 0;
  return units.reduce((sum, unit) => sum + hitWorth(outlook, unit), 0) / units.length;
}

/** Strength of fleets with the task force bonus (WP-9.3.1.a). */
export function seaStrength(outlook: Outlook, fleets: readonly number[]): number {
  const full = fullOf(outlook, fleets);
  const carriers = full.filter((unit) => typeOf(outlook, unit).type === 'CV').length;
  return strengthSum(outlook, fleets) + 2 * Math.min(carriers, full.length - carriers);
}

/** The strongest enemy fleet in one hex that could still come to this one. */
function interceptors({ pack, state, enemy, stands }: Outlook, target: number): readonly number[] {
  if (state.step !== 'movement' || state.passed[enemy] || state.targets[enemy].includes(target)) return [];
  let best: readonly number[] = [];
  for (const [hex, { fleets }] of stands[enemy].entries()) {
    if (hex === target || pack.grid.distance(hex, target) > state.rp[enemy] - 1) continue;
    const ready = fleets.filter((unit) => !state.units[unit]!.moved);
    if (ready.length > best.length) best = ready;
  }
  return best;
}

// --- on land

function ashore(outlook: Outlook, odds: Oddsmaker, target: number, force: Force, atSeaWon: number): number {
  const { enemy, stands, survey, side } = outlook;
  const { land: foes, air } = stands[enemy][target]!;
  const land = [...force.aboard, ...force.onFoot];
  if (land.length === 0) return deterred(outlook, target, force, atSeaWon);
  if (foes.length > 0) return landBattle(outlook, odds, target, force, foes, atSeaWon);
  const own = survey.control[target] === side && stands[side][target]!.land.length > 0;
  if (own) return helped(outlook, target, force);
  const sure = force.onFoot.length > 0 || air.length === 0 ? 1 : atSeaWon;
  return sure * taken(outlook, target) - stranded(outlook, target, land.length);
}

/** Fleets that beat off a landing save what it would take. */
function deterred({ side, enemy, stands, survey }: Outlook, target: number, force: Force, won: number) {
  const coming = stands[enemy][target]!.aboard.length;
  if (coming === 0 || force.fleets.length === 0 || survey.control[target] !== side) return 0;
  return won * SAVED * coming;
}

const SAVED = 25;

/** More land where an enemy could come. */
function helped(outlook: Outlook, target: number, { aboard, onFoot }: Force): number {
  const { side, stands } = outlook;
  const stays = stands[side][target]!.land.length;
  const comes = aboard.length + onFoot.length - stays;
  if (comes <= 0) return 0;
  return garrisonWorth(outlook, side, target, stays + comes) - garrisonWorth(outlook, side, target, stays);
}

function landBattle(
  outlook: Outlook,
  odds: Oddsmaker,
  target: number,
  { fleets, aboard, onFoot }: Force,
  foes: readonly number[],
  atSeaWon: number,
): number {
  const { side, enemy } = outlook;
  const isAssault = aboard.length > 0;
  const land = [...aboard, ...onFoot];
  const carriers = fullOf(outlook, fleets).filter((unit) => typeOf(outlook, unit).type === 'CV').length;
  const strength =
    strengthSum(outlook, land) + 2 * supportIn(outlook, side, target) + (isAssault ? carriers : 0);
  const against =
    strengthSum(outlook, foes) + 2 * supportIn(outlook, enemy, target) + defence(outlook, isAssault);
  const own = fullOf(outlook, land).length;
  const full = fullOf(outlook, foes).length;
  const {
    win,
    rout,
    routed,
    given,
    taken: hits,
  } = odds({
    kind: 'land',
    lead: strength - against,
    own,
    enemy: full,
  });
  const prize = taken(outlook, target);
  const gain = prize * (rout + CONTINUED * (win - rout));
  const fails = land.length * (isAssault ? (1 - win) * FAILED : routed * ROUTED);
  const duty = isFrontDuty(outlook, target) ? FRONT_DUTY : 0;
  const fight =
    gain + duty + given * meanHit(outlook, foes) - riskIn(outlook) * (hits * meanHit(outlook, land) + fails);
  const chance = onFoot.length > 0 ? 1 : atSeaWon;
  return chance * fight - stranded(outlook, target, land.length) * win;
}

function defence(outlook: Outlook, isAssault: boolean): number {
  if (!isAssault || (outlook.side === 'J' && isFirstTurn(outlook))) return 0;
  const set = inForce(outlook, 'defenceBonus').filter(({ op }) => op.attacker === outlook.side);
  return set.at(-1)?.op.value ?? outlook.pack.file.tables.combat.defenceBonus;
}

/** Whether a battle here is the one that Japan owes this turn (WP-12.2.f). */
function isFrontDuty({ side, state, pack }: Outlook, hex: number): boolean {
  if (side !== 'J' || state.surrendered || state.turn < 2 || state.chinaBattle) return false;
  return pack.chinaHome.includes(hex) && !state.cc.some((one) => pack.chinaHome.includes(one));
}

const DEPOT = 8;
/** No place but Japan is worth so much, and she need not be kept. */
const DECISIVE = 1_000;

/** What taking a hex is worth: the place, the Air and the depot that go with it. */
export function taken(outlook: Outlook, target: number): number {
  const { side, enemy, stands, survey, state } = outlook;
  const kept = isSupplied(outlook, target) ? KEPT : CUT_OFF;
  const air = stands[enemy][target]!.air.reduce((sum, unit) => sum + airLoss(outlook, unit, target), 0);
  const depot = state.depots[enemy].includes(target) ? DEPOT : 0;
  const worth = survey.control[target] === side ? 0 : hexWorth(outlook, target);
  return (worth >= DECISIVE ? worth : worth * kept) + air + depot;
}

/** An Air that must go is damaged; without a base in reach it is lost (WP-8.7). */
function airLoss(outlook: Outlook, unit: number, from: number): number {
  const { pack, survey, enemy } = outlook;
  const flees = pack.bases.some(
    (hex) => hex !== from && survey.control[hex] === enemy && pack.grid.distance(from, hex) <= 2,
  );
  if (!flees || outlook.state.units[unit]!.damaged) return unitWorth(outlook, unit);
  return hitWorth(outlook, unit);
}

/** Land there is in supply next turn: a depot can be built, or one is near. */
function isSupplied(outlook: Outlook, hex: number): boolean {
  const { side, pack } = outlook;
  if (side === 'A' && pack.hexes[hex]!.alliedSupply) return true;
  return (
    outlook.supplied(side)[hex] === 1 || (pack.hexes[hex]!.base !== undefined && outlook.joined(side)[hex]!)
  );
}

/** What each unit suffers at the next supply check. */
const UNSUPPLIED = 12;

function stranded(outlook: Outlook, hex: number, units: number): number {
  return isSupplied(outlook, hex) ? 0 : units * UNSUPPLIED;
}

/**
 * A battle as it will be fought: strengths without the dice, and full units, which limit the hits on the
 * other side.
 */
export interface Match {
  readonly kind: 'fleet' | 'land';
  readonly lead: number;
  readonly own: number;
  readonly enemy: number;
}

export interface Odds {
  /** Chance of winning at all, and by so much that the loser must go. */
  readonly win: number;
  readonly rout: number;
  readonly routed: number;
  /** Hits on average. */
  readonly given: number;
  readonly taken: number;
}

export type Oddsmaker = (match: Match) => Odds;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Odds for the side that leads by so much; ties are thrown again. Remembered by their few numbers. */
export function oddsOf(pack: Pack): Oddsmaker {
  const known = new Map<string, Odds>();
  return (match) => {
    const key = `${match.kind}${match.lead} ${match.own} ${match.enemy}`;
    const found = known.get(key) ?? reckon(pack, match);
    known.set(key, found);
    return found;
  };
}

function reckon(pack: Pack, { kind, lead, own, enemy }: Match): Odds {
  const rout = kind === 'fleet' ? 1 : pack.file.tables.combat.retreatIfDifferenceAtLeast;
  const die = (face: number) => (kind === 'fleet' ? face : Math.floor(face / 2));
  const sum = { win: 0, rout: 0, routed: 0, given: 0, taken: 0 };
  let throws = 0;
  for (const mine of FACES)
    for (const his of FACES) {
      const difference = lead + die(mine) - die(his);
      if (difference === 0) continue;
      throws++;
      const loses = Math.min(Math.abs(difference), difference > 0 ? own : enemy);
      const wins = Math.min(Math.floor(loses / 2), difference > 0 ? enemy : own);
      if (difference > 0) sum.win++;
      if (difference >= rout) sum.rout++;
      if (difference <= -rout) sum.routed++;
      sum.given += difference > 0 ? loses : wins;
      sum.taken += difference > 0 ? wins : loses;
    }
  const mean = (total: number) => total / throws;
  return {
    win: mean(sum.win),
    rout: mean(sum.rout),
    routed: mean(sum.routed),
    given: mean(sum.given),
    taken: mean(sum.taken),
  };
}
