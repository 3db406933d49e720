/** `denrei check-game`: what must hold of a game, and what should. */
import { check, findingLine } from '../../check/index.js';
import { games } from '../../games/index.js';
import { bestOrder } from '../../practice/index.js';
import type { Game } from '../../referee/index.js';
import { EXIT, type Exit } from '../fault.js';
import { progressOn } from '../progress.js';
import { localeOf, print, type Terminal, tell } from '../terminal.js';
import { gameInFolder } from './folder.js';

export interface CheckGameOptions {
  /** A folder, or the id of a game of the house. */
  readonly game: string;
  readonly matches?: number;
  readonly json: boolean;
}

/** Exit code 2 where something must be mended. */
export async function checkGame(terminal: Terminal, options: CheckGameOptions): Promise<Exit> {
  const game: Game = games().find(({ id }) => id === options.game) ?? (await gameInFolder(options.game));
  const progress = progressOn(terminal, 'game.checking');
  const found = check(game, {
    ...(options.matches === undefined ? {} : { matches: options.matches }),
    opponent: (view, decision, pick) => bestOrder(game, view, decision, pick),
    progress: (done, of) => progress.at(done, of),
  });
  progress.end();
  const isBad = found.some(({ weight }) => weight === 'must');
  if (options.json) await print(terminal, JSON.stringify(found));
  else {
    for (const one of found) await print(terminal, findingLine(one, localeOf(terminal)));
    await tell(terminal, isBad ? 'game.bad' : 'game.fine', { game: game.id, version: game.version });
  }
  return isBad ? EXIT.bad : EXIT.fine;
}
