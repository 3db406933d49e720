/**
 * Pictures compared with those in `golden/`, which a person has looked at. When the drawing was changed on
 * purpose, make them anew and look at each before you commit it:
 *
 *     DENREI_GOLDEN=renew npx vitest run test/board/golden.test.ts
 *
 * A picture that differs is left as `coverage/golden/<name>.png`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureFonts } from '../../scripts/build/fonts.mjs';
import { type PngOptions, sceneToPng } from '../../src/board/index.js';
import type { GameMap } from '../../src/referee/index.js';
import { projectRoot } from '../../src/root.js';
import { dawn, islands, LOOK, pacific, setUp } from './positions.js';

const GOLDEN = join(import.meta.dirname, 'golden');
const SEEN = join(projectRoot(), 'coverage', 'golden');
/** A channel may be this far off before a pixel counts as different, and this share of pixels may be. */
const SHADE = 24;
const SHARE = 0.002;

const MIDDLE = { width: 640, theme: 'light' } as const;
const PICTURES: readonly (readonly [name: string, map: () => GameMap, options: PngOptions])[] = [
  ['kyuchorei-en', () => dawn('en'), MIDDLE],
  ['kyuchorei-ja-dark', () => dawn('ja'), { ...MIDDLE, theme: 'dark' }],
  ['kyuchorei-thumb', () => dawn('en'), { width: 320, theme: 'light', size: 'thumb' }],
  [
    'kyuchorei-crop',
    () => dawn('en'),
    { width: 480, theme: 'light', crop: { places: ['1404', '1405', '1504'] } },
  ],
  ['squarepeg-ja', () => islands('ja'), MIDDLE],
  ['squarepeg-thumb-dark', () => islands('ja'), { width: 320, theme: 'dark', size: 'thumb' }],
  [
    'squarepeg-crop',
    () => islands('en'),
    { width: 480, theme: 'light', crop: { places: ['0707', '0807'], margin: 1 } },
  ],
  ['kyuchorei-night', () => setUp('kyuchorei', 'en'), MIDDLE],
  ['manila45-en', () => setUp('manila45', 'en'), MIDDLE],
  ['manila45-ja-dark', () => setUp('manila45', 'ja'), { ...MIDDLE, theme: 'dark' }],
  [
    'manila45-crop',
    () => setUp('manila45', 'en'),
    { width: 640, theme: 'light', crop: { places: ['3721', '3922', '3520'], margin: 1 } },
  ],
  ['witp-en', () => setUp('witp', 'en'), { ...MIDDLE, width: 800 }],
  ['witp-ja-dark', () => setUp('witp', 'ja'), { ...MIDDLE, width: 800, theme: 'dark' }],
  ['taiheiyo-ja', () => pacific('ja'), { ...MIDDLE, width: 800 }],
  ['taiheiyo-en-dark', () => pacific('en'), { ...MIDDLE, width: 800, theme: 'dark' }],
  ['taiheiyo-thumb', () => pacific('en'), { width: 320, theme: 'light', size: 'thumb' }],
  [
    'taiheiyo-crop',
    () => pacific('ja'),
    { width: 480, theme: 'light', crop: { places: ['truk', 'rabaul', 'kwajalein'] } },
  ],
];

beforeAll(ensureFonts);

/** The share of pixels that differ visibly; all of them when the sizes do. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  const pixels = a.info.width * a.info.height;
  let off = 0;
  for (let at = 0; at < pixels * 3; at += 3)
    if (
      [0, 1, 2].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > SHADE)
    )
      off++;
  return off / pixels;
}

describe('pictures of the games look as they did', () => {
  test.each(PICTURES)('%s', async (name, map, options) => {
    const file = join(GOLDEN, `${name}.png`);
    const png = await sceneToPng(map(), { ...options, look: LOOK });
    if (process.env.DENREI_GOLDEN === 'renew') writeFileSync(file, png);
    const off = await difference(readFileSync(file), png);
    if (off > SHARE) {
      mkdirSync(SEEN, { recursive: true });
      writeFileSync(join(SEEN, `${name}.png`), png);
    }
    expect(off, `look at coverage/golden/${name}.png, then see the head of this test`).toBeLessThanOrEqual(
      SHARE,
    );
  });

  test('and the comparison notices one counter that moved', async () => {
    const { ground, scene } = dawn('en');
    const moved = scene.counters.map((counter, i) => (i === 0 ? { ...counter, place: '2007' } : counter));
    const [one, other] = await Promise.all(
      [scene, { ...scene, counters: moved }].map((s) =>
        sceneToPng({ ground, scene: s }, { ...MIDDLE, look: LOOK }),
      ),
    );
    expect(await difference(one ?? Buffer.alloc(0), other ?? Buffer.alloc(0))).toBeGreaterThan(SHARE);
  });
});
