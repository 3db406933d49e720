/** The hexes under a straight line between two centres: for lines of fire. Exact, in integers. */
import { type Axial, directions, minus, plus } from './axial.js';
import type { Grid } from './grid.js';

/**
 * One stretch of a line: the hex that it crosses, or the two hexes whose common side it runs along
 * (the one on its left first, looking from the start); -1 is off the map.
 */
export type Passage = readonly [hex: number] | readonly [left: number, right: number];

/**
 * All hexes that the line from the centre of `a` to that of `b` crosses, both ends included, in order.
 * Corners merely touched do not count.
 */
export function lineOfHexes(grid: Grid, a: number, b: number): Passage[] {
  const start = grid.axial(a);
  const along = minus(grid.axial(b), start);
  const line: Line = { start, along, steps: directions(grid.layout) };
  const passages: Passage[] = [[a]];
  let here = start;
  while (ahead(line, minus(grid.axial(b), here)) > 0) {
    const next = following(line, here);
    passages.push(next.length === 1 ? [grid.at(next[0])] : [grid.at(next[0]), grid.at(next[1])]);
    here = next[0];
  }
  return passages;
}

interface Line {
  readonly start: Axial;
  readonly along: Axial;
  readonly steps: readonly Axial[];
}

/**
 * The neighbours that the line meets next: among those it meets at all, the least far ahead; two at once lie
 * on both sides of it.
 */
function following(line: Line, here: Axial): readonly [Axial] | readonly [Axial, Axial] {
  const met = line.steps.filter((step) => ahead(line, step) > 0 && meets(line, plus(here, step)));
  const nearest = Math.min(...met.map((step) => ahead(line, step)));
  const [one, other] = met.filter((step) => ahead(line, step) === nearest).map((step) => plus(here, step));
  if (one === undefined) throw new Error('a line of hexes lost its way');
  if (other === undefined) return [one];
  return sideOf(line, scaled(one)) < 0 ? [one, other] : [other, one];
}

/** Does the line cross this hex, or run along one of its sides? */
function meets(line: Line, hex: Axial): boolean {
  const sides = corners(line.steps, hex).map((corner) => sideOf(line, corner));
  const left = sides.some((side) => side < 0);
  const right = sides.some((side) => side > 0);
  return (left && right) || sides.filter((side) => side === 0).length === 2;
}

/** How far along the line a step leads (dot product, in halves of the squared hex distance). */
function ahead({ along }: Line, step: Axial): number {
  return 2 * along.q * step.q + 2 * along.r * step.r + along.q * step.r + along.r * step.q;
}

/** Negative left of the line, positive right of it, 0 on it; `place` in thirds of a hex. */
function sideOf(line: Line, place: Axial): number {
  const { q, r } = minus(place, scaled(line.start));
  return line.along.q * r - line.along.r * q;
}

/** Corners have whole coordinates when a hex counts three. */
function scaled(hex: Axial): Axial {
  return { q: hex.q * 3, r: hex.r * 3 };
}

/** Between two neighbouring directions lies a corner, a third of their sum away. */
function corners(steps: readonly Axial[], hex: Axial): Axial[] {
  return steps.map((step, d) => plus(scaled(hex), plus(step, steps[(d + 1) % 6] as Axial)));
}
