/** On a phone: fans of stacks lie where each counter can be pressed; what was typed comes into sight. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { squarepeg } from '../../../src/games/squarepeg/index.js';
import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import { witp } from '../../../src/games/witp/index.js';
import { launchBrowser } from '../../support/browser.js';
import { turned } from '../support/hand.js';
import { type House, openHouse } from '../support/house.js';
import { give, matchAt, newMatch, PHONE, seatedPage } from '../support/matches.js';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('near')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

const NARROW = { ...PHONE, viewport: { width: 390, height: 844 } };
const LEAST = 44;

/** Counters of the open fan that a finger cannot press: too small, out of sight, or below something else. */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const hidden: string[] = [];
    for (const unit of document.querySelectorAll<SVGElement>('.fanned [data-unit]')) {
      const { left, top, width, height } = unit.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const at = [left, top, width, height].map(Math.round).join(' ');
      if (width < least || there?.closest('[data-unit]') !== unit)
        hidden.push(`${unit.dataset.unit} at ${at}: ${there?.className ?? 'nothing'}`);
    }
    return hidden;
  }, LEAST);
}

test.each([
  [taiheiyo, 'passOrOperate'],
  [witp, 'card'],
] as const)('every counter of every fan can be pressed where $1 is asked', async (game, kind) => {
  const seat = await matchAt(house, game, 'en', (question) => question.kind === kind);
  const { page } = await seatedPage(browser, house, seat, NARROW);
  const stacks = await page
    .locator('[data-stack]:has(.pile)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-stack') ?? ''));
  const hidden: string[] = [];
  let fanned = 0;
  for (const id of stacks) {
    // From afar every stack is in sight.
    await page.reload();
    await page.waitForSelector('.map-view.pans');
    await page.locator('[data-map-tool=fit]').tap();
    const pile = page.locator(`[data-stack="${id}"] .pile`).first();
    const spot = await pile.boundingBox();
    const frame = await page.locator('.map-view').boundingBox();
    const [x, y] = [(spot?.x ?? 0) + (spot?.width ?? 0) / 2, (spot?.y ?? 0) + (spot?.height ?? 0) / 2];
    if (frame === null || x < 4 || y < frame.y + 4 || x > frame.width - 60 || y > frame.y + frame.height - 4)
      continue;
    await page.touchscreen.tap(x, y);
    if ((await page.locator('.fanned').count()) === 0) continue;
    fanned += 1;
    hidden.push(...(await unreachable(page)));
    await page.keyboard.press('Escape');
  }
  expect(fanned).toBeGreaterThan(1);
  expect(hidden).toEqual([]);
});

test('where a typed order led is seen, though the map showed something else', async () => {
  const seat = { match: await newMatch(house, kyuchorei, 'en'), side: 'JP' };
  for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }])
    await give(house, seat, order);
  const { page } = await seatedPage(browser, house, seat, NARROW);
  const isSeen = () =>
    page.evaluate(() => {
      const place = document.querySelector('svg.board [data-place="1704"]')?.getBoundingClientRect();
      if (place === undefined) return false;
      const there = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
      return there?.closest('svg.board') !== null && there !== null;
    });
  // The reader looks at the other end of the map.
  const [x, y] = [195, 250];
  for (let i = 0; i < 4; i++) {
    await page.mouse.move(x - 150, y);
    await page.mouse.down();
    await page.mouse.move(x + 150, y, { steps: 3 });
    await page.mouse.up();
  }
  expect(await isSeen()).toBe(false);
  await page.fill('.typed input[name=text]', 'move III/4 1704');
  await turned(page, () => page.press('.typed input[name=text]', 'Enter'));
  await expect.poll(isSeen).toBe(true);
});

test('without scripts the page that confirms shows where the order leads', async () => {
  const seat = await matchAt(house, squarepeg, 'ja', ({ kind }) => kind === 'movement');
  const { page } = await seatedPage(browser, house, seat, { ...NARROW, javaScriptEnabled: false });
  await page.locator('.asking .choice-link').first().click();
  const goal = page.locator('.asking .choice-link').first();
  const hex = await goal.getAttribute('data-at');
  await goal.click();
  expect(await page.locator('.confirm').count()).toBe(1);
  const isSeen = await page.evaluate((id) => {
    const place = document.querySelector(`svg.board [data-place="${id}"]`)?.getBoundingClientRect();
    const there =
      place === undefined
        ? null
        : document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
    return there !== null && there.closest('svg.board') !== null;
  }, hex);
  expect(isSeen).toBe(true);
});

test('without scripts all that can be chosen of a few hexes is in the middle of what is seen', async () => {
  const seat = { match: await newMatch(house, kyuchorei, 'ja'), side: 'JP' };
  for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }])
    await give(house, seat, order);
  const { page } = await seatedPage(browser, house, seat, { ...NARROW, javaScriptEnabled: false });
  await page.locator('.asking .choice-link').first().click();
  const hexes = page.locator('svg.board .choice');
  expect(await hexes.count()).toBeGreaterThan(1);
  const frame = (await page.locator('.map-view').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const hidden = await hexes.evaluateAll(
    (shapes, { x, y, width, height }) =>
      shapes.filter((shape) => {
        const { left, right, top, bottom } = shape.getBoundingClientRect();
        return left < x || right > x + width || top < y || bottom > y + height;
      }).length,
    frame,
  );
  expect(hidden).toBe(0);
});
