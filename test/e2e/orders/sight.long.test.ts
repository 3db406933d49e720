/** What is to be seen is in sight: a chosen counter on top of its stack, counters where a map begins. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manila45 } from '../../../src/games/manila45/index.js';
import { launchBrowser } from '../../support/browser.js';
import { turned } from '../support/hand.js';
import { type House, openHouse } from '../support/house.js';
import { LARGE, matchAt, PHONE, type Seat, seatedPage } from '../support/matches.js';

let browser: Browser;
let house: House;
let mover: Seat;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('sight')]);
  let asked = 0;
  mover = await matchAt(house, manila45, 'en', ({ kind }) => kind === 'movement' && ++asked > 25);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test('a chosen counter that lies under others shows on top of them, and no more when it is not chosen', async () => {
  const { page } = await seatedPage(browser, house, mover, LARGE);
  const below = await page.evaluate(() => {
    const units = [...document.querySelectorAll<SVGElement>('[data-stack] > [data-unit].choice')];
    return units.find(({ nextElementSibling: next }) => next?.hasAttribute('data-unit'))?.dataset.unit;
  });
  const stack = page.locator(`[data-stack]:has(> [data-unit="${below}"])`);
  await turned(page, () => page.locator(`a[data-at="${below}"]`).evaluate((a: HTMLElement) => a.click()));
  const looks = await stack.locator('> *').evaluateAll((all) => all.map((one) => one.classList.value));
  expect(looks.at(-1)).toBe('raised given');
  const [chosen, raised] = [stack.locator(`[data-unit="${below}"]`), stack.locator('.raised')];
  expect(await raised.boundingBox()).toEqual(await chosen.boundingBox());
  await turned(page, () => page.getByRole('link', { name: 'Change' }).first().click());
  expect(await page.locator('.raised').count()).toBe(0);
});

test('a unit that is chosen from the list comes into sight, though some of its goals are', async () => {
  const { page } = await seatedPage(browser, house, mover, LARGE);
  const units = await page
    .locator('.asking .choice-link')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.at ?? ''));
  for (const unit of [units.at(0), units.at(-1), units.at(units.length / 2)]) {
    await turned(page, () => page.locator(`a[data-at="${unit}"]`).evaluate((a: HTMLElement) => a.click()));
    expect(await countersSeen(page, `[data-unit="${unit}"]`)).toBe(1);
    await turned(page, () => page.getByRole('link', { name: 'Change' }).first().click());
  }
});

/** Counters of which something is in the frame of the map. */
async function countersSeen(page: Page, counter = '[data-unit]'): Promise<number> {
  return page.evaluate((selector) => {
    const frame = document.querySelector('.map-view')?.getBoundingClientRect() ?? new DOMRect();
    const boxes = [...document.querySelectorAll(`.map ${selector}`)].map((one) =>
      one.getBoundingClientRect(),
    );
    return boxes.filter(
      ({ left, right, top, bottom }) =>
        right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom,
    ).length;
  }, counter);
}

test.each([
  ['wide', LARGE],
  ['narrow', PHONE],
] as const)(
  'a %s map that would come back to an empty part begins where counters are',
  async (_, options) => {
    const waiting = { match: mover.match, side: manila45.sides.find((side) => side !== mover.side) ?? '' };
    const { page } = await seatedPage(browser, house, waiting, options);
    const far = await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('denrei-view')) ?? '';
      const [, , width = 1] = (sessionStorage.getItem(key) ?? '').split(' ').map(Number);
      // The bay, in which nothing ever stands.
      sessionStorage.setItem(key, `${width / 20} ${width} ${width / 10} 1`);
      return key;
    });
    expect(far).toContain(mover.match);
    await page.reload();
    await page.waitForSelector('.pans');
    expect(await countersSeen(page)).toBeGreaterThan(0);
  },
);
