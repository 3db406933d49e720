/** Cuts a part out of a map, for diagrams and mails: what of it lies in a window. */
import type { GameMap, Ground, ScenePlace } from '../../referee/index.js';

/**
 * A window, or the places to be seen whole and how much is seen around them, in radii of a place (0.5 unless
 * told).
 */
export type Cut =
  | { readonly window: CropWindow }
  | { readonly places: readonly string[]; readonly margin?: number };

export interface CropWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a map that a cut shows; all of it when the map has none of the places. */
export function cropWindowOf(ground: Ground, cut: Cut): CropWindow {
  if ('window' in cut) return cut.window;
  const { places, margin = 0.5 } = cut;
  const shown = ground.places.filter(({ id }) => places.includes(id));
  if (shown.length === 0) return { x: 0, y: 0, width: ground.width, height: ground.height };
  const edges = shown.map((place) => edgesOf(place, margin));
  const [left, top] = [Math.min(...edges.map((e) => e.left)), Math.min(...edges.map((e) => e.top))];
  return {
    x: left,
    y: top,
    width: Math.max(...edges.map((e) => e.right)) - left,
    height: Math.max(...edges.map((e) => e.bottom)) - top,
  };
}

/** How far a place reaches, with the counters that stand beside it. */
function edgesOf({ x, y, radius, rest }: ScenePlace, margin: number) {
  const reach = radius * (1 + margin);
  // A summary of four rows is that broad and high, in sides of a counter.
  const [dx, dy] = rest
    ? [rest.dx + Math.sign(rest.dx) * rest.side * 2.3, rest.dy + Math.sign(rest.dy) * rest.side * 1.75]
    : [0, 0];
  return {
    left: x + Math.min(dx, -reach),
    right: x + Math.max(dx, reach),
    top: y + Math.min(dy, -reach),
    bottom: y + Math.max(dy, reach),
  };
}

/** The map without what lies wholly outside a window, nor what stands around it. */
export function within({ ground, scene }: GameMap, window: CropWindow): GameMap {
  const touches = (points: readonly (readonly [number, number])[], reach: number) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return (
      Math.min(...xs) - reach < window.x + window.width &&
      Math.max(...xs) + reach > window.x &&
      Math.min(...ys) - reach < window.y + window.height &&
      Math.max(...ys) + reach > window.y
    );
  };
  const places = ground.places.filter(({ x, y, radius, rest }) =>
    touches([[x, y]], radius + (rest ? rest.side * 3 : 0)),
  );
  const ids = new Set(places.map(({ id }) => id));
  const isShown = ({ place }: { readonly place: string }) => ids.has(place);
  return {
    ground: {
      ...ground,
      places,
      areas: (ground.areas ?? []).filter(({ points }) => touches(points, 0)),
      lines: ground.lines.filter(({ points }) => touches(points, 0)),
      labels: ground.labels.filter(({ x, y }) => touches([[x, y]], 0)),
      marks: (ground.marks ?? []).filter(isShown),
      legend: [],
    },
    scene: {
      ...scene,
      lines: (scene.lines ?? []).filter(({ points }) => touches(points, 0)),
      marks: scene.marks.filter(isShown),
      counters: scene.counters.filter(isShown),
      piles: (scene.piles ?? []).filter(isShown),
      holdings: [],
      tracks: [],
    },
  };
}
