/**
 * Owns every page load and every order that a match page sends, so that the page is never stale and no press
 * is lost. It knows which position the page shows, the newest one it has heard of, the request under way, and
 * the presses that wait for it. No DOM here: what it needs of the browser is passed in.
 */

/** A position as a reader sees it: `event.draft.more`. */
export type Mark = string;

/** A page to load, or an order to send if there is a body. */
export interface Load {
  readonly url: string;
  readonly body?: URLSearchParams;
  readonly history: 'push' | 'replace' | 'keep';
}

/** What the reader pressed. */
export interface Press extends Load {
  /** What the control says. */
  readonly name: string;
}

/** A page that came. A page of a fault shows no position. */
export interface Answer<Page> {
  readonly page: Page;
  readonly mark: Mark | undefined;
}

/** What the reader has to know about loading; one at a time. */
export type Notice =
  | { readonly is: 'none' | 'news' | 'retrying' }
  | { readonly is: 'lost-order' | 'lost-page'; readonly busy: boolean }
  | { readonly is: 'waiting'; readonly presses: number }
  | { readonly is: 'full'; readonly name: string }
  | { readonly is: 'unfit'; readonly names: readonly string[] };

/** The server answered, but with nothing to show: it has too much to do, or made a mistake. */
export class Busy extends Error {}

/** What the loader works with. */
export interface World<Page> {
  /** Rejects if no page of ours came: with `Busy` if the server answered all the same. */
  fetch(load: Load, signal: AbortSignal): Promise<Answer<Page>>;
  /** The mark of the present position. */
  head(): Promise<Mark>;
  /** Opens the stream of news; gives what closes it. `closed`: the server has ended it for good. */
  stream(heard: (mark: Mark) => void, closed: () => void): () => void;
  /** Does something after so many milliseconds; gives what prevents it. */
  after(ms: number, act: () => void): () => void;
  /** Shows a page. `why`: the reader pressed something, or there are news. */
  show(answer: Answer<Page>, load: Load, why: 'press' | 'news'): void;
  /** The page that shows the news. */
  newest(): Load;
  /** The page asks a question or holds text that was not sent, so news must not replace it. */
  isHeld(): boolean;
  /** The same press on the page shown now, with its position; undefined if it is no longer offered. */
  find(press: Press): Load | undefined;
  busy(on: boolean): void;
  tell(notice: Notice): void;
}

interface Flight {
  /** As the reader pressed it; undefined: nobody pressed anything. */
  readonly press: Press | undefined;
  readonly load: Load;
  /** How many times news had been heard when it was sent. */
  readonly heard: number;
  readonly stop: AbortController;
  tries: number;
  /** The server answered the last try, with nothing to show. */
  busy: boolean;
}

/** Presses that wait for an order under way. */
export const MOST_WAITING = 8;
/** Until an order or a page that got no answer is asked for again. */
const AGAIN = [1_000, 3_000, 9_000];
/** Until news are loaded again if the answer was old or did not come. */
const STALE = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** Until a stream that the server has ended is opened again. */
const REOPEN = [5_000, 10_000, 20_000, 40_000, 60_000];
/** Between two comparisons with the server, whatever the stream says. */
const COMPARE = 60_000;
/** A page that has not come by then never comes. An order is waited for as long as the browser does. */
const OVERDUE = 30_000;

export class Loader<Page> {
  readonly #world: World<Page>;
  #shown: Mark | undefined;
  #heard: Mark | undefined;
  #hears = 0;
  #flight: Flight | undefined;
  /** What got no answer, for the reader to send again. */
  #kept: Flight | undefined;
  #queue: Press[] = [];
  /** Presses that were not sent, until the reader presses something else. */
  #refused: Notice | undefined;
  #stale = 0;
  #ended = 0;
  #doubts = 0;
  #seen = false;
  #newsWait = nothing;
  #retry = nothing;
  /** Sends at once what waits to be sent again. */
  #retryNow: (() => void) | undefined;
  #overdue = nothing;
  #doubt = nothing;
  #compare = nothing;
  #reopen = nothing;
  #stream: (() => void) | undefined;

  constructor(world: World<Page>, shown: Mark | undefined) {
    this.#world = world;
    this.#shown = shown;
  }

  /** The reader pressed something. */
  press(press: Press): void {
    this.#refused = undefined;
    const under = this.#flight ?? this.#kept;
    if (this.#queue.length === 0 && (under === undefined || !isOrder(under))) {
      this.#start(press, press);
      return;
    }
    if (!this.#isPressed(press, under)) {
      if (this.#queue.length < MOST_WAITING) this.#queue.push(press);
      else this.#refused = { is: 'full', name: press.name };
    }
    if (this.#kept === undefined) this.#tellRest();
    else this.again();
  }

  /** Sends once more what got no answer. */
  again(): void {
    const kept = this.#kept;
    if (kept !== undefined) this.#start(kept.press, kept.load);
  }

  /** The server told where the match is. */
  hear(mark: Mark): void {
    this.#hears += 1;
    if (!isLess(mark, this.#heard)) this.#heard = mark;
    this.#stale = 0;
    if (this.#flight !== undefined) {
      this.#retryNow?.();
      return;
    }
    if (this.#kept !== undefined) {
      // The server answers again. A page is loaded again by itself, an order is for the reader to send.
      if (!isOrder(this.#kept)) this.again();
    } else if (this.#isBehind()) this.#catchUp();
    else this.#tellRest();
  }

  /** The page is seen or hidden. While it is hidden nothing is asked for. */
  seen(seen: boolean): void {
    if (seen === this.#seen) return;
    this.#seen = seen;
    if (seen) {
      this.#open();
      this.look();
    } else {
      for (const stop of [this.#newsWait, this.#doubt, this.#compare, this.#reopen]) stop();
      this.#stream?.();
      this.#stream = undefined;
    }
  }

  /** Compares the page with the server, now and every minute. */
  look(): void {
    if (!this.#seen) return;
    this.#compare();
    this.#compare = this.#world.after(COMPARE, () => this.look());
    this.#ask();
  }

  #ask(): void {
    const heard = this.#hears;
    this.#world.head().then(
      // The stream may have overtaken this answer.
      (mark) => (heard === this.#hears || this.#isSure(mark) ? this.hear(mark) : this.#askAgain()),
      // The next comparison, or the stream, tells as well.
      () => {},
    );
  }

  #askAgain(): void {
    this.#doubt();
    if (this.#seen) this.#doubt = this.#world.after(step(STALE, this.#doubts++), () => this.#ask());
  }

  /** Whether it is plain which is newer, this mark or the newest that was heard. */
  #isSure(mark: Mark): boolean {
    const heard = this.#heard;
    return heard === undefined || mark === heard || isLess(mark, heard) || isLess(heard, mark);
  }

  #open(): void {
    this.#reopen();
    this.#stream = this.#world.stream(
      (mark) => {
        this.#ended = 0;
        this.hear(mark);
      },
      () => {
        this.#stream = undefined;
        if (this.#seen) this.#reopen = this.#world.after(step(REOPEN, this.#ended++), () => this.#open());
      },
    );
  }

  /** Two presses of one button of one page are one order; a link counts twice if another came between. */
  #isPressed(press: Press, under: Flight | undefined): boolean {
    const before = [...(under === undefined ? [] : [under.press, under.load]), ...this.#queue];
    const among = press.body === undefined ? before.slice(-1) : before;
    return among.some((one) => one !== undefined && isSame(one, press));
  }

  #start(press: Press | undefined, load: Load): void {
    for (const stop of [this.#newsWait, this.#doubt, this.#retry, this.#overdue]) stop();
    this.#retryNow = undefined;
    this.#kept = undefined;
    this.#flight?.stop.abort();
    this.#flight = { press, load, heard: this.#hears, stop: new AbortController(), tries: 0, busy: false };
    this.#tellRest();
    this.#send(this.#flight);
  }

  #send(flight: Flight): void {
    const under = () => this.#flight === flight;
    this.#world.busy(true);
    this.#world.fetch(flight.load, flight.stop.signal).then(
      (answer) => under() && this.#arrived(flight, answer),
      (fault: unknown) => under() && this.#failed(flight, fault instanceof Busy),
    );
    if (flight.load.body !== undefined) return;
    this.#overdue = this.#world.after(OVERDUE, () => flight.stop.abort());
  }

  #arrived(flight: Flight, answer: Answer<Page>): void {
    this.#overdue();
    this.#flight = undefined;
    this.#world.busy(false);
    // The reader has begun something meanwhile.
    if (flight.press === undefined && this.#world.isHeld()) {
      this.#goOn();
      return;
    }
    const { mark } = answer;
    this.#shown = mark;
    if (mark !== undefined && flight.heard === this.#hears && !isLess(mark, this.#heard)) {
      // Of two marks that differ in what has no order, the server says which one is true.
      const isSure = this.#isSure(mark);
      this.#heard = mark;
      if (isSure) this.#doubts = 0;
      else this.#askAgain();
    }
    this.#world.show(answer, flight.load, flight.press === undefined ? 'news' : 'press');
    if (!this.#isBehind()) this.#stale = 0;
    this.#goOn();
  }

  #failed(flight: Flight, busy: boolean): void {
    flight.busy = busy;
    this.#overdue();
    this.#world.busy(false);
    if (flight.press === undefined) {
      this.#flight = undefined;
      if (this.#queue.length > 0) this.#sendNext();
      else this.#catchUp();
      return;
    }
    const pause = AGAIN[flight.tries];
    if (pause === undefined) {
      this.#flight = undefined;
      this.#kept = flight;
      this.#tellRest();
      return;
    }
    // The same fields again are the same order for the server.
    flight.tries += 1;
    this.#retryNow = () => {
      this.#retry();
      this.#retryNow = undefined;
      const again = { ...flight, heard: this.#hears, stop: new AbortController() };
      this.#flight = again;
      this.#tellRest();
      this.#send(again);
    };
    this.#retry = this.#world.after(pause, this.#retryNow);
    this.#tellRest();
  }

  /** After an answer: the next press that waits, on the newest position. */
  #goOn(): void {
    this.#tellRest();
    if (this.#seen && this.#isBehind() && !this.#world.isHeld()) this.#catchUp();
    else this.#sendNext();
  }

  #sendNext(): void {
    const press = this.#queue.shift();
    if (press === undefined) return;
    const load = this.#world.find(press);
    if (load !== undefined) {
      this.#start(press, load);
      return;
    }
    this.#refused = { is: 'unfit', names: [press, ...this.#queue].map(({ name }) => name) };
    this.#queue = [];
    this.#tellRest();
    this.#catchUp();
  }

  #isBehind(): boolean {
    return this.#shown !== undefined && this.#heard !== undefined && isBefore(this.#shown, this.#heard);
  }

  /** Loads the newest position, at once the first time. */
  #catchUp(): void {
    this.#newsWait();
    if (!this.#seen || this.#flight !== undefined || !this.#isBehind()) return;
    if (this.#world.isHeld()) {
      this.#tellRest();
      return;
    }
    const load = () => {
      if (this.#world.isHeld()) this.#tellRest();
      else this.#start(undefined, this.#world.newest());
    };
    const pause = step(STALE, this.#stale++);
    if (pause === 0) load();
    else this.#newsWait = this.#world.after(pause, load);
  }

  #tellRest(): void {
    const presses = this.#queue.length;
    if (this.#kept !== undefined) {
      const is = isOrder(this.#kept) ? 'lost-order' : 'lost-page';
      this.#world.tell({ is, busy: this.#kept.busy });
    } else if (this.#refused !== undefined) this.#world.tell(this.#refused);
    else if (this.#retryNow !== undefined) this.#world.tell({ is: 'retrying' });
    else if (presses > 0) this.#world.tell({ is: 'waiting', presses });
    else if (this.#flight === undefined && this.#isBehind() && this.#world.isHeld())
      this.#world.tell({ is: 'news' });
    else this.#world.tell({ is: 'none' });
  }
}

function nothing(): void {}

function isOrder({ load }: Flight): boolean {
  return load.body !== undefined;
}

function step(pauses: readonly number[], n: number): number {
  return pauses[Math.min(n, pauses.length - 1)] ?? 0;
}

/** Whether a page with this mark is to be loaded again once the other has been heard of. */
function isBefore(mark: Mark, other: Mark): boolean {
  return isLess(mark, other) || (mark !== other && !isLess(other, mark));
}

/** By event and draft. What else there is has no order of its own: whatever was heard later is newer. */
function isLess(mark: Mark, other: Mark | undefined): boolean {
  if (other === undefined) return false;
  const [[event, draft], [itsEvent, itsDraft]] = [numbersOf(mark), numbersOf(other)];
  return event < itsEvent || (event === itsEvent && draft < itsDraft);
}

function numbersOf(mark: Mark): readonly [event: number, draft: number] {
  const [event, draft] = mark.split('.');
  return [Number(event), Number(draft)];
}

/** What the pages add to an order beside what the reader ordered. */
const ADDED = ['soft', 'foreseen'];

function isSame(one: Load, other: Load): boolean {
  return one.url === other.url && ordered(one.body) === ordered(other.body);
}

function ordered(body: URLSearchParams | undefined): string | undefined {
  if (body === undefined) return undefined;
  return new URLSearchParams([...body].filter(([name]) => !ADDED.includes(name))).toString();
}
