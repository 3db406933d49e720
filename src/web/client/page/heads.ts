/**
 * Heads of journals as this browser was shown them, each with its own time: a server that goes back behind
 * one of them, or changes what stands before it, is found out here and by the audit.
 */

/** A head that a page showed. `at`: milliseconds by this browser's clock. */
interface KeptHead {
  readonly number: number;
  readonly hash: string;
  readonly at: number;
}

const KEY = 'denrei.heads ';
/** Of one match: the newest. */
const KEPT = 200;
/** Pages that are under way may cross: only what was shown longer ago can be missed. */
const CROSSING = 60_000;

/**
 * Keeps the head of each page that is shown, and says so where it stands behind one that was shown before.
 */
export function keepHeads(page: Document, now: () => number): void {
  const look = (): void => {
    for (const place of page.querySelectorAll<HTMLElement>('[data-head-of]')) keepHead(place, now());
    // Digests exist for pages of https and localhost only.
    for (const part of page.querySelectorAll<HTMLElement>('[data-aloud-part]'))
      part.hidden = globalThis.crypto?.subtle === undefined;
  };
  look();
  page.addEventListener('turned', look);
  page.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.aloud !== undefined) void sayAloud(target);
  });
}

/** Keeps a head that the live news told, before any page shows it. */
export function hearHead(page: Document, told: KeptHead): void {
  const place = page.querySelector<HTMLElement>('[data-head-of]');
  if (place !== null && isHead(told)) hear(place, told);
}

function keepHead(place: HTMLElement, at: number): void {
  const { number = '', hash = '' } = place.dataset;
  hear(place, { number: Number(number), hash, at });
}

function hear(place: HTMLElement, shown: KeptHead): void {
  const { headOf: match = '' } = place.dataset;
  const { at, hash } = shown;
  const kept = keptHeads(match);
  const missed = kept.findLast((head) => at - head.at > CROSSING && isMissed(head, shown));
  const notice = place.querySelector<HTMLElement>('[data-head-missed]');
  if (missed !== undefined && notice !== null) {
    const time = new Date(missed.at).toLocaleString(place.ownerDocument.documentElement.lang || 'en');
    notice.textContent = (notice.dataset.say ?? '')
      .replace('{number}', String(missed.number))
      .replace('{time}', time);
    notice.hidden = false;
  }
  if (!kept.some((head) => head.number === shown.number && head.hash === hash)) keep(match, [...kept, shown]);
}

/** Whether a journal that stands at `shown` cannot hold this head. */
function isMissed(head: KeptHead, shown: KeptHead): boolean {
  return head.number > shown.number || (head.number === shown.number && head.hash !== shown.hash);
}

/** The heads of a match that this browser keeps, in the order in which it was shown them. */
export function keptHeads(match: string): readonly KeptHead[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY + match) ?? '[]');
    return Array.isArray(read) ? read.flatMap((head: unknown) => (isHead(head) ? [head] : [])) : [];
  } catch {
    return [];
  }
}

function isHead(value: unknown): value is KeptHead {
  return (
    typeof value === 'object' &&
    value !== null &&
    'number' in value &&
    Number.isSafeInteger(value.number) &&
    'hash' in value &&
    typeof value.hash === 'string' &&
    /^[0-9a-f]{64}$/.test(value.hash) &&
    'at' in value &&
    Number.isSafeInteger(value.at)
  );
}

function keep(match: string, heads: readonly KeptHead[]): void {
  try {
    localStorage.setItem(KEY + match, JSON.stringify(heads.slice(-KEPT)));
  } catch {
    // A browser that keeps nothing is no witness.
  }
}

/** Six digits that both players see where both pages have the same head and the same word was typed. */
async function sayAloud(input: HTMLInputElement): Promise<void> {
  const place = input.closest<HTMLElement>('[data-head]');
  const digits = place?.querySelector('output');
  if (place === null || digits === null || digits === undefined) return;
  const word = input.value.normalize('NFKC').trim().toLowerCase();
  digits.textContent = word === '' ? '' : await digitsOf(`${place.dataset.head} ${word}`);
}

async function digitsOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return String(new DataView(digest).getUint32(0) % 1_000_000).padStart(6, '0');
}
