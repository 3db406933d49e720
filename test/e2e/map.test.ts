/** The map of the match page as an instrument: view, stacks, ways, odds, cursor, typed orders, pages that are turned, news. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kyuchorei } from '../../src/games/kyuchorei/index.js';
import { taiheiyo } from '../../src/games/taiheiyo/index.js';
import { launchBrowser } from '../support/browser.js';
import { tabTo, turned } from './hand.js';
import { type House, openHouse } from './house.js';
import { DESK, give, matchAt, newMatch, PHONE, type Seat, seatedPage } from './matches.js';
import { clickOnMap } from './player.js';

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

/** Left, top and width of what the map shows. */
async function shown(page: Page): Promise<readonly [number, number, number]> {
  const box = ((await page.getAttribute('svg.board', 'viewBox')) ?? '').split(' ').map(Number);
  return [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0];
}

const spoken = (page: Page) => page.textContent('[data-speaks]');

describe('the view of the map', () => {
  test('the wheel scales it at the pointer, the mouse drags it, and a drag chooses nothing', async () => {
    const { page } = await seatedPage(browser, house, await moving(), DESK);
    const before = await shown(page);
    const spot = (await page.locator('#map-place-1604').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await shown(page))[2]).toBeLessThan(before[2] / 1.5);
    const after = (await page.locator('#map-place-1604').boundingBox()) ?? spot;
    expect(Math.abs(after.x + after.width / 2 - x)).toBeLessThan(3);
    const [left] = await shown(page);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 4 });
    await page.mouse.up();
    expect((await shown(page))[0]).toBeGreaterThan(left);
    expect(page.url()).not.toContain('unit=');
  });

  test('is kept when a page is turned, when it is loaded anew, and by the buttons it becomes the whole map again', async () => {
    const { page } = await seatedPage(browser, house, await moving(), DESK);
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
    const fitted = await shown(page);
    expect(fitted[2]).toBeGreaterThan(whole[2]);
    const drawn = Number(await page.getAttribute('svg.board', 'width'));
    expect(fitted[2]).toBeGreaterThanOrEqual(drawn);
  });

  test('goes to what can be chosen when none of it is in sight', async () => {
    const { page } = await seatedPage(browser, house, await moving(), DESK);
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
    const { page } = await seatedPage(browser, house, seat, DESK);
    await page.waitForSelector('.pans');
    const frame = (await page.locator('.map-view').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const id of ['1101', '1107', '1201', '2001', '2007']) {
      const place = (await page.locator(`#map-place-${id}`).boundingBox()) ?? {
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
      ['1201', '1207'].map((id) => page.locator(`#map-place-${id}`).boundingBox()),
    );
    expect((foot?.y ?? 0) - (top?.y ?? 0)).toBeGreaterThan(frame.height * 0.7);
  });

  test('begins with what stands beside the outermost places in sight as well', async () => {
    const seat = { match: await newMatch(house, taiheiyo, 'en'), side: 'A' };
    const { page } = await seatedPage(browser, house, seat, DESK);
    await page.waitForSelector('.pans');
    const [x = -1, , width = 0] = ((await page.getAttribute('.map-view svg', 'viewBox')) ?? '')
      .split(' ')
      .map(Number);
    expect(x).toBeLessThanOrEqual(0);
    expect(x + width).toBeGreaterThanOrEqual(Number(await page.getAttribute('.map-view svg', 'width')));
  });

  test('the wheel goes on scrolling a page that is being scrolled, and where there is no more to show', async () => {
    const { page } = await seatedPage(browser, house, await moving(), DESK);
    const before = await shown(page);
    const frame = (await page.locator('.map-view').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(frame.x + frame.width / 2, frame.y + 100);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await shown(page)).toEqual(before);
  });

  test('one finger scrolls the page, two fingers scale the map, and a button gives one finger to the map', async () => {
    const { page } = await seatedPage(browser, house, await moving(), PHONE);
    await page.locator('.map-view').scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const frame = (await page.locator('.map-view').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [frame.x + frame.width / 2, Math.min(frame.y + frame.height / 2, 500)];
    const before = await shown(page);
    await swipe(touch, [[x, y]], [[x, y - 160]]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
    expect(await shown(page)).toEqual(before);
    const scrolled = await atRest(page);
    await swipe(
      touch,
      [
        [x - 20, 300],
        [x + 20, 300],
      ],
      [
        [x - 90, 300],
        [x + 90, 300],
      ],
    );
    expect((await shown(page))[2]).toBeLessThan(before[2] / 1.5);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.locator('[data-map-tool=hand]').tap();
    const [left, , width] = await shown(page);
    await page.evaluate(() => document.querySelector('.map-view')?.scrollIntoView({ block: 'center' }));
    await swipe(touch, [[x + 60, 350]], [[x - 60, 350]]);
    expect((await shown(page))[0]).toBeGreaterThan(left + width * 0.1);
  });
});

/** Where the page has come to rest: it stayed there for some frames, however long those take. */
function atRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let [before, still] = [scrollY, 0]; ; before = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === before ? still + 1 : 0;
      if (still === 15) return before;
    }
  });
}

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
    const { page } = await seatedPage(browser, house, await moving(), DESK);
    await turned(page, () => clickOnMap(page, 'unit', 'J-III-4'));
    await page.hover('.choice-link[data-choice="1704"]');
    expect(await page.locator('svg .way-end').count()).toBe(1);
    await page.hover('.desk .typed');
    expect(await page.locator('svg .way-end').count()).toBe(0);
    await page.hover('#map-place-1704');
    expect(await page.locator('svg .way-end').count()).toBe(1);
    expect(await spoken(page)).toMatch(/^1704.*Can be chosen\. 1 of 1 hex used\.$/);
  });

  test('what cannot be chosen is answered with the clause that forbids it', async () => {
    const { page } = await seatedPage(browser, house, await moving(), DESK);
    await turned(page, () => clickOnMap(page, 'unit', 'J-III-4'));
    await clickOnMap(page, 'place', '1107');
    await expect.poll(() => spoken(page)).toContain('KY-7');
    expect(await page.locator('[data-speaks] a.clause').count()).toBe(1);
    await turned(page, () => page.click('.desk a:has-text("One step back")'));
    await clickOnMap(page, 'unit', 'R-III-33');
    await expect.poll(() => spoken(page)).toContain('KY-7.0.a');
  });

  test('units of an attack show odds, modifiers and chances while they are being ticked on the map', async () => {
    const seat = await matchAt(house, kyuchorei, 'en', ({ kind }) => kind === 'melee');
    const { page } = await seatedPage(browser, house, seat, DESK);
    const target = page.locator('.asking a.choice-link').first();
    if ((await target.count()) > 0) await turned(page, () => target.click());
    const unit = (await page.locator('.asking input[type=checkbox]').first().getAttribute('value')) ?? '';
    expect(await page.locator('[data-ask-odds]').isVisible()).toBe(false);
    await clickOnMap(page, 'unit', unit);
    expect(await page.locator('.asking input:checked').count()).toBe(1);
    await expect.poll(() => page.textContent('[data-odds]')).toMatch(/against \d+: odds \d+/);
    await clickOnMap(page, 'unit', unit);
    await expect.poll(async () => ((await page.textContent('[data-odds]')) ?? '').trim()).toBe('');
  });

  test('a stack fans out under the pointer and shows each of its counters, and closes again', async () => {
    const seat = await matchAt(house, taiheiyo, 'en', ({ kind }) => kind === 'passOrOperate');
    const { page } = await seatedPage(browser, house, seat, DESK);
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
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.fanned').count()).toBe(0);
  });
});

describe('under a finger', () => {
  test('a stack with several to choose from fans out and comes near enough to be hit, and a second tap chooses', async () => {
    const seat = await matchAt(house, taiheiyo, 'ja', ({ kind }) => kind === 'operation');
    const { page } = await seatedPage(browser, house, seat, PHONE);
    await turned(page, () => page.locator('.forms a[href*="do=move"]').tap());
    for (const link of await page.locator('.asking a.choice-link').all()) {
      if (((await link.textContent()) ?? '').split('·').length < 4) continue;
      await turned(page, () => link.tap());
      break;
    }
    const unit = (await page.locator('.asking input[type=checkbox]').first().getAttribute('value')) ?? '';
    await page.locator('.map-view').scrollIntoViewIfNeeded();
    await page.locator('[data-map-tool=fit]').tap();
    const middle = async () => {
      const box = (await page.locator(`[id="map-unit-${unit}"]`).boundingBox()) ?? {
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

describe('by keys', () => {
  test('a cursor walks over the hexes, says what is there, and stays where it is when the page is turned', async () => {
    const { page } = await seatedPage(browser, house, await moving(), DESK);
    await tabTo(page, '.map-view');
    await page.keyboard.press('Home');
    const first = (await spoken(page)) ?? '';
    expect(first).toContain('Can be chosen.');
    await page.keyboard.press('ArrowDown');
    const below = (await spoken(page)) ?? '';
    expect(Number(below.slice(0, 4))).toBe(Number(first.slice(0, 4)) + 1);
    await page.keyboard.press('ArrowUp');
    expect(await spoken(page)).toBe(first);
    await turned(page, () => page.keyboard.press('Enter'));
    expect(page.url()).toContain('unit=');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('map-view');
    await page.keyboard.press('n');
    expect(await spoken(page)).toMatch(/Can be chosen\. \d of \d hex/);
  });

  test('an order is given, undone, left and looked up without the hands leaving the keys', async () => {
    const seat = await moving();
    const { page, complaints } = await seatedPage(browser, house, seat, DESK);
    const drafted = async () => {
      const found = await house.matches.page(seat.match, seat.side);
      return found.ok ? found.value.draft.answers.length : -1;
    };
    await tabTo(page, '.map-view');
    await page.keyboard.press('Home');
    await turned(page, () => page.keyboard.press('Enter'));
    await page.keyboard.press('n');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await drafted()).toBe(2);
    await turned(page, () => page.keyboard.press('Escape'));
    expect(new URL(page.url()).pathname).toBe(`/m/${seat.match}/JP`);
    // The match page has no button of its own for it.
    await turned(page, () => page.keyboard.press('u'));
    expect(await drafted()).toBe(1);
    await page.keyboard.press('?');
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('what an order passes is heard before it is given, and afterwards what it led to, once', async () => {
    const { page } = await seatedPage(browser, house, await moving(), DESK);
    const heard = () => page.locator('[aria-live]', { hasText: /\S/ }).allTextContents();
    await turned(page, () => page.locator('.forms a', { hasText: 'End the movement phase' }).click());
    expect(await heard()).toEqual([
      expect.stringMatching(/Give this order\?.*commits your draft and cannot be undone/),
    ]);
    const told = page.locator(`#${await page.locator('[data-first]').getAttribute('aria-describedby')}`);
    expect(await told.textContent()).toContain('cannot be undone');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await heard()).toEqual([expect.stringMatching(/movement phase.*Choose the next melee/)]);
  });

  test('an order is typed, with what may come next offered, and given by the key that ended it', async () => {
    const seat = await moving();
    const { page } = await seatedPage(browser, house, seat, DESK);
    await tabTo(page, '.map-view');
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('text');
    await page.keyboard.type('move III/4 ');
    await expect
      .poll(() =>
        page.locator('#typed-list option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
      )
      .toContain('move III/4 1704 ');
    await page.keyboard.type('9999');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await page.textContent('.wrong')).toBe('Not understood: 9999');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('text');
    for (let i = 0; i < 4; i++) await page.keyboard.press('Backspace');
    await page.keyboard.type('1704');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await page.textContent('.so')).toContain('Move III/4: 1704');
    await turned(page, () => page.keyboard.press('Enter'));
    expect(await page.textContent('.draft ol')).toContain('Move III/4: 1704');
  });
});

describe('pages are turned', () => {
  test('without loading them, with addresses that can be gone back through', async () => {
    const { page } = await seatedPage(browser, house, await moving(), DESK);
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await turned(page, () => page.locator('.choices a').first().click());
    const order = page.url();
    await turned(page, () => page.click('.desk a:has-text("Back to the match")'));
    expect(await page.textContent('#question-title')).toContain('Move your units');
    await turned(page, () => page.goBack());
    expect(page.url()).toBe(order);
    expect(await page.textContent('#ask-title')).toContain('Where to');
    expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true);
  });

  test('and an order on a position that has changed meanwhile is answered as ever, leading back to it', async () => {
    const seat = await moving();
    const { page } = await seatedPage(browser, house, seat, DESK);
    await turned(page, () => clickOnMap(page, 'unit', 'J-III-4'));
    await give(house, seat, { do: 'move', unit: 'J-II-4', path: '1505' });
    await turned(page, () => page.locator('.choices .choice-link').first().click());
    expect(await page.textContent('h1')).toBe('The position has changed');
    await turned(page, () => page.click('main a.button'));
    expect(await page.textContent('h1')).toBe('Give this order?');
  });
});

describe('news', () => {
  test('whoever waits sees what the other side has done, as soon as it is done, and hears that', async () => {
    const seat = await moving();
    const { page, complaints } = await seatedPage(browser, house, { match: seat.match, side: 'RU' }, DESK);
    expect(await page.textContent('.status')).toContain('Japanese to move');
    await page.evaluate(() => document.querySelector('#facts-title')?.scrollIntoView());
    const reading = await atRest(page);
    await give(house, seat, { do: 'end' });
    await page.waitForSelector('.news');
    await expect.poll(() => spoken(page)).toBe('The page shows the newest position.');
    // Nothing jumps away from who reads.
    expect(Math.abs((await atRest(page)) - reading)).toBeLessThan(300);
    // What happens next is added to the news; what the reader has not answered yet does not vanish from them.
    const first = (await page.textContent('.news p'))?.trim() ?? 'none';
    await give(house, seat, { do: 'end' });
    await expect.poll(() => page.locator('.news p').count()).toBeGreaterThan(1);
    expect(await page.textContent('.news')).toContain(first);
    expect(complaints).toEqual([]);
  });

  test('whoever is in the middle of something is told, keeps what he has, and looks when he likes', async () => {
    const seat = await moving();
    const { page } = await seatedPage(browser, house, seat, DESK);
    await page.fill('.typed input[name=text]', 'move III/4');
    const other = await house.matches.page(seat.match, 'RU');
    if (!other.ok) throw new Error('no page');
    const guard = { event: other.value.match.head.number, draft: other.value.draft.revision, key: 'draw' };
    await house.matches.offerDraw(seat.match, 'RU', guard);
    const notice = page.locator('[data-live-notice] button');
    await notice.waitFor();
    expect(await page.locator('.notice', { hasText: 'offers a draw' }).count()).toBe(0);
    await turned(page, () => notice.click());
    expect(await page.locator('.notice', { hasText: 'offers a draw' }).count()).toBe(1);
    expect(await page.inputValue('.typed input[name=text]')).toBe('move III/4');
    expect(await page.textContent('.draft ol')).toContain('The army chooses movement');
  });
});

describe('the weight of the match page', () => {
  test.each([kyuchorei, taiheiyo])(
    '$id: all that is fetched before it is seen, besides the map, is under 100 kB',
    async (game) => {
      const seat = await matchAt(house, game, 'ja', ({ kind }) => kind === 'melee' || kind === 'operation');
      const { page } = await seatedPage(browser, house, seat, DESK);
      const fetched: Promise<readonly [kind: string, bytes: number]>[] = [];
      page.on('response', (response) => {
        const kind = response.request().resourceType();
        const read = async () => [kind, (await response.body()).byteLength] as const;
        if (['document', 'stylesheet', 'script'].includes(kind)) fetched.push(read());
      });
      await page.reload({ waitUntil: 'load' });
      await page.waitForSelector('.pans');
      const parts = await Promise.all(fetched);
      const bytes = parts.reduce((sum, [, size]) => sum + size, 0);
      const sent = await (await page.request.get(page.url(), { headers: { Accept: 'text/html' } })).text();
      const map = Buffer.byteLength(/<svg[\s\S]*?<\/svg>/.exec(sent)?.[0] ?? '');
      expect([...new Set(parts.map(([kind]) => kind))].sort()).toEqual(['document', 'script', 'stylesheet']);
      expect(bytes - map).toBeGreaterThan(10_000);
      expect(bytes - map).toBeLessThan(100_000);
    },
  );
});
