/**
 * The map of a page and the map of a mail are the same drawing: what Chromium makes of the SVG against the
 * PNG.
 */
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureFonts } from '../../scripts/build/fonts.mjs';
import { type Extent, sceneToPng, sceneToSvg } from '../../src/board/index.js';
import type { GameMap } from '../../src/referee/index.js';
import { dawn, islands, LOOK, pacific } from '../board/positions.js';
import { launchBrowser } from '../support/browser.js';

const WIDTH = 900;
/** Both are looked at from afar: edges of letters differ between renderers, places and colours do not. */
const AFAR = 150;
/** Mean difference of a channel, of 255. */
const ALIKE = 3;

let browser: Browser;
beforeAll(async () => {
  await ensureFonts();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function inChromium(svg: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } });
  try {
    await page.setContent(
      `<!doctype html><body style="margin:0">${svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${WIDTH}"`)}</body>`,
    );
    return await page.locator('svg').screenshot();
  } finally {
    await page.close();
  }
}

async function meanDifference(one: Buffer, other: Buffer): Promise<number> {
  const { width = 1, height = 1 } = await sharp(other).metadata();
  const size = { width: AFAR, height: Math.round((AFAR * height) / width), fit: 'fill' } as const;
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().resize(size).raw().toBuffer()),
  );
  if (!a || !b || a.length !== b.length) throw new Error('pictures of different sizes');
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

const PICTURES: readonly (readonly [
  name: string,
  map: () => GameMap,
  theme: 'light' | 'dark',
  extent: Extent,
])[] = [
  ['Kyuchorei', () => dawn('ja'), 'light', {}],
  ['Kyuchorei, some hexes', () => dawn('en'), 'light', { crop: { places: ['1404', '1405', '1504'] } }],
  ['Square Peg in the dark', () => islands('en'), 'dark', {}],
  ['Taiheiyo', () => pacific('ja'), 'light', {}],
  ['Taiheiyo as a thumbnail', () => pacific('ja'), 'light', { size: 'thumb' }],
];

describe('the SVG in a browser looks like the PNG', () => {
  test.each(PICTURES)('%s', async (_, map, theme, extent) => {
    const [drawn, png] = await Promise.all([
      inChromium(sceneToSvg(map(), { theme, look: LOOK, ...extent })),
      sceneToPng(map(), { theme, look: LOOK, width: WIDTH, ...extent }),
    ]);
    expect(await meanDifference(drawn, png)).toBeLessThan(ALIKE);
  });

  test('and not like another position', async () => {
    const map = dawn('ja');
    const empty = { ...map, scene: { ...map.scene, counters: [] } };
    const drawn = await inChromium(sceneToSvg(empty, { theme: 'light', look: LOOK }));
    expect(
      await meanDifference(drawn, await sceneToPng(map, { theme: 'light', look: LOOK, width: WIDTH })),
    ).toBeGreaterThan(ALIKE);
  });
});
