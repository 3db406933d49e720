/** Rules 6.2, 6.3: supply lines and the supply network. WP-6.2, WP-6.3. */
import { reach } from '../../../../hex/index.js';
import type { SideId } from '../../components/pack.js';
import { enemyOf, NONE } from '../../components/pack.js';
import { isUsNeutral, type Position } from '../../state/state.js';
import type { Survey } from '../../state/survey.js';
import { isFirstTurn } from '../closed.js';

/** What may stand in the way of a line. */
export type Obstacle = 'mountain' | 'enemy' | 'base' | 'zone' | 'neutral';

/** What keeps a line of a side from leading through a hex (WP-6.3.b to e, WP-7.1.b, WP-13.4.c). */
export function obstacleIn(
  position: Position,
  survey: Survey,
  side: SideId,
  hex: number,
): Obstacle | undefined {
  const enemy = enemyOf(side);
  if (position.pack.hexes[hex]!.terrain === 'mountain') return 'mountain';
  if (survey.closed[hex] === 1) return 'neutral';
  if (survey.any[enemy][hex]! > 0) return 'enemy';
  if (survey.control[hex] === enemy) return 'base';
  return hostileZone(position, survey, side)?.[hex] === 1 ? 'zone' : undefined;
}

/**
 * The enemy zone that lines meet; none for J on turn 1, none of the US the turn after J's declaration
 * (WP-6.6.1.a, WP-7.1.d, WP-13.4.f).
 */
function hostileZone(position: Position, survey: Survey, side: SideId): Uint8Array | undefined {
  const { state } = position;
  if (side === 'J' && isFirstTurn(position)) return undefined;
  const war = state.usWarByJapan;
  if (side === 'J' && war > 1 && state.turn === war + 1) return survey.zoneWithoutUs;
  return survey.zone[enemyOf(side)];
}

/** The sources that serve a side now (WP-2.3.4.b, WP-13.4.c). */
export function openSources({ pack, state }: Position, survey: Survey, side: SideId): number[] {
  const neutral = isUsNeutral(state);
  return pack.sources[side].filter(
    (hex) => survey.control[hex] === side && !(neutral && pack.hexes[hex]!.source === 'US'),
  );
}

/**
 * How many steps each hex is from the networked depots and sources over free hexes; the ends of a line are
 * not tested (WP-6.3.f).
 */
export interface Network {
  /** Steps to the nearest; -1 beyond the length of a line. */
  readonly steps: Int16Array;
  readonly depots: readonly number[];
}

/** The sources, and every depot that a line joins to them, one after the other (WP-6.2.a, WP-6.3.a). */
export function networkOf(position: Position, survey: Survey, side: SideId): Network {
  const { pack, state } = position;
  const range = pack.file.tables.depot.linkRange;
  const joined = openSources(position, survey, side);
  const depots: number[] = [];
  for (;;) {
    const starts = [...joined, ...depots];
    const steps = reach(
      pack.grid,
      starts,
      (from, _, taken) => taken === 0 || obstacleIn(position, survey, side, from) === undefined,
      range,
    );
    const more = state.depots[side].filter(
      (hex) => !depots.includes(hex) && steps[hex] !== NONE && survey.closed[hex] === 0,
    );
    if (more.length === 0) return { steps, depots };
    depots.push(...more);
  }
}
