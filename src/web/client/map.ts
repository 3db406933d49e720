/** Clicking the map presses the choice of the same id: a link, a button, a box. */

/** Makes the map of a page clickable. */
export function wireMap(page: Document): void {
  const map = page.querySelector<SVGSVGElement>('svg.board');
  if (map === null) return;
  map.addEventListener('click', (event) => pressAt(page, event.clientX, event.clientY));
  map.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const id = idOf(event.target);
    if (id === undefined || choicesFor(page, id).length === 0) return;
    event.preventDefault();
    press(page, id);
  });
  page.addEventListener('change', () => showMarked(page));
  showMarked(page);
}

/** What lies under the pointer, from the top: a counter first, then the hex below it. */
function pressAt(page: Document, x: number, y: number): void {
  const ids = page.elementsFromPoint(x, y).map(idOf);
  const chosen = ids.find((id) => id !== undefined && choicesFor(page, id).length > 0);
  if (chosen !== undefined) press(page, chosen);
}

function idOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const found = target.closest<SVGElement>('[data-unit], [data-place]');
  return found?.dataset.unit ?? found?.dataset.place;
}

function choicesFor(page: Document, id: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-choice]')].filter((choice) => choice.dataset.choice === id);
}

/** One choice is taken; of several the first is brought to the reader. */
function press(page: Document, id: string): void {
  const [first, second] = choicesFor(page, id);
  if (second === undefined) first?.click();
  else first?.focus();
}

/** Counters and places whose box is ticked look so. */
function showMarked(page: Document): void {
  for (const box of page.querySelectorAll<HTMLInputElement>('input[type=checkbox][data-choice]')) {
    for (const shape of shapesOf(page, box.dataset.choice ?? '')) shape.classList.toggle('marked', box.checked);
  }
}

/** The shapes on the map that stand for an id. */
export function shapesOf(page: Document, id: string): Element[] {
  return ['unit', 'place'].flatMap((kind) => {
    const shape = page.getElementById(`map-${kind}-${id}`);
    return shape === null ? [] : [shape];
  });
}
