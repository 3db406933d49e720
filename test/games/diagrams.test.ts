/**
 * The diagrams of the rules pages are played by the referee, so that none of them can show what the rules do
 * not say.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import type { Diagram, Game, Json, Session } from '../../src/referee/index.js';
import { openValues, playDiagram } from '../../src/web/rules/diagrams.js';

/** A diagram at the least for so many clauses. */
const CLAUSES_EACH = 50;
const all = games().flatMap((game) =>
  (game.rulebook?.diagrams ?? []).map((diagram) => ({ game, diagram, name: `${game.id} ${diagram.id}` })),
);

/**
 * Whether `part` stands in `whole`: objects by what they name, anything else as it is; null stands for
 * nothing, too.
 */
function holds(whole: Json | undefined, part: Json): boolean {
  if (part === null) return whole === undefined || whole === null;
  if (typeof part !== 'object' || Array.isArray(part)) return JSON.stringify(whole) === JSON.stringify(part);
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return false;
  return Object.entries(part).every(([name, value]) =>
    holds((whole as { readonly [name: string]: Json })[name], value),
  );
}

function keysOf({ events, draftLog }: Session): readonly string[] {
  return [...events.flatMap(({ log }) => log), ...draftLog].map(({ key }) => key);
}

/** Whether `wanted` stands in `found` in its order. */
function inOrder(found: readonly string[], wanted: readonly string[]): boolean {
  let from = 0;
  return wanted.every((key) => {
    from = found.indexOf(key, from) + 1;
    return from > 0;
  });
}

/** Whatever the caption could be about: something open, something refused, or something that happens. */
function claims({ open, refused, after }: Diagram): number {
  return [open, refused, after].filter((claim) => claim !== undefined).length;
}

describe('every game', () => {
  test.each(games())(
    '$id has diagrams of its tricky clauses, each with a name of its own',
    ({ rulebook, words: { clauses } }: Game) => {
      const ids = (rulebook?.diagrams ?? []).map(({ id }) => id);
      expect(ids.length).toBeGreaterThanOrEqual(Object.keys(clauses).length / CLAUSES_EACH);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});

describe.each(all)('the diagram $name', ({ game, diagram }) => {
  test('is of clauses and places that exist, and claims something', () => {
    expect(diagram.clauses.filter((clause) => game.words.clauses[clause] === undefined)).toEqual([]);
    const places = game.rules.universe.hex ?? game.rules.universe.point ?? new Set();
    expect(diagram.around.filter((place) => !places.has(place))).toEqual([]);
    expect(claims(diagram)).toBeGreaterThan(0);
  });

  test('shows what the referee makes of it', () => {
    const { session } = playDiagram(game, diagram);
    const { open, refused = [], after, log = [] } = diagram;
    if (open !== undefined)
      expect(openValues(game, session.questions, open)).toEqual([...open.values].sort());
    for (const { side, order, clause } of refused) expect(session.give(side, order)?.clause).toBe(clause);
    if (after !== undefined)
      expect([game.position.show(session.state), holds(game.position.show(session.state), after)]).toEqual([
        expect.anything(),
        true,
      ]);
    expect([keysOf(session), inOrder(keysOf(session), log)]).toEqual([expect.anything(), true]);
  });
});

describe('a diagram that lies', () => {
  const [some] = all.filter(({ diagram }) => diagram.id === 'disengage');
  const { game, diagram } = some ?? all[0]!;
  test('is found out', () => {
    const { session } = playDiagram(game, diagram);
    expect(openValues(game, session.questions, diagram.open!)).not.toEqual(
      [...diagram.open!.values, '1606'].sort(),
    );
    expect(() =>
      playDiagram(game, {
        ...diagram,
        orders: [{ side: 'JP', order: { do: 'move', unit: 'J-III-4', path: ['1603'] } }],
      }),
    ).toThrow('KY-6.2.c');
    expect(() =>
      playDiagram(game, { ...diagram, position: { game: 'kyuchorei', units: { nobody: { at: '1101' } } } }),
    ).toThrow('units');
    expect(holds({ units: { a: { at: '1' } } }, { units: { a: { at: '2' } } })).toBe(false);
    expect(inOrder(['move', 'fire'], ['fire', 'move'])).toBe(false);
  });
});
