/**
 * How the practice opponent reads a map: how far the enemies are from each hex, and what a place is worth to
 * a unit.
 */
import { enemyOf, type SideId, sideOf } from '../components/pack.js';
import { unitAt, unitsIn, unitsOf } from '../state/questions.js';
import type { Position } from '../state/state.js';

export interface Outlook {
  readonly p: Position;
  readonly side: SideId;
  /** Hexes to the nearest enemy counter, by hex. */
  readonly near: Int16Array;
}

const FAR = 99;

export function outlookOf(p: Position, side: SideId): Outlook {
  const near = new Int16Array(p.pack.hexes.length).fill(FAR);
  const open = [...new Set(unitsOf(p, enemyOf(side)).map((unit) => unitAt(p, unit).at))];
  for (const hex of open) near[hex] = 0;
  for (const hex of open)
    for (const next of p.pack.hexes[hex]!.near)
      if (near[next] === FAR) {
        near[next] = near[hex]! + 1;
        open.push(next);
      }
  return { p, side, near };
}

/** What a place is worth to a unit: the US side goes for the enemy, the Japanese for cover. */
export function placeWorth(outlook: Outlook, unit: number, hex: number): number {
  return outlook.side === 'US' ? besiegerWorth(outlook, unit, hex) : holderWorth(outlook, unit, hex);
}

/** Assault troops want to stand beside the enemy, guns behind them and in range, the rest close by. */
function besiegerWorth({ p, near }: Outlook, unit: number, hex: number): number {
  const { cac, indirect, range } = p.pack.units[unit]!;
  const distance = near[hex]!;
  const cover = p.pack.hexes[hex]!.building ? 2 : 0;
  if (cac) return cover - 8 * distance;
  const wanted = indirect ? Math.min(range, GUNS) : 2;
  return cover - 6 * Math.abs(distance - wanted);
}

/** How far behind guns like to stand. */
const GUNS = 5;

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
