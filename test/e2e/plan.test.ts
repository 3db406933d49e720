/** The page of a plan in a browser: drafted by pressing the map, lines dragged, wide and on a phone. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../src/games/kyuchorei/index.js';
import { launchBrowser } from '../support/browser.js';
import { effort } from '../support/effort.js';
import { turned } from './support/hand.js';
import { type House, openHouse } from './support/house.js';
import { give, LARGE, newMatch, PHONE, seatedPage } from './support/matches.js';
import { axeFindings, clickOnMap, isTooWide } from './support/player.js';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('plan')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

/** The Japanese choose between fire and movement; the choice and a move are drafted. */
async function planning(locale: 'en' | 'ja', options: BrowserContextOptions): Promise<Page> {
  const seat = { match: await newMatch(house, kyuchorei, locale), side: 'JP' };
  for (const order of [{ do: 'template' }, { do: 'end' }]) await give(house, seat, order);
  const drafted = [
    { do: 'choose', mode: 'move' },
    { do: 'move', unit: 'J-III-4', path: '1704' },
  ];
  for (const [revision, order] of drafted.entries()) {
    const edited = await house.matches.editPlan(seat.match, 'JP', revision, { do: 'draft', order });
    if (!edited.ok) throw new Error(JSON.stringify(edited.failure));
  }
  const { page } = await seatedPage(browser, house, seat, options);
  await page.click('.desk-tabs a[href$="/plan"]');
  await page.waitForSelector('.plan-lines');
  return page;
}

describe('the page of a plan', () => {
  const looks = [
    { locale: 'en', options: LARGE, name: 'large' },
    { locale: 'ja', options: PHONE, name: 'phone' },
  ] as const;
  test.each(effort(looks.slice(1), looks.slice()))(
    'is sound for everybody and as wide as its window ($name)',
    async ({ locale, options }) => {
      const page = await planning(locale, options);
      await page.click('.plan-what a');
      await page.waitForSelector('.plan-line.chosen');
      expect(await axeFindings(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    },
  );

  test('a line is drafted by pressing unit and hex on the map', async () => {
    const page = await planning('en', LARGE);
    await turned(page, () => clickOnMap(page, 'unit', 'J-II-4'));
    expect(await page.textContent('.plan-next h3')).toContain('Where');
    const goal = await page.locator('.plan-next [data-choice]').first().getAttribute('data-choice');
    await turned(page, () => clickOnMap(page, 'place', goal ?? ''));
    await expect.poll(() => page.locator('.plan-line').count()).toBe(3);
  });

  test('a line is put before another by dragging it there', async () => {
    const page = await planning('en', LARGE);
    const order = () => page.locator('.plan-line').evaluateAll((all) => all.map((one) => one.id));
    expect(await order()).toEqual(['line-1', 'line-2']);
    await page.waitForSelector('.plan-line[draggable="true"]');
    await page.locator('#line-2').dragTo(page.locator('#line-1'));
    await expect.poll(order).toEqual(['line-2', 'line-1']);
  });
});
