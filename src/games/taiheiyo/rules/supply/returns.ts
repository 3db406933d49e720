/**
 * Chapter 9.3: redeployment of air units and return of ships, as operations and in the supply phase. TS-9.3.
 */
import type { Clause, Explanation, Next, Play, Rules, Walk } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import { remembering } from '../../../shared/index.js';
import type { Pack, SideId } from '../../components/pack.js';
import { OUT, pointId, pointIds, pointIndex, unitIds, unitIndex } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { airIn, enemyOf, hasUnits, place, pointAt, pointsOf, unitAt, unitsIn } from '../../state/state.js';
import { askSide } from '../cards/hand.js';
import { isOwnPort, leftPoint } from '../control.js';
import { leavingLines, told } from '../explain.js';
import { barredPoints, forbidsEntry, portsReached } from '../routes.js';

export interface ReturnOrder {
  readonly do: 'return';
  readonly from: string;
  readonly ships: readonly string[];
  readonly to: string;
}

export interface RedeployOrder {
  readonly do: 'redeploy';
  readonly unit: string;
  readonly to: string;
}

/** One order of the half-step, carried out at once (TS-9.3.e); each unit takes one at most. */
export function* supplyRound(pack: Pack, play: Play<TsState>, side: SideId): Rules<Next> {
  const { state } = play;
  state.ordered ??= [];
  const answer = yield* askSide(pack, play, () => ({
    side,
    kind: 'supplyOrder',
    clause: 'TS-9.3.d',
    public: true,
    forms: [order('done').idly(), returnForm(pack, state, side), redeployForm(pack, state, side)],
  }));
  if (answer === undefined || answer.do === 'done') {
    if (answer !== undefined) play.log('ended.return', { side });
    delete state.ordered;
    return 'next';
  }
  const units = answer.do === 'return' ? answer.ships : [answer.unit];
  state.ordered.push(...units.map((id) => unitIndex(pack, id)));
  if (answer.do === 'return') returnShips(pack, play, answer);
  else redeploy(pack, play, answer);
  return 'again';
}

/** Faces do not change (TS-7.4.c, TS-9.3.c). */
export function returnShips(
  pack: Pack,
  play: Play<TsState>,
  { from, ships, to }: Omit<ReturnOrder, 'do'>,
): void {
  const { state } = play;
  const units = ships.map((id) => unitIndex(pack, id));
  for (const unit of units) place(state, unit, pointIndex(pack, to), unitAt(state, unit).faceDown);
  play.log('return', { units: unitIds(pack, units), from, to });
  leftPoint(pack, play, pack.units[units[0]!]!.side, pointIndex(pack, from), true);
}

export function redeploy(pack: Pack, play: Play<TsState>, { unit: id, to }: Omit<RedeployOrder, 'do'>): void {
  const { state } = play;
  const unit = unitIndex(pack, id);
  const from = unitAt(state, unit).at;
  place(state, unit, pointIndex(pack, to));
  play.log('redeploy', { unit: id, from: pointId(pack, from), to });
  leftPoint(pack, play, pack.units[unit]!.side, from, false);
}

export function returnForm(pack: Pack, state: TsState, side: SideId) {
  const ports = portsFor(pack, state, side);
  const standing = remembering((from: string) =>
    unitIds(pack, unitsIn(pack, state, side, pointIndex(pack, from))),
  );
  const indexes = remembering((ids: readonly string[]) => ids.map((id) => unitIndex(pack, id)));
  const goals = remembering((soFar: { readonly from: string; readonly ships: readonly string[] }) =>
    ports(indexes(soFar.ships), pointIndex(pack, soFar.from)),
  );
  return order('return')
    .one('from', 'point', {
      candidates: () => pointIds(pack, pointsOf(pack, state, side)),
      forbids: (_, __, from) => forbidsReturnFrom(pack, state, ports, side, pointIndex(pack, from)),
    })
    .set(
      'ships',
      'unit',
      {
        candidates: ({ from }) => standing(from),
        forbids: ({ from }, steps, id) =>
          forbidsReturning(
            pack,
            state,
            ports,
            side,
            pointIndex(pack, from),
            indexes(steps),
            unitIndex(pack, id),
          ),
        unfinished: (_, ids) => (ids.length === 0 ? 'TS-7.4.e' : undefined),
      },
      { min: 1 },
    )
    .one('to', 'point', {
      candidates: (soFar) => pointIds(pack, goals(soFar)),
      forbids: (soFar, _, to) =>
        forbidsReturnTo(
          pack,
          state,
          goals(soFar),
          pointIndex(pack, soFar.from),
          side,
          indexes(soFar.ships),
          pointIndex(pack, to),
        ),
      explain: ({ from, ships }, [to]) => explainLeaving(pack, state, side, from, indexes(ships), to),
    });
}

/** What a side gives up when units go from one point to another. */
function explainLeaving(
  pack: Pack,
  state: TsState,
  side: SideId,
  from: string,
  units: readonly number[],
  to: string | undefined,
): Explanation | undefined {
  if (to === undefined) return undefined;
  const lines = leavingLines(pack, state, side, pointIndex(pack, from), units, pointIndex(pack, to));
  return lines.length === 0 ? undefined : told(lines);
}

/** The own ports that a group of ships reaches from a point, each of them alone. */
type Ports = (group: readonly number[], from: number) => readonly number[];

/**
 * Looked up once for the same nations in a point: what their ships may enter is the same. For one question:
 * the state must not change.
 */
function portsFor(pack: Pack, state: TsState, side: SideId): Ports {
  let barred: readonly boolean[] | undefined;
  const known = new Map<string, readonly number[]>();
  const reached = (unit: number, from: number) => {
    barred ??= barredPoints(pack, state, side);
    return portsReached(pack, state, unit, from, barred);
  };
  const ports: Ports = (group, from) => {
    const ships = oneOfEachNation(pack, group);
    const key = `${from} ${ships.map((unit) => pack.units[unit]!.nation).join(' ')}`;
    const reach = (unit: number) => (ships.length === 1 ? reached(unit, from) : ports([unit], from));
    const found = known.get(key) ?? inCommon(ships.map(reach));
    known.set(key, found);
    return found;
  };
  return ports;
}

function oneOfEachNation(pack: Pack, group: readonly number[]): number[] {
  const nationOf = (unit: number) => pack.units[unit]!.nation;
  return group.filter((unit, i) => group.findIndex((other) => nationOf(other) === nationOf(unit)) === i);
}

function inCommon(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...others] = lists;
  return first.filter((port) => others.every((other) => other.includes(port)));
}

/** Whether orders are those of the supply phase, and no operation. */
function isSupply(state: TsState): boolean {
  return state.ordered !== undefined;
}

function forbidsReturnFrom(
  pack: Pack,
  state: TsState,
  ports: Ports,
  side: SideId,
  from: number,
): Clause | undefined {
  let first: Clause | undefined;
  for (const unit of pack.army[side]) {
    if (unitAt(state, unit).at !== from) continue;
    const clause = forbidsReturning(pack, state, ports, side, from, [], unit);
    if (clause === undefined) return undefined;
    first ??= clause;
  }
  return first ?? (isSupply(state) ? 'TS-9.3.c' : 'TS-7.4.c');
}

/** The clause that keeps a ship out of a group that returns: all of it must have a port in common. */
function forbidsReturning(
  pack: Pack,
  state: TsState,
  ports: Ports,
  side: SideId,
  from: number,
  group: readonly number[],
  unit: number,
): Clause | undefined {
  const { side: owner, ship } = pack.units[unit]!;
  if (owner !== side || !ship || unitAt(state, unit).at !== from)
    return isSupply(state) ? 'TS-9.3.c' : 'TS-7.4.c';
  if (state.ordered?.includes(unit)) return 'TS-9.3.e';
  // goes where they go
  const alike = group.some((other) => pack.units[other]!.nation === pack.units[unit]!.nation);
  return alike || ports([...group, unit], from).length > 0 ? undefined : 'TS-9.3.c';
}

function forbidsReturnTo(
  pack: Pack,
  state: TsState,
  goals: readonly number[],
  from: number,
  side: SideId,
  group: readonly number[],
  to: number,
): Clause | undefined {
  if (to === from) return 'TS-7.4.e';
  if (goals.includes(to)) return undefined;
  if (!pack.points[to]!.port && state.fleetTrain !== to) return 'TS-2.1.1.c';
  if (pointAt(state, to).control === enemyOf(side)) return 'TS-9.3.c';
  if (!isOwnPort(state, side, to)) return 'TS-2.1.1.f';
  return (
    group.map((unit) => forbidsEntry(pack, state, unit, to)).find((clause) => clause !== undefined) ??
    'TS-9.3.c'
  );
}

export function redeployForm(pack: Pack, state: TsState, side: SideId) {
  return order('redeploy')
    .one('unit', 'unit', {
      candidates: () => unitIds(pack, pack.army[side]),
      forbids: (_, __, id) => forbidsRedeploying(pack, state, side, unitIndex(pack, id)),
    })
    .one('to', 'point', {
      ...redeployWalk(pack, state),
      explain: ({ unit: id }, [to]) => {
        const unit = unitIndex(pack, id);
        return explainLeaving(pack, state, side, pointId(pack, unitAt(state, unit).at), [unit], to);
      },
    });
}

function redeployWalk(pack: Pack, state: TsState): Walk<{ readonly unit: string }> {
  return {
    candidates: () => pointIds(pack, [...pack.points.keys()]),
    forbids: ({ unit }, _, to) => forbidsRedeployTo(pack, state, unitIndex(pack, unit), pointIndex(pack, to)),
  };
}

/** The clause that keeps an air unit where it is (TS-9.3.a). */
export function forbidsRedeploying(
  pack: Pack,
  state: TsState,
  side: SideId,
  unit: number,
): Clause | undefined {
  const { side: owner, ship } = pack.units[unit]!;
  if (owner !== side || ship) return 'TS-9.3.a';
  if (unitAt(state, unit).at === OUT) return isSupply(state) ? 'TS-9.3.a' : 'TS-7.4.a';
  if (state.ordered?.includes(unit)) return 'TS-9.3.e';
  const open = [...pack.points.keys()].some((to) => forbidsRedeployTo(pack, state, unit, to) === undefined);
  return open ? undefined : 'TS-9.3.a';
}

/** Any point under own control or with own units, no way needed (TS-9.3.a); one to a base (TS-2.1.1.b). */
export function forbidsRedeployTo(pack: Pack, state: TsState, unit: number, to: number): Clause | undefined {
  const { side } = pack.units[unit]!;
  if (unitAt(state, unit).at === to) return 'TS-7.4.e';
  return forbidsEntry(pack, state, unit, to) ?? forbidsAirUnit(pack, state, side, to);
}

/** The clause that keeps one more air unit of a side out of a point. */
export function forbidsAirUnit(pack: Pack, state: TsState, side: SideId, to: number): Clause | undefined {
  if (pointAt(state, to).control !== side && !hasUnits(pack, state, side, to)) return 'TS-9.3.a';
  if (isOwnPort(state, side, to)) return undefined;
  return airIn(pack, state, side, to).length >= pack.file.rules.airUnitsPerBase ? 'TS-2.1.1.b' : undefined;
}
