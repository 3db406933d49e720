/** Chapter 4.2: what stands where, and whose a point is by it. TS-4.2. */
import { OUT, type Pack, pointIndex, type SideId } from '../components/pack.js';
import { enemyOf, type Held, type PointState, pointAt, type TsState, type UnitState } from './state.js';

/**
 * What stands where, and what umbrellas cover: an air unit covers what is one route of length 1 away
 * (TS-4.2.e, TS-4.2.s).
 */
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

/** Judges bases alone: the set-up, while the strike force still lies off Hawaii (TS-3.3.c). */
export function judgeBases(pack: Pack, state: TsState): void {
  const presence = presenceOf(pack, state);
  for (const [point, { port }] of pack.points.entries())
    if (!port) state.points[point] = judged(pack, state, point, presence);
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
export function isHeldFromAfar({ ships, air, umbrella }: Presence, point: number, owner: SideId): boolean {
  if (ships[owner][point] || air[owner][point]) return false;
  return umbrella[enemyOf(owner)][point] === true && !umbrella[owner][point];
}

/** The situation before the first order (TS-3.0.a, TS-3.1, TS-3.2, TS-3.3). */
export function startState(pack: Pack): TsState {
  const spread = pack.units.flatMap(({ setup }, unit) => (setup.kind === 'oneEach' ? [unit] : []));
  const state: TsState = {
    step: 'SETUP-A',
    turn: 0,
    score: 0,
    units: pack.units.map((_, unit) => startOf(pack, unit, spread)),
    points: pack.points.map(({ owner }) => ({ owner, control: owner, held: null })),
    hands: { J: [], A: [] },
    deck: [...pack.cards.keys()],
    discards: [],
    spent: [],
    shift: false,
    fleetTrain: OUT,
    fleetTrainUsed: false,
    repairMoved: [],
  };
  judgeBases(pack, state);
  return state;
}

/**
 * Units with a fixed place stand there, later ones wait in their box (TS-3.2.e), the rest is still to be
 * placed (TS-3.1.c). `spread`: all that go to one of a list of points each.
 */
function startOf(pack: Pack, unit: number, spread: readonly number[]): UnitState {
  const { setup } = pack.units[unit]!;
  const fresh: UnitState = { at: OUT, faceDown: false, box: 0, damaged: false };
  if (setup.kind === 'fixed') return { ...fresh, at: pointIndex(pack, setup.point) };
  if (setup.kind === 'reinforcement') return { ...fresh, box: setup.turn };
  if (setup.kind === 'oneEach')
    return {
      ...fresh,
      at: pointIndex(pack, setup.points[spread.indexOf(unit) % Math.max(1, setup.points.length)]!),
    }; // TS-3.2.c
  return fresh;
}
