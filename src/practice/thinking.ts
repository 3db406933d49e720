/** How the practice opponent thinks a question over. */
import type { GameLibrary } from '../match/index.js';
import { type Order, seededPick, type View } from '../referee/index.js';
import { type Effort, foresee } from './foresee.js';

/**
 * A question to be thought over, all of it plain data. The view is its owner's: what it does not show nobody
 * here can look at.
 */
export interface ThinkRequest {
  readonly game: string;
  readonly version: number;
  /** The text of the component pack, or null for the house's own components. */
  readonly pack: string | null;
  readonly view: View;
  readonly kind: string;
  readonly seed: number;
  /** Milliseconds that it may take. */
  readonly budget: number;
}

/** Orders of a question that are played out. */
const BREADTH = 6;

/** Thinks one question over; undefined where it cannot be foreseen. */
export function thinkOver(
  load: GameLibrary['load'],
  request: ThinkRequest,
  clock: () => number,
): Order | undefined {
  const { game, version, pack, view, kind, seed, budget } = request;
  const until = clock() + budget;
  const effort: Effort = { breadth: BREADTH, mayGoOn: () => clock() < until };
  return foresee(load(game, version, pack), view, kind, seededPick(seed), effort);
}
