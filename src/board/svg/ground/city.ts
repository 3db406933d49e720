/**
 * Streets and buildings of built-up hexes: one lattice of blocks for the whole map, and a large building
 * where the ground is heavy.
 */
import type { ScenePlace } from '../../../referee/index.js';
import { polygon } from '../xml.js';
import { hashed } from './relief/noise.js';

type Spot = readonly [x: number, y: number];

export interface City {
  /** Path data of blocks of houses. */
  readonly blocks: string;
  /** Path data of large buildings. */
  readonly buildings: string;
}

/** How the streets are turned, how far apart they are in radii, and which share of the blocks is left out. */
const TURN = 0.22;
const [WIDE, HIGH] = [0.76, 0.56];
const LEFT_OUT = 0.16;
/** Blocks keep so near to the middle of their hex, in radii. */
const INSIDE = 0.78;

export function cityOf(hexes: readonly ScenePlace[]): City {
  return {
    blocks: hexes
      .filter(({ tone }) => tone === 'urban')
      .map(blocksIn)
      .join(''),
    buildings: hexes
      .filter(({ tone }) => tone === 'heavy')
      .map((hex) => polygon(turned(hex, planOf(hex))))
      .join(''),
  };
}

/** The blocks of the map's lattice that lie in a hex. */
function blocksIn({ x, y, radius: r }: ScenePlace): string {
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  const [u, v] = [x * cos + y * sin, y * cos - x * sin];
  const [column, row] = [Math.round(u / (WIDE * r)), Math.round(v / (HIGH * r))];
  const found: string[] = [];
  for (let c = column - 2; c <= column + 2; c++)
    for (let q = row - 2; q <= row + 2; q++) {
      const [du, dv] = [c * WIDE * r - u, q * HIGH * r - v];
      if (Math.hypot(du, dv) > INSIDE * r || hashed(c, q, 5) < LEFT_OUT) continue;
      const [w, h] = [WIDE * r * (0.3 + 0.12 * hashed(c, q, 6)), HIGH * r * (0.28 + 0.12 * hashed(c, q, 7))];
      const corners = rectangle(du, dv, w, h).map(
        ([a, b]): Spot => [x + a * cos - b * sin, y + b * cos + a * sin],
      );
      found.push(polygon(corners.map(rounded)));
    }
  return found.join('');
}

function rectangle(x: number, y: number, w: number, h: number): Spot[] {
  return [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
}

/** Four ground plans, in radii: a block with a yard, an L, a T, a U. */
const PLANS: readonly (readonly Spot[])[] = [
  [
    [-0.5, -0.34],
    [0.5, -0.34],
    [0.5, 0.34],
    [-0.5, 0.34],
    [-0.5, -0.34],
    [-0.24, -0.12],
    [-0.24, 0.12],
    [0.24, 0.12],
    [0.24, -0.12],
    [-0.24, -0.12],
  ],
  [
    [-0.48, -0.36],
    [-0.16, -0.36],
    [-0.16, 0.06],
    [0.48, 0.06],
    [0.48, 0.36],
    [-0.48, 0.36],
  ],
  [
    [-0.5, -0.34],
    [0.5, -0.34],
    [0.5, -0.06],
    [0.16, -0.06],
    [0.16, 0.38],
    [-0.16, 0.38],
    [-0.16, -0.06],
    [-0.5, -0.06],
  ],
  [
    [-0.5, -0.34],
    [-0.22, -0.34],
    [-0.22, 0.08],
    [0.22, 0.08],
    [0.22, -0.34],
    [0.5, -0.34],
    [0.5, 0.36],
    [-0.5, 0.36],
  ],
];

function planOf({ x, y }: ScenePlace): readonly Spot[] {
  return PLANS[Math.floor(hashed(Math.round(x), Math.round(y), 9) * PLANS.length)] ?? [];
}

function turned({ x, y, radius: r }: ScenePlace, plan: readonly Spot[]): Spot[] {
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  return plan.map(([a, b]) => rounded([x + r * (a * cos - b * sin), y + r * (b * cos + a * sin)]));
}

function rounded([x, y]: Spot): Spot {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
