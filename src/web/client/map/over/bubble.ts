/**
 * Why something on the map cannot be chosen, said beside it: over a part of the map where nothing can be
 * pressed, joined to its hex by a stem. What refuses it is laid over the map for as long as it stands.
 */
import type { CursorPlace } from '../board.js';
import type { MapContext } from '../context.js';
import { overlap, type Rect, roomOf, takenOn } from './room.js';

/** Pixels between the bubble and what it is about, and to the edges of the map. */
const GAP = 10;
const EDGE = 6;
/** How far from its hex it may stand, in heights of itself. */
const STEPS = [0, 0.4, 0.8, 1.2, 1.8] as const;

/** Shows the answer of the referee beside a spot, until the reader presses something else. */
export function showBubble({ board, figure }: MapContext, spot: CursorPlace, piece: Element): void {
  const { page } = board;
  closeBubble(page);
  const refusal = piece.querySelector('.refusal');
  const bubble = page.createElement('div');
  bubble.className = 'bubble';
  bubble.dataset.bubble = '';
  bubble.append(...(refusal ?? piece).cloneNode(true).childNodes);
  const stem = page.createElement('div');
  stem.className = 'bubble-stem';
  figure.append(stem, bubble);
  const about = spot.shape.getBoundingClientRect();
  const box = placeFor(bubble, about, roomOf(figure), takenOn(figure));
  const origin = figure.getBoundingClientRect();
  set(bubble, { left: box.left - origin.left, top: box.top - origin.top });
  const middle = about.top + about.height / 2;
  const below = box.top > middle;
  const [from, to] = below ? [middle, box.top] : [box.top + box.height, middle];
  set(stem, { left: about.left + about.width / 2 - origin.left, top: from - origin.top });
  stem.style.height = `${Math.max(0, to - from)}px`;
  const clause = refusal?.querySelector('.clause')?.textContent?.trim() ?? '';
  for (const layer of layersFor(figure, clause)) layer.classList.add('shown');
  spot.shape.classList.add('refused');
}

/** Takes it away; false where there was none. */
export function closeBubble(page: Document): boolean {
  const shown = page.querySelectorAll('.bubble, .bubble-stem');
  for (const part of shown) part.remove();
  for (const layer of page.querySelectorAll('[data-layer].shown')) layer.classList.remove('shown');
  for (const spot of page.querySelectorAll('.refused')) spot.classList.remove('refused');
  return shown.length > 0;
}

/** A press, a turn of the wheel or of the page takes it away. Once a document. */
export function heedBubble(page: Document): void {
  const close = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('[data-bubble]') === null) closeBubble(page);
  };
  for (const event of ['pointerdown', 'wheel', 'turned'])
    page.addEventListener(event, close, { capture: true, passive: true });
}

function layersFor(figure: HTMLElement, clause: string): Element[] {
  const switches = [...figure.querySelectorAll<HTMLElement>('[data-explains]')];
  return switches
    .filter(({ dataset }) => clause !== '' && dataset.explains?.split(' ').includes(clause))
    .flatMap(({ dataset }) => [...figure.querySelectorAll(`[data-layer="${dataset.layerSwitch}"]`)]);
}

/** Above or below the hex, as near as nothing is hidden by it; else where it hides least. */
function placeFor(bubble: HTMLElement, about: Rect, room: Rect, taken: readonly Rect[]): Rect {
  const { width, height } = bubble.getBoundingClientRect();
  const [low, high] = [room.left + EDGE, room.left + room.width - width - EDGE];
  const left = Math.max(low, Math.min(high, about.left + about.width / 2 - width / 2));
  const tops = STEPS.flatMap((step) => [
    about.top - GAP - height * (1 + step),
    about.top + about.height + GAP + height * step,
  ]);
  const inside = tops.filter(
    (top) => top >= room.top + EDGE && top + height <= room.top + room.height - EDGE,
  );
  const lowest = room.top + room.height - height - EDGE;
  const boxes = (inside.length > 0 ? inside : [lowest]).map((top) => ({ left, top, width, height }));
  const hidden = (box: Rect) => taken.filter((other) => overlap(box, other)).length;
  return boxes.reduce((best, box) => (hidden(box) < hidden(best) ? box : best));
}

function set({ style }: HTMLElement, at: { readonly left: number; readonly top: number }): void {
  style.left = `${at.left}px`;
  style.top = `${at.top}px`;
}
