/**
 * Taking an open seat in a browser: asked for, confirmed by mail, taken; and all boxes of a long field at
 * once.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { nextSteps, type Order, openForms, type Question } from '../../src/referee/index.js';
import { launchBrowser, screenshot } from '../support/browser.js';
import { effort } from '../support/effort.js';
import { turned } from './support/hand.js';
import { type House, linkIn, openHouse } from './support/house.js';
import { LARGE, matchAt, PHONE, seatedPage } from './support/matches.js';
import { axeFindings, isTooWide, openPage, takeSeat } from './support/player.js';

const GUEST = 'guest@example.org';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('inviting')]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

describe('an invitation to anyone', () => {
  const ways = [
    ['en', LARGE],
    ['ja', { ...PHONE, javaScriptEnabled: false }],
  ] as const;
  test.each(effort(ways.slice(1), ways.slice()))(
    'is asked for on the home page, confirmed by mail and taken (%s)',
    async (lang, options) => {
      const { page: host } = await openPage(browser);
      await host.goto(`${house.base}/start/kyuchorei?lang=en`);
      await host.fill('input[name="name"]', 'Ann');
      await host.fill('input[name="address"]', `host-${lang}@example.org`);
      await host.check('input[value="anyone"]');
      await host.click('form.start button:not([type])');
      await host.waitForURL(/opened/);
      const [, match = ''] = /\/m\/(\w+)\//.exec(host.url()) ?? [];
      const [own = ''] = await house.mails(`host-${lang}@example.org`, 1);
      await host.goto(linkIn(own));
      await takeSeat(host);
      await host.waitForURL(/\/m\/\w+\/\w+$/);
      const { page, complaints } = await openPage(browser, options);
      await page.goto(`${house.base}/?lang=${lang}`);
      await turned(page, () => page.click('.matches a[href^="/l/"]'));
      const findings: string[] = [];
      const look = async (name: string) => {
        await screenshot(page, `inviting-${name}-${lang}`);
        if (await isTooWide(page)) findings.push(`${name} is too wide`);
        if (!('javaScriptEnabled' in options)) findings.push(...(await axeFindings(page)));
      };
      await look('claim');
      await page.fill('input[name="name"]', 'Guest');
      await page.fill('input[name="address"]', `${lang}-${GUEST}`);
      await page.selectOption('select[name="locale"]', lang);
      await page.click('form.start button:not([type])');
      await page.waitForURL(/\/claim$/);
      await look('sent');
      const [mail = ''] = await house.mails(`${lang}-${GUEST}`, 1);
      await page.goto(linkIn(mail));
      await look('join');
      await takeSeat(page);
      await page.waitForURL(/\/m\/\w+\/\w+$/);
      expect((await house.matches.info(match))?.seats.map(({ name }) => name).sort()).toEqual([
        'Ann',
        'Guest',
      ]);
      expect(findings).toEqual([]);
      expect(complaints).toEqual([]);
      expect(house.errors).toEqual([]);
    },
  );
});

/** A sentence that lacks a field of at least four boxes that may all be ticked. */
function beforeBoxes(question: Question): Order | undefined {
  for (const form of openForms(question)) {
    const [first, second] = form.fields;
    if (first?.type !== 'one' || second?.type !== 'set') continue;
    for (const id of nextSteps(first, { do: form.do }, [])) {
      const so = { do: form.do, [first.name]: id };
      const boxes = nextSteps(second, so, []).length;
      if (boxes >= 4 && boxes <= second.max) return so;
    }
  }
  return undefined;
}

describe('a field of many boxes', () => {
  test('is ticked and emptied by one press; the map and the odds follow', async () => {
    const game = games().find(({ id }) => id === 'kyuchorei');
    if (game === undefined) throw new Error('no such game');
    let so: Order | undefined;
    const seat = await matchAt(house, game, 'en', (question) => {
      so = beforeBoxes(question);
      return so !== undefined;
    });
    const { page, complaints } = await seatedPage(browser, house, seat, LARGE);
    const query = new URLSearchParams(Object.entries(so ?? {}).map(([name, value]) => [name, String(value)]));
    await page.goto(`${house.base}/m/${seat.match}/${seat.side}/order?${query}`);
    const boxes = page.locator('.asking input[type=checkbox]');
    const ticked = () =>
      boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length);
    const marked = () => page.locator('.board .marked').count();
    await page.click('button[name=mark][value=all]');
    expect([await ticked(), (await marked()) > 0]).toEqual([await boxes.count(), true]);
    await page.waitForSelector('[data-odds] p:not([hidden])');
    await page.click('button[name=mark][value=none]');
    expect([await ticked(), await marked()]).toEqual([0, 0]);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
