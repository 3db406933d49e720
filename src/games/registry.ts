/** The games of the house. A sixth game is one folder and one line here. */
import type { Game } from '../referee/index.js';
import { createKyuchorei, VERSION as KYUCHOREI, kyuchorei } from './kyuchorei/index.js';
import { createManila, VERSION as MANILA, manila45 } from './manila45/index.js';
import { createSquarepeg, VERSION as SQUAREPEG, squarepeg } from './squarepeg/index.js';
import { createTaiheiyo, VERSION as TAIHEIYO, taiheiyo } from './taiheiyo/index.js';
import { createWitp, VERSION as WITP, witp } from './witp/index.js';

/** A rulebook of the house at its present version; `build` makes it over an owner's component pack. */
interface Entry {
  readonly id: string;
  readonly version: number;
  readonly game: Game;
  readonly build: (components: unknown) => Game;
}

const ENTRIES: readonly Entry[] = [
  entry(KYUCHOREI, kyuchorei, createKyuchorei),
  entry(MANILA, manila45, createManila),
  entry(SQUAREPEG, squarepeg, createSquarepeg),
  entry(TAIHEIYO, taiheiyo, createTaiheiyo),
  entry(WITP, witp, createWitp),
];

function entry(version: number, game: Game, build: (components: unknown) => Game): Entry {
  return { id: game.id, version, game, build };
}

/** A game or a version of it that this house does not have. */
export class UnknownGameError extends Error {
  constructor(
    readonly code: 'game/unknown' | 'game/unknown-version',
    readonly id: string,
    readonly version?: number,
  ) {
    super(version === undefined ? `no game ${id}` : `no version ${version} of ${id}`);
  }
}

/** The games that can be opened, newest rules. */
export function games(): readonly Game[] {
  return ENTRIES.map((e) => e.game);
}

/**
 * A game at a version (left out: the newest), over the house's components or an owner's `pack` (parsed JSON).
 * @throws UnknownGame, or the game's ComponentError with the place of the fault in the pack.
 */
export function loadGame(id: string, version?: number, pack?: unknown): Game {
  const found = ENTRIES.filter((e) => e.id === id);
  if (found.length === 0) throw new UnknownGameError('game/unknown', id);
  const fit = found.find((e) => version === undefined || e.version === version);
  if (fit === undefined) throw new UnknownGameError('game/unknown-version', id, version);
  return pack === undefined ? fit.game : fit.build(pack);
}
