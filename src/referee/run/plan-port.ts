/** How a run asks what its sides planned: docs/decisions/plans.md. */
import type { Order } from '../forms/form.js';
import type { Side } from '../game/basics.js';
import type { PublicOrder } from '../game/chance.js';
import type { Question } from '../game/decision.js';
import type { View } from '../game/game.js';
import type { BaseState } from '../game/play.js';

/**
 * What the kernel tells the plans of a run as it goes on, and asks of them. Nothing that is played back is
 * told.
 */
export interface PlanPort {
  /** A round is over: the script stands between two steps. */
  safePoint(state: BaseState): void;
  /** What the plan of the asked side answers: legal, or undefined. `view`: its owner's. */
  answer(question: Question, view: View, state: BaseState): Order | undefined;
  /** An answer was taken: in full, and as everybody sees it. */
  taken(side: Side, order: Order | null, seen: PublicOrder): void;
  rolled(): void;
}
