/** Rule 9.6.3: the beaten leave, survivors of a failed landing embark. WP-9.6.3. */
import type { Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import { enemyOf, hexId, hexIndex, NONE, unitId, unitIndex } from '../../components/pack.js';
import type { Position } from '../../state/state.js';
import { cargoOf, isOnMap, seaOfWater, typeOf, unitAt, waterOf } from '../../state/state.js';
import { surveyOf } from '../../state/survey.js';
import { forbidsFleet, forbidsHex } from '../closed.js';
import { hexNames, named, type Playing, removeUnit } from '../playing.js';
import { boarding, emptyShips } from './hits.js';

/**
 * All beaten fleets of a water go to one hex without enemy fleets, their cargo with them; else they are
 * destroyed (WP-9.6.3.a, h, n).
 */
export function* retreatFleets(p: Playing, side: SideId, units: readonly number[]): Rules<void> {
  const fleets = units.filter((unit) => isOnMap(unitAt(p, unit)) && typeOf(p, unit).fleet);
  const [first] = fleets;
  if (first === undefined) return;
  const waters = retreatWaters(p, side, waterOf(p, first));
  if (waters.length === 0) {
    destroy(p, [...fleets, ...cargoes(p, fleets)], unitAt(p, first).at);
    return;
  }
  const { pack } = p;
  const to = yield* chooseRetreat(
    p,
    side,
    unitAt(p, first).at,
    fleets,
    waters.map((water) => pack.hexOfWater[water]!),
  );
  const water = waters.find((one) => pack.hexOfWater[one] === to)!;
  for (const unit of fleets) Object.assign(unitAt(p, unit), { at: to, sea: seaOfWater(pack, water) });
  for (const unit of cargoes(p, fleets)) Object.assign(unitAt(p, unit), { at: to, home: true });
}

function cargoes(position: Position, fleets: readonly number[]): number[] {
  return fleets.map((unit) => cargoOf(position, unit)).filter((unit) => unit !== NONE);
}

/**
 * Waters beside that are open to the fleets of a side and hold no enemy fleets; costs and zones do not matter
 * (WP-9.6.3.a, i).
 */
function retreatWaters(position: Position, side: SideId, water: number): number[] {
  const { pack } = position;
  const survey = surveyOf(position);
  return [...pack.waters.next(water)].filter(
    (next) =>
      survey.fleets[enemyOf(side)][next] === 0 &&
      forbidsFleet(position, survey, side, pack.hexOfWater[next]!) === undefined,
  );
}

/**
 * All beaten land of a hex goes to one hex without enemy land, by land; else it is destroyed (WP-9.6.3.c, h,
 * i, j).
 */
export function* retreatLand(p: Playing, side: SideId, units: readonly number[]): Rules<void> {
  const land = units.filter((unit) => isOnMap(unitAt(p, unit)));
  const [first] = land;
  if (first === undefined) return;
  const from = unitAt(p, first).at;
  const hexes = retreatHexes(p, side, from, typeOf(p, first).nation === 'CN');
  if (hexes.length === 0) {
    destroy(p, land, from);
    return;
  }
  const to = yield* chooseRetreat(p, side, from, land, hexes);
  for (const unit of land) unitAt(p, unit).at = to;
}

/** CN units only into the three hexes of China, other Allies into none of them (WP-12.2.a, b). */
function retreatHexes(position: Position, side: SideId, from: number, chinese: boolean): number[] {
  const { pack } = position;
  const survey = surveyOf(position);
  return [...pack.roads.next(from)].filter((hex) => {
    if (survey.land[enemyOf(side)][hex]! > 0) return false;
    if (chinese) return pack.chinaHome.includes(hex);
    return forbidsHex(position, survey, side, hex) === undefined;
  });
}

function destroy(p: Playing, units: readonly number[], hex: number): void {
  p.play.log('retreat.none', { units: named(p, units), hex: hexId(p.pack, hex) });
  for (const unit of units) removeUnit(p, unit);
}

/** The loser chooses one hex for all (WP-9.6.3.a, c, h). */
function* chooseRetreat(
  p: Playing,
  side: SideId,
  from: number,
  units: readonly number[],
  hexes: readonly number[],
): Rules<number> {
  const [first] = units;
  const clause = typeOf(p, first!).fleet ? 'WP-9.6.3.a' : 'WP-9.6.3.c';
  const { to } = yield* p.play.ask(
    decision({
      side,
      kind: 'retreat',
      clause,
      public: true,
      about: { from: hexId(p.pack, from), units: named(p, units) },
      forms: [
        order('retreat').one('to', 'hex', {
          candidates: () => hexNames(p, hexes),
          forbids: (_, __, id) => (hexes.includes(hexIndex(p.pack, id)) ? undefined : clause),
        }),
      ],
    }),
  );
  p.play.log('retreat', { side, units: named(p, units), from: hexId(p.pack, from), to });
  return hexIndex(p.pack, to);
}

// --- after a failed landing

/** Half of the landing land that survived is lost, the rest embarks damaged and goes home (WP-9.6.3.d, k). */
export function* failedLanding(p: Playing, side: SideId, units: readonly number[]): Rules<void> {
  const survivors = units.filter((unit) => isOnMap(unitAt(p, unit)));
  const waters = new Map(survivors.map((unit) => [unit, waterOf(p, unitAt(p, unit).carrier)]));
  for (let left = Math.floor(survivors.length / 2); left > 0; left--)
    yield* loseOne(p, side, survivors, left);
  const rest = survivors.filter((unit) => isOnMap(unitAt(p, unit)));
  for (const unit of rest) Object.assign(unitAt(p, unit), { carrier: NONE, damaged: true });
  for (const unit of rest) yield* embark(p, side, unit, waters.get(unit)!);
}

function* loseOne(p: Playing, side: SideId, survivors: readonly number[], left: number): Rules<void> {
  const units = survivors.filter((unit) => isOnMap(unitAt(p, unit)));
  const { unit } = yield* p.play.ask(
    decision({
      side,
      kind: 'survivors',
      clause: 'WP-9.6.3.d',
      public: true,
      about: { n: left },
      forms: [
        order('lose').one('unit', 'unit', {
          candidates: () => named(p, units),
          forbids: (_, __, id) => (units.includes(unitIndex(p.pack, id)) ? undefined : 'WP-9.6.3.d'),
        }),
      ],
    }),
  );
  removeUnit(p, unitIndex(p.pack, unit));
  p.play.log('unit.lost', { unit });
}

/** On any own naval unit of the hex without cargo; without one it is lost (WP-9.6.3.d, k). */
function* embark(p: Playing, side: SideId, unit: number, water: number): Rules<void> {
  const ships = emptyShips(p, side, water);
  if (ships.length === 0) {
    removeUnit(p, unit);
    p.play.log('unit.lost', { unit: unitId(p.pack, unit) });
    return;
  }
  const { to } = yield* p.play.ask(
    decision({
      side,
      kind: 'embark',
      clause: 'WP-9.6.3.d',
      public: true,
      about: { unit: unitId(p.pack, unit) },
      forms: [boarding(p, 'embark', unit, ships, 'WP-9.6.3.k')],
    }),
  );
  Object.assign(unitAt(p, unit), { carrier: unitIndex(p.pack, to), home: true });
  p.play.log('land.embarks', { unit: unitId(p.pack, unit), to });
}
