/** The practice opponent: the US side attacks the city, the Japanese hold it. */
import { describe, expect, test } from 'vitest';
import { bestOrder, type Question, Session } from '../../../../src/referee/index.js';
import { game, idOf, match, picker, seededChance, standingOf, type Units } from '../support.js';

const chosen = (phase: string, units: Units, more = {}) => {
  const m = match(phase, units, { turn: 3, ...more });
  return bestOrder(game, game.view(m.state, m.question.side), m.question, picker(1));
};

describe('the practice opponent', () => {
  test('brings assault troops next to the enemy and leaves those that stand there', () => {
    expect(chosen('B', { '1/129': '2828', MP: '2831' })).toMatchObject({ do: 'march', unit: idOf('1/129') });
    expect(chosen('B', { '1/129': '2928', MP: '2929' })).toEqual({ do: 'end' });
  });
  test('attacks where there is a chance, and not where there is none', () => {
    expect(chosen('C', { '1/129': '3227', '2/129': '3227', MP: '3228' })).toMatchObject({
      do: 'attack',
      target: '3228',
    });
    expect(chosen('C', { '302': '3227', '1/3P': '3228' })).toEqual({ do: 'end' });
    expect(chosen('E', { '1/129': '2928', '1/1Ind': '2929' })).toMatchObject({
      do: 'attack',
      target: '2928',
    });
  });
  test('names a spotter where a lone gun needs one', () => {
    const guns = { '447R': '3821', '203M': '3721', MP: '3624', '1/5': '2928' };
    expect(chosen('E', { '150-1': '2831', '1/1Ind': '2829', '1/5': '2828' })).toMatchObject({ do: 'attack' });
    expect(chosen('E', guns)).toEqual({ do: 'end' });
  });
  test('holds the city: the Japanese stay where they are', () => {
    expect(chosen('D', { '1/129': '2928', '1/1Ind': '2831' })).toEqual({ do: 'end' });
  });
  test('uses the template, takes replacements, advances and fires where it may hit', () => {
    expect(chosen('S1', {}, { turn: 1 })).toEqual({ do: 'template' });
    expect(chosen('A', { '1/5': '2828' })).toMatchObject({ do: 'replace' });
  });
  test('plays a whole match against itself, with far more moves and attacks than phases', () => {
    const session = new Session(game, game.start({ scenario: 'campaign', options: {} }), {
      chance: seededChance(4),
      standing: standingOf(),
    });
    const pick = picker(4);
    let orders = 0;
    while (session.stop.at === 'asked' && orders < 5_000) {
      const question: Question | undefined = session.questions[0];
      if (question === undefined) break;
      const order = bestOrder(game, game.view(session.state, question.side), question, pick);
      expect(session.give(question.side, order)).toBeUndefined();
      orders += 1;
    }
    expect(session.stop.at).toBe('ended');
    expect(orders).toBeGreaterThan(150);
  }, 120_000);
});
