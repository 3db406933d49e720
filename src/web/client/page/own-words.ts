/**
 * Own words: what of them counts is shown while they are typed, and what was given once is put back where the page
 * asks again. The server does the same without script.
 */
import { receiptsOf } from './given.js';

export function takeWords(page: Document): void {
  const look = (): void => {
    for (const field of page.querySelectorAll<HTMLInputElement>('[data-own-words]')) {
      putBack(field);
      void show(field);
    }
  };
  look();
  page.addEventListener('turned', look);
  page.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.ownWords !== undefined) void show(target);
  });
  page.addEventListener('submit', waitForSeed, { capture: true });
}

/** Each new text would be one more try for somebody who cheats. */
function putBack(field: HTMLInputElement): void {
  const { match = '', chain, side } = placeOf(field);
  const before = receiptsOf(match).findLast(
    (one) => one.words !== null && one.side === side && String(one.chain) === chain,
  );
  if (field.value !== '' || before === undefined) return;
  field.value = inFours(before.words ?? '');
  field.form?.querySelector('[data-own-words-again]')?.removeAttribute('hidden');
}

/** Shows the words as they are used, and makes the number from them. */
async function show(field: HTMLInputElement): Promise<void> {
  const typed = field.value;
  const said = field.form?.querySelector<HTMLElement>('[data-own-words-shown]');
  // Digests exist for pages of https and localhost only: elsewhere the server says what counts.
  if (globalThis.crypto?.subtle === undefined) return;
  const { canonicalWords, seedOfWords, WORDS } = await import('../../../verifier/index.js');
  const words = canonicalWords(typed);
  const { match = '', chain, side = '' } = placeOf(field);
  const fits = WORDS.test(words);
  const seed = fits ? await seedOfWords({ match, chain: Number(chain), side }, words) : '';
  if (field.value !== typed) return;
  Object.assign(field.dataset, { words, seed, of: typed });
  if (said === null || said === undefined) return;
  said.hidden = typed === '';
  const long = words.length > LONGEST;
  const text = (fits ? said.dataset.sayFits : long ? said.dataset.sayLong : said.dataset.sayShort) ?? '';
  said.textContent = text.replace('{words}', inFours(words));
}

const LONGEST = 64;

/** A press is written down with its number before it is sent: it waits until that number is there. */
function waitForSeed(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || globalThis.crypto?.subtle === undefined) return;
  const field = form.querySelector<HTMLInputElement>('[data-own-words]');
  if (field === null || field.value === '' || field.dataset.of === field.value) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void show(field).then(() => form.requestSubmit(event.submitter));
}

function placeOf(field: HTMLInputElement): DOMStringMap {
  return field.form?.querySelector<HTMLElement>('[data-ceremony]')?.dataset ?? {};
}

function inFours(words: string): string {
  return words.replace(/(....)(?=.)/g, '$1 ');
}
