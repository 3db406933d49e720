/** Looking things up in the table of steps. */
import type { Side } from '../game/basics.js';
import type { Game } from '../game/game.js';
import type { BaseState, Play, Request, Rules, Step } from '../game/play.js';

/** The step of this id, or undefined. */
export function stepOf<S extends BaseState>(game: Game<S>, state: S, id: string): Step<S> | undefined {
  return game.steps(state).find((step) => step.id === id);
}

/** The step after the one of the state, or undefined behind the last. */
export function stepAfter<S extends BaseState>(game: Game<S>, state: S): Step<S> | undefined {
  const steps = game.steps(state);
  return steps[steps.findIndex((step) => step.id === state.step) + 1];
}

/**
 * The procedure that a position begins with, running in place of a step; undefined when the game has none of
 * this name.
 */
export function procedureOf<S extends BaseState>(
  game: Game<S>,
  play: Play<S>,
  begin: NonNullable<BaseState['begin']>,
): Rules<undefined> | undefined {
  const procedure = game.procedures[begin.procedure];
  return procedure === undefined ? undefined : begun(procedure(play, begin.with));
}

function* begun(rules: Rules<void>): Rules<undefined> {
  yield* rules;
}

/** Whose turn it is. */
export function sidesAsked(waiting: Request | undefined): readonly Side[] {
  if (waiting === undefined) return [];
  return (waiting.ask === 'one' ? [waiting.decision] : waiting.decisions).map(({ side }) => side);
}

/** The clause of the question that stands, or of the result. */
export function clauseAsked(state: BaseState, waiting: Request | undefined): string {
  if (waiting === undefined) return state.result?.clause ?? '';
  return waiting.ask === 'one' ? waiting.decision.clause : waiting.decisions[0].clause;
}
