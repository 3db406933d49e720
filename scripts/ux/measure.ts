/** What a player meets on the page of a match, in figures. */
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../test/support/browser.js';
import { openHouse } from './house.js';
import { measureKeys, measureSpeaking, measureStanding, measureZoom } from './instrument.js';
import { measureMails } from './mails.js';
import { POSITIONS } from './positions.js';
import { countConfirmations } from './presses.js';

const WINDOWS = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;
const PHONE = 600;
/** Orders after which the mails of a match are looked at. */
const MAILED = 30;

/**
 * Prints a line a window, scheme and way of working; games that are not named are left out, for no names none
 * is. Gives the exit code: 2 where a name is no game's.
 */
export async function measure(names: readonly string[]): Promise<number> {
  if (!names.every((name) => Object.hasOwn(POSITIONS, name))) {
    console.error(`usage: npm run ux -- [${Object.keys(POSITIONS).join(' | ')}]`);
    return 2;
  }
  const [browser, house] = [await launchBrowser(), await openHouse('ux')];
  try {
    for (const [game, kind] of Object.entries(POSITIONS)) {
      if (names.length > 0 && !names.includes(game)) continue;
      const seat = await house.playTo(await house.newMatch(game, 'en'), kind);
      console.log(`== ${game}, ${kind}`);
      for (const [width, height] of WINDOWS)
        for (const colorScheme of ['light', 'dark'] as const)
          for (const javaScriptEnabled of [true, false])
            await oneWindow(browser, await house.link(seat.match, seat.side), {
              viewport: { width, height },
              colorScheme,
              javaScriptEnabled,
              hasTouch: width < PHONE,
              isMobile: width < PHONE,
            });
      const link = () => house.link(seat.match, seat.side);
      await measureZoom(browser, await link());
      await measureSpeaking(browser, await link());
      await measureStanding(browser, await link());
      await measureKeys(browser, await link());
      await countConfirmations(house, game);
      for (const locale of ['en', 'ja'] as const) await mailsIn(browser, house, game, locale);
    }
  } finally {
    await browser.close();
    await house.close();
  }
  return 0;
}

/** Mails of a match in a language, handed over whenever they are due. */
async function mailsIn(
  browser: Browser,
  house: Awaited<ReturnType<typeof openHouse>>,
  game: string,
  locale: 'en' | 'ja',
): Promise<void> {
  const match = await house.newMatch(game, locale);
  for (let n = 0; n < MAILED; n++) {
    await house.mailsOf(match);
    await house.playOn(match);
  }
  console.log(`mails in ${locale}:`);
  await measureMails(browser, await house.mailsOf(match));
}

type Window = Parameters<Browser['newContext']>[0] & {
  readonly viewport: { readonly width: number; readonly height: number };
};

async function oneWindow(browser: Browser, link: string, options: Window): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  try {
    const begun = performance.now();
    await page.goto(link);
    if (options.javaScriptEnabled) await page.waitForSelector('.map-view.pans');
    const opened = performance.now() - begun;
    const { width } = options.viewport;
    const how = `${width} ${options.colorScheme} ${options.javaScriptEnabled ? 'scripts' : 'no scripts'}`;
    console.log(`${how}: opened in ${Math.round(opened)} ms; ${await figures(page)}; ${await aStep(page)}`);
  } finally {
    await context.close();
  }
}

/**
 * Where the question stands, how high map and desk are, how small the smallest hex and button are, what
 * scrolls.
 */
function figures(page: Page): Promise<string> {
  return page.evaluate(() => {
    const box = (of: string) => document.querySelector(of)?.getBoundingClientRect();
    const smallest = (of: string) => {
      const sizes = [...document.querySelectorAll(of)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width: w, height: h }) => w > 0 && h > 0)
        .map(({ width: w, height: h }) => Math.min(w, h));
      return sizes.length === 0 ? 'none' : Math.round(Math.min(...sizes));
    };
    const share = (of: string) => Math.round((100 * (box(of)?.height ?? 0)) / innerHeight);
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [
      `question at ${Math.round(box('#question-title')?.top ?? -1)}`,
      `map ${share('.map-view')} %, desk ${share('.desk')} % of the height`,
      `smallest choice on the map ${smallest('.map .choice')}, place ${smallest('.map [data-place]')}`,
      `smallest control ${smallest('.desk :is(button, .button, .choice-link, summary), .tool')}`,
      `page scrolls by ${scrollHeight - innerHeight}, sideways by ${scrollWidth - innerWidth}`,
    ].join('; ');
  });
}

/** Milliseconds from a press to the next step, and how far its question is from where the last one stood. */
async function aStep(page: Page): Promise<string> {
  const top = () => page.locator('#question-title').evaluate((title) => title.getBoundingClientRect().top);
  const before = await top();
  const choice = page.locator('.choices .choice-link, .forms [data-form]').first();
  if ((await choice.count()) === 0) return 'nothing to press';
  await page.evaluate(() => document.querySelector('main > *')?.setAttribute('data-before', ''));
  const begun = performance.now();
  await choice.click();
  await page.waitForFunction(
    () => document.querySelector('main') !== null && document.querySelector('[data-before]') === null,
  );
  const took = performance.now() - begun;
  return `a step in ${Math.round(took)} ms, its question ${Math.round((await top()) - before)} px lower`;
}
