/** What keeps an operation card, or what is chosen with it, from being played. TS-7.4.e, TS-CX, TS-CJ09. */
import type { Clause } from '../../../../referee/index.js';
import type { Pack, PackEvent, SideId } from '../../components/pack.js';
import { OUT, pointIndex } from '../../components/pack.js';
import { judged } from '../../state/control.js';
import type { TsState } from '../../state/state.js';
import {
  carriersIn,
  copyState,
  enemyOf,
  hasUnits,
  isFaceUp,
  isType,
  pointAt,
  pointsOf,
  unitAt,
} from '../../state/state.js';
import { isOwnPort } from '../control.js';
import { forbidsStart } from '../operations/paths.js';
import { forbidsAirUnit } from '../supply/returns.js';
import { forbidsEvent } from './hand.js';
import { forbidsSource, strikersOf } from './strike.js';

/**
 * The clause that keeps an operation card from being played now; TS-7.4.e: it must be able to do something.
 */
export function forbidsOperationCard(
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
export function forbidsFrom(
  pack: Pack,
  state: TsState,
  side: SideId,
  from: number,
  event: string,
): Clause | undefined {
  const clause = forbidsStart(pack, state, side, from, event);
  return clause === undefined || clause === 'TS-CJ05.a' ? clause : 'TS-7.4.b';
}

export function forbidsChoice(state: TsState, { side, fx }: PackEvent, choice: string): Clause | undefined {
  return choice === 'discard' && fx.type === 'choice' && state.hands[enemyOf(side)].length === 0
    ? 'TS-CX.d'
    : undefined;
}

export function forbidsSwapped(pack: Pack, state: TsState, unit: number): Clause | undefined {
  const fits =
    pack.units[unit]!.side === 'J' && isType(pack, unit, 'carrier') && unitAt(state, unit).at !== OUT;
  return fits && isFaceUp(state, unit) ? undefined : 'TS-CJ09.a';
}

/** An air unit on the turn track or out of the game (TS-CJ09.b). */
export function forbidsReturningAir(pack: Pack, state: TsState, unit: number): Clause | undefined {
  const { side, ship } = pack.units[unit]!;
  return side === 'J' && !ship && unitAt(state, unit).at === OUT ? undefined : 'TS-CJ09.a';
}

/** Japanese even after the carriers have left, with room for an air unit. */
export function forbidsSwapTo(
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
