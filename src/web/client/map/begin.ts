/** Where on a map the reader begins, and goes when a page is turned: what the question is about. */
import type { CursorPlace, DrawnMap } from './board.js';
import { liesOnMap, pointedAt } from './over/pointer.js';
import type { Around, Begin, DrawingPart } from './view/shown.js';
import { placesGiven } from './way.js';

/** What a map shows first, and how large its places are. */
export function beginOf(board: DrawnMap): Begin {
  return {
    map: mapOf(board),
    around: aroundOf(board),
    radius: board.spots[0]?.radius ?? 1,
    touching: areTouching(board.spots.filter(isPlace)),
  };
}

/** Whether places lie side by side: the nearest to the first is no farther than it is broad. */
function areTouching([first, ...others]: readonly CursorPlace[]): boolean {
  return (
    first !== undefined &&
    others.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 2.1 * first.radius)
  );
}

/** The sheet of the map: what stands below it, tracks and boxes and tables, is left out. */
function mapOf({ svg, top, spots }: DrawnMap): DrawingPart {
  const drawing = svg.viewBox.baseVal;
  const height = Number(svg.dataset.mapHeight ?? Number.NaN);
  if (spots.length === 0 || !(height > 0)) return drawing;
  return { x: 0, y: top, width: drawing.width, height };
}

/**
 * The places where something can be chosen, or the one that is looked from, or where the order to be
 * confirmed leads, or that the question is about; counters in boxes beside the map are chosen from the list
 * as well. What was chosen before, a target say, stays in sight with them.
 */
export function chosenOn(board: DrawnMap): Around {
  const looked = board.spot(board.page.querySelector<HTMLElement>('[data-look]')?.dataset.look ?? '');
  const given = placesGiven(board).slice(-1);
  const able = board.choosable().filter(isPlace);
  const all = [looked === undefined ? [] : [looked], taughtOn(board), able, given, aheadOn(board)];
  const [spots = []] = all.filter((some) => some.length > 0);
  const chosen = board.page.querySelector<HTMLElement>('[data-given]')?.dataset.given;
  const from = spots === able ? board.spot(startOfWays(board) ?? chosen ?? '') : undefined;
  return {
    spots: spots.map((spot) => middle(board, spot)),
    ...(from === undefined ? {} : { from: middle(board, from) }),
  };
}

/** Where all ways begin that can be chosen. */
function startOfWays({ page }: DrawnMap): string | undefined {
  const ways = [...page.querySelectorAll<HTMLElement>('[data-at][data-path]')];
  const [start, ...others] = new Set(ways.map(({ dataset }) => dataset.path?.split(' ')[0]));
  return others.length === 0 ? start : undefined;
}

/** What the question is about, or the order to be confirmed, where nothing on the map can be chosen. */
function aheadOn(board: DrawnMap): readonly CursorPlace[] {
  const ids = board.page.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? [];
  return ids.flatMap((id) => onMapWith(board, id) ?? []);
}

/** Where the order of a lesson is given: where it is to be pressed now, else where all of it happens. */
function taughtOn(board: DrawnMap): readonly CursorPlace[] {
  const told = onMapWith(board, pointedAt(board.page) ?? '');
  if (told !== undefined) return [told];
  const around = board.page.querySelector<HTMLElement>('[data-coach]')?.dataset.around ?? '';
  return around.split(' ').flatMap((id) => onMapWith(board, id) ?? []);
}

/** What the map shows first: what can be chosen on it, else where the counters are. */
function aroundOf(board: DrawnMap): Around {
  const able = chosenOn(board);
  return able.spots.length > 0 ? able : around(board, heldOn(board));
}

/**
 * What must be in sight where nothing can be chosen and a view of before shows no counter: what was done
 * last, else any of them. Undefined where a choice or what is seen decides.
 */
export function lastOn(board: DrawnMap, isSeen: (at: Around) => boolean): Around | undefined {
  const held = around(board, heldOn(board));
  if (chosenOn(board).spots.length > 0 || isSeen(held)) return undefined;
  const deed = board.page.querySelector<HTMLElement>('[data-about]')?.dataset.about?.split(' ') ?? [];
  const done = around(
    board,
    deed.flatMap((id) => onMapWith(board, id) ?? []),
  );
  return done.spots.length > 0 ? done : held;
}

/** Places with counters. */
function heldOn(board: DrawnMap): readonly CursorPlace[] {
  return board.spots.filter((spot) => isPlace(spot) && board.stackAt(spot.id) !== undefined);
}

function around(board: DrawnMap, spots: readonly CursorPlace[]): Around {
  return { spots: spots.map((spot) => middle(board, spot)) };
}

function isPlace({ shape }: CursorPlace): boolean {
  return shape.dataset.place !== undefined;
}

function middle(board: DrawnMap, { x, y }: CursorPlace): { readonly x: number; readonly y: number } {
  return { x, y: y + board.top };
}

/** The spot of an id, or the one where its counter lies. */
export function spotWith(board: DrawnMap, id: string): CursorPlace | undefined {
  return board.spot(id) ?? board.spots.find((spot) => holds(board, spot.id, id));
}

/** The same, unless it is a counter in a box beside the map. */
export function onMapWith(board: DrawnMap, id: string): CursorPlace | undefined {
  const spot = spotWith(board, id);
  return spot !== undefined && liesOnMap(spot.shape) ? spot : undefined;
}

function holds(board: DrawnMap, spot: string, unit: string): boolean {
  return board.countersAt(spot).some(({ id }) => id === unit);
}
