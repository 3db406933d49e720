/**
 * The map of the match page as an instrument: view, stacks, ways, odds, cursor, typed orders, pages that are
 * turned, news.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../src/games/kyuchorei/index.js';
import { taiheiyo } from '../../src/games/taiheiyo/index.js';
import type { Question } from '../../src/referee/index.js';
import { launchBrowser } from '../support/browser.js';
import { turned } from './support/hand.js';
import { type House, openHouse } from './support/house.js';
import { give, LARGE, matchAt, newMatch, PHONE, type Seat, seatedPage } from './support/matches.js';
import { clickOnMap } from './support/player.js';

let browser: Browser;

let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('map')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

/** The Japanese stand as in the example and are about to move. */
async function moving(): Promise<Seat> {
  const seat = { match: await newMatch(house, kyuchorei, 'en'), side: 'JP' };
  for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }])
    await give(house, seat, order);
  return seat;
}

/** A unit about to move that a zone of control keeps out of a hex beside it. */
async function refusedByZone() {
  for (let seed = 3; ; seed++) {
    let choice = 0;
    const fifth = ({ kind }: Question) => kind === 'firstChoice' && ++choice === 5;
    const seat = await matchAt(house, kyuchorei, 'en', fifth, seed);
    await give(house, seat, { do: 'choose', mode: 'move' });
    const page = await house.matches.page(seat.match, seat.side);
    const form = page.ok ? page.value.question?.forms.find(({ do: word }) => word === 'move') : undefined;
    const [units, paths] = form?.fields ?? [];
    const movers = [...(units?.walk.candidates({ do: 'move' }, []) ?? [])];
    for (const unit of movers)
      for (const hex of kyuchorei.rules.universe.hex ?? [])
        if (/^KY-6\.[23]\.c$/.test(paths?.walk.forbids({ do: 'move', unit }, [], hex) ?? ''))
          return { seat, unit, hex };
  }
}

/** Left, top and width of what the map shows, once it rests. */
async function shown(page: Page): Promise<readonly [number, number, number]> {
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.slide')?.style.transform === '');
  const box = ((await page.getAttribute('svg.board', 'viewBox')) ?? '').split(' ').map(Number);
  return [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0];
}

const spoken = (page: Page) => page.textContent('[data-speaks]');

describe('the view of the map', () => {
  test('the wheel scales it at the pointer, the mouse drags it, and a drag chooses nothing', async () => {
    const { page } = await seatedPage(browser, house, await moving(), LARGE);
    const before = await shown(page);
    const spot = (await page.locator('svg.board [data-place="1604"]').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await shown(page))[2]).toBeLessThan(before[2] / 1.5);
    const after = (await page.locator('svg.board [data-place="1604"]').boundingBox()) ?? spot;
    expect(Math.abs(after.x + after.width / 2 - x)).toBeLessThan(3);
    const [left] = await shown(page);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 4 });
    await page.mouse.up();
    expect((await shown(page))[0]).toBeGreaterThan(left);
    expect(page.url()).not.toContain('unit=');
  });

  test('can be slid as a whole until its right edge is clear of the buttons that lie over it on a phone', async () => {
    const { page } = await seatedPage(browser, house, await moving(), PHONE);
    await page.click('[data-map-tool=fit]');
    await page.mouse.move(250, 200);
    await page.mouse.down();
    await page.mouse.move(60, 200, { steps: 3 });
    await page.mouse.up();
    const edgeOf = async (of: string) => (await page.locator(of).boundingBox())?.x ?? 0;
    const hex = await page.locator('svg.board [data-place="2007"]').boundingBox();
    expect((hex?.x ?? 0) + (hex?.width ?? 999)).toBeLessThanOrEqual(await edgeOf('.map-tools'));
  });

  test('of points far apart is shown whole beside a hand of cards', async () => {
    const asks = (question: Question) => question.kind === 'initiative';
    const seat = await matchAt(house, taiheiyo, 'en', asks);
    const { page } = await seatedPage(browser, house, seat, { viewport: { width: 1366, height: 768 } });
    expect(await page.locator('#hand .card').count()).toBeGreaterThan(0);
    const frame = await page.locator('.map-view').boundingBox();
    for (const place of ['japan', 'west_coast', 'madagascar', 'samoa']) {
      const box = await page.locator(`svg.board [data-place="${place}"]`).boundingBox();
      if (frame === null || box === null) throw new Error(`no ${place}`);
      expect(box.y).toBeGreaterThanOrEqual(frame.y);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
    }
  });

  test('is kept when a page is turned, when it is loaded anew, and by the buttons it becomes the whole map again', async () => {
    const { page } = await seatedPage(browser, house, await moving(), LARGE);
    const whole = await shown(page);
    await page.click('[data-map-tool=in]');
    await page.click('[data-map-tool=in]');
    const close = await shown(page);
    expect(close[2]).toBeLessThan(whole[2]);
    await turned(page, () => page.locator('.choices a').first().click());
    expect(await shown(page)).toEqual(close);
    await page.reload();
    await page.waitForSelector('.pans');
    expect(await shown(page)).toEqual(close);
    await page.click('[data-map-tool=fit]');
    expect(await shown(page)).toEqual(whole);
    // Once more, with the boxes around it.
    await page.click('[data-map-tool=fit]');
    const fitted = await shown(page);
    const drawn = Number(await page.getAttribute('svg.board', 'width'));
    expect(fitted[2]).toBeGreaterThanOrEqual(drawn);
  });

  test('goes to what can be chosen when none of it is in sight', async () => {
    const { page } = await seatedPage(browser, house, await moving(), LARGE);
    await page.waitForSelector('.pans');
    await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('denrei-view')) ?? '';
      sessionStorage.setItem(key, '50 100 100');
    });
    await page.reload();
    await page.waitForSelector('.pans');
    const frame = (await page.locator('.map-view').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const spots = await page
      .locator('.map .choice')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const seen = spots.filter(
      ({ x, y }) => x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height,
    );
    expect((await shown(page))[2]).toBe(100);
    expect(seen.length).toBeGreaterThan(0);
  });

  test('begins with the map as large as its frame, every place of it in sight, without the boxes below', async () => {
    const seat = { match: await newMatch(house, kyuchorei, 'en'), side: 'JP' };
    const { page } = await seatedPage(browser, house, seat, LARGE);
    await page.waitForSelector('.pans');
    const frame = (await page.locator('.map-view').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const id of ['1101', '1107', '1201', '2001', '2007']) {
      const place = (await page.locator(`svg.board [data-place="${id}"]`).boundingBox()) ?? {
        x: -1,
        y: -1,
        width: 0,
        height: 0,
      };
      expect(place.x, id).toBeGreaterThanOrEqual(frame.x);
      expect(place.y, id).toBeGreaterThanOrEqual(frame.y);
      expect(place.x + place.width, id).toBeLessThanOrEqual(frame.x + frame.width);
      expect(place.y + place.height, id).toBeLessThanOrEqual(frame.y + frame.height);
    }
    const [top, foot] = await Promise.all(
      ['1201', '1207'].map((id) => page.locator(`svg.board [data-place="${id}"]`).boundingBox()),
    );
    expect((foot?.y ?? 0) - (top?.y ?? 0)).toBeGreaterThan(frame.height * 0.6);
  });

  test('begins with what stands beside the outermost places in sight as well', async () => {
    const seat = { match: await newMatch(house, taiheiyo, 'en'), side: 'A' };
    const { page } = await seatedPage(browser, house, seat, LARGE);
    await page.waitForSelector('.pans');
    const [x = -1, , width = 0] = ((await page.getAttribute('.map-view svg', 'viewBox')) ?? '')
      .split(' ')
      .map(Number);
    expect(x).toBeLessThanOrEqual(0);
    expect(x + width).toBeGreaterThanOrEqual(Number(await page.getAttribute('.map-view svg', 'width')));
  });

  test('keeps words and strokes of the ground at their size while it is scaled, and stops counters at theirs', async () => {
    const { page } = await seatedPage(browser, house, await moving(), LARGE);
    await page.waitForSelector('.pans');
    const ground = () =>
      page.evaluate(() => {
        const drawn = document.querySelector('foreignObject.ground');
        const counters = [...document.querySelectorAll('.stack > [data-unit]')];
        return {
          seen: drawn?.getBoundingClientRect().width ?? 0,
          laid: Number(drawn?.getAttribute('width')),
          counter: Math.max(...counters.map((one) => one.getBoundingClientRect().width)),
        };
      });
    for (let i = 0; i < 5; i++) {
      const { seen, laid } = await ground();
      // The picture has as many pixels as it is seen with, within half a step.
      expect(Math.abs(Math.log2(seen / laid))).toBeLessThan(0.13);
      if (i < 4) await page.click('[data-map-tool=in]');
    }
    await page.click('[data-map-tool=in]');
    const { counter } = await ground();
    expect(counter).toBeLessThan(140);
    const address = await page.locator('.ground img').evaluate((img: HTMLImageElement) => img.currentSrc);
    const nameAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const heights = await page.evaluate(() =>
        [...document.querySelectorAll('.names > *')].map((one) => one.getBoundingClientRect().height),
      );
      return Math.max(...heights);
    };
    await page.goto(address);
    const near = await nameAt(1200);
    for (const width of [1700, 2400, 4700])
      expect(Math.abs((await nameAt(width)) / near - 1)).toBeLessThan(0.25);
  });

  test('the page itself never scrolls: one finger moves the map, two scale it', async () => {
    const { page } = await seatedPage(browser, house, await moving(), PHONE);
    const touch = await page.context().newCDPSession(page);
    const frame = (await page.locator('.map-view').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const before = await shown(page);
    await swipe(touch, [[x, y]], [[x - 120, y]]);
    const [left, , width] = await shown(page);
    expect(left).toBeGreaterThan(before[0] + width * 0.1);
    await swipe(
      touch,
      [
        [x - 20, y],
        [x + 20, y],
      ],
      [
        [x - 90, y],
        [x + 90, y],
      ],
    );
    expect((await shown(page))[2]).toBeLessThan(before[2] / 1.5);
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])).toEqual(
      [0, 0],
    );
  });
});

type Fingers = readonly (readonly [number, number])[];

/** Fingers go down, move together in steps, and are lifted. */
async function swipe(touch: CDPSession, from: Fingers, to: Fingers): Promise<void> {
  const points = (share: number) =>
    from.map(([x, y], i) => ({
      x: x + ((to[i]?.[0] ?? x) - x) * share,
      y: y + ((to[i]?.[1] ?? y) - y) * share,
      id: i,
    }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= 8; step++) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / 8) });
    await new Promise((done) => setTimeout(done, 16));
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('what can be chosen', () => {
  test('shows its way and what it costs when it is pointed at, in the list and on the map', async () => {
    const { page } = await seatedPage(browser, house, await moving(), LARGE);
    await turned(page, () => clickOnMap(page, 'unit', 'J-III-4'));
    await page.hover('.choice-link[data-choice="1704"]');
    expect(await page.locator('svg .way-end').count()).toBe(1);
    await page.hover('.desk .typed');
    expect(await page.locator('svg .way-end').count()).toBe(0);
    await page.hover('svg.board [data-place="1704"]');
    expect(await page.locator('svg .way-end').count()).toBe(1);
    expect(await spoken(page)).toMatch(/^1704.*You can choose it\. 1 of 1 hex used\.$/);
  });

  test('shows the way of an order that is to be confirmed, and another only while that is pointed at', async () => {
    const seat = await moving();
    const { page } = await seatedPage(browser, house, seat, LARGE);
    await page.goto(`${house.base}/m/${seat.match}/JP/order?do=move&unit=J-III-4&path=1704`);
    await page.waitForSelector('.confirm');
    expect(await page.getAttribute('.confirm .so', 'data-way-given')).toMatch(/^\d{4} 1704$/);
    expect(await page.locator('svg .way-end').count()).toBe(1);
    await page.hover('.confirm h2');
    expect(await page.locator('svg .way-end').count()).toBe(1);
    await turned(page, () => page.locator('.desk-foot a').first().click());
    await page.hover('.desk .typed');
    expect(await page.locator('svg .way-end').count()).toBe(0);
  });

  test('what cannot be chosen is answered with the clause that forbids it', async () => {
    const { page } = await seatedPage(browser, house, await moving(), LARGE);
    await turned(page, () => clickOnMap(page, 'unit', 'J-III-4'));
    await clickOnMap(page, 'place', '1107');
    // The reason is said, its clause is read beside the hex.
    await expect.poll(() => spoken(page)).toContain('Turns 1 to 3 are night');
    expect(await spoken(page)).not.toContain('KY-');
    expect(await page.textContent('.bubble a.clause')).toContain('KY-7');
    await page.keyboard.press('Escape');
    expect(await page.locator('.bubble').count()).toBe(0);
    await turned(page, () => page.click('.desk-foot a[data-undo]'));
    await clickOnMap(page, 'unit', 'R-III-33');
    await expect.poll(() => page.textContent('.bubble')).toContain('KY-7.0.a');
    expect(await spoken(page)).not.toContain('KY-');
  });

  test('on a phone the answer stands beside the hex, on the map, until the next press', async () => {
    const { page } = await seatedPage(browser, house, await moving(), PHONE);
    await turned(page, () => clickOnMap(page, 'unit', 'J-III-4'));
    await clickOnMap(page, 'place', '1503');
    const bubble = page.locator('.bubble');
    await bubble.waitFor();
    const [box, map] = [await bubble.boundingBox(), await page.locator('.map-view').boundingBox()];
    if (box === null || map === null) throw new Error('nothing is shown');
    expect(box.x).toBeGreaterThanOrEqual(map.x);
    expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width);
    expect(box.y).toBeGreaterThanOrEqual(map.y);
    expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height);
    await page.click('.desk-tabs');
    expect(await bubble.count()).toBe(0);
  });

  test('a refusal for a zone of control shows the zones of the enemy while it stands', async () => {
    const { seat, unit, hex } = await refusedByZone();
    const { page } = await seatedPage(browser, house, seat, LARGE);
    await turned(page, () => clickOnMap(page, 'unit', unit));
    const zones = page.locator('.map [data-layer]:visible');
    expect(await zones.count()).toBe(0);
    await clickOnMap(page, 'place', hex);
    await page.waitForSelector('.bubble');
    expect(await page.textContent('.bubble')).toMatch(/KY-6\.[23]\.c/);
    expect([await zones.count(), await zones.locator('title').textContent()]).toEqual([
      1,
      expect.stringContaining(seat.side === 'JP' ? 'Russians' : 'Japanese'),
    ]);
    await page.keyboard.press('Escape');
    expect(await zones.count()).toBe(0);
  });

  test('units of an attack show odds, modifiers and chances while they are being ticked on the map', async () => {
    const seat = await matchAt(house, kyuchorei, 'en', ({ kind }) => kind === 'melee');
    const { page } = await seatedPage(browser, house, seat, LARGE);
    const target = page.locator('.asking a.choice-link').first();
    if ((await target.count()) > 0) await turned(page, () => target.click());
    const unit = (await page.locator('.asking input[type=checkbox]').first().getAttribute('value')) ?? '';
    // All that can take part are ticked, and the button says what they would roll for.
    const ticked = page.locator('.asking input:checked');
    const all = await page.locator('.asking input[type=checkbox]').count();
    expect([await ticked.count(), await page.locator('[data-ask-odds]').count()]).toEqual([all, 0]);
    expect(await page.textContent('[data-odds]')).toMatch(/against \d+: odds \d+/);
    expect(await page.textContent('[data-main]')).toMatch(/^Roll/);
    await clickOnMap(page, 'unit', unit);
    expect(await ticked.count()).toBe(all - 1);
    for (const box of await page.locator('.asking input[type=checkbox]').all()) await box.uncheck();
    await expect.poll(async () => ((await page.textContent('[data-odds]')) ?? '').trim()).toBe('');
    expect(await page.textContent('[data-main]')).toBe('Give the order');
    await clickOnMap(page, 'unit', unit);
    for (const box of await page.locator('.asking input[type=checkbox]').all()) await box.check();
    await expect.poll(() => page.textContent('[data-main]')).toMatch(/^Roll/);
    expect(await page.textContent('[data-odds]')).toMatch(/against \d+: odds \d+/);
  });

  test('a stack fans out under the pointer and shows each of its counters, and closes again', async () => {
    const seat = await matchAt(house, taiheiyo, 'en', ({ kind }) => kind === 'passOrOperate');
    const { page } = await seatedPage(browser, house, seat, LARGE);
    const stack = page.locator('[data-stack]:has(.pile)').first();
    const box = (await stack.locator('.pile').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector('.fanned');
    const boxes = await Promise.all(
      (await page.locator('.fanned [data-unit]').all()).map((one) => one.boundingBox()),
    );
    const corners = new Set(boxes.map((one) => `${Math.round(one?.x ?? 0)} ${Math.round(one?.y ?? 0)}`));
    expect(boxes.length).toBeGreaterThan(1);
    expect(corners.size).toBe(boxes.length);
    // At any scale each is as large as a finger needs it.
    for (const tool of ['fit', 'in', 'in', 'out']) {
      await page.locator(`[data-map-tool="${tool}"]`).evaluate((button: HTMLElement) => button.click());
      const sides = await page
        .locator('.fanned [data-unit]')
        .evaluateAll((units) => units.map((unit) => unit.getBoundingClientRect().width));
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(48);
    }
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.fanned').count()).toBe(0);
  });
});

describe('under a finger', () => {
  test('a stack with several to choose from fans out and comes near enough to be hit, and a second tap chooses', async () => {
    const seat = await matchAt(house, taiheiyo, 'ja', ({ kind }) => kind === 'operation');
    const { page } = await seatedPage(browser, house, seat, PHONE);
    for (const link of await page.locator('.asking a.choice-link').all()) {
      if (((await link.textContent()) ?? '').split('·').length < 4) continue;
      await turned(page, () => link.tap());
      break;
    }
    const unit = (await page.locator('.asking input[type=checkbox]').first().getAttribute('value')) ?? '';
    await page.locator('.map-view').scrollIntoViewIfNeeded();
    await page.locator('[data-map-tool=fit]').tap();
    const middle = async () => {
      const box = (await page.locator(`svg.board [data-unit="${unit}"]`).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
    };
    const before = await middle();
    expect(before.width).toBeLessThan(20);
    await page.touchscreen.tap(before.x, before.y);
    await page.waitForSelector('.fanned');
    expect(await page.locator('.asking input:checked').count()).toBe(0);
    const near = await middle();
    expect(near.width).toBeGreaterThan(28);
    await page.touchscreen.tap(near.x, near.y);
    expect(await page.locator('.asking input:checked').getAttribute('value')).toBe(unit);
  });
});
