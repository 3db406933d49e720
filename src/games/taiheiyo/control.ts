/** Chapter 4.2: who controls a point. TS-4.2. */
import type { Play } from '../../referee/index.js';
import type { Pack, SideId } from './pack.js';
import { OUT, pointId } from './pack.js';
import type { PointState, TsState } from './state.js';
import { airIn, enemyOf, graphOf, hasUnits, pointAt, shipsIn, unitsIn } from './state.js';

/** A port that works for a side: its marker, not held or contested; or the Fleet Train point (TS-7.3.h). */
export function isOwnPort(state: TsState, side: SideId, point: number): boolean {
  if (state.fleetTrain === point) return side === 'A';
  const { owner, held } = pointAt(state, point);
  return owner === side && held === null;
}

/** Whether a side's umbrella reaches a point: an own air unit one route of length 1 away (TS-4.2.e, TS-4.2.s). */
export function hasUmbrella(pack: Pack, state: TsState, side: SideId, point: number): boolean {
  const graph = graphOf(pack, state);
  return pack.army[side].some((unit) => {
    const { at } = state.units[unit]!;
    return at !== OUT && !pack.units[unit]!.ship && graph.length(at, point) === 1;
  });
}

/** Judges every point by what stands there now (TS-4.2.b) and says what changed. */
export function judgeControl(pack: Pack, play: Play<TsState>): void {
  const { state } = play;
  const before = state.points.map((p) => ({ ...p }));
  const after = state.points.map((_, point) => judged(pack, state, point));
  for (const [point, now] of after.entries()) {
    const was = before[point]!;
    Object.assign(pointAt(state, point), now);
    if (was.control === now.control && was.held === now.held) continue;
    play.log(`control.${controlWord(now)}`, { point: pointId(pack, point), side: now.control });
  }
}

/** Judges bases alone: the set-up, while the strike force still lies off Hawaii (TS-3.3.c). */
export function judgeBases(pack: Pack, state: TsState): void {
  for (const [point, { port }] of pack.points.entries())
    if (!port) Object.assign(pointAt(state, point), judged(pack, state, point));
}

function controlWord({ control, held }: PointState): string {
  if (held === '3') return 'contested';
  if (held !== null) return 'asBase';
  return control === null ? 'nobody' : 'side';
}

/** What a point's markers must show. */
export function judged(pack: Pack, state: TsState, point: number): PointState {
  const { owner, held } = pointAt(state, point);
  if (state.fleetTrain === point) return { owner, control: 'A', held: null }; // TS-7.3.2.a
  if (owner === null) return { owner, control: controlOfBase(pack, state, point), held: null };
  const now = heldNow(pack, state, point, owner, held);
  return { owner, held: now, control: now === '3' ? null : now === null ? owner : enemyOf(owner) };
}

/** A pure question about units and umbrellas (TS-4.2.h). */
function controlOfBase(pack: Pack, state: TsState, point: number): SideId | null {
  const air = (side: SideId) => airIn(pack, state, side, point).length > 0;
  if (air('J')) return 'J'; // TS-4.2.d, TS-4.2.g
  if (air('A')) return 'A';
  const [j, a] = [hasUmbrella(pack, state, 'J', point), hasUmbrella(pack, state, 'A', point)];
  if (shipsIn(pack, state, 'J', point).length > 0) return a ? null : 'J'; // TS-4.2.c
  if (shipsIn(pack, state, 'A', point).length > 0) return j ? null : 'A';
  return j === a ? null : j ? 'J' : 'A'; // TS-4.2.g
}

/** The holder's state of an enemy port (TS-4.2.n). */
function heldNow(pack: Pack, state: TsState, point: number, owner: SideId, before: PointState['held']): PointState['held'] {
  const holder = enemyOf(owner);
  if (airIn(pack, state, holder, point).length > 0) return '2a';
  if (shipsIn(pack, state, holder, point).length > 0) return hasUmbrella(pack, state, owner, point) ? '3' : '2b'; // TS-4.2.i, TS-4.2.k
  const follows = before === '2b' || before === '2c' || before === '3'; // TS-4.2.o
  return follows && isHeldFromAfar(pack, state, point, owner) ? '2c' : null;
}

function isHeldFromAfar(pack: Pack, state: TsState, point: number, owner: SideId): boolean {
  const holder = enemyOf(owner);
  if (hasUnits(pack, state, owner, point)) return false;
  return hasUmbrella(pack, state, holder, point) && !hasUmbrella(pack, state, owner, point);
}

/**
 * Units of a side have left a point together. If they were the last in an enemy port that was held or contested, it reverts at
 * once, unless ships were among them and the own umbrella alone covers it (TS-4.2.p, TS-4.2.q).
 */
export function leftPoint(pack: Pack, play: Play<TsState>, side: SideId, point: number, withShips: boolean): void {
  const { state } = play;
  const { owner, held } = pointAt(state, point);
  if (owner !== enemyOf(side) || held === null || unitsIn(pack, state, side, point).length > 0) return;
  if (withShips && isHeldFromAfar(pack, state, point, owner)) {
    Object.assign(pointAt(state, point), { held: '2c', control: side });
    return;
  }
  Object.assign(pointAt(state, point), { held: null, control: owner }); // TS-4.2.m
  play.log('control.reverts', { point: pointId(pack, point), side: owner });
}

/** Japanese ships alone with the Fleet Train marker take it away at once; the base's own marker waits (TS-7.3.i, TS-4.2.t). */
export function checkFleetTrain(pack: Pack, play: Play<TsState>): void {
  const { state } = play;
  const { fleetTrain } = state;
  if (fleetTrain === OUT || hasUnits(pack, state, 'A', fleetTrain)) return;
  if (shipsIn(pack, state, 'J', fleetTrain).length === 0) return;
  state.fleetTrain = OUT;
  play.log('fleetTrain.gone', { point: pointId(pack, fleetTrain) });
}
