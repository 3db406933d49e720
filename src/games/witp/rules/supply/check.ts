/** Rule 7: Air and land units are checked for supply. WP-7. */
import type { Rules } from '../../../../referee/index.js';
import { neighbours, type SideId } from '../../components/pack.js';
import { inForce, isAboard, isChinese, isNeutral, type Position, unitAt } from '../../state/state.js';
import { controlMap, type Survey, surveyOf } from '../../state/survey.js';
import { hitUnit, type Playing } from '../playing.js';
import { settleMap } from '../settle.js';
import { type Obstacle, obstacleIn, openSources } from './lines.js';

/**
 * Both sides' results are found first and applied together; then control is read anew (WP-7.0.a, WP-7.2.b,
 * c).
 */
export function* supplyCheck(p: Playing): Rules<void> {
  const before = controlMap(p);
  const short = outOfSupply(p);
  if (short.length > 0) p.play.log('supply.short', {});
  for (const unit of short) hitUnit(p, unit); // WP-7.2.a
  yield* settleMap(p, before);
}

/** Units that are out of supply, in the order of the components. */
export function outOfSupply(position: Position): number[] {
  const survey = surveyOf(position);
  const supplied = { J: suppliedHexes(position, survey, 'J'), A: suppliedHexes(position, survey, 'A') };
  return [...position.state.units.keys()].filter((unit) => {
    const { at } = unitAt(position, unit);
    return isChecked(position, unit) && supplied[position.pack.units[unit]!.side][at] === 0;
  });
}

/** Why a unit on the map is not checked. */
export type Exemption = 'fleet' | 'aboard' | 'neutral' | 'hatched' | 'chinese' | 'card';

/** Air and land on the map (WP-7.0.a). */
function isChecked(position: Position, unit: number): boolean {
  return unitAt(position, unit).at >= 0 && exemptionOf(position, unit) === undefined;
}

/** Fleets, and whoever is always in supply (WP-7.0.a, WP-7.3, WP-13.4.b). */
export function exemptionOf(position: Position, unit: number): Exemption | undefined {
  const { pack } = position;
  const { side, type, fleet } = pack.units[unit]!;
  const state = unitAt(position, unit);
  if (fleet) return 'fleet';
  if (isAboard(state)) return 'aboard';
  if (isNeutral(position, unit)) return 'neutral';
  const { alliedSupply, region } = pack.hexes[state.at]!;
  if (side === 'A' && isChinese(position, unit)) return 'chinese';
  if (side === 'A' && alliedSupply) return 'hatched';
  const byCard = inForce(position, 'supplied').some(
    ({ op }) => op.side === side && op.types.includes(type) && op.regions.includes(region),
  );
  return byCard ? 'card' : undefined;
}

/** What supply comes from: own depots, joined to a network or not, and working sources (WP-7.1.f). */
export function supplyPoints(position: Position, survey: Survey, side: SideId): number[] {
  const depots = position.state.depots[side].filter((hex) => survey.closed[hex] === 0);
  return [...new Set([...openSources(position, survey, side), ...depots])];
}

/**
 * By hex: within two of an own depot or working source, over a free hex in between (WP-7.1.a, b, c, e, f).
 */
export function suppliedHexes(position: Position, survey: Survey, side: SideId): Uint8Array {
  const { pack } = position;
  const supplied = new Uint8Array(pack.hexes.length);
  for (const point of supplyPoints(position, survey, side)) {
    supplied[point] = 1;
    for (const next of neighbours(pack, point)) {
      supplied[next] = 1;
      if (obstacleIn(position, survey, side, next) !== undefined) continue;
      for (const far of neighbours(pack, next)) supplied[far] = 1;
    }
  }
  return supplied;
}

/** How supply comes to a hex from a depot or source, or what stops it. */
export interface SupplyWay {
  readonly point: number;
  readonly distance: number;
  /** At two hexes: what is in each hex in between; one without an obstacle is enough (WP-7.1.b, c). */
  readonly between: readonly { readonly hex: number; readonly obstacle: Obstacle | undefined }[];
}

/** From every depot and source, the nearest first; only those within two hexes can supply (WP-7.1.e). */
export function supplyWays(position: Position, survey: Survey, side: SideId, hex: number): SupplyWay[] {
  const { pack } = position;
  const ways = supplyPoints(position, survey, side).map((point): SupplyWay => {
    const distance = pack.grid.distance(point, hex);
    const common = neighbours(pack, hex).filter((next) => pack.grid.adjacent(next, point));
    const between = distance === SUPPLY_RANGE ? [...common].sort((a, b) => a - b) : [];
    return {
      point,
      distance,
      between: between.map((next) => ({ hex: next, obstacle: obstacleIn(position, survey, side, next) })),
    };
  });
  return ways.sort((a, b) => a.distance - b.distance || a.point - b.point);
}

/** Whether a way brings supply. */
export function supplies({ distance, between }: SupplyWay): boolean {
  return distance < SUPPLY_RANGE || between.some(({ obstacle }) => obstacle === undefined);
}

/** A depot or source supplies so many hexes around it (WP-7.1.b, e). */
export const SUPPLY_RANGE = 2;
