/**
 * Chapter 8.4: retreat, and the relocation that takes its place where no way is open (8.1.3, 9.1). TS-8.4.
 */
import type { Play, Rules } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import type { Pack, SideId } from '../../components/pack.js';
import { pointId, pointIds, pointIndex, unitIds } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { airIn, place, putInBox, remove, shipsIn, turnFaceDown, unitAt } from '../../state/state.js';
import { askSide } from '../cards/hand.js';
import { checkFleetTrain, leftPoint } from '../control.js';
import { nearestPorts, portsReached } from '../routes.js';

/** All units of a side leave a point, never a part of them (TS-8.4.1.a). */
export function* retreatAll(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  at: number,
  said: 'retreat' | 'evacuation' = 'retreat',
): Rules<void> {
  const { state } = play;
  const air = airIn(pack, state, side, at);
  const ships = shipsIn(pack, state, side, at);
  play.log(said, { side, at: pointId(pack, at) });
  sendAirBack(pack, play, air); // TS-8.4.d
  yield* sendShipsHome(pack, play, side, ships, at);
  leftPoint(pack, play, side, at, ships.length > 0);
  checkFleetTrain(pack, play);
}

/** Air units that cannot stay become reinforcements of the next turn (TS-8.4.d, TS-9.1.d, TS-8.4.j). */
export function sendAirBack(pack: Pack, play: Play<TsState>, air: readonly number[]): void {
  const { state } = play;
  for (const unit of air) putInBox(pack, state, unit, state.turn + 1, false);
  if (air.length > 0)
    play.log(state.turn < pack.lastTurn ? 'air.back' : 'air.out', { units: unitIds(pack, air) });
}

/**
 * To one own port; those that cannot reach it choose again together (TS-8.4.f); who reaches none relocates
 * (TS-8.4.3.a).
 */
function* sendShipsHome(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  ships: readonly number[],
  at: number,
): Rules<void> {
  const { state } = play;
  let left = [...ships];
  for (;;) {
    const reach = new Map(left.map((unit) => [unit, portsReached(pack, state, unit, at)]));
    const ports = [...pack.points.keys()].filter((port) =>
      left.some((unit) => reach.get(unit)!.includes(port)),
    );
    if (ports.length === 0) break;
    const to = yield* choosePort(pack, play, 'retreatPort', side, at, left, ports);
    const going = left.filter((unit) => reach.get(unit)!.includes(to));
    // faces unchanged: TS-8.4.4.a
    for (const unit of going) place(state, unit, to, unitAt(state, unit).faceDown);
    play.log('retreat.to', { units: unitIds(pack, going), from: pointId(pack, at), to: pointId(pack, to) });
    left = left.filter((unit) => !going.includes(unit));
  }
  yield* relocate(pack, play, side, left, at);
}

/**
 * Face-down to the nearest own port, whatever lies on the way (TS-9.1.c); one choice for all with the same
 * ports (TS-9.1.m).
 */
export function* relocate(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  ships: readonly number[],
  at: number,
): Rules<void> {
  const { state } = play;
  const ports = new Map(ships.map((unit) => [unit, nearestPorts(pack, state, unit, at)]));
  const groups = new Map<string, number[]>();
  for (const [unit, found] of ports) groups.set(found.join(), [...(groups.get(found.join()) ?? []), unit]);
  for (const group of groups.values()) {
    const found = ports.get(group[0]!)!;
    if (found.length === 0) abandon(pack, play, group, at);
    else yield* relocateGroup(pack, play, side, group, at, found);
  }
}

function* relocateGroup(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  group: readonly number[],
  at: number,
  ports: readonly number[],
): Rules<void> {
  const { state } = play;
  const to = yield* choosePort(pack, play, 'relocationPort', side, at, group, ports);
  for (const unit of group) place(state, unit, to);
  turnFaceDown(state, group);
  play.log('relocate', { units: unitIds(pack, group), from: pointId(pack, at), to: pointId(pack, to) });
}

/** No own port is left for them (TS-9.1.k). */
function abandon(pack: Pack, play: Play<TsState>, group: readonly number[], at: number): void {
  for (const unit of group) remove(play.state, unit);
  play.log('relocate.lost', { units: unitIds(pack, group), from: pointId(pack, at) });
}

function* choosePort(
  pack: Pack,
  play: Play<TsState>,
  kind: 'retreatPort' | 'relocationPort',
  side: SideId,
  at: number,
  ships: readonly number[],
  ports: readonly number[],
): Rules<number> {
  const answer = yield* askSide(pack, play, () => choosing(pack, kind, side, at, ships, ports));
  return answer === undefined ? ports[0]! : pointIndex(pack, answer.to);
}

function choosing(
  pack: Pack,
  kind: 'retreatPort' | 'relocationPort',
  side: SideId,
  at: number,
  ships: readonly number[],
  ports: readonly number[],
) {
  const clause = kind === 'retreatPort' ? 'TS-8.4.f' : 'TS-9.1.c';
  const form = order('to').one('to', 'point', {
    candidates: () => pointIds(pack, ports),
    forbids: (_, __, to) =>
      ports.includes(pointIndex(pack, to)) ? undefined : forbiddenPort(pack, kind, at, to),
  });
  const about = { at: pointId(pack, at), units: unitIds(pack, ships) };
  return { side, kind, clause, public: true, about, forms: [form] };
}

function forbiddenPort(pack: Pack, kind: 'retreatPort' | 'relocationPort', at: number, to: string): string {
  if (pointIndex(pack, to) === at) return 'TS-8.4.i';
  return kind === 'retreatPort' ? 'TS-8.4.3.a' : 'TS-9.1.c';
}
