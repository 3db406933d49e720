/** A press that had to wait is looked for on the page that came meanwhile: the same link, or the same order. */
import type { Load, Press } from './loader.js';

/** Fields that say for which position a page was made, not what the reader ordered on it. */
const POSITION: ReadonlySet<string> = new Set([
  'event',
  'draft',
  'head',
  'key',
  'seed',
  'soft',
  'foreseen',
  'revision',
]);
const LONGEST_NAME = 80;

/**
 * The press for the position that the page shows. An order is sent softly and without what was foreseen: what
 * rolls, ends or reveals comes back to be confirmed, since nobody has seen it on this position.
 */
export function findAgain(page: Document, press: Press): Load | undefined {
  const { url, body, history } = press;
  if (history === 'keep') return { ...press, history: 'push' };
  if (history === 'replace') return press;
  if (body === undefined) return isOffered(page, new URL(url)) ? press : undefined;
  const ordered = [...body].filter(([name]) => !POSITION.has(name));
  const form = formsOf(page, 'post').find((one) => one.action === url && takes(one, ordered));
  if (form === undefined) return undefined;
  const position = [...new FormData(form)].filter(
    ([name]) => POSITION.has(name) && name !== 'foreseen' && name !== 'soft',
  );
  const fields = [...position.map(([name, value]) => [name, String(value)]), ...ordered, ['soft', '1']];
  return { ...press, body: new URLSearchParams(fields) };
}

/** What a control says, to name its press. */
export function nameOf(control: Element | null | undefined): string {
  return (control?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
}

/** Whether a page leads to an address: by a link, one step back, another unit instead, or a form. */
function isOffered(page: Document, url: URL): boolean {
  const is = (address: string | undefined) =>
    address !== undefined && new URL(address, location.href).href === url.href;
  const { insteadAt, instead = '' } = page.querySelector<HTMLElement>('[data-instead]')?.dataset ?? {};
  return (
    [...page.querySelectorAll<HTMLAnchorElement>('main a[href]')].some(({ href }) => href === url.href) ||
    is(page.querySelector<HTMLElement>('[data-back]')?.dataset.back) ||
    (insteadAt !== undefined && instead.split(' ').some((id) => is(insteadAt + encodeURIComponent(id)))) ||
    formsOf(page, 'get').some((form) => {
      const { origin, pathname } = new URL(form.action);
      const asked = [...url.searchParams].filter(([name]) => !POSITION.has(name));
      return origin === url.origin && pathname === url.pathname && takes(form, asked);
    })
  );
}

function formsOf(page: Document, method: 'get' | 'post'): HTMLFormElement[] {
  return [...page.querySelectorAll<HTMLFormElement>('main form')].filter((form) => form.method === method);
}

/** Whether a form has a place for all of these fields, and its own hidden ones are among them. */
function takes(form: HTMLFormElement, fields: readonly (readonly [string, string])[]): boolean {
  const controls = [...form.elements].filter((one) => isControl(one) && !POSITION.has(one.name));
  const offers = (name: string, value: string) =>
    controls.some((one) => isControl(one) && one.name === name && (isFree(one) || one.value === value));
  const given = (name: string, value: string) => fields.some(([its, own]) => its === name && own === value);
  return (
    fields.every(([name, value]) => offers(name, value)) &&
    controls.every((one) => !isControl(one) || one.type !== 'hidden' || given(one.name, one.value))
  );
}

type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return element.matches('input, button, select, textarea');
}

/** What the reader fills in himself. */
function isFree({ type }: Control): boolean {
  return !['hidden', 'checkbox', 'radio', 'submit', 'button'].includes(type);
}
