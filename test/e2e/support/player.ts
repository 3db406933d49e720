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

/** Starts a match for both seats by the form of the home page, and takes both by the links in the mails. Gives the match's id. */
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
  for (const text of await house.mails(address, 2)) {
    await page.goto(linkIn(text));
    await page.fill('input[name="seed"]', 'a seed of my own');
    await page.check('input[name="take"]');
    await page.click('form.start button:not([type])');
    await page.waitForURL(/\/m\/\w+\/\w+$/);
  }
  return match;
}

/** Clicks the middle of a counter or a hex with the mouse, whatever lies on it. */
export async function clickOnMap(page: Page, kind: 'unit' | 'place', id: string): Promise<void> {
  const shape = page.locator(`#map-${kind}-${id}`);
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
