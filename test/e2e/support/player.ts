/** What a player does in a browser, in his own words. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type House, linkIn } from './house.js';

export const ANN = 'ann@example.org';

/** Nothing here measures time: only what never comes may fail. */
const PATIENCE = 60_000;

/** A page for one test, whose complaints are kept: refused scripts and styles show up there. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  // With a dice code of our own the dice are known.
  await context.addInitScript("try { localStorage.setItem('denrei.dice', '5eed'.repeat(16)) } catch {}");
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.setDefaultTimeout(PATIENCE);
  return { page, complaints };
}

/**
 * Starts a match for both seats by the form of the home page, and takes both by the links in the mails. Gives
 * the match's id.
 */
export async function startBothSeats(
  page: Page,
  house: House,
  lang: 'en' | 'ja',
  address = ANN,
): Promise<string> {
  await page.goto(`${house.base}/start/kyuchorei?lang=${lang}`);
  await page.fill('input[name="name"]', 'Ann');
  await page.fill('input[name="address"]', address);
  await page.check('input[name="other"][value="self"]');
  await page.click('form.start button:not([type])');
  await page.waitForURL(/opened/);
  const match = /\/m\/(\w+)\/opened/.exec(page.url())?.[1] ?? '';
  const used = new Set<string>();
  const seats: string[] = [];
  // The other seat is invited when the first is taken.
  for (const count of [1, 2]) {
    const text = (await house.mails(address, count)).find((mail) => !used.has(mail)) ?? '';
    used.add(text);
    await page.goto(linkIn(text));
    await takeSeat(page);
    await page.waitForURL(/\/m\/\w+\/\w+$/);
    seats.push(page.url());
  }
  await page.goto(seats[0] ?? '');
  // Without scripts the server keeps the number of the first seat, and opens it by itself.
  if ((await page.locator('.begin').count()) > 0) await begin(page);
  return match;
}

/** Takes the seat that the page asks about: by its button, without scripts with a tick beside it. */
export async function takeSeat(page: Page): Promise<void> {
  const tick = page.locator('input[type="checkbox"][name="take"]');
  if ((await tick.count()) > 0) await tick.check();
  await page.click('form.start button:not([type])');
}

/**
 * Presses the button that opens the number to which this seat is bound. Where a question stands below there
 * is none: the first order brings the number.
 */
export async function begin(page: Page): Promise<void> {
  await page.waitForFunction("document.querySelector('.begin input[name=seed]')?.value.length === 64");
  if (!(await page.locator('.begin button').isVisible())) return;
  await Promise.all([page.waitForEvent('load'), page.click('.begin button')]);
}

/** Clicks the middle of a counter or a hex with the mouse, whatever lies on it. */
export async function clickOnMap(page: Page, kind: 'unit' | 'place', id: string): Promise<void> {
  const shape = page.locator(
    kind === 'unit' ? `svg.board [data-unit="${id}"]` : `svg.board [data-place="${id}"]`,
  );
  await shape.scrollIntoViewIfNeeded();
  const box = await shape.boundingBox();
  if (box === null) throw new Error(`no ${kind} ${id} on the map`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The ids that can be chosen now. */
export function choices(page: Page): Promise<string[]> {
  return page
    .locator('[data-choice]')
    .evaluateAll((shown) => shown.map((one) => one.getAttribute('data-choice') ?? ''));
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

/** What axe finds on a page, as lines. A framed mail is under rules of its own, which axe cannot enter. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResult>(
    'axe.run(document, { iframes: false, resultTypes: ["violations"] })',
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

/** Whether the page is wider than the window. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
