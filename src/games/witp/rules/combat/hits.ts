/** Rules 9.6.1, 9.6.2: hits are marked one after the other, and cargo changes ships. WP-9.6.1, WP-9.6.2. */
import type { Clause, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import { hexId, NONE, unitId, unitIndex } from '../../components/pack.js';
import type { Position } from '../../state/state.js';
import { cargoOf, isOnMap, typeOf, unitAt, waterOf } from '../../state/state.js';
import { hitUnit, named, type Playing, removeUnit } from '../playing.js';

/** Why a unit is hit: the word of the scope. */
export type HitReason = 'hit' | 'extra-air' | 'extra-cv' | 'kamikaze' | 'by-card' | 'eliminate';

const CLAUSES: Readonly<Record<HitReason, Clause>> = {
  hit: 'WP-9.6.1.g',
  'extra-air': 'WP-9.6.2.e',
  'extra-cv': 'WP-9.6.2.e',
  kamikaze: 'WP-4.3.a',
  'by-card': 'WP-4.3.a',
  eliminate: 'WP-4.3.a',
};

/**
 * So many hits on units of one owner, who chooses for each; those left over are ignored (WP-9.6.1.g, j, l).
 * The number marked.
 */
export function* applyHits(
  p: Playing,
  units: readonly number[],
  hits: number,
  reason: HitReason,
  hex: number,
): Rules<number> {
  let marked = 0;
  while (marked < hits) {
    const standing = units.filter((unit) => isOnMap(unitAt(p, unit)));
    if (standing.length === 0) return marked;
    const unit = yield* chooseHit(p, standing, reason, hex, hits - marked);
    marked++;
    yield* mark(p, unit, reason);
  }
  return marked;
}

function* mark(p: Playing, unit: number, reason: HitReason): Rules<void> {
  if (reason === 'eliminate') return yield* loseCarrier(p, unit); // its cargo takes no hit
  yield* hitShip(p, unit, p.state.options.literalTransportHits);
}

/**
 * A unit is hit; `together`: its cargo is hit with it, else only when the ship is lost (WP-9.6.1.i, k, m).
 */
function* hitShip(p: Playing, unit: number, together: boolean): Rules<void> {
  const cargo = cargoOf(p, unit);
  const water = waterOf(p, unit);
  const lost = hitUnit(p, unit);
  if (cargo === NONE) return;
  const cargoLost = together || lost ? hitUnit(p, cargo) : false;
  if (lost && !cargoLost) yield* changeShip(p, cargo, water);
}

/** Both the ship and its cargo are hit, under either setting (card 1943-03). */
export function* hitCarrier(p: Playing, unit: number): Rules<void> {
  yield* hitShip(p, unit, true);
}

function* loseCarrier(p: Playing, unit: number): Rules<void> {
  const cargo = cargoOf(p, unit);
  const water = waterOf(p, unit);
  removeUnit(p, unit);
  p.play.log('unit.lost', { unit: unitId(p.pack, unit) });
  if (cargo !== NONE) yield* changeShip(p, cargo, water);
}

/** Land whose ship is lost moves to another naval unit with room, or is lost (WP-9.6.1.k, n). */
function* changeShip(p: Playing, unit: number, water: number): Rules<void> {
  const ships = emptyShips(p, typeOf(p, unit).side, water);
  if (ships.length === 0) {
    removeUnit(p, unit);
    p.play.log('unit.lost', { unit: unitId(p.pack, unit) });
    return;
  }
  const { to } = yield* p.play.ask(
    decision({
      side: typeOf(p, unit).side,
      kind: 'transfer',
      clause: 'WP-9.6.1.k',
      public: true,
      about: { unit: unitId(p.pack, unit) },
      forms: [boarding(p, 'transfer', unit, ships, 'WP-9.6.1.k')],
    }),
  );
  unitAt(p, unit).carrier = unitIndex(p.pack, to);
  p.play.log('cargo.changes', { unit: unitId(p.pack, unit), to });
}

/** Naval units of a water that carry nothing. */
export function emptyShips(position: Position, side: 'J' | 'A', water: number): number[] {
  return position.pack.army[side].filter((unit) => {
    const { at } = unitAt(position, unit);
    return (
      at >= 0 &&
      typeOf(position, unit).type === 'N' &&
      waterOf(position, unit) === water &&
      cargoOf(position, unit) === NONE
    );
  });
}

/** A land unit and the ship that takes it. */
export function boarding<D extends 'transfer' | 'embark'>(
  p: Playing,
  word: D,
  unit: number,
  ships: readonly number[],
  clause: Clause,
) {
  const id = unitId(p.pack, unit);
  return order(word)
    .one('unit', 'unit', {
      candidates: () => [id],
      forbids: (_, __, other) => (other === id ? undefined : clause),
    })
    .one('to', 'unit', {
      candidates: () => named(p, ships),
      forbids: (_, __, to) => (ships.includes(unitIndex(p.pack, to)) ? undefined : clause),
    });
}

function* chooseHit(
  p: Playing,
  units: readonly number[],
  reason: HitReason,
  hex: number,
  left: number,
): Rules<number> {
  const [first] = units;
  const clause = CLAUSES[reason];
  const asking = decision({
    side: typeOf(p, first!).side,
    kind: 'hit',
    clause,
    public: true,
    about: { hex: hexId(p.pack, hex), n: left },
    forms: [
      order('hit').one('unit', 'unit', {
        candidates: () => named(p, units),
        forbids: (_, __, id) => (units.includes(unitIndex(p.pack, id)) ? undefined : clause),
      }),
    ],
  });
  const { unit } = yield* p.play.scope({ key: reason }, p.play.ask(asking));
  return unitIndex(p.pack, unit);
}
