/** News of a match over a real connection: what is told, to whom, and what is never told. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Live, makeLive } from '../../../src/web/http/live-news.js';
import { good, guardOf } from '../../match/harness.js';
import { beginMatch, makeWorld, type World } from '../world.js';

const PACE = { poll: 15, beat: 4, stay: 1000 };

let world: World;
let match: string;
let server: Server;
let base: string;

beforeEach(async () => {
  world = await makeWorld({ live: PACE });
  match = await beginMatch(world);
  server = createServer(world.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface News {
  readonly event: number;
  readonly more: boolean;
  readonly mark: string;
  readonly hash: string;
}

/** Somebody who listens, with all that he has heard. */
class Ear {
  readonly heard: News[] = [];
  beats = 0;
  ended = false;
  status = 0;
  readonly #stop = new AbortController();

  static async at(path: string, cookie = ''): Promise<Ear> {
    const ear = new Ear();
    const answer = await fetch(`${base}${path}`, { headers: { Cookie: cookie }, signal: ear.#stop.signal });
    ear.status = answer.status;
    if (answer.status === 200) void ear.#listen(answer);
    return ear;
  }

  async #listen(answer: Response): Promise<void> {
    try {
      for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        for (const line of piece.split('\n')) {
          if (line.startsWith('data: ')) this.heard.push(JSON.parse(line.slice(6)) as News);
          if (line.startsWith(':')) this.beats += 1;
        }
      }
    } catch {
      // Hung up.
    }
    this.ended = true;
  }

  hangUp(): void {
    this.#stop.abort();
  }
}

async function until(what: () => boolean): Promise<void> {
  for (let i = 0; i < 6_000 && !what(); i++) await new Promise((done) => setTimeout(done, 10));
  if (!what()) throw new Error('it never happened');
}

/** As long as several looks at the store take. */
const aWhile = () => new Promise((done) => setTimeout(done, 12 * PACE.poll));

async function seat(side: string, purpose: 'play' | 'view' = 'play'): Promise<Ear> {
  return Ear.at(`/m/${match}/${side}/live`, `denrei-${purpose}=${await world.token(match, side, purpose)}`);
}

async function bid(side: string, points: number): Promise<void> {
  const page = good(await world.matches.page(match, side));
  good(await world.matches.order(match, side, { ...guardOf(page), order: { do: 'bid', points } }));
}

describe('whoever looks at a match', () => {
  test('is told at once where it is, and of each event after that, whichever server wrote it', async () => {
    const [red, blue, open] = [
      await seat('RED'),
      await seat('BLUE', 'view'),
      await Ear.at(`/m/${match}/live`),
    ];
    await until(() => [red, blue, open].every((ear) => ear.heard.length === 1));
    const { headHash: hash } = (await world.store.readMatch(match))?.match ?? {};
    expect(red.heard).toEqual([
      { event: 7, more: false, mark: expect.stringMatching(/^7\.0\.[\w-]{8}$/), hash },
    ]);
    await bid('RED', 3);
    await bid('BLUE', 0);
    await until(() => [red, blue, open].every((ear) => ear.heard.length === 2));
    for (const ear of [red, blue, open]) expect(ear.heard.at(-1)).toMatchObject({ event: 8, more: false });
  });

  test('hears nothing of drafts, standing orders, settings and answers that wait for the other side’s', async () => {
    const [blue, open] = [await seat('BLUE'), await Ear.at(`/m/${match}/live`)];
    await until(() => blue.heard.length === 1 && open.heard.length === 1);
    await bid('RED', 3);
    good(await world.matches.setStanding(match, 'RED', { set: { do: 'bid', points: 2 } }, 0));
    good(await world.matches.settings(match, 'RED', { name: 'Other' }));
    const page = good(await world.matches.page(match, 'RED'));
    good(await world.matches.undo(match, 'RED', guardOf(page)));
    await aWhile();
    expect([blue.heard.length, open.heard.length]).toEqual([1, 1]);
  });

  test('is noted to have been sent what asks a seat where he plays it, not where he looks on or is not asked', async () => {
    const noted = async (side: string, event: number) =>
      (await world.store.shownTo(match, side, event)) !== undefined;
    const ears = [await seat('RED', 'view'), await Ear.at(`/m/${match}/RED/live?once=1`), await seat('BLUE')];
    await until(() => ears[0]?.heard.length === 1 && ears[2]?.heard.length === 1);
    for (let i = 0; i < 500 && !(await noted('BLUE', 7)); i++) await aWhile();
    expect([await noted('RED', 7), await noted('BLUE', 7), await noted('BLUE', 8)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await world.store.shownTo(match, 'BLUE', 7)).toBeInstanceOf(Date);
    ears.push(await seat('RED'));
    await until(() => ears[3]?.heard.length === 1);
    await bid('RED', 3);
    await bid('BLUE', 0);
    await until(() => ears[2]?.heard.length === 2 && ears[3]?.heard.length === 2);
    for (let i = 0; i < 500 && !(await noted('RED', 8)); i++) await aWhile();
    expect([await noted('RED', 8), await noted('BLUE', 8)]).toEqual([true, false]);
  });

  test('hears of an offer if he has a seat; the public does not', async () => {
    const [blue, open] = [await seat('BLUE'), await Ear.at(`/m/${match}/live`)];
    await until(() => blue.heard.length === 1 && open.heard.length === 1);
    good(
      await world.matches.offerEnd(
        match,
        'RED',
        'draw',
        guardOf(good(await world.matches.page(match, 'RED'))),
      ),
    );
    await until(() => blue.heard.length === 2);
    expect(blue.heard.at(-1)).toMatchObject({ event: 7, more: true });
    await aWhile();
    expect(open.heard).toHaveLength(1);
  });

  test('gets a sign of life when nothing happens', async () => {
    const red = await seat('RED');
    await until(() => red.beats >= 2);
    expect(red.heard).toHaveLength(1);
  });

  test('is sent away after a while, to come again: servers are changed under running matches', async () => {
    const short = await makeWorld({ live: { ...PACE, stay: 3 } });
    const id = await beginMatch(short);
    const own = createServer(short.app).listen(0, '127.0.0.1');
    await once(own, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/m/${id}/live`);
    expect(await answer.text()).toContain('retry:');
    own.close();
  });

  test('is sent away when his link is revoked, and not let in again', async () => {
    const token = await world.token(match, 'RED', 'play');
    const red = await Ear.at(`/m/${match}/RED/live`, `denrei-play=${token}`);
    const blue = await seat('BLUE');
    await until(() => red.heard.length === 1);
    good(await world.matches.revoke(match, 'RED'));
    await until(() => red.ended);
    expect((await Ear.at(`/m/${match}/RED/live`, `denrei-play=${token}`)).status).toBe(404);
    expect(blue.ended).toBe(false);
  });

  test.each([
    ['a seat without a link', () => `/m/${match}/RED/live`],
    ['an unknown match', () => '/m/nothere/live'],
    ['a seat of an unknown match', () => '/m/nothere/RED/live'],
  ])('is not let in to %s', async (_, path) => {
    expect((await Ear.at(path())).status).toBe(404);
  });

  test('keeps nobody else out: one seat may listen only so often, and who hangs up makes room', async () => {
    const ears: Ear[] = [];
    for (let i = 0; i < 12; i++) ears.push(await seat('RED'));
    expect(ears.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await seat('RED')).status).toBe(429);
    expect((await seat('BLUE')).status).toBe(200);
    ears[0]?.hangUp();
    let again = 0;
    for (let i = 0; i < 50 && again !== 200; i++) {
      await aWhile();
      again = (await seat('RED')).status;
    }
    expect(again).toBe(200);
  });
});

describe('the mark of a position', () => {
  /** What a page says, and where `?once=1` says that the match is, for the same reader. */
  async function marks(path: string, cookie = ''): Promise<readonly string[]> {
    const page = await fetch(`${base}${path}`, { headers: { Cookie: cookie, Accept: 'text/html' } });
    const once = await fetch(`${base}${path.split('?')[0]}/live?once=1`, { headers: { Cookie: cookie } });
    const text = await once.text();
    expect(text.length).toBeLessThanOrEqual(200);
    return [/ data-mark="([^"]+)"/.exec(await page.text())?.[1] ?? 'none', (JSON.parse(text) as News).mark];
  }
  const cookie = async (side: string, purpose: 'play' | 'view') =>
    `denrei-${purpose}=${await world.token(match, side, purpose)}`;

  test('is the same on the page, in the stream and asked for once, for whoever plays, looks on or has no seat', async () => {
    const readers = [
      [`/m/${match}/RED`, await cookie('RED', 'play')],
      [`/m/${match}/BLUE?view`, await cookie('BLUE', 'view')],
      [`/m/${match}`, ''],
    ] as const;
    const ears = await Promise.all(readers.map(([path, own]) => Ear.at(`${path.split('?')[0]}/live`, own)));
    const same = async () => {
      for (const [i, [path, own]] of readers.entries()) {
        const [page, once] = await marks(path, own);
        expect(page).toBe(once);
        await until(() => ears[i]?.heard.at(-1)?.mark === once);
      }
      return ears.map(({ heard }) => heard.at(-1)?.mark);
    };
    const before = await same();
    good(
      await world.matches.offerEnd(
        match,
        'RED',
        'draw',
        guardOf(good(await world.matches.page(match, 'RED'))),
      ),
    );
    const offered = await same();
    expect(offered.map((mark, i) => mark === before[i])).toEqual([false, false, true]);
    await bid('RED', 3);
    const drafted = await same();
    expect(drafted.map((mark, i) => mark === offered[i])).toEqual([false, true, true]);
    await bid('BLUE', 0);
    expect((await same()).map((mark) => mark?.split('.')[0])).toEqual(['8', '8', '8']);
  });

  test('tells of the reader’s own draft by a link to play alone', async () => {
    const [plays, looks, other] = [await seat('RED'), await seat('RED', 'view'), await seat('BLUE')];
    await until(() => [plays, looks, other].every((ear) => ear.heard.length === 1));
    await bid('RED', 3);
    await until(() => plays.heard.length === 2);
    expect(plays.heard.at(-1)).toMatchObject({
      event: 7,
      more: true,
      mark: expect.stringMatching(/^7\.1\./),
    });
    await aWhile();
    expect([looks.heard.length, other.heard.length]).toEqual([1, 1]);
  });

  test('is not given to whoever is not let in', async () => {
    for (const path of [`/m/${match}/RED`, '/m/nothere', '/m/nothere/RED'])
      expect((await fetch(`${base}${path}/live?once=1`)).status).toBe(404);
  });
});

describe('listeners are counted', () => {
  const ignored = { plays: false, stays: () => true, moved: () => {}, beat: () => {}, end: () => {} };
  const listening = (live: Live, id: string, side = '') => live.listen(id, { ...ignored, side });
  let live: Live;

  beforeEach(() => {
    // Nothing is found, so nobody is told anything.
    const store = {
      readMatch: async () => undefined,
      readOffers: async () => [],
      readDraftRevisions: async () => [],
      readRoot: async () => undefined,
      keepShown: async () => {},
    };
    live = makeLive({ ...store, onNews: () => () => {} }, () => new Date(0));
  });
  afterEach(() => live.close());

  test('a hundred of the public to one match, beside its seats and other matches', () => {
    const leave = Array.from({ length: 100 }, () => listening(live, 'm'));
    expect(leave.every((one) => one !== undefined)).toBe(true);
    expect(listening(live, 'm')).toBeUndefined();
    expect(listening(live, 'm', 'RED')).toBeDefined();
    expect(listening(live, 'other')).toBeDefined();
    leave[0]?.();
    expect(listening(live, 'm')).toBeDefined();
    expect(listening(live, 'm')).toBeUndefined();
  });

  test('two thousand in all, whoever they are', () => {
    const leave = Array.from({ length: 2_000 }, (_, n) => listening(live, `m${n % 100}`));
    expect(leave.every((one) => one !== undefined)).toBe(true);
    for (const side of ['', 'RED']) expect(listening(live, 'm7', side)).toBeUndefined();
    expect(listening(live, 'new')).toBeUndefined();
    leave[0]?.();
    expect(listening(live, 'new')).toBeDefined();
    expect(listening(live, 'new')).toBeUndefined();
  });

  test('over HTTP the hundred and first of the public is told to come later', async () => {
    const path = `/m/${match}/live`;
    const ears = await Promise.all(Array.from({ length: 100 }, () => Ear.at(path)));
    expect(ears.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect((await Ear.at(path)).status).toBe(429);
  });
});

describe('the server', () => {
  test('sends everybody away when it ends, so that it need not wait for them', async () => {
    const ending = new AbortController();
    const short = await makeWorld({ live: PACE, stopping: ending.signal });
    const id = await beginMatch(short);
    const own = createServer(short.app).listen(0, '127.0.0.1');
    await once(own, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/m/${id}/live`);
    const closed = once(own, 'close');
    own.close();
    ending.abort();
    expect(await answer.text()).toContain('retry:');
    own.closeIdleConnections();
    await closed;
  });

  test('asks the store once a match, however many listen', async () => {
    let asked = 0;
    const counting = await makeWorld({ live: { ...PACE, poll: 40 }, beforeReading: () => void asked++ });
    const id = await beginMatch(counting);
    const second = createServer(counting.app).listen(0, '127.0.0.1');
    await once(second, 'listening');
    const there = `http://127.0.0.1:${(second.address() as AddressInfo).port}`;
    const listeners = await Promise.all(Array.from({ length: 8 }, () => fetch(`${there}/m/${id}/live`)));
    await aWhile();
    const [before, begun] = [asked, performance.now()];
    await until(() => asked - before >= 10);
    // About one look in 40 ms, not eight, be the machine as slow as it likes.
    expect(asked - before).toBeLessThanOrEqual(3 + (performance.now() - begun) / 30);
    await Promise.all(listeners.map(({ body }) => body?.cancel()));
    let quiet = -1;
    for (let i = 0; i < 100 && asked !== quiet; i++) {
      quiet = asked;
      await aWhile();
    }
    expect(asked).toBe(quiet);
    second.closeAllConnections();
    second.close();
  });
});
