/** What a browser remembers of its part of the dice, and what it says when the match uses something else. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.js';
import { seedFromWords } from '../../src/journal/index.js';
import { launchBrowser } from '../support/browser.js';
import { type House, linkIn, openHouse } from './support/house.js';
import { openPage } from './support/player.js';

const game = loadGame('kyuchorei');
const [first = '', second = ''] = game.sides;
let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('given')]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** A match in which the first player has committed, and the page on which the second takes the seat. */
async function invited(): Promise<{ readonly match: string; readonly page: Page }> {
  const seats = game.sides.map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale: 'en' as const,
    timeZone: 'UTC',
  }));
  const scenario = game.scenarios[0]?.id ?? '';
  const opened = await house.matches.open({
    game: game.id,
    scenario,
    options: {},
    pack: null,
    opener: first,
    seats,
  });
  if (!opened.ok) throw new Error(opened.failure.code);
  const { match } = opened.value;
  await house.matches.join(match, first, {});
  for (let n = 1; ; n++) {
    const mail = (await house.mails(`${second}@example.org`, n)).find((text) => text.includes(match));
    if (mail === undefined) continue;
    const { page } = await openPage(browser);
    await page.goto(linkIn(mail));
    return { match, page };
  }
}

const receipts = (page: Page, match: string) =>
  page.evaluate((id) => JSON.parse(localStorage.getItem(`denrei.given ${id}`) ?? '[]'), match);

/** The color of a notice that is shown. */
async function toneOf(page: Page, selector: string): Promise<string | undefined> {
  const notice = page.locator(selector);
  if ((await notice.count()) === 0 || !(await notice.isVisible())) return undefined;
  return notice.evaluate((element) => getComputedStyle(element).borderLeftColor);
}

/** Takes the seat. */
async function take(page: Page, match: string): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-ceremony-fill]')?.value.length === 64,
  );
  await page.click('form.start button');
  await page.waitForURL(new RegExp(`/m/${match}/${second}(\\?|$)`));
}

/** The pages show another number for the seat, as a server would that exchanged it. */
async function exchange(page: Page): Promise<void> {
  await page.route(new RegExp(`/m/\\w+/${second}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-given-seed="\w+"/,
      `data-given-seed="${'0'.repeat(64)}"`,
    );
    await route.fulfill({ response, body });
  });
}

test('a browser remembers what it gave, and accuses a server that uses something else', async () => {
  const { match, page } = await invited();
  expect(await page.locator('[data-dice-browser]').isVisible()).toBe(true);
  expect(await page.locator('[data-dice-server]').isVisible()).toBe(false);
  const shown = await page.locator('[data-head-of]').getAttribute('data-hash');
  await take(page, match);
  const [receipt, ...more] = await receipts(page, match);
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({
    chain: 1,
    side: second,
    status: 'taken',
    what: 'seed',
    words: null,
    head: { hash: shown },
  });
  expect(await page.locator('[data-given-other]').isVisible()).toBe(false);
  await page.goto(`${house.base}/m/${match}/${second}/audit`);
  const row = page.locator('[data-check="own number"]');
  await row.waitFor();
  expect(await row.textContent()).toContain('agrees 1 of 1');
  const saved = await page.locator('[data-given-save]').getAttribute('href');
  expect(decodeURIComponent(saved ?? '')).toContain(`${JSON.stringify(receipt)}\n`);
  await exchange(page);
  await page.goto(`${house.base}/m/${match}/${second}`);
  expect(await page.locator('[data-given-other]').textContent()).toContain(
    'does not use what this browser gave',
  );
  expect(await page.locator('[data-given-other]').isVisible()).toBe(true);
});

test('own words: what counts is shown while they are typed, kept before they are sent, and put back', async () => {
  const { match, page } = await invited();
  const field = page.locator('[data-own-words]');
  const shown = page.locator('[data-own-words-shown]');
  expect(await field.inputValue()).toBe('');
  await field.pressSequentially('4616-22');
  await expect.poll(() => shown.textContent()).toContain('4616 22 (too short');
  await field.pressSequentially('53 l4');
  await expect.poll(() => shown.textContent()).toBe('Used for the dice: 4616 2253 14');
  // The press does not arrive.
  await page.route(/\/join$/, (route) => route.fulfill({ status: 204 }));
  await page.click('form.start button');
  await expect.poll(async () => (await receipts(page, match)).length).toBe(1);
  const [sent] = await receipts(page, match);
  const value = seedFromWords({ match, chain: 1, side: second }, '4616225314');
  expect(sent).toMatchObject({ status: 'sent', what: 'seed', words: '4616225314', value });
  await page.unroute(/\/join$/);
  await page.reload();
  expect(await field.inputValue()).toBe('4616 2253 14');
  expect(await page.locator('[data-own-words-again]').isVisible()).toBe(true);
  await take(page, match);
  const taken = (await receipts(page, match)).at(-1);
  expect(taken).toMatchObject({ status: 'taken', words: '4616225314', value });
  await page.goto(`${house.base}/m/${match}/${second}/audit`);
  const row = page.locator('[data-check="own words"]');
  await row.waitFor();
  expect(await row.textContent()).toContain('agrees 1 of 1');
  // A server that says that other words were typed, with the same number.
  await page.route(new RegExp(`/m/\\w+/${second}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-given-words="\w+"/, 'data-given-words="9999999999"');
    await route.fulfill({ response, body });
  });
  await page.goto(`${house.base}/m/${match}/${second}`);
  expect(await page.locator('[data-given-other]').isVisible()).toBe(true);
});

test('a browser without a receipt accuses nobody, whatever code it has', async () => {
  const { match, page } = await invited();
  await take(page, match);
  await page.evaluate(() => localStorage.clear());
  await exchange(page);
  await page.goto(`${house.base}/m/${match}/${second}`);
  expect(await page.locator('[data-given-other]').isVisible()).toBe(false);
  expect(await page.locator('[data-given-refused]').isVisible()).toBe(false);
  await page.goto(`${house.base}/m/${match}/${second}/audit`);
  const row = page.locator('[data-check="own number"]');
  await row.waitFor();
  expect(await row.textContent()).toContain('this browser gave nothing for this match');
});

test('a press that the server refused is remembered so, and is no accusation', async () => {
  const { match, page } = await invited();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-ceremony-fill]')?.value.length === 64,
  );
  // Another device of the same player is faster.
  await house.matches.join(match, second, {});
  await page.click('form.start button');
  await page.locator('[data-refused]').waitFor({ state: 'attached' });
  expect(await receipts(page, match)).toMatchObject([{ status: 'refused' }]);
});

test('a second device has another code, sees nothing red, and accuses nobody', async () => {
  const { match, page } = await invited();
  await take(page, match);
  const other = await openPage(browser);
  await other.page.goto(await house.link(match, second));
  await other.page.goto(`${house.base}/m/${match}/${second}`);
  expect(await other.page.locator('[data-given-other]').isVisible()).toBe(false);
  expect(await other.page.locator('[data-given-refused]').isVisible()).toBe(false);
  await other.page.goto(`${house.base}/m/${match}/${second}/audit`);
  await other.page.locator('[data-check="own number"]').waitFor();
  expect(await other.page.locator('.verdict .faint').textContent()).toBe(
    'This browser gave nothing for this match.',
  );
  expect(await other.page.locator('.verdict .alarming').count()).toBe(0);
  expect(await toneOf(page, '.verdict .alarming')).toBeUndefined();
});

test('two tabs give one number, and nothing is red; a refusal is amber, and what was exchanged is red', async () => {
  const { match, page } = await invited();
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await tab.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-ceremony-fill]')?.value.length === 64,
  );
  await take(page, match);
  await tab.click('form.start button');
  // It gives the same number again: that is the same press, and not refused.
  await tab.waitForURL(new RegExp(`/m/${match}/${second}(\\?|$)`));
  expect(await tab.locator('[data-given-other]').isVisible()).toBe(false);
  expect(await tab.locator('[data-given-refused]').isVisible()).toBe(false);
  const kept = await receipts(page, match);
  expect(new Set(kept.map(({ value }: { value: string }) => value)).size).toBe(1);
  expect(kept.at(-1)).toMatchObject({ status: 'taken' });
  // Another device was first, and this browser was refused.
  await page.evaluate((id) => {
    const key = `denrei.given ${id}`;
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]');
    const refused = { ...kept[0], status: 'refused', value: '1'.repeat(64) };
    localStorage.setItem(key, JSON.stringify([refused]));
  }, match);
  await page.goto(`${house.base}/m/${match}/${second}`);
  const [amber, red] = ['[data-given-refused]', '[data-given-other]'];
  expect(await page.locator(red).isVisible()).toBe(false);
  expect(await toneOf(page, amber)).toBe('rgb(125, 78, 0)');
  await page.evaluate((id) => {
    const key = `denrei.given ${id}`;
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify([{ ...kept[0], status: 'taken' }]));
  }, match);
  await page.goto(`${house.base}/m/${match}/${second}`);
  expect(await page.locator(amber).isVisible()).toBe(false);
  expect(await toneOf(page, red)).toBe('rgb(168, 20, 27)');
});
