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
  const end = grid.axial(b);
  const line = lineAlong(start, minus(end, start), directions(grid.layout));
  const passages: Passage[] = [[a]];
  let here = start;
  while (ahead(line.along, minus(end, here)) > 0) {
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
  /** How far each step leads along it, and how far aside. */
  readonly aheads: readonly number[];
  readonly asides: readonly number[];
  /** How far aside of its hex's centre each corner lies. */
  readonly corners: readonly number[];
}

function lineAlong(start: Axial, along: Axial, steps: readonly Axial[]): Line {
  return {
    start,
    along,
    steps,
    aheads: steps.map((step) => ahead(along, step)),
    asides: steps.map((step) => aside(along, step)),
    // Between two neighbouring directions lies a corner, a third of their sum away.
    corners: steps.map((step, d) => aside(along, plus(step, steps[(d + 1) % 6] as Axial)) / THIRDS),
  };
}

/**
 * The neighbours that the line meets next: among those it meets at all, the least far ahead; two at once lie
 * on both sides of it.
 */
function following(line: Line, here: Axial): readonly [Axial] | readonly [Axial, Axial] {
  const from = aside(line.along, minus(here, line.start));
  let nearest = Number.POSITIVE_INFINITY;
  let met: number[] = [];
  for (const [d, far] of line.aheads.entries()) {
    if (far <= 0 || far > nearest || !meets(line, from + (line.asides[d] as number))) continue;
    if (far < nearest) met = [];
    nearest = far;
    met.push(d);
  }
  const [one, other] = met;
  if (one === undefined) throw new Error('a line of hexes lost its way');
  const hex = (d: number) => plus(here, line.steps[d] as Axial);
  if (other === undefined) return [hex(one)];
  return from + (line.asides[one] as number) < 0 ? [hex(one), hex(other)] : [hex(other), hex(one)];
}

/** Does the line cross the hex whose centre lies so far aside of it, or run along one of its sides? */
function meets({ corners }: Line, centre: number): boolean {
  let [left, right, on] = [0, 0, 0];
  for (const corner of corners) {
    const side = centre + corner;
    if (side < 0) left++;
    else if (side > 0) right++;
    else on++;
  }
  return (left > 0 && right > 0) || on === 2;
}

/** How far along the line a step leads (dot product, in halves of the squared hex distance). */
function ahead(along: Axial, step: Axial): number {
  return 2 * along.q * step.q + 2 * along.r * step.r + along.q * step.r + along.r * step.q;
}

/** Corners have whole coordinates when a hex counts three. */
const THIRDS = 3;

/** How far aside a step leads, in thirds of a hex: negative to the left, positive to the right. */
function aside(along: Axial, step: Axial): number {
  return THIRDS * (along.q * step.r - along.r * step.q);
}
