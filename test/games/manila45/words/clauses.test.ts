import { describe, expect, test } from 'vitest';
import { clausesEn } from '../../../../src/games/manila45/words/en/clauses.js';
import { clauses } from '../../../../src/games/manila45/words/index.js';
import { clausesJa } from '../../../../src/games/manila45/words/ja/clauses.js';
import { listOf, namedIn, RULINGS, rulingsIn, unfinished } from '../../clauses.js';

const { ids, rulings } = listOf('manila45');
const texts = { en: clausesEn, ja: clausesJa };

describe('the texts of the clauses', () => {
  test('exist for every row of the list, in both languages, in its order and nothing besides', () => {
    expect(ids.length).toBeGreaterThan(280);
    expect(Object.keys(clausesEn)).toEqual(ids);
    expect(Object.keys(clausesJa)).toEqual(ids);
    expect(Object.keys(clauses)).toEqual(ids);
  });

  test('are sentences of their language', () => {
    expect(unfinished(texts)).toEqual([]);
  });

  test('say what is a ruling, with its reason, where the list does', () => {
    expect(rulingsIn(clausesEn, RULINGS.en)).toEqual(rulings);
    expect(rulingsIn(clausesJa, RULINGS.ja)).toEqual(rulings);
  });

  test('name only clauses and sections that exist', () => {
    const { named, unknown } = namedIn(texts);
    expect(named.length).toBeGreaterThan(150);
    expect(unknown).toEqual([]);
  });
});
