/** The rolls of an audit page by turn and phase: folded on a phone, open where there is room. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import { matchWithRolls, verdictOf } from '../support/audited.js';
import { type House, openHouse } from '../support/house.js';
import { PHONE } from '../support/matches.js';
import { axeFindings, isTooWide, openPage } from '../support/player.js';

let browser: Browser;
let house: House;
let match: string;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('folded')]);
  match = await matchWithRolls(house);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

test('rolls are folded by turn and phase on a phone, the newest open; without scripts and in what was looked for', async () => {
  const bare = await openPage(browser, { ...PHONE, javaScriptEnabled: false });
  await bare.page.goto(`${house.base}/m/${match}/audit?lang=en`);
  const phases = bare.page.locator('.phase');
  const count = await phases.count();
  expect(count).toBeGreaterThan(1);
  expect(await bare.page.locator('.phase[open]').count()).toBe(1);
  expect(await phases.last().locator('tr[data-roll]').first().isVisible()).toBe(true);
  expect(await phases.first().locator('tr[data-roll]').first().isVisible()).toBe(false);
  await phases.first().locator('summary').first().click();
  expect(await phases.first().locator('tr[data-roll]').first().isVisible()).toBe(true);
  expect(await isTooWide(bare.page)).toBe(false);
  const { page } = await openPage(browser);
  await page.goto(`${house.base}/m/${match}/audit?lang=en`);
  await verdictOf(page, 'sound');
  expect(await page.locator('.phase[open]').count()).toBe(count);
  expect(await axeFindings(page)).toEqual([]);
});

test('a roll that is found wrong is seen, though its phase was folded', async () => {
  const { page } = await openPage(browser, PHONE);
  await page.goto(`${house.base}/m/${match}/audit?lang=ja`);
  await verdictOf(page, 'sound');
  const row = page.locator('[data-roll]').first();
  expect(await row.isVisible()).toBe(false);
  await row.locator('[data-proved=faces]').evaluate((faces) => faces.replaceChildren('7'));
  await page.click('[data-audit-form] button');
  await verdictOf(page, 'fault');
  expect(await row.isVisible()).toBe(true);
});
