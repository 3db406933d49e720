/** A turn of Kyuchorei from the link of a mail by keys alone: at most eight a move, the focus in sight. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import type { Question } from '../../../src/referee/index.js';
import { launchBrowser } from '../../support/browser.js';
import { turned } from '../support/hand.js';
import { type House, openHouse } from '../support/house.js';
import { LARGE, matchAt, seatedPage } from '../support/matches.js';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('keyboard')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

const MOST_KEYS = 8;

/** Whether something of the page has the focus, is in sight, and shows that it has it. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    const { top, bottom, height } = focused.getBoundingClientRect();
    const { outlineStyle, borderColor } = getComputedStyle(focused);
    const shows = outlineStyle !== 'none' || (focused.matches('input') && borderColor !== '');
    return height > 0 && top < innerHeight && bottom > 0 && shows;
  });
}

/** Presses keys, the last of which turns the page; the focus is seen behind each of them. */
async function pressed(page: Page, ...keys: readonly string[]): Promise<void> {
  expect(keys.length).toBeLessThanOrEqual(MOST_KEYS);
  for (const [i, key] of keys.entries()) {
    if (i < keys.length - 1) await page.keyboard.press(key);
    else await turned(page, () => page.keyboard.press(key));
    await expect.poll(() => isFocusSeen(page), { message: `${key} at ${page.url()}` }).toBe(true);
  }
}

const third = () => {
  let choice = 0;
  return ({ kind }: Question) => kind === 'firstChoice' && ++choice === 3;
};

test('a whole turn, moving', async () => {
  const seat = await matchAt(house, kyuchorei, 'en', third());
  const { page, complaints } = await seatedPage(browser, house, seat, LARGE);
  await page.evaluate(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => document.body.setAttribute('data-pointed', ''), true);
  });
  // The page of a mail's link changes nothing: what is pressed there is confirmed.
  await pressed(page, 'q', 'Enter');
  await pressed(page, 'g', 'Enter');
  for (let i = 0; i < 3; i++) {
    await pressed(page, 'm', 'Home', 'Enter');
    await pressed(page, 'n', 'Enter');
  }
  await pressed(page, 'u');
  await page.keyboard.press('?');
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await isFocusSeen(page)).toBe(true);
  await pressed(page, 'g', 'Enter');
  await pressed(page, 'Enter');
  // Whatever follows is declined, phase by phase, until the other side has the turn.
  for (let i = 0; i < 12 && (await page.locator('.question, .confirm').count()) > 0; i++) {
    const declines = (await page.locator('.desk-foot [data-main], .desk-foot [data-first]').count()) > 0;
    await pressed(page, declines ? 'g' : 'q', 'Enter');
  }
  const info = await house.matches.info(seat.match);
  expect(info?.waitsFor).not.toContain(seat.side);
  expect(await page.locator('[data-pointed]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a key that moves the focus has moved it before the next key is read', async () => {
  const seat = await matchAt(house, kyuchorei, 'en', third());
  const { page, complaints } = await seatedPage(browser, house, seat, LARGE);
  const focusedBy = (key: string) =>
    page.evaluate((pressed) => {
      const frame = document.querySelector<HTMLElement>('.map-view');
      frame?.focus();
      frame?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
      const { activeElement } = document;
      return activeElement === frame
        ? 'map'
        : (activeElement?.closest('.forms, .typed, .asking, .desk-foot')?.className ?? '');
    }, key);
  expect(await focusedBy('m')).toBe('map');
  expect(await focusedBy('q')).not.toMatch(/^(map)?$/);
  expect(await focusedBy('/')).toContain('typed');
  expect(complaints).toEqual([]);
});

test('a fire is aimed and rolled for, typed orders keep their place', async () => {
  const seat = await matchAt(house, kyuchorei, 'ja', third());
  const { page, complaints } = await seatedPage(browser, house, seat, LARGE);
  await pressed(page, 'q', 'Tab', 'Enter');
  await pressed(page, 'g', 'Enter');
  const before = (await house.matches.info(seat.match))?.head.number ?? 0;
  await pressed(page, 'm', 'Home', 'Enter');
  await pressed(page, 'g', 'Enter');
  expect((await house.matches.info(seat.match))?.head.number).toBeGreaterThan(before);
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('text');
  expect(await isFocusSeen(page)).toBe(true);
  expect(complaints).toEqual([]);
  await page.keyboard.type('fire 9999');
  await turned(page, () => page.keyboard.press('Enter'));
  expect(await page.inputValue('.typed input[name=text]')).toBe('fire 9999');
});
