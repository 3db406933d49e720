/** Chapter 7.5: ship movement, and what happens on the way. TS-7.5. */
import { order, type Play, type Rules } from '../../../../referee/index.js';
import {
  eventOf,
  type Pack,
  pointId,
  pointIds,
  pointIndex,
  type SideId,
  unitIds,
} from '../../components/pack.js';
import {
  enemyOf,
  hasUnits,
  type Move,
  noteDeed,
  place,
  type TsState,
  turnFaceDown,
} from '../../state/state.js';
import { askSide } from '../cards/hand.js';
import { runGauntlet } from '../cards/windows.js';
import { combat } from '../combat/combat.js';
import { checkFleetTrain, leftPoint } from '../control.js';
import { costOf, explainPath, type PathLimits, pathWalk, smallestMovement } from './paths.js';
import { react } from './reaction.js';

/** A movement that is announced: who, from where, along which points. */
export interface Announced {
  readonly side: SideId;
  readonly from: number;
  readonly ships: readonly number[];
  readonly path: readonly number[];
  /** J03 or J05. */
  readonly event?: string;
}

/** From the announcement to the end of the combat, if there is one (TS-7.5.a). */
export function* moveShips(
  pack: Pack,
  play: Play<TsState>,
  { side, from, ships, path, event }: Announced,
): Rules<void> {
  const { state } = play;
  const printed = smallestMovement(pack, ships);
  noteDeed(state, side, 'moved', path.at(-1) ?? from);
  state.move = {
    side,
    start: from,
    at: from,
    ships: [...ships],
    path: [...path],
    printed,
    spent: 0,
    ...(event === undefined ? {} : { event }),
  };
  play.log('move', {
    side,
    units: unitIds(pack, ships),
    from: pointId(pack, from),
    path: pointIds(pack, path),
  });
  yield* play.scope({ key: 'move', to: pointId(pack, path.at(-1) ?? from) }, legs(pack, play));
  delete state.move;
}

/** One leg after the other: after an evacuation the group may go on (TS-7.6.f). */
function* legs(pack: Pack, play: Play<TsState>): Rules<void> {
  const move = play.state.move!;
  for (;;) {
    move.ships = yield* runGauntlet(pack, play, move.side, move.ships);
    if (move.ships.length === 0) return; // TS-CX.a
    const fights = advance(pack, play, move);
    if (!fights) return stop(pack, play, move);
    const reaction = yield* react(pack, play, move);
    if (reaction !== 'evacuated') return yield* engage(pack, play, move);
    const further = yield* goOn(pack, play, move);
    if (further === undefined) return stop(pack, play, move); // TS-7.6.k
    move.path = further;
  }
}

/** Moves the group along its path. True when enemy units stand where it ends (TS-7.5.e). */
function advance(pack: Pack, play: Play<TsState>, move: Move): boolean {
  const { state } = play;
  const to = move.path.at(-1)!;
  move.spent += costOf(pack, state, move.at, move.path);
  for (const unit of move.ships) place(state, unit, to);
  leftPoint(pack, play, move.side, move.at, true);
  move.at = to;
  move.path = [];
  return hasUnits(pack, state, enemyOf(move.side), to);
}

/**
 * The movement is over: the ships turn face-down (TS-7.5.c), alone with a Fleet Train they take it away
 * (TS-7.3.2.d).
 */
function stop(pack: Pack, play: Play<TsState>, move: Move): void {
  turnFaceDown(play.state, move.ships);
  move.stopped = true;
  checkFleetTrain(pack, play);
}

function* engage(pack: Pack, play: Play<TsState>, move: Move): Rules<void> {
  const { state } = play;
  turnFaceDown(state, move.ships); // before the combat
  const raids = move.event !== undefined && eventOf(pack, move.event).fx.type === 'raid';
  const left = raids ? 0 : Math.max(0, move.printed - move.spent); // TS-7.5.f, TS-2.2.8.b; TS-CJ05.c
  noteDeed(state, move.side, 'fought', move.at);
  const events = move.event === undefined ? [] : [move.event];
  state.battle = { at: move.at, attacker: move.side, round: 1, left, events };
  yield* combat(pack, play, 'start');
}

function* goOn(pack: Pack, play: Play<TsState>, move: Move): Rules<number[] | undefined> {
  const answer = yield* askSide(pack, play, () => goingOn(pack, play.state, move));
  if (answer === undefined || answer.do === 'stop') return undefined;
  const path = answer.path.map((id) => pointIndex(pack, id));
  play.log('move.on', { units: unitIds(pack, move.ships), path: pointIds(pack, path) });
  return path;
}

/** Stop, or any way within the movement left that ends neither at the start nor here (TS-7.6.o). */
function goingOn(pack: Pack, state: TsState, move: Move) {
  const limits: PathLimits = {
    spent: move.spent,
    printed: move.printed,
    most: move.printed,
    notTo: move.start,
  };
  return {
    side: move.side,
    kind: 'goOn',
    clause: 'TS-7.6.o',
    public: true,
    about: { at: pointId(pack, move.at), units: unitIds(pack, move.ships), n: move.printed - move.spent },
    forms: [
      order('stop').idly(),
      order('go').path('path', 'point', {
        ...pathWalk(
          pack,
          state,
          move.at,
          () => move.ships,
          () => limits,
        ),
        explain: (_, path) =>
          explainPath(pack, state, { from: move.at, ships: move.ships, path, limits, event: move.event }),
      }),
    ],
  };
}
