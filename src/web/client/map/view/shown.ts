/** What of a map is shown, kept for as long as the tab lives; and the layer on which it is slid. */

/** What of the drawing is shown: its middle and how much of its width. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly width: number;
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
      const [x, y, width] = (storage.getItem(key) ?? '').split(' ').map(Number);
      const good =
        x !== undefined &&
        y !== undefined &&
        width !== undefined &&
        width > 0 &&
        Number.isFinite(x + y + width);
      return good ? { x, y, width } : undefined;
    },
    write: ({ x, y, width }) =>
      storage.setItem(key, [x, y, width].map((n) => Math.round(n * 1000) / 1000).join(' ')),
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
