/** Ten turns against the practice opponent with every answer 1.5 s late, and presses while pages are loaded. */
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picker } from '../referee/support.js';
import { launchBrowser } from '../support/browser.js';
import { type House, openHouse } from './support/house.js';
import { openPage } from './support/player.js';

const LATE = 1_500;
const TURNS = 10;
const MOST_MATCHES = 6;
/** Presses in one match. */
const MOST_PRESSES = 500;
/** All that a match page asks for, but the stream. */
const LATE_PAGES = /\/m\/.*(?<!\/live)$/;

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
  await form.locator('button:not([formaction])').click();
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

/** How often the practice opponent was waited for, and how many presses came while a page was under way. */
interface Played {
  turns: number;
  during: number;
}

/** Plays a match until it is over, or enough turns of the practice opponent were waited for. */
async function play(page: Page, home: string, pick: (n: number) => number, played: Played): Promise<void> {
  const [, match = '', side = ''] = /\/m\/(\w+)\/(\w+)$/.exec(home) ?? [];
  const info = () => house.matches.info(match);
  /** Whether the page shows the newest position, or says that there is a newer one. */
  const isTrue = () =>
    page.evaluate(async (address) => {
      const answer = await fetch(`${address}/live?once=1`, { headers: { Accept: 'application/json' } });
      const { mark } = (await answer.json()) as { readonly mark: string };
      const shown = document.querySelector<HTMLElement>('[data-mark]')?.dataset.mark;
      const isTold = document.querySelector('[data-live-notice] button') !== null;
      return shown === mark || shown === undefined || isTold;
    }, home);
  const press = async () => {
    if ((await page.locator('[aria-busy=true]').count()) > 0) played.during += 1;
    return pressAny(page, pick(50));
  };
  let waited = false;
  await page.goto(home);
  await page.waitForSelector('.map-view.pans');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  for (let i = 0; i < MOST_PRESSES && played.turns < TURNS; i++) {
    const now = await info();
    if (now?.status === 'finished') break;
    const waits = now?.waitsFor.includes(side) === false;
    if (waits && !waited) played.turns += 1;
    waited = waits;
    const first = await press();
    if (pick(3) === 0) await press();
    if (waits || first === '') {
      // The practice opponent is choosing, or the page of a fault leads back.
      const back = page.locator('main a.button', { hasText: /match|back/i });
      if ((await page.locator('[data-mark]').count()) === 0 && (await back.count()) > 0)
        await back.first().click();
      await expect.poll(async () => (await info())?.waitsFor.includes(side) !== false).toBe(true);
      await expect.poll(isTrue).toBe(true);
    } else if (pick(2) === 0) await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  }
  await expect.poll(isTrue).toBe(true);
  // Nothing has loaded the document anew.
  expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true);
}

test('the page comes to show the newest position after each of them, and is never loaded anew', {
  timeout: 3_600_000,
}, async () => {
  const { page, complaints } = await openPage(browser);
  const late = async (route: Route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    await new Promise((done) => setTimeout(done, LATE));
    await route.fulfill({ response: answer });
  };
  const pick = picker(39);
  const played: Played = { turns: 0, during: 0 };
  for (let matches = 0; matches < MOST_MATCHES && played.turns < TURNS; matches++) {
    const home = await practise(page);
    await page.route(LATE_PAGES, late);
    await play(page, home, pick, played);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(played.turns).toBe(TURNS);
  expect(played.during).toBeGreaterThan(TURNS);
  expect(complaints.filter((one) => !/409|422/.test(one))).toEqual([]);
  expect(house.errors).toEqual([]);
});
