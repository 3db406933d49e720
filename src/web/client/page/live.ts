/**
 * News of the match while the page is open. The page that shows them is asked for only if that costs the
 * reader nothing.
 */
import type { Speaker } from '../map/speak.js';
import { sentence } from '../map/speak.js';
import { hearHead } from './heads.js';

/** News as the server tells them. */
interface Told {
  readonly event: number;
  readonly more: boolean;
  readonly hash: string;
}

/** What happens with news. */
export interface News {
  /** Shows the newest position. */
  show(): Promise<void>;
  readonly speaker: Speaker;
}

/**
 * Listens as long as the page is seen. The stream's address is read from the page once: it is the same for
 * all pages of a seat.
 */
export function listen(page: Document, { show, speaker }: News): void {
  const address = placeOf(page)?.dataset.live;
  if (address === undefined) return;
  let source: EventSource | undefined;
  const open = (): void => {
    if (source !== undefined || page.visibilityState === 'hidden') return;
    source = new EventSource(address);
    source.addEventListener('message', (message: MessageEvent<string>) => {
      const { event, more, hash } = JSON.parse(message.data) as Told;
      const place = placeOf(page);
      hearHead(page, { number: event, hash, at: Date.now() });
      // What the reader's own order did, this page shows already.
      if (place !== undefined && (event > Number(place.dataset.event) || more)) void hear(place);
    });
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) source = undefined;
    });
  };
  const hear = async (place: HTMLElement): Promise<void> => {
    if (isIdle(page)) {
      const said = sentence(place, 'shown');
      await show();
      speaker.say(said);
    } else offer(page, place, show);
  };
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') {
      source?.close();
      source = undefined;
    } else open();
  });
  open();
}

function placeOf(page: Document): HTMLElement | undefined {
  return page.querySelector<HTMLElement>('[data-live]') ?? undefined;
}

/** Whether the reader is in the middle of nothing: no question, no draft, nothing typed or unfolded. */
function isIdle(page: Document): boolean {
  const busy = page.querySelector('[data-asking], .draft, .confirm, .typed, dialog[open]') !== null;
  return !busy && !(page.activeElement instanceof HTMLInputElement);
}

function offer(page: Document, place: HTMLElement, show: () => Promise<void>): void {
  const notice = place.querySelector<HTMLElement>('[data-live-notice]');
  if (notice === null || notice.textContent !== '') return;
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = sentence(place, 'show');
  button.addEventListener('click', () => void show());
  notice.append(`${sentence(place, 'moved')} `, button);
}
