/**
 * How the practice opponent reads a map: how far the enemies are from each hex, and what a place is worth to
 * a unit.
 */
import { enemyOf, type SideId, sideOf } from '../components/pack.js';
import { strengthOf } from '../rules/fire/table.js';
import { hasUnits, type Position, unitAt, unitsIn, unitsOf } from '../state/state.js';

export interface Outlook {
  readonly p: Position;
  readonly side: SideId;
  /** Hexes to the nearest enemy counter, by hex. */
  readonly near: Int16Array;
  /** The same to the nearest enemy that more attackers are wanted beside. */
  readonly wanted: Int16Array;
}

const FAR = 99;

/** Attack strength beside an enemy that is enough: the last column of the table, and some more. */
const ENOUGH = 56;

export function outlookOf(p: Position, side: SideId): Outlook {
  const held = [...new Set(unitsOf(p, enemyOf(side)).map((unit) => unitAt(p, unit).at))];
  const near = distancesTo(p, held);
  if (side === 'JP') return { p, side, near, wanted: near };
  const open = held.filter((hex) => strengthBeside(p, side, hex) < ENOUGH);
  return { p, side, near, wanted: distancesTo(p, open) };
}

function strengthBeside(p: Position, side: SideId, hex: number): number {
  return strengthOf(
    p.pack,
    p.pack.hexes[hex]!.near.flatMap((next) => unitsIn(p, side, next)),
  );
}

/** Hexes to the nearest of some, by hex. */
function distancesTo(p: Position, hexes: readonly number[]): Int16Array {
  const near = new Int16Array(p.pack.hexes.length).fill(FAR);
  const open = [...hexes];
  for (const hex of open) near[hex] = 0;
  for (const hex of open)
    for (const next of p.pack.hexes[hex]!.near)
      if (near[next] === FAR) {
        near[next] = near[hex]! + 1;
        open.push(next);
      }
  return near;
}

/** What a place is worth to a unit: the US side goes for the enemy, the Japanese for cover. */
export function placeWorth(outlook: Outlook, unit: number, hex: number): number {
  return outlook.side === 'US' ? besiegerWorth(outlook, unit, hex) : holderWorth(outlook, unit, hex);
}

/**
 * Assault troops and what rolls with them want to stand beside an enemy who has not enough of them around
 * him; guns behind them, where range costs least (MN-10.13.a). Who stands beside one stays there.
 */
function besiegerWorth({ p, near, wanted }: Outlook, unit: number, hex: number): number {
  const { cac, indirect, range } = p.pack.units[unit]!;
  const cover = p.pack.hexes[hex]!.building ? 2 : 0;
  const stays = unitAt(p, unit).at === hex && near[hex] === 1;
  if (cac) return cover + flankWorth(p, unit, hex) - 8 * (stays ? 1 : wanted[hex]!);
  if (!indirect) return cover - 6 * Math.abs((stays ? 1 : wanted[hex]!) - 1);
  return cover - 6 * Math.abs(near[hex]! - Math.min(range, GUNS));
}

/** Beside a building with an enemy in it, and own assault troops beyond him: flamethrowers (MN-10.22.b). */
function flankWorth(p: Position, unit: number, hex: number): number {
  const { grid, hexes, units } = p.pack;
  const flanks = hexes[hex]!.near.some((enemy) => {
    if (!hexes[enemy]!.building || !hasUnits(p, 'JP', enemy)) return false;
    const beyond = grid.neighbours[enemy * 6 + ((grid.direction(enemy, hex) + 3) % 6)]!;
    const mates = beyond < 0 ? [] : unitsIn(p, 'US', beyond);
    return mates.some((mate) => units[mate]!.cac && units[mate]!.formation === units[unit]!.formation);
  });
  return flanks ? FLANK : 0;
}

/** More than moving costs: who stands beside an enemy goes round him for it. */
const FLANK = 8;

/** How far behind guns like to stand: the next hex would cost them a point of the die. */
const GUNS = 4;

/**
 * Who holds the city keeps to buildings out of reach, stays north of the Pasig as long as that can lose him
 * the match (MN-4.3.a), and comes out for guns that nobody covers.
 */
function holderWorth({ p, near }: Outlook, unit: number, hex: number): number {
  const { pack, state } = p;
  const { building, near: around } = pack.hexes[hex]!;
  const beside = around.flatMap((next) => unitsIn(p, 'US', next));
  const guns = beside.filter((one) => !pack.units[one]!.cac && isLone(p, one));
  const zone = state.turn <= ZONE_TURNS && pack.victoryZone.includes(hex) ? ZONE : 0;
  const raid = pack.units[unit]!.cac && guns.length > 0 ? RAID : 0;
  return (building ? SHELTER : 0) + zone + raid + 4 * Math.min(near[hex]!, SAFE) - 4 * beside.length;
}

function isLone(p: Position, unit: number): boolean {
  return unitsIn(p, 'US', unitAt(p, unit).at).every((one) => !p.pack.units[one]!.cac);
}

/**
 * Sudden death is looked for at the end of the second turn; until then a place in its area is worth so much.
 */
const [ZONE_TURNS, ZONE] = [2, 15];
const SHELTER = 12;
const RAID = 30;
/** Hexes from the enemy at which nothing more is gained. */
const SAFE = 4;

/** Points of a unit that is lost. */
export function unitWorth({ pack }: Position, unit: number): number {
  return sideOf(pack, unit) === 'JP' ? 60 : 10 + pack.units[unit]!.attack;
}
