/**
 * The pages in a real browser: by mouse, by keyboard, without scripts, in both languages, on a large screen
 * and on a phone.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, screenshot } from '../support/browser.js';
import { turned } from './support/hand.js';
import { type House, linkIn, openHouse } from './support/house.js';
import { LOOKS } from './support/looks.js';
import { axeFindings, choices, clickOnMap, isTooWide, openPage, startBothSeats } from './support/player.js';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('pages')]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Gives the order that the page asks to confirm. */
async function confirm(page: Page): Promise<void> {
  await turned(page, () => page.click('.desk-foot [data-first]'));
}

/** Presses something, and what asks whether it is meant, if anything does. */
async function give(page: Page, selector: string): Promise<void> {
  await turned(page, () => page.click(selector));
  if ((await page.locator('.confirm').count()) > 0) await confirm(page);
}

/** The Japanese set up as in the example and choose to move. */
async function setUpAndMove(page: Page): Promise<void> {
  await give(page, '[data-form="template"]');
  await give(page, '[data-form="end"]');
  await give(page, '[data-choice="move"]');
}

describe('a turn by mouse', () => {
  test('goes from the mail’s link over the map to dice in the log, and nothing is committed but on the page that asks', async () => {
    const { page, complaints } = await openPage(browser);
    const match = await startBothSeats(page, house, 'en', 'mouse@example.org');
    const [turn = ''] = await house.mails('mouse@example.org', 3);
    await page.goto(linkIn(turn));
    expect(page.url()).not.toContain('/l/');
    expect(await page.textContent('.turn-of')).toContain('Your move');
    await setUpAndMove(page);
    const committed = async () => (await house.matches.info(match))?.head.number;
    const before = await committed();

    const [unit = ''] = await choices(page);
    await clickOnMap(page, 'unit', unit);
    await page.waitForURL(/unit=/);
    const [goal = ''] = await choices(page);
    await clickOnMap(page, 'place', goal);
    await page.waitForURL(/\/order$/);
    expect(await page.locator('.draft li').count()).toBe(2);
    await screenshot(page, 'pages-draft-1440');
    expect(await committed()).toBe(before);

    await turned(page, () => page.click('[data-form="end"]'));
    expect(await page.textContent('.barrier')).toContain('become final');
    // What could still act is ringed on the map.
    expect(await page.locator('svg .idle').count()).toBeGreaterThan(0);
    await screenshot(page, 'pages-confirm-1440');
    expect(await committed()).toBe(before);
    await confirm(page);
    expect(await committed()).toBe((before ?? 0) + 1);

    await clickOnMap(page, 'place', '1305');
    await page.waitForURL(/target=1305/);
    // All that can take part are ticked, and the one press that rolls says for what.
    expect(await page.locator('.asking input[type=checkbox]:checked').count()).toBe(3);
    expect(await page.locator('svg .marked').count()).toBe(3);
    await screenshot(page, 'pages-melee-1440');
    expect(await page.textContent('.question')).toContain('odds 2');
    expect(await page.textContent('[data-main]')).toMatch(/^Roll/);
    await turned(page, () => page.click('[data-main]'));
    expect(await page.locator('.news .die').count()).toBeGreaterThan(0);
    await screenshot(page, 'pages-match-1440');
    expect(complaints).toEqual([]);
    expect(house.errors).toEqual([]);
  });

  test('pointing at a line of the log lights up the map, and the browser binds itself to a number for the dice', async () => {
    const { page, complaints } = await openPage(browser);
    await startBothSeats(page, house, 'en', 'light@example.org');
    await setUpAndMove(page);
    await page.hover('.draft li');
    await page.hover('.choices a');
    expect(await page.locator('svg .lit').count()).toBe(1);
    await page.goto(`${house.base}/start/kyuchorei?lang=en`);
    await page.fill('input[name="name"]', 'Ann');
    await page.fill('input[name="address"]', 'seed@example.org');
    await page.check('input[value="open"]');
    expect(await page.locator('input[name="other.name"]').isVisible()).toBe(false);
    await page.click('form.start button:not([type])');
    await page.waitForURL(/opened/);
    const [invitation = ''] = await house.mails('seed@example.org', 1);
    await page.goto(linkIn(invitation));
    await expect.poll(() => page.inputValue('input[name="digest"]')).toMatch(/^[0-9a-f]{64}$/);
    // The code is folded away until somebody wants it.
    expect(await page.locator('[data-code-shown]').isVisible()).toBe(false);
    await page.click('details:has([data-code-shown]) > summary');
    expect(await page.locator('[data-code-shown]').innerText()).toMatch(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/);
    expect(complaints).toEqual([]);
  });
});

describe('the built-in mailbox', () => {
  test('shows a mail in its frame, and the link in it opens the seat in the whole window', async () => {
    const { page } = await openPage(browser);
    const match = await startBothSeats(page, house, 'en', 'box@example.org');
    await house.mails('box@example.org', 3);
    await page.goto(`${house.base}/mailbox?lang=en`);
    await page.click('td:has-text("box@example.org") + td a >> nth=0');
    await page.frameLocator('iframe').locator('a.go').click();
    await page.waitForURL(new RegExp(`/m/${match}/JP`));
    expect(await page.textContent('.turn-of')).toContain('Your move');
  });
});

describe('a turn by keyboard', () => {
  test('hexes and counters that can be chosen are buttons of the map', async () => {
    const { page } = await openPage(browser);
    await startBothSeats(page, house, 'en', 'keys@example.org');
    await setUpAndMove(page);
    const [unit = ''] = await choices(page);
    await page.focus(`#m-unit-${unit}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(/unit=/);
    const [goal = ''] = await choices(page);
    await page.focus(`#m-place-${goal}`);
    await page.keyboard.press('Space');
    await page.waitForURL(/\/order$/);
    expect(await page.locator('.draft li').count()).toBe(2);
  });
});

describe('without scripts', () => {
  test('both seats are played in one browser: set-up, moves, dice, and over to the other side', async () => {
    const { page, complaints } = await openPage(browser, { javaScriptEnabled: false });
    const match = await startBothSeats(page, house, 'ja', 'plain@example.org');
    await page.goto(`${house.base}/m/${match}/JP`);
    await setUpAndMove(page);
    await turned(page, () => page.click('.choices a >> nth=0'));
    await turned(page, () => page.click('.choices button >> nth=0'));
    expect(await page.locator('.draft li').count()).toBe(2);
    await turned(page, () => page.click('[data-undo] button'));
    expect(await page.locator('.draft li').count()).toBe(1);
    await turned(page, () => page.click('[data-form="end"]'));
    await confirm(page);
    await turned(page, () => page.click('.choices a[data-choice="1305"]'));
    await screenshot(page, 'pages-noscript-odds');
    await turned(page, () => page.click('[data-main]'));
    expect(await page.locator('.news .die').count()).toBeGreaterThan(0);

    for (
      let i = 0;
      i < 12 && (await statusOf(page, `${house.base}/m/${match}/JP`)).includes('あなたの番');
      i++
    )
      await endOrDecline(page);
    expect(await page.textContent('.status')).toContain('ロシア軍の番');
    await page.goto(`${house.base}/m/${match}/RU`);
    expect(await page.textContent('.turn-of')).toContain('あなたの番');
    await give(page, '[data-choice="move"]');
    expect(await page.locator('.choices a').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('the map of a phone begins where something can be chosen, on the first page and behind each order', async () => {
    const phone = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false };
    const { page } = await openPage(browser, phone);
    const match = await startBothSeats(page, house, 'en', 'begins@example.org');
    await page.goto(`${house.base}/m/${match}/JP`);
    await setUpAndMove(page);
    const inSight = async () => {
      const frame = await page.locator('.map-view').boundingBox();
      const spots = await page.locator('svg .choice').all();
      const boxes = await Promise.all(spots.map((spot) => spot.boundingBox()));
      return boxes.some(
        (box) =>
          box !== null &&
          frame !== null &&
          box.x >= frame.x &&
          box.y >= frame.y &&
          box.x + box.width <= frame.x + frame.width &&
          box.y + box.height <= frame.y + frame.height,
      );
    };
    expect(page.url()).toMatch(/#m-start$/);
    expect(await inSight()).toBe(true);
    // Asked for anew, without a fragment.
    await page.goto(`${house.base}/m/${match}/JP`);
    expect(await inSight()).toBe(true);
  });

  async function statusOf(page: Page, home: string): Promise<string> {
    await page.goto(home);
    return (await page.textContent('.turn-of')) ?? '';
  }

  /** Ends the phase, or answers what stands in its way. */
  async function endOrDecline(page: Page): Promise<void> {
    const end = page.locator('[data-form="end"], [data-form="stay"]');
    if ((await end.count()) > 0) await turned(page, () => end.first().click());
    else await turned(page, () => page.click('.question .choice-link >> nth=0'));
    if ((await page.locator('.confirm').count()) > 0) await confirm(page);
  }
});

describe('how pages look', () => {
  test('axe finds what is wrong when something is', async () => {
    const { page } = await openPage(browser);
    await page.setContent(
      '<html lang="en"><title>x</title><main><h1>x</h1><p style="color:#ccc">pale</p></main>',
    );
    expect((await axeFindings(page)).join()).toContain('color-contrast');
  });

  test.each(LOOKS)(
    'in %s at %i pixels, %s: nothing sticks out, axe finds nothing',
    async (lang, width, colorScheme) => {
      const { page, complaints } = await openPage(browser, { viewport: { width, height: 800 }, colorScheme });
      const address = `look-${lang}-${width}@example.org`;
      const match = await startBothSeats(page, house, lang, address);
      const home = `${house.base}/m/${match}/JP`;
      await page.goto(home);
      await setUpAndMove(page);
      const [unit = ''] = await choices(page);
      const paths = {
        home: `${house.base}/?lang=${lang}`,
        sample: `${house.base}/sample?lang=${lang}`,
        match: home,
        order: `${home}/order?do=move&unit=${unit}`,
        confirm: `${home}/order?do=end`,
        standing: `${home}/standing?do=retreat&given=unit&policy=hold&open=prefer&prefer=1405`,
        settings: `${home}/mail`,
        resign: `${home}/resign`,
        public: `${house.base}/m/${match}?lang=${lang}`,
        nothing: `${house.base}/nothing?lang=${lang}`,
        mailbox: `${house.base}/mailbox?lang=${lang}`,
        letter: `${house.base}/mailbox/1?lang=${lang}`,
      };
      const findings: string[] = [];
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(path);
        await screenshot(page, `pages-${name}-${lang}-${width}`);
        if (await isTooWide(page)) findings.push(`${name} is too wide`);
        findings.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
      }
      expect(findings).toEqual([]);
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    },
  );
});
