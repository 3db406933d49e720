/**
 * A newcomer in a real browser: from home to his own seat, a turn against the practice opponent, and back by
 * his own list.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, screenshot } from '../support/browser.js';
import { effort } from '../support/effort.js';
import { turned } from './support/hand.js';
import { type House, linkIn, openHouse } from './support/house.js';
import { LOOKS } from './support/looks.js';
import { axeFindings, isTooWide, openPage, takeSeat } from './support/player.js';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('home')]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Two presses: the game, and the seat. Gives the address of the seat. */
async function practise(page: Page, lang: 'en' | 'ja', side: string, scripts = true): Promise<string> {
  await page.goto(`${house.base}/?lang=${lang}`);
  const form = page.locator('form.practice', { has: page.locator('input[name="game"][value="kyuchorei"]') });
  await form.locator('select').selectOption(side);
  await form.locator('button:not([formaction])').click();
  await page.waitForURL(/\/join$/);
  // The browser's part of the dice is filled in, and there is nothing to be seen of it.
  const filled = scripts ? /^[0-9a-f]{64}$/ : /^$/;
  await expect.poll(() => page.inputValue('input[name="seed"]')).toMatch(filled);
  if (scripts) expect(await page.locator('.dice-part').innerText()).toBe('');
  await page.click('form.start button:not([type])');
  await page.waitForURL(/\/m\/\w+\/\w+$/);
  return page.url();
}

/** Gives an order and confirms it on the page that asks. */
async function give(page: Page, home: string, order: string): Promise<void> {
  await page.goto(`${home}/order?${order}`);
  await turned(page, () => page.click('.desk-foot [data-first]'));
}

/** Waits until it is this seat's turn, and gives what it is asked for. */
async function turnOf(home: string): Promise<string> {
  const [, match = '', side = ''] = /\/m\/(\w+)\/(\w+)$/.exec(home) ?? [];
  let kind = '';
  const asked = async () => {
    const page = await house.matches.page(match, side);
    kind = page.ok ? (page.value.question?.kind ?? '') : '';
    return kind !== '';
  };
  await expect.poll(asked, { interval: 200 }).toBe(true);
  return kind;
}

describe('a newcomer', () => {
  const ways = [
    ['en', 1440, 'light', true],
    ['ja', 360, 'dark', true],
    ['en', 360, 'light', false],
  ] as const;
  test.each(effort(ways.slice(1), ways.slice()))(
    '(%s, %i pixels, %s, scripts: %s) plays a turn against the practice opponent, who answers it',
    async (lang, width, colorScheme, javaScriptEnabled) => {
      const { page, complaints } = await openPage(browser, {
        viewport: { width, height: 800 },
        colorScheme,
        javaScriptEnabled,
      });
      const home = await practise(page, lang, 'JP', javaScriptEnabled);
      expect(await turnOf(home)).toBe('setup');
      await give(page, home, 'do=template');
      await give(page, home, 'do=end');
      await give(page, home, 'do=choose&mode=move');
      await give(page, home, 'do=end');
      if ((await turnOf(home)) === 'melee') await give(page, home, 'do=end');
      // The Russians have played their turn: the Japanese are asked for the next one, or how to retreat
      // before.
      expect(await turnOf(home)).toMatch(/firstChoice|retreat/);
      await page.goto(home);
      expect(await page.textContent('.turn-of')).toMatch(lang === 'en' ? /Your move/ : /あなたの番/);
      await page.goto(`${house.base}/mine?lang=${lang}`);
      await page.click('.matches a');
      await page.waitForURL(home);
      expect(complaints).toEqual([]);
      expect(house.errors).toEqual([]);
    },
  );
});

describe('home, the start form and the list of matches', () => {
  test.each(LOOKS)(
    'in %s at %i pixels, %s: nothing sticks out, axe finds nothing',
    async (lang, width, colorScheme) => {
      const { page, complaints } = await openPage(browser, { viewport: { width, height: 800 }, colorScheme });
      const host = await openPage(browser);
      await host.page.goto(`${house.base}/start/squarepeg?lang=en`);
      await host.page.fill('input[name="name"]', 'Ann');
      await host.page.fill('input[name="address"]', `host-${lang}@example.org`);
      await host.page.check('input[value="anyone"]');
      await host.page.click('form.start button:not([type])');
      await host.page.waitForURL(/opened/);
      // The other seat is listed when the first is taken.
      const [own = ''] = await house.mails(`host-${lang}@example.org`, 1);
      await host.page.goto(linkIn(own));
      await takeSeat(host.page);
      await host.page.waitForURL(/\/m\/\w+\/\w+$/);
      const home = await practise(page, lang, 'RU');
      const [, match = ''] = /\/m\/(\w+)\//.exec(home) ?? [];
      await turnOf(home);
      const seated = await house.matches.page(match, 'RU');
      if (!seated.ok) throw new Error('no page');
      await house.matches.settings(match, 'RU', { listed: true });
      await house.matches.resign(match, 'RU', {
        event: seated.value.match.head.number,
        draft: seated.value.draft.revision,
        key: 'k',
      });
      await practise(page, lang, 'JP');
      const findings: string[] = [];
      const look = async (name: string) => {
        await screenshot(page, `home-${name}-${lang}-${width}`);
        if (await isTooWide(page)) findings.push(`${name} is too wide`);
        findings.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
      };
      await page.goto(`${house.base}/?lang=${lang}`);
      expect(await page.locator('.matches li').count()).toBeGreaterThanOrEqual(2);
      await look('home');
      await page.click('a[href^="/l/"]');
      await page.waitForURL(/\/join$/);
      await look('join');
      await page.goto(`${house.base}/mine?lang=${lang}`);
      expect(await page.locator('.matches li').count()).toBe(2);
      await look('mine');
      await page.goto(`${house.base}/start/kyuchorei?lang=${lang}`);
      await page.fill('input[name="name"]', 'Ann');
      await page.fill('input[name="address"]', 'ann@example.org');
      await page.click('form.start button:not([type])');
      await page.waitForSelector('.faults');
      expect(await page.inputValue('input[name="address"]')).toBe('ann@example.org');
      await look('faults');
      expect(findings).toEqual([]);
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
    },
  );
});
