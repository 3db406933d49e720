/** News of the match while its page is seen: the stream, and the question where the match is now. */
import { hearHead } from './heads.js';
import type { Loader, Mark } from './loader.js';

/** News as the server tells them. */
interface Told {
  readonly event: number;
  readonly hash: string;
  readonly mark: Mark;
}

/** Streams that the windows of one browser hold together. */
const STREAMS = 3;

/** Opens the stream of a seat. The browser itself comes again after a break; `closed`: it does not any more. */
export function openStream(
  page: Document,
  address: string,
  heard: (mark: Mark) => void,
  closed: () => void,
): () => void {
  const source = new EventSource(address);
  source.addEventListener('message', (message: MessageEvent<string>) => {
    heard(hear(page, JSON.parse(message.data) as Told));
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) closed();
  });
  return () => source.close();
}

/** Takes one of the streams that windows share, by a lock. The browser has locks for pages of https and localhost only: others ask. */
export async function takeStream(): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return undefined;
  for (let n = 1; n <= STREAMS; n++) {
    const giveBack = await hold(`denrei.stream ${n}`);
    if (giveBack !== undefined) return giveBack;
  }
  return undefined;
}

function hold(name: string): Promise<(() => void) | undefined> {
  return new Promise((done) => {
    const held = navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock === null ? done(undefined) : new Promise<void>((giveBack) => done(giveBack)),
    );
    // A browser that forbids storage forbids locks too.
    held.catch(() => done(undefined));
  });
}

/** Where the match is now. @throws if the server does not say */
export async function askHead(page: Document, address: string): Promise<Mark> {
  const answer = await fetch(`${address}?once=1`, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return hear(page, (await answer.json()) as Told);
}

function hear(page: Document, { event, hash, mark }: Told): Mark {
  hearHead(page, { number: event, hash, at: Date.now() });
  return mark;
}

/** Tells the loader when the page is seen, and when it may have missed something. */
export function watchSight(page: Document, loader: Loader<unknown>): void {
  const look = (): void => loader.seen(page.visibilityState !== 'hidden');
  page.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', () => loader.seen(false));
  window.addEventListener('pageshow', look);
  window.addEventListener('online', () => loader.look());
  look();
}

/** Where a page says what of the match it shows. */
export function placeOf(page: Document): HTMLElement | undefined {
  return page.querySelector<HTMLElement>('[data-live]') ?? undefined;
}

/** Whether the reader is in the middle of nothing: no question, no draft, nothing typed or unfolded. */
export function isIdle(page: Document): boolean {
  const busy = page.querySelector('[data-asking], .draft, .confirm, .typed, dialog[open]') !== null;
  return !busy && !(page.activeElement instanceof HTMLInputElement);
}

/** Says when the practice opponent takes longer than usual, on this page and on those that are turned. */
export function tellSlow(page: Document): void {
  let timer: number | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const slow = page.querySelector<HTMLElement>('[data-slow-in]');
    if (slow === null) return;
    timer = window.setTimeout(() => {
      slow.hidden = false;
    }, Number(slow.dataset.slowIn));
  };
  look();
  page.addEventListener('turned', look);
}
