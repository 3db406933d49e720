/**
 * The sheet below the map on a phone: its height is one of three, chosen by buttons or by dragging its upper
 * edge, and kept for the match, whatever page is turned.
 */

const KEPT = 'denrei.sheet';
/** Pixels that a press may move and still be a press. */
const SLACK = 8;
const HEIGHTS = ['peek', 'half', 'full'] as const;

/** Chooses the height that was chosen before. */
export function recallSheet(page: Document): void {
  choose(page, sessionStorage.getItem(KEPT) ?? '');
}

/** Remembers what is chosen, and lets the upper edge be dragged. Once a document. */
export function heedSheet(page: Document): void {
  page.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'sheet')
      sessionStorage.setItem(KEPT, target.value);
  });
  let from: { readonly y: number; readonly height: number } | undefined;
  let moved = false;
  page.addEventListener('pointerdown', ({ target, clientY: y }) => {
    const desk = target instanceof Element ? target.closest('.desk-tabs')?.parentElement : null;
    moved = false;
    from = desk && isSheet(page) ? { y, height: desk.getBoundingClientRect().height } : undefined;
  });
  page.addEventListener('pointermove', ({ clientY }) => {
    if (from === undefined || (!moved && Math.abs(clientY - from.y) < SLACK)) return;
    moved = true;
    page.body.style.setProperty('--sheet-height', `${from.height + from.y - clientY}px`);
  });
  const end = ({ clientY }: PointerEvent): void => {
    if (from !== undefined && moved) settle(page, from.height + from.y - clientY, clientY < from.y);
    from = undefined;
  };
  page.addEventListener('pointerup', end);
  page.addEventListener('pointercancel', end);
  // Who has dragged has not pressed the tab below his finger.
  const click = (event: Event): void => {
    if (moved) event.preventDefault();
    if (moved) event.stopPropagation();
    moved = false;
  };
  page.addEventListener('click', click, { capture: true });
}

/** The next height in the direction of the drag, unless another is nearer. */
function settle(page: Document, height: number, up: boolean): void {
  page.body.style.removeProperty('--sheet-height');
  const now = HEIGHTS.findIndex((name) => boxOf(page, name)?.checked);
  const share = height / innerHeight;
  const nearest = share < 0.3 ? 0 : share < 0.65 ? 1 : 2;
  const next = nearest === now ? now + (up ? 1 : -1) : nearest;
  const name = HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, next))] ?? 'half';
  choose(page, name);
  sessionStorage.setItem(KEPT, name);
}

function choose(page: Document, name: string): void {
  const box = boxOf(page, name);
  if (box) box.checked = true;
}

function boxOf(page: Document, name: string): HTMLInputElement | null {
  return page.querySelector<HTMLInputElement>(`input[name=sheet][value="${CSS.escape(name)}"]`);
}

/** Whether the desk is a sheet here: only then its height can be chosen. */
function isSheet(page: Document): boolean {
  const choice = page.querySelector('.sheet-size');
  return choice !== null && getComputedStyle(choice).display !== 'none';
}
