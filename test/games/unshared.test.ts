/**
 * Situations are made of objects of their own: nothing that is changed in one place changes another, in any
 * game.
 */
import { describe, expect, test } from 'vitest';
import { games, loadGame } from '../../src/games/index.js';
import { type BaseState, type Game, type Json, Session, sampleOrder } from '../../src/referee/index.js';
import { picker, seededChance } from '../referee/support.js';
import { positionOf } from './match.js';
import { sharedObject } from './support/unshared.js';

/** Orders of a match at random, after each of which the situation is looked at. */
const ORDERS = 400;

function startOf(game: Game): BaseState {
  const [scenario] = game.scenarios;
  return game.rules.start({ scenario: scenario?.id ?? '', options: {} });
}

describe.each(games().map(({ id }) => id))('in %s', (id) => {
  const game = loadGame(id);

  test('no object of a start, nor of two starts, is shared', () => {
    expect(sharedObject([startOf(game), startOf(game)])).toBeUndefined();
  });

  test.each<readonly [string, Json]>([
    ['names nothing', {}],
    // Square Peg's set-up needs its Japanese units in place.
    ['clears the map', { clear: true, ...(id === 'squarepeg' ? { phase: 'NZ-MOVEMENT' } : {}) }],
  ])('no object of a position is shared when its file %s', (_, words) => {
    const read = () => positionOf(game, { game: id, ...(words as object) });
    expect(sharedObject([read(), read()])).toBeUndefined();
  });

  test('no object of a position is shared that is shown in words and read again, all along a match', () => {
    const pick = picker(9);
    const session = new Session(game, startOf(game), { chance: seededChance(9) });
    for (let given = 0; given < ORDERS && session.stop.at === 'asked'; given++) {
      expect(sharedObject(session.state), `after ${given} orders`).toBeUndefined();
      expect(
        sharedObject(positionOf(game, game.position.show(session.state))),
        `after ${given} orders`,
      ).toBeUndefined();
      const [question] = session.questions;
      if (question !== undefined) session.give(question.side, sampleOrder(question, pick));
    }
  });
});

test('one object in two places is told by both', () => {
  const unit = { at: 1 };
  expect(sharedObject({ units: [unit, { at: 1 }] })).toBeUndefined();
  expect(sharedObject({ units: [unit, { at: 1 }, unit] })).toBe('units.0 = units.2');
});
