/** How the practice opponent reads a map: how far the enemies are from each hex, and what a place is worth to a unit. */
import { enemyOf, type SideId, sideOf } from '../components/pack.js';
import { unitAt, unitsOf } from '../state/questions.js';
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

/** Assault troops want to stand beside the enemy, guns behind them and in range, the rest close by. */
export function placeWorth({ p, near }: Outlook, unit: number, hex: number): number {
  const { cac, indirect, range } = p.pack.units[unit]!;
  const distance = near[hex]!;
  const cover = p.pack.hexes[hex]!.building ? 2 : 0;
  if (cac) return cover - 8 * distance;
  const wanted = indirect ? Math.min(range, GUNS) : 2;
  return cover - 6 * Math.abs(distance - wanted);
}

/** How far behind guns like to stand. */
const GUNS = 5;

/** Points of a unit that is lost. */
export function unitWorth({ pack }: Position, unit: number): number {
  return sideOf(pack, unit) === 'JP' ? 60 : 10 + pack.units[unit]!.attack;
}
