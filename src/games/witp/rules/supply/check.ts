/** Rule 7: Air and land units are checked for supply. WP-7. */
import type { Rules } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import { neighbours } from '../../components/pack.js';
import { inForce } from '../../state/effects.js';
import { isAboard, isChinese, isNeutral, type Position, unitAt } from '../../state/state.js';
import { controlMap, type Survey, surveyOf } from '../../state/survey.js';
import { hitUnit, type Playing } from '../playing.js';
import { settleMap } from '../settle.js';
import { obstacleIn, openSources } from './lines.js';

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

/** Air and land on the map; no fleets, nobody who is always in supply (WP-7.0.a, WP-7.3, WP-13.4.b). */
function isChecked(position: Position, unit: number): boolean {
  const { pack } = position;
  const { side, type, fleet } = pack.units[unit]!;
  const state = unitAt(position, unit);
  if (state.at < 0 || fleet || isAboard(state) || isNeutral(position, unit)) return false;
  const { alliedSupply, region } = pack.hexes[state.at]!;
  if (side === 'A' && (alliedSupply || isChinese(position, unit))) return false;
  return !inForce(position, 'supplied').some(
    ({ op }) => op.side === side && op.types.includes(type) && op.regions.includes(region),
  );
}

/**
 * By hex: within two of an own depot or working source, over a free hex in between (WP-7.1.a, b, c, e, f).
 */
export function suppliedHexes(position: Position, survey: Survey, side: SideId): Uint8Array {
  const { pack, state } = position;
  const supplied = new Uint8Array(pack.hexes.length);
  const points = [
    ...openSources(position, survey, side),
    ...state.depots[side].filter((hex) => survey.closed[hex] === 0),
  ];
  for (const point of points) {
    supplied[point] = 1;
    for (const next of neighbours(pack, point)) {
      supplied[next] = 1;
      if (obstacleIn(position, survey, side, next) !== undefined) continue;
      for (const far of neighbours(pack, next)) supplied[far] = 1;
    }
  }
  return supplied;
}
