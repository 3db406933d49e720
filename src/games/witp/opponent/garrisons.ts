/**
 * What land in a hex is worth for being there, where attacks are to be feared, and where there is much to do.
 */
import type { SideId } from '../components/pack.js';
import { enemyOf } from '../components/pack.js';
import { hexWorth, type Outlook, remembered } from './outlook.js';

/**
 * Of what a hex is worth, the share that the first, second and third land unit keep where an attack is to be
 * feared.
 */
const KEEPS = [0.4, 0.2, 0.12] as const;
/** Whose last land leaves a base of the enemy's colour loses it at once (WP-2.3.3.d). */
const HOLDS = 0.85;
/** No hex is kept for more than this. */
const MOST = 500;
/** Of three land units in China, each (WP-12.2.h). */
const FRONT = 14;
const FRONT_UNITS = 3;
/** How likely an attack is, by the distance of the nearest enemy fleet or land. */
const FEARS = [
  [2, 1],
  [4, 0.7],
  [6, 0.45],
  [8, 0.25],
] as const;
const FAR = 0.08;

/** What so many land units of a side are worth in a hex. */
export function garrisonWorth(outlook: Outlook, side: SideId, hex: number, units: number): number {
  if (units === 0) return 0;
  const { pack } = outlook;
  const worth = keptFor(outlook, side, hex);
  const { owner } = pack.hexes[hex]!;
  const fear = fearAt(outlook, side, hex);
  const kept = KEEPS.slice(0, units).reduce((sum, share) => sum + share * worth * fear, 0);
  return kept + (owner === enemyOf(side) ? HOLDS * worth : 0) + chinaWorth(outlook, side, hex, units);
}

/** Japan herself is always kept. */
function keptFor(outlook: Outlook, side: SideId, hex: number): number {
  const worth = hexWorth(outlook, hex);
  return Math.min(MOST, side === 'J' && outlook.homes.includes(hex) ? Math.max(HOME, worth) : worth);
}

const HOME = 200;

/** Of the land that a hex would lose. */
export function garrisonLoss(outlook: Outlook, side: SideId, hex: number, leaving: number): number {
  const stays = outlook.stands[side][hex]!.land.length;
  return (
    garrisonWorth(outlook, side, hex, stays) - garrisonWorth(outlook, side, hex, Math.max(0, stays - leaving))
  );
}

function chinaWorth({ pack, state, stands }: Outlook, side: SideId, hex: number, units: number): number {
  if (side === 'A' || state.surrendered || !pack.china.includes(hex)) return 0;
  const others = pack.china.reduce(
    (sum, other) => sum + (other === hex ? 0 : stands.J[other]!.land.length),
    0,
  );
  return FRONT * Math.max(0, Math.min(units, FRONT_UNITS - others));
}

/** How much an attack is to be feared in a hex. */
export function fearAt(outlook: Outlook, side: SideId, hex: number): number {
  return remembered(outlook, `fear ${side}`, hex, () => dangerAt(outlook, side, hex));
}

function dangerAt({ pack, stands }: Outlook, side: SideId, hex: number): number {
  const enemy = stands[enemyOf(side)];
  let nearest = Number.POSITIVE_INFINITY;
  for (const [other, { fleets, land }] of enemy.entries()) {
    if (fleets.length === 0 && (land.length === 0 || pack.chinaHome.includes(other))) continue;
    nearest = Math.min(nearest, pack.grid.distance(hex, other));
  }
  return FEARS.find(([distance]) => nearest <= distance)?.[1] ?? FAR;
}

/** How much there is to do for forces in a hex: enemy places and places to be held, the near ones first. */
export function frontWorth(outlook: Outlook, hex: number): number {
  return remembered(outlook, 'front', hex, () => tasksNear(outlook, hex));
}

function tasksNear(outlook: Outlook, hex: number): number {
  const { pack, survey, side } = outlook;
  let worth = 0;
  for (const base of pack.bases) {
    const way = pack.grid.distance(hex, base);
    if (way > REACH || survey.closed[base] === 1) continue;
    const share = survey.control[base] === side ? HOLD : TAKE;
    worth += (share * Math.min(MOST_DRAWN, hexWorth(outlook, base))) / (2 + way);
  }
  return worth;
}

const REACH = 9;
const HOLD = 0.25;
const TAKE = 1;
/** No place draws more than this. */
const MOST_DRAWN = 250;

const STAGING = 0.35;
const MOST_STAGED = 60;

/** What land gains that is brought nearer to where there is much to take: it is staged in ports. */
export function stagingGain(outlook: Outlook, from: number, to: number, land: number): number {
  return STAGING * land * (stagedAt(outlook, to) - stagedAt(outlook, from));
}

function stagedAt(outlook: Outlook, hex: number): number {
  const { base } = outlook.pack.hexes[hex]!;
  if (base !== 'port' || outlook.survey.control[hex] !== outlook.side) return 0;
  return Math.min(MOST_STAGED, frontWorth(outlook, hex) / 4);
}

/** How much of what a place can be to land that is staged there, it is. */
export function stagedShare(outlook: Outlook, hex: number): number {
  return stagedAt(outlook, hex) / MOST_STAGED;
}
