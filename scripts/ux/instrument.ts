/** The map as an instrument, in figures: words, strokes and counters near and far, stacks, keys, lists. */
import type { Browser, Page } from 'playwright-core';

const ZOOMS = [1, 2, 4] as const;

/** Prints what keeps its size while a map is scaled, and what a stack is when it lies open. */
export async function measureZoom(browser: Browser, link: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(link);
    await page.waitForSelector('.map-view.pans');
    await page.click('[data-map-tool=fit]');
    for (const zoom of ZOOMS) {
      if (zoom > 1) for (let i = 0; i < 2; i++) await page.click('[data-map-tool=in]');
      console.log(`zoom ${zoom}: ${await sizes(browser, page)}`);
    }
  } finally {
    await page.close();
  }
}

/** Of the ground, laid out as large as it is seen, and of the counters. */
async function sizes(browser: Browser, page: Page): Promise<string> {
  const seen = await page.evaluate(() => {
    const ground = document.querySelector('foreignObject.ground');
    const box = ground?.getBoundingClientRect();
    const laid = Number(ground?.getAttribute('width') ?? 0);
    const counters = [...document.querySelectorAll('.stack > [data-unit]')].map(
      (one) => one.getBoundingClientRect().width,
    );
    const stack = [...document.querySelectorAll('.stack')].find(
      (one) => one.querySelectorAll(':scope > [data-fan-x]').length > 1,
    );
    return {
      address: document.querySelector<HTMLImageElement>('.ground img')?.currentSrc ?? '',
      width: box?.width ?? 0,
      laid,
      largest: Math.max(0, ...counters),
      stack: (stack as SVGElement | undefined)?.dataset.stack ?? '',
    };
  });
  const open = seen.stack === '' ? 0 : await fanned(page, seen.stack);
  const ground = await browser.newPage({ viewport: { width: Math.round(seen.laid), height: 900 } });
  try {
    await ground.goto(seen.address);
    const words = await ground.evaluate(() => {
      const heights = (of: string) =>
        [...document.querySelectorAll(of)]
          .map((one) => one.getBoundingClientRect().height)
          .filter((height) => height > 0);
      const middle = (all: readonly number[]) =>
        all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
      const stroke = document.querySelector('.net [vector-effect]')?.getAttribute('stroke-width') ?? 'none';
      return { number: middle(heights('.numbers > *')), name: middle(heights('.names > *')), stroke };
    });
    const share = seen.width / seen.laid;
    return [
      `numbers ${(words.number * share).toFixed(1)} px high, names ${(words.name * share).toFixed(1)}`,
      `grid ${words.stroke} px`,
      `largest counter ${Math.round(seen.largest)}`,
      open === 0 ? 'no stack' : `counters of an open stack ${Math.round(open)}`,
    ].join(', ');
  } finally {
    await ground.close();
  }
}

/** Side of a counter of a stack that lies open, by the keys' cursor or the pointer. */
async function fanned(page: Page, id: string): Promise<number> {
  const counter = page.locator(`[data-stack="${id}"] > [data-unit]`).first();
  await counter.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
  await page.waitForSelector('.fanned', { timeout: 5000 }).catch(() => undefined);
  const width = (await counter.boundingBox())?.width ?? 0;
  await page.locator('svg.board').dispatchEvent('pointerleave', { pointerType: 'mouse' });
  await page.waitForTimeout(600);
  return width;
}

/** Prints what the line below the map takes, and whether it swallows a press. */
export async function measureSpeaking(browser: Browser, link: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(link);
    await page.waitForSelector('.map-view.pans');
    await page.focus('.map-view');
    let highest = 0;
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press(i % 3 === 2 ? 'ArrowRight' : 'n');
      const [lines, over] = await page.evaluate(() => {
        const line = document.querySelector('.speaks');
        const box = line?.getBoundingClientRect();
        const map = document.querySelector('.map-view')?.getBoundingClientRect();
        const height = Number.parseFloat(line === null ? '1' : getComputedStyle(line).lineHeight);
        return [Math.round((box?.height ?? 0) / height), (box?.top ?? 0) < (map?.bottom ?? 0) - 0.5 ? 1 : 0];
      });
      highest = Math.max(highest, lines ?? 0);
      if (over === 1) console.log('the line lies over the map');
    }
    console.log(`the line that speaks: at most ${highest} lines, beside the map`);
  } finally {
    await page.close();
  }
}

/** Prints how much of the list of standing orders is out of sight in its own box. */
export async function measureStanding(browser: Browser, link: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } });
    try {
      await page.goto(link);
      await page.goto(`${page.url().split(/[?#]/)[0]}/standing`);
      const [entries, cut] = await page.evaluate(() => {
        const desk = document.querySelector('.desk');
        return [
          document.querySelectorAll('.occasions li').length,
          Math.max(0, (desk?.scrollHeight ?? 0) - (desk?.clientHeight ?? 0)),
        ];
      });
      console.log(`standing orders at ${width}: ${entries} entries, ${cut} px of them cut`);
    } finally {
      await page.close();
    }
  }
}

/** Keys that a move costs by keyboard alone: from the page as it opens to the draft. */
export async function measureKeys(browser: Browser, link: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  try {
    await page.goto(link);
    await page.waitForSelector('.map-view.pans');
    const home = page.url();
    const drafts = () => page.locator('.draft li').count();
    const before = await drafts();
    await press('/');
    await page.waitForTimeout(200);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    keys = 0;
    // To the map, the first unit, its first goal.
    for (let i = 0; i < 12; i++) {
      await press('m');
      if (await page.evaluate(() => document.activeElement?.classList.contains('map-view') ?? false)) break;
    }
    for (const key of ['Home', 'Enter', 'n', 'Enter']) {
      const url = page.url();
      await press(key);
      if (key === 'Enter') {
        await page.waitForTimeout(1500);
        if ((await drafts()) > before) break;
        if (page.url() === url && (await page.locator('.fanned').count()) > 0) {
          await press('1');
          await page.waitForTimeout(1500);
        }
      }
    }
    console.log(
      `by keys: / led to ${focused ?? 'nothing'}; a move took ${keys} keys, ${(await drafts()) - before} drafted (${home === page.url() ? 'same' : 'another'} page)`,
    );
  } finally {
    await page.close();
  }
}
