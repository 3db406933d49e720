/** Chapter 4.2: who controls a point. TS-4.2. */
import type { Play } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { OUT, pointId } from '../components/pack.js';
import type { Held, PointState, TsState } from '../state/state.js';
import { enemyOf, hasUnits, pointAt, shipsIn } from '../state/state.js';

/** A port that works for a side: its marker, not held or contested; or the Fleet Train point (TS-7.3.h). */
export function isOwnPort(state: TsState, side: SideId, point: number): boolean {
  if (state.fleetTrain === point) return side === 'A';
  const { owner, held } = pointAt(state, point);
  return owner === side && held === null;
}

/** What stands where, and what umbrellas cover: an air unit covers what is one route of length 1 away (TS-4.2.e, TS-4.2.s). */
export interface Presence {
  readonly ships: Readonly<Record<SideId, readonly boolean[]>>;
  readonly air: Readonly<Record<SideId, readonly boolean[]>>;
  readonly umbrella: Readonly<Record<SideId, readonly boolean[]>>;
}

/** What an air unit in a point covers beside it. */
export function coveredFrom(pack: Pack, state: TsState, point: number): readonly number[] {
  return pack.umbrellas[state.shift ? 'open' : 'closed'][point]!;
}

/** One pass over the units. */
export function presenceOf(pack: Pack, state: TsState): Presence {
  const none = () => Array<boolean>(pack.points.length).fill(false);
  const nowhere = () => ({ J: none(), A: none() });
  const [ships, air, umbrella] = [nowhere(), nowhere(), nowhere()];
  for (let unit = 0; unit < pack.units.length; unit++) {
    const { at } = state.units[unit]!;
    if (at === OUT) continue;
    const { side, ship } = pack.units[unit]!;
    (ship ? ships : air)[side][at] = true;
    if (!ship) for (const covered of coveredFrom(pack, state, at)) umbrella[side][covered] = true;
  }
  return { ships, air, umbrella };
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

/** Judges bases alone: the set-up, while the strike force still lies off Hawaii (TS-3.3.c). */
export function judgeBases(pack: Pack, state: TsState): void {
  const presence = presenceOf(pack, state);
  for (const [point, { port }] of pack.points.entries())
    if (!port) state.points[point] = judged(pack, state, point, presence);
}

function controlWord({ control, held }: PointState): string {
  if (held === '3') return 'contested';
  if (held !== null) return 'asBase';
  return control === null ? 'nobody' : 'side';
}

/** What a point's markers must show. */
export function judged(
  pack: Pack,
  state: TsState,
  point: number,
  presence: Presence = presenceOf(pack, state),
): PointState {
  const { owner, held } = pointAt(state, point);
  if (state.fleetTrain === point) return { owner, control: 'A', held: null }; // TS-7.3.2.a
  if (owner === null) return { owner, control: controlOfBase(presence, point), held: null };
  const now = heldNow(presence, point, owner, held);
  return { owner, held: now, control: now === '3' ? null : now === null ? owner : enemyOf(owner) };
}

/** A pure question about units and umbrellas (TS-4.2.h). */
function controlOfBase({ ships, air, umbrella }: Presence, point: number): SideId | null {
  if (air.J[point]) return 'J'; // TS-4.2.d, TS-4.2.g
  if (air.A[point]) return 'A';
  const [j, a] = [umbrella.J[point], umbrella.A[point]];
  if (ships.J[point]) return a ? null : 'J'; // TS-4.2.c
  if (ships.A[point]) return j ? null : 'A';
  return j === a ? null : j ? 'J' : 'A'; // TS-4.2.g
}

/** The holder's state of an enemy port (TS-4.2.n). */
function heldNow(presence: Presence, point: number, owner: SideId, before: Held): Held {
  const { ships, air, umbrella } = presence;
  const holder = enemyOf(owner);
  if (air[holder][point]) return '2a';
  if (ships[holder][point]) return umbrella[owner][point] ? '3' : '2b'; // TS-4.2.i, TS-4.2.k
  const follows = before === '2b' || before === '2c' || before === '3'; // TS-4.2.o
  return follows && isHeldFromAfar(presence, point, owner) ? '2c' : null;
}

/** Without the owner's units, under the holder's umbrella alone. */
function isHeldFromAfar({ ships, air, umbrella }: Presence, point: number, owner: SideId): boolean {
  if (ships[owner][point] || air[owner][point]) return false;
  return umbrella[enemyOf(owner)][point] === true && !umbrella[owner][point];
}

/**
 * Units of a side have left a point together. If they were the last in an enemy port that was held or contested, it reverts at
 * once, unless ships were among them and the own umbrella alone covers it (TS-4.2.p, TS-4.2.q).
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

/** What becomes of a point that units of a side have left: it reverts to its owner, stays held from afar, or nothing changes. */
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

/** Ships on their way, that may yet leave the point where they stand: after an evacuation, under submarines (TS-7.3.2.d). */
function isPassing({ move, battle }: TsState): boolean {
  return move !== undefined && !move.stopped && battle === undefined;
}

/** Japanese ships alone with the Fleet Train marker take it away at once; the base's own marker waits (TS-7.3.i, TS-4.2.t). */
export function checkFleetTrain(pack: Pack, play: Play<TsState>): void {
  const { state } = play;
  const { fleetTrain } = state;
  if (fleetTrain === OUT || hasUnits(pack, state, 'A', fleetTrain) || isPassing(state)) return;
  if (shipsIn(pack, state, 'J', fleetTrain).length === 0) return;
  state.fleetTrain = OUT;
  play.log('fleetTrain.gone', { point: pointId(pack, fleetTrain) });
}
