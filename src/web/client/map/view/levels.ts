/**
 * What keeps its size on the screen while the map is scaled: names, numbers and strokes of the ground, whose
 * picture is laid out as large as it is seen, and counters, which grow to a size and stop.
 */
import { counterSide } from '../board.js';

/** Steps in which the ground is laid out anew: each a fourth of a doubling. */
const STEPS = 4;
/** Below and beyond so many times the nominal picture everything shrinks and grows with the map. */
const [FAR, NEAR] = [0.5, 4] as const;
const NOMINAL = 1200;
/** Side of a counter, in pixels, beyond which it does not grow. */
const LARGEST = 120;

/** Sets the levels of a drawn map. */
export class Levels {
  readonly #ground: SVGForeignObjectElement | null;
  readonly #size: { readonly width: number; readonly height: number };
  #laidOut = 0;

  constructor(readonly svg: SVGSVGElement) {
    this.#ground = svg.querySelector<SVGForeignObjectElement>('foreignObject.ground');
    const side = (name: 'width' | 'height') => Number(this.#ground?.getAttribute(name) ?? 0);
    this.#size = { width: side('width'), height: side('height') };
  }

  /** `scale`: pixels of the screen a unit of the drawing. */
  set(scale: number): void {
    if (!(scale > 0)) return;
    this.#layOut(scale);
    const side = Math.max(0, ...[...this.svg.querySelectorAll('.stack > [data-unit]')].map(counterSide));
    const counters = side === 0 ? 1 : Math.min(1, LARGEST / (side * scale));
    this.svg.classList.toggle('capped', counters < 1);
    const share = counters.toFixed(3);
    // Set again, even to the same, it would be asked for by all that is drawn.
    if (this.svg.style.getPropertyValue('--counters') !== share)
      this.svg.style.setProperty('--counters', share);
  }

  /** The picture of the ground has the pixels that it is seen with, so it chooses its own details. */
  #layOut(scale: number): void {
    const { width, height } = this.#size;
    if (this.#ground === null || width === 0) return;
    const nominal = NOMINAL / width;
    this.svg.classList.toggle('far', scale < FAR * nominal);
    const kept = Math.max(FAR * nominal, Math.min(scale, NEAR * nominal));
    const step = 2 ** (Math.round(Math.log2(kept) * STEPS) / STEPS);
    if (step === this.#laidOut) return;
    this.#laidOut = step;
    for (const part of [this.#ground, ...this.#ground.querySelectorAll('img')]) {
      part.setAttribute('width', String(width * step));
      part.setAttribute('height', String(height * step));
    }
    this.#ground.setAttribute('transform', `scale(${1 / step})`);
  }
}
