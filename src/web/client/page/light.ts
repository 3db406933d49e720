/** Pointing at a line of the log or at a choice lights up what it is about on the map. */
import { shapesOf } from '../map/board.js';

const ABOUT = '[data-about], [data-at], [data-choice]';

/** Lights things up on pointing and on keyboard focus. Once a document. */
export function lightUp(page: Document): void {
  const toggle = (on: boolean) => (event: Event) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>(ABOUT) : null;
    if (line === null) return;
    const ids = line.dataset.about?.split(' ') ?? [line.dataset.at ?? line.dataset.choice ?? ''];
    for (const id of ids) for (const shape of shapesOf(page, id)) shape.classList.toggle('lit', on);
  };
  for (const begin of ['pointerover', 'focusin']) page.addEventListener(begin, toggle(true));
  for (const end of ['pointerout', 'focusout']) page.addEventListener(end, toggle(false));
}

/**
 * What an order in the making names stays lit and lies on top of its stack; what an end would leave idle is
 * ringed. Once a page.
 */
export function lightGiven(page: Document): void {
  for (const raised of page.querySelectorAll('[data-map] .raised')) raised.remove();
  for (const left of page.querySelectorAll<HTMLElement>('[data-idle]'))
    for (const id of left.dataset.idle?.split(' ') ?? [])
      for (const shape of shapesOf(page, id)) shape.classList.add('idle');
  for (const given of page.querySelectorAll<HTMLElement>('[data-given]')) {
    for (const id of given.dataset.given?.split(' ') ?? [])
      for (const shape of shapesOf(page, id)) {
        shape.classList.add('given');
        raise(shape);
      }
  }
}

/** A counter below others shows on top of them, in the place where it lies; it is pressed where it lies. */
function raise(counter: Element): void {
  const above = counter.closest('[data-stack]')?.lastElementChild ?? counter;
  if (!counter.hasAttribute('data-unit') || above === counter) return;
  const raised = counter.cloneNode(true);
  if (!(raised instanceof Element)) return;
  for (const name of ['data-unit', 'role', 'tabindex']) raised.removeAttribute(name);
  raised.classList.value = 'raised given';
  raised.setAttribute('aria-hidden', 'true');
  raised.querySelector('title')?.remove();
  above.after(raised);
}
