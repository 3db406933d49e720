/**
 * Every order of one unit and one place, legal or not: a rule that is changed shows in the counts of its
 * clauses.
 */
import { expect, test } from 'vitest';
import { tallyOf } from '../refusals.js';
import { game } from './support.js';

test('random positions answer every order of one unit and one place as they did', {
  timeout: 120_000,
}, () => {
  expect(tallyOf(game, [1, 2, 3, 4, 5, 6], 7)).toMatchInlineSnapshot(`
    {
      "advance advance KY-9.5.R1": 36,
      "advance advance legal": 2,
      "advance stay legal": 2,
      "fire choose KY-5.2.R1": 11,
      "fire end legal": 11,
      "fire fire KY-8.0.a": 1388,
      "fire fire KY-8.1.1.a": 12787,
      "fire fire KY-8.1.1.b": 154,
      "fire fire KY-8.2.a": 36,
      "fire fire KY-8.2.b": 228,
      "fire fire legal": 37,
      "fire move KY-5.2.c": 11,
      "firstChoice choose legal": 26,
      "melee advance KY-9.5.R2": 19,
      "melee choose KY-10.0.b": 15,
      "melee choose KY-5.3.a": 4,
      "melee end legal": 19,
      "melee melee KY-9.0.a": 2585,
      "melee melee KY-9.1.1.a": 22078,
      "melee melee KY-9.1.1.b": 443,
      "melee melee KY-9.2.a": 98,
      "melee melee legal": 66,
      "movement back KY-7.3.2.R3": 26,
      "movement back legal": 4,
      "movement choose KY-5.2.R1": 30,
      "movement end KY-7.3.2.R2": 4,
      "movement end legal": 26,
      "movement fire KY-5.2.b": 30,
      "movement move KY-4.2.R1": 6,
      "movement move KY-6.1.b": 112,
      "movement move KY-6.2.b": 280,
      "movement move KY-6.2.c": 30,
      "movement move KY-6.3.c": 133,
      "movement move KY-7.0.R1": 5390,
      "movement move KY-7.0.a": 21980,
      "movement move KY-7.1.a": 2281,
      "movement move KY-7.1.b": 630,
      "movement move KY-7.2.R1": 166,
      "movement move KY-7.2.a": 7102,
      "movement move KY-7.3.2.R3": 38,
      "movement move KY-7.3.2.b": 41,
      "movement move KY-7.3.3.a": 48,
      "movement move legal": 1663,
      "retreatFromFatigue retreat KY-9.4.1.a": 17,
      "retreatFromFatigue retreat KY-9.4.2.a": 32,
      "retreatFromFatigue retreat KY-9.4.4.a": 18,
      "retreatFromFatigue retreat KY-9.4.R6": 2,
      "retreatFromFatigue retreat KY-9.6.1.b": 2585,
      "retreatFromFatigue retreat legal": 6,
      "retreatFromFire retreat KY-8.3.g": 1260,
      "retreatFromFire retreat KY-9.4.1.a": 10,
      "retreatFromFire retreat KY-9.4.2.a": 22,
      "retreatFromFire retreat KY-9.4.4.a": 6,
      "retreatFromFire retreat KY-9.4.R6": 1,
      "retreatFromFire retreat KY-9.4.a": 29,
      "retreatFromFire retreat legal": 2,
      "secondChoice choose legal": 18,
    }
  `);
});
