import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executable, inflateInto, launchBrowser, NoBrowser, screenshot } from '../support/browser.js';
import { scratchFolder } from '../support/leftovers.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A picture of the text, large and black on white. */
async function pictureOf(text: string, weight = 400): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 600, height: 160 } });
  await page.setContent(
    `<meta charset="utf-8"><p lang="ja" style="font: ${weight} 64px sans-serif; margin: 20px">${text}</p>`,
  );
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** Number of dark pixels. */
async function inkOf(png: Buffer): Promise<number> {
  const { data } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.reduce((sum, grey) => sum + (grey < 128 ? 1 : 0), 0);
}

const digestOf = (png: Buffer) => createHash('sha256').update(png).digest('hex');

describe('the browser that the tests use', () => {
  test('draws Japanese with ink, each character its own shape and not the box of a missing glyph', async () => {
    const pictures = await Promise.all(['伝', '令', '弓', '張'].map((text) => pictureOf(text)));
    expect(new Set(pictures.map(digestOf)).size).toBe(4);
    expect(await inkOf(await pictureOf('伝令弓張嶺'))).toBeGreaterThan(
      4 * (await inkOf(await pictureOf('一'))),
    );
  });

  test('draws bold Japanese with more ink than regular', async () => {
    expect(await inkOf(await pictureOf('夜襲作戦', 700))).toBeGreaterThan(
      await inkOf(await pictureOf('夜襲作戦', 400)),
    );
  });

  test('runs scripts, and none in a context that forbids them', async () => {
    const html = '<p id="it">off</p><script>document.getElementById("it").textContent = "on"</script>';
    const textIn = async (page: Page) => {
      await page.setContent(html);
      return page.locator('#it').textContent();
    };
    expect(await textIn(await browser.newPage())).toBe('on');
    expect(await textIn(await browser.newPage({ javaScriptEnabled: false }))).toBe('off');
  });

  test('keeps a screenshot of a whole page for people to look at', async () => {
    const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
    await page.setContent(
      '<meta charset="utf-8"><h1>伝令 Denrei</h1><p>弓張嶺夜襲作戦: 第二師団</p><p style="padding-top: 500px">end</p>',
    );
    const folder = await scratchFolder();
    await screenshot(page, 'whole', folder);
    const { width, height } = await sharp(join(folder, 'whole.png')).metadata();
    expect(width).toBe(400);
    expect(height).toBeGreaterThan(500);
  });

  test('is unpacked beside what the tests keep in the temporary folder meanwhile, not around it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'denrei-unpacked-'));
    const unpacking = inflateInto(folder);
    const kept = mkdtempSync(join(tmpdir(), 'denrei-kept-'));
    await unpacking;
    const unpacked = existsSync(join(folder, 'chromium'));
    for (const path of [folder, kept]) rmSync(path, { recursive: true });
    expect(unpacked).toBe(true);
    expect(dirname(kept)).not.toBe(folder);
  });

  test('is asked for in one sentence where there is none', async () => {
    await expect(executable({}, 'darwin-arm64')).rejects.toThrow(NoBrowser);
    await expect(executable({}, 'darwin-arm64')).rejects.toThrow(/darwin-arm64.*CHROME_PATH/);
    await expect(executable({ CHROME_PATH: '/no/such/chrome' })).rejects.toThrow(/\/no\/such\/chrome/);
  });

  test('is the one that CHROME_PATH names, if it names one', async () => {
    expect((await executable({ CHROME_PATH: process.execPath }, 'darwin-arm64')).path).toBe(process.execPath);
  });
});
