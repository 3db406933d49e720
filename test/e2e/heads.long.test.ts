/**
 * What a browser remembers of a match: heads that it was shown, and what it says when the server goes back
 * behind one.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.js';
import { launchBrowser } from '../support/browser.js';
import { type House, linkIn, openHouse } from './support/house.js';
import { newMatch } from './support/matches.js';
import { isTooWide, openPage } from './support/player.js';

const game = loadGame('kyuchorei');
const [first = '', second = ''] = game.sides;
let browser: Browser;
let house: House;
let match: string;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('heads')]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});
beforeEach(async () => {
  match = await newMatch(house, game, 'en');
});

/** A browser at the page of a seat. */
async function at(side: string): Promise<Page> {
  const { page } = await openPage(browser);
  await house.matches.sendLink(match, side);
  for (let n = 1; ; n++) {
    const links = (await house.mails(`${side}@example.org`, n)).filter((text) => text.includes(match));
    const link = links.find((text) => text.includes('Here is your link'));
    if (link === undefined) continue;
    await page.goto(linkIn(link));
    await page.goto(`${house.base}/m/${match}/${side}`);
    return page;
  }
}

/** Changes what the browser kept of the match, as if it had been shown two minutes ago. */
async function remember(
  page: Page,
  change: { readonly ahead: number; readonly hash?: string },
): Promise<void> {
  await page.evaluate(
    ({ id, ahead, hash }) => {
      const kept = JSON.parse(localStorage.getItem(`denrei.heads ${id}`) ?? '[]');
      const head = kept.at(-1);
      const old = { number: head.number + ahead, hash: hash ?? head.hash, at: head.at - 120_000 };
      localStorage.setItem(`denrei.heads ${id}`, JSON.stringify([old]));
    },
    { id: match, ...change },
  );
}

async function verdict(page: Page): Promise<string> {
  await page.goto(`${house.base}/m/${match}/${first}/audit`);
  const box = page.locator('[data-audit-verdict]:is([data-state=sound], [data-state=fault])');
  await box.waitFor();
  return (await box.textContent()) ?? '';
}

test('a browser says nothing of a match that goes on, and its audit leans on what it was shown', async () => {
  const page = await at(first);
  await remember(page, { ahead: 0 });
  await page.reload();
  expect(await page.locator('[data-head-missed]').isVisible()).toBe(false);
  expect(await verdict(page)).toContain('It agrees with what match pages showed this browser before (1).');
});

test.each([
  [
    'stands before an event that it was shown',
    { ahead: 3 },
    'names an event that this journal does not contain',
  ],
  [
    'has another event in its place',
    { ahead: 0, hash: 'ab'.repeat(32) },
    'has a different hash for this event',
  ],
])('a browser says so where the server %s', async (_, change, words) => {
  const page = await at(first);
  await remember(page, change);
  await page.reload();
  const notice = page.locator('[data-head-missed]');
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(
    /this browser was shown event \d+ of this match\. The server now/,
  );
  expect(await isTooWide(page)).toBe(false);
  expect(await verdict(page)).toContain(words);
});

test('two players who type one word read the same six digits, and others where one has another match before him', async () => {
  const digits = async (page: Page, word: string): Promise<string> => {
    // What anybody may know of a match stands behind the menu.
    await page.evaluate("location.hash = '#more'");
    await page.fill('[data-aloud]', '');
    await page.fill('[data-aloud]', word);
    await page.waitForFunction(() =>
      /^\d{6}$/.test(document.querySelector('output.digits')?.textContent ?? ''),
    );
    return (await page.locator('output.digits').textContent()) ?? '';
  };
  const [one, two] = [await at(first), await at(second)];
  const said = await digits(one, 'Haru');
  expect(await digits(two, ' haru ')).toBe(said);
  expect(await digits(two, 'natsu')).not.toBe(said);
  await two
    .locator('[data-head]')
    .evaluate((place) => place.setAttribute('data-head', `7:${'ab'.repeat(32)}`));
  await two.fill('[data-aloud]', 'x');
  expect(await digits(two, 'haru')).not.toBe(said);
});
