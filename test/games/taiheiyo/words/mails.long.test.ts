/**
 * What a whole match costs in mails. A seat is mailed when the match begins to wait for it, and at the
 * result. Estimated were 14 to 23 a turn and 80 to 110 a game with standing orders.
 */
import { beforeAll, expect, test } from 'vitest';
import { bestOrder } from '../../../../src/practice/choose.js';
import { Session, type StandingOrders, type StandingPort } from '../../../../src/referee/index.js';
import { game, pack, picker, seededChance, standingOf } from '../support.js';

const MATCHES = 16;
const MOST_IN_A_TURN = 23;
const MOST_IN_A_GAME = 110;

interface Costs {
  readonly mails: number;
  readonly turns: number;
  readonly combats: number;
}

/** A match between two practice opponents: whom it waits for, question by question. */
function costsOf(seed: number, standing?: StandingPort): Costs {
  const pick = picker(seed);
  const ports = { chance: seededChance(seed), ...(standing === undefined ? {} : { standing }) };
  const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), ports);
  let waiting = '';
  let mails = game.sides.length; // the result
  for (let n = 0; session.stop.at === 'asked' && n < 10_000; n++) {
    const [question] = session.questions;
    if (question === undefined) break;
    if (question.side !== waiting) mails += 1;
    waiting = question.side;
    session.give(
      question.side,
      bestOrder(game, game.position.view(session.state, question.side), question, pick),
    );
  }
  expect(session.stop.at).toBe('ended');
  const combats = session.events.flatMap((e) => e.log).filter((e) => e.key === 'combat').length;
  return { mails, turns: session.state.turn, combats };
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

function measure(standing?: StandingPort): {
  readonly perTurn: number;
  readonly most: number;
  readonly combats: number;
} {
  const costs = Array.from({ length: MATCHES }, (_, seed) => costsOf(seed, standing));
  const turns = sum(costs.map((c) => c.turns));
  return {
    perTurn: sum(costs.map((c) => c.mails)) / turns,
    most: Math.max(...costs.map((c) => c.mails)),
    combats: sum(costs.map((c) => c.combats)) / turns,
  };
}

let defaults: ReturnType<typeof measure>;
// Not while the file is loaded: that is done to list its tests too.
beforeAll(() => {
  defaults = measure(standingOf({ J: [], A: [] }));
}, 600_000);

test('with the defaults a match costs no more than was estimated, and less than half of what it costs without', () => {
  expect(defaults.combats).toBeGreaterThan(2); // matches with something going on
  expect(defaults.perTurn).toBeLessThanOrEqual(MOST_IN_A_TURN);
  expect(defaults.most).toBeLessThanOrEqual(MOST_IN_A_GAME);
  expect(defaults.perTurn).toBeLessThan(measure().perTurn / 2);
}, 200_000);

test('with lists for captures and the supply phase it costs less still', () => {
  const lists = (side: 'J' | 'A'): StandingOrders => [
    ...pack.points.filter((p) => p.capturable).map(({ id }) => ({ do: 'capture', port: id, most: 3 })),
    ...pack.points.map(({ id }, i) => ({
      do: 'supply',
      turn: 0,
      no: i + 1,
      what: 'return',
      from: id,
      ships: [],
      to: side === 'J' ? 'japan' : 'hawaii',
    })),
  ];
  const orders = measure(standingOf({ J: lists('J'), A: lists('A') }));
  expect(orders.perTurn).toBeLessThan(defaults.perTurn);
}, 200_000);
