/** Cuts some places out of a scene, for diagrams: what of it lies in a window. */
import type { Scene, ScenePlace } from '../../referee/index.js';

/** The places to be seen whole, and how much is seen around them, in radii of a place (0.5 unless told). */
export interface Cut {
  readonly places: readonly string[];
  readonly margin?: number;
}

export interface CropWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a scene that a cut shows; all of it when the scene has none of the places. */
export function cropWindowOf(scene: Scene, { places, margin = 0.5 }: Cut): CropWindow {
  const shown = scene.places.filter(({ id }) => places.includes(id));
  if (shown.length === 0) return { x: 0, y: 0, width: scene.width, height: scene.height };
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

/** The scene without what lies wholly outside a window, nor what stands around the map. */
export function within(scene: Scene, window: CropWindow): Scene {
  const touches = (points: readonly (readonly [number, number])[], reach: number) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return (
      Math.min(...xs) - reach < window.x + window.width &&
      Math.max(...xs) + reach > window.x &&
      Math.min(...ys) - reach < window.y + window.height &&
      Math.max(...ys) + reach > window.y
    );
  };
  const places = scene.places.filter(({ x, y, radius, rest }) =>
    touches([[x, y]], radius + (rest ? rest.side * 3 : 0)),
  );
  const ids = new Set(places.map(({ id }) => id));
  return {
    ...scene,
    places,
    areas: (scene.areas ?? []).filter(({ points }) => touches(points, 0)),
    lines: scene.lines.filter(({ points }) => touches(points, 0)),
    labels: scene.labels.filter(({ x, y }) => touches([[x, y]], 0)),
    marks: scene.marks.filter(({ place }) => ids.has(place)),
    counters: scene.counters.filter(({ place }) => ids.has(place)),
    piles: (scene.piles ?? []).filter(({ place }) => ids.has(place)),
    holdings: [],
    tracks: [],
    legend: [],
  };
}
