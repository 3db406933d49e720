/**
 * Set-ups that this browser keeps by name, a list a game and side: kept from what stands, placed by sending
 * their lines with the form of the page. Without scripts the lines are copied and pasted.
 */

interface Setup {
  readonly name: string;
  readonly lines: string;
}

/** Shows what is kept, and lets it be added to, placed and forgotten. */
export function offerSetups(page: Document, place: HTMLElement): void {
  const key = place.dataset.setups ?? '';
  const show = (): void => showKept(place, readKept(key));
  show();
  place.hidden = false;
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const item = button?.closest('li');
    const kept = readKept(key);
    const setup = kept[[...place.querySelectorAll('li')].indexOf(item ?? document.createElement('li'))];
    if (setup === undefined || button === null) return;
    if ('use' in button.dataset) send(page, setup.lines);
    else writeKept(key, without(kept, setup.name));
    show();
  });
  const form = page.querySelector<HTMLFormElement>('form[data-keep]');
  const stands = page.querySelector<HTMLTextAreaElement>('[data-stands]');
  if (form === null || stands === null) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const input = form.querySelector('input');
    const said = form.querySelector<HTMLElement>('[data-saved]');
    const name = input?.value.trim() ?? '';
    if (name === '') return;
    // A name stands once: what is kept under it anew takes the place of the old.
    writeKept(key, [...without(readKept(key), name), { name, lines: stands.value }]);
    if (said !== null) said.textContent = said.dataset.saved ?? '';
    show();
  });
}

const without = (kept: readonly Setup[], name: string): readonly Setup[] =>
  kept.filter((one) => one.name !== name);

/** Sends these lines as the form of the page would send what is pasted into it. */
function send(page: Document, lines: string): void {
  const form = page.querySelector<HTMLFormElement>('#setup-form');
  const field = form?.querySelector('textarea');
  if (!form || !field) return;
  field.value = lines;
  form.requestSubmit();
}

function showKept(place: HTMLElement, kept: readonly Setup[]): void {
  const list = place.querySelector('ul');
  const pattern = place.querySelector('template')?.content.firstElementChild;
  const none = place.querySelector<HTMLElement>('[data-none]');
  if (none !== null) none.hidden = kept.length > 0;
  const items = kept.map(({ name }) => {
    const item = pattern?.cloneNode(true);
    const label = item instanceof Element ? item.querySelector('b') : null;
    if (label !== null) label.textContent = name;
    return item;
  });
  list?.replaceChildren(...items.filter((item) => item !== undefined));
}

/** What is kept under a key; what is no list of set-ups counts as none. */
function readKept(key: string): readonly Setup[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter(isSetup) : [];
  } catch {
    return [];
  }
}

function isSetup(value: unknown): value is Setup {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'lines' in value &&
    typeof value.lines === 'string'
  );
}

/** A browser that keeps nothing for a page goes without. */
function writeKept(key: string, kept: readonly Setup[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    return;
  }
}
