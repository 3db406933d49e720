/** The games of the house as the match layer is given them. */
import { LRUCache } from 'lru-cache';
import { games, loadGame } from '../../games/index.js';
import { sha256Hex } from '../../journal/index.js';
import type { Game } from '../../referee/index.js';
import type { GameLibrary } from './context.js';

/** A game over an owner's components is built once per process and pack. */
const PACKS_KEPT = 20;

/** Makes a library of all games of the house. */
export function builtInGames(): GameLibrary {
  const built = new LRUCache<string, Game>({ max: PACKS_KEPT });
  return {
    ids: games().map((game) => game.id),
    newest: (id) => games().find((game) => game.id === id)?.version,
    load: (id, version, pack) => {
      if (pack === null) return loadGame(id, version);
      const key = `${id} ${version} ${sha256Hex(pack)}`;
      const game = built.get(key) ?? loadGame(id, version, JSON.parse(pack));
      built.set(key, game);
      return game;
    },
  };
}
