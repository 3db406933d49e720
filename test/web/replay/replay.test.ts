/** Looking back on a match, over real HTTP. */
import { describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/journal/index.js';
import { putTogether } from '../../../src/web/client/replay/map-difference.js';
import { differingPieces, layerOf } from '../../../src/web/replay/map-difference.js';
import { good, guardOf, step } from '../../match/harness.js';
import { picker } from '../../referee/support.js';
import { beginMatch, makeWorld, seatedAt, type Visitor, type World } from '../world.js';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** A random match that is long enough. */
const PLAY = 5;

interface Stage {
  readonly world: World;
  readonly match: string;
  /** Number of the last event. */
  readonly last: number;
}

async function stage(orders = 14): Promise<Stage> {
  const world = await makeWorld();
  const match = await beginMatch(world);
  const pick = picker(PLAY);
  for (let i = 0; i < orders; i++) await step({ ...world, pick }, match);
  const info = await world.matches.info(match);
  if (info?.status !== 'playing') throw new Error('the match is over already');
  return { world, match, last: info.head.number };
}

async function finish({ world, match }: Stage): Promise<void> {
  const page = good(await world.matches.page(match, 'RED'));
  good(await world.matches.resign(match, 'RED', guardOf(page)));
}

const red = (at: Stage): Promise<Visitor> => seatedAt(at.world, at.match, 'RED');

/** The kinds of counters that the map shows, hidden ones as `?`. */
function kindsOn(html: string): readonly string[] {
  return [...html.matchAll(/<title>(\w\d) ([\w?]+)<\/title>/g)].map(([, id, kind]) => `${id} ${kind}`).sort();
}

/** As the browser reads it. */
const plain = (html: string) => html.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');

const hiddenIn = (html: string) => kindsOn(html).filter((kind) => kind.endsWith('?'));

describe('the replay of a seat', () => {
  test('is a page a moment, with ways to the moments beside it, and works as links alone', async () => {
    const at = await stage();
    const visitor = await red(at);
    const home = `/m/${at.match}/RED/replay`;
    const page = await visitor.get(`${home}?at=8`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`全${at.last}`);
    expect(plain(page.text)).toContain(`href="${home}?at=7"`);
    expect(plain(page.text)).toContain(`href="${home}?at=9"`);
    let path = `${home}?at=1`;
    let seen = 0;
    for (; seen < 100; seen++) {
      const { text, status } = await visitor.get(path);
      expect(status, path).toBe(200);
      const next = /href="([^"]+)" data-way="step-on"/.exec(plain(text))?.[1];
      if (next === undefined) break;
      path = next;
    }
    const { timeline } = good(await at.world.matches.replay(at.match, 'RED'));
    expect(seen + 1).toBe(timeline.reduce((sum, { steps }) => sum + Math.max(1, steps), 0));
  });

  test('begins at the end of play, and ends with the map of the match page', async () => {
    const at = await stage();
    const visitor = await red(at);
    const [replay, match] = [
      await visitor.get(`/m/${at.match}/RED/replay`),
      await visitor.get(`/m/${at.match}/RED?view=1`),
    ];
    expect(replay.text).toContain(`value="${at.last}"`);
    expect(match.status).toBe(404);
    expect(kindsOn(replay.text)).toEqual(kindsOn((await visitor.get(`/m/${at.match}/RED`)).text));
  });

  test('is nobody else’s', async () => {
    const at = await stage(4);
    const stranger = at.world.browser();
    const blue = await seatedAt(at.world, at.match, 'BLUE');
    for (const path of ['replay', 'replay?at=3', 'replay/3.png', 'changes', 'changes?since=2']) {
      expect((await stranger.get(`/m/${at.match}/RED/${path}`)).status, path).toBe(404);
      expect((await blue.get(`/m/${at.match}/RED/${path}`)).status, path).toBe(404);
    }
  });

  test('has no page for what is no moment', async () => {
    const at = await stage(4);
    const visitor = await red(at);
    for (const name of [
      '0',
      String(at.last + 1),
      '3.9',
      '3.0',
      '-1',
      '1e2',
      'x',
      '',
      '99999999999999',
      '4.1.1',
    ]) {
      expect((await visitor.get(`/m/${at.match}/RED/replay?at=${name}`)).status, name).toBe(404);
      expect((await visitor.get(`/m/${at.match}/RED/replay/${name}.png`)).status, name).toBe(404);
    }
  });

  test('changes nothing, whatever is looked at', async () => {
    const at = await stage();
    const visitor = await red(at);
    const before = at.world.everything();
    for (const path of ['replay', 'replay?at=5', 'replay/5.png', 'changes', 'changes?since=3']) {
      expect((await visitor.get(`/m/${at.match}/RED/${path}`)).status).toBe(200);
      expect((await visitor.head(`/m/${at.match}/RED/${path}`)).status).toBe(200);
    }
    expect(at.world.everything()).toBe(before);
  });
});

describe('what is hidden', () => {
  test('stays hidden for everybody during the match, whatever eyes are asked for', async () => {
    const at = await stage();
    const anybody = at.world.browser();
    const visitor = await red(at);
    for (let n = 7; n <= at.last; n++) {
      const open = await anybody.get(`/m/${at.match}/replay?at=${n}`);
      expect(hiddenIn(open.text).length).toBeGreaterThan(0);
      for (const viewer of ['all', 'RED', 'BLUE']) {
        expect(kindsOn((await anybody.get(`/m/${at.match}/replay?at=${n}&as=${viewer}`)).text)).toEqual(
          kindsOn(open.text),
        );
        const own = await visitor.get(`/m/${at.match}/RED/replay?at=${n}&as=${viewer}`);
        expect(hiddenIn(own.text).every((kind) => kind.startsWith('B'))).toBe(true);
      }
      expect(open.text).not.toContain('だけが');
      expect(open.text).not.toContain('alone:');
    }
  });

  test('is seen by everybody after the end, and each side’s eyes can be chosen', async () => {
    const at = await stage();
    await finish(at);
    const anybody = at.world.browser();
    const page = await anybody.get(`/m/${at.match}/replay?at=8&lang=en`);
    expect(hiddenIn(page.text)).toEqual([]);
    expect(page.text).toContain('aria-current="true">everything revealed');
    const blue = await anybody.get(`/m/${at.match}/replay?at=8&lang=en&as=BLUE`);
    expect(hiddenIn(blue.text).length).toBeGreaterThan(0);
    expect(hiddenIn(blue.text).every((kind) => kind.startsWith('R'))).toBe(true);
    expect(plain(blue.text)).toContain(`href="/m/${at.match}/replay?at=7&as=BLUE&lang=en"`);
  });
});

describe('the picture of a moment', () => {
  test('is a PNG of what its reader may know', async () => {
    const at = await stage();
    const visitor = await red(at);
    const pictures = [
      await visitor.get(`/m/${at.match}/RED/replay/8.png`),
      await at.world.browser().get(`/m/${at.match}/replay/8.png?lang=ja`),
      await at.world.browser().get(`/m/${at.match}/replay/8.png?lang=ja&as=all`),
    ];
    for (const { status, body, headers } of pictures) {
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'no-store',
      ]);
      expect((body as Buffer).subarray(0, 4)).toEqual(PNG);
    }
    const [own, open, wished] = pictures.map(({ body }) => (body as Buffer).toString('base64'));
    expect(wished).toBe(open);
    expect(own).not.toBe(open);
  });

  test('stands on the card of a link to a finished match, and on no other', async () => {
    const at = await stage();
    const path = `/m/${at.match}/replay?at=8&lang=en`;
    expect((await at.world.browser().get(path)).text).not.toContain('og:image');
    await finish(at);
    const page = await at.world.browser().get(path);
    const image =
      /property="og:image" content="https:\/\/denrei\.example([^"]+)"/.exec(plain(page.text))?.[1] ?? '';
    expect(image).toBe(`/m/${at.match}/replay/8.png?lang=en`);
    const answer = await at.world.browser().get(image);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect((await (await red(at)).get(`/m/${at.match}/RED/replay?at=8`)).text).not.toContain('og:image');
    expect((await at.world.browser().get('/robots.txt')).text).toContain('Allow: /m/*/replay');
  });
});

describe('the browser’s player', () => {
  interface Reel {
    readonly moments: readonly {
      readonly at: string;
      readonly n: number;
      readonly html: string;
      readonly map: Parameters<typeof putTogether>[0];
    }[];
  }

  async function reel(visitor: Visitor, path: string): Promise<Reel> {
    return (await visitor.read(path)).body as Reel;
  }

  test('gets a moment as what differs from the map that it has, and puts the same map together', async () => {
    const at = await stage();
    const visitor = await red(at);
    const home = `/m/${at.match}/RED/replay`;
    const base = putTogether((await reel(visitor, `${home}?at=${at.last}`)).moments[0]?.map ?? [], '');
    for (const name of ['5', '8', '9']) {
      const [part] = (await reel(visitor, `${home}?at=${name}&base=${at.last}`)).moments;
      const [whole] = (await reel(visitor, `${home}?at=${name}`)).moments;
      expect(putTogether(part?.map ?? [], base)).toBe(putTogether(whole?.map ?? [], ''));
      expect(JSON.stringify(part?.map).length).toBeLessThan(JSON.stringify(whole?.map).length);
      expect((await visitor.get(`${home}?at=${name}`)).text).toContain(putTogether(whole?.map ?? [], ''));
    }
  });

  test('gets several moments at once, by events or by steps, and never more than half a dozen', async () => {
    const at = await stage();
    const visitor = await red(at);
    const home = `/m/${at.match}/RED/replay`;
    const places = async (query: string) =>
      (await reel(visitor, `${home}?${query}`)).moments.map((moment) => moment.at);
    expect(await places('at=1&count=4&by=event')).toEqual(['1', '2', '3', '4']);
    const steps = await places('at=6&count=6&by=step');
    expect(steps.some((name) => name.includes('.'))).toBe(true);
    expect(await places('at=1&count=5000')).toHaveLength(6);
    expect(await places('at=1&count=-3')).toEqual(['1']);
    expect((await visitor.read(`${home}?at=1&base=77`)).status).toBe(404);
  });

  test('any two maps make pieces that give the first again', () => {
    const groups = (...names: string[]) =>
      `<svg>${names.map((name) => `<g class="${name}"><path/></g>`).join('')}</svg>`;
    const maps = ['', '<svg/>', groups('a', 'b'), groups('b', 'a', 'a'), groups('a', 'c', 'b'), groups('x')];
    for (const one of maps)
      for (const other of maps) expect(putTogether(differingPieces(one, other), other)).toBe(one);
    expect(differingPieces(groups('a', 'b', 'c'), groups('a', 'b', 'c'))).toEqual([[0, 4]]);
    expect(layerOf('<svg><g class="a"><g/><g class="b"></g></g><g class="c"/></svg>', 'a')).toBe(
      '<g class="a"><g/><g class="b"></g></g>',
    );
    expect(layerOf('<svg><g class="c"/></svg>', 'c')).toBe('<g class="c"/>');
    expect(layerOf('<svg></svg>', 'c')).toBe('');
  });
});

describe('what changed', () => {
  test('comes as a layer for the map since the event that is named, else since the seat’s own last order', async () => {
    const at = await stage();
    const visitor = await red(at);
    const home = `/m/${at.match}/RED/changes`;
    const since = (await visitor.read(`${home}?since=4`)).body;
    expect(since).toMatchObject({ head: at.last, since: 4 });
    expect(since.changes).toMatch(/^<g class="changes"/);
    expect(since.moves).toMatch(/^<g class="moves"/);
    const events = (await at.world.store.readEvents(at.match, 1)).map(({ text }) => readEvent(text));
    const isOwn = (event: (typeof events)[number]) =>
      event.type === 'played' &&
      event.public.orders.some(({ side, by }) => side === 'RED' && by === undefined);
    expect((await visitor.read(home)).body.since).toBe(events.findLast(isOwn)?.n);
    expect((await visitor.read(`${home}?since=${at.last + 5}`)).body.since).toBe(
      (await visitor.read(home)).body.since,
    );
  });

  test('is a page too, with all that happened since', async () => {
    const at = await stage();
    const page = await (await red(at)).get(`/m/${at.match}/RED/changes?since=5`);
    expect(page.status).toBe(200);
    const told = async (since: number) => {
      const { text } = await (await red(at)).get(`/m/${at.match}/RED/changes?since=${since}`);
      const [, story = ''] = /<div class="steps"[^>]*>(.*?)<\/div>/s.exec(text) ?? [];
      return story.match(/<p/g)?.length ?? 0;
    };
    const [all, some, one] = await Promise.all([0, 5, at.last - 1].map(told));
    expect(one).toBeGreaterThan(0);
    expect(some).toBeGreaterThan(one ?? 0);
    expect(all).toBeGreaterThan(some ?? 0);
  });

  test('is offered below the map of the match page, with what the browser must remember', async () => {
    const at = await stage();
    const page = await (await red(at)).get(`/m/${at.match}/RED`);
    expect(page.text).toContain(
      `<a href="/m/${at.match}/RED/changes" data-changes data-event="${at.last}" data-seat="${at.match}.RED">`,
    );
    expect(page.text).toContain(`<a href="/m/${at.match}/RED/replay">`);
    const open = await at.world.browser().get(`/m/${at.match}`);
    expect(open.text).toContain(`<a href="/m/${at.match}/replay">`);
    expect(open.text).not.toContain('data-changes');
  });
});
