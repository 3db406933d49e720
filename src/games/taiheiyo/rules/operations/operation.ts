/** Chapters 7.2 to 7.4: one operation: stated, perhaps cancelled, carried out. TS-7.2, TS-7.3, TS-7.4. */
import {
  type Clause,
  type Decision,
  type Next,
  order,
  type Play,
  type Rules,
  sentences,
} from '../../../../referee/index.js';
import {
  cardId,
  OUT,
  type Pack,
  pointIds,
  pointIndex,
  type SideId,
  unitIds,
  unitIndex,
} from '../../components/pack.js';
import {
  enemyOf,
  noteCard,
  noteOperation,
  notePass,
  type Phase,
  pointAt,
  pointsOf,
  type TsState,
  unitAt,
} from '../../state/state.js';
import { eventForms, operationCard } from '../cards/events.js';
import { askSide, resourceWalk, spend } from '../cards/hand.js';
import { openWindow } from '../cards/windows.js';
import { judgeControl } from '../control.js';
import { resupply, resupplyForm } from '../supply/resupply.js';
import { redeploy, redeployForm, returnForm, returnShips } from '../supply/returns.js';
import { moveShips } from './movement.js';
import { explainPath, forbidsMover, forbidsStart, limitsOf, pathWalk } from './paths.js';

/** Pass or operate, what the enemy does about it, the operation, and control judged at its end (TS-4.2.b). */
export function* operate(pack: Pack, play: Play<TsState>, side: SideId): Rules<'passed' | 'operated'> {
  if (!(yield* statesOperation(pack, play, side))) {
    notePass(play.state, side);
    play.log('pass', { side });
    return 'passed';
  }
  noteOperation(play.state, side);
  yield* play.scope({ key: 'operation', side }, stated(pack, play, side));
  return 'operated'; // also when it was cancelled: TS-7.2.2.a
}

function* stated(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  const answer = yield* enemyAnswers(pack, play, side);
  if (answer === 'goesOn') yield* carryOut(pack, play, side);
  if (answer === 'stolen') yield* stolenOperation(pack, play, enemyOf(side));
  judgeControl(pack, play);
}

/** The thief's own operation, which may be cancelled in turn; doing nothing is no pass (TS-CA09.b). */
function* stolenOperation(pack: Pack, play: Play<TsState>, thief: SideId): Rules<void> {
  if ((yield* enemyAnswers(pack, play, thief)) !== 'goesOn') return;
  if (!(yield* statesOperation(pack, play, thief))) return;
  noteOperation(play.state, thief);
  yield* carryOut(pack, play, thief);
}

/** "Pass or operation" (TS-7.2.b); an operation only with a legal one at hand (TS-7.2.c). */
function* statesOperation(pack: Pack, play: Play<TsState>, side: SideId): Rules<boolean> {
  const { state } = play;
  const answer = yield* askSide(pack, play, () => ({
    side,
    kind: 'passOrOperate',
    clause: 'TS-7.2.b',
    public: false,
    forms: [
      order('pass').idly(),
      order('operate').unless(() => (hasOperation(pack, state, side) ? undefined : 'TS-7.2.c')),
    ],
  }));
  return answer?.do === 'operate';
}

/** A15 and A09 against Japan, J15 against the Allies. */
function* enemyAnswers(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
): Rules<'goesOn' | 'cancelled' | 'stolen'> {
  const enemy = enemyOf(side);
  const declared = yield* openWindow(pack, play, {
    moment: 'operationStart',
    sides: [enemy],
    about: { side },
  });
  if (declared.some(({ fx }) => fx.type === 'stealOperation')) return 'stolen';
  if (declared.length === 0) return 'goesOn';
  play.log('cancelled', { side });
  return 'cancelled';
}

/** The content of an operation (TS-7.2.a). Without a legal one left nothing is done (TS-7.2.c). */
export function* carryOut(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  const { state } = play;
  const answer = yield* askSide(pack, play, () =>
    hasOperation(pack, state, side) ? operating(pack, state, side) : undefined,
  );
  if (answer === undefined) {
    play.log('nothing', { side });
    return;
  }
  switch (answer.do) {
    case 'move':
      return yield* moveShips(pack, play, {
        side,
        from: pointIndex(pack, answer.from),
        ships: answer.ships.map((id) => unitIndex(pack, id)),
        path: answer.path.map((id) => pointIndex(pack, id)),
      });
    case 'return':
      return returnShips(pack, play, answer);
    case 'redeploy':
      return redeploy(pack, play, answer);
    case 'resupply':
      return resupply(pack, play, side, answer);
    case 'fleetTrain':
      return placeFleetTrain(pack, play, answer.point, answer.card);
    case 'shift':
      return openShiftRoutes(pack, play, answer.card);
    case 'event':
      return yield* operationCard(pack, play, answer);
  }
}

/** The decision on the content of an operation. */
export function operating(pack: Pack, state: TsState, side: SideId) {
  return {
    side,
    kind: 'operation',
    clause: 'TS-7.2.a',
    public: false,
    forms: [
      moveForm(pack, state, side),
      returnForm(pack, state, side),
      redeployForm(pack, state, side),
      resupplyForm(pack, state, side, 'TS-7.3.e'),
      fleetTrainForm(pack, state, side),
      order('shift')
        .one('card', 'card', resourceWalk(pack, state, side))
        .unless(() => forbidsShift(state, side)),
      ...eventForms(pack, state, side),
    ],
  };
}

/**
 * Whether a side has a legal operation at hand. Nearly always some ship can move: that is seen at once, all
 * else by searching.
 */
export function hasOperation(pack: Pack, state: TsState, side: SideId): boolean {
  const moves = pack.army[side].some((unit) => {
    const { at } = unitAt(state, unit);
    return at !== OUT && forbidsMover(pack, state, side, at, [], unit) === undefined;
  });
  return moves || !sentences(operating(pack, state, side) as Decision).next().done;
}

function moveForm(pack: Pack, state: TsState, side: SideId) {
  const indexes = (ids: readonly string[]) => ids.map((id) => unitIndex(pack, id));
  return order('move')
    .one('from', 'point', {
      candidates: () => pointIds(pack, pointsOf(pack, state, side)),
      forbids: (_, __, from) => forbidsStart(pack, state, side, pointIndex(pack, from)),
    })
    .set(
      'ships',
      'unit',
      {
        candidates: ({ from }) =>
          unitIds(
            pack,
            pack.army[side].filter((unit) => unitAt(state, unit).at === pointIndex(pack, from)),
          ),
        forbids: ({ from }, steps, id) =>
          forbidsMover(pack, state, side, pointIndex(pack, from), indexes(steps), unitIndex(pack, id)),
        unfinished: (_, ids) => (ids.length === 0 ? 'TS-7.4.b' : undefined),
      },
      { min: 1 },
    )
    .path('path', 'point', {
      ...pathWalk(
        pack,
        state,
        (soFar: { readonly from: string; readonly ships: readonly string[] }) => pointIndex(pack, soFar.from),
        (soFar) => indexes(soFar.ships),
        (soFar) => limitsOf(pack, indexes(soFar.ships)),
      ),
      explain: (soFar, path) => {
        const ships = indexes(soFar.ships);
        return explainPath(pack, state, {
          from: pointIndex(pack, soFar.from),
          ships,
          path,
          limits: limitsOf(pack, ships),
        });
      },
    });
}

// --- Fleet Train, strategic shift

function fleetTrainForm(pack: Pack, state: TsState, side: SideId) {
  return order('fleetTrain')
    .one('point', 'point', {
      candidates: () => pointIds(pack, [...pack.points.keys()]),
      forbids: (_, __, point) => forbidsFleetTrain(pack, state, pointIndex(pack, point)),
    })
    .one('card', 'card', resourceWalk(pack, state, side))
    .unless(() => closesFleetTrain(pack, state, side));
}

/** A only, one a turn, in turns 4 and 5 (TS-7.3.g). */
function closesFleetTrain(pack: Pack, state: TsState, side: SideId): Clause | undefined {
  const markers = pack.file.turns[state.turn]?.fleetTrains ?? 0;
  return side === 'A' && markers > 0 && !state.fleetTrainUsed && state.fleetTrain === OUT
    ? undefined
    : 'TS-7.3.g';
}

/** A base that A controls, no port held as one (TS-7.3.g, TS-7.3.2.c). */
function forbidsFleetTrain(pack: Pack, state: TsState, point: number): Clause | undefined {
  const { control, held } = pointAt(state, point);
  if (held !== null) return 'TS-7.3.2.c';
  return control === 'A' && !pack.points[point]!.port ? undefined : 'TS-7.3.g';
}

function placeFleetTrain(pack: Pack, play: Play<TsState>, point: string, card: string): void {
  const { state } = play;
  spend(pack, play, 'A', card, 'fleetTrain');
  state.fleetTrain = pointIndex(pack, point);
  state.fleetTrainUsed = true;
  play.log('fleetTrain.placed', { point });
}

/** A only, and once for good (TS-7.3.k, TS-7.3.3.a, TS-7.4.e). */
function forbidsShift(state: TsState, side: SideId): Clause | undefined {
  if (side !== 'A') return 'TS-7.3.k';
  return state.shift ? 'TS-7.4.e' : undefined;
}

function openShiftRoutes(pack: Pack, play: Play<TsState>, card: string): void {
  spend(pack, play, 'A', card, 'shift');
  play.state.shift = true;
  play.log('shift');
}

/**
 * A step in which one side may take the initiative with a card, and where play goes after it (TS-7.1.b,
 * TS-7.1.c, TS-7.1.d).
 */
export interface Chance {
  readonly side: SideId;
  readonly taken: Phase;
  readonly declined: Phase;
}

export function* takeInitiative(
  pack: Pack,
  play: Play<TsState>,
  { side, taken, declined }: Chance,
): Rules<Next> {
  const answer = yield* askSide(pack, play, () => spending(pack, play.state, side));
  if (answer === undefined || answer.do === 'no') return { to: declined }; // no pass: TS-7.1.i
  const card = answer.do === 'byLot' ? cardByLot(pack, play, side) : answer.card;
  spend(pack, play, side, card, 'initiative');
  noteCard(play.state, side);
  yield* operate(pack, play, side); // a pass changes nothing: TS-7.2.1.a
  return { to: taken };
}

/** Any card of the hand, by a secret draw: which one is spent then tells nothing of the others. */
function cardByLot(pack: Pack, play: Play<TsState>, side: SideId): string {
  const from = play.state.hands[side].map((card) => cardId(pack, card));
  const [card] = play.draw({ side, purpose: 'resource', from, take: 1 });
  if (card === undefined) throw new RangeError('a card by lot out of an empty hand');
  return card;
}

/** Not asked without a card (TS-7.1.h). */
function spending(pack: Pack, state: TsState, side: SideId) {
  if (state.hands[side].length === 0) return undefined;
  return {
    side,
    kind: 'initiative',
    clause: side === 'J' ? 'TS-7.1.b' : 'TS-7.1.c',
    public: false,
    forms: [
      order('no').idly(),
      order('byLot').idly(),
      order('spend').one('card', 'card', resourceWalk(pack, state, side)),
    ],
  };
}

/** Both roll; equal dice end the phase, else the higher acts first (TS-7.1.e, TS-7.1.f). */
export function* rollForInitiative(pack: Pack, play: Play<TsState>): Rules<Next> {
  const { state } = play;
  const { faces } = play.roll({ purpose: 'initiative', dice: [6, 6] });
  const [j, a] = [faces[0]!, faces[1]!];
  play.log(j === a ? 'initiative.equal' : 'initiative.dice', { j, a, side: j > a ? 'J' : 'A' });
  if (j === a) return { to: 'ISOLATION-J' };
  const first: SideId = j > a ? 'J' : 'A';
  const did = yield* operate(pack, play, first);
  state.second = enemyOf(first);
  state.firstPassed = did === 'passed';
  return { to: 'INITIATIVE-4-SECOND' };
}

/** The lower die; two passes end the phase (TS-7.1.g). */
export function* secondPlayer(pack: Pack, play: Play<TsState>): Rules<Next> {
  const { state } = play;
  const did = yield* operate(pack, play, state.second ?? 'A');
  const over = did === 'passed' && state.firstPassed === true;
  delete state.second;
  delete state.firstPassed;
  if (over) play.log('operations.over');
  return { to: over ? 'ISOLATION-J' : 'INITIATIVE-1' };
}
