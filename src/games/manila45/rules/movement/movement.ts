/** Chapter 8: the movement phases, unit by unit. MN-8.1. */
import {
  type Clause,
  closed,
  type Decision,
  decision,
  type Next,
  order,
  type Rules,
} from '../../../../referee/index.js';
import {
  hexId,
  hexIds,
  hexIndex,
  MAJOR,
  OUT,
  type SideId,
  sideOf,
  unitId,
  unitIndex,
} from '../../components/pack.js';
import {
  forbidsCompany,
  hasUnits,
  ids,
  isNextTo,
  isOnMap,
  type Landing,
  layOnTop,
  type Position,
  phaseOf,
  STOP_RULES,
  showFaces,
  type Turn,
  uncover,
  unitAt,
  unitsIn,
} from '../../state/state.js';
import { settlePontoons } from '../losses.js';
import { goalOf, helpWalk, LONGEST, stopWalk, topWalk, wayWalk } from './fields.js';
import { type Marching, moveUnit, STEP_BY_STEP } from './march.js';
import {
  allowanceOf,
  forbidsStep,
  hasBridge,
  hasPontoon,
  mayBeHelped,
  riverBetween,
  type Trek,
} from './steps.js';

export type Marched = {
  do: 'march';
  unit: string;
  path: readonly string[];
  help?: string;
  stopIf?: string;
  top?: string;
};
type Moved = { do: 'move'; unit: string; to: string; help?: string };
type Moving = Marched | Moved | Building | Coastal | { do: 'end' };

/** One move, or the end of the phase. It is always handed to its side: what a seat could do is not public. */
export function* movementRound(t: Turn): Rules<Next> {
  const answer = yield* t.play.ask(moving(t));
  if (answer.do === 'end') {
    t.play.log('ended.movement', { side: activeSide(t) });
    return 'next';
  }
  if (answer.do === 'buildPontoon') build(t, answer);
  else if (answer.do === 'coastalMove') jump(t, answer);
  else yield* moveUnit(t, unitIndex(t.pack, answer.unit), marchingOf(t, answer));
  return 'again';
}

/** What was ordered, in indexes. */
export function marchingOf({ pack }: Position, answer: Marched | Moved): Marching {
  const help = answer.help === 'yes';
  if (answer.do === 'move') return { ...STEP_BY_STEP, way: [hexIndex(pack, answer.to)], help };
  return {
    way: answer.path.map((id) => hexIndex(pack, id)),
    whole: true,
    help,
    stop: STOP_RULES.find((rule) => rule === answer.stopIf) ?? STEP_BY_STEP.stop,
    top: answer.top === undefined ? OUT : unitIndex(pack, answer.top),
  };
}

/** The side whose phase it is. */
export function activeSide(p: Position): SideId {
  const phase = phaseOf(p);
  return phase === 'D' || phase === 'E' ? 'JP' : 'US';
}

/** The question for the next move; any unit may be the next (MN-8.1.c). */
export function moving(p: Position): Decision<Moving> {
  const side = activeSide(p);
  const us = side === 'US' ? [pontoonForm(p), coastalForm(p)] : [];
  return decision({
    side,
    kind: 'movement',
    clause: 'MN-8.1.a',
    public: false,
    forms: [
      marchForm(p, (unit) => forbidsMover(p, side, unit)),
      moveForm(p, side),
      ...us,
      order('end').idly(),
      closed('attack', 'MN-10.1.a'),
    ],
  });
}

/** A whole move by its way or its goal. */
export function marchForm(p: Position, forbids: (unit: number) => Clause | undefined) {
  const { pack } = p;
  return order('march')
    .one('unit', 'unit', {
      candidates: () => ids(pack, pack.army[activeSide(p)]),
      forbids: (_, __, id) => forbids(unitIndex(pack, id)),
    })
    .maybe('help', ['yes'], {
      ...helpWalk(() => false),
      applies: ({ unit }) => mayBeHelped(p, unitIndex(pack, unit)),
    })
    .path(
      'path',
      'hex',
      wayWalk(p, ({ unit, help }) => trekOf(p, unitIndex(pack, unit), help)),
      { max: LONGEST },
    )
    .aside('stopIf', STOP_RULES, stopWalk())
    .maybe(
      'top',
      'unit',
      topWalk(p, ({ unit, path }) => [unitIndex(pack, unit), hexIndex(pack, goalOf(path))]),
    );
}

/** The first step of a move that is ordered hex by hex. */
function moveForm(p: Position, side: SideId) {
  const { pack } = p;
  return order('move')
    .one('unit', 'unit', {
      candidates: () => ids(pack, pack.army[side]),
      forbids: (_, __, id) => forbidsMover(p, side, unitIndex(pack, id)),
    })
    .maybe('help', ['yes'], {
      ...helpWalk(() => false),
      applies: ({ unit }) => mayBeHelped(p, unitIndex(pack, unit)),
    })
    .one('to', 'hex', {
      candidates: ({ unit }) => hexIds(pack, pack.hexes[unitAt(p, unitIndex(pack, unit)).at]!.near),
      forbids: ({ unit, help }, _, to) =>
        forbidsStep(p, trekOf(p, unitIndex(pack, unit), help), hexIndex(pack, to)),
    });
}

function trekOf(p: Position, unit: number, help: string | undefined): Trek {
  return { unit, from: unitAt(p, unit).at, left: allowanceOf(p, unit), help: help === 'yes' };
}

/** The clause that keeps a unit where it is. */
export function forbidsMover(p: Position, side: SideId, unit: number): Clause | undefined {
  if (unit < 0 || sideOf(p.pack, unit) !== side) return 'MN-8.1.a';
  const { air, fixed } = p.pack.units[unit]!;
  if (air) return 'MN-2.9.a';
  if (!isOnMap(p, unit)) return 'MN-8.1.a';
  if (fixed) return 'MN-8.3.a';
  if (!unitAt(p, unit).moved) return undefined;
  const hasJumped = unit === p.pack.amphibian && p.state.landing?.jumped === true;
  return hasJumped ? 'MN-8.10.d' : 'MN-8.1.b';
}

/** The phase is over: everybody may move again in his next one. */
export function endMovement({ state }: Position): void {
  for (const unit of state.units) unit.moved = false;
  state.helped = false;
  delete state.landing;
}

type Building = { do: 'buildPontoon'; unit: string; to: string };

function pontoonForm(p: Position) {
  const { pack } = p;
  return order('buildPontoon')
    .one('unit', 'unit', {
      candidates: () => ids(pack, pack.builders),
      forbids: (_, __, id) => forbidsBuilder(p, unitIndex(pack, id)),
    })
    .one('to', 'hex', {
      candidates: ({ unit }) => hexIds(pack, pack.hexes[unitAt(p, unitIndex(pack, unit)).at]!.near),
      forbids: ({ unit }, _, to) =>
        forbidsPontoon(p, unitAt(p, unitIndex(pack, unit)).at, hexIndex(pack, to)),
    });
}

/** A builder that has not moved, nor been carried, gives up its move (MN-8.9.b). */
function forbidsBuilder(p: Position, unit: number): Clause | undefined {
  if (!p.pack.builders.includes(unit)) return 'MN-8.9.a';
  if (!isOnMap(p, unit) || unitAt(p, unit).moved || p.state.landing?.carried === unit) return 'MN-8.9.b';
  return undefined;
}

/** Over a Major River without a bridge that stands (MN-8.9.f), whoever is on the far bank (MN-8.9.g). */
function forbidsPontoon(p: Position, from: number, to: number): Clause | undefined {
  if (!p.pack.hexes[from]!.near.includes(to)) return 'MN-8.9.b';
  if (riverBetween(p, from, to) !== MAJOR || hasBridge(p, from, to)) return 'MN-8.9.f';
  return hasPontoon(p, from, to) ? 'MN-8.9.j' : undefined;
}

/** The old one of the builder goes first (MN-8.9.j, MN-8.9.e). */
function build(t: Turn, answer: Building): void {
  const { pack, state, play } = t;
  const builder = unitIndex(pack, answer.unit);
  const one = unitAt(t, builder);
  const [from, to] = [one.at, hexIndex(pack, answer.to)];
  const old = state.pontoons.find((pontoon) => pontoon.builder === builder);
  state.pontoons = state.pontoons.filter((pontoon) => pontoon !== old);
  if (old !== undefined)
    play.log('pontoon.removed', {
      unit: answer.unit,
      hex: hexId(pack, old.from),
      to: hexId(pack, old.to),
    });
  const [low, high] = hexId(pack, from) < answer.to ? [from, to] : [to, from];
  state.pontoons = [...state.pontoons, { builder, from: low, to: high }].sort(
    (a, b) => a.builder - b.builder,
  );
  one.moved = true;
  showFaces(t, [builder]); // MN-6.5.m
  play.log('pontoon.built', { unit: unitId(pack, builder), hex: hexId(pack, low), to: hexId(pack, high) });
}

type Coastal = { do: 'coastalMove'; to: string; passenger?: string; top?: string };

/** Where the 672nd stood when the US movement phase began: known as long as the phase lasts. */
function landingIn({ state }: Position): Landing {
  return state.landing!;
}

function coastalForm(p: Position) {
  const { pack } = p;
  const passengerOf = (soFar: { readonly passenger?: string }) =>
    soFar.passenger === undefined ? OUT : unitIndex(pack, soFar.passenger);
  return order('coastalMove')
    .one('to', 'hex', {
      candidates: () =>
        hexIds(
          pack,
          [...pack.hexes.keys()].filter((hex) => pack.hexes[hex]!.coastal),
        ),
      forbids: (_, __, to) => forbidsLanding(p, hexIndex(pack, to)),
    })
    .maybe('passenger', 'unit', {
      candidates: () => (landingIn(p).with === OUT ? [] : [unitId(pack, landingIn(p).with)]),
      forbids: ({ to }, _, id) => forbidsPassenger(p, unitIndex(pack, id), hexIndex(pack, to)),
    })
    .maybe('top', 'unit', {
      candidates: (soFar) => landedIn(p, soFar, passengerOf(soFar)),
      forbids: (soFar, _, id) =>
        landedIn(p, soFar, passengerOf(soFar)).includes(id) ? undefined : 'MN-6.5.i',
    })
    .unless(() => forbidsJump(p));
}

/** Who may lie on top where the 672nd lands: nobody to choose where it lands alone. */
function landedIn(p: Position, { to }: { readonly to: string }, passenger: number): string[] {
  const others = passenger === OUT ? unitsIn(p, 'US', hexIndex(p.pack, to)) : [passenger];
  return others.length === 0 ? [] : [p.pack.amphibian, ...others].map((unit) => unitId(p.pack, unit));
}

/**
 * The clause that keeps the 672nd off the sea: it must not have moved, nor have had an enemy beside it at the
 * start (MN-8.10.b).
 */
function forbidsJump(p: Position): Clause | undefined {
  const { pack, state } = p;
  const landing = landingIn(p);
  if (landing.at === OUT || !isOnMap(p, pack.amphibian)) return 'MN-8.10.a';
  if (landing.jumped) return 'MN-8.10.c';
  if (unitAt(p, pack.amphibian).moved) return 'MN-8.10.e';
  if (state.helped) return 'MN-8.8.g';
  const ashore = pack.hexes[landing.at]!.coastal && !isNextTo(p, 'JP', landing.at);
  return ashore ? undefined : 'MN-8.10.b';
}

/** The clause that keeps the 672nd out of a landing place. */
function forbidsLanding(p: Position, to: number): Clause | undefined {
  const { pack } = p;
  if (!pack.hexes[to]!.coastal) return 'MN-8.10.f';
  if (to === landingIn(p).at || hasUnits(p, 'JP', to) || isNextTo(p, 'JP', to)) return 'MN-8.10.c';
  return forbidsCompany(p, pack.amphibian, unitsIn(p, 'US', to)) === undefined ? undefined : 'MN-8.10.e';
}

/** The clause that keeps a unit from being carried there. */
function forbidsPassenger(p: Position, unit: number, to: number): Clause | undefined {
  if (unit === OUT || unit !== landingIn(p).with) return 'MN-8.10.a';
  if (unitAt(p, unit).moved) return 'MN-8.10.e';
  const landed = [p.pack.amphibian, ...unitsIn(p, 'US', to)];
  return forbidsCompany(p, unit, landed) === undefined ? undefined : 'MN-8.10.e';
}

/** One order for both (MN-8.10.g), at no cost and under no fire (MN-8.10.c, MN-9.3.b). */
function jump(t: Turn, answer: Coastal): void {
  const { pack, state, play } = t;
  const to = hexIndex(pack, answer.to);
  const { at } = landingIn(t);
  const passenger = answer.passenger === undefined ? OUT : unitIndex(pack, answer.passenger);
  const landed = passenger === OUT ? [pack.amphibian] : [pack.amphibian, passenger];
  for (const unit of landed) unitAt(t, unit).at = to;
  unitAt(t, pack.amphibian).moved = true; // MN-8.10.d
  state.landing = { ...landingIn(t), jumped: true, carried: passenger };
  uncover(t, at);
  const last = landed.at(-1)!;
  layOnTop(t, answer.top === undefined ? last : unitIndex(pack, answer.top));
  showFaces(t, [pack.amphibian]); // only the 672nd moves so
  play.log('coastal', {
    unit: unitId(pack, pack.amphibian),
    from: hexId(pack, at),
    to: answer.to,
    n: landed.length,
  });
  if (passenger !== OUT) play.tell('US', 'coastal.carried', { unit: unitId(pack, passenger) });
  settlePontoons(t);
}
