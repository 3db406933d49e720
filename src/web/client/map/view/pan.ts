/**
 * Moving and scaling the map: wheel, drag, two fingers, buttons, keys. A page that is turned, or loaded
 * again, keeps the view.
 */

import { dragByMouse, isWheelOfPage, moveByFingers, noteWheelOfPage } from './gestures.js';
import { Levels } from './levels.js';
import {
  type Around,
  type Begin,
  coveredOf,
  type Edges,
  fullest,
  heldIn,
  type Size,
  slideAround,
  slideToHold,
  type ViewKeeper,
  type Viewport,
} from './shown.js';

const CLOSEST = 14;
const STEP = 1.4;
/** How long (ms) after the last movement the map is drawn anew where it lies. */
const REST = 200;
/**
 * Width of a hex, in pixels, below which a map is not shown whole at first, and that is shown then: a counter
 * in it has 48. A point has room around it.
 */
const READABLE = { hex: 84, point: 36 };
/**
 * A map that as a whole is so little below that is shown whole: all that is cut off would be its edge. Points
 * far apart are many a map's edge, and what stands beside them is read from afar.
 */
const NEARLY = { hex: 1.1, point: 1.4 };

/** A map that can be moved. */
export class Pan {
  readonly #whole: Size;
  readonly #begin: Begin;
  readonly #levels: Levels;
  #view: Viewport;
  /** What is drawn: while the map is moved, that drawing is slid as it is. */
  #drawn: Viewport;
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #slide: HTMLElement;
  readonly #fillsWindow: boolean;

  constructor(
    readonly frame: HTMLElement,
    readonly svg: SVGSVGElement,
    readonly keeper: ViewKeeper,
    begin: Begin,
  ) {
    this.#begin = begin;
    const { width, height } = svg.viewBox.baseVal;
    this.#whole = { width, height };
    this.#levels = new Levels(svg);
    frame.classList.add('pans');
    this.#slide = slideAround(svg);
    // Where the page does not scroll, one finger and the wheel are the map's.
    this.#fillsWindow = frame.closest('.at-match') !== null;
    if (!this.#fillsWindow) frame.style.aspectRatio = `${width} / ${height}`;
    const [kept, first] = [keeper.read(), this.#first()];
    // Shown from afar when nothing stood on it yet, it is looked at anew.
    this.#view = kept !== undefined && (kept.byHand || kept.width <= first.width + 1) ? kept : first;
    this.#drawn = this.#view;
    this.refit();
    new ResizeObserver(() => this.refit()).observe(frame);
    frame.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    const drag = (dx: number, dy: number) => this.slide(dx * this.#scale(), dy * this.#scale());
    dragByMouse(frame, drag);
    moveByFingers(frame, {
      oneFinger: () => this.#fillsWindow,
      drag,
      pinch: (factor, at) => this.zoom(factor, at),
    });
  }

  /**
   * Heeds that something else is drawn where this map lay, or that its frame is another size: a map that was
   * shown whole stays whole, though a hand of cards takes room from it, where it can be read so.
   */
  refit(): void {
    const [whole, { map }] = [this.#mapWide(), this.#begin];
    const wasWhole = !this.#view.byHand && this.#view.width >= map.width - 1;
    if (wasWhole && this.#readable(whole) >= whole - 1) this.#view = this.#first();
    this.#draw();
  }

  /** Shows more or less; what lies at the given point of the window stays there. */
  zoom(factor: number, at = this.#middle()): void {
    const before = this.#at(at.x, at.y);
    this.#view = { ...this.#view, width: this.#view.width / factor, byHand: true };
    this.#draw();
    const after = this.#at(at.x, at.y);
    this.move(before.x - after.x, before.y - after.y);
  }

  closer(): void {
    this.zoom(STEP);
  }

  farther(): void {
    this.zoom(1 / STEP);
  }

  /** Shows the whole map; once more, what stands around it too. */
  fit(): void {
    const { map } = this.#begin;
    const wide = this.#mapWide();
    const { width, height } = this.#whole;
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
    const isShown = Math.abs(this.#view.width - wide) < 1 && Math.abs(this.#view.y - y) < 1;
    this.#view = isShown ? { x: width / 2, y: height / 2, width: this.#most() } : { x, y, width: wide };
    this.#view = { ...this.#view, byHand: true };
    this.#draw();
  }

  /** Moves what is shown, in units of the drawing. */
  move(dx: number, dy: number): void {
    this.#view = { ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy };
    this.#draw();
  }

  /**
   * Moves it under a finger or the mouse: what is drawn is slid, which costs no painting, and drawn anew when
   * it rests.
   */
  slide(dx: number, dy: number): void {
    this.#view = this.#inside({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy, byHand: true });
    const [x, y] = [this.#drawn.x - this.#view.x, this.#drawn.y - this.#view.y].map(
      (far) => far / this.#scale(),
    );
    this.#slide.style.transform = `translate(${x}px, ${y}px)`;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      // A page that was turned meanwhile has a map of its own.
      if (this.frame.isConnected) this.#draw();
    }, REST);
    this.keeper.write(this.#view);
  }

  /** Moves no more than is needed for a spot to be seen. */
  reveal(x: number, y: number, radius: number): void {
    const { width, height } = this.#shown();
    const over = (at: number, middle: number, half: number) => {
      const lasting = Math.max(0, half - radius * 1.5);
      return at - middle > lasting
        ? at - middle - lasting
        : at - middle < -lasting
          ? at - middle + lasting
          : 0;
    };
    this.move(over(x, this.#view.x, width / 2), over(y, this.#view.y, height / 2));
  }

  /**
   * Comes near enough to read, unless the reader has set the view. Moves no more than is needed to see all
   * of some spots; where they are too far apart, to most of them, if none is seen or not where ways begin.
   */
  seek(around: Around): void {
    const { spots, from } = around;
    if (spots.length === 0) return;
    const readable = this.#readable(this.#view.width);
    const isFar = !this.#view.byHand && this.#view.width > readable + 1;
    if (!isFar) {
      const all = from === undefined ? spots : [...spots, from];
      const slid = this.#view.byHand ? undefined : slideToHold(this.#seen(), all, this.#begin.radius);
      if (slid !== undefined) this.move(...slid);
      if (slid !== undefined || this.isSeen(around)) return;
    }
    this.#view = { ...this.#view, ...this.#around(around, isFar ? readable : this.#view.width) };
    this.#draw();
  }

  /** Whether one of some spots is in sight, and where the ways to them begin. */
  isSeen({ spots, from }: Around): boolean {
    const { left, right, top, bottom } = this.#seen();
    const seen = ({ x, y }: (typeof spots)[number]) => x > left && x < right && y > top && y < bottom;
    return spots.some(seen) && (from === undefined || seen(from));
  }

  /** How much of the drawing lies under the tools at the right, where `width` of it is shown. */
  #covered(width: number): number {
    return (coveredOf(this.frame) * width) / (this.frame.clientWidth || 1);
  }

  /** Shows so much of the drawing that most of some spots are in sight, beside what lies over the map. */
  #around(around: Around, width: number): Viewport {
    const covered = this.#covered(width);
    const seen = { width: width - covered, height: width / this.#ratio() };
    const { x, y } = fullest(around, seen, this.#begin.radius) ?? this.#begin.map;
    return { x: x + covered / 2, y, width };
  }

  /** The part of the drawing that is seen beside the tools that lie over the map. */
  #seen(): Edges {
    const { width, height } = this.#shown();
    const { x, y } = this.#view;
    return {
      left: x - width / 2,
      right: x + width / 2 - coveredOf(this.frame) * this.#scale(),
      top: y - height / 2,
      bottom: y + height / 2,
    };
  }

  /** At the beginning: the map, or, where places would be too small, those that matter; nothing around it. */
  #first(): Viewport {
    const { map, around } = this.#begin;
    const wide = this.#mapWide();
    const readable = this.#readable(wide);
    const { x, y, width } = this.#around(around, around.spots.length === 0 ? wide : Math.min(wide, readable));
    const high = width / this.#ratio();
    const wideBeside = map.width + this.#covered(width);
    return { x: heldIn(x, map.x, wideBeside, width), y: heldIn(y, map.y, map.height, high), width };
  }

  /** Width of the drawing at which places are as large as they must be. */
  #readable(wide: number): number {
    const { radius, touching } = this.#begin;
    const kind = touching ? 'hex' : 'point';
    const width = (2 * radius * (this.frame.clientWidth || wide)) / READABLE[kind];
    const whole = this.#mapWide();
    return whole > width && whole <= width * NEARLY[kind] ? whole : width;
  }

  /** Width of the drawing that shows the whole map, without the boxes around it. */
  #mapWide(): number {
    const { width, height } = this.#begin.map;
    return Math.min(this.#most(), Math.max(width, height * this.#ratio()));
  }

  /** Width of the drawing that shows all of it. */
  #most(): number {
    const { width, height } = this.#whole;
    return Math.max(width, height * this.#ratio());
  }

  #ratio(): number {
    const { clientWidth, clientHeight } = this.frame;
    return clientWidth > 0 && clientHeight > 0
      ? clientWidth / clientHeight
      : this.#whole.width / this.#whole.height;
  }

  #shown(): Size {
    return { width: this.#view.width, height: this.#view.width / this.#ratio() };
  }

  /** As near to a wish as the drawing reaches: its right edge comes clear of the tools. */
  #inside(wish: Viewport): Viewport {
    const most = this.#most();
    const width = Math.min(most, Math.max(this.#whole.width / CLOSEST, wish.width));
    const height = width / this.#ratio();
    return {
      ...wish,
      x: heldIn(wish.x, 0, this.#whole.width + this.#covered(width), width),
      y: heldIn(wish.y, 0, this.#whole.height, height),
      width,
    };
  }

  #draw(): void {
    clearTimeout(this.#resting);
    this.#view = this.#inside(this.#view);
    this.#drawn = this.#view;
    this.#slide.style.transform = '';
    const { x, y, width } = this.#view;
    const { height } = this.#shown();
    const box = [x - width / 2, y - height / 2, width, height].map((n) => n.toFixed(1)).join(' ');
    if (this.svg.getAttribute('viewBox') !== box) this.svg.setAttribute('viewBox', box);
    this.#levels.set(1 / this.#scale());
    this.svg.dispatchEvent(new Event('scaled'));
    this.keeper.write(this.#view);
  }

  #middle(): { readonly x: number; readonly y: number } {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** A point of the window in units of the drawing. */
  #at(clientX: number, clientY: number): { readonly x: number; readonly y: number } {
    const { left, top } = this.frame.getBoundingClientRect();
    const { width, height } = this.#shown();
    const scale = this.#scale();
    return {
      x: this.#view.x - width / 2 + (clientX - left) * scale,
      y: this.#view.y - height / 2 + (clientY - top) * scale,
    };
  }

  /** Units of the drawing a pixel. */
  #scale(): number {
    return this.#view.width / (this.frame.clientWidth || 1);
  }

  #wheel(event: WheelEvent): void {
    const wholly = this.#view.width >= this.#mapWide() - 0.5;
    // Where there is nothing more to show, and while the reader scrolls the page past the map, the wheel is
    // the page's.
    if (!this.#fillsWindow && !event.ctrlKey && (isWheelOfPage() || (wholly && event.deltaY > 0))) {
      noteWheelOfPage();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.zoom(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) / (event.ctrlKey ? 120 : 480)), {
      x: event.clientX,
      y: event.clientY,
    });
  }
}
