/**
 * Stacks fan out, so that each counter can be seen and pressed: on hovering, on a tap, under the cursor.
 * However near or far the map is, the counters of a fan have one size.
 */
import { counterSide, drawn, translation } from './board.js';

const WAIT = 220;
const LINGER = 350;
/** Side of a counter in a fan, in pixels, and at least where the map has no room for so many. */
const SIDE = 64;
const LEAST = 48;

/** Fans the stacks of a map. At most one lies open. */
export class Fan {
  #open: SVGGElement | undefined;
  #timer = 0;

  constructor(readonly svg: SVGSVGElement) {
    svg.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'mouse') this.#hover(stackUnder(event.target));
    });
    svg.addEventListener('pointerleave', (event) => {
      if (event.pointerType === 'mouse') this.#hover(undefined);
    });
    svg.addEventListener('scaled', () => this.#keepSize());
  }

  /** The stack that lies open. */
  get stack(): SVGGElement | undefined {
    return this.#open;
  }

  isOpen(stack: SVGGElement): boolean {
    return this.#open === stack;
  }

  /** Lays the counters of a stack side by side. A stack of one stays. */
  open(stack: SVGGElement): void {
    if (this.#open === stack) return;
    this.close();
    const counters = countersIn(stack).filter((counter) => counter.dataset.fanX !== undefined);
    if (counters.length < 2) return;
    this.#open = stack;
    for (const counter of counters) {
      const [x, y] = translation(counter);
      counter.dataset.stands = counter.getAttribute('transform') ?? '';
      const spot = `translate(${x + Number(counter.dataset.fanX)} ${y + Number(counter.dataset.fanY)})`;
      counter.setAttribute('transform', counter.dataset.stands.replace(/translate\([^)]*\)/, spot));
    }
    stack.classList.add('fanned');
    const box = stack.getBBox();
    const pad = box.width * 0.03;
    const size = { x: box.x - pad, y: box.y - pad, width: box.width + 2 * pad, height: box.height + 2 * pad };
    stack.prepend(drawn(this.svg.ownerDocument, 'rect', { class: 'fan-cloth', rx: pad, ...size }));
    this.#toTop(stack);
    this.#keepSize();
    this.#tell();
  }

  close(): void {
    clearTimeout(this.#timer);
    const stack = this.#open;
    this.#open = undefined;
    if (stack === undefined) return;
    stack.classList.remove('fanned');
    for (const property of ['transform', 'transform-origin', 'transform-box'])
      stack.style.removeProperty(property);
    stack.querySelector('.fan-cloth')?.remove();
    for (const counter of countersIn(stack))
      if (counter.dataset.stands !== undefined) counter.setAttribute('transform', counter.dataset.stands);
    this.#tell();
  }

  /** Whatever points to a counter points to where it lies now. */
  #tell(): void {
    this.svg.ownerDocument.dispatchEvent(new Event('fanned'));
  }

  /** As large as a finger needs it, about its middle, and inside what is seen of the map. */
  #keepSize(): void {
    const stack = this.#open;
    const counter = stack?.querySelector<SVGGElement>('[data-unit]');
    const frame = this.svg.parentElement?.getBoundingClientRect();
    const onScreen = (stack?.parentNode as SVGGElement | null | undefined)?.getScreenCTM();
    if (!stack || !counter || !frame || !onScreen) return;
    const { x, y, width, height } = stack.getBBox();
    const [cx, cy] = [x + width / 2, y + height / 2];
    const scale = onScreen.a;
    const side = counterSide(counter) * scale;
    const room = 0.96 * Math.min(frame.width / (width * scale), frame.height / (height * scale));
    const grown = Math.max(LEAST / side, Math.min(SIDE / side, room));
    const middle = new DOMPoint(cx, cy).matrixTransform(onScreen);
    const inside = (at: number, from: number, to: number, half: number) =>
      Math.max(from + half, Math.min(to - half, at)) - at;
    const dx = inside(middle.x, frame.left, frame.right, (width * scale * grown) / 2) / scale;
    const dy = inside(middle.y, frame.top, frame.bottom, (height * scale * grown) / 2) / scale;
    stack.style.transformBox = 'view-box';
    stack.style.transformOrigin = '0 0';
    stack.style.transform = `translate(${cx + dx}px, ${cy + dy}px) scale(${grown}) translate(${-cx}px, ${-cy}px)`;
  }

  /**
   * What is drawn later lies on top. The others go below it: the stack itself must not move, it may hold the
   * focus.
   */
  #toTop(stack: SVGGElement): void {
    while (stack.nextSibling !== null) stack.before(stack.nextSibling);
  }

  #hover(stack: SVGGElement | undefined): void {
    clearTimeout(this.#timer);
    if (stack === this.#open) return;
    this.#timer = window.setTimeout(
      () => (stack === undefined ? this.close() : this.open(stack)),
      stack === undefined ? LINGER : WAIT,
    );
  }
}

/** The stack that a shape belongs to. */
export function stackUnder(target: EventTarget | null): SVGGElement | undefined {
  const stack = target instanceof Element ? target.closest('[data-stack]') : null;
  return stack instanceof SVGGElement ? stack : undefined;
}

function countersIn(stack: SVGGElement): SVGGElement[] {
  return [...stack.querySelectorAll<SVGGElement>('[data-unit]')];
}
