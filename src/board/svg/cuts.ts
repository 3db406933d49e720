/** The parts of a map that a mail shows large enough to be read on a phone. */
import type { GameMap, Ground, Scene, SceneChange, ScenePlace, Side } from '../../referee/index.js';
import { notSetUp } from './counters/changes.js';
import type { CropWindow } from './crop.js';

/** Why a part is shown: something changed in it, a question is about it, its reader's units stand there. */
export type CutReason = 'changes' | 'asked' | 'army';

/** A part of a map, and what changed in it, in words. */
export interface MapCut {
  readonly window: CropWindow;
  readonly why: CutReason;
  readonly changes: readonly string[];
}

/** Who reads, and what he is asked about: ids of places and units. */
export interface CutReader {
  readonly side: Side;
  readonly asked: readonly string[];
}

/**
 * Size of a part, in hexes or in places with what stands beside them. On a phone of 390 pixels a mail is 340
 * wide: a hex then has 60.
 */
const WIDE = 5.6;
const HIGH = 4.6;
/** What shows is to be seen whole: so far from the edge its middle is, in the same measure. */
const EDGE = 0.55;

/** How much a change draws the eye. One's own moves are known. */
const WEIGHTS: { readonly [style in SceneChange['style']]: number } = {
  loss: 8,
  fight: 4,
  harm: 4,
  dice: 4,
  arrival: 2,
  recovery: 1,
  move: 1,
};
const OWN_MOVE = 0.25;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
  readonly change?: SceneChange;
}

/**
 * At most `most` parts with what changed, the weightiest first and none that an earlier one shows by half;
 * where nothing changed the one that the question is about, or where most of the reader's units stand. None
 * of a map that is no larger itself.
 */
export function cutsFor({ ground, scene }: GameMap, most: number, reader: CutReader): readonly MapCut[] {
  const unit = unitOf(ground);
  const size = { width: WIDE * unit, height: HIGH * unit };
  if (ground.width <= size.width) return [];
  const inner = { width: size.width - 2 * EDGE * unit, height: size.height - 2 * EDGE * unit };
  const places = new Map(ground.places.map((place) => [place.id, place]));
  const happened = spotsOfChanges(scene, places, reader.side);
  const asked = spotsAt(askedPlaces(scene, reader.asked), places);
  const [why, found] = happened.length > 0 ? (['changes', happened] as const) : (['asked', asked] as const);
  const army = why === 'asked' && found.length === 0;
  let spots = army ? spotsAt(armyPlaces(scene, reader.side), places) : found;
  const cuts: MapCut[] = [];
  while (spots.length > 0 && cuts.length < (why === 'changes' ? most : 1)) {
    const near = densest(spots, inner);
    const window = { ...cornerOf(ground, near, size), ...size };
    const told = new Set(near.map(({ change }) => change));
    spots = spots.filter((spot) => !near.includes(spot) && !(spot.change && told.has(spot.change)));
    if (cuts.some((other) => shared(window, other.window) > 0.5)) continue;
    const changes = [...new Set(near.flatMap(({ change }) => (change ? [change.title] : [])))];
    cuts.push({ window, why: army ? 'army' : why, changes });
  }
  return cuts;
}

/** What has to be large enough to be read: a hex, or a place with the counters beside it. */
function unitOf({ places }: Ground): number {
  const sizes = places.map(({ radius, rest }) => (rest ? Math.max(2 * radius, 2 * rest.side) : 2 * radius));
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

function spotsOfChanges(scene: Scene, places: ReadonlyMap<string, ScenePlace>, side: Side): readonly Spot[] {
  const held = new Map(scene.counters.map((counter) => [counter.place, counter.side]));
  return notSetUp(scene).flatMap((change) => {
    const ids = change.style === 'move' ? [change.to, change.from] : [change.at];
    const isOwn = change.style === 'move' && held.get(change.to) === side;
    const weight = isOwn ? OWN_MOVE : WEIGHTS[change.style];
    return spotsAt(ids, places).map((spot) => ({ ...spot, weight, change }));
  });
}

function spotsAt(ids: readonly string[], places: ReadonlyMap<string, ScenePlace>): readonly Spot[] {
  return ids.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ x: place.x, y: place.y, weight: 1 }];
  });
}

/** The places asked about, and those of the units. */
function askedPlaces({ counters }: Scene, asked: readonly string[]): readonly string[] {
  return asked.map((id) => counters.find((counter) => counter.id === id)?.place ?? id);
}

/** Where the reader's units stand; those of everybody while none of his is on the map. */
function armyPlaces({ counters }: Scene, side: Side): readonly string[] {
  const own = counters.filter((counter) => counter.side === side);
  return (own.length > 0 ? own : counters).map(({ place }) => place);
}

type Size = Pick<CropWindow, 'width' | 'height'>;

/**
 * The spots in the window that weighs most; each spot is tried as its left and as its upper edge.
 */
function densest(spots: readonly Spot[], { width, height }: Size): readonly Spot[] {
  let [best, most]: [readonly Spot[], number] = [[], -1];
  const [lefts, tops] = [new Set(spots.map(({ x }) => x)), new Set(spots.map(({ y }) => y))];
  for (const x of lefts)
    for (const y of tops) {
      const inside = spots.filter((s) => s.x >= x && s.x <= x + width && s.y >= y && s.y <= y + height);
      const weight = inside.reduce((sum, spot) => sum + spot.weight, 0);
      if (weight > most) [best, most] = [inside, weight];
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
