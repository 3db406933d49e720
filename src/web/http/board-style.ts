/** The stylesheet that darkens a board, under a name made of its content. */
import { createHash } from 'node:crypto';
import { boardStylesheet } from '../../board/index.js';
import type { Game } from '../../referee/index.js';
import { ASSET_PATH } from './assets.js';

export interface BoardStyle {
  readonly path: string;
  readonly css: string;
}

/** The stylesheet of the boards of these games, and where it is served. */
export function makeBoardStyle(games: readonly Game[]): BoardStyle {
  const css = boardStylesheet(games.map(({ look = {} }) => look));
  return {
    css,
    path: `${ASSET_PATH}/board-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`,
  };
}
