/**
 * Looking back on a match in a real browser: by keyboard, by mouse, without scripts; and what changed since
 * the last visit.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Picker, sampleOrder } from '../../src/referee/index.js';
import { good, guardOf } from '../match/harness.js';
import { picker } from '../referee/support.js';
import { launchBrowser, screenshot } from '../support/browser.js';
import { effort } from '../support/effort.js';
import { turned } from './support/hand.js';
import { type House, openHouse } from './support/house.js';
import { axeFindings, isTooWide, openPage } from './support/player.js';

const ORDERS = 45;

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('replay')]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** A match of Kyuchorei by random orders. Its players' addresses begin with its name. */
async function played(
  name: string,
  locale: 'en' | 'ja',
  orders = ORDERS,
): Promise<{ readonly match: string; readonly pick: Picker }> {
  const seats = ['JP', 'RU'].map((side) => ({
    side,
    name: side,
    address: `${name}-${side}@example.org`,
    locale,
    timeZone: 'Asia/Tokyo',
  }));
  const request = { game: 'kyuchorei', scenario: 'standard', options: {}, pack: null, opener: 'JP', seats };
  const { match } = good(await house.matches.open(request));
  for (const { side } of seats) good(await house.matches.join(match, side, {}));
  const pick = picker(7);
  await playOn(match, pick, orders);
  return { match, pick };
}

async function playOn(match: string, pick: Picker, orders: number): Promise<void> {
  for (let i = 0; i < orders; i++) {
    const side = (await house.matches.info(match))?.waitsFor[0] ?? '';
    const page = good(await house.matches.page(match, side));
    const order = page.question === undefined ? undefined : sampleOrder(page.question, pick);
    good(await house.matches.order(match, side, { ...guardOf(page), order }));
  }
}

async function resigned(match: string): Promise<number> {
  const page = good(await house.matches.page(match, 'JP'));
  good(await house.matches.resign(match, 'JP', guardOf(page)));
  return (await house.matches.info(match))?.head.number ?? 0;
}

const at = (page: Page, place: string) => page.waitForURL((url) => url.hash === `#${place}`);

/** The player shows its buttons when it is ready. */
const ready = (page: Page) => page.locator('[data-autoplay]').waitFor();

/** Where the counters of the map stand. */
const counters = (page: Page) =>
  page
    .locator('svg.board [data-stack]')
    .evaluateAll((stacks) =>
      stacks.flatMap((stack) =>
        [...stack.querySelectorAll('[data-unit]')].map(
          (unit) => `${unit.getAttribute('data-unit')} ${stack.getAttribute('data-stack')}`,
        ),
      ),
    );

async function countersAt(match: string, n: number): Promise<string[]> {
  const replay = good(await house.matches.replay(match, 'spectator'));
  const scene = replay.moment({ n, step: 0 })?.scene('en');
  return (scene?.counters ?? []).map(({ id, place }) => `${id} ${place}`).sort();
}

describe('a replay', () => {
  test('goes back and forth by keys, slider and links, plays by itself, and leads to any moment by its address', async () => {
    const { match } = await played('keys', 'en');
    const last = await resigned(match);
    const { page, complaints } = await openPage(browser);
    await page.goto(`${house.base}/m/${match}/replay?lang=en&at=${last}`);
    await ready(page);
    await page.keyboard.press('ArrowLeft');
    await at(page, String(last - 1));
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    await at(page, String(last - 4));
    expect(await page.textContent('#moment-title')).toContain(`Event ${last - 4} of ${last}`);
    expect((await counters(page)).sort()).toEqual(await countersAt(match, last - 4));
    await page.keyboard.press('ArrowRight');
    await at(page, String(last - 3));

    await page.focus('input[type=range]');
    await page.keyboard.press('Home');
    await at(page, '1');
    await page.keyboard.press('ArrowRight');
    await at(page, '2');
    const { timeline } = good(await house.matches.replay(match, 'spectator'));
    const long = timeline.find(({ steps }) => steps > 2)?.n ?? 0;
    // There is far to play by itself, so that it can be stopped.
    expect(last - long).toBeGreaterThan(10);
    await page.goto(`${house.base}/m/${match}/replay?lang=en#${long}.2`);
    await page.locator('#moment-title', { hasText: 'step 2' }).waitFor();
    expect(await page.locator('.steps > li[aria-current=step]').count()).toBe(1);
    await page.click('[data-way="step-on"]');
    await at(page, `${long}.3`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-way'))).toBe('step-on');
    await page.click('h1');
    await page.keyboard.press('Shift+ArrowLeft');
    await at(page, `${long}.2`);
    await page.selectOption('[data-speed]', '300');
    await page.click('[data-play]');
    await at(page, String(long + 2));
    await page.click('[data-play]');
    expect(await page.textContent('[data-play]')).toBe('Play');
    expect(await page.inputValue('[data-address]')).toMatch(new RegExp(`/m/${match}/replay\\?at=\\d+$`));
    expect(complaints).toEqual([]);
    expect(house.errors).toEqual([]);
  });

  test('works as links and a form where no scripts run', async () => {
    const { match } = await played('plain', 'ja');
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(await house.link(match, 'JP'));
    const home = `${house.base}/m/${match}/JP`;
    await page.goto(`${home}#logbook`);
    await turned(page, () => page.click('.below-map a >> nth=0'));
    const before = await page.textContent('#moment-title');
    await turned(page, () => page.click('[data-way="event-back"]'));
    expect(await page.textContent('#moment-title')).not.toBe(before);
    await turned(page, () => page.click('[data-way="phase-back"]'));
    expect(page.url()).toMatch(/\/JP\/replay\?at=\d+$/);
    expect(await page.locator('[data-autoplay]').isVisible()).toBe(false);
    await page.focus('input[type=range]');
    await page.keyboard.press('Home');
    await turned(page, () => page.click('.scrub button'));
    expect(page.url()).toContain('at=1');
    await page.goto(`${home}#logbook`);
    await turned(page, () => page.click('.below-map a >> nth=1'));
    expect(page.url()).toContain('/JP/changes');
    expect(await page.locator('#moment-title').count()).toBe(1);
  });

  const looks: readonly (readonly [lang: 'en' | 'ja', options: BrowserContextOptions])[] = [
    ['en', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
    ['ja', { viewport: { width: 360, height: 800 }, colorScheme: 'dark' }],
  ];

  test.each(effort(looks.slice(1), looks))(
    'in %s is as wide as the window, and axe finds nothing',
    async (lang, options) => {
      const { match } = await played(`look-${lang}`, lang);
      const last = await resigned(match);
      const { page, complaints } = await openPage(browser, options);
      const findings: string[] = [];
      for (const path of [`replay?lang=${lang}`, `replay?lang=${lang}&at=${last - 4}&as=JP`]) {
        await page.goto(`${house.base}/m/${match}/${path}`);
        await ready(page);
        await page.keyboard.press('Shift+ArrowLeft');
        await page.waitForURL((url) => url.hash !== '');
        await screenshot(page, `replay-${lang}-${options.viewport?.width}`);
        if (await isTooWide(page)) findings.push(`${path} is too wide`);
        findings.push(...(await axeFindings(page)));
      }
      expect([findings, complaints]).toEqual([[], []]);
    },
  );
});

describe('what changed since the last visit', () => {
  test('is drawn on the map until something new happens, and can be taken off', async () => {
    const { match, pick } = await played('visit', 'en', 30);
    const { page, complaints } = await openPage(browser);
    await page.goto(await house.link(match, 'RU'));
    const home = `${house.base}/m/${match}/RU`;
    const signs = page.locator('svg.board :is(.moves, .changes) > *');
    const toggle = page.locator('[data-changes-toggle]');
    const layers = page.locator('.layers > summary');
    await page.goto(home);
    await layers.click();
    expect([await signs.count(), await toggle.isVisible()]).toEqual([0, false]);
    const head = async () => (await house.matches.info(match))?.head.number ?? 0;
    const begun = await head();
    // On until there is something to draw.
    const signsSince = async () => {
      const place = { n: await head(), step: 0 };
      const scene = good(await house.matches.replay(match, 'RU'))
        .moment(place, begun)
        ?.scene('en');
      // Arrivals of a side that is setting up are not drawn.
      return scene?.changes.filter(({ style }) => style !== 'arrival').length ?? 0;
    };
    while ((await head()) === begun || (await signsSince()) === 0) await playOn(match, pick, 1);

    await page.goto(home);
    await layers.click();
    await toggle.waitFor();
    const drawn = await signs.count();
    expect(drawn).toBeGreaterThan(0);
    await page.reload();
    await layers.click();
    await toggle.waitFor();
    expect(await signs.count()).toBe(drawn);
    await toggle.locator('input').uncheck();
    expect(await signs.first().isVisible()).toBe(false);
    await toggle.locator('input').check();
    expect(await signs.first().isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });
});
