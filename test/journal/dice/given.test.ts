import { describe, expect, test } from 'vitest';
import { GivenChance } from '../../../src/journal/index.js';

const hand = { side: 'JP', purpose: 'hand', from: ['C1', 'C2', 'C3'], take: 2 };

describe('chance from a list', () => {
  test('gives dice and draws in order and says what is left', () => {
    const chance = new GivenChance([3, 5, 1], ['C3', 'C1', 'C2']);
    expect(chance.roll({ purpose: 'melee', dice: [6, 6] }).faces).toEqual([3, 5]);
    expect(chance.draw(hand).ids).toEqual(['C3', 'C1']);
    expect(chance.left()).toEqual({ dice: [1], draws: ['C2'] });
  });

  test.each([
    ['too few dice', [3], { purpose: 'melee', dice: [6, 6] }, 'given-too-few-dice'],
    ['a face that the die does not have', [7], { purpose: 'melee', dice: [6] }, 'given-bad-face'],
    ['a zero', [0], { purpose: 'melee', dice: [6] }, 'given-bad-face'],
    ['half a face', [1.5], { purpose: 'melee', dice: [6] }, 'given-bad-face'],
  ])('refuses %s and takes nothing', (_, dice, spec, code) => {
    const chance = new GivenChance(dice);
    expect(() => chance.roll(spec)).toThrow(expect.objectContaining({ code }));
    expect(chance.left().dice).toEqual(dice);
  });

  test.each([
    ['too few draws', ['C1'], 'given-too-few-draws'],
    ['an id that is not in the pool', ['C1', 'C9'], 'given-not-in-pool'],
    ['an id twice', ['C1', 'C1'], 'given-not-in-pool'],
  ])('refuses %s and takes nothing', (_, draws, code) => {
    const chance = new GivenChance([], draws);
    expect(() => chance.draw(hand)).toThrow(expect.objectContaining({ code }));
    expect(chance.left().draws).toEqual(draws);
  });
});
