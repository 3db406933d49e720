/** What a match page loads and sends, on a clock of its own and a server that answers late, old or not at all. */
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  Busy,
  type Load,
  Loader,
  type Mark,
  MOST_WAITING,
  type Notice,
  type Press,
  type World,
} from '../../../src/web/client/page/loader.js';
import { picker } from '../../referee/support.js';

const INTERLEAVINGS = 10_000;

/** A page as a sequence of presses sees it: where it stands, and what can be ordered on it. */
interface Page {
  readonly mark: Mark | undefined;
  readonly event: number;
  readonly draft: number;
  /** No two pages that were shown are the same. */
  readonly serial: number;
  readonly orders: readonly string[];
  /** It asks a question. */
  readonly asks: boolean;
  /** The press that was refused, or is to be confirmed. */
  readonly about?: string;
}

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** Time that passes only when a test lets it. */
class Clock {
  now = 0;
  #timers: Timer[] = [];

  after = (ms: number, act: () => void): (() => void) => {
    const timer = { at: this.now + ms, act };
    const behind = this.#timers.findIndex(({ at }) => at > timer.at);
    this.#timers.splice(behind < 0 ? this.#timers.length : behind, 0, timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await settled();
    for (let timer = this.#timers[0]; timer !== undefined && timer.at <= end; timer = this.#timers[0]) {
      this.#timers.shift();
      this.now = timer.at;
      timer.act();
      await settled();
    }
    this.now = end;
  }

  get waits(): number {
    return this.#timers.length;
  }
}

/** Until promises have told what they were kept for. */
async function settled(): Promise<void> {
  for (let i = 0; i < 6; i++) await null;
}

const ORDERS = ['move', 'fire', 'rally', 'end'];
/** Of an order that rolls the page asks once more. */
const ROLLS = 'fire';

/** A match, its server, the connection to it, and a browser that shows it. */
class Sim implements World<Page> {
  readonly clock = new Clock();
  readonly loader: Loader<Page>;
  event = 1;
  draft = 0;
  more = 0;
  up = true;
  calm = false;
  typing = false;
  page: Page;
  notice: Notice = { is: 'none' };
  /** How often each press was applied. */
  readonly applied = new Map<string, number>();
  readonly named = new Set<string>();
  readonly shown = new Set<string>();
  readonly #answers = new Map<string, Page>();
  readonly pick: (n: number) => number;
  inFlight = 0;
  settledAt = 0;
  isBusy = false;
  #serial = 0;
  #stream: ((mark: Mark) => void) | undefined;
  #past: { readonly event: number; readonly draft: number; readonly more: number }[] = [];

  constructor(seed: number) {
    this.pick = picker(seed);
    this.page = this.#now();
    this.loader = new Loader<Page>(this, this.page.mark);
    this.loader.seen(true);
  }

  get mark(): Mark {
    return markOf(this);
  }

  after = this.clock.after;

  /** The other side, another tab of one's own, or an offer. */
  change(kind: number): void {
    this.#past.push({ event: this.event, draft: this.draft, more: this.more });
    if (kind === 0) Object.assign(this, { event: this.event + 1, draft: 0 });
    else if (kind === 1) this.draft += 1;
    else this.more += 1;
    this.#news();
  }

  fetch(load: Load, signal: AbortSignal): Promise<Answer<Page>> {
    return this.#send(load.body !== undefined, signal, () => this.#serve(load)).then((page) => ({
      page,
      mark: page.mark,
    }));
  }

  head(): Promise<Mark> {
    return this.#send(false, undefined, () => this.mark);
  }

  stream(heard: (mark: Mark) => void, closed: () => void): () => void {
    this.#stream = heard;
    const close = () => {
      if (this.#stream === heard) this.#stream = undefined;
    };
    if (!this.calm && this.pick(8) === 0)
      this.after(this.#delay(), () => {
        if (this.#stream !== heard) return;
        close();
        closed();
      });
    else this.#news(heard);
    return close;
  }

  /** The stream tells in the order in which things happen, however late; a lost connection tells nothing. */
  #news(heard = this.#stream): void {
    const { mark } = this;
    if (heard === undefined) return;
    this.after(this.calm ? 100 : 500, () => {
      if (this.#stream === heard && this.up) heard(mark);
    });
  }

  show({ page }: Answer<Page>, load: Load): void {
    this.page = page;
    this.shown.add(load.url);
    if (page.about !== undefined) this.named.add(page.about);
  }

  newest(): Load {
    return { url: '/', history: 'replace' };
  }

  isHeld(): boolean {
    return this.page.asks || this.typing;
  }

  find(press: Press): Load | undefined {
    if (press.body === undefined) return this.page.serial % 3 === 0 ? undefined : press;
    const order = press.body.get('order') ?? '';
    if (!this.page.orders.includes(order)) return undefined;
    return { ...press, body: this.#fields(order, press.name, { soft: '1' }) };
  }

  busy(on: boolean): void {
    this.isBusy = on;
  }

  tell(notice: Notice): void {
    this.notice = notice;
    if (notice.is === 'unfit') for (const name of notice.names) this.named.add(name);
    if (notice.is === 'full') this.named.add(notice.name);
  }

  /** Presses a button of the page; the same button of the same page is the same press. */
  pressOrder(): string | undefined {
    const order = this.page.orders[this.pick(this.page.orders.length)];
    if (order === undefined) return undefined;
    const name = `${order} of page ${this.page.serial}`;
    this.loader.press({ url: '/orders', body: this.#fields(order, name, {}), history: 'push', name });
    return name;
  }

  pressLink(): string {
    const url = `/order?${this.pick(1_000_000)}`;
    this.loader.press({ url, history: 'push', name: url });
    return url;
  }

  #fields(order: string, press: string, more: { readonly [name: string]: string }): URLSearchParams {
    const { event, draft } = this.page;
    return new URLSearchParams({ event: `${event}`, draft: `${draft}`, order, press, ...more });
  }

  #delay(): number {
    return this.calm ? 100 : this.pick(1_500);
  }

  #send<T>(changes: boolean, signal: AbortSignal | undefined, serve: () => T): Promise<T> {
    return new Promise((done, fail) => {
      const lost = !this.calm && this.pick(12) === 0;
      this.inFlight += 1;
      let open = true;
      const end = (how: () => void) => {
        if (!open) return;
        open = false;
        this.inFlight -= 1;
        this.settledAt = this.clock.now;
        how();
      };
      signal?.addEventListener('abort', () => {
        // Nobody may take an order back from under way.
        if (changes) this.named.add('an order was aborted');
        end(() => fail(new Error('aborted')));
      });
      this.after(this.#delay(), () => {
        if (!this.up) {
          end(() => fail(new Error('not sent')));
          return;
        }
        // What is lost without a sound: the browser gives up an order in the end.
        if (lost && !changes && this.pick(2) === 0) return;
        const answer = serve();
        this.after(this.#delay(), () => {
          if (this.up && !lost) end(() => done(answer));
          else end(() => fail(new Error('not answered')));
        });
      });
    });
  }

  #serve({ body }: Load): Page {
    if (body === undefined) {
      const old = this.#past.at(-1);
      return !this.calm && old !== undefined && this.pick(6) === 0 ? this.#pageOf(old) : this.#now();
    }
    const [order, press] = [body.get('order') ?? '', body.get('press') ?? ''];
    const key = [body.get('event'), body.get('draft'), order].join();
    const before = this.#answers.get(key);
    // The same order on the same position, from an old page: the server knows that it was given.
    if (before !== undefined) return this.applied.has(press) ? before : { ...before, about: press };
    const fits = body.get('event') === `${this.event}` && body.get('draft') === `${this.draft}`;
    if (!fits) return { ...this.#now(), mark: undefined, orders: [], asks: false, about: press };
    if (order === ROLLS && body.has('soft')) return { ...this.#now(), asks: true, orders: [], about: press };
    this.applied.set(press, (this.applied.get(press) ?? 0) + 1);
    this.change(order === 'end' || order === ROLLS ? 0 : 1);
    const answer = this.#now();
    this.#answers.set(key, answer);
    return answer;
  }

  #now(): Page {
    return this.#pageOf(this);
  }

  #pageOf(at: { readonly event: number; readonly draft: number; readonly more: number }): Page {
    this.#serial += 1;
    const { event, draft } = at;
    const orders = ORDERS.filter((_, i) => (event + draft + i) % 4 !== 0);
    return { mark: markOf(at), event, draft, serial: this.#serial, orders, asks: event % 3 === 0 };
  }

  /** Whether the reader sees the newest position, or is told of it where the page must not be replaced. */
  get isTrue(): boolean {
    // The page of a fault leads back to the match.
    if (this.page.mark === undefined || this.page.mark === this.mark) return true;
    return this.isHeld() && ['news', 'unfit', 'full'].includes(this.notice.is);
  }
}

function markOf({ event, draft, more }: { event: number; draft: number; more: number }): Mark {
  return `${event}.${draft}.${more}`;
}

describe('however news, answers, losses, hiding and presses fall together', () => {
  test('the page shows the newest position, and every press was applied once or named', async () => {
    let applied = 0;
    let named = 0;
    for (let seed = 0; seed < INTERLEAVINGS; seed++) {
      const sim = new Sim(seed);
      const { pick, loader, clock } = sim;
      const orders = new Set<string>();
      let last: string | undefined;
      let seen = true;
      const press = (name: string | undefined, isOrder: boolean) => {
        if (name === undefined) return;
        last = isOrder ? undefined : name;
        if (isOrder) orders.add(name);
      };
      const steps: readonly (() => void)[] = [
        () => sim.change(pick(3)),
        () => sim.change(0),
        () => press(sim.pressOrder(), true),
        () => press(sim.pressOrder(), true),
        () => press(sim.pressOrder(), true),
        () => press(sim.pressLink(), false),
        () => {
          sim.up = pick(3) !== 0;
          if (sim.up) loader.look();
        },
        () => {
          seen = pick(3) !== 0;
          loader.seen(seen);
        },
        () => {
          sim.typing = pick(3) === 0;
        },
        () => loader.again(),
      ];
      for (let i = 0; i < 24; i++) {
        steps[pick(steps.length)]?.();
        await clock.pass(pick(4) === 0 ? pick(40_000) : pick(900));
      }
      Object.assign(sim, { up: true, calm: true, typing: false });
      loader.seen(false);
      loader.seen(true);
      for (let i = 0; i < 300; i++) {
        await clock.pass(250);
        if (sim.notice.is === 'lost-order' || sim.notice.is === 'lost-page') loader.again();
        const rests =
          sim.inFlight === 0 && clock.now - sim.settledAt >= 2_000 && sim.notice.is !== 'retrying';
        if (rests && !sim.isTrue)
          throw new Error(`seed ${seed}: the page shows ${sim.page.mark}, the match is at ${sim.mark}`);
      }
      const what = `seed ${seed}`;
      expect(sim.isTrue, what).toBe(true);
      expect(sim.isBusy, what).toBe(false);
      expect(sim.named.has('an order was aborted'), what).toBe(false);
      for (const order of orders) {
        const times = sim.applied.get(order) ?? 0;
        expect([order, times, sim.named.has(order)], what).toEqual([order, times === 0 ? 0 : 1, times === 0]);
      }
      expect(
        [...sim.applied.keys()].filter((order) => !orders.has(order)),
        what,
      ).toEqual([]);
      if (last !== undefined) expect(sim.shown.has(last) || sim.named.has(last), what).toBe(true);
      applied += sim.applied.size;
      named += sim.named.size;
    }
    // What is held here did happen.
    expect(applied).toBeGreaterThan(INTERLEAVINGS);
    expect(named).toBeGreaterThan(INTERLEAVINGS);
  });
});

/** A browser whose every answer the test gives. */
class Hand implements World<string> {
  readonly clock = new Clock();
  readonly after = this.clock.after;
  readonly sent: { readonly load: Load; readonly signal: AbortSignal }[] = [];
  readonly sentAt: number[] = [];
  readonly streamsAt: number[] = [];
  readonly notices: Notice[] = [];
  readonly pages: string[] = [];
  heads = 0;
  streams = 0;
  held = false;
  /** Gives the answer to the request under way. */
  answer: (answer: Answer<string>) => void = () => {};
  lose: (why?: Error) => void = () => {};
  hear: (mark: Mark) => void = () => {};
  endStream: () => void = () => {};
  readonly loader = new Loader<string>(this, '1.0.a');

  fetch(load: Load, signal: AbortSignal): Promise<Answer<string>> {
    this.sent.push({ load, signal });
    this.sentAt.push(this.clock.now);
    return new Promise((done, fail) => {
      this.answer = done;
      const lose = (why = new Error('lost')) => fail(why);
      this.lose = lose;
      signal.addEventListener('abort', () => lose());
    });
  }
  head(): Promise<Mark> {
    this.heads += 1;
    return Promise.reject(new Error('no answer'));
  }
  stream(heard: (mark: Mark) => void, closed: () => void): () => void {
    this.streams += 1;
    this.streamsAt.push(this.clock.now);
    this.hear = heard;
    this.endStream = closed;
    return () => {
      this.streams -= 1;
    };
  }
  show({ page }: Answer<string>): void {
    this.pages.push(page);
  }
  newest(): Load {
    return { url: '/newest', history: 'replace' };
  }
  isHeld(): boolean {
    return this.held;
  }
  find(press: Press): Load | undefined {
    if (press.name === 'gone') return undefined;
    return press.body === undefined ? press : { ...press, body: new URLSearchParams({ again: press.name }) };
  }
  busy(): void {}
  tell(notice: Notice): void {
    this.notices.push(notice);
  }

  get urls(): readonly string[] {
    return this.sent.map(({ load }) => `${load.url}${load.body === undefined ? '' : ` ${load.body}`}`);
  }
  order(name: string): void {
    const body = new URLSearchParams({ order: name });
    this.loader.press({ url: '/orders', body, history: 'push', name });
  }
  link(url: string): void {
    this.loader.press({ url, history: 'push', name: url });
  }
  async answered(mark: Mark, page = mark): Promise<void> {
    this.answer({ mark, page });
    await settled();
  }
}

describe('an order', () => {
  test('that gets no answer is sent again with the same fields after 1, 3 and 9 s, then by the reader', async () => {
    const hand = new Hand();
    hand.order('fire');
    for (let i = 0; i < 4; i++) {
      hand.lose();
      await hand.clock.pass(60_000);
    }
    expect(hand.sentAt).toEqual([0, 1_000, 63_000, 129_000]);
    expect(hand.notices.at(-1)).toEqual({ is: 'lost-order', busy: false });
    hand.loader.again();
    expect(hand.urls).toEqual(Array(5).fill('/orders order=fire'));
    await hand.answered('2.0.a');
    expect(hand.pages).toEqual(['2.0.a']);
    expect(hand.notices.at(-1)).toEqual({ is: 'none' });
  });

  test('is never aborted, and whatever is pressed meanwhile waits; a page under way is given up', async () => {
    const hand = new Hand();
    hand.link('/one');
    hand.link('/two');
    expect(hand.sent[0]?.signal.aborted).toBe(true);
    hand.order('fire');
    expect(hand.sent[1]?.signal.aborted).toBe(true);
    hand.link('/three');
    hand.order('end');
    expect(hand.notices.at(-1)).toEqual({ is: 'waiting', presses: 2 });
    await hand.clock.pass(100_000);
    expect(hand.sent[2]?.signal.aborted).toBe(false);
    await hand.answered('1.1.a');
    await hand.answered('1.1.a');
    expect(hand.urls).toEqual(['/one', '/two', '/orders order=fire', '/three', '/orders again=end']);
  });

  test('pressed twice on one page is one order', async () => {
    const hand = new Hand();
    hand.order('fire');
    hand.order('fire');
    hand.order('end');
    hand.order('fire');
    await hand.answered('1.1.a');
    await hand.answered('2.0.a');
    expect(hand.urls).toEqual(['/orders order=fire', '/orders again=end']);
  });

  test('that a busy server turns away is kept, and the reader is told so', async () => {
    const hand = new Hand();
    hand.order('fire');
    for (let i = 0; i < 4; i++) {
      hand.lose(new Busy('answered 429'));
      await hand.clock.pass(9_000);
    }
    expect(hand.notices.at(-1)).toEqual({ is: 'lost-order', busy: true });
    hand.loader.again();
    await hand.answered('1.1.a');
    expect(hand.notices.at(-1)).toEqual({ is: 'none' });
  });

  test('is kept while a page that was asked for later cannot be loaded', async () => {
    const hand = new Hand();
    hand.order('fire');
    hand.link('/one');
    hand.lose();
    await hand.clock.pass(1_000);
    await hand.answered('1.1.a');
    expect(hand.urls).toEqual(['/orders order=fire', '/orders order=fire', '/one']);
  });
});

describe('presses that wait', () => {
  test('are at most eight; the ninth is named', () => {
    const hand = new Hand();
    hand.order('fire');
    for (let i = 0; i < MOST_WAITING; i++) hand.order(`move ${i}`);
    expect(hand.notices.at(-1)).toEqual({ is: 'waiting', presses: MOST_WAITING });
    hand.order('one too many');
    expect(hand.notices.at(-1)).toEqual({ is: 'full', name: 'one too many' });
  });

  test('and no longer fit are named, with all behind them, until something else is pressed', async () => {
    const hand = new Hand();
    hand.loader.seen(true);
    hand.order('fire');
    for (const name of ['gone', 'move']) hand.order(name);
    await hand.answered('1.1.a');
    const unfit = { is: 'unfit', names: ['gone', 'move'] };
    expect(hand.notices.at(-1)).toEqual(unfit);
    hand.hear('2.0.a');
    await hand.answered('2.0.a');
    expect(hand.pages.at(-1)).toBe('2.0.a');
    expect(hand.notices.at(-1)).toEqual(unfit);
    hand.link('/one');
    expect(hand.notices.at(-1)).toEqual({ is: 'none' });
  });
});

describe('news', () => {
  test('that come while a page is loaded are loaded after it', async () => {
    const hand = new Hand();
    hand.loader.seen(true);
    hand.link('/one');
    hand.hear('2.0.a');
    await hand.answered('1.0.a');
    expect(hand.urls).toEqual(['/one', '/newest']);
    await hand.answered('2.0.a');
    expect(hand.urls).toHaveLength(2);
  });

  test('that the page shows already are none: after an order of one’s own nothing has happened', async () => {
    const hand = new Hand();
    hand.loader.seen(true);
    hand.order('end');
    hand.hear('2.0.a');
    hand.held = true;
    await hand.answered('2.0.b');
    hand.hear('2.0.b');
    expect(hand.notices.at(-1)).toEqual({ is: 'none' });
    expect(hand.urls).toHaveLength(1);
  });

  test('are loaded at once, then after 1, 2, 4, 8, 16, 30 and 30 s as long as the answer is old', async () => {
    const hand = new Hand();
    hand.loader.seen(true);
    hand.hear('9.0.a');
    for (let i = 0; i < 8; i++) {
      await hand.answered('1.0.a');
      await hand.clock.pass(30_000);
    }
    expect(hand.sentAt.slice(1).map((at, i) => at - 30_000 * i)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  test('never replace a page that asks or holds text, not even if that began while they were loaded', async () => {
    const hand = new Hand();
    hand.loader.seen(true);
    hand.hear('2.0.a');
    hand.held = true;
    await hand.answered('2.0.a');
    expect(hand.pages).toEqual([]);
    expect(hand.notices.at(-1)).toEqual({ is: 'news' });
    hand.hear('3.0.a');
    await hand.clock.pass(300_000);
    expect(hand.urls).toEqual(['/newest']);
  });

  test('are heard of every minute and by a stream opened again after 5, 10, 20, 40, 60 and 60 s', async () => {
    const hand = new Hand();
    hand.loader.seen(true);
    for (let i = 0; i < 6; i++) {
      hand.endStream();
      await hand.clock.pass(60_000);
    }
    expect(hand.streamsAt.map((at, i) => at - 60_000 * (i - 1))).toEqual([
      60_000, 5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ]);
    expect(hand.heads).toBe(7);
    hand.hear('1.0.a');
    hand.endStream();
    await hand.clock.pass(5_000);
    expect(hand.streams).toBe(8);
  });

  test('are not asked for while the page is hidden, and at once when it is seen again', async () => {
    const hand = new Hand();
    hand.loader.seen(true);
    hand.hear('2.0.a');
    hand.lose();
    await settled();
    hand.loader.seen(false);
    expect(hand.clock.waits).toBe(0);
    expect(hand.streams).toBe(0);
    hand.loader.look();
    await hand.clock.pass(300_000);
    expect([hand.urls.length, hand.heads]).toEqual([1, 1]);
    hand.loader.seen(true);
    expect([hand.streams, hand.heads]).toEqual([1, 2]);
    hand.hear('2.0.a');
    expect(hand.urls).toEqual(['/newest', '/newest']);
  });

  test('that do not come within 30 s are asked for again', async () => {
    const hand = new Hand();
    hand.loader.seen(true);
    hand.hear('2.0.a');
    await hand.clock.pass(31_000);
    expect(hand.sentAt).toEqual([0, 31_000]);
  });
});

test('a page that cannot be loaded leaves the one that is shown, and comes by itself when the server answers', async () => {
  const hand = new Hand();
  hand.loader.seen(true);
  hand.link('/one');
  for (let i = 0; i < 4; i++) {
    hand.lose();
    await hand.clock.pass(9_000);
  }
  expect(hand.pages).toEqual([]);
  expect(hand.notices.at(-1)).toEqual({ is: 'lost-page', busy: false });
  hand.hear('1.0.a');
  await hand.answered('1.0.a', 'one');
  expect(hand.pages).toEqual(['one']);
});
