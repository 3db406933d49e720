/**
 * Pictures of a position: the whole map, and the parts of it where something changed; kept for the mails that
 * show the same.
 */
import { LRUCache } from 'lru-cache';
import { type Cut, changeCuts, type DrawPng, groundHash } from '../../board/index.js';
import type { GameMap, SceneLook } from '../../referee/index.js';
import type { DrawMap, KeptPictures, Picture } from './types.js';

const KEPT = 128;
/** On paper: widths in pixels of the whole map and of a part, twice what a mail shows of them. */
const SHADE = 'light';
const WHOLE = 1200;
/** Of a map that would leave its parts no room. */
const NARROW = 900;
const PART = 720;
/** Parts in a mail, and bytes of all its pictures: what is beyond is seen on the page. */
const PARTS = 3;
const MOST_BYTES = 200_000;
/** Height of all parts together, in widths of a mail: three tall ones took two screens of a phone. */
const MOST_HIGH = 2.2;
/** From so many on the whole map is drawn narrower, where parts of it are shown too. */
const LARGE = 120_000;

/** What of a map a picture shows, and its words beside those of the map. */
export interface PictureShown {
  readonly picture: Picture;
  readonly changes: readonly string[];
}

/** How mails draw. */
export function drawingOf(draw: DrawPng): DrawMap {
  return (map, look, crop, narrow) => {
    const width = crop ? PART : narrow ? NARROW : WHOLE;
    return draw(map, { width, theme: SHADE, look, ...(crop ? { crop } : {}) });
  };
}

/** The whole map, then the parts with the most changes, as many as a mail has room for. */
export async function picturesFor(
  draw: KeptPictures,
  map: GameMap,
  look: SceneLook | undefined,
): Promise<readonly PictureShown[]> {
  const cuts = changeCuts(map, PARTS);
  const whole = await draw(map, look);
  const most = cuts.length > 0 ? LARGE : MOST_BYTES;
  const picture = whole.png.length > most ? await draw(map, look, undefined, true) : whole;
  const shown: PictureShown[] = [{ picture, changes: [] }];
  let bytes = picture.png.length;
  let high = 0;
  for (const { cut, changes } of cuts) {
    const picture = await draw(map, look, cut);
    bytes += picture.png.length;
    high += steepness(picture.png);
    if (bytes > MOST_BYTES || high > MOST_HIGH) break;
    shown.push({ picture, changes });
  }
  return shown;
}

/** Height by width, as the head of a PNG says them; 0 for what is none. */
function steepness(png: Buffer): number {
  return png.subarray(1, 4).toString('latin1') === 'PNG' ? png.readUInt32BE(20) / png.readUInt32BE(16) : 0;
}

/**
 * Draws each map once and keeps the pictures used last. The key is the scene itself beside its ground (which
 * is made from one side's view, as of one event, in one language), so that nobody can be given another's
 * picture.
 */
export function keepingPictures(draw: DrawMap, kept: number = KEPT): KeptPictures {
  type Asked = readonly [
    map: GameMap,
    look: SceneLook | undefined,
    cut: Cut | undefined,
    narrow: boolean | undefined,
  ];
  const pictures = new LRUCache<string, Picture, Asked>({
    max: kept,
    // A picture that could not be drawn is tried again with the next mail.
    fetchMethod: async (_, __, { context }) => encoded(await draw(...context)),
    ignoreFetchAbort: true,
  });
  return (map, look, cut, narrow) => {
    const key = `${groundHash(map.ground, SHADE, look)} ${JSON.stringify([map.scene, cut?.places, narrow])}`;
    return pictures.forceFetch(key, { context: [map, look, cut, narrow] });
  };
}

function encoded(png: Buffer): Picture {
  return { png, encoded: png.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n') };
}
