/** Axial coordinates: two of the three cube coordinates of a hex, all integers. */

/** Which way the hexes stand, and which columns (or rows) are shoved half a hex down (or right). */
export const LAYOUTS = ['flat-odd-down', 'flat-even-down', 'pointy-odd-right', 'pointy-even-right'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Clockwise: N NE SE S SW NW where hexes are flat on top. */
const FLAT: readonly Axial[] = [ax(0, -1), ax(1, -1), ax(1, 0), ax(0, 1), ax(-1, 1), ax(-1, 0)];
/** Clockwise: NE E SE SW W NW where they are pointed on top. */
const POINTY: readonly Axial[] = [ax(1, -1), ax(1, 0), ax(0, 1), ax(-1, 1), ax(-1, 0), ax(0, -1)];

function ax(q: number, r: number): Axial {
  return { q, r };
}

export function isFlat(layout: Layout): boolean {
  return layout.startsWith('flat');
}

/** The six steps to the neighbours, clockwise from the top. */
export function directions(layout: Layout): readonly Axial[] {
  return isFlat(layout) ? FLAT : POINTY;
}

/** Axial coordinates of a printed column and row. */
export function toAxial(layout: Layout, col: number, row: number): Axial {
  if (isFlat(layout)) return ax(col, row - (col + shove(layout, col)) / 2);
  return ax(col - (row + shove(layout, row)) / 2, row);
}

/**
 * Makes a column or row even: an odd one that is shoved forward counts from before, the others from behind.
 */
function shove(layout: Layout, line: number): number {
  const odd = line & 1;
  return layout.includes('odd') ? -odd : odd;
}

export function plus(a: Axial, b: Axial): Axial {
  return ax(a.q + b.q, a.r + b.r);
}

export function minus(a: Axial, b: Axial): Axial {
  return ax(a.q - b.q, a.r - b.r);
}

/** Steps from hex to hex. */
export function axialDistance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** No map has so many rows. */
const MOST_ROWS = 2 ** 16;

/** A number for each place of a map. */
export function axialKey({ q, r }: Axial): number {
  return q * MOST_ROWS + r;
}
