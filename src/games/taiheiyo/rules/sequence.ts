/** Chapter 5: the sequence of play as a table of steps. TS-5.0. */
import type { Next, Play, Rules, Step } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import type { Phase, TsState } from '../state/state.js';
import { judgeControl } from './control.js';
import { type Chance, rollForInitiative, secondPlayer, takeInitiative } from './operations/operation.js';
import { reinforcement } from './reinforcement.js';
import { scoringStep } from './scoring.js';
import { setupRound } from './setup.js';
import { beforeCapture, captureRound } from './supply/capture.js';
import { isolation } from './supply/isolation.js';
import { freeResupply, resupplyRound } from './supply/resupply.js';
import { supplyRound } from './supply/returns.js';
import { turn0 } from './turn0.js';

/** Set-up, turn 0, then turns of reinforcement, operations, supply and scoring (TS-5.0.a, TS-0.f). */
export function stepsOf(pack: Pack): readonly Step<TsState>[] {
  return [
    step({ id: 'SETUP-A', side: 'A', ahead: true, run: (play) => setupRound(pack, play, 'A') }),
    step({ id: 'SETUP-J', side: 'J', run: (play) => setupRound(pack, play, 'J') }),
    step({ id: 'TURN0', run: (play) => firstTurn(pack, play) }),
    step({ id: 'REINFORCEMENT', run: (play) => reinforcementStep(pack, play) }),
    step({ id: 'INITIATIVE-1', side: 'J', run: (play) => takeInitiative(pack, play, CHANCES[1]) }),
    step({ id: 'INITIATIVE-2', side: 'A', run: (play) => takeInitiative(pack, play, CHANCES[2]) }),
    step({ id: 'INITIATIVE-3', side: 'A', run: (play) => takeInitiative(pack, play, CHANCES[3]) }),
    step({ id: 'INITIATIVE-4', run: (play) => rollForInitiative(pack, play) }),
    step({ id: 'INITIATIVE-4-SECOND', run: (play) => secondPlayer(pack, play) }),
    ...supplySteps(pack),
    step({ id: 'SCORING', run: (play) => scoringStep(pack, play) }),
  ];
}

/** Who may take the initiative with a card in steps (1) to (3), and where play goes on. */
const CHANCES: Readonly<Record<1 | 2 | 3, Chance>> = {
  1: { side: 'J', taken: 'INITIATIVE-2', declined: 'INITIATIVE-3' },
  2: { side: 'A', taken: 'INITIATIVE-1', declined: 'INITIATIVE-1' },
  3: { side: 'A', taken: 'INITIATIVE-1', declined: 'INITIATIVE-4' },
};

/**
 * Isolation, capture, redeployment and return, resupply; J then A in each, judged after each half-step
 * (TS-9.0.a, TS-0.c, TS-0.d).
 */
function supplySteps(pack: Pack): Step<TsState>[] {
  const both = (of: (side: SideId) => Step<TsState>): Step<TsState>[] => [of('J'), of('A')];
  return [
    ...both((side) =>
      step({ id: `ISOLATION-${side}`, side, run: (play) => isolationHalf(pack, play, side) }),
    ),
    // Behind J's half stands the window of J16; what follows A's up to J's returns is public.
    ...both((side) =>
      step({
        id: `CAPTURE-${side}`,
        side,
        ahead: side === 'A',
        run: (play) => captureHalf(pack, play, side),
      }),
    ),
    // What follows J's half up to A's is public; behind A's a hand may decide whether J is asked.
    ...both((side) =>
      step({ id: `RETURN-${side}`, side, ahead: side === 'J', run: (play) => returnHalf(pack, play, side) }),
    ),
    ...both((side) => step({ id: `RESUPPLY-${side}`, side, run: (play) => resupplyHalf(pack, play, side) })),
  ];
}

/** Each step is a phase of its own. */
function step(given: { readonly id: Phase } & Omit<Step<TsState>, 'id' | 'phase'>): Step<TsState> {
  return { ...given, phase: given.id };
}

function* reinforcementStep(pack: Pack, play: Play<TsState>): Rules<Next> {
  yield* reinforcement(pack, play);
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

function* returnHalf(pack: Pack, play: Play<TsState>, side: SideId): Rules<Next> {
  const next = yield* supplyRound(pack, play, side);
  if (next === 'next') judgeControl(pack, play);
  return next;
}

function* resupplyHalf(pack: Pack, play: Play<TsState>, side: SideId): Rules<Next> {
  freeResupply(pack, play, side);
  const next = yield* resupplyRound(pack, play, side);
  if (next === 'next') judgeControl(pack, play);
  return next;
}

/** Captures until the side is done. */
export function* captures(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  for (;;) if ((yield* captureRound(pack, play, side)) === 'next') return;
}
