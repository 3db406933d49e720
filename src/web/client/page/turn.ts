/**
 * Pages of a seat's order are turned without leaving the page: the same addresses, the same HTML, only what
 * stands between header and footer is exchanged. A page that cannot be loaded leaves the one that is shown.
 */
import { exchange, mapsOf } from '../map/exchange.js';
import { type Speaker, sentence } from '../map/speak.js';
import { askHead, isIdle, openStream, placeOf, takeStream, tellSlow, watchSight } from './live.js';
import { type Answer, Busy, type Load, Loader, type Notice, type Press } from './loader.js';
import { hearNews, type Ways } from './stream.js';

/** What the reader had his attention on, to be found again on the next page. */
export type Attention = 'map' | 'line' | 'other';

/** Turns pages. */
export interface Turner {
  /** Loads an address of the seat and shows it. */
  go(url: string): void;
}

/** What is done around the turning of a page. */
export interface Turning {
  readonly speaker: Speaker;
  /** What lies on the page that is left is taken away. `renewed`: the same page comes, with the news. */
  leaving(renewed: boolean): void;
  opened(attention: Attention): void;
}

/** A page as it came. */
interface Came {
  readonly document: Document;
  readonly url: string;
  /** An order was refused: its address shows something else. */
  readonly refused: boolean;
}

/** By these a proxy says that it reaches no server. */
const UNREACHED: ReadonlySet<number> = new Set([502, 504]);
/** By these the server says that it cannot answer now. */
const NOT_NOW: ReadonlySet<number> = new Set([429, 503]);
const MISTAKE = 500;

/** Watches links and forms of a page that nothing has touched yet. */
export function makeTurner(page: Document, { speaker, leaving, opened }: Turning): Turner {
  const maps = mapsOf(page);
  const address = placeOf(page)?.dataset.live;
  let shown = location.pathname + location.search;

  const show = ({ page: came }: Answer<Came>, load: Load, why: 'press' | 'news'): void => {
    const attention = attentionOf(page);
    const isElsewhere = new URL(came.url).href !== location.href;
    if (load.history === 'push' && !came.refused && isElsewhere) history.pushState(null, '', came.url);
    if (load.history === 'replace' && isElsewhere) history.replaceState(null, '', came.url);
    shown = location.pathname + location.search;
    markSent(page, load);
    leaving(load.history === 'replace');
    exchange(page, came.document, maps);
    opened(attention);
    const place = placeOf(page);
    if (why === 'news' && place !== undefined) speaker.say(sentence(place, 'shown'));
  };
  const newest = (): Press => {
    const { home = '', event } = placeOf(page)?.dataset ?? {};
    // News are what happened since the reader's own order, however many pages showed parts of it.
    const since = new URLSearchParams(location.search).get('since') ?? event;
    const url = location.pathname === home ? `${home}?since=${since}` : location.pathname + location.search;
    return { url, history: 'replace', name: '' };
  };
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  };
  const loader: Loader<Came> = new Loader<Came>(
    {
      fetch: loadPage,
      head: () =>
        address === undefined ? Promise.reject(new Error('no news here')) : askHead(page, address),
      stream: (heard, closed) => {
        if (address === undefined) return () => {};
        const open: Ways['open'] = (...told) => openStream(page, address, ...told);
        return hearNews({ take: takeStream, open, ask: () => loader.look(), after }, heard, closed);
      },
      after,
      show,
      newest,
      isHeld: () => !isIdle(page),
      find: (press) => findAgain(page, press),
      busy: (on) => markBusy(page, on),
      tell: makeTeller(page, speaker, {
        show: () => loader.press(newest()),
        again: () => loader.again(),
      }),
    },
    placeOf(page)?.dataset.mark,
  );
  if (address !== undefined) watchSight(page, loader);
  tellSlow(page);

  const go = (url: string): void => {
    const { href } = new URL(url, location.href);
    loader.press({ url: href, history: 'push', name: nameOf(linkTo(page, href)) });
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
    loader.press({ url: link.href, history: 'push', name: nameOf(link) });
  });
  page.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isOurs(page, form.action)) return;
    event.preventDefault();
    const body = fieldsOf(form, event.submitter);
    const name = body.get('text') ?? nameOf(event.submitter);
    if (form.method === 'post') loader.press({ url: form.action, body, history: 'push', name });
    else loader.press({ url: `${form.action.split('?')[0]}?${body}`, history: 'push', name });
  });
  window.addEventListener('popstate', () => {
    // A jump within the page changes nothing of what is shown.
    if (location.pathname + location.search !== shown)
      loader.press({ url: location.href, history: 'keep', name: '' });
  });
  page.addEventListener('overdue', () => {
    if (isIdle(page)) loader.press(newest());
  });
  return { go };
}

/** Asks for a page. @throws if none of ours comes */
async function loadPage({ url, body, history: how }: Load, signal: AbortSignal): Promise<Answer<Came>> {
  const init = body === undefined ? {} : { method: 'POST', body };
  const answer = await fetch(url, { ...init, signal, headers: { Accept: 'text/html' } });
  const { status } = answer;
  if (UNREACHED.has(status)) throw new Error(`answered ${status}`);
  // The page of a mistake answers whoever pressed something; it replaces no page that nobody wanted to leave.
  if (NOT_NOW.has(status) || (how === 'replace' && status === MISTAKE)) throw new Busy(`answered ${status}`);
  const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (document.querySelector('main#main') === null) throw new Error('no page of ours');
  const refused = body !== undefined && !answer.redirected;
  return { page: { document, url: answer.url, refused }, mark: placeOf(document)?.dataset.mark };
}

/** Its pointer is inherited by all that it holds: a map of a thousand hexes is spared. */
function markBusy(page: Document, on: boolean): void {
  const part = page.querySelector('main .desk') ?? page.querySelector('main');
  if (on) part?.setAttribute('aria-busy', 'true');
  else for (const busy of page.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
}

function linkTo(page: Document, href: string): HTMLElement | undefined {
  return [...page.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.href === href);
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

/** A line that was answered is none that goes along to the next page. */
function markSent(page: Document, { url, body }: Load): void {
  const sent = (body ?? new URL(url, location.href).searchParams).get('text');
  for (const line of page.querySelectorAll<HTMLInputElement>('.typed input[name=text]'))
    if (line.value === sent) line.defaultValue = line.value;
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

/** What the buttons of a notice do. */
interface Acts {
  show(): void;
  again(): void;
}

interface Told {
  readonly text: string;
  readonly button?: readonly [text: string, act: () => void];
}

/** The words come with the pages of the match; the page of a fault has none and is told in those before. */
function makeTeller(page: Document, speaker: Speaker, acts: Acts): (notice: Notice) => void {
  let words = placeOf(page);
  return (notice) => {
    words = placeOf(page) ?? words;
    const line = lineOf(page, notice.is !== 'none');
    const state = JSON.stringify(notice);
    if (words === undefined || line === undefined || (line.dataset.told ?? '{"is":"none"}') === state) return;
    line.dataset.told = state;
    line.replaceChildren();
    const told = inWords(words, notice, acts);
    if (told === undefined) return;
    line.append(told.text);
    if (told.button !== undefined) {
      const [text, act] = told.button;
      const button = Object.assign(page.createElement('button'), { type: 'button', className: 'quiet' });
      button.textContent = text;
      button.addEventListener('click', act);
      line.append(' ', button);
    }
    // On a phone the orders may be folded away: the line below the map is seen.
    if (notice.is === 'waiting') speaker.show(told.text);
    else if (notice.is !== 'news') speaker.say(told.text);
  };
}

function inWords(words: HTMLElement, notice: Notice, acts: Acts): Told | undefined {
  switch (notice.is) {
    case 'none':
      return undefined;
    case 'news':
      return { text: sentence(words, 'moved'), button: [sentence(words, 'show'), acts.show] };
    case 'retrying':
      return { text: sentence(words, 'retrying') };
    case 'lost-order':
      return {
        text: sentence(words, notice.busy ? 'keptBusy' : 'kept'),
        button: [sentence(words, 'again'), acts.again],
      };
    case 'lost-page':
      return {
        text: sentence(words, notice.busy ? 'lostBusy' : 'lost'),
        button: [sentence(words, 'retry'), acts.again],
      };
    case 'waiting':
      return { text: sentence(words, 'waiting', { n: notice.presses }) };
    case 'full':
      return { text: sentence(words, 'full', { what: notice.name }) };
    case 'unfit': {
      const what = notice.names.filter((name) => name !== '').join(' · ');
      return { text: sentence(words, 'unfit', { what: what === '' ? '…' : what }) };
    }
  }
}

/** Its own line in the orders; a page of a fault gets one at its top when there is something to tell. */
function lineOf(page: Document, wanted: boolean): HTMLElement | undefined {
  const line = page.querySelector<HTMLElement>('[data-live-notice]');
  if (line !== null || !wanted) return line ?? undefined;
  const made = page.createElement('p');
  made.className = 'notice live-notice';
  made.setAttribute('role', 'status');
  made.dataset.liveNotice = '';
  page.querySelector('main')?.prepend(made);
  return made;
}

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
function findAgain(page: Document, press: Press): Load | undefined {
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
function nameOf(control: Element | null | undefined): string {
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
