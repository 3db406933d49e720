/** Chapter 5: the sequence of play as a table of steps. TS-5.0. */
import type { Next, Play, Rules, Step } from '../../referee/index.js';
import { beforeCapture, captureRound } from './capture.js';
import { judgeControl } from './control.js';
import type { Chance } from './initiative.js';
import { rollForInitiative, secondPlayer, takeInitiative } from './initiative.js';
import { isolation } from './isolation.js';
import type { Pack, SideId } from './pack.js';
import { reinforcement } from './reinforcement.js';
import { freeResupply, resupplyRound } from './resupply.js';
import { supplyRound } from './returns.js';
import { scoringStep } from './scoring.js';
import { setupRound } from './setup.js';
import type { Phase, TsState } from './state.js';
import { turn0 } from './turn0.js';

type Run = (play: Play<TsState>) => Rules<Next>;

/** Set-up, turn 0, then turns of reinforcement, operations, supply and scoring (TS-5.0.a, TS-0.f). */
export function stepsOf(pack: Pack): readonly Step<TsState>[] {
  const chance = (side: SideId, taken: Phase, declined: Phase): Run => {
    const given: Chance = { side, taken, declined };
    return (play) => takeInitiative(pack, play, given);
  };
  return [
    step('SETUP-A', 'A', (play) => setupRound(pack, play, 'A')),
    step('SETUP-J', 'J', (play) => setupRound(pack, play, 'J')),
    step('TURN0', undefined, (play) => firstTurn(pack, play)),
    step('REINFORCEMENT', undefined, (play) => whole(reinforcement(pack, play))),
    step('INITIATIVE-1', 'J', chance('J', 'INITIATIVE-2', 'INITIATIVE-3')),
    step('INITIATIVE-2', 'A', chance('A', 'INITIATIVE-1', 'INITIATIVE-1')),
    step('INITIATIVE-3', 'A', chance('A', 'INITIATIVE-1', 'INITIATIVE-4')),
    step('INITIATIVE-4', undefined, (play) => rollForInitiative(pack, play)),
    step('INITIATIVE-4-SECOND', undefined, (play) => secondPlayer(pack, play)),
    ...supplySteps(pack),
    step('SCORING', undefined, (play) => scoringStep(pack, play)),
  ];
}

/** Isolation, capture, redeployment and return, resupply; J then A in each, judged after each half-step (TS-9.0.a, TS-0.c, TS-0.d). */
function supplySteps(pack: Pack): Step<TsState>[] {
  const both = (of: (side: SideId) => Step<TsState>): Step<TsState>[] => [of('J'), of('A')];
  return [
    ...both((side) => step(`ISOLATION-${side}`, side, (play) => isolationHalf(pack, play, side))),
    ...both((side) => step(`CAPTURE-${side}`, side, (play) => captureHalf(pack, play, side))),
    ...both((side) => step(`RETURN-${side}`, side, (play) => judgedHalf(pack, play, supplyRound(pack, play, side)))),
    ...both((side) => step(`RESUPPLY-${side}`, side, (play) => resupplyHalf(pack, play, side))),
  ];
}

function step(id: Phase, side: SideId | undefined, run: Run): Step<TsState> {
  return { id, phase: id, ...(side === undefined ? {} : { side }), run };
}

function* whole(rules: Rules<void>): Rules<Next> {
  yield* rules;
  return 'next';
}

function* firstTurn(pack: Pack, play: Play<TsState>): Rules<Next> {
  yield* turn0(pack, play);
  play.state.turn = 1;
  play.log('turn', { n: 1 });
  return 'next';
}

function* isolationHalf(pack: Pack, play: Play<TsState>, side: SideId): Rules<Next> {
  yield* isolation(pack, play, side);
  judgeControl(pack, play);
  return 'next';
}

/** J16 is asked for once, before the first of A's captures. */
function* captureHalf(pack: Pack, play: Play<TsState>, side: SideId): Rules<Next> {
  yield* beforeCapture(pack, play, side);
  yield* captures(pack, play, side);
  judgeControl(pack, play);
  return 'next';
}

/** Captures until the side is done. */
export function* captures(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  for (;;) if ((yield* captureRound(pack, play, side)) === 'next') return;
}

function* judgedHalf(pack: Pack, play: Play<TsState>, round: Rules<Next>): Rules<Next> {
  const next = yield* round;
  if (next === 'next') judgeControl(pack, play);
  return next;
}

function* resupplyHalf(pack: Pack, play: Play<TsState>, side: SideId): Rules<Next> {
  freeResupply(pack, play, side);
  return yield* judgedHalf(pack, play, resupplyRound(pack, play, side));
}
