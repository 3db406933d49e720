/** The drawn map as the browser's part knows it: places, counters, stacks, and what of them can be chosen. */

/**
 * Something of the map that the cursor can stand on: a place, or a counter in a box beside the map.
 * Coordinates of the drawing.
 */
export interface CursorPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly shape: SVGGElement;
}

export interface Counter {
  readonly id: string;
  readonly shape: SVGGElement;
}

/** One drawn map. A page that is turned has a new one. */
export class DrawnMap {
  /** The group that places and counters are drawn in. */
  readonly layer: SVGGElement;
  /** What is laid over the map: in a group of its own, or all else would be laid out anew with it. */
  readonly over: SVGGElement;
  /** Height of what is drawn above the map. */
  readonly top: number;
  readonly spots: readonly CursorPlace[];
  readonly #byId: ReadonlyMap<string, CursorPlace>;
  readonly #stacks: ReadonlyMap<string, SVGGElement>;

  constructor(
    readonly page: Document,
    readonly svg: SVGSVGElement,
  ) {
    const places = svg.querySelector('.places');
    this.layer =
      places?.parentElement instanceof SVGGElement ? places.parentElement : svg.appendChild(group(page, ''));
    this.over = svg.querySelector<SVGGElement>('.over') ?? this.layer.appendChild(group(page, 'over'));
    this.top = translation(this.layer)[1];
    const shapes = [...svg.querySelectorAll<SVGGElement>('[data-place], [data-side]')];
    const sizeOf = sizes();
    const onMap = shapes.map((shape) => {
      const [x, y] = spotOf(shape);
      return { id: shape.dataset.place ?? shape.dataset.side ?? '', x, y, radius: sizeOf(shape) / 2, shape };
    });
    this.spots = [...onMap, ...this.#loose()];
    this.#byId = new Map(this.spots.map((spot) => [spot.id, spot]));
    const stacks = [...svg.querySelectorAll<SVGGElement>('[data-stack]')];
    this.#stacks = new Map(stacks.map((stack) => [stack.dataset.stack ?? '', stack]));
  }

  /** Counters that stand in no place of the map: each is a spot of its own. */
  #loose(): readonly CursorPlace[] {
    const loose = [...this.svg.querySelectorAll<SVGGElement>('[data-unit]')].filter(
      (shape) => shape.closest('[data-stack]') === null,
    );
    const toLayer = this.layer.getScreenCTM()?.inverse();
    if (toLayer === undefined) return [];
    return loose.map((shape) => {
      const { x, y, width, height } = shape.getBoundingClientRect();
      const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(toLayer);
      return {
        id: shape.dataset.unit ?? '',
        x: middle.x,
        y: middle.y,
        radius: (width * toLayer.a) / 2,
        shape,
      };
    });
  }

  spot(id: string): CursorPlace | undefined {
    return this.#byId.get(id);
  }

  /** Counters at a spot, the lowest first. */
  countersAt(id: string): readonly Counter[] {
    const stack = this.stackAt(id);
    const own = this.#byId.get(id)?.shape;
    const shapes = stack === undefined ? [] : [...stack.querySelectorAll<SVGGElement>('[data-unit]')];
    return [...(own?.dataset.unit === undefined ? [] : [own]), ...shapes].map((shape) => ({
      id: shape.dataset.unit ?? '',
      shape,
    }));
  }

  stackAt(id: string): SVGGElement | undefined {
    return this.#stacks.get(id);
  }

  /** The spot that a shape of the map belongs to. */
  spotOf(shape: Element): CursorPlace | undefined {
    const found = shape.closest<SVGElement>('[data-stack], [data-place], [data-side], [data-unit]');
    const stack = shape.closest<SVGElement>('[data-stack]');
    return this.#byId.get(
      stack?.dataset.stack ?? found?.dataset.place ?? found?.dataset.side ?? found?.dataset.unit ?? '',
    );
  }

  /** Ids that can be chosen at a spot: its counters from the top, then the place itself. */
  choicesAt(id: string): readonly string[] {
    const counters = this.countersAt(id)
      .map((counter) => counter.id)
      .reverse();
    return [...new Set([...counters, id])].filter((one) => choicesFor(this.page, one).length > 0);
  }

  /** Spots with something to choose, in reading order. */
  choosable(): readonly CursorPlace[] {
    const ids = new Set(choicesIn(this.page).map(idOfChoice));
    const able = this.spots.filter(
      ({ id }) => ids.has(id) || this.countersAt(id).some((counter) => ids.has(counter.id)),
    );
    return able.sort((a, b) => a.y - b.y || a.x - b.x);
  }
}

/** The map of a page, if it has one. */
export function boardOf(page: Document): DrawnMap | undefined {
  const svg = page.querySelector<SVGSVGElement>('[data-map] svg.board');
  return svg === null ? undefined : new DrawnMap(page, svg);
}

/** Links, buttons and boxes that stand for an id of the map. */
export function choicesFor(page: Document, id: string): HTMLElement[] {
  return choicesIn(page).filter((choice) => idOfChoice(choice) === id);
}

function choicesIn(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-at], [data-choice]')];
}

function idOfChoice({ dataset }: HTMLElement): string | undefined {
  return dataset.at ?? dataset.choice;
}

/** The shapes on the map that stand for an id. */
export function shapesOf(page: Document, id: string): Element[] {
  return ['unit', 'place', 'side'].flatMap((kind) => {
    const shape = page.querySelector(`[data-map] [data-${kind}="${CSS.escape(id)}"]`);
    return shape === null ? [] : [shape];
  });
}

/** The spoken title of a shape. */
export function spokenTitle(shape: Element): string {
  return [...shape.children].find((child) => child.tagName.toLowerCase() === 'title')?.textContent ?? '';
}

const SVG = 'http://www.w3.org/2000/svg';

/** An element of the drawing. */
export function drawn(
  page: Document,
  name: string,
  attributes: { readonly [name: string]: string | number },
): SVGElement {
  const element = page.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A group of the drawing. */
export function group(page: Document, name: string): SVGGElement {
  return drawn(page, 'g', { class: name }) as SVGGElement;
}

/** What a shape's `transform` moves it by. */
export function translation(shape: Element): readonly [x: number, y: number] {
  const found = /translate\(\s*([-\d.]+)(?:[\s,]+([-\d.]+))?/.exec(shape.getAttribute('transform') ?? '');
  return [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
}

/** Where a place stands: moved there, or referred to from there in a column that is moved. */
function spotOf(shape: Element): readonly [x: number, y: number] {
  if (shape.hasAttribute('transform')) return translation(shape);
  const [x] = shape.parentElement === null ? [0] : translation(shape.parentElement);
  return [x, Number(shape.getAttribute('y'))];
}

/** Measures shapes: those that refer to one shape are of its size. */
function sizes(): (shape: SVGGElement) => number {
  const known = new Map<string, number>();
  return (shape) => {
    const shared = shape.getAttribute('href') ?? '';
    const size = known.get(shared) ?? sizeOf(shape);
    if (shared !== '') known.set(shared, size);
    return size;
  };
}

function sizeOf(shape: SVGGElement): number {
  const { width, height } = shape.getBBox();
  return Math.max(width, height);
}

/** Side of a counter in units of the drawing: it is drawn on a square of a hundred. */
export function counterSide(counter: Element): number {
  return 100 * Number(/scale\(\s*([\d.]+)/.exec(counter.getAttribute('transform') ?? '')?.[1] ?? 0);
}
