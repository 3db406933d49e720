/** Rule 8.4: what a step costs. WP-8.4. */
import type { SideId } from '../../components/pack.js';
import { enemyOf } from '../../components/pack.js';
import { inForce } from '../../state/effects.js';
import type { Position } from '../../state/state.js';
import { type Survey, surveyOf } from '../../state/survey.js';

/** What the steps of a side are reckoned with, read once. */
export interface Travel extends Position {
  readonly side: SideId;
  readonly survey: Survey;
  /** RP for each hex, for a zone that land enters, for one that fleets enter, for jungle. */
  readonly perHex: number;
  readonly zoneByLand: number;
  readonly zoneByFleet: number;
  readonly jungle: number;
}

export function travelOf({ pack, state }: Position, side: SideId): Travel {
  const position = { pack, state };
  const { perHex, enemyAirZone, jungleByLand } = pack.file.tables.movementCost;
  const surcharge = inForce(position, 'azocSurcharge').filter(({ op }) => op.side === side);
  const jungleFree = inForce(position, 'jungleFree').some(({ op }) => op.side === side);
  return {
    ...position,
    side,
    survey: surveyOf(position),
    perHex,
    zoneByLand: enemyAirZone,
    zoneByFleet: surcharge.at(-1)?.op.value ?? enemyAirZone,
    jungle: jungleFree ? 0 : jungleByLand,
  };
}

/** A fleet enters a hex; the zone of any number of Air costs once (WP-8.4.c, d). */
export function fleetStep(travel: Travel, hex: number): number {
  const { survey, side, perHex, zoneByFleet } = travel;
  return perHex + (survey.zone[enemyOf(side)][hex] === 1 ? zoneByFleet : 0);
}

/** Land enters a hex on foot; Air lifted on the way have no zone any more (WP-8.4.e, g, WP-8.2.h). */
export function landStep(travel: Travel, hex: number, lifted: readonly number[]): number {
  const { pack, perHex, zoneByLand, jungle } = travel;
  const zone = lifted.length === 0 ? inZone(travel, hex) : inZoneWithout(travel, hex, lifted);
  return perHex + (zone ? zoneByLand : 0) + (pack.hexes[hex]!.jungle ? jungle : 0);
}

function inZone({ survey, side }: Travel, hex: number): boolean {
  return survey.zone[enemyOf(side)][hex] === 1;
}

function inZoneWithout({ pack, survey, side }: Travel, hex: number, lifted: readonly number[]): boolean {
  if (survey.zone[enemyOf(side)][hex] === 0) return false;
  const { neighbours, first } = pack.grid;
  const air = survey.fullAir[enemyOf(side)];
  for (let link = first[hex]!; link < first[hex + 1]!; link++) {
    const next = neighbours[link]!;
    if (next >= 0 && air[next]! > 0 && !lifted.includes(next)) return true;
  }
  return false;
}
