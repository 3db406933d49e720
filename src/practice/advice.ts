/** What the practice opponent would do in the place of a seat, from the seat's own view alone. */
import type { SeatPage } from '../match/index.js';
import { type Question, seededPick } from '../referee/index.js';
import { type Rated, ratedOrders } from './choose.js';

/** The order that it likes best, and the next best; undefined where nothing is legal. */
export interface Advice {
  readonly best: Rated;
  readonly next: Rated | undefined;
}

/** Drafts of an event are told apart by this. */
const DRAFTS = 1_000;

/** The same for the same position: it looks one order ahead, and ties go by the position. */
export function adviceFor(
  { match, draft, view }: Pick<SeatPage, 'match' | 'draft' | 'view'>,
  question: Question,
): Advice | undefined {
  const pick = seededPick(match.head.number * DRAFTS + draft.answers.length);
  const [best, next] = ratedOrders(match.game, view, question, pick, 2);
  return best === undefined ? undefined : { best, next };
}
