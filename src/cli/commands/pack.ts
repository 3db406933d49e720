/** `denrei pack`: corrected component files of those who own the printed game. */
import { loadGame } from '../../games/index.js';
import { sha256Hex } from '../../journal/index.js';
import { asCommandError, EXIT, type Exit } from '../fault.js';
import { readJson } from '../json.js';
import { inHouse } from '../running/house.js';
import { print, type Terminal } from '../terminal.js';
import { readText } from '../text.js';

/**
 * Checks a component file by the game itself and keeps it: matches can be opened with it from now on. Prints
 * its hash.
 */
export async function addPack(terminal: Terminal, game: string, file: string): Promise<Exit> {
  const text = await readText(file);
  check(game, file, readJson(file, text));
  const hash = sha256Hex(text);
  return inHouse(terminal, async ({ store }) => {
    await store.keepPack({ hash, game, text });
    await print(terminal, hash);
    return EXIT.fine;
  });
}

/** Prints the hashes of the packs of a game. */
export async function listPacks(terminal: Terminal, game: string): Promise<Exit> {
  loadGame(game);
  return inHouse(terminal, async ({ matches }) => {
    for (const hash of await matches.packs(game)) await print(terminal, hash);
    return EXIT.fine;
  });
}

function check(game: string, file: string, components: unknown): void {
  const { version } = loadGame(game);
  try {
    loadGame(game, version, components);
  } catch (error) {
    const fault = asCommandError(error);
    if (fault === undefined) throw error;
    throw fault.movedTo(file);
  }
}
