/**
 * The player of a replay: goes through a match without loading pages; the links of the page do the same
 * without it. A moment that was shown stays in the browser's memory for as long as the page is open.
 */
import { type MapPart, putTogether } from './map-difference.js';

interface Sent {
  readonly at: string;
  readonly n: number;
  readonly html: string;
  readonly map: readonly MapPart[];
}

interface Moment extends Omit<Sent, 'map'> {
  /** The map as the server wrote it: a browser does not give back what it was given. */
  readonly svg: string;
}

/** Moments kept (a map may take a quarter of a megabyte), and fetched ahead while playing. */
const MOST = 60;
const AHEAD = 6;
/** How long (ms) the slider must rest before its moment is fetched. */
const REST = 60;
const IN_HASH = /^#(\d{1,9}(?:\.\d{1,5})?)$/;

/** Wires the page of a replay. */
export function project(page: Document, map: HTMLElement): void {
  new Player(page, map).begin();
}

class Player {
  readonly #page: Document;
  readonly #table: HTMLElement;
  readonly #path: string;
  readonly #keep: string;
  #at: string;
  /** The moment shown last: what is fetched comes as what differs from its map. */
  #base: Moment | undefined;
  readonly #moments = new Map<string, Promise<Moment>>();
  /** The moment that was wished for last: an answer for another comes too late. */
  #wished: string;
  #playing: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Document, map: HTMLElement) {
    this.#page = page;
    this.#table = map;
    const { replay = '', keep = '', at = '' } = map.dataset;
    [this.#path, this.#keep, this.#at, this.#wished] = [replay, keep, at, at];
  }

  begin(): void {
    this.#show('[data-autoplay]');
    this.#show('[data-copy]');
    this.#one('.scrub button')?.setAttribute('hidden', '');
    this.#page.addEventListener('click', (event) => this.#clicked(event));
    this.#page.addEventListener('keydown', (event) => this.#pressed(event));
    this.#slider?.addEventListener('input', () => {
      this.#stop();
      clearTimeout(this.#resting);
      this.#resting = setTimeout(() => void this.#go(this.#slider?.value ?? '1'), REST);
    });
    addEventListener('hashchange', () => this.#toHash());
    this.#bringStep();
    this.#toHash();
  }

  get #slider(): HTMLInputElement | null {
    return this.#table.querySelector<HTMLInputElement>('input[type=range]');
  }

  #toHash(): void {
    const at = IN_HASH.exec(location.hash)?.[1];
    if (at !== undefined && at !== this.#at) void this.#go(at);
  }

  #clicked(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (target === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.closest('[data-play]') !== null) this.#toggle();
    else if (target.closest('[data-copy]') !== null) void this.#copy();
    const way = target.closest<HTMLAnchorElement>('a[data-way]');
    const at = way === null ? null : new URL(way.href).searchParams.get('at');
    if (way === null || at === null) return;
    event.preventDefault();
    this.#stop();
    void this.#go(at, way.dataset.way);
  }

  /** Arrows go through events, with Shift through steps; space plays. What has keys of its own keeps them. */
  #pressed(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target?.closest('input, select, textarea, .map-view, svg') != null
    )
      return;
    if (event.key === ' ' && target?.closest('a, button, summary') == null) {
      event.preventDefault();
      this.#toggle();
      return;
    }
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const way = `${event.shiftKey ? 'step' : 'event'}-${event.key === 'ArrowLeft' ? 'back' : 'on'}`;
    event.preventDefault();
    this.#stop();
    this.#follow(way);
  }

  /** Goes on or back; false where there is nothing more. */
  #follow(way: string): boolean {
    const at = way.startsWith('event-') ? this.#eventBeside(way === 'event-on') : this.#behind(way);
    if (at !== undefined) void this.#go(at, way);
    return at !== undefined;
  }

  /** Counted from the moment wished for last: whoever presses a key again need not wait for the answer. */
  #eventBeside(on: boolean): string | undefined {
    const [n = 1, step = 0] = this.#wished.split('.').map(Number);
    const beside = on ? n + (step > 0 ? 0 : 1) : n - 1;
    return beside < 1 || beside > Number(this.#slider?.max ?? 1) ? undefined : String(beside);
  }

  /** Where a link of the page leads. */
  #behind(way: string): string | undefined {
    const link = this.#one<HTMLAnchorElement>(`a[data-way="${way}"]`);
    return (link === null ? null : new URL(link.href).searchParams.get('at')) ?? undefined;
  }

  async #go(at: string, way?: string): Promise<void> {
    this.#wished = at;
    this.#table.setAttribute('aria-busy', 'true');
    try {
      const moment = await this.#fetched(at);
      if (this.#wished === at) this.#put(moment, way);
      this.#fault(false);
    } catch {
      if (this.#wished === at) this.#fault(true);
      this.#stop();
    }
    if (this.#wished === at) this.#table.removeAttribute('aria-busy');
  }

  #fetched(at: string): Promise<Moment> {
    const known = this.#moments.get(at);
    if (known !== undefined) return known;
    const asked = this.#ask(at);
    const first = asked.then((moments) => {
      const found = moments[0];
      if (found === undefined) throw new Error('no such moment');
      for (const moment of moments) this.#keepOne(moment.at, Promise.resolve(moment));
      return found;
    });
    this.#keepOne(at, first);
    first.catch(() => this.#moments.delete(at));
    return first;
  }

  #keepOne(at: string, moment: Promise<Moment>): void {
    this.#moments.set(at, moment);
    const oldest = this.#moments.keys().next();
    if (this.#moments.size > MOST && !oldest.done) this.#moments.delete(oldest.value);
  }

  async #ask(at: string): Promise<readonly Moment[]> {
    const base = this.#base ?? (await this.#shownFirst());
    const ahead = this.#playing === undefined ? {} : { count: String(AHEAD), by: this.#by };
    const sent = await this.#answer({ at, base: base.at, ...ahead });
    return sent.map(({ map, ...moment }) => ({ ...moment, svg: putTogether(map, base.svg) }));
  }

  /** The moment that the page came with. */
  async #shownFirst(): Promise<Moment> {
    const [sent] = await this.#answer({ at: this.#at });
    if (sent === undefined) throw new Error('no such moment');
    const { map, ...moment } = sent;
    return { ...moment, svg: putTogether(map, '') };
  }

  async #answer(query: { readonly [name: string]: string }): Promise<readonly Sent[]> {
    const asked = new URLSearchParams(this.#keep);
    for (const [name, value] of Object.entries(query)) asked.set(name, value);
    const answer = await fetch(`${this.#path}?${asked}`, { headers: { Accept: 'application/json' } });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return ((await answer.json()) as { readonly moments: readonly Sent[] }).moments;
  }

  #put(moment: Moment, way: string | undefined): void {
    this.#at = moment.at;
    this.#base = moment;
    this.#draw(moment.svg);
    const parts = new DOMParser().parseFromString(moment.html, 'text/html');
    for (const part of parts.querySelectorAll<HTMLElement>('[data-part]')) {
      const here = this.#page.querySelector(`[data-part="${part.dataset.part}"]`);
      const focused = here?.contains(this.#page.activeElement) ?? false;
      here?.replaceChildren(...part.childNodes);
      if (focused) this.#focusAgain(here, way);
    }
    this.#bringStep();
    if (this.#slider !== null) this.#slider.value = String(moment.n);
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${moment.at}`);
  }

  /** The step that is shown, into sight of its list; the page itself stays where it is. */
  #bringStep(): void {
    const list = this.#one('.steps');
    const step = this.#one('.steps > [aria-current]');
    if (list !== null && step !== null) list.scrollTop = step.offsetTop - list.clientHeight / 3;
  }

  /** A link that was followed is another one now, in the same place. */
  #focusAgain(part: Element | null, way: string | undefined): void {
    const same =
      way === undefined || way === 'here' ? null : part?.querySelector<HTMLElement>(`[data-way="${way}"]`);
    const next = same ?? part?.querySelector<HTMLElement>('[aria-current] a, a');
    next?.focus({ preventScroll: true });
  }

  /** Another map in the same frame: new as a whole, so that nothing listens to the old one any more. */
  #draw(svg: string): void {
    const figure = this.#one('[data-map]');
    const drawn = this.#page.importNode(
      new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
      true,
    );
    if (figure === null || drawn.localName !== 'svg') throw new Error('no map');
    const next = figure.cloneNode(true) as HTMLElement;
    next.querySelector('.map-view')?.replaceChildren(drawn);
    const focused = this.#page.activeElement;
    const tool = focused?.getAttribute('data-map-tool') ?? undefined;
    const again = tool === undefined ? '.map-view' : `[data-map-tool="${tool}"]`;
    const inside = figure.contains(focused);
    figure.replaceWith(next);
    this.#page.dispatchEvent(new Event('redrawn'));
    if (inside) next.querySelector<HTMLElement>(again)?.focus({ preventScroll: true });
  }

  // --- playing by itself

  get #by(): string {
    return this.#one<HTMLSelectElement>('[data-by]')?.value ?? 'event';
  }

  #toggle(): void {
    if (this.#playing === undefined) this.#tick();
    else this.#stop();
  }

  #tick(): void {
    const pause = Number(this.#one<HTMLSelectElement>('[data-speed]')?.value ?? 1200);
    this.#playing = setTimeout(async () => {
      if (!this.#follow(`${this.#by}-on`)) this.#stop();
      await this.#moments.get(this.#wished)?.catch(() => undefined);
      if (this.#playing !== undefined) this.#tick();
    }, pause);
    this.#label(true);
  }

  #stop(): void {
    clearTimeout(this.#playing);
    this.#playing = undefined;
    this.#label(false);
  }

  #label(playing: boolean): void {
    const button = this.#one('[data-play]');
    const { sayPause = '', sayPlay = '' } = this.#table.dataset;
    if (button !== null) button.textContent = playing ? sayPause : sayPlay;
  }

  // --- small things

  async #copy(): Promise<void> {
    const field = this.#one<HTMLInputElement>('[data-address]');
    field?.select();
    await navigator.clipboard?.writeText(field?.value ?? '').catch(() => undefined);
    const said = this.#one('[data-copied]');
    if (said !== null) said.textContent = said.dataset.say ?? '';
  }

  #fault(on: boolean): void {
    const notice = this.#one('[data-replay-fault]');
    if (notice === null) return;
    notice.hidden = !on;
    notice.textContent = on ? (this.#table.dataset.sayFailed ?? '') : '';
  }

  #show(selector: string): void {
    this.#one(selector)?.removeAttribute('hidden');
  }

  #one<T extends Element = HTMLElement>(selector: string): T | null {
    return this.#table.querySelector<T>(selector);
  }
}
