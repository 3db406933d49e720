/** The end of the movement segment: WP-8.1.c, and the card that strikes then. */
import type { Rules } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import { enemyOf } from '../../components/pack.js';
import { inForce } from '../../state/effects.js';
import type { BySide, Position } from '../../state/state.js';
import { cargoOf, isAboard, unitAt } from '../../state/state.js';
import { ashoreOf, surveyOf } from '../../state/survey.js';
import { chooseUnit } from '../cards/immediate.js';
import { hitCarrier } from '../combat/hits.js';
import type { Playing } from '../playing.js';
import { checkVictory } from '../victory.js';

/** Hexes in which each side has land when units begin to move (decisions: `landAtStart`). */
export function landAtStart(position: Position): BySide<number[]> {
  const { land } = ashoreOf(position);
  const of = (side: SideId) => [...position.pack.hexes.keys()].filter((hex) => land[side][hex]! > 0);
  return { J: of('J'), A: of('A') };
}

/** Markers are taken off; card 1943-03 of A strikes first (WP-8.1.c). */
export function* endOfMovement(p: Playing): Rules<void> {
  yield* skipBombing(p);
  for (const unit of p.state.units) unit.moved = false;
  p.state.targets = { J: [], A: [] };
  p.play.log('movement.end', {});
}

/**
 * A naval unit with cargo in or under the zone of a full enemy Air takes a hit, and its cargo with it (card
 * 1943-03).
 */
function* skipBombing(p: Playing): Rules<void> {
  for (const { op, effect } of inForce(p, 'hit')) {
    if (op.when !== 'endMovementCarryingInAzoc') continue;
    const units = carryingInZone(p, op.victim);
    if (units.length === 0) continue;
    yield* hitCarrier(p, yield* chooseUnit(p, effect, op.chooser, units));
    checkVictory(p);
  }
}

function carryingInZone(position: Position, side: SideId): number[] {
  const survey = surveyOf(position);
  const enemy = enemyOf(side);
  return position.pack.army[side].filter((unit) => {
    const { at } = unitAt(position, unit);
    if (at < 0 || isAboard(unitAt(position, unit)) || cargoOf(position, unit) < 0) return false;
    return survey.zone[enemy][at] === 1 || survey.fullAir[enemy][at]! > 0;
  });
}
