/**
 * A player's part of the dice, made by his browser: one secret, shown as a code, from which the seeds of all
 * his chains are made (src/journal/SPEC.md, section 4). Asked again, it gives the same seed again, so nobody
 * gains by losing one.
 */
import { gaveOtherDigest, ownIn } from './given.js';

const KEY = 'denrei.dice';
const BYTES = 32;

/** Fills in what the forms of the page need, and shows the code where the page has a place for it. */
export function bringSeeds(page: Document): void {
  // Digests exist for pages of https and localhost only: elsewhere the server makes the seed.
  if (globalThis.crypto?.subtle === undefined) return;
  fillAll(page);
  page.addEventListener('turned', () => fillAll(page));
  page.addEventListener('submit', rideOn, { capture: true });
  showCode(page);
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.codeEnter === undefined) return;
    const secret = readCode(target.value);
    target.setCustomValidity(secret === undefined ? ' ' : '');
    if (secret === undefined) return;
    keep(secret);
    fillAll(page);
    showCode(page);
    page.querySelector('[data-code-taken]')?.removeAttribute('hidden');
  });
}

function fillAll(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-ceremony]')) void fill(part);
  for (const said of page.querySelectorAll<HTMLElement>('[data-dice-browser]')) said.hidden = false;
  for (const said of page.querySelectorAll<HTMLElement>('[data-dice-server]')) said.hidden = true;
}

async function fill(part: HTMLElement): Promise<void> {
  const { ceremony: need, match = '', chain, side = '', digest = '' } = part.dataset;
  const field = part.querySelector<HTMLInputElement>('[data-ceremony-fill]');
  const place = { match, chain: Number(chain), side };
  // The verifier is fetched where there is a seed to make: hardly any page has one.
  const { seedDigest, seedOf } = await import('../../../verifier/index.js');
  const seed = await seedOf(ownSecret(), place);
  const own = await seedDigest(place, seed);
  const missing = need === 'opening' && own !== digest;
  if (field !== null) field.value = missing ? '' : need === 'digest' ? own : seed;
  // Who gave another digest has lost no code: the match does not use what was given, and the page says that.
  const exchanged = missing && gaveOtherDigest(match, place.chain, side, digest);
  part
    .querySelector<HTMLElement>('[data-ceremony-missing]')
    ?.toggleAttribute('hidden', !missing || exchanged);
  // Where a question stands below, its order brings the number: there is nothing to begin by itself.
  const form = part.closest<HTMLFormElement>('form[data-begin]');
  if (form !== null) form.hidden = !missing && part.ownerDocument.querySelector('.question') !== null;
}

/** The number that the dice wait for goes with the first order. */
function rideOn({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || !new URL(target.action).pathname.endsWith('/orders')) return;
  const begin = target.ownerDocument.querySelector<HTMLFormElement>('form[data-begin]');
  const made = begin?.querySelector<HTMLInputElement>('[name=seed]')?.value ?? '';
  const seed = (begin === null ? '' : ownIn(begin)) || made;
  if (seed === '') return;
  const field =
    target.querySelector<HTMLInputElement>('[name=seed]') ?? target.ownerDocument.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'seed', value: seed });
  target.append(field);
}

function showCode(page: Document): void {
  const box = page.querySelector<HTMLElement>('[data-code]');
  const shown = box?.querySelector('[data-code-shown]');
  if (box === null || shown === null || shown === undefined) return;
  box.hidden = false;
  shown.textContent = codeOf(ownSecret());
  box.querySelector<HTMLButtonElement>('[data-code-save]')?.addEventListener('click', () => {
    const link = page.createElement('a');
    link.href = `data:text/plain,${encodeURIComponent(`${codeOf(ownSecret())}\n`)}`;
    link.download = box.dataset.sayFile ?? '';
    link.click();
  });
}

/** The secret as people copy it: sixteen groups of four digits. */
function codeOf(secret: string): string {
  return secret.replace(/(....)(?=.)/g, '$1 ');
}

/** Blanks and hyphens are nobody's business. */
function readCode(typed: string): string | undefined {
  const digits = typed.toLowerCase().replace(/[\s-]/g, '');
  return /^[0-9a-f]{64}$/.test(digits) ? digits : undefined;
}

function ownSecret(): string {
  const kept = readCode(stored() ?? '');
  if (kept !== undefined) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const secret = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  keep(secret);
  return secret;
}

/**
 * A browser that keeps nothing forgets the secret with the page: then it is made once a page, and not before
 * it is needed.
 */
let unkept: string | undefined;

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

function keep(secret: string): void {
  unkept = secret;
  try {
    localStorage.setItem(KEY, secret);
  } catch {
    // It lasts as long as the page.
  }
}
