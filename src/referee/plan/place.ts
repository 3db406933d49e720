/** Where a match stands, as plans address it. */
import type { Crumb } from '../game/basics.js';
import type { Game } from '../game/game.js';
import type { BaseState } from '../game/play.js';
import type { Address } from './plan.js';

/** A phase of a turn. */
export type PlanPlace = Omit<Address, 'kind'>;

/** Set-up is turn 0. */
export function planTurnOf(now: readonly Crumb[]): number {
  return Number(now.find(({ key }) => key === 'turn')?.n ?? 0);
}

/** The name of a phase as lines are addressed: rounds that come again and again share one. */
export function planPhaseOf<S extends BaseState>(game: Game<S>, phase: string): string {
  return game.plans.phase?.(phase) ?? phase;
}

export function planPlaceOf<S extends BaseState>(game: Game<S>, state: S): PlanPlace {
  const phase = game.rules.steps(state).find(({ id }) => id === state.step)?.phase ?? '';
  return { turn: planTurnOf(game.rules.now(state)), phase: planPhaseOf(game, phase) };
}

/** Whether a phase is over when the match stands at `now`. */
export function isPast<S extends BaseState>(
  game: Game<S>,
  state: S,
  place: PlanPlace,
  now: PlanPlace,
): boolean {
  if (place.turn !== now.turn) return place.turn < now.turn;
  const phases = game.rules.steps(state).map(({ phase }) => planPhaseOf(game, phase));
  return phases.lastIndexOf(place.phase) < phases.indexOf(now.phase);
}
