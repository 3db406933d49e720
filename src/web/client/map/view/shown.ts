/** What of a map is shown, kept for as long as the tab lives; and the layer on which it is slid. */

/** What of the drawing is shown: its middle and how much of its width. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Whether the reader has set it himself: then it stays where he sees something that can be chosen. */
  readonly byHand?: boolean;
}

/** Keeps views by name for as long as the tab lives. */
export interface ViewKeeper {
  read(): Viewport | undefined;
  write(view: Viewport): void;
}

/** A keeper in the tab's storage. */
export function keepView(storage: Storage, name: string): ViewKeeper {
  const key = `denrei-view ${name}`;
  return {
    read: () => {
      const [x, y, width, hand] = (storage.getItem(key) ?? '').split(' ').map(Number);
      const good =
        x !== undefined &&
        y !== undefined &&
        width !== undefined &&
        width > 0 &&
        Number.isFinite(x + y + width);
      return good ? { x, y, width, byHand: hand === 1 } : undefined;
    },
    write: ({ x, y, width, byHand }) =>
      storage.setItem(key, [x, y, width, byHand ? 1 : 0].map((n) => Math.round(n * 1000) / 1000).join(' ')),
  };
}

/** Puts a drawing on a layer of its own, unless it lies on one: sliding that lays out and paints nothing. */
export function slideAround(svg: SVGSVGElement): HTMLElement {
  const there = svg.closest<HTMLElement>('.slide');
  if (there !== null) return there;
  const slide = svg.ownerDocument.createElement('div');
  slide.className = 'slide';
  svg.before(slide);
  slide.append(svg);
  return slide;
}

/** Where something ends on its four sides. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far what is seen has to slide, and no farther, to hold all of some spots with room around each;
 * undefined where they are too far apart.
 */
export function slideToHold(
  seen: Edges,
  spots: readonly Spot[],
  room: number,
): readonly [dx: number, dy: number] | undefined {
  const along = (at: readonly number[], from: number, to: number): number | undefined => {
    const [low, high] = [Math.min(...at) - room, Math.max(...at) + room];
    if (high - low > to - from) return undefined;
    return low < from ? low - from : Math.max(0, high - to);
  };
  const dx = along(
    spots.map(({ x }) => x),
    seen.left,
    seen.right,
  );
  const dy = along(
    spots.map(({ y }) => y),
    seen.top,
    seen.bottom,
  );
  return dx === undefined || dy === undefined ? undefined : [dx, dy];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The one of some spots that most others are around. */
export function inTheMiddle(spots: readonly Spot[]): Spot | undefined {
  const mean = (of: keyof Spot) => spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length;
  const [x, y] = [mean('x'), mean('y')];
  const far = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return [...spots].sort((a, b) => far(a) - far(b))[0];
}

/** The middle, nearest to a wish, of a part that lies inside something that begins at `from`. */
export function heldIn(at: number, from: number, size: number, part: number): number {
  if (part >= size) return from + size / 2;
  return Math.min(from + size - part / 2, Math.max(from + part / 2, at));
}

/** Of a map or of a part of it. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the drawing. */
export interface DrawingPart extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a reader begins: the map without the boxes around it, what of it matters now, how large a place is.
 */
export interface Begin {
  readonly map: DrawingPart;
  readonly around: readonly { readonly x: number; readonly y: number }[];
  readonly radius: number;
  /** Whether places touch, as hexes do. */
  readonly touching: boolean;
}
