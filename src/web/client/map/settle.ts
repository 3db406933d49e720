/** Where the reader finds himself after a page was turned, and what he hears of it. */
import type { Attention } from '../page/turn.js';
import type { MapContext } from './context.js';
import { asSentence } from './cursor.js';
import { showMarked } from './press.js';
import { heardIn, type Speaker } from './speak.js';

/** After news were shown: nothing moves under the reader's eyes, and the keys go where they went. */
export function returnTo(page: Document, attention: Attention, map: MapContext | undefined): void {
  const place =
    attention === 'line' ? page.querySelector<HTMLElement>('.typed input[name=text]') : map?.frame;
  if (attention !== 'other') place?.focus({ preventScroll: true });
}

/** After a page was turned: the reader finds himself where he was, and hears where that is. */
export function settleReader(
  page: Document,
  attention: Attention,
  speaker: Speaker,
  map: MapContext | undefined,
  isNew: boolean,
): void {
  const alert = page.querySelector<HTMLElement>('main [role=alert]');
  const first = page.querySelector<HTMLElement>('main [data-first]');
  const line = page.querySelector<HTMLInputElement>('.typed input[name=text]');
  const heading = ['#ask-title', '#question-title', '#coach-title', 'h1']
    .map((one) => page.querySelector<HTMLElement>(`main ${one}`))
    .find((one) => one !== null);
  const frame = map?.frame;
  if (first !== null) find(first);
  else if (line !== null && attention === 'line') {
    find(line);
    line.setSelectionRange(line.value.length, line.value.length);
    if (line.value === '') revealOrdered(page, map);
  } else if (frame !== undefined && attention === 'map') frame.focus({ preventScroll: true });
  else if (heading !== undefined) {
    heading.tabIndex = -1;
    find(heading);
  }
  const so = page.querySelector('main .so > *');
  // What an order led to is heard before what is asked next, without the number and hour of its event.
  const news = isNew ? page.querySelectorAll('main .news p:not(.proof):not(.when)') : [];
  const barrier = page.querySelector('main .barrier');
  const told = page.querySelectorAll('.coach .log, .coach .after, .coach .press');
  const parts = [alert, ...news, ...told, heading, so, barrier].map(heardIn);
  speaker.say(
    parts
      .filter((text) => text !== '')
      .map(asSentence)
      .join(' '),
  );
}

/** Where an order that was typed led comes into sight: nobody pressed it on the map. */
function revealOrdered(page: Document, map: MapContext | undefined): void {
  const ids = page.querySelector<HTMLElement>('.draft li:last-child')?.dataset.about?.split(' ') ?? [];
  const spot = ids.flatMap((id) => map?.board.spot(id) ?? []).at(-1);
  if (spot !== undefined) map?.reveal(spot);
}

/** Puts the focus on something and brings it into sight, with the section that it belongs to. */
function find(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  // Beside the map a step begins at its top.
  const desk = element.closest('.at-match .desk-body');
  if (desk !== null) desk.scrollTop = 0;
  if (element.closest('.at-match') !== null) return;
  const section = element.closest('section') ?? element;
  const { top, bottom } = section.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    section.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'nearest' });
}

/** What was ticked and typed before the page was turned by news, to be ticked and typed again. */
export function keepInputs(page: Document): () => void {
  const ticked = [...page.querySelectorAll<HTMLInputElement>('.asking input:checked')].map(
    (box) => box.value,
  );
  const numbers = [...page.querySelectorAll<HTMLInputElement>('.asking input[type=number]')].map(
    ({ name, value }) => [name, value] as const,
  );
  const line = page.querySelector<HTMLInputElement>('.typed input[name=text]')?.value ?? '';
  const isListed = page.querySelector('.asking .listed[open]') !== null;
  return () => {
    if (isListed) page.querySelector('.asking .listed')?.setAttribute('open', '');
    for (const box of page.querySelectorAll<HTMLInputElement>('.asking input[type=checkbox]'))
      box.checked = ticked.includes(box.value);
    for (const [name, value] of numbers)
      for (const field of page.querySelectorAll<HTMLInputElement>('.asking input[type=number]'))
        if (field.name === name) field.value = value;
    const again = page.querySelector<HTMLInputElement>('.typed input[name=text]');
    if (again !== null && line !== '') again.value = line;
    showMarked(page);
    page.querySelector('.asking form')?.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
