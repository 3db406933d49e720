/** Chapter 7.6: reaction movement. TS-7.6. */
import { cheapest } from '../../../../hex/index.js';
import { type Clause, order, type Play, type Rules } from '../../../../referee/index.js';
import {
  eventOf,
  type Pack,
  pointId,
  pointIds,
  pointIndex,
  type SideId,
  unitId,
  unitIds,
  unitIndex,
} from '../../components/pack.js';
import {
  airIn,
  carriersIn,
  enemyOf,
  graphOf,
  hasUnits,
  isFaceUp,
  type Move,
  place,
  shipsIn,
  type TsState,
  turnFaceDown,
  unitAt,
} from '../../state/state.js';
import { askSide } from '../cards/hand.js';
import { runGauntlet } from '../cards/windows.js';
import { retreatAll } from '../combat/retreat.js';
import { leftPoint } from '../control.js';
import { explainCounterstrike, explainRetreat } from '../explain.js';
import { forbidsEntry } from '../routes.js';

/** The other side may react to the entry: nothing, an evacuation or a counterstrike (TS-7.6.d). */
export function* react(pack: Pack, play: Play<TsState>, move: Move): Rules<'evacuated' | 'stays'> {
  const { state } = play;
  const side = enemyOf(move.side);
  if (!maySideReact(pack, state, move)) return 'stays';
  const answer = yield* askSide(pack, play, () => reacting(pack, state, side, move.at));
  if (answer === undefined || answer.do === 'none') return 'stays';
  if (answer.do === 'evacuate') {
    yield* retreatAll(pack, play, side, move.at, 'evacuation'); // TS-7.6.e
    return 'evacuated';
  }
  const ships = answer.ships.map((id) => unitIndex(pack, id));
  yield* strikeBack(pack, play, side, pointIndex(pack, answer.from), ships, move.at);
  return 'stays';
}

/** Judged on the units in the point at the entry (TS-7.6.a, TS-7.6.b, TS-7.6.c). */
export function maySideReact(pack: Pack, state: TsState, move: Pick<Move, 'side' | 'at' | 'event'>): boolean {
  // TS-CJ05.a, TS-0.b
  if (move.event !== undefined && eventOf(pack, move.event).fx.type === 'raid') return false;
  const side = enemyOf(move.side);
  if (carriersIn(pack, state, side, move.at).some((unit) => isFaceUp(state, unit))) return true;
  return side === 'A' && airIn(pack, state, side, move.at).length > 0;
}

/**
 * The group moves to the point and turns face-down; submarines may find it on the way (TS-7.6.g, TS-CX.a).
 */
function* strikeBack(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  from: number,
  ships: readonly number[],
  to: number,
): Rules<void> {
  const { state } = play;
  state.counterstrike = { side, ships: [...ships] };
  play.log('counterstrike', {
    side,
    units: unitIds(pack, ships),
    from: pointId(pack, from),
    to: pointId(pack, to),
  });
  const arriving = yield* runGauntlet(pack, play, side, ships);
  for (const unit of arriving) place(state, unit, to);
  turnFaceDown(state, arriving);
  if (arriving.length > 0) leftPoint(pack, play, side, from, true);
  delete state.counterstrike;
}

function reacting(pack: Pack, state: TsState, side: SideId, at: number) {
  const evacuate = order('evacuate').explained(() => explainRetreat(pack, state, side, at));
  const counterstrike = order('counterstrike')
    .one('from', 'point', {
      candidates: () => pointIds(pack, strikeBases(pack, state, side, at)),
      forbids: (_, __, id) => forbidsBase(pack, state, side, at, pointIndex(pack, id)),
    })
    .set(
      'ships',
      'unit',
      {
        candidates: ({ from }) => unitIds(pack, shipsIn(pack, state, side, pointIndex(pack, from))),
        forbids: ({ from }, _, id) =>
          forbidsStriker(pack, state, side, at, pointIndex(pack, from), unitIndex(pack, id)),
        unfinished: (_, ids) => (ids.length === 0 ? 'TS-7.6.g' : undefined),
        explain: (_, ids) =>
          explainCounterstrike(
            pack,
            state,
            side,
            ids.map((id) => unitIndex(pack, id)),
          ),
      },
      { min: 1 },
    );
  return {
    side,
    kind: 'reaction',
    clause: 'TS-7.6.d',
    public: true,
    about: { at: pointId(pack, at) },
    forms: [order('none').idly(), evacuate, counterstrike],
  };
}

/** Points with ships that can reach the entered one. */
export function strikeBases(pack: Pack, state: TsState, side: SideId, at: number): number[] {
  return [...pack.points.keys()].filter((from) => strikers(pack, state, side, at, from).length > 0);
}

/** The ships of a point that can take part in a counterstrike. */
export function strikers(pack: Pack, state: TsState, side: SideId, at: number, from: number): number[] {
  if (from === at) return [];
  return shipsIn(pack, state, side, from).filter(
    (unit) => forbidsStriker(pack, state, side, at, from, unit) === undefined,
  );
}

function forbidsBase(pack: Pack, state: TsState, side: SideId, at: number, from: number): Clause | undefined {
  if (from === at) return 'TS-7.6.g';
  const ships = shipsIn(pack, state, side, from);
  const clauses = ships.map((unit) => forbidsStriker(pack, state, side, at, from, unit));
  return clauses.some((clause) => clause === undefined) ? undefined : (clauses[0] ?? 'TS-7.6.g');
}

/**
 * Each ship alone decides: a group is as fast as its slowest ship, and every ship must get there (TS-7.6.h).
 */
function forbidsStriker(
  pack: Pack,
  state: TsState,
  side: SideId,
  at: number,
  from: number,
  unit: number,
): Clause | undefined {
  const { side: owner, ship, movement } = pack.units[unit]!;
  if (owner !== side || !ship || unitAt(state, unit).at !== from || !isFaceUp(state, unit)) return 'TS-7.6.g';
  const allowance = movement - pack.file.rules.reactionMovementPenalty;
  if (allowance < 1) return 'TS-7.6.h';
  // Not through other points with enemy units, nor where the ship may not enter (TS-7.6.i).
  const isOpen = (point: number) =>
    forbidsEntry(pack, state, unit, point) === undefined &&
    (point === at || !hasUnits(pack, state, enemyOf(side), point));
  if (isWithin(pack, state, from, at, allowance, isOpen)) return undefined;
  return isWithin(pack, state, from, at, allowance, () => true) ? 'TS-7.6.i' : 'TS-7.6.h';
}

/** Whether so much movement leads from a point to another over open points. */
function isWithin(
  pack: Pack,
  state: TsState,
  from: number,
  to: number,
  allowance: number,
  isOpen: (p: number) => boolean,
): boolean {
  const graph = graphOf(pack, state);
  const distance = cheapest(graph, [from], (a, b) => (isOpen(b) ? graph.length(a, b) : -1)).cost[to]!;
  return distance >= 0 && distance <= allowance;
}

/** The reaction as an order, for standing orders. */
export function counterstrikeOrder(pack: Pack, from: number, ships: readonly number[]) {
  return {
    do: 'counterstrike',
    from: pointId(pack, from),
    ships: ships.map((unit) => unitId(pack, unit)).sort(),
  };
}
