/** What readers see of a position on the chart. */
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureFonts } from '../../../../scripts/build/fonts.mjs';
import { missingGlyphs, sceneToText } from '../../../../src/board/index.js';
import {
  COUNTER,
  HEIGHT,
  levelled,
  makeChart,
  placed,
  RADIUS,
  WIDTH,
} from '../../../../src/games/taiheiyo/picture/chart.js';
import { LOCALES, type Locale, type Scene } from '../../../../src/referee/index.js';
import { file, game, type More, pack, position, type Where } from '../support.js';

const viewed = (turn: number, where: Where, more: More = {}) =>
  game.position.view(position(file(turn, where, more)), 'J');
const sceneOf = (turn: number, where: Where, more: More = {}, locale: Locale = 'en'): Scene =>
  game.picture.scene(viewed(turn, where, more), locale, []);
const start = (locale: Locale) =>
  game.picture.scene(
    game.position.view(game.rules.start({ scenario: 'standard', options: {} }), 'A'),
    locale,
    [],
  );

// In a copy without what was built, as mutation testing makes one, the letters are drawn first.
beforeAll(() => ensureFonts(), 60_000);

describe('the chart', () => {
  const chart = makeChart(pack);

  test.each(LOCALES)('keeps names off each other, off points and on the sheet (%s)', (locale) => {
    // Breadths as the map font sets them: full-width characters one em, others half.
    const boxes = chart.names[locale].map(({ text, x, y }) => {
      const width = [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.5), 0) * 0.62 * RADIUS;
      return { text, left: x - width / 2, right: x + width / 2, top: y - 15, bottom: y + 4 };
    });
    for (const [i, box] of boxes.entries()) {
      expect([box.text, box.left >= 0 && box.right <= WIDTH && box.top >= 0 && box.bottom <= HEIGHT]).toEqual(
        [box.text, true],
      );
      const meets = boxes.filter(
        (other, k) =>
          k !== i &&
          other.left < box.right &&
          other.right > box.left &&
          other.top < box.bottom &&
          other.bottom > box.top,
      );
      expect([box.text, meets.map(({ text }) => text)]).toEqual([box.text, []]);
      const covered = chart.spots.filter(
        ([x, y]) =>
          x + RADIUS * 0.8 > box.left &&
          x - RADIUS * 0.8 < box.right &&
          y + RADIUS * 0.6 > box.top &&
          y - RADIUS * 0.6 < box.bottom,
      );
      expect([box.text, covered]).toEqual([box.text, []]);
    }
  });

  test('has room for a counter beside every point, on the sheet and off all points', () => {
    for (const [i, { dx, dy, side }] of chart.rests.entries()) {
      const [x, y] = chart.spots[i] ?? [0, 0];
      const middle = [x + dx + (Math.sign(dx) * side) / 2, y + dy + (Math.sign(dy) * side) / 2] as const;
      expect(Math.min(middle[0], middle[1], WIDTH - middle[0], HEIGHT - middle[1])).toBeGreaterThan(side / 2);
      for (const [px, py] of chart.spots)
        expect(Math.hypot(px - middle[0], py - middle[1])).toBeGreaterThan(COUNTER * 0.8);
    }
  });

  test('keeps every point, route and coast on the sheet, and the points apart', () => {
    for (const { points } of chart.areas)
      for (const [x, y] of points)
        expect([x >= 0, x <= WIDTH, y >= 0, y <= HEIGHT]).toEqual([true, true, true, true]);
    for (const [i, [x, y]] of chart.spots.entries())
      for (const [ox, oy] of chart.spots.slice(0, i))
        expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(3 * RADIUS);
  });

  test('gives crowded parts of an axis more room, and keeps their order', () => {
    const map = levelled([100, 110, 120, 900], 1000, 1000);
    const values = Array.from({ length: 101 }, (_, i) => map(i * 10));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect([values[0], values[100]]).toEqual([0, 1000]);
    expect(map(120) - map(100)).toBeGreaterThan(1.5 * (map(520) - map(500)));
  });

  test('puts a box where it covers nothing', () => {
    const body = { x: 100, y: 100, width: 20, height: 20 };
    const task = {
      sheet: { width: 220, height: 220 },
      bodies: [body],
      sizes: [{ width: 40, height: 20 }],
      lines: [],
      taken: [body],
      gap: 2,
    };
    expect(placed(task)[0]).toMatchObject({ x: 122, y: 100 });
    expect(placed({ ...task, taken: [body, { x: 131, y: 90, width: 90, height: 40 }] })[0]).toMatchObject({
      x: 90,
      y: 122,
    });
    expect(
      placed({
        ...task,
        lines: [
          [
            [110, 110],
            [220, 110],
          ],
        ],
      })[0],
    ).toMatchObject({ x: 90, y: 122 });
    expect(placed({ ...task, sheet: { width: 130, height: 130 } })[0]).toMatchObject({ x: 58, y: 100 });
  });
});

describe('the scene', () => {
  const scene = sceneOf(
    2,
    {
      truk: 'jp_akagi jp_kaga* jp_nagato jp_tone j_air_3',
      johnston: 'a_air_1',
      hawaii: 'us_chester',
      'turn:4': 'us_essex us_wasp!',
    },
    {
      points: { singapore: { owner: 'A', control: 'J', held: '2a' } },
      score: -3,
      discards: ['C05'],
      fleetTrain: 'johnston',
    },
  );

  test('TS-2.1.b tells routes of length 2 by a bead, and dotted ones by their line', () => {
    const lines = game.picture.ground('en').lines.filter(({ style }) => style !== 'graticule');
    const beads = lines.map(({ beads: n }) => (n ?? 0) + 1);
    expect(beads).toEqual(pack.file.map.routes.map(({ length }) => length));
    const dotted = pack.file.map.routes.map((route) => route.dotted);
    expect(lines.map(({ style }) => style === 'dotted')).toEqual(dotted);
    expect(scene.lines).toEqual([]);
    const open = sceneOf(3, {}, { shift: true }).lines ?? [];
    expect(open.map(({ style }) => style)).toEqual(dotted.filter(Boolean).map(() => 'route'));
  });

  test('draws ports round with their value, bases square, the border in the colour of their side', () => {
    const place = (id: string) => ({
      ...game.picture.ground('en').places.find((p) => p.id === id),
      ...scene.places?.find((p) => p.id === id),
    });
    expect(place('japan')).toMatchObject({ shape: 'round', value: '5', rim: 'first' });
    expect(place('hawaii')).toMatchObject({ shape: 'round', value: '3', rim: 'fifth' });
    expect(place('singapore')).toMatchObject({ rim: 'fifth' });
    expect(place('attu')).toMatchObject({ shape: 'square' });
    expect(place('attu').rim).toBeUndefined();
    expect(place('johnston')).toMatchObject({ shape: 'square', rim: 'fifth' });
  });

  test('marks who holds a point, how an enemy port is held, home ports and the Fleet Train', () => {
    const marks = (place: string) =>
      scene.marks.filter((m) => m.place === place).map((m) => [m.style, m.tone, m.text]);
    expect(marks('singapore')).toEqual([
      ['flag', 'first', ''],
      ['tag', 'first', 'held'],
    ]);
    expect(marks('ceylon')).toContainEqual(['anchor', 'neutral', 'GB/NL']);
    expect(marks('johnston')).toContainEqual(['tag', 'fifth', 'FT']);
    expect(scene.marks.filter(({ style }) => style === 'anchor')).toHaveLength(6);
  });

  test('TS-9.1.a marks units that would be isolated', () => {
    const lost = sceneOf(2, { midway: 'jp_tone', hawaii: 'us_chester a_air_1', japan: 'us_enterprise' });
    expect(lost.marks.filter(({ text }) => text === 'isolated').map(({ place }) => place)).toContain(
      'midway',
    );
    expect(sceneOf(2, { japan: 'jp_tone' }).marks.filter(({ text }) => text === 'isolated')).toEqual([]);
  });

  test('sums up what stands in a point by kind, and shows few units singly', () => {
    expect(scene.piles).toHaveLength(1);
    expect(scene.piles?.[0]).toMatchObject({ place: 'truk', side: 'J' });
    expect(
      scene.piles?.[0]?.rows.map(({ symbol, count, text, reversed }) => [symbol, count, text, reversed]),
    ).toEqual([
      ['carrier', 2, 'air 8', 1],
      ['battleship', 1, 'gun 4', 0],
      ['cruiser', 1, 'gun 1', 0],
      ['air', 1, 'air 3', 0],
    ]);
    expect(scene.counters).toHaveLength(7);
  });

  test('shows the boxes of the turn track with what returns, repairs told apart, and the dead', () => {
    const box = scene.holdings?.find(({ id }) => id === 'turn:4');
    expect(box?.counters.map(({ id, worn }) => [id, worn ?? false])).toEqual([
      ['us_wasp', true],
      ['us_essex', false],
    ]);
    expect(scene.holdings?.map(({ id }) => id)).toEqual(['turn:4', 'out:J', 'out:A']);
    expect(
      start('en')
        .holdings?.map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['setup:J', 'setup:A', 'turn:1']);
    const seen = start('ja');
    const ids = [...seen.counters, ...(seen.holdings ?? []).flatMap(({ counters }) => counters)].map(
      ({ id }) => id,
    );
    expect(ids.toSorted()).toEqual(pack.units.map(({ id }) => id).toSorted());
  });

  test('has turn, score, sizes of hands and the discards around it, and nobody’s cards', () => {
    const texts = (scene.tracks ?? []).map(({ boxes }) => boxes.map(({ text }) => text));
    expect(texts).toEqual([
      ['0', '1', '2', '3', '4', '5'],
      ['3'],
      ['0', '0', '15'],
      [pack.cards.find(({ id }) => id === 'C05')?.J.no],
    ]);
    expect(scene.tracks[0]?.boxes[2]?.current).toBe(true);
    expect(scene.tracks[1]?.boxes[0]?.tone).toBe('fifth');
    const holding = sceneOf(2, {}, { hands: { J: ['C01', 'C02'], A: ['C03'] } });
    expect(JSON.stringify(holding)).not.toMatch(/C0[123]|J01|A16|A15/);
  });

  test.each(LOCALES)('can be drawn and read in %s', (locale) => {
    const map = { ground: game.picture.ground(locale), scene: start(locale) };
    expect(missingGlyphs(map, game.picture.look)).toEqual([]);
    const text = sceneToText(map);
    for (const unit of pack.file.units.filter(({ kind }) => kind === 'ship'))
      expect(text).toContain(unit.name[locale]);
  });
});

describe('changes between two views', () => {
  const changes = (before: Where, after: Where, more: More = {}) =>
    game.picture
      .changes(viewed(2, before), viewed(2, after, more), 'en')
      .map((c) => [c.style, 'at' in c ? c.at : c.to, c.title]);

  test('tell moves, arrivals, losses with the turn of return, and occupation', () => {
    expect(
      changes(
        { japan: 'jp_tone jp_akagi jp_kaga', 'turn:3': 'us_essex' },
        {
          japan: 'jp_kongo',
          truk: 'jp_tone',
          'turn:4': 'jp_akagi!',
          west_coast: 'us_essex',
          midway: 'a_air_1',
        },
      ),
    ).toEqual([
      ['loss', 'japan', 'Akagi left Japan: returns on turn 4'],
      ['loss', 'japan', 'Kaga left Japan'],
      ['arrival', 'japan', 'Kongo arrived at Japan'],
      ['move', 'truk', 'Tone from Japan to Truk'],
      ['arrival', 'west_coast', 'Essex arrived at the West Coast'],
      ['arrival', 'midway', 'Allied Air Unit 1 arrived at Midway'],
      ['fight', 'midway', 'Midway: controlled by the Allies'],
      ['fight', 'johnston', 'Johnston Islands: controlled by the Allies'],
    ]);
  });

  test('are none between a view and itself', () => {
    expect(changes({ japan: 'jp_tone' }, { japan: 'jp_tone' })).toEqual([]);
  });
});
