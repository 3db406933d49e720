/** Pictures of positions, kept for the mails that show the same one (a mail sent again, both sides of an open game). */
import { LRUCache } from 'lru-cache';
import type { PngOptions } from '../../board/index.js';
import type { Scene, SceneLook } from '../../referee/index.js';
import type { DrawScene, Picture } from './types.js';

const KEPT = 64;

/** The map of a mail: on paper. */
export const MAP: PngOptions = { width: 1200, theme: 'light' };

/**
 * Draws each scene once and keeps the pictures used last. The key is the scene itself (which is made from one side's view,
 * as of one event, in one language), so that nobody can be given another's picture.
 */
export function keepingPictures(
  draw: DrawScene,
  kept: number = KEPT,
): (scene: Scene, look?: SceneLook) => Promise<Picture> {
  const pictures = new LRUCache<string, Picture, readonly [scene: Scene, look: SceneLook | undefined]>({
    max: kept,
    // A picture that could not be drawn is tried again with the next mail.
    fetchMethod: async (_, __, { context: [scene, look] }) => encoded(await draw(scene, look)),
    ignoreFetchAbort: true,
  });
  return (scene, look) => pictures.forceFetch(JSON.stringify([scene, look]), { context: [scene, look] });
}

function encoded(png: Buffer): Picture {
  return { png, encoded: png.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n') };
}
