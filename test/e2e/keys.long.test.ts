/** Playing by keys: the cursor on the map, orders, what is heard of them, typed orders, lines of fire. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../src/games/kyuchorei/index.js';
import { manila45 } from '../../src/games/manila45/index.js';
import { witp } from '../../src/games/witp/index.js';
import { launchBrowser } from '../support/browser.js';
import { tabTo, turned } from './support/hand.js';
import { type House, openHouse } from './support/house.js';
import { give, LARGE, matchAt, newMatch, PHONE, type Seat, seatedPage } from './support/matches.js';
import { axeFindings, isTooWide } from './support/player.js';

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
    expect(first).toContain('You can choose it.');
    await page.keyboard.press('ArrowDown');
    const below = (await spoken(page)) ?? '';
    expect(Number(below.slice(0, 4))).toBe(Number(first.slice(0, 4)) + 1);
    await page.keyboard.press('ArrowUp');
    expect(await spoken(page)).toBe(first);
    await turned(page, () => page.keyboard.press('Enter'));
    expect(page.url()).toContain('unit=');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('map-view');
    await page.keyboard.press('n');
    expect(await spoken(page)).toMatch(/You can choose it\. \d of \d hex/);
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
    expect(await heard()).toEqual([expect.stringMatching(/End the movement phase\?.*become final/)]);
    const told = page.locator(`#${await page.locator('[data-first]').getAttribute('aria-describedby')}`);
    expect(await told.textContent()).toContain('become final');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await heard()).toEqual([
      expect.stringMatching(/^The Japanese chose .*movement phase.*Choose a target/),
    ]);
    // Clauses are for the eye.
    expect((await heard()).join()).not.toMatch(/KY-|\[|\]/);
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
    // What can be undone is not asked about, and the next line is typed where this one was.
    expect(await page.textContent('.draft ol')).toContain('Move III/4: 1704');
    expect(await page.locator('.typed input[name=text]').inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('text');
  });
});

/** What a unit sees and reaches, looked up on the map: by link without scripts too. */
describe('a look along lines of fire', () => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await matchAt(house, manila45, 'ja', (question) => question.kind === 'movement');
  });

  test('a unit is chosen from a list and its look lies on the map, without scripts, on a phone', async () => {
    const { page, complaints } = await seatedPage(browser, house, seat, {
      ...PHONE,
      javaScriptEnabled: false,
    });
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
});

/** Where supply comes from, or what stops it, looked up on the map of the Pacific. */
describe('a look at supply', () => {
  test('a unit and a hex are looked up, and what is said lies on the map, without scripts, on a phone', async () => {
    const seat = { match: await newMatch(house, witp, 'ja'), side: 'J' };
    const { page, complaints } = await seatedPage(browser, house, seat, {
      ...PHONE,
      javaScriptEnabled: false,
    });
    await page.goto(await page.locator('a[data-sight]').evaluate((link: HTMLAnchorElement) => link.href));
    expect(await page.locator('.sight h2').innerText()).toBe('ユニットやヘクスの補給');
    await page.locator('.sight details summary').first().click();
    await page.locator('.sight details a').first().click();
    expect(await page.locator('.sight > ul').innerText()).toMatch(/補給切れです。/);
    expect(await page.locator('.layer.laid').isVisible()).toBe(true);
    await page.locator('.sight input[name=from]').fill('0907');
    await page.locator('.sight form button').click();
    expect(await page.locator('.sight > ul').innerText()).toContain('日本軍：ここのユニットは補給');
    expect(await isTooWide(page)).toBe(false);
    expect(complaints).toEqual([]);
  });
});
