/**
 * What stands around the clauses of a game, asked of one that is not in the registry yet: of all others the
 * tests of the house ask it.
 */
import { expect } from 'vitest';
import type { Diagram, Game, Json, Rulebook, RuleSection } from '../../src/referee/index.js';
import { LOCALES } from '../../src/referee/index.js';
import { openValues, playDiagram } from '../../src/web/rules/diagrams.js';

/** Clauses that stand under no heading. */
export function homeless(clauses: readonly string[], sections: readonly RuleSection[]): readonly string[] {
  const isIn = (number: string, { id }: RuleSection) =>
    number === id || (number.startsWith(id) && (number[id.length] === '.' || !/\d$/.test(id)));
  return clauses.filter((id) => !sections.some((section) => isIn(id.slice(id.indexOf('-') + 1), section)));
}

/** Rows of tables that are shorter or longer than their head, in any language. */
export function ragged({ tables }: Pick<Rulebook, 'tables'>): readonly string[] {
  return LOCALES.flatMap((locale) =>
    tables(locale).flatMap(({ title, head, rows }) =>
      rows.filter((row) => row.length !== head.length).map(([first = '']) => `${title}: ${first}`),
    ),
  );
}

/** Plays a diagram and holds its claims against what the referee makes of them. */
export function expectTrue(game: Game, diagram: Diagram): void {
  const { session } = playDiagram(game, diagram);
  const { open, refused = [], after, log = [] } = diagram;
  if (open !== undefined) expect(openValues(game, session.questions, open)).toEqual([...open.values].sort());
  for (const { side, order, clause } of refused) expect(session.give(side, order)?.clause).toBe(clause);
  if (after !== undefined) expect(missing(game.position.show(session.state), after)).toEqual([]);
  const keys = [...session.events.flatMap((event) => event.log), ...session.draftLog].map(({ key }) => key);
  expect(keys.filter((key) => log.includes(key))).toEqual(expect.arrayContaining([...log]));
}

/** Places of a position where something else stands than was said; null stands for nothing, too. */
function missing(whole: Json | undefined, part: Json, at = ''): readonly string[] {
  if (part === null) return whole === undefined || whole === null ? [] : [at];
  if (typeof part !== 'object' || Array.isArray(part))
    return JSON.stringify(whole) === JSON.stringify(part) ? [] : [at];
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return [at];
  const inside = whole as { readonly [name: string]: Json };
  return Object.entries(part).flatMap(([name, value]) => missing(inside[name], value, `${at}.${name}`));
}
