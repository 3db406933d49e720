/** Where something changed, as parts of a map: what is too small on a whole map in a mail is seen there. */
import type { GameMap, Ground, SceneChange, ScenePlace } from '../../referee/index.js';
import type { CropWindow, Cut } from './crop.js';

/** A part of a map, and what changed in it, in words. */
export interface ChangeCut {
  readonly cut: Cut;
  readonly changes: readonly string[];
}

/**
 * Size of a part, in hexes or in places with what stands beside them: that many can be read side by side on a
 * phone.
 */
const WIDE = 5.5;
const HIGH = 4.5;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly change: SceneChange;
}

/**
 * At most `most` parts with what changed, the one with the most changes first; none of a map that is hardly
 * larger itself, and none that an earlier one shows by half.
 */
export function changeCuts({ ground, scene }: GameMap, most: number): readonly ChangeCut[] {
  const unit = unitOf(ground);
  const size = { width: WIDE * unit, height: HIGH * unit };
  if (ground.width < 1.5 * size.width) return [];
  const places = new Map(ground.places.map((place) => [place.id, place]));
  let spots = scene.changes.flatMap((change) => spotsOf(places, change));
  const windows: CropWindow[] = [];
  const cuts: ChangeCut[] = [];
  while (spots.length > 0 && cuts.length < most) {
    const near = densest(spots, size);
    const window = { ...cornerOf(ground, near, size), ...size };
    const told = new Set(near.map(({ change }) => change));
    spots = spots.filter(({ change }) => !told.has(change));
    if (windows.some((other) => shared(window, other) > 0.5)) continue;
    windows.push(window);
    cuts.push(cutOf(ground, window, near));
  }
  return cuts;
}

/** What has to be large enough to be read: a hex, or a place with the counters beside it. */
function unitOf({ places }: Ground): number {
  const sizes = places.map(({ radius, rest }) => (rest ? Math.max(2 * radius, 2 * rest.side) : 2 * radius));
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

function spotsOf(places: ReadonlyMap<string, ScenePlace>, change: SceneChange): readonly Spot[] {
  const ids = change.style === 'move' ? [change.to, change.from] : [change.at];
  return ids.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ x: place.x, y: place.y, change }];
  });
}

type Size = Pick<CropWindow, 'width' | 'height'>;

/**
 * The spots in the window that holds the most of them; each spot is tried as its left and as its upper edge.
 */
function densest(spots: readonly Spot[], { width, height }: Size): readonly Spot[] {
  let best: readonly Spot[] = [];
  const [lefts, tops] = [new Set(spots.map(({ x }) => x)), new Set(spots.map(({ y }) => y))];
  for (const x of lefts)
    for (const y of tops) {
      const inside = spots.filter((s) => s.x >= x && s.x <= x + width && s.y >= y && s.y <= y + height);
      if (inside.length > best.length) best = inside;
    }
  return best;
}

/** Where a window begins that has some spots in its middle, kept on the map. */
function cornerOf(ground: Ground, spots: readonly Spot[], { width, height }: Size) {
  const from = (low: number, high: number, size: number, end: number) =>
    Math.max(0, Math.min((low + high - size) / 2, end - size));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    x: from(Math.min(...xs), Math.max(...xs), width, ground.width),
    y: from(Math.min(...ys), Math.max(...ys), height, ground.height),
  };
}

/** How much of a window another one of its size shows too. */
function shared(one: CropWindow, two: CropWindow): number {
  const wide = Math.max(0, one.width - Math.abs(one.x - two.x));
  const high = Math.max(0, one.height - Math.abs(one.y - two.y));
  return (wide * high) / (one.width * one.height);
}

/** A window as the places that it holds. */
function cutOf(ground: Ground, window: CropWindow, spots: readonly Spot[]): ChangeCut {
  const isIn = ({ x, y }: ScenePlace) =>
    x >= window.x && x <= window.x + window.width && y >= window.y && y <= window.y + window.height;
  return {
    cut: { places: ground.places.filter(isIn).map(({ id }) => id), margin: 0.1 },
    changes: [...new Set(spots.map(({ change }) => change.title))],
  };
}
