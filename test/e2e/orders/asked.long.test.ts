/** What a question begins with: the form that it is mainly about, long lists, what lies across hexsides. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manila45 } from '../../../src/games/manila45/index.js';
import { squarepeg } from '../../../src/games/squarepeg/index.js';
import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import { witp } from '../../../src/games/witp/index.js';
import { launchBrowser } from '../../support/browser.js';
import { turned } from '../support/hand.js';
import { type House, openHouse } from '../support/house.js';
import { give, LARGE, matchAt, newMatch, PHONE, seatedPage } from '../support/matches.js';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('asked')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

test.each([LARGE, { ...PHONE, viewport: { width: 390, height: 844 } }])(
  'a unit to be moved is pressed at once, though there are two ways to move it; the other way stands beside',
  async (options) => {
    const seat = await matchAt(house, manila45, 'ja', ({ kind }) => kind === 'movement');
    const { page, complaints } = await seatedPage(browser, house, seat, options);
    await page.waitForSelector('svg.board .choice');
    const other = page.locator('[data-form=move]');
    const body = await page.locator('.desk-body').boundingBox();
    const stands = await other.boundingBox();
    expect((stands?.y ?? 9999) + (stands?.height ?? 0)).toBeLessThan((body?.y ?? 0) + (body?.height ?? 0));
    const unit = await page.locator('svg.board .choice[data-unit]').first().getAttribute('data-unit');
    await turned(page, () =>
      page.locator(`.asking [data-at="${unit}"]`).evaluate((link: HTMLElement) => link.click()),
    );
    expect(page.url()).toContain(`unit=${unit}`);
    expect(complaints).toEqual([]);
  },
);

test('a long list of what the map shows is folded, and opens; without scripts it lies open', async () => {
  const seat = await matchAt(house, witp, 'en', ({ kind }) => kind === 'impulse');
  const { page } = await seatedPage(browser, house, seat, PHONE);
  const height = () => page.locator('.desk-body').evaluate((body) => body.scrollHeight);
  const link = page.locator('.asking .choice-link').last();
  expect(await link.isVisible()).toBe(false);
  expect(await height()).toBeLessThan(600);
  await page.locator('.asking summary').click();
  expect(await link.isVisible()).toBe(true);
  const bare = await seatedPage(browser, house, seat, { ...PHONE, javaScriptEnabled: false });
  expect(await bare.page.locator('.asking .choice-link').last().isVisible()).toBe(true);
});

test('so is a short one of places that hold much', async () => {
  const seat = await matchAt(house, witp, 'ja', ({ kind }) => kind === 'redeployFleet');
  const { page } = await seatedPage(browser, house, seat, PHONE);
  const link = page.locator('.asking .choice-link').first();
  expect(await link.isVisible()).toBe(false);
  await page.locator('.asking summary').click();
  expect(await link.isVisible()).toBe(true);
});

test('what marks all ships at once lies on none of them', async () => {
  const seat = await matchAt(house, taiheiyo, 'ja', ({ kind }) => kind === 'operation');
  const { page } = await seatedPage(browser, house, seat, {
    ...PHONE,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${page.url().replace(/\?.*/, '')}/order?do=move`);
  await turned(page, () => page.locator('.asking .choice-link').first().click());
  const [all, none] = await page.locator('.mark-all button').all();
  const first = await page.locator('.boxes label').first().boundingBox();
  for (const button of [all, none]) {
    const box = await button?.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  }
});

test('an ordinary march is given by unit and goal; what nearly nobody says is offered beside, and said by who likes', async () => {
  const seat = await matchAt(house, manila45, 'en', ({ kind }) => kind === 'movement');
  const { page } = await seatedPage(browser, house, seat, LARGE);
  const press = (nth = 0) =>
    turned(page, () =>
      page
        .locator('.asking .choice-link')
        .nth(nth)
        .evaluate((choice: HTMLElement) => choice.click()),
    );
  const drafted = async () => {
    const seen = await house.matches.page(seat.match, seat.side);
    return seen.ok ? seen.value.draft.answers.map(({ order }) => order) : [];
  };
  await press();
  // Past hidden units the other side is asked, and among own units who lies on top: plain goals are wanted.
  const kept = page.locator('.confirm .barrier', { hasText: 'stays in your draft' });
  const calm = async (...presses: readonly (() => Promise<void>)[]) => {
    const before = (await drafted()).length;
    for (let goal = 0; ; goal++) {
      await press(goal);
      for (const more of presses) await more();
      if ((await drafted()).length > before || (await kept.count()) > 0) return;
      for (let i = 0; i <= presses.length; i++) await turned(page, () => page.goBack());
    }
  };
  await calm();
  expect(await drafted()).toMatchObject([{ do: 'march' }]);
  expect(await drafted()).not.toMatchObject([{ stopIf: expect.anything() }]);
  await press();
  await turned(page, () => page.locator('.asking .more a', { hasText: 'Stop on the way' }).click());
  await calm(async () => {
    expect(await page.locator('.question h2').innerText()).toContain('Stop on the way');
    await press();
  });
  await turned(page, () => page.locator('[data-main]').click());
  expect((await drafted())[1]).toMatchObject({ do: 'march', stopIf: 'firedAt' });
});

test('what places a whole army at once stands before the list of its units', async () => {
  const seat = { match: await newMatch(house, manila45, 'en'), side: 'JP' };
  const { page } = await seatedPage(browser, house, seat, PHONE);
  const template = await page.locator('[data-form=template]').boundingBox();
  const unit = await page.locator('.asking .choice-link').first().boundingBox();
  expect(template?.y ?? 9999).toBeLessThan(unit?.y ?? 0);
});

test('which of several words is asked is said on a phone too', async () => {
  const seat = await matchAt(house, taiheiyo, 'ja', ({ kind }) => kind === 'operation');
  const { page } = await seatedPage(browser, house, seat, PHONE);
  expect((await page.locator('.question > h3').boundingBox())?.height ?? 0).toBeGreaterThan(15);
});

test('a map that is readable but for its edge is shown whole', async () => {
  const seat = { match: await newMatch(house, squarepeg, 'en'), side: 'NZ' };
  const { page } = await seatedPage(browser, house, seat, LARGE);
  const frame = await page.locator('.map-view').boundingBox();
  const tops = await page
    .locator('svg.board [data-place]')
    .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().top));
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(frame?.y ?? 9999);
});

test('a bridge that can be fired at is pressed on the map', async () => {
  const isOpen = (word: string) => (form: { do: string; forbidden?: () => unknown }) =>
    form.do === word && form.forbidden?.() === undefined;
  const seat = await matchAt(
    house,
    manila45,
    'en',
    ({ kind, forms }) => kind === 'attack' && forms.some(isOpen('attackBridge')),
  );
  const { page } = await seatedPage(browser, house, seat, LARGE);
  await turned(page, () => page.locator('[data-form=attackBridge]').click());
  await page.waitForSelector('svg.board [data-side]');
  const [id = '', x = 0, y = 0] = await page.evaluate(() => {
    const frame = document.querySelector('.map-view')?.getBoundingClientRect() ?? new DOMRect();
    for (const side of document.querySelectorAll<SVGElement>('svg.board [data-side]')) {
      const { left, top, width, height } = side.getBoundingClientRect();
      const [middle, centre] = [left + width / 2, top + height / 2];
      const isInside =
        middle > frame.left && middle < frame.right && centre > frame.top && centre < frame.bottom;
      if (isInside) return [side.dataset.side ?? '', middle, centre] as const;
    }
    return [];
  });
  await turned(page, () => page.mouse.click(x, y));
  expect(page.url()).toContain(`bridge=${id}`);
});

test('the hex that an order names is ringed on the map while it is asked whether to give it', async () => {
  const seat = { match: await newMatch(house, squarepeg, 'en'), side: 'NZ' };
  const { page } = await seatedPage(browser, house, seat, LARGE);
  const ring = () =>
    page
      .locator('svg.board [data-place="0601"]')
      .evaluate((place) => getComputedStyle(place.querySelector('path') ?? place).stroke);
  expect(await ring()).toBe('none');
  await page.fill('.typed input[name=text]', 'place 35 0601');
  await turned(page, () => page.press('.typed input[name=text]', 'Enter'));
  expect(await page.locator('.confirm').count()).toBe(1);
  expect(await ring()).not.toBe('none');
});

test('a draft that stands can be undone from the page that a mail opens: one press leads to where it is', async () => {
  const seat = { match: await newMatch(house, squarepeg, 'en'), side: 'NZ' };
  await give(house, seat, { do: 'place', unit: 'NZ-35', at: '0601' });
  const { page } = await seatedPage(browser, house, seat, LARGE);
  await turned(page, () => page.locator('.desk-foot [data-undo]').click());
  expect(new URL(page.url()).pathname).toBe(`/m/${seat.match}/NZ/order`);
  await turned(page, () => page.locator('.desk-foot form[data-undo] button').click());
  const seen = await house.matches.page(seat.match, 'NZ');
  expect(seen.ok && seen.value.draft.answers).toEqual([]);
});
