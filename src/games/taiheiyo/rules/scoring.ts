/** Chapters 4.0 and 4.1: scoring, the end of the turn, victory. TS-4.0, TS-4.1, TS-7.3.j. */
import type { Next, Play, Rules } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { OUT, pointId, unitId, unitIds, unitIndex } from '../components/pack.js';
import type { TsState } from '../state/state.js';
import { airIn, pointAt, putInBox } from '../state/state.js';
import { askSide } from './cards/hand.js';
import { isOwnPort, judgeControl } from './control.js';

/** Scores, takes the Fleet Train away, looks for a victory, and begins the next turn (TS-9.4.2.a). */
export function* scoringStep(pack: Pack, play: Play<TsState>): Rules<Next> {
  yield* endOfTurn(pack, play);
  const { state } = play;
  state.turn += 1;
  state.fleetTrainUsed = false;
  delete state.tally;
  play.log('turn', { n: state.turn });
  return { to: 'REINFORCEMENT' };
}

export function* endOfTurn(pack: Pack, play: Play<TsState>): Rules<void> {
  score(pack, play);
  if (play.state.turn < pack.lastTurn) yield* removeFleetTrain(pack, play);
  checkVictory(pack, play);
}

/** Port values first, then the point for more bases (TS-4.0.a, TS-4.0.b). */
function score(pack: Pack, play: Play<TsState>): void {
  const { state } = play;
  const [j, a] = [portValues(pack, state, 'J'), portValues(pack, state, 'A')];
  const [basesJ, basesA] = [basesOf(pack, state, 'J'), basesOf(pack, state, 'A')];
  state.score += j - a + Math.sign(basesJ - basesA); // TS-2.1.3.b: no limit
  play.log('score', { n: state.turn, j, a, basesJ, basesA, score: state.score });
}

export function portValues(pack: Pack, state: TsState, side: SideId): number {
  return pack.points.reduce(
    (sum, { port, vp }, point) => sum + (port && isOwnPort(state, side, point) ? vp : 0),
    0,
  );
}

/** Bases, and enemy ports held as bases; not the Fleet Train point (TS-4.0.c, TS-4.0.d). */
export function basesOf(pack: Pack, state: TsState, side: SideId): number {
  return [...pack.points.keys()].filter(
    (point) => pointAt(state, point).control === side && !isOwnPort(state, side, point),
  ).length;
}

/** After scoring the base is a base again: one air unit stays (TS-7.3.j). */
function* removeFleetTrain(pack: Pack, play: Play<TsState>): Rules<void> {
  const { state } = play;
  const point = state.fleetTrain;
  if (point === OUT) return;
  const air = airIn(pack, state, 'A', point);
  const stays =
    air.length > pack.file.rules.airUnitsPerBase ? yield* chooseWhoStays(pack, play, point, air) : undefined;
  state.fleetTrain = OUT;
  play.log('fleetTrain.gone', { point: pointId(pack, point) });
  if (stays !== undefined) {
    const others = air.filter((unit) => unit !== stays);
    for (const unit of others) putInBox(pack, state, unit, state.turn + 1, false);
    play.log('air.back', { units: unitIds(pack, others) });
  }
  judgeControl(pack, play);
}

function* chooseWhoStays(
  pack: Pack,
  play: Play<TsState>,
  point: number,
  air: readonly number[],
): Rules<number> {
  const form = order('stays').one('unit', 'unit', {
    candidates: () => unitIds(pack, air),
    forbids: (_, __, id) => (air.includes(unitIndex(pack, id)) ? undefined : 'TS-7.3.j'),
  });
  const about = { at: pointId(pack, point), units: air.map((unit) => unitId(pack, unit)) };
  const answer = yield* askSide(pack, play, () => ({
    side: 'A',
    kind: 'stays',
    clause: 'TS-7.3.j',
    public: true,
    about,
    forms: [form],
  }));
  return answer === undefined ? air[0]! : unitIndex(pack, answer.unit);
}

/** By the marker as it stands after this turn's scoring (TS-4.1.d). */
function checkVictory(pack: Pack, play: Play<TsState>): void {
  const { turn, score: marker } = play.state;
  const { turn4, turn5 } = pack.file.victory;
  if (turn === pack.lastTurn) {
    if (marker <= -turn5.alliedWinAt) play.end({ winner: 'A', key: 'points', clause: 'TS-4.1.c' });
    play.end({ winner: 'J', key: 'points', clause: 'TS-4.1.c' });
  }
  if (turn !== pack.lastTurn - 1) return;
  if (marker >= turn4.japaneseWinAt) play.end({ winner: 'J', key: 'points', clause: 'TS-4.1.b' });
  if (marker <= -turn4.alliedWinAt) play.end({ winner: 'A', key: 'points', clause: 'TS-4.1.b' });
}
