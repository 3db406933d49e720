/**
 * What a seat's standing orders would have answered: those that it has now, tried on the questions that it
 * was asked in the turn before this one and in this one, by the code that answers in a match.
 */
import {
  type Answer,
  type BaseState,
  type Crumb,
  checkOrder,
  type Entry,
  type Order,
  playBack,
  type Question,
  type Refusal,
  type RunObserver,
  type Side,
  type StandingPort,
  tapeOf,
} from '../../referee/index.js';
import type { MatchContext } from '../model/context.js';
import { courseOf } from '../model/course.js';
import { committedState, type LoadedMatch, loadMatch, standingPort } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import { turnNamedIn } from '../model/standing.js';
import type { Outcome } from '../model/types.js';
import { phaseSide } from '../write/waiting.js';

/** A question of the last turns. `would`: what the orders left now answer to it; undefined: they ask. */
export interface TriedQuestion {
  readonly now: readonly Crumb[];
  readonly question: Question;
  /** What was answered; null: nothing was legal. */
  readonly answered: Order | null;
  readonly by: Answer['by'];
  readonly would?: { readonly order: Order; readonly why: Entry; readonly refused?: Refusal };
}

export interface StandingTrial {
  /** First turn that was looked at, and the last. */
  readonly from: number;
  readonly to: number;
  readonly questions: readonly TriedQuestion[];
}

/** Tries a seat's standing orders on its last questions. Nothing is read but what its owner may know. */
export async function tryStanding(
  context: MatchContext,
  id: string,
  side: Side,
): Promise<Outcome<StandingTrial>> {
  const loaded = await loadMatch(context, id);
  if (loaded === undefined) return failed('unknown-match');
  const { game, match } = loaded;
  const to = turnNamedIn(game.rules.now(committedState(loaded)));
  const from = Math.max(0, to - 1);
  const events = await context.store.readEvents(id, 1, match.headNumber);
  const tape = tapeOf(courseOf(events).map(({ run }) => run));
  const asker = new Asker(loaded, side, standingPort(loaded, context.clock()), from);
  playBack(game, game.rules.start({ scenario: match.scenario, options: match.options }), tape, {
    observer: asker,
  });
  return done({ from, to, questions: asker.tried.filter(({ by }) => by !== 'forced' && by !== 'passed') });
}

/** Asks the standing orders of a side as a match is played back. */
class Asker implements RunObserver {
  readonly tried: TriedQuestion[] = [];
  readonly #open: Omit<TriedQuestion, 'answered' | 'by'>[] = [];
  readonly #loaded: LoadedMatch;
  readonly #side: Side;
  readonly #port: StandingPort;
  readonly #from: number;

  constructor(loaded: LoadedMatch, side: Side, port: StandingPort, from: number) {
    this.#loaded = loaded;
    this.#side = side;
    this.#port = port;
    this.#from = from;
  }

  /** Forms hold good while the script waits, so the orders are asked at once. */
  asked(question: Question, state: BaseState): void {
    const { game } = this.#loaded;
    const now = game.rules.now(state);
    if (question.side !== this.#side || turnNamedIn(now) < this.#from) return;
    const found = this.#port(this.#side, question, game.position.view(state, this.#side));
    const own = phaseSide(game, state) === this.#side;
    // In the own phase one is asked anyhow, unless something was left for the question.
    if (found === undefined && own) return;
    const checked = found && checkOrder(question, game.rules.universe, found.order);
    const refused = checked?.ok === false ? { refused: checked.refusal } : {};
    this.#open.push({ now, question, ...(found === undefined ? {} : { would: { ...found, ...refused } }) });
  }

  answered(answers: readonly Answer[]): void {
    const mine = answers.find(({ side }) => side === this.#side);
    for (const one of this.#open.splice(0))
      if (mine !== undefined) this.tried.push({ ...one, answered: mine.order, by: mine.by });
  }
}
