/**
 * What follows where units have come or gone: depots, Air without a base, markers, victory. WP-8.7, WP-8.8,
 * WP-9.6.3.o.
 */
import type { Rules } from '../../../referee/index.js';
import { decision, order } from '../../../referee/index.js';
import { enemyOf, hexId, hexIndex, SIDES, unitId, unitIndex } from '../components/pack.js';
import type { Position } from '../state/state.js';
import { isChinese, LIFTED, landIn, typeOf, unitAt } from '../state/state.js';
import { type Ashore, ashoreOf, surveyOf } from '../state/survey.js';
import { forbidsHex } from './closed.js';
import { hexNames, type Playing, removeUnit } from './playing.js';
import { type Control, checkVictory, suddenDeaths } from './victory.js';

/**
 * Everything that follows at once, in the order of WP-9.6.3.o; `before`: who controlled what before it
 * happened.
 */
export function* settleMap(p: Playing, before: Control): Rules<void> {
  removeOverrunDepots(p);
  liftAir(p);
  yield* relocations(p);
  removeMarkers(p);
  checkVictory(p);
  yield* suddenDeaths(p, before);
}

/** A depot goes where enemy land stands and no own land does (WP-8.8.b, d). */
export function removeOverrunDepots(p: Playing): void {
  const { land } = ashoreOf(p);
  for (const side of SIDES)
    for (const hex of [...p.state.depots[side]])
      if (land[enemyOf(side)][hex]! > 0 && land[side][hex] === 0) removeDepot(p, side, hex);
}

/** The marker goes back to the pool (WP-8.8.c). */
export function removeDepot(p: Playing, side: 'J' | 'A', hex: number): void {
  const { depots, built } = p.state;
  depots[side] = depots[side].filter((depot) => depot !== hex);
  built[side] = built[side].filter((depot) => depot !== hex);
  p.play.log('depot.removed', { side, hex: hexId(p.pack, hex) });
}

/**
 * Lifts every Air that may not stay: enemy land and no own land, or a base that has gone over (WP-8.7.a, b,
 * h).
 */
export function liftAir(p: Playing): void {
  const ashore = ashoreOf(p);
  for (const [unit, { at }] of p.state.units.entries())
    if (at >= 0 && typeOf(p, unit).type === 'A' && mustLeave(p, ashore, unit)) liftUnit(p, unit);
}

function mustLeave(position: Position, { land, control }: Ashore, unit: number): boolean {
  const { at } = unitAt(position, unit);
  const { side } = typeOf(position, unit);
  if (land[side][at]! > 0) return false;
  return land[enemyOf(side)][at]! > 0 || control[at] === enemyOf(side);
}

/**
 * A damaged Air is removed, one at Chungking has nowhere to go; any other waits for its base (WP-8.7.c, i,
 * WP-12.2.t).
 */
function liftUnit(p: Playing, unit: number): void {
  const state = unitAt(p, unit);
  const from = state.at;
  const name = { unit: unitId(p.pack, unit), hex: hexId(p.pack, from) };
  if (state.damaged || isChinese(p, unit)) {
    p.play.log(isChinese(p, unit) ? 'air.lost.china' : 'air.lost.damaged', name);
    removeUnit(p, unit);
    return;
  }
  state.at = LIFTED;
  p.state.lifted.push({ unit, from });
  p.play.log('air.lifted', name);
}

/** The owner names a base for each Air that was lifted, in order of lifting (WP-8.7.i). */
export function* relocations(p: Playing): Rules<void> {
  for (;;) {
    const [first] = p.state.lifted;
    if (first === undefined) return;
    yield* relocate(p, first.unit, first.from);
    p.state.lifted = p.state.lifted.slice(1);
  }
}

/** To an own base within two hexes, damaged; removed where there is none (WP-8.7.a, c, d). */
export function* relocate(p: Playing, unit: number, from: number): Rules<void> {
  const bases = relocationBases(p, unit, from);
  const name = { unit: unitId(p.pack, unit), from: hexId(p.pack, from) };
  const { damaged } = unitAt(p, unit);
  if (bases.length === 0 || damaged) {
    removeUnit(p, unit);
    p.play.log(damaged ? 'air.lost.damaged' : 'air.lost', { unit: name.unit, hex: name.from });
    return;
  }
  const answer = yield* p.play.ask(relocating(p, unit, from, bases));
  Object.assign(unitAt(p, unit), { at: hexIndex(p.pack, answer.to), damaged: true });
  p.play.log('air.relocated', { ...name, to: answer.to });
}

const RELOCATION_RANGE = 2;

/** Distance is counted straight; not the hex it leaves, not Chungking, not a closed hex (WP-8.7.f, g). */
export function relocationBases(position: Position, unit: number, from: number): number[] {
  const { pack } = position;
  const { side } = typeOf(position, unit);
  const survey = surveyOf(position);
  return pack.bases.filter(
    (hex) =>
      hex !== from &&
      survey.control[hex] === side &&
      pack.grid.distance(from, hex) <= RELOCATION_RANGE &&
      forbidsHex(position, survey, side, hex) === undefined,
  );
}

function relocating(position: Position, unit: number, from: number, bases: readonly number[]) {
  const { pack } = position;
  const id = unitId(pack, unit);
  return decision({
    side: typeOf(position, unit).side,
    kind: 'relocate',
    clause: 'WP-8.7.f',
    public: true,
    about: { unit: id, from: hexId(pack, from) },
    forms: [
      order('relocate')
        .one('unit', 'unit', {
          candidates: () => [id],
          forbids: (_, __, other) => (unitIndex(pack, other) === unit ? undefined : 'WP-8.7.i'),
        })
        .one('to', 'hex', {
          candidates: () => hexNames(position, bases),
          forbids: (_, __, to) => (bases.includes(hexIndex(pack, to)) ? undefined : 'WP-8.7.f'),
        }),
    ],
  });
}

/** A marker of continued combat goes as soon as one side has no land there (WP-9.7.e). */
export function removeMarkers(p: Playing): void {
  p.state.cc = p.state.cc.filter((hex) => SIDES.every((side) => landIn(p, side, hex).length > 0));
}

/** Whether land of a side is alone in a hex. */
export function isAlone(position: Position, side: 'J' | 'A', hex: number): boolean {
  return landIn(position, side, hex).length > 0 && landIn(position, enemyOf(side), hex).length === 0;
}
