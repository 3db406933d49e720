/** What a lesson asks to press is seen on a phone, on the map or beside it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import { launchBrowser } from '../../support/browser.js';
import { type House, openHouse } from '../support/house.js';
import { PHONE } from '../support/matches.js';
import { openPage } from '../support/player.js';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('lessons')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

test.each(games().map((game) => [game.id, game.introduction?.lessons.length ?? 0] as const))(
  'on the first page of each lesson of %s',
  async (id, lessons) => {
    const { page } = await openPage(browser, PHONE);
    const hidden: string[] = [];
    for (let n = 1; n <= lessons; n++) {
      await page.goto(`${house.base}/learn/${id}/${n}?lang=en`);
      await page.waitForSelector('.map-view.pans');
      const isSeen = await page.evaluate(() => {
        const body = document.querySelector('.desk-body')?.getBoundingClientRect() ?? new DOMRect();
        const view = document.querySelector('.map-view')?.getBoundingClientRect() ?? new DOMRect();
        const isIn = (frame: DOMRect, { top, bottom, left, right, height }: DOMRect) =>
          height > 0 &&
          top >= frame.top - 1 &&
          bottom <= frame.bottom + 1 &&
          left >= -1 &&
          right <= innerWidth + 1;
        const label = document.querySelector('.pointer')?.getBoundingClientRect();
        if (label !== undefined) return isIn(view, label);
        return [...document.querySelectorAll('.desk .here, .desk-foot .main.ready')].some((one) => {
          const box = one.getBoundingClientRect();
          return one.closest('.desk-foot') !== null || isIn(body, box);
        });
      });
      if (!isSeen) hidden.push(`${n}: ${await page.textContent('.coach .press')}`);
    }
    expect(hidden).toEqual([]);
  },
);
