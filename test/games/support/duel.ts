/**
 * Whole matches of the practice opponent against a random legal player, or whoever is put there: for tests
 * and `npm run practice`.
 */

import { bestOrder } from '../../../src/practice/choose.js';
import { effortOf, foresee } from '../../../src/practice/foresee.js';
import {
  type Decision,
  type Game,
  initialOptions,
  type Order,
  type Picker,
  type Result,
  Session,
  type Side,
  sampleOrder,
  type View,
} from '../../../src/referee/index.js';
import { picker, seededChance } from '../../referee/support.js';

/** Chooses an order as the owner of a view. */
export type Player = (view: View, decision: Decision, pick: Picker) => Order | undefined;

export const atRandom: Player = (_view, decision, pick) => sampleOrder(decision, pick);

/** The practice opponent looking ahead, its effort counted in orders of its playouts. */
export function farAhead(game: Game, orders: number, breadth: number): Player {
  const effort = effortOf(orders, breadth);
  return (view, decision, pick) =>
    foresee(game, view, decision.kind, pick, effort) ?? bestOrder(game, view, decision, pick);
}

/** The practice opponent as it plays in haste: one order ahead. */
export function practised(game: Game): Player {
  return (view, decision, pick) => bestOrder(game, view, decision, pick);
}

/** How a match ended. */
export interface Duel {
  readonly result: Result;
  /** The order that ended it. */
  readonly last: Order | undefined;
}

/** More orders than any match has. */
const MOST = 20_000;

/**
 * Plays one match from the set-up of the first scenario; windows are answered as the players would without
 * standing orders.
 */
export function duel(game: Game, players: { readonly [side: Side]: Player }, seed: number): Duel {
  const scenario = game.scenarios[0]?.id ?? '';
  const options = initialOptions(game, scenario);
  const state = game.rules.start({ scenario, options });
  const standing = (_side: Side, decision: Decision, view: View) => game.standing.answer([], view, decision);
  const session = new Session(game, state, { chance: seededChance(seed), standing });
  const pick = picker(seed + 7);
  let last: Order | undefined;
  for (let given = 0; given < MOST; given++) {
    if (session.stop.at === 'ended') return { result: session.stop.result, last };
    const [question] = session.questions;
    if (question === undefined) break;
    last = players[question.side]?.(game.position.view(session.state, question.side), question, pick);
    const refusal = session.give(question.side, last);
    if (refusal !== undefined)
      throw new Error(`${game.id}: ${question.kind} refused ${JSON.stringify({ last, refusal })}`);
  }
  throw new Error(`${game.id}, seed ${seed}: the match does not end`);
}

/** Matches won by each side out of `n`. */
export function tally(
  game: Game,
  players: { readonly [side: Side]: Player },
  n: number,
): { readonly [side: Side]: number } {
  const won: { [side: Side]: number } = Object.fromEntries(game.sides.map((side) => [side, 0]));
  for (let seed = 1; seed <= n; seed++) {
    const { winner } = duel(game, players, seed).result;
    if (winner !== null) won[winner] = (won[winner] ?? 0) + 1;
  }
  return won;
}
