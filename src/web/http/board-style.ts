/**
 * The stylesheet that darkens a board, with the faces that its texts are set in; each under a name made of
 * its content.
 */
import { createHash } from 'node:crypto';
import { boardStylesheet, type WebFace, webFaces } from '../../board/index.js';
import type { Game } from '../../referee/index.js';
import { ASSET_PATH } from './assets.js';

export interface BoardStyle {
  readonly path: string;
  readonly css: string;
  /** Files that it refers to, by their addresses. */
  readonly fonts: ReadonlyMap<string, Buffer>;
}

/** The stylesheet of the boards of these games, and where it is served. */
export function makeBoardStyle(games: readonly Game[]): BoardStyle {
  const faces = webFaces().map((face) => ({ face, path: pathOf(`font-${face.name}`, face.bytes, 'woff2') }));
  const css =
    faces.map(({ face, path }) => ruleOf(face, path)).join('') +
    boardStylesheet(games.map(({ look = {} }) => look));
  return {
    css,
    path: pathOf('board', css, 'css'),
    fonts: new Map(faces.map(({ face, path }) => [path, face.bytes])),
  };
}

function ruleOf({ family, weight, style }: WebFace, path: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:swap;src:url(${path}) format("woff2")}\n`;
}

function pathOf(name: string, content: string | Buffer, ending: string): string {
  return `${ASSET_PATH}/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`;
}
