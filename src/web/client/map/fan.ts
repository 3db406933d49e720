/** Stacks fan out, so that each counter can be seen and pressed: on hovering, on a tap, under the cursor. */
import { type DrawnMap, drawn, translation } from './board.js';

const WAIT = 220;
const LINGER = 350;

/** Fans the stacks of a map. At most one lies open. */
export class Fan {
  #open: SVGGElement | undefined;
  #timer = 0;

  constructor(readonly board: DrawnMap) {
    const { svg } = board;
    svg.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'mouse') this.#hover(stackUnder(event.target));
    });
    svg.addEventListener('pointerleave', (event) => {
      if (event.pointerType === 'mouse') this.#hover(undefined);
    });
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
    stack.prepend(drawn(this.board.page, 'rect', { class: 'fan-cloth', rx: pad, ...size }));
    this.#toTop(stack);
  }

  close(): void {
    clearTimeout(this.#timer);
    const stack = this.#open;
    this.#open = undefined;
    if (stack === undefined) return;
    stack.classList.remove('fanned');
    stack.querySelector('.fan-cloth')?.remove();
    for (const counter of countersIn(stack))
      if (counter.dataset.stands !== undefined) counter.setAttribute('transform', counter.dataset.stands);
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
