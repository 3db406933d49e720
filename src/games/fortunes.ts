/** Whose luck a roll is, by game. A game that is not here has rolls of nobody's luck. */
import type { Fortunes } from './fortune.js';
import { fortunes as kyuchorei } from './kyuchorei/fortune.js';
import { fortunes as squarepeg } from './squarepeg/fortune.js';
import { fortunes as taiheiyo } from './taiheiyo/fortune.js';

const FORTUNES: ReadonlyMap<string, Fortunes> = new Map(Object.entries({ kyuchorei, squarepeg, taiheiyo }));

/** What the rolls of a game are to its sides. */
export function fortunesOf(game: string): Fortunes {
  return FORTUNES.get(game) ?? (() => []);
}
