/** What can be pressed on the map: ids that a field may take and that the map shows. */
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';

test.each(games().map((game) => [game.id, game] as const))(
  '%s: ids that are all places of the map are offered on it',
  (_, { picture: { ground, onMap }, rules: { universe } }) => {
    const places = new Set(ground('en').places.map(({ id }) => id));
    const shown = Object.entries(universe)
      .filter(([, ids]) => ids.size > 0 && [...ids].every((id) => places.has(id)))
      .map(([of]) => of);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((of) => onMap[of]?.as !== 'place')).toEqual([]);
  },
);
