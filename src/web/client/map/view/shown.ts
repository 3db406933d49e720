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

/** What matters on a map: some spots, and where the ways to them begin, which is seen with them. */
export interface Around {
  readonly spots: readonly Spot[];
  readonly from?: Spot | undefined;
}

/**
 * The middle of the part of a size that holds most of some spots with room around each; of parts that hold as
 * many, the one most in the middle. Undefined without any.
 */
export function fullest({ spots, from }: Around, { width, height }: Size, room: number): Spot | undefined {
  const whole = middleOf(spots);
  const [across, down] = [Math.max(0, width / 2 - room), Math.max(0, height / 2 - room)];
  const heldAround = (spot: Spot) => {
    const isHeld = ({ x, y }: Spot) => Math.abs(x - spot.x) <= across && Math.abs(y - spot.y) <= down;
    return from === undefined || isHeld(from) ? spots.filter(isHeld) : [];
  };
  const far = ({ x, y }: Spot) => Math.hypot(x - whole.x, y - whole.y);
  let best: { readonly held: readonly Spot[]; readonly far: number } | undefined;
  for (const spot of [whole, ...spots]) {
    const held = heldAround(spot);
    const isBetter =
      best === undefined ||
      held.length > best.held.length ||
      (held.length === best.held.length && far(spot) < best.far);
    if (isBetter && held.length > 0) best = { held, far: far(spot) };
  }
  return best && middleOf(from === undefined ? best.held : [...best.held, from]);
}

function middleOf(spots: readonly Spot[]): Spot {
  const along = (at: readonly number[]) => (Math.min(...at) + Math.max(...at)) / 2;
  return { x: along(spots.map(({ x }) => x)), y: along(spots.map(({ y }) => y)) };
}

/** The middle, nearest to a wish, of a part that lies inside something that begins at `from`. */
export function heldIn(at: number, from: number, size: number, part: number): number {
  if (part >= size) return from + size / 2;
  return Math.min(from + size - part / 2, Math.max(from + part / 2, at));
}

/** Pixels at the right edge of the frame of a map over which its tools lie. */
export function coveredOf(frame: HTMLElement): number {
  const { left, right, bottom } = frame.getBoundingClientRect();
  const tools = frame.parentElement?.querySelector('.map-tools')?.getBoundingClientRect();
  const covers = tools !== undefined && tools.top < bottom && tools.left > left;
  return covers ? Math.max(0, right - tools.left) : 0;
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
  readonly around: Around;
  readonly radius: number;
  /** Whether places touch, as hexes do. */
  readonly touching: boolean;
}
