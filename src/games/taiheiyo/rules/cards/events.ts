/** Chapter 7.3(1): operation cards as orders: what each needs and what it does. TS-7.3.b, TS-CJ, TS-CA. */
import {
  type AnswerOf,
  type Clause,
  order,
  type Play,
  type Rules,
  type Walk,
} from '../../../../referee/index.js';
import {
  eventOf,
  OUT,
  type Pack,
  type PackEvent,
  pointIds,
  pointIndex,
  type SideId,
  unitIds,
  unitIndex,
} from '../../components/pack.js';
import { judged } from '../../state/control.js';
import {
  carriersIn,
  copyState,
  enemyOf,
  hasUnits,
  isFaceUp,
  isType,
  place,
  pointAt,
  pointsOf,
  putInBox,
  type TsState,
  unitAt,
  unitsIn,
} from '../../state/state.js';
import { isOwnPort, leftPoint } from '../control.js';
import { moveShips } from '../operations/movement.js';
import { explainPath, forbidsMover, forbidsStart, limitsOf, pathWalk } from '../operations/paths.js';
import { forbidsAirUnit } from '../supply/returns.js';
import { discardAtRandom, forbidsEvent, playEvent } from './hand.js';
import {
  cardStrike,
  explainStrike,
  forbidsSource,
  forbidsTarget,
  strikersOf,
  targetsFrom,
} from './strike.js';

/** An operation card as it is played, each kind with what it needs. */
type EventOrder = AnswerOf<ReturnType<typeof eventForms>[number]>;

/** Carries out an operation card. */
export function* operationCard(pack: Pack, play: Play<TsState>, given: EventOrder): Rules<void> {
  const event = eventOf(pack, given.event);
  playEvent(play, event);
  const { fx, side } = event;
  const point = (id: string) => pointIndex(pack, id);
  if ('source' in given)
    return yield* cardStrike(pack, play, event, point(given.source), point(given.target));
  if ('ships' in given) {
    const ships = given.ships.map((id) => unitIndex(pack, id));
    const path = given.path.map(point);
    return yield* moveShips(pack, play, { side, from: point(given.from), ships, path, event: event.no });
  }
  if ('choice' in given) return choose(pack, play, event, given.choice);
  if ('carriers' in given) return swapCarriers(pack, play, given);
  if (fx.type === 'vpRoll') return rollForPoints(play, event);
  if (fx.type === 'randomDiscard') return discardAtRandom(pack, play, fx.from);
  return undefined;
}

/** J04, A02: a point at once, or a card of the enemy (TS-4.0.1.a). */
function choose(pack: Pack, play: Play<TsState>, { fx }: PackEvent, choice: string): void {
  if (fx.type !== 'choice') return;
  const [points, random] = fx.options;
  if (choice === 'point') gain(play, points.side, points.value);
  else for (let n = 0; n < random.count; n++) discardAtRandom(pack, play, random.from);
}

/** Moves the score marker (TS-4.0.1.a). */
function gain(play: Play<TsState>, side: SideId, value: number): void {
  play.state.score += side === 'J' ? value : -value;
  play.log('points', { side, n: value, score: play.state.score });
}

/** J06, A10: a die for points. */
function rollForPoints(play: Play<TsState>, event: PackEvent): void {
  const { fx } = event;
  if (fx.type !== 'vpRoll') return;
  const values = [1, 2, 3, 4, 5, 6].map((face) => fx.table[String(face)] ?? 0);
  const outcomes = values.flatMap((n, i): (readonly [number, string])[] =>
    n === values[i + 1] ? [] : [[i + 1, `points${n}`.replace('-', 'Minus')]],
  );
  const { faces } = play.roll({ purpose: 'points', dice: [6], outcomes });
  gain(play, fx.side, values[faces[0]! - 1]!);
}

/** J09: the carriers first, then the air unit to a point that is Japanese even so (TS-CJ09.a, TS-CJ09.b). */
function swapCarriers(
  pack: Pack,
  play: Play<TsState>,
  given: { readonly carriers: readonly string[]; readonly air: string; readonly to: string },
): void {
  const { state } = play;
  const carriers = given.carriers.map((id) => unitIndex(pack, id));
  const points = new Set(carriers.map((unit) => unitAt(state, unit).at));
  for (const unit of carriers) putInBox(pack, state, unit, state.turn + 1, false);
  play.log(state.turn < pack.lastTurn ? 'carriers.leave' : 'air.out', { units: unitIds(pack, carriers) });
  for (const point of points) leftPoint(pack, play, 'J', point, true);
  place(state, unitIndex(pack, given.air), pointIndex(pack, given.to));
  play.log('air.placed', { unit: given.air, to: given.to });
}

const CHOICES = ['point', 'discard'] as const;

type EventType = PackEvent['fx']['type'];

const WITH_FIELDS: readonly EventType[] = ['airStrike', 'move', 'raid', 'choice', 'swapCarriersForAir'];

/** One form for each kind of operation card, told apart by the card. */
export function eventForms(pack: Pack, state: TsState, side: SideId) {
  const played = (of: (type: EventType) => boolean) =>
    order('event').oneOf('event', 'event', eventsOf(pack, of), cardWalk(pack, state, side));
  return [
    played((type) => type === 'airStrike')
      .one('source', 'point', sourceWalk(pack, state))
      .one('target', 'point', targetWalk(pack, state)),
    played((type) => type === 'move' || type === 'raid')
      .one('from', 'point', fromWalk(pack, state, side))
      .set('ships', 'unit', moversWalk(pack, state, side), { min: 1 })
      .path('path', 'point', wayWalk(pack, state)),
    played((type) => type === 'choice').one('choice', CHOICES, choiceWalk(pack, state)),
    played((type) => type === 'swapCarriersForAir')
      .set('carriers', 'unit', swappedWalk(pack, state), { min: 2, max: 2 })
      .one('air', 'unit', returningAirWalk(pack, state))
      .one('to', 'point', swapToWalk(pack, state)),
    played((type) => !WITH_FIELDS.includes(type)),
  ] as const;
}

/** The cards of a kind, by their numbers. */
function eventsOf(pack: Pack, of: (type: EventType) => boolean): readonly string[] {
  return [...pack.events.values()].filter(({ fx }) => of(fx.type)).map(({ no }) => no);
}

interface Named {
  readonly event: string;
}

function cardWalk(pack: Pack, state: TsState, side: SideId): Pick<Walk<object>, 'forbids'> {
  return {
    forbids: (_, __, no) => forbidsOperationCard(pack, state, side, eventOf(pack, no)),
  };
}

/** Where an air strike comes from. */
function sourceWalk(pack: Pack, state: TsState): Walk<Named> {
  return {
    candidates: () => pointIds(pack, [...pack.points.keys()]),
    forbids: ({ event }, _, id) => forbidsSource(pack, state, eventOf(pack, event), pointIndex(pack, id)),
  };
}

/** What an air strike goes to. */
function targetWalk(pack: Pack, state: TsState): Walk<Named & { readonly source: string }> {
  const strike = ({ event, source }: { readonly event: string; readonly source: string }) =>
    [eventOf(pack, event), pointIndex(pack, source)] as const;
  return {
    candidates: (soFar) => pointIds(pack, targetsFrom(pack, state, ...strike(soFar))),
    forbids: (soFar, _, id) => forbidsTarget(pack, state, ...strike(soFar), pointIndex(pack, id)),
    explain: (soFar, [id]) =>
      id === undefined ? undefined : explainStrike(pack, state, ...strike(soFar), pointIndex(pack, id)),
  };
}

/** Where a movement by card begins. */
function fromWalk(pack: Pack, state: TsState, side: SideId): Walk<Named> {
  return {
    candidates: () => pointIds(pack, pointsOf(pack, state, side)),
    forbids: ({ event }, _, id) => forbidsFrom(pack, state, side, pointIndex(pack, id), event),
  };
}

interface Group extends Named {
  readonly from: string;
  readonly ships: readonly string[];
}

/** The way of a movement by card. */
function wayWalk(pack: Pack, state: TsState): Walk<Group> {
  const start = ({ from }: Group) => pointIndex(pack, from);
  const group = ({ ships }: Group) => ships.map((id) => unitIndex(pack, id));
  return {
    ...pathWalk(pack, state, start, group, (soFar: Group) => limitsOf(pack, group(soFar))),
    explain: (soFar, path) => {
      const ships = group(soFar);
      const limits = limitsOf(pack, ships);
      return explainPath(pack, state, { from: start(soFar), ships, path, limits, event: soFar.event });
    },
  };
}

/** The ships of a movement by card. */
function moversWalk(
  pack: Pack,
  state: TsState,
  side: SideId,
): Walk<{ readonly event: string; readonly from: string }> {
  return {
    candidates: ({ from }) => unitIds(pack, unitsIn(pack, state, side, pointIndex(pack, from))),
    forbids: ({ event, from }, steps, id) => {
      const group = steps.map((step) => unitIndex(pack, step));
      return forbidsMover(pack, state, side, pointIndex(pack, from), group, unitIndex(pack, id), event);
    },
  };
}

function choiceWalk(pack: Pack, state: TsState): Walk<{ readonly event: string }> {
  return {
    candidates: () => CHOICES,
    forbids: ({ event }, _, choice) => forbidsChoice(state, eventOf(pack, event), choice),
  };
}

function swappedWalk(pack: Pack, state: TsState): Walk<{ readonly event: string }> {
  return {
    candidates: () => unitIds(pack, pack.army.J),
    forbids: (_, __, id) => forbidsSwapped(pack, state, unitIndex(pack, id)),
  };
}

function returningAirWalk(pack: Pack, state: TsState): Walk<{ readonly event: string }> {
  return {
    candidates: () => unitIds(pack, pack.army.J),
    forbids: (_, __, id) => forbidsReturningAir(pack, state, unitIndex(pack, id)),
  };
}

function swapToWalk(
  pack: Pack,
  state: TsState,
): Walk<{ readonly event: string; readonly carriers: readonly string[] }> {
  return {
    candidates: () => pointIds(pack, [...pack.points.keys()]),
    forbids: ({ carriers }, _, id) => {
      const leaving = carriers.map((carrier) => unitIndex(pack, carrier));
      return forbidsSwapTo(pack, state, leaving, pointIndex(pack, id));
    },
  };
}

/**
 * The clause that keeps an operation card from being played now; TS-7.4.e: it must be able to do something.
 */
function forbidsOperationCard(
  pack: Pack,
  state: TsState,
  side: SideId,
  event: PackEvent,
): Clause | undefined {
  const forbidden = forbidsEvent(pack, state, side, event);
  if (forbidden !== undefined) return forbidden;
  if (event.timing !== 'operation') return 'TS-2.3.c';
  return forbidsCondition(pack, state, event) ?? forbidsUse(pack, state, event);
}

/** "Usable only while …" (TS-CX.e). */
function forbidsCondition(pack: Pack, state: TsState, { fx }: PackEvent): Clause | undefined {
  const requires = 'requires' in fx ? fx.requires : undefined;
  if (requires === undefined) return undefined;
  if ('turn' in requires) return state.turn === requires.turn ? undefined : 'TS-CX.e';
  if ('portHeld' in requires)
    return isOwnPort(state, requires.side, pointIndex(pack, requires.portHeld)) ? undefined : 'TS-CX.e';
  const held = requires.anyControlled.some(
    (id) => pointAt(state, pointIndex(pack, id)).control === requires.side,
  );
  return held ? undefined : 'TS-CX.e';
}

function forbidsUse(pack: Pack, state: TsState, event: PackEvent): Clause | undefined {
  const { fx } = event;
  const points = [...pack.points.keys()];
  switch (fx.type) {
    case 'airStrike':
      return points.some(
        (p) =>
          strikersOf(pack, state, event, p).length > 0 && forbidsSource(pack, state, event, p) === undefined,
      )
        ? undefined
        : 'TS-7.4.e';
    case 'move':
    case 'raid':
      return forbidsMoving(pack, state, event);
    case 'randomDiscard':
      return state.hands[fx.from].length > 0 ? undefined : 'TS-CX.d';
    case 'swapCarriersForAir':
      return canSwap(pack, state) ? undefined : 'TS-CJ09.b';
    default:
      return undefined;
  }
}

/** J03, J05: some point must have ships that the card can move. */
function forbidsMoving(pack: Pack, state: TsState, { side, no }: PackEvent): Clause | undefined {
  const clauses = pointsOf(pack, state, side).map((from) => forbidsFrom(pack, state, side, from, no));
  if (clauses.includes(undefined)) return undefined;
  return clauses.find((clause) => clause === 'TS-CJ05.a') ?? 'TS-7.4.b';
}

/** Where no ship can go there is none to choose, or carriers alone. */
function forbidsFrom(
  pack: Pack,
  state: TsState,
  side: SideId,
  from: number,
  event: string,
): Clause | undefined {
  const clause = forbidsStart(pack, state, side, from, event);
  return clause === undefined || clause === 'TS-CJ05.a' ? clause : 'TS-7.4.b';
}

function forbidsChoice(state: TsState, { side, fx }: PackEvent, choice: string): Clause | undefined {
  return choice === 'discard' && fx.type === 'choice' && state.hands[enemyOf(side)].length === 0
    ? 'TS-CX.d'
    : undefined;
}

function forbidsSwapped(pack: Pack, state: TsState, unit: number): Clause | undefined {
  const fits =
    pack.units[unit]!.side === 'J' && isType(pack, unit, 'carrier') && unitAt(state, unit).at !== OUT;
  return fits && isFaceUp(state, unit) ? undefined : 'TS-CJ09.a';
}

/** An air unit on the turn track or out of the game (TS-CJ09.b). */
function forbidsReturningAir(pack: Pack, state: TsState, unit: number): Clause | undefined {
  const { side, ship } = pack.units[unit]!;
  return side === 'J' && !ship && unitAt(state, unit).at === OUT ? undefined : 'TS-CJ09.a';
}

/** Japanese even after the carriers have left, with room for an air unit. */
function forbidsSwapTo(
  pack: Pack,
  state: TsState,
  carriers: readonly number[],
  to: number,
): Clause | undefined {
  const after = copyState(state);
  const points = new Set(carriers.map((unit) => unitAt(after, unit).at));
  for (const unit of carriers) unitAt(after, unit).at = OUT;
  for (const point of points)
    if (pointAt(after, point).owner === 'A' && !hasUnits(pack, after, 'J', point)) revert(pack, after, point);
  if (pointAt(after, to).control !== 'J') return 'TS-CJ09.b';
  return forbidsAirUnit(pack, after, 'J', to) === undefined ? undefined : 'TS-CJ09.b';
}

/** The reversion of TS-4.2.q on a copy. */
function revert(pack: Pack, after: TsState, point: number): void {
  if (pointAt(after, point).held !== null) Object.assign(pointAt(after, point), judged(pack, after, point));
}

function canSwap(pack: Pack, state: TsState): boolean {
  const carriers = [...pack.points.keys()]
    .flatMap((p) => carriersIn(pack, state, 'J', p))
    .filter((unit) => isFaceUp(state, unit));
  const air = pack.army.J.some((unit) => forbidsReturningAir(pack, state, unit) === undefined);
  if (carriers.length < 2 || !air) return false;
  const pairs = carriers.flatMap((a, i) => carriers.slice(i + 1).map((b) => [a, b]));
  return pairs.some((pair) =>
    [...pack.points.keys()].some((to) => forbidsSwapTo(pack, state, pair, to) === undefined),
  );
}
