import { describe, expect, test } from 'vitest';
import { entries } from '../../../../src/games/manila45/rulebook.js';
import { clauses } from '../../../../src/games/manila45/words/index.js';
import { homeless, ragged } from '../../rulebook.js';
import { game } from '../support.js';

const rulebook = game.rulebook!;

describe('the rules page of Manila', () => {
  test('has a heading for every clause, and only clauses behind lines of the log', () => {
    expect(homeless(Object.keys(clauses), rulebook.sections)).toEqual([]);
    expect(Object.values(entries).filter((clause) => clauses[clause] === undefined)).toEqual([]);
    const purposes = Object.keys(game.rules.purposes).filter(
      (name) => entries[`purpose.${name}`] === undefined,
    );
    expect(purposes).toEqual([]);
  });

  test('has tables with whole rows: all units, turns and bridges', () => {
    expect(ragged(rulebook)).toEqual([]);
    const rows = (title: string) => rulebook.tables('en').find((table) => table.title === title)?.rows ?? [];
    expect(
      ['US units', 'Japanese units', 'Turns', 'Printed bridges'].map((title) => rows(title).length),
    ).toEqual([72, 52, 10, 31]);
    expect(rows('Modifiers of the die').map(([, die]) => die)).toContain('−2');
  });
});
