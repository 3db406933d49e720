/**
 * Where a map begins that the browser scrolls by itself: around what can be chosen now, else around what the
 * question is about, else around the counters. In the drawing stands a box that the fragment of an address
 * can lead to.
 */
import type { GameMap, ScenePlace } from '../../referee/index.js';
import type { Interactive } from './place.js';
import { type Sheet, sheetOf } from './sheet.js';
import { element, short } from './xml.js';

/** How much is seen around it, in radii of a place. */
const AROUND = 2.5;

/** The box, `m-start` where the prefix is `m`; nothing on an empty map. */
export function startOf(sheet: Sheet, interactive: Interactive): string {
  const { ground, u } = sheet;
  const middle = middleOf(sheet, interactive);
  if (middle === undefined) return '';
  const half = AROUND * u;
  const [left, top] = [Math.max(0, middle.x - half), Math.max(0, middle.y - half)];
  const box = {
    x: short(left),
    y: short(top),
    width: short(Math.min(ground.width, middle.x + half) - left),
    height: short(Math.min(ground.height, middle.y + half) - top),
  };
  const id = `${interactive.idPrefix}-start`;
  return element('rect', { id, ...box, fill: 'none', 'pointer-events': 'none' });
}

/** The middle of it in widths of the map. */
export function startShare(
  map: GameMap,
  interactive: Interactive,
): { readonly x: number; readonly y: number } | undefined {
  const middle = middleOf(sheetOf(map), interactive);
  const share = (at: number) => Math.round((at / map.ground.width) * 1000) / 1000;
  return middle && { x: share(middle.x), y: share(middle.y) };
}

/**
 * The place most in the middle of those that are told, else of all that can be chosen, else of those ahead,
 * else of all held.
 */
function middleOf(
  { scene, places }: Sheet,
  { choices, pointed = [], ahead = [] }: Interactive,
): ScenePlace | undefined {
  const able = new Set([
    ...choices.places,
    ...choices.sides.flatMap(({ between }) => between),
    ...scene.counters.flatMap(({ id, place }) => (choices.units.includes(id) ? [place] : [])),
  ]);
  const held = new Set(scene.counters.map(({ place }) => place));
  const [spots = []] = [new Set(pointed), able, new Set(ahead), held]
    .map((ids) => places.filter(({ id }) => ids.has(id)))
    .filter((some) => some.length > 0);
  const mean = (along: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[along], 0) / spots.length;
  const [x, y] = [mean('x'), mean('y')];
  const far = (spot: ScenePlace) => Math.hypot(spot.x - x, spot.y - y);
  return [...spots].sort((a, b) => far(a) - far(b))[0];
}
