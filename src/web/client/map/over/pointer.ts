/** What a lesson asks to press: a label beside it on the map, a ring around it in the list. */
import { choicesFor, shapesOf } from '../board.js';
import { overlap, roomOf, takenOn } from './room.js';

/** Pixels between the label and what it points to. */
const GAP = 12;
/** Where along its edge the label may have its tip. */
const TIPS = [0.5, 0.15, 0.85] as const;

/** Keeps the label where it belongs while the map is moved and boxes are ticked. Once a document. */
export function heedPointer(page: Document): void {
  const point = (): void => pointOut(page);
  // Told to the drawing alone, it is heard on the way there.
  page.addEventListener('scaled', point, { capture: true });
  for (const event of ['change', 'turned', 'fanned']) page.addEventListener(event, point);
  point();
}

/** What is to be pressed now: what of it is ticked already is done. */
export function pointedAt(page: Document): string | undefined {
  const open = pointsOf(page).find((id) => choicesFor(page, spotOf(page, id)).some((one) => !isTicked(one)));
  return open === undefined ? undefined : spotOf(page, open);
}

function pointOut(page: Document): void {
  page.querySelector('.pointer')?.remove();
  for (const id of pointsOf(page))
    for (const choice of page.querySelectorAll(`.asking [data-choice="${CSS.escape(id)}"]`))
      (choice.closest('label') ?? choice).classList.add('here');
  const at = pointedAt(page);
  const shape = at === undefined ? undefined : shapesOf(page, at).find(liesOnMap);
  const figure = page.querySelector<HTMLElement>('[data-map]');
  const slide = figure?.querySelector('.slide');
  if (shape === undefined) bringForth(page);
  if (shape === undefined || figure === null || !slide) return;
  const label = page.createElement('div');
  label.className = 'pointer';
  // The same is said in words beside the map.
  label.setAttribute('aria-hidden', 'true');
  label.textContent = page.querySelector<HTMLElement>('[data-coach]')?.dataset.sayHere ?? '';
  slide.append(label);
  settle(label, shape.getBoundingClientRect(), figure, slide.getBoundingClientRect());
}

/** What is to be pressed beside the map comes into sight, below what the guide says. */
function bringForth(page: Document): void {
  page.querySelector('.desk-body .here')?.scrollIntoView({ block: 'nearest' });
}

/** Where it lies on the map and hides least of what can be pressed; its tip is at the spot. */
function settle(label: HTMLElement, about: DOMRect, figure: HTMLElement, origin: DOMRect): void {
  const { width, height } = label.getBoundingClientRect();
  const [x, y] = [about.left + about.width / 2, about.top + about.height / 2];
  const beside = (left: number, side: string) => [
    { side, tip: 0.5, left, top: y - height / 2, width, height },
  ];
  const along = (top: number, side: string) =>
    TIPS.map((tip) => ({ side, tip, left: x - width * tip, top, width, height }));
  const boxes = [
    ...beside(about.left - GAP - width, 'left'),
    ...beside(about.right + GAP, 'right'),
    ...along(about.top - GAP - height, 'above'),
    ...along(about.bottom + GAP, 'below'),
  ];
  const room = roomOf(figure);
  const taken = takenOn(figure);
  const cost = (box: (typeof boxes)[number]): number => {
    const isOut =
      box.left < room.left ||
      box.top < room.top ||
      box.left + width > room.left + room.width ||
      box.top + height > room.top + room.height;
    return (isOut ? taken.length + 1 : 0) + taken.filter((other) => overlap(box, other)).length;
  };
  const best = boxes.reduce((good, one) => (cost(one) < cost(good) ? one : good));
  label.dataset.side = best.side;
  label.style.left = `${best.left - origin.left}px`;
  label.style.top = `${best.top - origin.top}px`;
  label.style.setProperty('--tip', `${100 * best.tip}%`);
}

/** Counters in boxes beside the map are pressed in the list. */
export function liesOnMap(shape: Element): boolean {
  return shape.closest('[data-place], [data-side], [data-stack]') !== null;
}

function pointsOf(page: Document): string[] {
  const points = page.querySelector<HTMLElement>('[data-coach]')?.dataset.points ?? '';
  return points.split(' ').filter((id) => id !== '');
}

/** What a choice is on the map. */
function spotOf(page: Document, id: string): string {
  const choice = page.querySelector<HTMLElement>(`.asking [data-choice="${CSS.escape(id)}"]`);
  return choice?.dataset.at ?? id;
}

function isTicked(choice: HTMLElement): boolean {
  return choice instanceof HTMLInputElement && choice.type === 'checkbox' && choice.checked;
}
