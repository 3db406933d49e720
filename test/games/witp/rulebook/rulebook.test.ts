import { describe, expect, test } from 'vitest';
import { drawings, entries } from '../../../../src/games/witp/rulebook.js';
import { cardTexts, clauses } from '../../../../src/games/witp/words/index.js';
import { LOCALES } from '../../../../src/referee/index.js';
import { expectTrue, homeless, ragged } from '../../rulebook.js';
import { game, pack } from '../support.js';

const rulebook = game.rulebook!;

describe('the rules page of War in the Pacific', () => {
  test('has a heading for every clause, and only clauses behind lines of the log', () => {
    expect(homeless(Object.keys(clauses), rulebook.sections)).toEqual([]);
    expect(Object.values(entries).filter((clause) => clauses[clause] === undefined)).toEqual([]);
    expect(
      Object.keys(game.rules.purposes).filter((purpose) => entries[`purpose.${purpose}`] === undefined),
    ).toEqual([]);
  });

  test('has tables with whole rows: 148 units, 40 cards, 16 turns', () => {
    expect(ragged(rulebook)).toEqual([]);
    const rows = (title: RegExp) =>
      rulebook
        .tables('en')
        .filter((table) => title.test(table.title))
        .flatMap((table) => table.rows);
    expect(rows(/(?:Japanese|Allied) units/).length).toBe(148);
    expect(rows(/Cards of/).length).toBe(40);
    expect(rows(/Turns/).length).toBe(16);
  });

  test('says in every language what each card does for whom it has an event, and of no other', () => {
    const events = pack.cards.flatMap(({ id, forced, J, A }) => {
      if (forced) return [`${id}.both`];
      return [...(J === undefined ? [] : [`${id}.J`]), ...(A === undefined ? [] : [`${id}.A`])];
    });
    for (const locale of LOCALES) expect(Object.keys(cardTexts[locale]).sort()).toEqual(events.sort());
  });

  test.each(drawings.map(({ id }) => id))('shows in the diagram "%s" what the referee makes of it', (id) => {
    const diagram = rulebook.diagrams.find((one) => one.id === id)!;
    expect(diagram.clauses.filter((clause) => clauses[clause] === undefined)).toEqual([]);
    expectTrue(game, diagram);
  });
});
