/**
 * Plays a seat by what its pages offer, as somebody with a mouse, with fingers, with keys alone, or without
 * scripts.
 */
import type { Page } from 'playwright-core';

export type Hand = 'mouse' | 'touch' | 'keys' | 'links';

/** Words of forms that end or decline. */
const IDLE = ['end', 'stop', 'done', 'none', 'stay', 'pass', 'no'];
/** Looks at the page, 20 ms apart. */
const PATIENCE = 3_000;
const MOST_TABS = 150;

/** What a page offers. */
interface Offered {
  readonly confirm: boolean;
  readonly question: boolean;
  readonly choices: readonly { readonly id: string; readonly at: string | null }[];
  readonly boxes: readonly { readonly id: string; readonly at: string | null; readonly checked: boolean }[];
  readonly numbers: number;
  readonly forms: readonly string[];
}

/** Does something that turns the page, by whatever way, and waits for the next one. */
export async function turned(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => document.querySelector('main > *')?.setAttribute('data-before', ''));
  await act();
  for (let i = 0; i < PATIENCE; i++) {
    const old = await page
      .evaluate(() => document.querySelector('[data-before], [aria-busy=true]') !== null)
      .catch(() => true);
    if (!old && (await page.evaluate(() => document.readyState).catch(() => '')) === 'complete') return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`the page was not turned: ${page.url()}`);
}

/**
 * Gives orders until the seat is not asked any more: `busy` of those that do something, then whatever ends
 * what can be ended. Gives the number of pages that asked to confirm.
 */
export async function playPhase(page: Page, hand: Hand, busy: number, most = 60): Promise<number> {
  let confirmed = 0;
  for (let i = 0; i < most; i++) {
    const offered = await offeredBy(page);
    if (offered.confirm) {
      await turned(page, () => confirm(page, hand));
      confirmed += 1;
    } else if (!offered.question) return confirmed;
    else await oneStep(page, hand, offered, i < busy);
  }
  throw new Error(`still asked after ${most} steps: ${page.url()}`);
}

async function oneStep(page: Page, hand: Hand, offered: Offered, busy: boolean): Promise<void> {
  const { choices, boxes, numbers, forms } = offered;
  const idle = forms.find((word) => IDLE.includes(word));
  const [choice] = choices;
  if (!busy && idle !== undefined) await turned(page, () => follow(page, hand, idle));
  else if (choice !== undefined) await choose(page, hand, choice);
  else if (boxes.length > 0) await mark(page, hand, boxes[0] as Offered['boxes'][number]);
  else if (numbers > 0) await share(page, hand);
  else {
    const doing = forms.find((word) => !IDLE.includes(word)) ?? forms[0];
    if (doing === undefined) throw new Error(`nothing to do at ${page.url()}`);
    await turned(page, () => follow(page, hand, doing));
  }
}

/** What the page offers now. A page that asks nothing is the match page of a seat that waits. */
export function offeredBy(page: Page): Promise<Offered> {
  return page.evaluate(() => {
    const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const spot = ({ dataset }: HTMLElement) => ({ id: dataset.choice ?? '', at: dataset.at ?? null });
    return {
      confirm: document.querySelector('.confirm') !== null,
      question: document.querySelector('.question, .asking') !== null,
      choices: all('.asking .choice-link').map(spot),
      boxes: all<HTMLInputElement>('.asking input[type=checkbox]').map((box) => ({
        ...spot(box),
        checked: box.checked,
      })),
      numbers: all('.asking input[type=number]').length,
      forms: all('[data-form]')
        .map(({ dataset }) => dataset.form ?? '')
        .filter((word) => word !== ''),
    };
  });
}

async function confirm(page: Page, hand: Hand): Promise<void> {
  // The button has the focus when the page is turned; whoever came by an address of his own has to go there.
  if (hand === 'keys') {
    await tabTo(page, '.desk-foot [data-first]');
    await page.keyboard.press('Enter');
  } else await press(page, hand, '.desk-foot [data-first]');
}

async function follow(page: Page, hand: Hand, word: string): Promise<void> {
  const link = `[data-form="${word}"]`;
  if (hand === 'keys') {
    await tabTo(page, link);
    await page.keyboard.press('Enter');
  } else await press(page, hand, link);
}

async function choose(page: Page, hand: Hand, { id, at }: Offered['choices'][number]): Promise<void> {
  const drawn = at !== null && (await isDrawn(page, at));
  if (hand === 'keys') {
    if (drawn) await turned(page, () => pickByKeys(page));
    else {
      await tabTo(page, '.asking .choice-link');
      await turned(page, () => page.keyboard.press('Enter'));
    }
  } else if (drawn && hand !== 'links') await turned(page, () => pressOnMap(page, hand, at));
  else await turned(page, () => press(page, hand, `.asking [data-choice="${id}"]`));
}

/** Ticks one box, on the map where it can be, and goes on. */
async function mark(page: Page, hand: Hand, { id, at, checked }: Offered['boxes'][number]): Promise<void> {
  const drawn = at !== null && (await isDrawn(page, at));
  if (!checked) {
    if (hand === 'keys' && drawn) await pickByKeys(page);
    else if (hand === 'keys') {
      await tabTo(page, '.asking input[type=checkbox]');
      await page.keyboard.press('Space');
    } else if (drawn && hand !== 'links') await pressOnMap(page, hand, at);
    else await page.locator(`.asking [data-choice="${id}"]`).check();
  }
  // By keys the first of a stack is taken: where that took a mark away, the list has another.
  if (hand === 'keys' && (await page.locator('.asking input:checked').count()) === 0) {
    await tabTo(page, '.asking input[type=checkbox]');
    await page.keyboard.press('Space');
  }
  if ((await page.locator('.asking input:checked').count()) === 0)
    throw new Error(`nothing is ticked: ${page.url()}`);
  await next(page, hand);
}

/** Gives all there is to give to the first. */
async function share(page: Page, hand: Hand): Promise<void> {
  const field = page.locator('.asking input[type=number]').first();
  const most = (await field.getAttribute('max')) ?? '1';
  if (hand === 'keys') {
    await tabTo(page, '.asking input[type=number]');
    await page.keyboard.type(most);
  } else await field.fill(most);
  await next(page, hand);
}

async function next(page: Page, hand: Hand): Promise<void> {
  const button = '[data-main][form=asking-form], .asking form button:not([name])';
  if (hand === 'keys') {
    await tabTo(page, button);
    await turned(page, () => page.keyboard.press('Enter'));
  } else await turned(page, () => press(page, hand, button));
}

async function press(page: Page, hand: Hand, selector: string): Promise<void> {
  const found = page.locator(selector).first();
  if (hand === 'touch') await found.tap();
  else await found.click();
}

async function isDrawn(page: Page, at: string): Promise<boolean> {
  return (await page.locator(`svg.board [data-unit="${at}"], svg.board [data-place="${at}"]`).count()) > 0;
}

/** Presses a counter or a place on the map; a stack that fans out is pressed once more. */
async function pressOnMap(page: Page, hand: Hand, at: string): Promise<void> {
  await page.locator('.map-view').scrollIntoViewIfNeeded();
  await press(page, hand, '[data-map-tool=fit]');
  if (!(await isInSight(page, at))) await press(page, hand, '[data-map-tool=fit]');
  const before = page.url();
  for (let i = 0; i < 2; i++) {
    const shape = page.locator(`svg.board [data-unit="${at}"], svg.board [data-place="${at}"]`).first();
    const box = await shape.boundingBox();
    if (box === null) throw new Error(`${at} is not on the map`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (hand === 'touch') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    if (page.url() !== before || !(await isPutToReader(page))) return;
  }
}

/** Whether the middle of a counter or a place lies in the frame of the map. */
async function isInSight(page: Page, at: string): Promise<boolean> {
  const shape = page.locator(`svg.board [data-unit="${at}"], svg.board [data-place="${at}"]`).first();
  const [box, frame] = [await shape.boundingBox(), await page.locator('.map-view').boundingBox()];
  if (box === null || frame === null) return false;
  const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
  return x > 0 && y > 0 && x < frame.width && y < frame.height;
}

/**
 * Whether a press took nothing and laid a stack open. A stack that the pointer rests on opens too while the
 * page is being turned.
 */
function isPutToReader(page: Page): Promise<boolean> {
  return page
    .evaluate(() => {
      const taken = '[aria-busy=true], .asking input:checked';
      return document.querySelector('.fanned') !== null && document.querySelector(taken) === null;
    })
    .catch(() => false);
}

/** The first that can be chosen on the map. */
async function pickByKeys(page: Page): Promise<void> {
  await tabTo(page, '.map-view');
  await page.keyboard.press('Home');
  const said = (await page.textContent('[data-speaks]')) ?? '';
  await page.keyboard.press(/1: .*; 2: /.test(said) ? '1' : 'Enter');
}

/** Goes by the tab key to something. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by the tab key`);
}
