/** Rule 3.2: victory, and the optional sudden death. WP-3.2, WP-X.sd. */
import type { Rules } from '../../../referee/index.js';
import { hexId, hexIndex } from '../components/pack.js';
import type { Position } from '../state/state.js';
import { isAboard, isUsNeutral } from '../state/state.js';
import { controlMap } from '../state/survey.js';
import { ascending, type Playing } from './playing.js';

/** A wins at once where 3.2 is met (WP-3.2.g): asked after every step that changes units or depots. */
export function checkVictory(p: Playing): void {
  if (isJapanConfined(p)) p.play.end({ winner: 'A', key: 'confined', clause: 'WP-3.2.a' });
  if (isHomelandEntered(p)) p.play.end({ winner: 'A', key: 'homeland', clause: 'WP-3.2.b' });
}

function isJapanConfined(p: Position): boolean {
  return unconfined(p).length === 0;
}

/**
 * J land elsewhere than at the bases of China and in the J sources; land aboard counts where its fleet is
 * (WP-3.2.a, f).
 */
export function unconfined({ pack, state }: Position): number[] {
  const allowed = pack.file.victory.a.allowedHexes.map((id) => hexIndex(pack, id));
  return pack.army.J.filter((unit) => {
    const { at } = state.units[unit]!;
    return pack.units[unit]!.type === 'L' && at >= 0 && !allowed.includes(at);
  });
}

/** A land ashore in a J source, and an A depot at Iwo Jima or Okinawa; presence is enough (WP-3.2.b, e). */
function isHomelandEntered({ pack, state }: Position): boolean {
  const { sources, depots } = pack.file.victory.b;
  if (!depots.some((id) => state.depots.A.includes(hexIndex(pack, id)))) return false;
  const entered = sources.map((id) => hexIndex(pack, id));
  return pack.army.A.some((unit) => {
    const land = state.units[unit]!;
    return pack.units[unit]!.type === 'L' && !isAboard(land) && entered.includes(land.at);
  });
}

/** Who controls which base before something happens that may change it. */
export type Control = ReturnType<typeof controlMap>;

/**
 * Bases that A controlled at the start and J has gained since `before`, in order of number; Chungking gives
 * none (WP-X.sd.a, d).
 */
export function gainedByJ(position: Position, before: Control): number[] {
  const { pack, state } = position;
  const now = controlMap(position);
  return pack.bases
    .filter((hex) => state.startControl[hex] === 'A' && pack.hexes[hex]!.colour !== 'CN')
    .filter((hex) => before[hex] === 'A' && now[hex] === 'J')
    .sort(ascending);
}

/** One roll for each base gained (WP-X.sd.a, e). */
export function* suddenDeaths(p: Playing, before: Control): Rules<void> {
  if (!isSuddenDeathOpen(p)) return;
  for (const hex of gainedByJ(p, before)) yield* suddenDeath(p, hex);
}

function isSuddenDeathOpen({ state }: Position): boolean {
  return state.options.suddenDeath && !state.suddenDeathOff && !isUsNeutral(state);
}

/** Two dice, at most the ports gained less the full A carriers; below 2 needs no roll (WP-X.sd.a, b, d). */
export function* suddenDeath(p: Playing, hex: number): Rules<void> {
  const most = suddenDeathLimit(p);
  p.play.log('suddenDeath', { hex: hexId(p.pack, hex), n: most });
  if (most < 2) return;
  const { outcome } = p.play.roll({
    purpose: 'suddenDeath',
    dice: [6, 6],
    outcomes: [
      [most, 'peace'],
      [12, 'war'],
    ],
  });
  if (outcome === 'peace') p.play.end({ winner: 'J', key: 'suddenDeath', clause: 'WP-X.sd.a' });
}

function suddenDeathLimit(position: Position): number {
  const { pack, state } = position;
  const now = controlMap(position);
  const ports = pack.bases.filter(
    (hex) => pack.hexes[hex]!.base === 'port' && state.startControl[hex] === 'A' && now[hex] === 'J',
  );
  const carriers = pack.army.A.filter((unit) => {
    const { at, damaged } = state.units[unit]!;
    return pack.units[unit]!.type === 'CV' && at >= 0 && !damaged;
  });
  return ports.length - carriers.length;
}
