/** What of the map is seen, and what of it must stay free when something is laid over it. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the map that is seen. */
export function roomOf(figure: HTMLElement): Rect {
  return (figure.querySelector('.map-view') ?? figure).getBoundingClientRect();
}

/** What must stay free: all that can be pressed or is chosen. */
export function takenOn(figure: HTMLElement): readonly Rect[] {
  const shapes = figure.querySelectorAll(
    'svg .choice, svg .given, svg .marked, svg [data-unit], .map-tools button',
  );
  return [...shapes].map((shape) => shape.getBoundingClientRect());
}

export function overlap(a: Rect, b: Rect): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
