/**
 * Receipts: what this browser gave to the dice, written down before it is sent, and whether the match uses it.
 * Only receipts are compared: a second device or a cleared browser has another code, and that is no accusation.
 */
import type { Given } from '../../../verifier/index.js';

const KEY = 'denrei.given ';
/** Of one match: the newest. */
const KEPT = 50;
/** The match of the press whose answer is under way. */
const PRESSED = 'denrei.pressed';

export function keepReceipts(page: Document, now: () => number): void {
  const look = (): void => {
    answered(page);
    for (const place of page.querySelectorAll<HTMLElement>('[data-head-of]')) tellOf(place);
  };
  look();
  page.addEventListener('turned', look);
  page.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement) note(target, now());
    },
    { capture: true },
  );
}

/** What this browser gave to a match, in its order. The page's script alone writes it. */
export function receiptsOf(match: string): readonly Given[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY + match) ?? '[]');
    return Array.isArray(read) ? read.flatMap((one: unknown) => (isReceipt(one) ? [one] : [])) : [];
  } catch {
    return [];
  }
}

/** One canonical line each, as `denrei audit --given` reads them: the members are written in their order. */
export function linesOf(receipts: readonly Given[]): string {
  return receipts.map((one) => `${JSON.stringify(inOrder(one))}\n`).join('');
}

/** Whether this browser gave another digest than the page says the seat had given. */
export function gaveOtherDigest(match: string, chain: number, side: string, digest: string): boolean {
  const own = receiptsOf(match).filter(
    (one) => one.chain === chain && one.side === side && one.what === 'digest' && one.status !== 'refused',
  );
  return own.length > 0 && own.every(({ value }) => value !== digest);
}

/** Notes what a form is about to give: its own number, or the one that rides on an order. */
function note(form: HTMLFormElement, at: number): void {
  const page = form.ownerDocument;
  const rides = new URL(form.action).pathname.endsWith('/orders');
  const asks = rides ? page.querySelector<HTMLFormElement>('form[data-begin]') : form;
  const part = asks?.querySelector<HTMLElement>('[data-ceremony]');
  const { value, words } = asks === null ? { value: '', words: null } : givenIn(asks);
  const { ceremony = '', match = '', chain, side = '' } = part?.dataset ?? {};
  const shown = page.querySelector<HTMLElement>(`[data-head-of="${CSS.escape(match)}"]`)?.dataset;
  if (value === '' || shown === undefined) return;
  const given: Given = {
    at,
    chain: Number(chain),
    head: { hash: shown.hash ?? '', number: Number(shown.number) },
    side,
    status: 'sent',
    value,
    what: ceremony === 'digest' ? 'digest' : 'seed',
    words,
  };
  keep(match, [...receiptsOf(match), given]);
  setPressed(match);
}

/** What of a form decides: words before all, then what was made elsewhere, then what this browser made. */
function givenIn(form: HTMLFormElement): Pick<Given, 'value' | 'words'> {
  const typed = form.querySelector<HTMLInputElement>('[data-own-words]');
  if (typed !== null && typed.value !== '') {
    const { seed = '', words = '' } = typed.dataset;
    return { value: seed, words };
  }
  const own = ownIn(form);
  if (own !== '') return { value: /^[0-9a-f]{64}$/.test(own) ? own : '', words: null };
  return { value: form.querySelector<HTMLInputElement>('[data-ceremony-fill]')?.value ?? '', words: null };
}

/** A digest or number that was made outside of the browser; its field may stand outside of its form. */
export function ownIn(form: HTMLFormElement): string {
  const own = form.elements.namedItem('own');
  return own instanceof HTMLInputElement ? own.value.trim() : '';
}

/** The answer to the last press says what became of it. */
function answered(page: Document): void {
  const match = pressed();
  if (match === null) return;
  const refused = page.querySelector('[data-refused]') !== null;
  const shown = page.querySelector<HTMLElement>(`[data-head-of="${CSS.escape(match)}"]`)?.dataset;
  if (!refused && shown?.givenSide === undefined) return;
  setPressed(undefined);
  const receipts = [...receiptsOf(match)];
  const last = receipts.pop();
  if (last === undefined || last.status !== 'sent') return;
  const taken = shown !== undefined && shownValue(shown, last) === last.value;
  if (refused || taken) keep(match, [...receipts, { ...last, status: taken ? 'taken' : 'refused' }]);
}

/** Says so where the page shows something else for this seat than what this browser gave. */
function tellOf(place: HTMLElement): void {
  const { headOf = '', givenSide, givenChain } = place.dataset;
  const own = receiptsOf(headOf).filter(
    ({ side, chain }) => side === givenSide && String(chain) === givenChain,
  );
  const words = place.dataset.givenWords ?? '';
  const isShown = (one: Given) =>
    shownValue(place.dataset, one) === one.value && (one.what === 'digest' || (one.words ?? '') === words);
  const differing = own.filter((one) => {
    const value = shownValue(place.dataset, one);
    return value !== '' && !isShown(one) && !own.some((it) => it.what === one.what && isShown(it));
  });
  const wrong = differing.findLast(({ status }) => status !== 'refused');
  say(place.querySelector('[data-given-other]'), wrong);
  say(place.querySelector('[data-given-refused]'), wrong === undefined ? differing.at(-1) : undefined);
}

function say(notice: HTMLElement | null, given: Given | undefined): void {
  if (notice === null) return;
  notice.hidden = given === undefined;
  if (given === undefined) return;
  const time = new Date(given.at).toLocaleString(notice.ownerDocument.documentElement.lang || 'en');
  notice.textContent = (notice.dataset.say ?? '').replace('{time}', time);
}

function shownValue(shown: DOMStringMap, { what }: Given): string {
  return (what === 'digest' ? shown.givenDigest : shown.givenSeed) ?? '';
}

function keep(match: string, receipts: readonly Given[]): void {
  try {
    localStorage.setItem(KEY + match, JSON.stringify(receipts.slice(-KEPT).map(inOrder)));
  } catch {
    // A browser that keeps nothing accuses nobody.
  }
}

/** The members in the order that canonical JSON wants. */
function inOrder({ at, chain, head, side, status, value, what, words }: Given): Given {
  return { at, chain, head: { hash: head.hash, number: head.number }, side, status, value, what, words };
}

function pressed(): string | null {
  try {
    return sessionStorage.getItem(PRESSED);
  } catch {
    return null;
  }
}

function setPressed(match: string | undefined): void {
  try {
    if (match === undefined) sessionStorage.removeItem(PRESSED);
    else sessionStorage.setItem(PRESSED, match);
  } catch {
    // Then the receipt stays as it was sent.
  }
}

function isReceipt(value: unknown): value is Given {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    Number.isSafeInteger(value.at) &&
    'chain' in value &&
    Number.isSafeInteger(value.chain) &&
    'head' in value &&
    typeof value.head === 'object' &&
    value.head !== null &&
    'hash' in value.head &&
    'number' in value.head &&
    'side' in value &&
    typeof value.side === 'string' &&
    'status' in value &&
    (value.status === 'sent' || value.status === 'taken' || value.status === 'refused') &&
    'value' in value &&
    typeof value.value === 'string' &&
    'what' in value &&
    (value.what === 'digest' || value.what === 'seed') &&
    'words' in value &&
    (value.words === null || typeof value.words === 'string')
  );
}
