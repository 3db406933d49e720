/** The stylesheet that darkens a board, under a name made of its content. */
import { createHash } from 'node:crypto';
import { boardStylesheet } from '../../board/index.js';
import { ASSET_PATH } from './assets.js';

export interface BoardStyle {
  readonly path: string;
  readonly css: string;
}

/** The board's stylesheet and where it is served. */
export function makeBoardStyle(): BoardStyle {
  const css = boardStylesheet();
  return {
    css,
    path: `${ASSET_PATH}/board-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`,
  };
}
