/** Ten turns against the practice opponent with every answer 1.5 s late, and presses while pages are loaded. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picker } from '../referee/support.js';
import { launchBrowser } from '../support/browser.js';
import { type House, openHouse } from './support/house.js';
import { openPage } from './support/player.js';

const LATE = 1_500;
const TURNS = 10;
/** Presses until the match has gone on so far. */
const MOST_PRESSES = 1_500;

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('late')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Takes a seat against the practice opponent; gives its address. */
async function practise(page: Page): Promise<string> {
  await page.goto(`${house.base}/?lang=en`);
  const form = page.locator('form.practice', { has: page.locator('input[name="game"][value="kyuchorei"]') });
  await form.locator('select').selectOption('JP');
  await form.locator('button').click();
  await page.waitForURL(/\/join$/);
  await expect.poll(() => page.inputValue('input[name="seed"]')).toMatch(/^[0-9a-f]{64}$/);
  await page.click('form.start button:not([type])');
  await page.waitForURL(/\/m\/\w+\/\w+$/);
  return page.url();
}

/** Presses the n-th of what the page offers now, without waiting for what comes of it; gives what it says. */
function pressAny(page: Page, n: number): Promise<string> {
  return page.evaluate((nth) => {
    const offered = [
      ...document.querySelectorAll<HTMLElement>(
        'main .choice-link, main .forms [data-form], .desk-foot [data-main], .desk-foot [data-first]',
      ),
    ].filter((one) => one.getClientRects().length > 0 && !one.matches('a:not([href*="/order"])'));
    const box = document.querySelector<HTMLInputElement>('.asking input[type=checkbox]:not(:checked)');
    if (box !== null && document.querySelector('.asking input:checked') === null) box.click();
    const pressed = offered[nth % Math.max(1, offered.length)];
    pressed?.click();
    return pressed?.textContent ?? '';
  }, n);
}

test('the page always comes to show the newest position, and no press is lost without a word', {
  timeout: 3_600_000,
}, async () => {
  const { page, complaints } = await openPage(browser);
  const home = await practise(page);
  const [, match = '', side = ''] = /\/m\/(\w+)\/(\w+)$/.exec(home) ?? [];
  await page.route('**/m/**', async (route) => {
    if (route.request().url().endsWith('/live')) await route.continue();
    else {
      const answer = await route.fetch({ maxRedirects: 0 });
      await new Promise((done) => setTimeout(done, LATE));
      await route.fulfill({ response: answer });
    }
  });
  await page.goto(home);
  await page.waitForSelector('.map-view.pans');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const pick = picker(39);
  const turn = async () => {
    const info = await house.matches.info(match);
    return info?.status === 'finished' ? TURNS : Number(/\d+/.exec(await page.innerText('.scope'))?.[0] ?? 0);
  };
  /** Whether the page shows the newest position, or says that there is a newer one. */
  const isTrue = async () => {
    const { shown, newest, told } = await page.evaluate(async (address) => {
      const answer = await fetch(`${address}/live?once=1`, { headers: { Accept: 'application/json' } });
      const { mark } = (await answer.json()) as { readonly mark: string };
      return {
        shown: document.querySelector<HTMLElement>('[data-mark]')?.dataset.mark,
        newest: mark,
        told: document.querySelector('[data-live-notice] button') !== null,
      };
    }, home);
    return shown === newest || told || shown === undefined;
  };
  for (let i = 0; i < MOST_PRESSES && (await turn()) < TURNS; i++) {
    const first = await pressAny(page, pick(50));
    if (pick(3) === 0) await pressAny(page, pick(50));
    if (first === '') {
      // The practice opponent is choosing, or a fault is explained.
      const back = page.locator('main a.button', { hasText: /match|back/i });
      if ((await page.locator('[data-mark]').count()) === 0 && (await back.count()) > 0)
        await back.first().click();
      await expect
        .poll(async () => (await house.matches.info(match))?.waitsFor.includes(side) !== false)
        .toBe(true);
      await expect.poll(isTrue).toBe(true);
    } else if (pick(2) === 0) await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  }
  expect(await turn()).toBeGreaterThanOrEqual(TURNS);
  await expect.poll(isTrue).toBe(true);
  expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true);
  expect(complaints.filter((one) => !/409|422/.test(one))).toEqual([]);
  expect(house.errors).toEqual([]);
});
