/** The way of a choice, drawn while it is pointed at, has the focus, or lies under the cursor. */
import { type CursorPlace, choicesFor, type DrawnMap, drawn, group } from './board.js';

/** The places of the way of the order that is to be confirmed. */
export function placesGiven(board: DrawnMap): readonly CursorPlace[] {
  const given = board.page.querySelector<HTMLElement>('[data-way-given]')?.dataset.wayGiven;
  return placesOf(board, given);
}

/** A way as ids of places. */
function placesOf(board: DrawnMap, way = ''): readonly CursorPlace[] {
  return way.split(' ').flatMap((id) => board.spot(id) ?? []);
}

/** Draws ways on a map, one at a time: that of the order to be confirmed, while no other is pointed at. */
export class PathDrawing {
  #drawn: SVGGElement | undefined;

  constructor(readonly board: DrawnMap) {
    this.show(undefined);
  }

  /** The way of a choice by the id of its end; nothing where it has none. */
  showTo(id: string | undefined): void {
    const choice =
      id === undefined
        ? undefined
        : choicesFor(this.board.page, id).find((one) => one.dataset.path !== undefined);
    this.show(choice?.dataset.path);
  }

  /** Takes the way off the map. */
  erase(): void {
    this.#drawn?.remove();
    this.#drawn = undefined;
  }

  /** A way as ids of places; without one, that of the order to be confirmed. */
  show(path: string | undefined): void {
    this.erase();
    const spots = path === undefined ? placesGiven(this.board) : placesOf(this.board, path);
    const last = spots.at(-1);
    if (last === undefined || spots.length < 2) return;
    const points = spots.map(({ x, y }) => `${x},${y}`).join(' ');
    const width = last.radius * 0.11;
    const way = group(this.board.page, 'way');
    way.append(
      drawn(this.board.page, 'polyline', { class: 'way-casing', points, 'stroke-width': width * 2 }),
      drawn(this.board.page, 'polyline', { class: 'way-line', points, 'stroke-width': width }),
      ...spots
        .slice(1)
        .map(({ x, y }) =>
          drawn(this.board.page, 'circle', { class: 'way-step', cx: x, cy: y, r: width * 1.4 }),
        ),
      drawn(this.board.page, 'circle', {
        class: 'way-end',
        cx: last.x,
        cy: last.y,
        r: last.radius * 0.34,
        'stroke-width': width,
      }),
    );
    this.board.over.append(way);
    this.#drawn = way;
  }
}
