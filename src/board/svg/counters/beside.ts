/**
 * Where the counters of a point stand: a block for each side, beside the point and off what stands beside
 * others.
 */
import type { ScenePlace } from '../../../referee/index.js';
import type { PileSize } from './pile.js';

type Rest = NonNullable<ScenePlace['rest']>;

/** The middle of a block. */
export interface BlockCentre {
  readonly x: number;
  readonly y: number;
}

/** What a place takes up on the sheet. */
export interface Footprint {
  readonly place: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From block to block, in sides of a counter. */
const GAP = 0.16;

/**
 * Middles of the blocks of a point: in a row away from it, or one below the other where a row would leave the
 * sheet or cover more of `others`.
 */
export function middlesBeside(
  sheet: PileSize,
  place: ScenePlace,
  rest: Rest,
  sizes: readonly PileSize[],
  others: readonly Footprint[],
): readonly BlockCentre[] {
  const [row, column] = [inRow(place, rest, sizes), inColumn(sheet, place, rest, sizes)];
  const [wide, high] = [row, column].map((spots) => roomAround(place.id, spots, sizes)) as [
    Footprint,
    Footprint,
  ];
  // The cards below a summary stick out a little.
  if (wide.left < 0 || wide.right > sheet.width - rest.side * GAP) return column;
  return covered(high, others) < covered(wide, others) ? column : row;
}

function inRow({ x, y }: ScenePlace, { dx, dy, side }: Rest, sizes: readonly PileSize[]): BlockCentre[] {
  const gap = side * GAP;
  let next = begin(
    x,
    dx,
    sizes.reduce((sum, { width }) => sum + width + gap, -gap),
  );
  return sizes.map(({ width, height }) => {
    next += width + gap;
    return { x: next - gap - width / 2, y: begin(y, dy, height) + height / 2 };
  });
}

function inColumn(
  sheet: PileSize,
  { x, y }: ScenePlace,
  { dx, dy, side }: Rest,
  sizes: readonly PileSize[],
): BlockCentre[] {
  const gap = side * GAP;
  const all = sizes.reduce((sum, { height }) => sum + height + gap, -gap);
  let next = clamped(begin(y, dy, all), sheet.height - all);
  return sizes.map(({ width, height }) => {
    next += height + gap;
    return {
      x: clamped(begin(x, dx, width), sheet.width - gap - width) + width / 2,
      y: next - gap - height / 2,
    };
  });
}

/** Where an extent begins that lies `off` one side of a spot, or around it. */
function begin(at: number, off: number, extent: number): number {
  if (off === 0) return at - extent / 2;
  return off < 0 ? at + off - extent : at + off;
}

export function clamped(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

/** What blocks take up together. */
export function roomAround(
  place: string,
  spots: readonly BlockCentre[],
  sizes: readonly PileSize[],
): Footprint {
  const edges = (of: (spot: BlockCentre, size: PileSize) => number) =>
    spots.map((spot, i) => of(spot, sizes[i] as PileSize));
  return {
    place,
    left: Math.min(...edges(({ x }, { width }) => x - width / 2)),
    right: Math.max(...edges(({ x }, { width }) => x + width / 2)),
    top: Math.min(...edges(({ y }, { height }) => y - height / 2)),
    bottom: Math.max(...edges(({ y }, { height }) => y + height / 2)),
  };
}

/** How much of what other places take up a room would cover. */
function covered(footprint: Footprint, others: readonly Footprint[]): number {
  return others.reduce((sum, other) => {
    if (other.place === footprint.place) return sum;
    const width = Math.min(footprint.right, other.right) - Math.max(footprint.left, other.left);
    const height = Math.min(footprint.bottom, other.bottom) - Math.max(footprint.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
