/** Pictures of positions, drawn once and kept: they cost a tenth of a second each. */
import type { Response } from 'express';
import type { DrawPng } from '../../board/index.js';
import type { Game, GameMap } from '../../referee/index.js';
import { makeKept } from './async-cache.js';

const WIDTHS = { full: 1200, map: 1200, thumb: 320 } as const;
/** Pictures kept. */
const KEPT = 200;

/** A picture by a key that names everything it shows. */
export type Pictures = (
  { look }: Pick<Game, 'look'>,
  key: string,
  map: () => GameMap | Promise<GameMap>,
) => Promise<Buffer>;

/** Draws and keeps the pictures asked for last. */
export function makePictures(draw: DrawPng, size: keyof typeof WIDTHS): Pictures {
  const pictures = makeKept<Buffer>(KEPT);
  const width = WIDTHS[size];
  return ({ look }, key, map) =>
    pictures.get(key, async () => draw(await map(), { width, theme: 'light', size, look }));
}

/** Answers with a picture. */
export function sendPng(response: Response, png: Buffer): void {
  response.type('png').send(png);
}
