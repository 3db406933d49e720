/** Playing by keys: the cursor on the map, orders, what is heard of them, typed orders. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../src/games/kyuchorei/index.js';
import { launchBrowser } from '../support/browser.js';
import { tabTo, turned } from './support/hand.js';
import { type House, openHouse } from './support/house.js';
import { give, LARGE, newMatch, type Seat, seatedPage } from './support/matches.js';

let browser: Browser;

let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('map')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

/** The Japanese stand as in the example and are about to move. */
async function moving(): Promise<Seat> {
  const seat = { match: await newMatch(house, kyuchorei, 'en'), side: 'JP' };
  for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }])
    await give(house, seat, order);
  return seat;
}

const spoken = (page: Page) => page.textContent('[data-speaks]');

describe('by keys', () => {
  test('a cursor walks over the hexes, says what is there, and stays where it is when the page is turned', async () => {
    const { page } = await seatedPage(browser, house, await moving(), LARGE);
    await tabTo(page, '.map-view');
    await page.keyboard.press('Home');
    const first = (await spoken(page)) ?? '';
    expect(first).toContain('Can be chosen.');
    await page.keyboard.press('ArrowDown');
    const below = (await spoken(page)) ?? '';
    expect(Number(below.slice(0, 4))).toBe(Number(first.slice(0, 4)) + 1);
    await page.keyboard.press('ArrowUp');
    expect(await spoken(page)).toBe(first);
    await turned(page, () => page.keyboard.press('Enter'));
    expect(page.url()).toContain('unit=');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('map-view');
    await page.keyboard.press('n');
    expect(await spoken(page)).toMatch(/Can be chosen\. \d of \d hex/);
  });

  test('an order is given, undone, left and looked up without the hands leaving the keys', async () => {
    const seat = await moving();
    const { page, complaints } = await seatedPage(browser, house, seat, LARGE);
    const drafted = async () => {
      const found = await house.matches.page(seat.match, seat.side);
      return found.ok ? found.value.draft.answers.length : -1;
    };
    await tabTo(page, '.map-view');
    await page.keyboard.press('Home');
    await turned(page, () => page.keyboard.press('Enter'));
    await page.keyboard.press('n');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await drafted()).toBe(2);
    await page.keyboard.press('Home');
    await turned(page, () => page.keyboard.press('Enter'));
    await turned(page, () => page.keyboard.press('Escape'));
    expect(page.url()).not.toContain('unit=');
    await turned(page, () => page.keyboard.press('u'));
    expect(await drafted()).toBe(1);
    await page.keyboard.press('?');
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('what an order passes is heard before it is given, and afterwards what it led to, once', async () => {
    const { page } = await seatedPage(browser, house, await moving(), LARGE);
    const heard = () => page.locator('[aria-live]', { hasText: /\S/ }).allTextContents();
    await turned(page, () => page.locator('[data-form=end]').click());
    expect(await heard()).toEqual([
      expect.stringMatching(/Give this order\?.*commits your draft and cannot be undone/),
    ]);
    const told = page.locator(`#${await page.locator('[data-first]').getAttribute('aria-describedby')}`);
    expect(await told.textContent()).toContain('cannot be undone');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await heard()).toEqual([expect.stringMatching(/movement phase.*Choose the next melee/)]);
  });

  test('an order is typed, with what may come next offered, and given by the key that ended it', async () => {
    const seat = await moving();
    const { page } = await seatedPage(browser, house, seat, LARGE);
    await tabTo(page, '.map-view');
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('text');
    await page.keyboard.type('move III/4 ');
    await expect
      .poll(() =>
        page.locator('#typed-list option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
      )
      .toContain('move III/4 1704 ');
    await page.keyboard.type('9999');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await page.textContent('.wrong')).toBe('Not understood: 9999');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('text');
    for (let i = 0; i < 4; i++) await page.keyboard.press('Backspace');
    await page.keyboard.type('1704');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await page.textContent('.so')).toContain('Move III/4: 1704');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await page.textContent('.draft ol')).toContain('Move III/4: 1704');
  });
});
