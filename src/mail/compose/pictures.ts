/** Pictures of positions, kept for the mails that show the same one (a mail sent again, both sides of an open game). */
import { LRUCache } from 'lru-cache';
import { groundHash, type PngOptions } from '../../board/index.js';
import type { GameMap, SceneLook } from '../../referee/index.js';
import type { DrawMap, KeptPictures, Picture } from './types.js';

const KEPT = 64;

/** The map of a mail: on paper. */
export const MAP: PngOptions = { width: 1200, theme: 'light' };

/**
 * Draws each map once and keeps the pictures used last. The key is the scene itself beside its ground (which is made from one side's view,
 * as of one event, in one language), so that nobody can be given another's picture.
 */
export function keepingPictures(draw: DrawMap, kept: number = KEPT): KeptPictures {
  const pictures = new LRUCache<string, Picture, readonly [map: GameMap, look: SceneLook | undefined]>({
    max: kept,
    // A picture that could not be drawn is tried again with the next mail.
    fetchMethod: async (_, __, { context: [map, look] }) => encoded(await draw(map, look)),
    ignoreFetchAbort: true,
  });
  return (map, look) => {
    const key = `${groundHash(map.ground, MAP.theme, look)} ${JSON.stringify(map.scene)}`;
    return pictures.forceFetch(key, { context: [map, look] });
  };
}

function encoded(png: Buffer): Picture {
  return { png, encoded: png.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n') };
}
