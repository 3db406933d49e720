/** What a unit sees and reaches, looked up on the map: by link without scripts, and by a key. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.js';
import type { Game } from '../../src/referee/index.js';
import { launchBrowser } from '../support/browser.js';
import { type House, openHouse } from './support/house.js';
import { LARGE, matchAt, PHONE, type Seat, seatedPage } from './support/matches.js';
import { axeFindings, isTooWide } from './support/player.js';

let browser: Browser;
let house: House;
let game: Game;
let seat: Seat;
beforeAll(async () => {
  [browser, house, game] = await Promise.all([launchBrowser(), openHouse('sight'), loadGame('manila45', 1)]);
  seat = await matchAt(house, game, 'ja', (question) => question.kind === 'movement');
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test('a unit is chosen from a list and its look lies on the map, without scripts, on a phone', async () => {
  const { page, complaints } = await seatedPage(browser, house, seat, { ...PHONE, javaScriptEnabled: false });
  await page.goto(await page.locator('a[data-sight]').evaluate((link: HTMLAnchorElement) => link.href));
  expect(await page.locator('.layer.laid').count()).toBe(0);
  await page.locator('.sight details summary').first().click();
  await page.locator('.sight details a').first().click();
  const lines = await page.locator('.sight > ul').innerText();
  expect(lines).toMatch(/全移動力\d+で移動できるヘクス/);
  expect(await page.locator('.layer.laid').isVisible()).toBe(true);
  expect(await isTooWide(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('a key looks from what lies under the cursor, Escape goes back', async () => {
  const { page, complaints } = await seatedPage(browser, house, seat, LARGE);
  await page.waitForSelector('.map-view.pans');
  const home = page.url();
  await page.locator('.map-view').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('v');
  await page.waitForURL(/\/sight\?from=/);
  await page.waitForSelector('.layer.laid');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === new URL(home).pathname);
  expect(complaints).toEqual([]);
});

test('a hex is typed; what is not on the map is said so', async () => {
  const { page } = await seatedPage(browser, house, seat, LARGE);
  await page.goto(`${page.url().split('?')[0]}/sight`);
  await page.fill('input[name=from]', '3625');
  await page.locator('.sight form button').click();
  await page.waitForURL(/from=3625/);
  await page.waitForSelector('.layer.laid');
  expect(await page.locator('#question-title').innerText()).toContain('3625');
  await page.goto(`${page.url().split('?')[0]}?from=${encodeURIComponent('"><b>9999')}`);
  expect(await page.locator('.sight .notice').innerText()).toContain('"><b>9999');
});
