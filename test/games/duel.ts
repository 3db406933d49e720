/** Whole matches of the practice opponent against a random legal player, or whoever is put there. */
import {
  bestOrder,
  type Decision,
  type Game,
  type Order,
  type Pick,
  Session,
  type Side,
  sampleOrder,
  type View,
} from '../../src/referee/index.js';
import { picker, seededChance } from '../referee/support.js';

/** Chooses an order as the owner of a view. */
export type Player = (view: View, decision: Decision, pick: Pick) => Order | undefined;

export const atRandom: Player = (_view, decision, pick) => sampleOrder(decision, pick);

/** The practice opponent. */
export function practised(game: Game): Player {
  return (view, decision, pick) => bestOrder(game, view, decision, pick);
}

/** How a match ended, and how long the slowest decision took (ms). */
export interface Duel {
  readonly winner: Side | null;
  readonly slowest: number;
}

/** More orders than any match has. */
const MOST = 20_000;

/** Plays one match from the set-up of the first scenario; windows are answered as the players would without standing orders. */
export function duel(game: Game, players: { readonly [side: Side]: Player }, seed: number): Duel {
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.initial]));
  const state = game.start({ scenario: game.scenarios[0]?.id ?? '', options });
  const standing = (_side: Side, decision: Decision, view: View) => game.standing([], view, decision);
  const session = new Session(game, state, { chance: seededChance(seed), standing });
  const pick = picker(seed + 7);
  let slowest = 0;
  for (let given = 0; given < MOST; given++) {
    if (session.stop.at === 'ended') return { winner: session.stop.result.winner, slowest };
    const [question] = session.questions;
    if (question === undefined) break;
    const begun = performance.now();
    const order = players[question.side]?.(game.view(session.state, question.side), question, pick);
    slowest = Math.max(slowest, performance.now() - begun);
    const refusal = session.give(question.side, order);
    if (refusal !== undefined) throw new Error(`${game.id}: ${question.kind} refused ${JSON.stringify({ order, refusal })}`);
  }
  throw new Error(`${game.id}, seed ${seed}: the match does not end`);
}

/** Matches won by each side out of `n`. */
export function tally(game: Game, players: { readonly [side: Side]: Player }, n: number): { readonly [side: Side]: number } {
  const won: { [side: Side]: number } = Object.fromEntries(game.sides.map((side) => [side, 0]));
  for (let seed = 1; seed <= n; seed++) {
    const { winner } = duel(game, players, seed);
    if (winner !== null) won[winner] = (won[winner] ?? 0) + 1;
  }
  return won;
}
