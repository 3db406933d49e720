/** What is chosen in and after battles: hexes, Air support, hits, retreats. WP-9. */
import type { Decision, Order } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { enemyOf, hexIndex, NONE, unitIndex } from '../components/pack.js';
import { fighters, partsOf } from '../rules/combat/strength.js';
import type { Battle } from '../state/state.js';
import { cargoOf, typeOf } from '../state/state.js';
import { fearAt } from './garrisons.js';
import { hexWorth, hitWorth, type Outlook, remembered, supportIn, unitWorth, wholeWorth } from './outlook.js';
import { seaStrength } from './strike.js';

/** Battles that are won first may help those beside them: Air that is driven out supports no more. */
export function battleChosen(outlook: Outlook, { hex }: Order): number {
  const { side, enemy, stands, pack } = outlook;
  const at = hexIndex(pack, String(hex));
  const [own, foes] = [stands[side][at]!, stands[enemy][at]!];
  const strength = (of: typeof own) => of.land.length + of.aboard.length + seaStrength(outlook, of.fleets);
  return Math.round(10 * (strength(own) - strength(foes)) + 5 * foes.air.length) + 200;
}

/** Beyond such a lead neither Air nor cards change much. */
const DECIDED = 8;
/** What a point of strength brings, of a third of the throws each. */
const POINT = 6;
const AIR_AT_RISK = 3;
const CARD_HELD = 4;

/** Air supports where the battle is open; it may be hit for it (WP-9.2.d, WP-9.6.2). */
export function declared(outlook: Outlook, { side }: Decision, order: Order): number {
  const { battle } = outlook.state;
  if (battle === null) return 0;
  const own = side === 'J' ? 'J' : 'A';
  const total = (one: 'J' | 'A') =>
    partsOf(outlook, battle, one).reduce((sum, { amount }) => sum + amount, 0);
  const hidden =
    battle.support[enemyOf(own)].length > 0 ? 0 : 2 * supportIn(outlook, enemyOf(own), battle.hex);
  const lead = total(own) - total(enemyOf(own)) - hidden;
  const air = idsIn(order.support).length;
  const cards = idsIn(order.cards).length;
  const help = 2 * air + 2 * cards;
  const gained = Math.min(DECIDED, lead + help) - Math.max(-DECIDED, Math.min(DECIDED, lead));
  return Math.round(
    POINT * Math.max(0, gained) - AIR_AT_RISK * air - CARD_HELD * cards + givenUp(outlook, battle, order),
  );
}

/** Air given up hits fleets; that pays against carriers. */
function givenUp(outlook: Outlook, battle: Battle, { kamikaze }: Order): number {
  const air = idsIn(kamikaze).map((id) => unitIndex(outlook.pack, id));
  const lost = air.reduce((sum, unit) => sum + unitWorth(outlook, unit), 0);
  const foes = fighters(outlook, battle, outlook.enemy);
  const hits = Math.min(HITS * air.length, 2 * foes.length);
  const worths = foes.map((unit) => hitWorth(outlook, unit)).sort((a, b) => a - b);
  return hits * (worths[0] ?? 0) - lost;
}

/** Of one Air given up. */
const HITS = 2;

/** What costs least: a step of a ship that is soon repaired, nothing that carries, nobody for good. */
export function hitTaken(outlook: Outlook, { unit }: Order): number {
  const index = unitIndex(outlook.pack, String(unit));
  const cargo = cargoOf(outlook, index);
  const fullest = 60;
  return Math.round(
    fullest - hitWorth(outlook, index) - (cargo === NONE ? 0 : wholeWorth(outlook, cargo) / 2),
  );
}

/** The unit that is worth least is given up. */
export function unitLost(outlook: Outlook, { unit }: Order): number {
  return Math.round(100 - unitWorth(outlook, unitIndex(outlook.pack, String(unit))));
}

/** Of the enemy's units the one that is worth most. */
export function enemyChosen(outlook: Outlook, { unit }: Order): number {
  return Math.round(unitWorth(outlook, unitIndex(outlook.pack, String(unit))));
}

/** Cargo goes to the ship that is likeliest to live. */
export function boarded(outlook: Outlook, { to }: Order): number {
  return Math.round(unitWorth(outlook, unitIndex(outlook.pack, String(to))));
}

const PORT_NEAR = 20;

/** Fleets to a port or near one, land where it holds something and is in supply. */
export function retreated(outlook: Outlook, { about }: Decision, { to }: Order): number {
  const { pack, survey, side, stands } = outlook;
  const hex = hexIndex(pack, String(to));
  const [first] = idsIn(about?.units);
  const fleet = first !== undefined && typeOf(outlook, unitIndex(pack, first)).fleet;
  if (fleet) return pack.hexes[hex]!.base === 'port' && survey.control[hex] === side ? PORT_NEAR : 1;
  const supplied = outlook.supplied(side)[hex] === 1 ? PORT_NEAR : 0;
  const base = pack.hexes[hex]!.base === undefined ? 0 : hexWorth(outlook, hex) / 4;
  return Math.round(1 + supplied + base + stands[side][hex]!.land.length);
}

/** Air that must go: to a base in supply without Air, where it is of use. */
export function relocated(outlook: Outlook, { to }: Order): number {
  return Math.max(1, Math.round(airWorth(outlook, hexIndex(outlook.pack, String(to)), 0)));
}

const SUPPORTS = 0.35;
/** One Air too many is lost (WP-10.5). */
const CROWDED = 60;
const UNSUPPLIED = 18;
/** Where its zone lies across the way of enemy lines and fleets. */
const ZONE = 3;

/**
 * What an Air is worth in a hex: the places that it helps to hold or to take; `there`: own Air beside it in
 * the hex.
 */
export function airWorth(outlook: Outlook, hex: number, there: number): number {
  if (there > (outlook.state.cc.includes(hex) ? 1 : 0)) return -CROWDED;
  return remembered(outlook, 'air', hex, () => supportWorth(outlook, hex));
}

function supportWorth(outlook: Outlook, hex: number): number {
  const { pack, side, enemy, survey } = outlook;
  const { neighbours, first } = pack.grid;
  let worth = helped(outlook, hex);
  for (let link = first[hex]!; link < first[hex + 1]!; link++) {
    const next = neighbours[link]!;
    if (next < 0) continue;
    worth += helped(outlook, next);
    if (survey.fullAir[enemy][next] === 0) worth += ZONE * fearAt(outlook, side, next);
  }
  const { alliedSupply } = pack.hexes[hex]!;
  const fed =
    (side === 'A' && alliedSupply) || outlook.supplied(side)[hex] === 1 || outlook.joined(side)[hex] === true;
  return worth - (fed ? 0 : UNSUPPLIED);
}

/** A full Air here helps to hold what may be attacked, and to take what may be attacked. */
function helped(outlook: Outlook, hex: number): number {
  const { pack, side, enemy, survey, stands } = outlook;
  if (pack.hexes[hex]!.base === undefined && stands.J[hex]!.land.length + stands.A[hex]!.land.length === 0)
    return 0;
  const worth = Math.min(MOST, hexWorth(outlook, hex));
  if (survey.control[hex] === side) return SUPPORTS * worth * fearAt(outlook, side, hex) * 0.6;
  return survey.control[hex] === enemy ? SUPPORTS * worth * 0.6 : 0;
}

const MOST = 300;
