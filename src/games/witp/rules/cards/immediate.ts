/** What cards do at once when they are declared: WP-4.3.b, and the choices in them: WP-4.2.f. */
import type { Decision, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { Op, OpOf, SideId } from '../../components/pack.js';
import { cardId, enemyOf, hexId, hexIndex, NONE, opsOf, unitId, unitIndex } from '../../components/pack.js';
import type { Effect, Position } from '../../state/state.js';
import { isNeutral, OUT, RESERVE, typeOf, unitAt } from '../../state/state.js';
import { controlMap, surveyOf } from '../../state/survey.js';
import { hexNames, hitUnit, named, type Playing, removeUnit } from '../playing.js';
import { removeDepot, settleMap } from '../settle.js';

/** Carries out what a card does on declaration. */
export function* immediate(p: Playing, effect: Effect): Rules<void> {
  for (const op of opsOf(p.pack, effect.card, effect.owner)) {
    const before = controlMap(p);
    yield* carryOut(p, effect, op);
    yield* settleMap(p, before);
  }
}

function* carryOut(p: Playing, effect: Effect, op: Op): Rules<void> {
  switch (op.op) {
    case 'hit':
      if (op.when === undefined) yield* hitByCard(p, effect, op);
      return;
    case 'eliminate':
      return yield* eliminate(p, effect, op);
    case 'removeDepot':
      return yield* depotByCard(p, effect, op);
    case 'placeReserve':
      return yield* placeReserve(p, effect, op);
    case 'returnChinese':
      return returnChinese(p, op);
    case 'soviet':
      return yield* soviet(p, effect, op);
    case 'atomicBomb':
      return atomicBomb(p, effect, op);
    default:
      return;
  }
}

/**
 * The owner of the units takes the hit; where none qualifies, what the card says instead (cards 1942-02,
 * 1943-06).
 */
function* hitByCard(p: Playing, effect: Effect, op: OpOf<'hit'>): Rules<void> {
  const units = hitTargets(p, op);
  if (units.length === 0) {
    effect.left = 1; // its other operations count in the resource phase
    return;
  }
  hitUnit(p, yield* chooseUnit(p, effect, op.chooser, units));
}

function hitTargets(position: Position, op: OpOf<'hit'>): number[] {
  const { pack, state } = position;
  const fit = pack.army[op.victim].filter((unit) => {
    const { type, nation } = pack.units[unit]!;
    const { at } = state.units[unit]!;
    if (at < 0 || !op.types.includes(type) || isNeutral(position, unit)) return false;
    return op.nation === undefined || op.nation === nation;
  });
  const inRegions = (regions: readonly string[]) => (unit: number) =>
    regions.includes(pack.hexes[state.units[unit]!.at]!.region);
  if (op.regions !== undefined) return fit.filter(inRegions(op.regions));
  const where = (op.where ?? []).map((id) => hexIndex(pack, id));
  const there = fit.filter((unit) => where.includes(state.units[unit]!.at));
  if (there.length > 0 || op.elseRegions === undefined) return there;
  return fit
    .filter(inRegions(op.elseRegions))
    .filter((unit) => pack.hexes[state.units[unit]!.at]!.base !== undefined);
}

/** Card 1942-03. */
function* eliminate(p: Playing, effect: Effect, op: OpOf<'eliminate'>): Rules<void> {
  const { pack, state } = p;
  const except = op.except.map((id) => hexIndex(pack, id));
  const units = pack.army[op.victim].filter((unit) => {
    const { at } = state.units[unit]!;
    if (at < 0 || except.includes(at) || isNeutral(p, unit)) return false;
    return op.types.includes(pack.units[unit]!.type) && isWithin(p, at, op.within);
  });
  if (units.length === 0) return;
  loseUnit(p, yield* chooseUnit(p, effect, op.chooser, units));
}

function loseUnit(p: Playing, unit: number): void {
  removeUnit(p, unit);
  p.play.log('unit.lost', { unit: unitId(p.pack, unit) });
}

type Within = OpOf<'eliminate'>['within'];

function isWithin(position: Position, hex: number, { hexes, of }: Within): boolean {
  const { pack, state } = position;
  return state.units.some(({ at, damaged }, unit) => {
    const { side, nation, type } = pack.units[unit]!;
    if (at < 0 || type !== of.type || (of.full === true && damaged)) return false;
    if ((of.side ?? side) !== side || (of.nation ?? nation) !== nation) return false;
    return pack.grid.distance(at, hex) <= hexes;
  });
}

/** Card 1943-06 of A. */
function* depotByCard(p: Playing, effect: Effect, op: OpOf<'removeDepot'>): Rules<void> {
  const where = op.where.map((id) => hexIndex(p.pack, id));
  const depots = p.state.depots[op.victim].filter(
    (hex) => where.includes(hex) && isWithin(p, hex, op.within),
  );
  if (depots.length === 0) return;
  removeDepot(p, op.victim, yield* chooseHex(p, effect, op.chooser, depots));
}

/** Card 1944-01 of A: at any own base but Chungking that is not contested. */
function* placeReserve(p: Playing, effect: Effect, op: OpOf<'placeReserve'>): Rules<void> {
  const { pack, state } = p;
  const unit = unitIndex(pack, op.unit);
  const { side } = typeOf(p, unit);
  const survey = surveyOf(p);
  const bases = pack.bases.filter(
    (hex) =>
      survey.control[hex] === side && survey.land[enemyOf(side)][hex] === 0 && !pack.chinaHome.includes(hex),
  );
  if (unitAt(p, unit).at !== RESERVE || bases.length === 0) {
    effect.left = 1;
    return;
  }
  const hex = yield* chooseHex(p, effect, side, bases);
  Object.assign(state.units[unit]!, { at: hex, damaged: false });
  p.play.log('air.placed', { unit: op.unit, hex: hexId(pack, hex) });
}

/**
 * Card 1944-02 of A: one lost CN land unit comes back to Chungking, where no J land may be; they are all
 * alike.
 */
function returnChinese(p: Playing, op: OpOf<'returnChinese'>): void {
  const { pack, state } = p;
  const to = hexIndex(pack, op.to);
  const lost = pack.army.A.find((unit) => pack.units[unit]!.nation === 'CN' && state.units[unit]!.at === OUT);
  if (state.surrendered || lost === undefined || surveyOf(p).land.J[to]! > 0) return;
  Object.assign(state.units[lost]!, { at: to, damaged: false });
  p.play.log('unit.returned', { unit: unitId(pack, lost), hex: op.to });
}

/**
 * Card 1945-07: on turn 16 A eliminates J land in China, at Mukden first; before that J loses resources (see
 * rule 5).
 */
function* soviet(p: Playing, effect: Effect, op: OpOf<'soviet'>): Rules<void> {
  const { pack, state } = p;
  if (state.turn !== pack.lastTurn) return;
  const { n, victim, first, thenRegions, chooser, types } = op.turn16.eliminate;
  const hexes = first.map((id) => hexIndex(pack, id));
  for (let left = n; left > 0; left--) {
    const fit = pack.army[victim].filter((unit) => {
      const { at } = state.units[unit]!;
      return (
        at >= 0 && types.includes(pack.units[unit]!.type) && thenRegions.includes(pack.hexes[at]!.region)
      );
    });
    const there = fit.filter((unit) => hexes.includes(state.units[unit]!.at));
    const units = there.length > 0 ? there : fit;
    if (units.length === 0) return;
    loseUnit(p, yield* chooseUnit(p, effect, chooser, units));
  }
}

/** Card 1945-10: WP-3.2.c. */
function atomicBomb(p: Playing, effect: Effect, op: OpOf<'atomicBomb'>): void {
  if (p.state.turn === op.turn && hasFullAt(p, op.fullAt))
    p.play.end({ winner: 'A', key: 'atomicBomb', clause: 'WP-3.2.c' });
  effect.left = 1;
}

/** A full unit of the nation and type at one of the hexes, whose base its side controls. */
export function hasFullAt(
  position: Position,
  { nation, type, hexes }: OpOf<'atomicBomb'>['fullAt'],
): boolean {
  const { pack, state } = position;
  const survey = surveyOf(position);
  return hexes
    .map((id) => hexIndex(pack, id))
    .some((hex) =>
      state.units.some(({ at, damaged }, unit) => {
        const kind = pack.units[unit]!;
        return (
          at === hex &&
          !damaged &&
          kind.nation === nation &&
          kind.type === type &&
          survey.control[hex] === kind.side
        );
      }),
    );
}

/** The unit that a card needs chosen. */
export function* chooseUnit(
  p: Playing,
  effect: Effect,
  side: SideId,
  units: readonly number[],
): Rules<number> {
  const { unit } = yield* p.play.ask(
    targeting(
      p,
      effect,
      side,
      order('cardTarget').one('unit', 'unit', {
        candidates: () => named(p, units),
        forbids: (_, __, id) => (units.includes(unitIndex(p.pack, id)) ? undefined : 'WP-4.2.f'),
      }),
    ),
  );
  return unitIndex(p.pack, unit);
}

function* chooseHex(p: Playing, effect: Effect, side: SideId, hexes: readonly number[]): Rules<number> {
  const { hex } = yield* p.play.ask(
    targeting(
      p,
      effect,
      side,
      order('cardTarget').one('hex', 'hex', {
        candidates: () => hexNames(p, hexes),
        forbids: (_, __, id) => (hexes.includes(hexIndex(p.pack, id)) ? undefined : 'WP-4.2.f'),
      }),
    ),
  );
  return hexIndex(p.pack, hex);
}

function targeting<F extends Decision['forms'][number]>(p: Playing, effect: Effect, side: SideId, form: F) {
  return decision({
    side,
    kind: 'cardTarget',
    clause: 'WP-4.2.f',
    public: true,
    about: { card: effect.card === NONE ? '' : cardId(p.pack, effect.card) },
    forms: [form],
  });
}
