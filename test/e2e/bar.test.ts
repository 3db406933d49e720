/** The line above the map on the narrowest phone: whose move it is, the score and the time stand there whole. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import type { Locale } from '../../src/referee/index.js';
import { pageText } from '../../src/web/words/words.js';
import { launchBrowser, screenshot } from '../support/browser.js';
import { effort } from '../support/effort.js';
import { type House, openHouse } from './support/house.js';
import { newMatch, PHONE, seatedPage } from './support/matches.js';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('bar')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

const CLOCK = { by: 'days', days: 60, week: '1111111', grace: 0, absence: 0, timeouts: 2 } as const;

/** What of the line cannot be read whole, or lies over something else. */
function cutIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seen: { readonly text: string; readonly box: DOMRect }[] = [];
    const cut: string[] = [];
    for (const part of document.querySelectorAll('.bar :is(.turn-of, .score > summary, .time-left)')) {
      const around = part.getBoundingClientRect();
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (text === '' || parent === null || getComputedStyle(parent).clipPath !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          const inside = box.left >= around.left - 1 && box.right <= around.right + 1;
          const below = box.top >= 0 && box.bottom <= 48;
          if (!inside || !below || box.left < 0 || box.right > innerWidth) cut.push(text);
          seen.push({ text, box });
        }
      }
    }
    for (const [i, one] of seen.entries())
      for (const other of seen.slice(i + 1))
        if (
          one.box.left < other.box.right - 1 &&
          other.box.left < one.box.right - 1 &&
          // Letters are lower than their boxes, which may touch where one line stands above another.
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) >
            one.box.height / 3
        )
          cut.push(`${one.text} over ${other.text}`);
    return [...cut, ...(seen.length < 4 ? ['something is not there'] : [])];
  });
}

/** The widest that a part of the line can say, by what it says on the page. */
async function widen(page: Page, part: string, says: readonly string[]): Promise<void> {
  await page.evaluate(
    ([selector, texts]) => {
      const place = document.querySelector<HTMLElement>(selector);
      const widths = texts.map((text) => {
        if (place !== null) place.textContent = text;
        return place?.getBoundingClientRect().width ?? 0;
      });
      if (place !== null) place.textContent = texts[widths.indexOf(Math.max(...widths))] ?? '';
    },
    [part, says] as const,
  );
}

const LOCALES = ['en', 'ja'] as const;

test.each(
  games().flatMap((game, i) =>
    effort([LOCALES[i % 2]!], [...LOCALES]).map((locale) => [game.id, locale, game] as const),
  ),
)('%s, in %s: at 360 pixels nothing of them is cut, however long it is', async (id, locale: Locale, game) => {
  const match = await newMatch(house, game, locale, { clock: CLOCK });
  // Time runs from when the mail was handed over.
  const runs = async () => {
    for (const side of game.sides) await house.matches.tendClock(match, side);
    const { clock } = (await house.matches.info(match)) ?? {};
    return Object.values(clock?.sides ?? {}).some(({ deadline }) => deadline !== undefined);
  };
  await expect.poll(runs).toBe(true);
  for (const side of effort(game.sides.slice(0, 1), game.sides)) {
    const { page } = await seatedPage(browser, house, { match, side }, PHONE);
    await screenshot(page, `bar-${id}-${locale}-${side}`);
    expect(await cutIn(page)).toEqual([]);
    const states = ['bar.yours', 'bar.waiting', 'bar.open', 'bar.over', 'bar.dice'] as const;
    await widen(
      page,
      '.turn-of',
      states.map((key) => pageText(locale, key)),
    );
    await widen(page, '.left-short', [
      pageText(locale, 'bar.left.short', { days: 59, hours: 23 }),
      pageText(locale, 'bar.soon.short'),
      pageText(locale, 'bar.up'),
    ]);
    const score = (await page.textContent('.score b')) ?? '';
    await widen(page, '.score b', [score.replace(/\d/, '88')]);
    expect(await cutIn(page)).toEqual([]);
    await page.context().close();
  }
});
