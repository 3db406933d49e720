/** Chapter 9.1: isolation. TS-9.1. */
import type { Play, Rules } from '../../../../referee/index.js';
import type { Pack, SideId } from '../../components/pack.js';
import { pointId, unitIds } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { airIn, pointsOf, shipsIn } from '../../state/state.js';
import { relocate, sendAirBack } from '../combat/retreat.js';
import { isOwnPort, leftPoint } from '../control.js';
import { barredPoints, isTraced } from '../routes.js';

/** All units of a side are judged before any is moved (TS-9.1.g); then each isolated point is emptied. */
export function* isolation(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  for (const point of isolatedPoints(pack, play.state, side)) yield* leave(pack, play, side, point);
}

/**
 * Points with units of a side that are no own port and have no trace to one (TS-9.1.a, TS-9.1.b, TS-9.1.e).
 */
export function isolatedPoints(pack: Pack, state: TsState, side: SideId): number[] {
  const barred = barredPoints(pack, state, side);
  return pointsOf(pack, state, side).filter(
    (point) => !isOwnPort(state, side, point) && !isTraced(pack, state, side, point, barred),
  );
}

function* leave(pack: Pack, play: Play<TsState>, side: SideId, point: number): Rules<void> {
  const { state } = play;
  const [ships, air] = [shipsIn(pack, state, side, point), airIn(pack, state, side, point)];
  play.log('isolated', { side, point: pointId(pack, point), units: unitIds(pack, [...ships, ...air]) });
  sendAirBack(pack, play, air); // TS-9.1.d
  yield* relocate(pack, play, side, ships, point);
  leftPoint(pack, play, side, point, ships.length > 0);
}
