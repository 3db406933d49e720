/** Runs of one script: what the tests of barriers and of asking share. */
import {
  type Next,
  type Play,
  type Ports,
  type Rules,
  Runner,
  type RunStop,
} from '../../src/referee/index.js';
import type { ToyState } from '../toy/state.js';
import { words } from './scripts.js';
import { firstStep, gameOf } from './support.js';

/** A step. */
export type Script = (g: Play<ToyState>) => Rules<Next>;

export const RESULT = { winner: 'RED', key: 'flag', clause: 'TY-5.a' } as const;

export function* waiting(g: Play<ToyState>): Rules<Next> {
  yield* g.ask(words('RED', 'later', 'never'));
  return 'again';
}

/** Asks RED, then goes on as told, then waits for RED. */
export const afterAnAnswer = (then: (g: Play<ToyState>) => void): Script =>
  function* (g) {
    yield* g.ask(words('RED', 'go', 'stay'));
    then(g);
    return { to: 's1' };
  };

export const onePhase = (...scripts: readonly Script[]) => {
  const game = gameOf(...scripts);
  return {
    ...game,
    rules: {
      ...game.rules,
      steps: (state: ToyState) => game.rules.steps(state).map((step) => ({ ...step, phase: 'one' })),
    },
  };
};

export const runOf = (ports: Ports, ...scripts: readonly Script[]) =>
  new Runner(onePhase(...scripts, waiting), firstStep(), ports);

export const askedOf = (stop: RunStop) =>
  stop.at === 'asked' ? stop.questions.map((q) => `${q.side} ${q.kind}`) : [stop.at];
