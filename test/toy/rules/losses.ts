/** Chapter 5: what a loss means. TY-5. */
import type { Play, Result } from '../../../src/referee/index.js';
import { enemyOf, type ToyState, type Unit, unitsOf } from '../state.js';

/** A unit loses a step; the last one takes it off the map, and a lost flag ends the match at once. */
export function loseStep(g: Play<ToyState>, unit: Unit): void {
  unit.steps -= 1;
  if (unit.steps === 0) lose(g, unit);
}

/** TY-5.a: from any depth. */
export function lose(g: Play<ToyState>, unit: Unit): void {
  unit.at = null;
  unit.shown = true;
  g.reveal();
  g.log('lost', { unit: unit.id, kind: unit.kind });
  if (unit.kind === 'flag') g.end({ winner: enemyOf(unit.side), key: 'flag', clause: 'TY-5.a' });
}

/** TY-5.b. */
export function finalResult(state: ToyState): Result {
  const lead = unitsOf(state, 'RED').length - unitsOf(state, 'BLUE').length;
  return { winner: lead > 0 ? 'RED' : lead < 0 ? 'BLUE' : null, key: 'turns', clause: 'TY-5.b' };
}
