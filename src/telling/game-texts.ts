/** The part of a game that telling of it needs. */
import type { Game } from '../referee/index.js';

/** What a mail needs of a game: its texts and its map, no rules. */
export type GameTexts = Pick<
  Game,
  | 'id'
  | 'title'
  | 'introduction'
  | 'sides'
  | 'scenarios'
  | 'universe'
  | 'logFields'
  | 'several'
  | 'news'
  | 'look'
  | 'ground'
  | 'clauses'
  | 'rulebook'
  | 'text'
  | 'nameOf'
  | 'nameWithin'
>;
