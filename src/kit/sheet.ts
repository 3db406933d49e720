/** Where the hexes of a map lie on the drawn sheet. */
import type { Grid } from '../hex/index.js';
import type { Segment, Spot } from './chains.js';

/** A map of hexes in units of the drawing. */
export interface HexSheet {
  readonly width: number;
  readonly height: number;
  readonly centre: (hex: number) => Spot;
  /** A side of a hex, from corner to corner. */
  readonly segment: (hex: number, direction: number) => Segment;
}

/** The sheet of `count` hexes: `radius` from centre to corner, `margin` around the outermost corners. */
export function hexSheet(grid: Grid, count: number, radius: number, margin: number): HexSheet {
  const centres = Array.from({ length: count }, (_, hex) => grid.centre(hex));
  const [xs, ys] = [centres.map(({ x }) => x * radius), centres.map(({ y }) => y * radius)];
  const [left, top] = [Math.min(...xs) - radius - margin, Math.min(...ys) - radius - margin];
  const spot = ({ x, y }: { readonly x: number; readonly y: number }): Spot => [
    Math.round(x * radius - left),
    Math.round(y * radius - top),
  ];
  return {
    width: Math.ceil(Math.max(...xs) + radius + margin - left),
    height: Math.ceil(Math.max(...ys) + radius + margin - top),
    centre: (hex) => spot(grid.centre(hex)),
    segment: (hex, direction) => [
      spot(grid.corner(hex, direction)),
      spot(grid.corner(hex, (direction + 1) % 6)),
    ],
  };
}
