/**
 * Pages of a seat's order are turned without leaving the page: the same addresses, the same HTML, only what
 * stands between header and footer is exchanged. Whatever goes wrong is done the plain way.
 */

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

/** Watches links and forms of the page. `opened` is called for every page that was turned. */
export function makeTurner(page: Document, opened: (attention: Attention) => void): Turner {
  let busy = false;
  let shown = location.pathname + location.search;

  const load = async ({ url, body, history: how }: Load): Promise<void> => {
    if (busy) return;
    busy = true;
    const attention = attentionOf(page);
    const main = page.querySelector('main');
    main?.setAttribute('aria-busy', 'true');
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
      exchange(page, next);
      opened(attention);
    } catch {
      if (body === undefined) location.assign(url);
      else location.reload();
    } finally {
      busy = false;
      page.querySelector('main')?.removeAttribute('aria-busy');
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

/** The new page between the old header and footer, with its own title and links. */
function exchange(page: Document, next: Document): void {
  const typed = unsentIn(page);
  page.title = next.title;
  page.documentElement.lang = next.documentElement.lang;
  page.body.className = next.body.className;
  for (const part of ['header.top', 'main']) {
    const fresh = next.querySelector(part);
    if (fresh !== null) page.querySelector(part)?.replaceChildren(...fresh.childNodes);
  }
  const line = lineOf(page);
  if (line !== null && line.value === '') line.value = typed;
}

function lineOf(page: Document): HTMLInputElement | null {
  return page.querySelector<HTMLInputElement>('.typed input[name=text]');
}

/** What was typed as an order and has not been sent: it goes along to the next page. */
function unsentIn(page: Document): string {
  const line = lineOf(page);
  return line === null || line.value === line.defaultValue ? '' : line.value;
}
