/**
 * Pictures of a position: the whole map, and the parts of it where something changed; kept for the mails that
 * show the same.
 */
import { LRUCache } from 'lru-cache';
import {
  type CropWindow,
  type CutReader,
  type CutReason,
  cutsFor,
  type DrawPng,
  groundHash,
} from '../../board/index.js';
import type { GameMap, Scene, SceneLook } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import type { DrawMap, KeptPictures, MapShown, Picture, WholeWidth } from './types.js';

const KEPT = 128;
/** On paper: widths in pixels of the whole map and of a part, twice what a mail shows of them. */
const SHADE = 'light';
const WHOLE: { readonly [width in WholeWidth]: number } = { broad: 1200, narrow: 900, key: 520 };
const PART = 720;
/** Parts in a mail, and bytes of all its pictures: what is beyond is seen on the page. */
const PARTS = 3;
const MOST_BYTES = 200_000;
/** Height of all parts together, in widths of a mail: three tall ones took two screens of a phone. */
const MOST_HIGH = 2.2;

/** What of a map a picture shows, and its words beside those of the map. */
export interface PictureShown {
  readonly picture: Picture;
  readonly why: 'whole' | CutReason;
  readonly changes: readonly string[];
}

/** How mails draw. */
export function drawingOf(draw: DrawPng): DrawMap {
  return (map, look, shown) =>
    'part' in shown
      ? draw(map, { width: PART, theme: SHADE, look, crop: { window: shown.part } })
      : draw(map, { width: WHOLE[shown.whole], theme: SHADE, look, frames: shown.frames ?? [] });
}

/**
 * The whole map, then the parts of it that a phone can show large enough to be read: a large map beside them
 * only says where they lie.
 */
export async function picturesFor(
  draw: KeptPictures,
  map: GameMap,
  look: SceneLook | undefined,
  reader: CutReader,
): Promise<readonly PictureShown[]> {
  const cuts = cutsFor(map, PARTS, reader);
  const whole = async (shown: MapShown): Promise<PictureShown> => ({
    picture: await draw(map, look, shown),
    why: 'whole',
    changes: [],
  });
  if (cuts.length === 0) {
    const broad = await whole({ whole: 'broad' });
    return [bytesOf([broad]) <= MOST_BYTES ? broad : await whole({ whole: 'narrow' })];
  }
  const parts: PictureShown[] = [];
  const frames: CropWindow[] = [];
  let high = 0;
  for (const { window, why, changes } of cuts) {
    const picture = await draw(map, look, { part: window });
    high += steepness(picture.png);
    if (high > MOST_HIGH) break;
    parts.push({ picture, why, changes });
    frames.push(window);
  }
  return fitting([await whole({ whole: 'key', frames }), ...parts]);
}

/** As many of them, from the first on, as fit. */
function fitting(pictures: readonly PictureShown[]): readonly PictureShown[] {
  const isOver = (_: PictureShown, i: number) => bytesOf(pictures.slice(0, i + 1)) > MOST_BYTES;
  const over = pictures.findIndex(isOver);
  return over < 0 ? pictures : pictures.slice(0, Math.max(over, 1));
}

function bytesOf(pictures: readonly PictureShown[]): number {
  return pictures.reduce((sum, { picture }) => sum + picture.png.length, 0);
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
  type Asked = Parameters<DrawMap>;
  const pictures = new LRUCache<string, Picture, Asked>({
    max: kept,
    // A picture that could not be drawn is tried again with the next mail.
    fetchMethod: async (_, __, { context }) => encoded(await draw(...context)),
    ignoreFetchAbort: true,
  });
  return (map, look, shown) => {
    const key = `${groundHash(map.ground, SHADE, look)} ${JSON.stringify([map.scene, shown])}`;
    return pictures.forceFetch(key, { context: [map, look, shown] });
  };
}

function encoded(png: Buffer): Picture {
  return { png, encoded: png.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n') };
}

export const LONGEST_ALT = 1000;

/** The picture in words, with what changed. */
export function altOf(narrator: Narrator, scene: Scene | undefined): string {
  if (scene === undefined) return '';
  const { alt } = scene;
  const titles = scene.changes.map((change) => change.title);
  if (titles.length === 0) return alt.slice(0, LONGEST_ALT);
  const room = LONGEST_ALT - narrator.say('alt.changes', { alt, changes: '' }).length;
  const changes = changesInWords(narrator, titles, room);
  return narrator.say('alt.changes', { alt, changes }).slice(0, LONGEST_ALT);
}

/** Changes one after the other, as many whole ones as there is room for. */
export function changesInWords(
  narrator: Narrator,
  titles: readonly string[],
  room: number = LONGEST_ALT,
): string {
  const join = narrator.say('alt.join');
  const all = titles.join(join);
  if (all.length <= room) return all;
  const more = `${join}…`;
  const end = all.lastIndexOf(join, Math.max(0, room - more.length));
  return `${all.slice(0, Math.max(0, end))}${more}`;
}
