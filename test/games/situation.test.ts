/**
 * A view leads back to a state: what its viewer sees there is the same, and in an open game it is the very
 * state.
 */
import { expect, test } from 'vitest';
import {
  type BaseState,
  type Decision,
  type Game,
  Session,
  type Side,
  sampleOrder,
  type View,
} from '../../src/referee/index.js';
import { picker, seededChance } from '../referee/support.js';
import { ROWS, type Row } from '../secrets/games.js';

/** Orders of a match at random that are looked at, and matches. */
const ORDERS = 120;
const SEEDS = [1, 2, 3, 4, 5, 6];

/**
 * The states of matches at random in which somebody is asked; windows are answered by the defaults in every
 * second match.
 */
function* moments({ game, start }: Row): Generator<BaseState> {
  for (const seed of SEEDS) {
    const pick = picker(seed);
    const byDefault = (_: Side, decision: Decision, view: View) => game.standing.answer([], view, decision);
    const ports = { chance: seededChance(seed), ...(seed % 2 === 0 ? { standing: byDefault } : {}) };
    const session = new Session(game, start(pick), ports);
    for (let given = 0; given < ORDERS && session.stop.at === 'asked'; given++) {
      yield session.state;
      const [question] = session.questions;
      if (question !== undefined) session.give(question.side, sampleOrder(question, pick));
    }
  }
}

const viewers = (game: Game) => [...game.sides, 'spectator'];

const named = (rows: readonly Row[]) => rows.map((row) => [row.game.id, row] as const);

test.each(named(ROWS))('a situation read from a view has that view again, for every viewer: %s', (_, row) => {
  const { game } = row;
  let looked = 0;
  for (const state of moments(row))
    for (const viewer of viewers(game)) {
      const view = game.position.view(state, viewer);
      expect(game.position.view(game.position.situation(view), viewer)).toEqual(view);
      looked += 1;
    }
  expect(looked).toBeGreaterThan(100);
});

test.each(named(ROWS.filter(({ game }) => !game.position.hides)))(
  'in a game that hides nothing it is the state itself: %s',
  (_, row) => {
    let looked = 0;
    for (const state of moments(row))
      for (const viewer of viewers(row.game)) {
        expect(row.game.position.situation(row.game.position.view(state, viewer))).toEqual(state);
        looked += 1;
      }
    expect(looked).toBeGreaterThan(100);
  },
);
