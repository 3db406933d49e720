/** The hexes of a map as a thin net: each side once, and the outline of them all. */
import type { ScenePlace } from '../../../referee/index.js';
import { around } from '../place.js';
import { tenths } from './relief/field.js';

type Spot = readonly [x: number, y: number];

export interface HexNet {
  /** Path data of all sides, each once. */
  readonly sides: string;
  /** Path data of the rings around all hexes. */
  readonly outline: string;
}

interface Corner {
  readonly key: number;
  readonly spot: Spot;
}

interface Side {
  readonly from: Corner;
  readonly to: Corner;
  readonly shared: boolean;
}

/** The net of hexes. */
export function netOf(hexes: readonly ScenePlace[]): HexNet {
  const keyOf = meetingIn(hexes[0]?.radius ?? 1);
  const sides = new Map<number, Side>();
  for (const hex of hexes)
    for (const [a, b] of sidesAround(hex)) {
      const [from, to] = [keyOf(a), keyOf(b)];
      const key = Math.min(from.key, to.key) * MOST_CORNERS + Math.max(from.key, to.key);
      sides.set(key, { from, to, shared: sides.has(key) });
    }
  const all = [...sides.values()];
  return {
    sides: all.map(({ from, to }) => `M${spot(from.spot)}L${spot(to.spot)}`).join(''),
    outline: outlineOf(all.filter(({ shared }) => !shared)),
  };
}

function sidesAround({ x, y, radius, shape }: ScenePlace): (readonly [Spot, Spot])[] {
  const turn = shape === 'flat' ? 0 : 30;
  const corners = Array.from({ length: 6 }, (_, i): Spot => {
    const [dx, dy] = around(i * 60 + turn, radius);
    return [x + dx, y + dy];
  });
  return corners.map((corner, i) => [corner, corners[(i + 1) % 6] as Spot]);
}

/** No map has so many corners, nor so many rows of them. */
const [MOST_CORNERS, MOST_ROWS] = [2 ** 24, 2 ** 16];
/** Where a corner may lie that was found by another hex; most often exactly there. */
const NEAR = [0, -1, 1].flatMap((dx) => [0, -1, 1].map((dy) => dx * MOST_ROWS + dy));

/** Knows a corner by any of the hexes that meet there: they coincide but for roundings of their centres. */
function meetingIn(radius: number): (corner: Spot) => Corner {
  const size = radius / 2;
  const known = new Map<number, Corner>();
  return ([x, y]) => {
    const here = Math.round(x / size) * MOST_ROWS + Math.round(y / size);
    for (const step of NEAR) {
      const found = known.get(here + step);
      if (found && Math.hypot(found.spot[0] - x, found.spot[1] - y) < size / 2) return found;
    }
    const corner = { key: known.size, spot: [x, y] } as const;
    known.set(here, corner);
    return corner;
  };
}

/** Sides one after the other, all hexes on the same hand. */
function outlineOf(sides: readonly Side[]): string {
  const next = new Map(sides.map((side) => [side.from.key, side]));
  const rings: string[] = [];
  for (const start of sides) {
    const ring: Spot[] = [];
    for (let side = next.get(start.from.key); side; side = next.get(side.to.key)) {
      ring.push(side.from.spot);
      next.delete(side.from.key);
    }
    if (ring.length > 2) rings.push(`M${ring.map(spot).join('L')}Z`);
  }
  return rings.join('');
}

function spot([x, y]: Spot): string {
  return `${tenths(x)} ${tenths(y)}`;
}
