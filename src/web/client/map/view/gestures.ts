/** Mouse, fingers and wheel on the map, and which of them are the page's. Distances are in pixels. */

/** Pixels that a press may move and still be a press. */
const SLACK = 6;
/** A wheel that turned elsewhere less than so long ago (ms) goes on scrolling the page. */
const SAME_TURN = 400;

type Drag = (dx: number, dy: number) => void;

/** Moves with the pressed mouse. A press that has become a movement is no click. */
export function dragByMouse(frame: HTMLElement, drag: Drag): void {
  let moved = false;
  let from: { x: number; y: number } | undefined;
  frame.addEventListener('pointerdown', (event) => {
    moved = false;
    if (event.pointerType === 'mouse' && event.button === 0) from = { x: event.clientX, y: event.clientY };
  });
  frame.addEventListener('pointermove', (event) => {
    if (from === undefined || event.pointerType !== 'mouse') return;
    if (event.buttons === 0) from = undefined;
    else if (moved || Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) {
      if (!moved) frame.setPointerCapture(event.pointerId);
      moved = true;
      drag(from.x - event.clientX, from.y - event.clientY);
      from = { x: event.clientX, y: event.clientY };
    }
  });
  frame.addEventListener('pointerup', () => {
    from = undefined;
  });
  const click = (event: Event) => {
    if (moved) event.stopPropagation();
    moved = false;
  };
  frame.addEventListener('click', click, { capture: true });
  frame.addEventListener('dragstart', (event) => event.preventDefault());
}

/** One finger is the page's, unless the reader gave it to the map; two are the map's. */
export function moveByFingers(
  frame: HTMLElement,
  map: {
    readonly oneFinger: () => boolean;
    readonly drag: Drag;
    readonly pinch: (factor: number, at: { readonly x: number; readonly y: number }) => void;
  },
): void {
  let held: { x: number; y: number; apart: number } | undefined;
  let moving = false;
  const read = ({ touches }: TouchEvent) => {
    const [a, b] = [touches[0], touches[1]];
    if (a === undefined) return undefined;
    if (b === undefined) return map.oneFinger() ? { x: a.clientX, y: a.clientY, apart: 0 } : undefined;
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2, apart };
  };
  const start = (event: TouchEvent) => {
    held = read(event);
    moving = false;
    if (event.touches.length > 1) event.preventDefault();
  };
  const move = (event: TouchEvent) => {
    const now = read(event);
    if (now === undefined || held === undefined) return;
    // A finger that trembles presses.
    if (!moving && now.apart === 0 && Math.hypot(held.x - now.x, held.y - now.y) < SLACK) return;
    moving = true;
    event.preventDefault();
    map.drag(held.x - now.x, held.y - now.y);
    if (held.apart > 0 && now.apart > 0) map.pinch(now.apart / held.apart, now);
    held = now;
  };
  frame.addEventListener('touchstart', start, { passive: false });
  frame.addEventListener('touchend', (event) => {
    held = read(event);
  });
  frame.addEventListener('touchmove', move, { passive: false });
}

let lastWheelOnPage = Number.NEGATIVE_INFINITY;

/** Whether the reader is scrolling the page past the map. */
export function isWheelOfPage(): boolean {
  return performance.now() - lastWheelOnPage < SAME_TURN;
}

/** The wheel turned for the page. */
export function noteWheelOfPage(): void {
  lastWheelOnPage = performance.now();
}

/** Notes when the wheel scrolls the page outside the map. Once a page. */
export function heedWheel(page: Document): void {
  page.addEventListener(
    'wheel',
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest('.map-view') === null) noteWheelOfPage();
    },
    { passive: true, capture: true },
  );
}
