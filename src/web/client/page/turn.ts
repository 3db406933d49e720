/**
 * Pages of a seat's order are turned without leaving the page: the same addresses, the same HTML, only what
 * stands between header and footer is exchanged. Whatever goes wrong is done the plain way.
 */

import { exchange, mapsOf } from '../map/exchange.js';

/** What the reader had his attention on, to be found again on the next page. */
export type Attention = 'map' | 'line' | 'other';

/** Turns pages. */
export interface Turner {
  /** Loads an address and shows it. `scroll`: as a reload, at the same place. */
  go(url: string): Promise<void>;
  /** Loads the page that is shown once more. */
  refresh(): Promise<void>;
  /** Sends a form as if it were pressed. */
  send(form: HTMLFormElement): void;
}

interface Load {
  readonly url: string;
  readonly body?: URLSearchParams;
  readonly history: 'push' | 'keep';
}

/** What is done around the turning of a page. */
export interface Turning {
  /** What lies on the page that is left is taken away. */
  leaving(): void;
  opened(attention: Attention): void;
}

/** Watches links and forms of a page that nothing has touched yet. */
export function makeTurner(page: Document, { leaving, opened }: Turning): Turner {
  const maps = mapsOf(page);
  let busy = false;
  let shown = location.pathname + location.search;

  const load = async ({ url, body, history: how }: Load): Promise<void> => {
    if (busy) return;
    busy = true;
    const attention = attentionOf(page);
    // Its pointer is inherited by all that it holds: a map of a thousand hexes is spared.
    const busyPart = page.querySelector('main .desk') ?? page.querySelector('main');
    busyPart?.setAttribute('aria-busy', 'true');
    try {
      const init = body === undefined ? {} : { method: 'POST', body };
      const answer = await fetch(url, { ...init, headers: { Accept: 'text/html' } });
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      // A page of another kind, or an answer from a proxy: let the browser show what it is.
      if (next.querySelector('main') === null) throw new Error('no page of ours');
      const refused = body !== undefined && !answer.redirected;
      if (how === 'push' && !refused && new URL(answer.url).href !== location.href)
        history.pushState(null, '', answer.url);
      shown = location.pathname + location.search;
      leaving();
      exchange(page, next, maps);
      opened(attention);
    } catch {
      if (body === undefined) location.assign(url);
      else location.reload();
    } finally {
      busy = false;
      busyPart?.removeAttribute('aria-busy');
    }
  };

  page.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href]') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download') || !isOurs(page, link.href))
      return;
    event.preventDefault();
    void load({ url: link.href, history: 'push' });
  });
  page.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isOurs(page, form.action)) return;
    event.preventDefault();
    const fields = fieldsOf(form, event.submitter);
    markSent(form);
    if (form.method === 'post') void load({ url: form.action, body: fields, history: 'push' });
    else void load({ url: `${form.action.split('?')[0]}?${fields}`, history: 'push' });
  });
  window.addEventListener('popstate', () => {
    // A jump within the page changes nothing of what is shown.
    if (location.pathname + location.search !== shown) void load({ url: location.href, history: 'keep' });
  });
  return {
    go: (url) => load({ url, history: 'push' }),
    refresh: () => load({ url: location.pathname + location.search, history: 'keep' }),
    send: (form) => form.requestSubmit(),
  };
}

const TURNED = ['', '/order', '/orders', '/typed', '/undo', '/plan', '/plan/say'];

/** The pages that are turned: the match, orders and plan of the seat whose page this is. */
function isOurs(page: Document, address: string): boolean {
  const home = page.querySelector<HTMLElement>('[data-home]')?.dataset.home;
  const { origin, pathname, search, hash } = new URL(address, location.href);
  if (home === undefined || origin !== location.origin) return false;
  if (hash !== '' && pathname + search === location.pathname + location.search) return false;
  return TURNED.some((path) => home + path === pathname);
}

/** A line that is sent is none that goes along to the next page. */
function markSent(form: HTMLFormElement): void {
  for (const line of form.querySelectorAll<HTMLInputElement>('input[name=text]'))
    line.defaultValue = line.value;
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]),
  );
}

function attentionOf(page: Document): Attention {
  const { activeElement } = page;
  if (activeElement?.closest('[data-map]')) return 'map';
  return activeElement?.closest('[data-typed]') ? 'line' : 'other';
}
