/** Chapter 4.2: what is said when control of a point changes, and what units that leave do to it. TS-4.2. */

import type { Play } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { OUT, pointId } from '../components/pack.js';
import { isHeldFromAfar, judged, presenceOf } from '../state/control.js';
import type { PointState, TsState } from '../state/state.js';
import { enemyOf, hasUnits, pointAt, shipsIn } from '../state/state.js';

/** A port that works for a side: its marker, not held or contested; or the Fleet Train point (TS-7.3.h). */
export function isOwnPort(state: TsState, side: SideId, point: number): boolean {
  if (state.fleetTrain === point) return side === 'A';
  const { owner, held } = pointAt(state, point);
  return owner === side && held === null;
}

/** Judges every point by what stands there now (TS-4.2.b) and says what changed. */
export function judgeControl(pack: Pack, play: Play<TsState>): void {
  const { state } = play;
  const presence = presenceOf(pack, state);
  for (const [point, was] of state.points.entries()) {
    const now = judged(pack, state, point, presence);
    if (was.control === now.control && was.held === now.held) continue;
    state.points[point] = now;
    play.log(`control.${controlWord(now)}`, { point: pointId(pack, point), side: now.control });
  }
}

function controlWord({ control, held }: PointState): string {
  if (held === '3') return 'contested';
  if (held !== null) return 'asBase';
  return control === null ? 'nobody' : 'side';
}

/**
 * Units of a side have left a point together. If they were the last in an enemy port that was held or
 * contested, it reverts at once, unless ships were among them and the own umbrella alone covers it (TS-4.2.p,
 * TS-4.2.q).
 */
export function leftPoint(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  point: number,
  withShips: boolean,
): void {
  const { state } = play;
  const { owner } = pointAt(state, point);
  const fate = fateOf(pack, state, side, point, withShips);
  if (fate === 'held') Object.assign(pointAt(state, point), { held: '2c', control: side });
  if (fate !== 'reverts') return;
  Object.assign(pointAt(state, point), { held: null, control: owner }); // TS-4.2.m
  play.log('control.reverts', { point: pointId(pack, point), side: owner });
}

/**
 * What becomes of a point that units of a side have left: it reverts to its owner, stays held from afar, or
 * nothing changes.
 */
export function fateOf(
  pack: Pack,
  state: TsState,
  side: SideId,
  point: number,
  withShips: boolean,
): 'reverts' | 'held' | undefined {
  const { owner, held } = pointAt(state, point);
  if (owner !== enemyOf(side) || held === null || hasUnits(pack, state, side, point)) return undefined;
  return withShips && isHeldFromAfar(presenceOf(pack, state), point, owner) ? 'held' : 'reverts';
}

/**
 * Ships on their way, that may yet leave the point where they stand: after an evacuation, under submarines
 * (TS-7.3.2.d).
 */
function isPassing({ move, battle }: TsState): boolean {
  return move !== undefined && !move.stopped && battle === undefined;
}

/**
 * Japanese ships alone with the Fleet Train marker take it away at once; the base's own marker waits
 * (TS-7.3.i, TS-4.2.t).
 */
export function checkFleetTrain(pack: Pack, play: Play<TsState>): void {
  const { state } = play;
  const { fleetTrain } = state;
  if (fleetTrain === OUT || hasUnits(pack, state, 'A', fleetTrain) || isPassing(state)) return;
  if (shipsIn(pack, state, 'J', fleetTrain).length === 0) return;
  state.fleetTrain = OUT;
  play.log('fleetTrain.gone', { point: pointId(pack, fleetTrain) });
}
