import { describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/journal/index.js';
import { builtInGames, type Matches, makeMatches, type Replay } from '../../../src/match/index.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST, step } from '../harness.js';

interface Played {
  readonly context: Harness;
  readonly match: string;
}

/** A match of the toy in its middle. */
async function played(seed = 'e', orders = 14): Promise<Played> {
  const context = await makeHarness(seed);
  const match = await begin(context);
  for (let i = 0; i < orders; i++) if (!(await step(context, match))) break;
  return { context, match };
}

async function resign({ context: harness, match }: Played): Promise<void> {
  const page = good(await harness.matches.page(match, 'RED'));
  good(await harness.matches.resign(match, 'RED', guardOf(page)));
}

const momentAt = (replay: Replay, n: number, step = 0) => {
  const moment = replay.moment({ n, step });
  if (moment === undefined) throw new Error(`no moment ${n}.${step}`);
  return moment;
};

/** What the counters on the map are known to be. */
const figures = (replay: Replay, n: number) =>
  momentAt(replay, n)
    .scene('en')
    .counters.map(({ id, figures }) => `${id} ${figures}`)
    .sort();

const isHidden = (figure: string) => figure.includes('?');

describe('the replay of a match', () => {
  test('ends with the position that the page shows', async () => {
    const { context: harness, match } = await played();
    const page = good(await harness.matches.look(match, 'RED'));
    const replay = good(await harness.matches.replay(match, 'RED'));
    const { counters } = momentAt(replay, replay.timeline.length).scene('ja');
    expect(counters).toEqual(page.scene.counters);
    expect(replay.timeline.map(({ n }) => n)).toEqual(replay.timeline.map((_, i) => i + 1));
    expect(replay.timeline.length).toBe(page.match.head.number);
  });

  test('draws what changed from moment to moment, and since any event', async () => {
    const bare = await makeHarness('lines');
    const harness = { ...bare, matches: makeMatches({ ...bare.context, library: builtInGames() }) };
    const seats = REQUEST.seats.map((seat, i) => ({ ...seat, side: i === 0 ? 'JP' : 'RU' }));
    const match = await begin(harness, { ...REQUEST, game: 'kyuchorei', opener: 'JP', seats });
    for (let i = 0; i < 40; i++) await step(harness, match);
    const replay = good(await harness.matches.replay(match, 'JP'));
    const last = replay.timeline.length;
    const places = (n: number, step: number) =>
      new Map(
        momentAt(replay, n, step)
          .scene('en')
          .counters.map(({ id, place }) => [id, place]),
      );
    let moves = 0;
    for (const { n, steps } of replay.timeline.slice(4)) {
      for (let step = 2; step <= steps; step++) {
        const [before, now] = [places(n, step - 1), places(n, step)];
        const moved = [...now].filter(([id, place]) => before.has(id) && before.get(id) !== place);
        const drawn = momentAt(replay, n, step)
          .scene('en')
          .changes.filter(({ style }) => style === 'move');
        expect(drawn.map((change) => ('to' in change ? change.to : '')).sort()).toEqual(
          moved.map(([, place]) => place).sort(),
        );
        moves += moved.length;
      }
    }
    expect(moves).toBeGreaterThan(5);
    expect(replay.moment({ n: last, step: 0 }, 5)?.scene('en').changes.length).toBeGreaterThan(0);
    expect(replay.moment({ n: last, step: 0 }, last)?.scene('en').changes).toEqual([]);
  });

  test('tells an order in full to whoever gave it, and to others as they saw it', async () => {
    const fuller: string[] = [];
    for (const seed of ['a', 'd', 'e', 'f', 'g', 'i']) {
      const { context: harness, match } = await played(seed);
      const ordersFor = async (reader: string) => {
        const replay = good(await harness.matches.replay(match, reader));
        return replay.timeline.flatMap(({ n }) =>
          momentAt(replay, n).steps.flatMap(({ order }) => (order === undefined ? [] : [order])),
        );
      };
      const events = (await harness.store.readEvents(match, 1)).map(({ text }) => readEvent(text));
      const open = events
        .flatMap((event) => (event.type === 'played' ? event.public.orders : []))
        .filter(({ order }) => order !== null);
      expect(await ordersFor('spectator')).toEqual(open);
      for (const reader of ['RED', 'BLUE']) {
        const own = (await ordersFor(reader)).filter(
          (order, i) => JSON.stringify(order) !== JSON.stringify(open[i]),
        );
        expect(own.filter(({ side }) => side !== reader)).toEqual([]);
        fuller.push(...own.map(({ side }) => side));
      }
    }
    expect(fuller.length).toBeGreaterThan(2);
  });

  test('has no moment before the first event, behind the last, or between steps', async () => {
    const { context: harness, match } = await played();
    const replay = good(await harness.matches.replay(match, 'RED'));
    const last = replay.timeline.length;
    const steps = replay.timeline[last - 1]?.steps ?? 0;
    for (const place of [
      { n: 0, step: 0 },
      { n: last + 1, step: 0 },
      { n: last, step: steps + 1 },
    ]) {
      expect(replay.moment(place), JSON.stringify(place)).toBeUndefined();
    }
    expect(replay.moment({ n: last, step: 0 }, last + 1)).toBeUndefined();
    expect((await harness.matches.replay('nothing', 'RED')).ok).toBe(false);
  });
});

describe('during a match', () => {
  test('a reader has his own eyes, whatever he asks for', async () => {
    const { context: harness, match } = await played();
    const seen = async (reader: string, wished?: string) => {
      const replay = good(await harness.matches.replay(match, reader, wished));
      return [replay.viewer, replay.open, figures(replay, replay.timeline.length)];
    };
    for (const wished of ['all', 'BLUE', 'spectator'] as const)
      expect(await seen('RED', wished)).toEqual(await seen('RED'));
    for (const wished of ['all', 'BLUE', 'RED'])
      expect(await seen('spectator', wished)).toEqual(await seen('spectator'));
    expect((await seen('RED'))[2]).not.toEqual((await seen('spectator'))[2]);
  });

  test('what a side was told stands in its own replay alone', async () => {
    const { context: harness, match } = await played('d');
    const told = async (reader: string) => {
      const replay = good(await harness.matches.replay(match, reader));
      return replay.timeline.flatMap(({ n }) => momentAt(replay, n).told.map(({ side }) => side));
    };
    const [red, blue] = [await told('RED'), await told('BLUE')];
    expect([new Set(red), new Set(blue)]).toEqual([new Set(['RED']), new Set(['BLUE'])]);
    expect(await told('spectator')).toEqual([]);
  });

  test('a draft is in no replay', async () => {
    const { context: harness, match } = await played('a', 0);
    const before = good(await harness.matches.replay(match, 'RED'));
    for (let i = 0; i < 40; i++) {
      const info = await harness.matches.info(match);
      const side = info?.waitsFor[0] ?? '';
      const { draft } = good(await harness.matches.page(match, side));
      const replay = good(await harness.matches.replay(match, side));
      expect(replay.timeline.length).toBe(info?.head.number);
      if (draft.answers.length > 0) {
        const page = good(await harness.matches.look(match, side));
        expect(momentAt(replay, replay.timeline.length).scene(page.locale).counters).toEqual(
          page.scene.counters,
        );
        return;
      }
      if (!(await step(harness, match))) break;
    }
    throw new Error(`no draft since ${before.timeline.length}`);
  });
});

describe('after the end', () => {
  test('everybody sees the whole truth, and may look with the eyes of each side', async () => {
    const all = await played();
    const { context: harness, match } = all;
    const hidden = good(await harness.matches.replay(match, 'spectator'));
    expect(figures(hidden, hidden.timeline.length).some(isHidden)).toBe(true);
    await resign(all);
    const replay = good(await harness.matches.replay(match, 'spectator'));
    expect([replay.viewer, replay.open]).toEqual(['all', true]);
    for (const { n } of replay.timeline) expect(figures(replay, n).filter(isHidden)).toEqual([]);
    const red = good(await harness.matches.replay(match, 'spectator', 'RED'));
    const own = good(await harness.matches.replay(match, 'RED'));
    expect([red.viewer, own.viewer]).toEqual(['RED', 'RED']);
    for (const { n } of red.timeline) expect(figures(red, n)).toEqual(figures(own, n));
    expect(figures(red, 8).some(isHidden)).toBe(true);
  });

  test('it says what each side alone knew', async () => {
    const all = await played();
    await resign(all);
    const replay = good(await all.context.matches.replay(all.match, 'spectator'));
    const known = momentAt(replay, 6).known('en');
    expect(known.map(({ side }) => side)).toEqual(['RED', 'BLUE']);
    const open = good(await all.context.matches.replay(all.match, 'spectator', 'spectator'));
    const said = momentAt(open, 6)
      .position('en')
      .flatMap(({ lines }) => lines);
    expect(known.flatMap(({ lines }) => lines).filter((line) => said.includes(line))).toEqual([]);
    expect(
      new Set(replay.timeline.flatMap(({ n }) => momentAt(replay, n).told.map(({ side }) => side))).size,
    ).toBe(2);
  });
});

describe('positions', () => {
  /** How often the journal was read, and from where. */
  function counting({ context: harness }: Harness): { readonly matches: Matches; readonly reads: number[] } {
    const reads: number[] = [];
    const store = new Proxy(harness.store, {
      get: (target, name) => {
        if (name !== 'readEvents')
          return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name);
        return (id: string, from: number, to?: number) => {
          reads.push(from);
          return target.readEvents(id, from, to);
        };
      },
    });
    return { matches: makeMatches({ ...harness, store }), reads };
  }

  test('are found in one run, whoever looks at how many moments, and new events are played on', async () => {
    const { context: harness, match } = await played('e', 5);
    const { matches, reads } = counting(harness);
    const look = async () => {
      const replays = await Promise.all(
        ['RED', 'BLUE', 'spectator', 'RED'].map(async (reader) => good(await matches.replay(match, reader))),
      );
      for (const replay of replays) for (const { n } of replay.timeline) momentAt(replay, n).scene('en');
      return replays[0]?.timeline.length ?? 0;
    };
    const length = await look();
    await look();
    expect(reads.filter((from) => from === 1)).toHaveLength(1);
    for (let i = 0; i < 10; i++) await step(harness, match);
    expect(await look()).toBeGreaterThan(length);
    expect(reads.filter((from) => from === 1)).toHaveLength(1);
    expect(reads.filter((from) => from === length + 1)).toHaveLength(1);
  });

  test('of a match that goes on otherwise after a backup was put back are found anew', async () => {
    const { context: harness, match } = await played('a', 6);
    const before = good(await harness.matches.replay(match, 'RED'));
    const other = await played('b', 10);
    const events = await other.context.store.readEvents(other.match, 1);
    const found = await harness.store.readMatch(match);
    const restored = new Proxy(harness.store, {
      get: (target, name) => {
        if (name === 'readEvents')
          return async (_: string, from: number, to?: number) => events.slice(from - 1, to);
        if (name === 'readMatch')
          return async () => ({
            ...found,
            match: { ...found?.match, headNumber: events.length, headHash: events.at(-1)?.hash },
          });
        return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name);
      },
    });
    let now = harness.store;
    const store = new Proxy(harness.store, {
      get: (_, name) => Reflect.get(now, name).bind?.(now) ?? Reflect.get(now, name),
    });
    const matches = makeMatches({ ...harness.context, store });
    good(await matches.replay(match, 'RED'));
    now = restored;
    const replay = good(await matches.replay(match, 'RED'));
    expect(replay.timeline.length).toBe(events.length);
    expect(figures(replay, events.length)).not.toEqual(figures(before, before.timeline.length));
  });
});
