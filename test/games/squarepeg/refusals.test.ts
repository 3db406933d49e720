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
  expect(tallyOf(game, [1, 2, 3, 4, 5, 6], 9)).toMatchInlineSnapshot(`
    {
      "advance advance SP-7.5.g": 14,
      "advance advance legal": 1,
      "advance end legal": 1,
      "attack attack SP-6.2.c": 2,
      "attack attack SP-7.0.a": 3141,
      "attack attack legal": 7,
      "attack end legal": 6,
      "attack move SP-6.0.a": 6,
      "continue continue SP-4.0.a": 11,
      "continue continue SP-6.1.c": 2,
      "continue continue SP-6.1.f": 2,
      "continue continue SP-6.5.d": 35,
      "continue continue legal": 20,
      "continue stop legal": 1,
      "movement attack SP-7.0.a": 19,
      "movement end legal": 19,
      "movement merge SP-6.6.a": 8,
      "movement merge SP-6.6.g": 1,
      "movement move SP-4.0.a": 70,
      "movement move SP-6.0.a": 14700,
      "movement move SP-6.1.b": 1190,
      "movement move SP-6.1.c": 181,
      "movement move SP-6.1.d": 649,
      "movement move SP-6.1.e": 350,
      "movement move SP-6.1.f": 45,
      "movement move SP-6.1.i": 34,
      "movement move SP-6.1.j": 76,
      "movement move SP-6.1.m": 5,
      "movement move SP-6.1.r": 20,
      "movement move SP-6.4.c": 13,
      "movement move SP-6.5.a": 15,
      "movement move SP-6.5.d": 1540,
      "movement move SP-6.5.f": 300,
      "movement move legal": 762,
      "movement split SP-6.6.b": 8,
      "movement split SP-6.6.g": 1,
      "setup end SP-3.3.a": 4,
      "setup end legal": 3,
      "setup place SP-3.1.d": 1960,
      "setup place SP-3.2.a": 490,
      "setup place SP-3.3.a": 708,
      "setup place SP-3.3.c": 448,
      "setup place SP-3.3.d": 13,
      "setup place legal": 56,
    }
  `);
});
