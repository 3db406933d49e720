/** Hexes that are closed to a side whatever it comes with: WP-12.1.d, h, WP-12.2.a, b, WP-13.4.c. */
import type { Clause } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import type { Position } from '../state/state.js';
import type { Survey } from '../state/survey.js';

/** Regions that J may not enter on turn 1 (WP-12.1.d). */
const CLOSED_ON_TURN_1: readonly string[] = ['us_home', 'australia', 'india', 'new_zealand'];

/** Whether the rules of the first turn hold: they name turn 1, so never in the 1943 scenario (WP-13.3.b). */
export function isFirstTurn({ state }: Position): boolean {
  return state.turn === 1;
}

/** The clause that closes a hex to everything of a side that is not Chinese. */
export function forbidsHex(
  position: Position,
  survey: Survey,
  side: SideId,
  hex: number,
): Clause | undefined {
  const { pack } = position;
  if (survey.closed[hex] === 1) return 'WP-13.4.c';
  if (side === 'A') return pack.chinaHome.includes(hex) ? 'WP-12.2.b' : undefined;
  return isFirstTurn(position) && isClosedOnTurn1(pack, hex) ? 'WP-12.1.d' : undefined;
}

export function isClosedOnTurn1(pack: Pack, hex: number): boolean {
  return CLOSED_ON_TURN_1.includes(pack.hexes[hex]!.region);
}

/** The clause that closes a hex to fleets of a side, wherever they come from (WP-8.5.m, s, WP-9.7.c). */
export function forbidsFleet(
  position: Position,
  survey: Survey,
  side: SideId,
  hex: number,
): Clause | undefined {
  const { terrain, closedToJ } = position.pack.hexes[hex]!;
  if (terrain === 'land' || terrain === 'mountain') return 'WP-2.3.2.c';
  if (side === 'J' && closedToJ) return 'WP-8.5.m';
  if (position.state.cc.includes(hex)) return 'WP-8.5.l';
  return forbidsHex(position, survey, side, hex);
}
