/** What players do beside their orders, in a browser: away for days, a pause, the end and the rematch. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import { type House, openHouse } from '../support/house.js';
import { LARGE, PHONE, seatedPage } from '../support/matches.js';
import { axeFindings, isTooWide, takeSeat } from '../support/player.js';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('again')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

const CLOCK = {
  by: 'bank',
  bank: 10,
  increment: 12,
  week: '1111111',
  grace: 6,
  absence: 21,
  timeouts: 2,
} as const;
const DAY = 86_400_000;

/** A match with a clock, both seats taken. */
async function clocked(locale: 'en' | 'ja'): Promise<string> {
  const seats = ['JP', 'RU'].map((side) => ({
    side,
    name: side,
    address: `${side}-${locale}@example.org`,
    locale,
    timeZone: 'UTC',
  }));
  const about = { game: 'kyuchorei', scenario: 'standard', options: {}, pack: null, opener: 'JP' };
  const opened = await house.matches.open({ ...about, terms: { clock: CLOCK }, seats });
  if (!opened.ok) throw new Error(opened.failure.code);
  for (const { side } of seats) await house.matches.join(opened.value.match, side, {});
  return opened.value.match;
}

test.each([
  ['en', LARGE, 'Your seat in Kyuchorei'],
  ['ja', { ...PHONE, viewport: { width: 390, height: 844 } }, '弓張嶺夜襲作戦：あなたの席'],
] as const)(
  'days away are announced and taken back, a lost match is played again (%s)',
  async (locale, options, title) => {
    const match = await clocked(locale);
    const seat = { match, side: 'JP' };
    const { page, complaints } = await seatedPage(browser, house, seat, options);
    const home = `${house.base}/m/${match}/JP`;
    const faults: string[] = [];
    const look = async () =>
      faults.push(...(await axeFindings(page)), ...((await isTooWide(page)) ? ['wide'] : []));
    const press = (form: string) =>
      Promise.all([
        page.waitForEvent('load'),
        page.locator(`form[action$="${form}"] button`).first().click(),
      ]);
    const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    await page.goto(`${home}/clock`);
    await page.fill('input[name=from]', inDays(3));
    await page.fill('input[name=to]', inDays(5));
    await press('/absence');
    await look();
    expect(await page.locator('form[action$="/withdraw"]').count()).toBe(1);
    await press('/withdraw');
    expect(await page.locator('form[action$="/withdraw"]').count()).toBe(0);
    await press('/pause');
    await look();
    const { event, draft } = await guardOf(seat);
    await house.matches.resign(match, 'JP', { event, draft, key: 'over' });
    await page.goto(home);
    await Promise.all([page.waitForURL(/\/RU\/join$/), page.locator('[data-main]').click()]);
    expect(await page.locator('h1').innerText()).toBe(title);
    await look();
    await takeSeat(page);
    await page.waitForURL(/\/m\/\w+\/RU$/);
    await look();
    // The press once more leads to the match, in the language of the seat.
    await page.goto(home);
    await Promise.all([page.waitForURL(/\/m\/\w+\?lang=/), page.locator('[data-main]').click()]);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect([faults, complaints]).toEqual([[], []]);
  },
);

async function guardOf({ match, side }: { readonly match: string; readonly side: string }) {
  const page = await house.matches.page(match, side);
  if (!page.ok) throw new Error(page.failure.code);
  return { event: page.value.match.head.number, draft: page.value.draft.revision };
}
