/** Rule 8.4: what a step costs. WP-8.4. */
import { enemyOf, type SideId } from '../../components/pack.js';
import { inForce, type Position } from '../../state/state.js';
import { type Survey, surveyOf } from '../../state/survey.js';
import { forbidsFleet, forbidsHex } from '../closed.js';
import { once } from '../playing.js';

/** A hex that is closed to whoever would step into it. */
export const CLOSED = -1;

/** What the steps of a side are reckoned with, each part found when it is first asked for. */
export interface Travel extends Position {
  readonly side: SideId;
  survey(): Survey;
  /** By place of `waters`: what a fleet pays to enter, or CLOSED. */
  fleetCosts(): Int8Array;
  /** By hex: what land pays to enter on foot, or CLOSED. */
  landCosts(): Int8Array;
}

export function travelOf({ pack, state }: Position, side: SideId): Travel {
  const position = { pack, state };
  const survey = once(() => surveyOf(position));
  return {
    ...position,
    side,
    survey,
    fleetCosts: once(() => fleetCostsOf(position, survey(), side)),
    landCosts: once(() => landCostsOf(position, survey(), side)),
  };
}

/** The zone of any number of Air costs once; cards may change what fleets pay for it (WP-8.4.c, d). */
function fleetCostsOf(position: Position, survey: Survey, side: SideId): Int8Array {
  const { pack } = position;
  const { perHex, enemyAirZone } = pack.file.tables.movementCost;
  const cards = inForce(position, 'azocSurcharge').filter(({ op }) => op.side === side);
  const zone = cards.at(-1)?.op.value ?? enemyAirZone;
  return Int8Array.from(pack.hexOfWater, (hex) => {
    if (forbidsFleet(position, survey, side, hex) !== undefined) return CLOSED;
    return perHex + (survey.zone[enemyOf(side)][hex] === 1 ? zone : 0);
  });
}

/** Land pays for zones too, and for jungle (WP-8.4.e, g). */
function landCostsOf(position: Position, survey: Survey, side: SideId): Int8Array {
  const { pack } = position;
  const { perHex, enemyAirZone, jungleByLand } = pack.file.tables.movementCost;
  const jungleFree = inForce(position, 'jungleFree').some(({ op }) => op.side === side);
  return Int8Array.from(pack.hexes, ({ jungle }, hex) => {
    if (forbidsHex(position, survey, side, hex) !== undefined) return CLOSED;
    const zone = survey.zone[enemyOf(side)][hex] === 1 ? enemyAirZone : 0;
    return perHex + zone + (jungle && !jungleFree ? jungleByLand : 0);
  });
}

/** What land pays; Air lifted on the way have no zone any more (WP-8.2.h). */
export function landStep(travel: Travel, hex: number, lifted: readonly number[]): number {
  const cost = travel.landCosts()[hex]!;
  if (lifted.length === 0 || cost === CLOSED) return cost;
  const zone = travel.survey().zone[enemyOf(travel.side)][hex] === 1;
  return zone && !isCovered(travel, hex, lifted)
    ? cost - travel.pack.file.tables.movementCost.enemyAirZone
    : cost;
}

/** Whether a full enemy Air beside the hex is still there. */
function isCovered(travel: Travel, hex: number, lifted: readonly number[]): boolean {
  const { neighbours, first } = travel.pack.grid;
  const air = travel.survey().fullAir[enemyOf(travel.side)];
  for (let link = first[hex]!; link < first[hex + 1]!; link++) {
    const next = neighbours[link]!;
    if (next >= 0 && air[next]! > 0 && !lifted.includes(next)) return true;
  }
  return false;
}
