/**
 * What is said to whoever looks or listens: one line below the map, and one region of the page that screen
 * readers follow.
 */

/** Says things. */
export interface Speaker {
  /** Said and shown. */
  say(text: string): void;
  /** Shown alone: what the pointer passes over. */
  show(text: string): void;
}

/** The region outlives the pages that are turned; the line below the map belongs to each. */
export function makeSpeaker(page: Document): Speaker {
  const region = page.createElement('div');
  region.className = 'unseen';
  region.setAttribute('aria-live', 'polite');
  page.body.append(region);
  const show = (text: string): void => {
    const line = page.querySelector<HTMLElement>('[data-speaks]');
    if (line === null) return;
    line.hidden = false;
    line.textContent = text;
  };
  return {
    show,
    say: (text) => {
      show(text);
      // The same words twice are heard twice.
      region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    },
  };
}

/** A sentence that the page brought along for the browser's part, with its blanks filled. */
export function sentence(
  from: HTMLElement,
  key: string,
  filled: { readonly [name: string]: string | number } = {},
): string {
  const text = from.dataset[`say${key[0]?.toUpperCase()}${key.slice(1)}`] ?? '';
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(filled[name] ?? whole));
}

/** What an element says, without the clauses in it: they are for the eye, and for whoever asks. */
export function heardIn(element: Element | null | undefined): string {
  if (!element) return '';
  const heard = element.cloneNode(true) as Element;
  for (const clause of heard.querySelectorAll('.clause')) clause.remove();
  return (heard.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .trim();
}
