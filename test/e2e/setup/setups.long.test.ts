/** Set-ups that the browser keeps: kept under a name in one match, placed in the next, forgotten. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manila45 } from '../../../src/games/manila45/index.js';
import { launchBrowser } from '../../support/browser.js';
import { type House, openHouse } from '../support/house.js';
import { give, LARGE, newMatch, PHONE, type Seat, seatedPage } from '../support/matches.js';
import { axeFindings, isTooWide } from '../support/player.js';

let browser: Browser;

let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('setups')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

const placing = async (locale: 'en' | 'ja'): Promise<Seat> => ({
  match: await newMatch(house, manila45, locale),
  side: 'JP',
});

const placed = async ({ match, side }: Seat) => {
  const found = await house.matches.page(match, side);
  return found.ok ? found.value.draft.answers.length : -1;
};

test.each([
  ['en', LARGE],
  ['ja', PHONE],
] as const)('a set-up is kept in one match and placed in the next (%s)', async (locale, size) => {
  const first = await placing(locale);
  await give(house, first, { do: 'template' });
  const { page, complaints } = await seatedPage(browser, house, first, size);
  await page.locator('a[href$="/setup"]').click();
  await page.fill('form[data-keep] input', 'Walls & <river>');
  await page.locator('form[data-keep] button').click();
  expect(await page.textContent('.kept-setups b')).toBe('Walls & <river>');
  expect([await axeFindings(page), await isTooWide(page)]).toEqual([[], false]);

  const second = await placing(locale);
  // The same browser, another match.
  await page.goto(await house.link(second.match, second.side));
  await page.locator('a[href$="/setup"]').click();
  await page.locator('[data-use]').click();
  await page.waitForURL(/\/order$/);
  expect(await placed(second)).toBe(52);
  await page.locator('a[href$="/setup"]').click();
  await page.locator('[data-drop]').click();
  expect(await page.locator('.kept-setups li').count()).toBe(0);
  expect(await page.isVisible('[data-none]')).toBe(true);
  expect(complaints).toEqual([]);
});
