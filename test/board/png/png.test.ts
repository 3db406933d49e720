import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureFonts } from '../../../scripts/build/fonts.mjs';
import { missingGlyphs, sceneToPng } from '../../../src/board/index.js';
import { games } from '../../../src/games/index.js';
import type { GameMap } from '../../../src/referee/index.js';
import { projectRoot } from '../../../src/root.js';
import { effort } from '../../support/effort.js';
import { battalion, kyuchorei } from '../kyuchorei.js';
import { LOOK, setUp } from '../positions.js';

const SMALL = { width: 400, theme: 'light' } as const;

beforeAll(ensureFonts);

/** A scene with one counter called `name`. */
function named(name: string): GameMap {
  const counters = [battalion('JP', 'I/4', '1504', { name })];
  return kyuchorei('ja', { title: '', counters, changes: [] }, { labels: [], marks: [] });
}

/** Pixels that differ between two pictures of the same size. */
async function difference(a: GameMap, b: GameMap): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map(async (scene) =>
      sharp(await sceneToPng(scene, { ...SMALL, width: 1200 }))
        .raw()
        .toBuffer(),
    ),
  );
  if (one === undefined || other === undefined || one.length !== other.length)
    throw new Error('pictures of different sizes');
  return one.reduce((count, value, at) => count + (value === other[at] ? 0 : 1), 0) / 3;
}

describe('a scene as PNG', () => {
  test('decodes, has the asked width and a palette', async () => {
    const picture = await sceneToPng(kyuchorei('ja'), SMALL);
    const found = await sharp(picture).metadata();
    expect(found).toMatchObject({ format: 'png', width: 400, isPalette: true });
    expect(found.height).toBeGreaterThan(300);
  });

  test('is the same to the byte when drawn again', async () => {
    const [first, second] = await Promise.all([
      sceneToPng(kyuchorei('en'), SMALL),
      sceneToPng(kyuchorei('en'), SMALL),
    ]);
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
  });

  test.each(
    effort(
      ['manila45'],
      games().map(({ id }) => id),
    ),
  )('of %s fits a mail at 1200 pixels, light and dark', async (id) => {
    for (const theme of ['light', 'dark'] as const) {
      const picture = await sceneToPng(setUp(id, 'en'), { width: 1200, theme, look: LOOK });
      expect(picture.length, theme).toBeLessThanOrEqual(200_000);
    }
  });

  test('is dark on dark paper', async () => {
    const brightness = async (theme: 'light' | 'dark') => {
      const { channels } = await sharp(await sceneToPng(kyuchorei('en'), { width: 400, theme })).stats();
      return channels.reduce((sum, channel) => sum + channel.mean, 0) / channels.length;
    };
    expect(await brightness('light')).toBeGreaterThan(170);
    expect(await brightness('dark')).toBeLessThan(85);
  });

  test('keeps the colour of a thin line that is rare in the picture', async () => {
    const { data, info } = await sharp(await sceneToPng(named('I/4'), { ...SMALL, width: 1200 }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const vermilion = Array.from({ length: data.length / info.channels }, (_, i) =>
      data.subarray(i * info.channels, i * info.channels + 3),
    );
    expect(
      vermilion.some(
        ([r, g, b]) => r !== undefined && r > 165 && g !== undefined && g < 95 && b !== undefined && b < 60,
      ),
    ).toBe(true);
  });

  test('keeps the colours by which printed signs are told apart, in the dark too', async () => {
    const picture = await sceneToPng(setUp('squarepeg', 'en'), {
      width: 1200,
      theme: 'dark',
      size: 'map',
      look: LOOK,
    });
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const green = Array.from({ length: data.length / info.channels }, (_, i) =>
      data.subarray(i * info.channels, i * info.channels + 3),
    ).filter(([r, g, b]) => r === 0x55 && g === 0x63 && b === 0x2f);
    // The three arrows of the landing.
    expect(green.length).toBeGreaterThan(400);
  });

  test('draws a Japanese name with ink', async () => {
    expect(await difference(named('夜襲隊'), named(''))).toBeGreaterThan(100);
  });

  test('draws a character that no game of ours has, with the whole font', async () => {
    const rare = '鬱';
    expect(missingGlyphs(named(rare))).toEqual([rare]);
    expect(await difference(named(rare), named(''))).toBeGreaterThan(100);
  });
});

describe('the fonts', () => {
  test.each(['en', 'ja'] as const)('hold every character of a scene in %s', (locale) => {
    expect(missingGlyphs(kyuchorei(locale))).toEqual([]);
  });

  test('lie beside their licence', async () => {
    expect(await readFile(`${projectRoot()}/dist/fonts/OFL.txt`, 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });
});
