/** On a phone the map begins where the question is: at what can be chosen, or where that may go. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manila45 } from '../../../src/games/manila45/index.js';
import { squarepeg } from '../../../src/games/squarepeg/index.js';
import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import { witp } from '../../../src/games/witp/index.js';
import { type Game, type Question, usefulSteps } from '../../../src/referee/index.js';
import { launchBrowser } from '../../support/browser.js';
import { turned } from '../support/hand.js';
import { type House, openHouse } from '../support/house.js';
import { matchAt, newMatch, PHONE, seatedPage } from '../support/matches.js';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('begin')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

const NARROW = { ...PHONE, viewport: { width: 390, height: 844 } };

/** Of some places those whose middle is in sight, and below nothing. */
function seenOf(page: Page, places: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (ids) =>
      ids.filter((id) => {
        const place = document.querySelector(`svg.board [data-place="${id}"]`)?.getBoundingClientRect();
        const there =
          place && document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
        return there?.closest('svg.board') != null;
      }),
    [...places],
  );
}

async function asked(game: Game, kind: string) {
  const seat = await matchAt(house, game, 'en', (question) => question.kind === kind);
  return seatedPage(browser, house, seat, NARROW);
}

test('a set-up shows where its units go', async () => {
  const seat = { match: await newMatch(house, squarepeg, 'en'), side: 'NZ' };
  const { page } = await seatedPage(browser, house, seat, NARROW);
  expect(await seenOf(page, ['0601', '0602', '0603'])).toHaveLength(3);
});

test('without scripts too', async () => {
  const seat = { match: await newMatch(house, squarepeg, 'en'), side: 'NZ' };
  const { page } = await seatedPage(browser, house, seat, { ...NARROW, javaScriptEnabled: false });
  expect(await seenOf(page, ['0601', '0602', '0603'])).toHaveLength(3);
});

test('units that enter the map show where they enter', async () => {
  const { page } = await asked(manila45, 'entry');
  const ahead = (await page.getAttribute('[data-map]', 'data-ahead')) ?? '';
  expect(await seenOf(page, ahead.split(' '))).not.toEqual([]);
});

test('a question of words alone shows the units of who is asked', async () => {
  const { page } = await asked(taiheiyo, 'initiative');
  expect(await seenOf(page, ['japan', 'truk', 'marianas'])).toHaveLength(3);
});

test('an order that is to be confirmed shows its place', async () => {
  const depots = ({ kind, side }: Question) => kind === 'depot' && side === 'A';
  const { page } = await seatedPage(browser, house, await matchAt(house, witp, 'en', depots), NARROW);
  const listed = await page
    .locator('.asking [data-at]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-at') ?? ''));
  const seen = await seenOf(page, listed);
  const far = listed.find((id) => !seen.includes(id)) ?? '';
  await page.locator('.asking details.listed summary').click();
  await turned(page, () => page.locator(`.asking [data-at="${far}"]`).click());
  expect(await page.locator('.confirm').count()).toBe(1);
  expect(await seenOf(page, [far])).toEqual([far]);
});

test('the page of a mail has one button to go on with what was ticked, and it promises no more', async () => {
  const hasOneTarget = ({ kind, forms }: Question) =>
    kind === 'attack' &&
    forms.some((form) => form.do === 'attack' && usefulSteps(form, 0, { do: 'attack' }, []).length === 1);
  const seat = await matchAt(house, squarepeg, 'en', hasOneTarget);
  const { page } = await seatedPage(browser, house, seat, NARROW);
  const buttons = page.locator('button[form=asking-form], #asking-form button:not(.quiet):not(.choice-link)');
  expect((await buttons.allTextContents()).map((text) => text.trim())).toEqual(['Next']);
});
