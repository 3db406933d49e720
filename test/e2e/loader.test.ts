/** A match page on a bad connection: nothing that was typed or pressed is lost, and the page is never stale. */
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kyuchorei } from '../../src/games/kyuchorei/index.js';
import { launchBrowser } from '../support/browser.js';
import { effort } from '../support/effort.js';
import { turned } from './support/hand.js';
import { type House, openHouse } from './support/house.js';
import { give, LARGE, newMatch, type Seat, seatedPage } from './support/matches.js';

const LINE = 'move II/4 1505';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('loader')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

/** The Japanese stand as in the example and are about to move. */
async function moving(locale: 'en' | 'ja' = 'en'): Promise<Seat> {
  const seat = { match: await newMatch(house, kyuchorei, locale), side: 'JP' };
  for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }])
    await give(house, seat, order);
  return seat;
}

/** The page on which orders are given: what a link of a mail opens only looks. */
async function orderPage(seat: Seat, clock = false): Promise<Page> {
  const { page } = await seatedPage(browser, house, seat, LARGE);
  if (clock) await page.clock.install();
  await page.goto(`${house.base}/m/${seat.match}/${seat.side}`);
  await page.waitForSelector('.map-view.pans');
  return page;
}

const notice = (page: Page) => page.locator('[data-live-notice]');
const line = (page: Page) => page.locator('.typed input[name=text]');

/** Lets the page wait out what it waits before it asks again. */
async function waitUntilLost(page: Page, told: string): Promise<void> {
  for (let i = 0; i < 600 && !((await notice(page).textContent()) ?? '').includes(told); i++) {
    await page.clock.fastForward(1_000);
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(await notice(page).textContent()).toContain(told);
}

const lost = [
  ['en', 'No connection. Your order is kept.', 'Send again'],
  ['ja', '接続できません。命令は残っています。', 'もう一度送る'],
] as const;

test.each(effort(lost.slice(1), lost.slice()))(
  'in %s, an order without connection is kept and sent once',
  async (locale, told, again) => {
    const page = await orderPage(await moving(locale), true);
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const before = await page.locator('.draft ol li').count();
    let lost = 0;
    const lose = async (route: Route) => {
      lost += 1;
      // The first arrives, and its answer gets lost on the way; then nothing arrives.
      if (lost === 1) await route.fetch({ maxRedirects: 0 });
      await route.abort();
    };
    await page.route('**/orders', lose);
    await line(page).fill(LINE);
    await line(page).press('Enter');
    await waitUntilLost(page, told);
    expect(lost).toBe(4);
    expect(await line(page).inputValue()).toBe(LINE);
    expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true);
    await page.unroute('**/orders', lose);
    await turned(page, () => notice(page).getByRole('button', { name: again }).click());
    expect(await page.locator('.draft ol li').count()).toBe(before + 1);
    expect(await line(page).inputValue()).toBe('');
    expect(await notice(page).textContent()).toBe('');
  },
);

test('the error page of a proxy replaces nothing, and what was typed stays', async () => {
  const page = await orderPage(await moving(), true);
  await line(page).fill('move III/4');
  const fail = (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<main id="main">Bad gateway</main>' });
  await page.route('**/order?*', fail);
  const address = page.url();
  await page.locator('.choices a').first().click();
  await waitUntilLost(page, 'No connection. This page may be out of date.');
  expect(page.url()).toBe(address);
  expect(await line(page).inputValue()).toBe('move III/4');
  await page.unroute('**/order?*', fail);
  await turned(page, () => notice(page).getByRole('button', { name: 'Try again' }).click());
  expect(await page.textContent('#question-title')).toContain('Where to');
  expect(await line(page).inputValue()).toBe('move III/4');
});

test('a press on the map before its script is there is carried out when it is', async () => {
  const seat = await moving();
  const { page } = await seatedPage(browser, house, seat, LARGE);
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/client/*.js', async (route) => {
    if (!route.request().url().includes('/early-')) await released;
    await route.continue();
  });
  await page.goto(`${house.base}/m/${seat.match}/${seat.side}`, { waitUntil: 'commit' });
  await page.locator('svg.board [data-unit="J-III-4"]').click();
  expect(await page.textContent('#question-title')).toContain('Move your units');
  release();
  await expect.poll(() => page.textContent('#question-title')).toContain('Where to');
});

test('an order that a busy server turns away is kept and sent again', async () => {
  const page = await orderPage(await moving(), true);
  const before = await page.locator('.draft ol li').count();
  const turnAway = (route: Route) =>
    route.fulfill({
      status: 429,
      contentType: 'text/html',
      body: '<main id="main">Too many requests</main>',
    });
  await page.route('**/orders', turnAway);
  await line(page).fill(LINE);
  await line(page).press('Enter');
  await waitUntilLost(page, 'The server is busy. Your order is kept.');
  expect(await line(page).inputValue()).toBe(LINE);
  await page.unroute('**/orders', turnAway);
  await turned(page, () => notice(page).getByRole('button', { name: 'Send again' }).click());
  expect(await page.locator('.draft ol li').count()).toBe(before + 1);
});

test('news that the server fails to show leave the page as it is until they can be shown', async () => {
  const seat = await moving();
  const page = await orderPage({ match: seat.match, side: 'RU' });
  let failures = 0;
  const fail = async (route: Route) => {
    failures += 1;
    await route.fulfill({
      status: 500,
      contentType: 'text/html',
      body: '<main id="main">Our mistake</main>',
    });
  };
  await page.route('**/RU?since=*', fail);
  await give(house, seat, { do: 'end' });
  await expect.poll(() => failures).toBeGreaterThan(1);
  expect(await page.locator('main .desk').count()).toBe(1);
  await page.unroute('**/RU?since=*', fail);
  await page.waitForSelector('.news p', { state: 'attached' });
});

test('a press during an order waits, is seen to wait, and comes after it', async () => {
  const page = await orderPage(await moving());
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/orders', async (route) => {
    await released;
    await route.continue();
  });
  await line(page).fill(LINE);
  await line(page).press('Enter');
  await page.locator('.choices a[data-choice="J-III-4"]').click();
  await expect.poll(() => notice(page).textContent()).toContain('Waiting to be sent: 1');
  release();
  await expect.poll(() => page.textContent('#question-title')).toContain('Where to');
  expect(await page.locator('.draft ol li').count()).toBe(2);
});

test('a second tab of the same seat learns what the first has drafted', async () => {
  const page = await orderPage(await moving());
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.waitForSelector('.map-view.pans');
  await line(page).fill(LINE);
  await turned(page, () => line(page).press('Enter'));
  const show = notice(second).getByRole('button', { name: 'Show it' });
  await turned(second, () => show.click());
  expect(await second.locator('.draft ol li').count()).toBe(2);
  expect(await notice(page).textContent()).toBe('');
});
