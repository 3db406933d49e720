/**
 * The rules pages in a real browser: how they look, how they are searched, and the way from a refusal to its
 * clause.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { launchBrowser, screenshot } from '../support/browser.js';
import { turned } from './support/hand.js';
import { type House, openHouse } from './support/house.js';
import { LOOKS } from './support/looks.js';
import { axeFindings, isTooWide, openPage, startBothSeats } from './support/player.js';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('rules')]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** The clauses that can be seen. */
function shown(page: Page): Promise<string[]> {
  return page.locator('.statement:visible').evaluateAll((found) => found.map(({ id }) => id));
}

describe.each(games().map(({ id }) => id))('the rules of %s', (game) => {
  test.each(LOOKS)(
    'in %s at %i pixels, %s: nothing sticks out, axe finds nothing, every drawing is there',
    async (lang, width, colorScheme) => {
      const { page, complaints } = await openPage(browser, {
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(`${house.base}/rules/${game}?lang=${lang}`);
      const drawings = page.locator('.diagram img');
      for (const drawing of await drawings.all()) await drawing.scrollIntoViewIfNeeded();
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete && image.naturalWidth > 0),
      );
      await screenshot(page, `rules-${game}-${lang}-${width}`);
      expect(await isTooWide(page)).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

describe('looking for a clause', () => {
  test('the filter shows only clauses with what is typed, says how many, and lets go of them again', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${house.base}/rules/kyuchorei?lang=en`);
    const all = await shown(page);
    await page.fill('[data-rules-filter] input', 'Mopped UP');
    expect(await shown(page)).toEqual(['KY-4.0.b', 'KY-4.1.c']);
    expect(await page.textContent('[data-rules-filter] [role=status]')).toBe('2 clauses');
    expect(await page.locator('.chapter:visible h2').allTextContents()).toEqual(['4 Victory']);
    await page.fill('[data-rules-filter] input', 'no such words');
    expect([await shown(page), await page.textContent('[data-rules-filter] [role=status]')]).toEqual([
      [],
      'no clause',
    ]);
    await page.fill('[data-rules-filter] input', '');
    expect(await shown(page)).toEqual(all);
  });

  test('finds full-width letters typed half-width, and the other way round', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${house.base}/rules/taiheiyo?lang=ja`);
    await page.fill('[data-rules-filter] input', 'ｊ１１は宣言');
    expect(await shown(page)).toEqual(['TS-8.0.e']);
  });

  test('without scripts there is no filter, and a link leads to its clause all the same', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false, reducedMotion: 'reduce' });
    await page.goto(`${house.base}/rules/kyuchorei?lang=ja#KY-9.3.3.a`);
    expect(await page.locator('[data-rules-filter]').isVisible()).toBe(false);
    const top = (await page.locator('[id="KY-9.3.3.a"]').boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
  });
});

describe('from a match', () => {
  test('a refusal leads to its clause, and the page of the match to the rules', async () => {
    const { page } = await openPage(browser, { reducedMotion: 'reduce' });
    const match = await startBothSeats(page, house, 'en', 'rules@example.org');
    await page.goto(`${house.base}/m/${match}/JP/order?do=place&unit=J-I-4&at=1404`);
    await turned(page, () => page.click('.refusal a.clause'));
    expect(page.url()).toMatch(/\/rules\/kyuchorei\?lang=en#KY-3\.2\.\w+$/);
    const target = page.locator(':target');
    expect(await target.getAttribute('class')).toBe('statement');
    expect((await target.boundingBox())?.y).toBeLessThan(900);
    await page.goto(`${house.base}/m/${match}/JP#more`);
    await turned(page, () => page.click('.facts a'));
    expect(await page.textContent('h1')).toContain('Rules');
  });
});
