/** Grounds of maps are drawn once and kept: nobody sees it, and the memory that they take has an end. */
import { renderAsync } from '@resvg/resvg-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureFonts } from '../../../scripts/build/fonts.mjs';
import { keepingGrounds, laidOn } from '../../../src/board/png/grounds.js';
import type { Pixels } from '../../../src/board/png/indexed.js';
import { type PngOptions, pixelsOf } from '../../../src/board/png/png.js';
import { drawing } from '../../../src/board/svg/svg.js';
import type { Ground } from '../../../src/referee/index.js';
import { dawn, islands, LOOK, pacific } from '../positions.js';

const PLAIN: PngOptions = { width: 500, theme: 'light', look: LOOK };
const WHOLE = 100_000_000;
const GAMES = [
  ['kyuchorei', dawn('ja'), 'light'],
  ['squarepeg', islands('en'), 'dark'],
  ['taiheiyo', pacific('ja'), 'light'],
] as const;

beforeAll(ensureFonts);

/** A picture of one colour, `size` pixels. */
function flat(size: number, pixel: readonly [number, number, number, number] = [9, 9, 9, 255]): Pixels {
  return { width: size, height: 1, bytes: Buffer.from(Array.from({ length: size }, () => pixel).flat()) };
}

/** Grounds that say how often they had to be drawn. */
function counting(bytes: number) {
  const kept = keepingGrounds(bytes);
  const drawn: string[] = [];
  const get: typeof kept.get = (key, draw) =>
    kept.get(key, () => {
      drawn.push(key);
      return draw();
    });
  return { get, drawn };
}

describe('a picture on a kept ground', () => {
  test.each(GAMES)('is the same to the byte as one on a new ground: %s', async (_, scene, theme) => {
    const grounds = counting(WHOLE);
    const [first, second] = [
      await pixelsOf(scene, { ...PLAIN, theme }, grounds),
      await pixelsOf(scene, { ...PLAIN, theme }, grounds),
    ];
    expect(grounds.drawn).toHaveLength(1);
    expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(second.bytes))).toBe(0);
  });

  test.each(GAMES)(
    'is what one drawing of all would be, but for roundings at the edges: %s',
    async (_, scene, theme) => {
      const { ground, over } = drawing(scene, theme, PLAIN.width, { look: LOOK });
      const below =
        ground?.()
          .replace(/^<svg[^>]*>/, '')
          .replace(/<\/svg>$/, '') ?? '';
      const all = over.replace(/^<svg[^>]*>/, (head) => head + below);
      const once = await renderAsync(all, {
        font: { loadSystemFonts: false },
        fitTo: { mode: 'width', value: PLAIN.width },
      });
      const { bytes } = await pixelsOf(scene, { ...PLAIN, theme }, keepingGrounds(WHOLE));
      const off = once.pixels.map((value, at) => Math.abs(value - (bytes[at] as number)));
      expect(bytes.length).toBe(once.pixels.length);
      const share = (shades: number) => off.filter((one) => one > shades).length / off.length;
      expect([share(1) < 0.005, share(6) < 0.00005, share(16)]).toEqual([true, true, 0]);
    },
  );

  test('shares it with what else is drawn on that map', async () => {
    const grounds = counting(WHOLE);
    const { ground, scene } = dawn('en');
    const [first] = scene.counters;
    for (const counters of [scene.counters, first ? [first] : []])
      await pixelsOf({ ground: structuredClone(ground), scene: { ...scene, counters } }, PLAIN, grounds);
    expect(grounds.drawn).toHaveLength(1);
  });

  test('has a ground of its own where anything of it differs', async () => {
    const grounds = counting(WHOLE);
    const { ground, scene } = dawn('en');
    const places = (more: Partial<Ground['places'][number]>) =>
      ground.places.map((place, i) => (i === 0 ? { ...place, ...more } : place));
    const corner = [
      [0, 0],
      [9, 0],
      [9, 9],
    ] as const;
    const changed: readonly Ground[] = [
      { ...ground, places: places({ tone: 'water' }) },
      { ...ground, places: places({ rim: 'alarm' }) },
      { ...ground, places: places({ label: 'X' }) },
      { ...ground, lines: ground.lines.slice(1) },
      { ...ground, labels: dawn('ja').ground.labels },
      { ...ground, areas: [{ points: corner, tone: 'water' }] },
      { ...ground, height: ground.height + 10 },
      { ...ground, width: ground.width + 10 },
    ];
    for (const one of [ground, ...changed]) await pixelsOf({ ground: one, scene }, PLAIN, grounds);
    await pixelsOf({ ground, scene }, { ...PLAIN, width: 400 }, grounds);
    await pixelsOf({ ground, scene }, { ...PLAIN, theme: 'dark' }, grounds);
    expect(new Set(grounds.drawn).size).toBe(changed.length + 3);
  });
});

describe('grounds', () => {
  test('are kept up to a number of bytes, those used last', async () => {
    const grounds = counting(80);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await grounds.get(key, async () => flat(10));
    expect(grounds.drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  test('larger than all that may be kept are drawn each time', async () => {
    const grounds = counting(80);
    for (const key of ['a', 'a']) await grounds.get(key, async () => flat(30));
    expect(grounds.drawn).toEqual(['a', 'a']);
  });

  test('are drawn once for two who ask at the same time, and again when they could not be drawn', async () => {
    const grounds = counting(80);
    const fails = () => Promise.reject(new Error('no'));
    const both = await Promise.allSettled([grounds.get('a', fails), grounds.get('a', fails)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await grounds.get('a', async () => flat(1));
    expect(grounds.drawn).toEqual(['a', 'a']);
  });

  test('show through what lies on them as far as it is transparent, and their paper goes on below', () => {
    const ground = { ...flat(4, [100, 200, 0, 255]), width: 1 };
    ground.bytes.set([1, 2, 3, 255]);
    const over = {
      width: 1,
      height: 6,
      bytes: Buffer.from([0, 0, 0, 0, 5, 6, 7, 255, 64, 0, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 128]),
    };
    expect(Buffer.from(laidOn(ground, over).bytes).toString('hex').match(/.{8}/g)).toEqual([
      '010203ff',
      '050607ff',
      '726440ff',
      '64c800ff',
      '010203ff',
      '080909ff',
    ]);
  });
});
