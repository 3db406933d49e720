/**
 * The practice opponent's judgement: no rule of the book, but a player who takes what is offered and leaves
 * what is hopeless.
 */
import { describe, expect, test } from 'vitest';
import { bestOrder } from '../../../src/practice/choose.js';
import type { Order } from '../../../src/referee/index.js';
import { effort } from '../../support/effort.js';
import { atRandom, practised, tally } from '../support/duel.js';
import { game, Match, picker, situation, type Units } from './support.js';

/** What it does first in a position. */
function firstOrder(turn: number, phase: string, units: Units, chosen?: string): Order | undefined {
  const match = new Match(situation(turn, phase, units, chosen === undefined ? {} : { chosen }));
  const { question } = match;
  return question === undefined
    ? undefined
    : bestOrder(game, game.position.view(match.state, question.side), question, picker(1));
}

describe('the practice opponent', () => {
  test('attacks a tired enemy in a fort with all who can reach him', () => {
    const units = { 'R-III-33*': '1503', 'J-I-4': '1603', 'J-II-4': '1604', 'J-III-4': '1504' };
    const order = firstOrder(5, 'J2', units, 'melee');
    expect(order).toMatchObject({ do: 'melee', target: '1503' });
  });

  test('leaves an attack alone that cannot succeed', () => {
    expect(firstOrder(5, 'J2', { 'R-III-33': '1503', 'J-I-4': '1604' }, 'melee')).toEqual({ do: 'end' });
  });

  test('reorganises where there is nobody to attack', () => {
    expect(firstOrder(5, 'J2', { 'R-III-33': '1503', 'J-I-4*': '1607', 'J-II-4*': '1707' })).toMatchObject({
      mode: 'reorganise',
    });
  });

  test('walks into a headquarters that nobody guards', () => {
    const units = { 'R-III-33': '1504', 'J-I-4': '2007' };
    expect(firstOrder(5, 'R1', units, 'move')).toMatchObject({
      do: 'move',
      unit: 'R-III-33',
      path: ['1505'],
    });
  });

  test('moves to guard a headquarters that a Russian could enter rather than fire', () => {
    const units = {
      'R-II-33*': '1503',
      'R-III-33*': '1602',
      'R-III-34': '1305',
      'R-IV-36*': '1502',
      'J-I-4': '1504',
      'J-II-4*': '1702',
      'J-III-4': '1604',
      'J-II-29': '1404',
      'J-III-29*': '1704',
      'J-I-16': '1803',
      'J-III-16': '1802',
      'J-II-30': '1801',
    };
    expect(firstOrder(8, 'J1', units)).toEqual({ do: 'choose', mode: 'move' });
  });

  test('leaves a Russian alone who, driven back, could walk into a headquarters', () => {
    const units = {
      'R-III-33': '1302',
      'R-III-34*': '1402',
      'R-III-36*': '1404',
      'J-I-4*': '1702',
      'J-II-4': '1604',
      'J-III-4': '1802',
      'J-I-29*': '1603',
      'J-II-29': '1503',
      'J-III-29': '1502',
      'J-I-16': '1803',
      'J-III-16': '1701',
      'J-II-30': '1801',
    };
    expect(firstOrder(7, 'J2', units, 'melee')).not.toMatchObject({ target: '1404' });
    expect(firstOrder(7, 'J2', { ...units, 'J-II-30': '1505' }, 'melee')).toMatchObject({ target: '1404' });
  });

  test('takes a fort that the enemy holds from the next one alone', () => {
    const order = firstOrder(5, 'J1', { 'R-III-33': '1503', 'J-I-4': '1405', 'J-II-4': '1505' }, 'move');
    expect(order).toMatchObject({ do: 'move', unit: 'J-I-4', path: ['1404'] });
  });
});

describe('over whole matches', () => {
  const practice = practised(game);
  const matches = effort(5, 15);

  test('it clears the forts against a random defender, where a random attacker does not', () => {
    expect(tally(game, { JP: practice, RU: atRandom }, matches).JP).toBeGreaterThanOrEqual(0.85 * matches);
    expect(tally(game, { JP: atRandom, RU: atRandom }, matches).JP).toBeLessThanOrEqual(0.3 * matches);
  });

  test('it holds forts against an attacker to whom a random defender loses them', () => {
    const held = tally(game, { JP: practice, RU: practice }, matches).RU ?? 0;
    const lost = tally(game, { JP: practice, RU: atRandom }, matches).RU ?? 0;
    expect(held).toBeGreaterThanOrEqual(lost + matches / 3);
  });
});
