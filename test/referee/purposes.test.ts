/** What may be rolled for: a script that rolls otherwise has a fault, before any face is known. */
import { describe, expect, it } from 'vitest';
import { faultOfRoll, type RollSpec, Runner, ScriptError } from '../../src/referee/index.js';
import { firstStep, gameOf, seededChance } from './support.js';

const purposes = { melee: { faces: 6, most: 2 }, identity: { faces: 'rows', most: 1 } } as const;

describe('the dice of a purpose', () => {
  it('a roll of its size and number fits', () => {
    expect(faultOfRoll(purposes, { purpose: 'melee', dice: [6] })).toBeUndefined();
    expect(faultOfRoll(purposes, { purpose: 'melee', dice: [6, 6] })).toBeUndefined();
  });

  it('a purpose that nobody named, another size, too many dice and none are faults', () => {
    expect(faultOfRoll(purposes, { purpose: 'fire', dice: [6] })).toMatch(/not a purpose/);
    expect(faultOfRoll(purposes, { purpose: 'toString', dice: [6] })).toMatch(/not a purpose/);
    expect(faultOfRoll(purposes, { purpose: 'melee', dice: [6, 8] })).toMatch(/6 are due/);
    expect(faultOfRoll(purposes, { purpose: 'melee', dice: [6, 6, 6] })).toMatch(/at most 2/);
    expect(faultOfRoll(purposes, { purpose: 'melee', dice: [] })).toMatch(/0 dice/);
  });

  it('a die with a face for each outcome has as many faces as outcomes, and these are sorted', () => {
    const identity = (dice: readonly number[], ...results: readonly string[]) =>
      faultOfRoll(purposes, {
        purpose: 'identity',
        dice,
        outcomes: results.map((result, i) => [i + 1, result] as const),
      });
    expect(identity([3], 'a', 'b', 'b')).toBeUndefined();
    expect(identity([2], 'a', 'b', 'c')).toMatch(/3 are due/);
    expect(identity([3], 'a', 'c', 'b')).toMatch(/not sorted/);
    expect(identity([1], 'a')).toMatch(/1 are due/);
    const many = (n: number) => Array.from({ length: n }, (_, i) => String(i).padStart(3, '0'));
    expect(identity([256], ...many(256))).toBeUndefined();
    expect(identity([257], ...many(257))).toMatch(/257 are due/);
  });

  it('a script that rolls anything else stops with a fault and takes nothing of the chance', () => {
    const rolling = (spec: RollSpec) => {
      let taken = 0;
      const { draw, roll } = seededChance(1);
      const chance = {
        draw,
        roll: (...asked: Parameters<typeof roll>) => {
          taken += 1;
          return roll(...asked);
        },
      };
      const game = gameOf(function* (g) {
        g.roll(spec);
        return 'next';
      });
      return { taken: () => taken, go: () => new Runner(game, firstStep(), { chance }).go() };
    };
    const foreign = rolling({ purpose: 'omen', dice: [6] });
    expect(foreign.go).toThrow(ScriptError);
    expect(foreign.go).toThrow(/omen: not a purpose/);
    expect(foreign.taken()).toBe(0);
  });
});
