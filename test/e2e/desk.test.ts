/** A turn of every game on the match page: by mouse, by touch, by keys alone, and without scripts. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games, loadGame } from '../../src/games/index.js';
import type { Game, Question } from '../../src/referee/index.js';
import { launchBrowser, screenshot } from '../support/browser.js';
import { effort } from '../support/effort.js';
import { type Hand, offeredBy, playPhase, turned } from './support/hand.js';
import { type House, openHouse } from './support/house.js';
import { LOOKS } from './support/looks.js';
import { LARGE, matchAt, PHONE, seatedPage } from './support/matches.js';
import { axeFindings, isTooWide } from './support/player.js';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('table')]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Where a phase of each game's own begins. */
const BEGINS: { readonly [game: string]: string } = {
  kyuchorei: 'firstChoice',
  manila45: 'movement',
  squarepeg: 'movement',
  taiheiyo: 'passOrOperate',
  witp: 'impulse',
};

const beginsPhase = (game: Game) => (question: Question) => question.kind === BEGINS[game.id];

describe.each(games().map((game, i) => [game.id, game, i] as const))('a turn of %s', (id, game, i) => {
  const ways: readonly (readonly [Hand, 'en' | 'ja', BrowserContextOptions])[] = [
    ['mouse', 'en', LARGE],
    ['touch', 'ja', PHONE],
    ['keys', 'ja', LARGE],
    ['links', 'en', { ...PHONE, javaScriptEnabled: false }],
  ];
  // Every way and every game, but not each with each.
  const tried = effort([ways[i % ways.length]!], ways);
  test.each(tried)('by %s, in %s', async (hand, locale, options) => {
    const seat = await matchAt(house, game, locale, beginsPhase(game));
    const before = (await house.matches.info(seat.match))?.head.number ?? 0;
    const { page, complaints } = await seatedPage(browser, house, seat, options);
    const confirmed = await playPhase(page, hand, 8);
    expect(confirmed).toBeGreaterThan(0);
    const after = await house.matches.info(seat.match);
    expect(after?.head.number).toBeGreaterThan(before);
    expect(after?.waitsFor).not.toContain(seat.side);
    await screenshot(page, `table-${id}-${hand}`);
    expect(await isTooWide(page)).toBe(false);
    expect(complaints).toEqual([]);
    expect(house.errors).toEqual([]);
  });

  test.each(effort(i === 0 ? LOOKS : [], LOOKS))(
    'axe finds nothing in %s at %i pixels, %s, on any page of an order',
    async (locale, width, colorScheme) => {
      const seat = await matchAt(house, game, locale, beginsPhase(game));
      const { page } = await seatedPage(browser, house, seat, {
        viewport: { width, height: 800 },
        colorScheme,
      });
      const findings: string[] = [];
      for (let i = 0; i < 5; i++) {
        findings.push(...(await axeFindings(page)));
        if (await isTooWide(page)) findings.push(`${page.url()} is too wide`);
        await screenshot(page, `table-${id}-${locale}-${width}-${i}`);
        if (!(await offeredBy(page)).question) break;
        const next = (await offeredBy(page)).confirm
          ? '.desk-foot [data-first]'
          : '.asking .choice-link, [data-form]:not([data-form="end"], [data-form=""]), [data-main][form=asking-form]';
        for (const list of await page.locator('.asking .listed > summary').all()) await list.click();
        for (const box of await page.locator('.asking input[type=checkbox]').all()) await box.check();
        await turned(page, () => page.locator(next).first().click());
      }
      expect(findings).toEqual([]);
    },
  );
});

describe('the tabs beside the map', () => {
  test.each(effort([PHONE], [LARGE, PHONE]))(
    'each shows what it names, and the orders give way',
    async (options) => {
      const seat = await matchAt(house, loadGame('taiheiyo'), 'en', ({ kind }) => kind === 'initiative');
      const { page } = await seatedPage(browser, house, seat, options);
      // Where there is room the cards lie below the map.
      for (const name of [...(options === PHONE ? ['hand'] : []), 'news', 'logbook']) {
        await page.click(`.desk-tabs a[href="#${name}"]`);
        expect([
          await page.locator(`#${name}`).isVisible(),
          await page.locator('#orders').isVisible(),
        ]).toEqual([true, false]);
        expect(await axeFindings(page)).toEqual([]);
      }
      await page.click('.desk-tabs a[href="#orders"]');
      expect(await page.locator('#orders').isVisible()).toBe(true);
      expect(await isTooWide(page)).toBe(false);
    },
  );

  test('the sheet keeps its height while pages are turned, and follows a finger', async () => {
    const seat = await matchAt(house, loadGame('squarepeg'), 'en', ({ kind }) => kind === 'movement');
    const { page } = await seatedPage(browser, house, seat, PHONE);
    const height = async () => Math.round((await page.locator('.desk').boundingBox())?.height ?? 0);
    const half = await height();
    await page.click('.to-full');
    const full = await height();
    expect(full).toBeGreaterThan(half);
    await turned(page, () => page.locator('.choices .choice-link, .forms [data-form]').first().click());
    expect(await height()).toBe(full);
    const edge = await page.locator('.desk-tabs').boundingBox();
    const [x, y] = [edge?.x ?? 0, (edge?.y ?? 0) + 20];
    await page.mouse.move(x + 150, y);
    await page.mouse.down();
    await page.mouse.move(x + 150, y + (full - half), { steps: 4 });
    await page.mouse.up();
    expect(await height()).toBe(half);
    expect(await page.locator('#orders').isVisible()).toBe(true);
  });

  test('what was typed and not sent goes along while the map is pressed', async () => {
    const seat = await matchAt(house, loadGame('squarepeg'), 'en', ({ kind }) => kind === 'movement');
    const { page } = await seatedPage(browser, house, seat, LARGE);
    await page.fill('.typed input[name=text]', 'move 3');
    await turned(page, () => page.locator('.choices .choice-link, .forms [data-form]').first().click());
    expect(await page.inputValue('.typed input[name=text]')).toBe('move 3');
  });

  const windows = [
    ['in the strip below the map', LARGE],
    ['behind its tab on a phone', PHONE],
  ] as const;
  test.each(effort(windows.slice(1), windows.slice()))(
    'a card that can be used now is used by a press on it, %s',
    async (_, window) => {
      const seat = await matchAt(house, loadGame('witp'), 'en', ({ kind }) => kind === 'card');
      const { page, complaints } = await seatedPage(browser, house, seat, window);
      const tab = page.locator('.desk-tabs a[href="#hand"]');
      const held = Number(await tab.locator('b').textContent());
      expect(await tab.isVisible()).toBe(window === PHONE);
      if (window === PHONE) await tab.click();
      expect(await page.locator('.hand .card').count()).toBe(held);
      expect(await page.locator('.desk-body').isVisible()).toBe(window === LARGE);
      const card = page.locator('.hand .usable').first();
      const name = (await card.locator('h3').first().textContent()) ?? '';
      await turned(page, () => card.locator('.uses a').first().click());
      expect(await page.textContent('#orders')).toContain(name);
      expect(await page.locator('#orders').isVisible()).toBe(true);
      expect(complaints).toEqual([]);
    },
  );

  test('the strip of cards leaves the map its place, and a card pressed says all that it says', async () => {
    const seat = await matchAt(house, loadGame('taiheiyo'), 'en', ({ kind }) => kind === 'initiative');
    const { page } = await seatedPage(browser, house, seat, LARGE);
    await page.evaluate(() => document.fonts.ready);
    const boxOf = async (selector: string) =>
      (await page.locator(selector).first().boundingBox()) ?? { y: 0, height: 0 };
    const [map, strip, desk] = [await boxOf('.map'), await boxOf('.hand'), await boxOf('.desk')];
    expect(Math.round(map.y + map.height)).toBeLessThanOrEqual(Math.round(strip.y));
    expect(Math.round(strip.y + strip.height)).toBe(Math.round(desk.y + desk.height));
    expect(strip.height).toBeLessThan(desk.height / 4);
    const cut = () =>
      page
        .locator('.hand .face p')
        .evaluateAll((texts) => texts.findIndex((one) => one.scrollHeight > one.clientHeight + 1));
    const first = await cut();
    expect(first).toBeGreaterThanOrEqual(0);
    await page.locator('.hand .face p').nth(first).click();
    expect(await cut()).not.toBe(first);
    await turned(page, () => page.locator('.hand .uses a').first().click());
    expect(await page.locator('.hand .card').count()).toBeGreaterThan(1);
  });
});
