/** Keys of the map, while it has the focus; a few work anywhere but where something is typed. */
import { choicesFor } from './board.js';
import type { DocumentContext, MapContext } from './context.js';
import { nextLayer } from './layers.js';
import { closeBubble } from './over/bubble.js';
import { press } from './press.js';

/** Listens to the keys of the map, whichever page is open. */
export function listenKeys(lasting: DocumentContext): void {
  const { page } = lasting;
  page.addEventListener('keydown', (event) => {
    const map = lasting.map();
    if (map === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('.map-view') === null) {
      if (ANYWHERE.has(event.key) && !isTypedInto(event.target)) {
        KEYS[event.key]?.(lasting, map);
        event.preventDefault();
      }
      return;
    }
    if (act(lasting, map, event.key, event.target)) {
      event.preventDefault();
      lasting.keyed = true;
      // The map keeps the focus, unless the key has moved it elsewhere.
      if (map.frame.contains(page.activeElement)) map.frame.focus({ preventScroll: true });
    }
  });
  page.addEventListener('focusin', ({ target }) => {
    const map = lasting.map();
    if (
      map !== undefined &&
      target instanceof HTMLElement &&
      target === map.frame &&
      target.matches(':focus-visible')
    )
      map.cursor.wake();
  });
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    const map = lasting.map();
    if (map === undefined || target !== map.frame) return;
    if (!(relatedTarget instanceof Node) || !map.frame.contains(relatedTarget)) map.cursor.hide();
  });
}

/** Keys that work wherever nothing is typed. */
const ANYWHERE: ReadonlySet<string> = new Set(['/', 'u', '?', 'm', 'q', 'g']);

function isTypedInto(target: Element): boolean {
  return target.matches('input:not([type=checkbox], [type=radio]), select, textarea, dialog *');
}

/** Whether the key was one of the map's. */
function act(lasting: DocumentContext, map: MapContext, key: string, target: Element): boolean {
  const { cursor, pan } = map;
  if (cursor.step(key)) return true;
  const does = KEYS[key];
  if (does !== undefined) does(lasting, map);
  else if (/^[1-9]$/.test(key)) pick(lasting, map, Number(key));
  else if (key === 'Enter' || key === ' ') enter(lasting, map, target);
  else if (key === '+' || key === '=') pan.closer();
  else return false;
  return true;
}

const KEYS: { readonly [key: string]: (lasting: DocumentContext, map: MapContext) => void } = {
  Home: (_, { cursor }) => cursor.end(1),
  End: (_, { cursor }) => cursor.end(-1),
  n: (_, { cursor }) => cursor.leap(1),
  p: (_, { cursor }) => cursor.leap(-1),
  '-': (_, { pan }) => pan.farther(),
  '0': (_, { pan }) => pan.fit(),
  '/': ({ page }) => page.querySelector<HTMLInputElement>('.typed input[name=text]')?.focus(),
  '?': ({ page }) => page.querySelector<HTMLDialogElement>('dialog[data-keys]')?.showModal(),
  m: (_, { frame, cursor }) => {
    frame.focus({ preventScroll: true });
    cursor.wake();
    cursor.tell();
  },
  q: ({ page }) => goTo(page, ASKED),
  g: ({ page }) => goTo(page, '.desk-foot .main'),
  l: ({ page }) => nextLayer(page),
  v: lookFrom,
  Escape: ({ page, turner }) => {
    if (closeBubble(page)) return;
    const back = page.querySelector<HTMLElement>('[data-back]')?.dataset.back;
    if (back !== undefined) turner.go(back);
  },
  u: ({ page }) =>
    page.querySelector<HTMLElement>('form[data-undo] button, a[data-undo], button[data-undo]')?.click(),
};

/** What a question offers: choices, other words that answer it, the buttons of a page that confirms. */
const ASKED = '.asking :is(summary, .choice-link, label > input), .forms [data-form], .confirm .button';

/**
 * Puts the focus on the first of something that is seen; orders come forth from behind another tab. It does so
 * at once, so that the next key already finds it there; only another tab comes a moment later.
 */
function goTo(page: Document, selector: string): void {
  const focus = () =>
    [...page.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)?.focus();
  if (page.querySelector('#orders')?.getClientRects().length === 0) {
    page.querySelector<HTMLElement>('.desk-tabs a[href="#orders"]')?.click();
    setTimeout(focus);
  } else focus();
}

/** What the uppermost counter under the cursor sees and reaches, or what sees the place. */
function lookFrom({ page, turner }: DocumentContext, { board, cursor }: MapContext): void {
  const address = page.querySelector<HTMLAnchorElement>('a[data-sight]')?.href;
  const { spot } = cursor;
  if (address === undefined || spot === undefined) return;
  const from = board.countersAt(spot.id).at(-1)?.id ?? spot.id;
  turner.go(`${address}?from=${encodeURIComponent(from)}`);
}

/** What lies under the cursor, or the shape that has the focus itself. */
function enter(lasting: DocumentContext, { board, cursor }: MapContext, target: Element): void {
  const shape = target.closest<SVGElement>('[data-unit], [data-side], [data-place]');
  const own = shape?.dataset.unit ?? shape?.dataset.side ?? shape?.dataset.place;
  if (own !== undefined) {
    choose(lasting, own);
    return;
  }
  cursor.wake();
  const { spot } = cursor;
  if (spot === undefined) return;
  const [only, second] = board.choicesAt(spot.id);
  if (only === undefined) void lasting.refuse(board.countersAt(spot.id).at(-1)?.id ?? spot.id);
  else if (second === undefined) choose(lasting, only);
  else cursor.tell();
}

/** Takes a choice, and says what became of a box. */
function choose({ page, map }: DocumentContext, id: string): void {
  const choice = choicesFor(page, id)[0];
  press(page, id);
  if (choice instanceof HTMLInputElement && choice.type === 'checkbox') map()?.cursor.tell();
}

/** The nth of what can be chosen under the cursor. */
function pick(lasting: DocumentContext, { board, cursor }: MapContext, n: number): void {
  const id = cursor.spot === undefined ? undefined : board.choicesAt(cursor.spot.id)[n - 1];
  if (id !== undefined) choose(lasting, id);
}
