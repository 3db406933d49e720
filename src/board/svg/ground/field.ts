/** Values on a square grid over a map, and the lines along which they reach a level. */
import { short } from '../xml.js';

/** Samples `cell` units apart, the first at half a cell outside the map; `values` by rows. */
export interface HeightField {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly values: Float32Array;
  /** Size of the map: lines end at its frame. */
  readonly width: number;
  readonly height: number;
}

type Spot = readonly [x: number, y: number];

/** Where a sample stands. The outermost ones lie just outside the map. */
export function spotOfSample({ cell }: Pick<HeightField, 'cell'>, column: number, row: number): Spot {
  return [(column - 0.5) * cell, (row - 0.5) * cell];
}

/** How many samples cover an extent, with one beyond each end. */
export function samplesOver(extent: number, cell: number): number {
  return Math.ceil(extent / cell) + 2;
}

/**
 * Closed lines around all that lies above a level, by marching squares; the border of the grid counts as
 * below it, so that every line closes.
 */
export function ringsOf(field: HeightField, level: number): readonly (readonly Spot[])[] {
  const { columns, rows } = field;
  const next = new Map<number, number>();
  const spots = new Map<number, Spot>();
  const isBorder = (c: number, r: number) => c === 0 || r === 0 || c === columns - 1 || r === rows - 1;
  const value = (c: number, r: number) => (isBorder(c, r) ? -1 : (field.values[r * columns + c] as number));
  const inMap = ([x, y]: Spot): Spot => [
    Math.max(0, Math.min(field.width, x)),
    Math.max(0, Math.min(field.height, y)),
  ];
  // An edge of the grid goes by the sample before it: twice its index, one more for the edge downwards.
  const crossing = (c: number, r: number, down: boolean): number => {
    const id = (r * columns + c) * 2 + (down ? 1 : 0);
    if (!spots.has(id)) {
      const [nc, nr] = down ? [c, r + 1] : [c + 1, r];
      const [a, b] = [value(c, r), value(nc, nr)];
      // Ground goes on to the frame.
      const share = isBorder(c, r) ? 0 : isBorder(nc, nr) ? 1 : (level - a) / (b - a);
      const [x, y] = spotOfSample(field, c, r);
      spots.set(id, inMap(down ? [x, y + share * field.cell] : [x + share * field.cell, y]));
    }
    return id;
  };
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0; c < columns - 1; c++) {
      const kind =
        (value(c, r) > level ? 8 : 0) |
        (value(c + 1, r) > level ? 4 : 0) |
        (value(c + 1, r + 1) > level ? 2 : 0) |
        (value(c, r + 1) > level ? 1 : 0);
      for (const [from, to] of CASES[kind] as (typeof CASES)[number]) {
        const edge = (side: number) =>
          side === 0
            ? crossing(c, r, false)
            : side === 1
              ? crossing(c + 1, r, true)
              : side === 2
                ? crossing(c, r + 1, false)
                : crossing(c, r, true);
        next.set(edge(from), edge(to));
      }
    }
  return linked(next, spots);
}

/**
 * Sides of a cell (0 above, 1 right, 2 below, 3 left) that a line enters and leaves by, what is above the
 * level on its right.
 */
const CASES: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [3, 2],
    [1, 0],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

function linked(next: Map<number, number>, spots: ReadonlyMap<number, Spot>): Spot[][] {
  const rings: Spot[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Spot[] = [];
    let at: number | undefined = start;
    while (at !== undefined && next.has(at)) {
      ring.push(spots.get(at) as Spot);
      const to: number | undefined = next.get(at);
      next.delete(at);
      at = to;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** Rings as lines, without what runs along the frame of a map of this size. */
export function withoutFrame(
  rings: readonly (readonly Spot[])[],
  width: number,
  height: number,
): readonly (readonly Spot[])[] {
  const inside = ([x, y]: Spot) => x > 1 && y > 1 && x < width - 1 && y < height - 1;
  return rings.flatMap((ring) => {
    const gap = ring.findIndex((spot) => !inside(spot));
    if (gap < 0) return [[...ring, ...ring.slice(0, 1)]];
    const runs: Spot[][] = [[]];
    for (const spot of [...ring.slice(gap), ...ring.slice(0, gap)]) {
      if (inside(spot)) runs.at(-1)?.push(spot);
      else if (runs.at(-1)?.length) runs.push([]);
    }
    return runs.filter((run) => run.length > 2);
  });
}

/** Path data of lines, rounded as rings are. */
export function smoothLines(lines: readonly (readonly Spot[])[], fine: number): string {
  return lines
    .map((line) => {
      const kept = line.filter((spot, i) => {
        const [before, after] = [line[i - 1], line[i + 1]];
        return i % 2 === 0 || !before || !after || offLine(spot, before, after) > fine;
      });
      const [first] = kept;
      const last = kept.at(-1);
      if (!first || !last) return '';
      const curves = kept.slice(1, -1).map((spot, i) => {
        const next = kept[i + 2] as Spot;
        return `Q${pair(spot)} ${pair([(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2])}`;
      });
      return `M${pair(first)}${curves.join('')}L${pair(last)}`;
    })
    .join('');
}

function pair([x, y]: Spot): string {
  return `${short1(x)} ${short1(y)}`;
}

/**
 * Path data of rings, rounded: curves from middle to middle of their stretches, without points that hardly
 * bend.
 */
export function smooth(rings: readonly (readonly Spot[])[], fine: number): string {
  return rings.map((ring) => roundedRing(thinned(ring, fine))).join('');
}

function thinned(ring: readonly Spot[], fine: number): Spot[] {
  const kept = ring.filter((spot, i) => {
    const [before, after] = [ring.at(i - 1) as Spot, ring[(i + 1) % ring.length] as Spot];
    return i % 2 === 0 || offLine(spot, before, after) > fine;
  });
  return kept.length < 4 ? [...ring] : kept;
}

function offLine([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? 0 : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function roundedRing(ring: readonly Spot[]): string {
  const middle = ([ax, ay]: Spot, [bx, by]: Spot) => `${short1((ax + bx) / 2)} ${short1((ay + by) / 2)}`;
  const last = ring.at(-1);
  const [first] = ring;
  if (!first || !last) return '';
  const curves = ring.map(
    (spot, i) =>
      `Q${short1(spot[0])} ${short1(spot[1])} ${middle(spot, ring[(i + 1) % ring.length] as Spot)}`,
  );
  return `M${middle(last, first)}${curves.join('')}Z`;
}

function short1(value: number): string {
  return short(Math.round(value * 10) / 10);
}
