/** A journal from a file is shown as the page of its match shows it: rolls in words, faces, luck, CSV, links to a roll. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, screenshot } from '../support/browser.js';
import { scratchFolder } from '../support/leftovers.js';
import { forge } from '../verifier/forge.js';
import { journalOf, lastRolled, matchWithRolls, playedMatch, verdictOf } from './support/audited.js';
import { type House, openHouse } from './support/house.js';
import { axeFindings, isTooWide, openPage } from './support/player.js';

let browser: Browser;
let house: House;
let match: string;
let folder: string;
beforeAll(async () => {
  [browser, house, folder] = await Promise.all([launchBrowser(), openHouse('audit-ledger'), scratchFolder()]);
  match = await matchWithRolls(house);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** The audit of a file in a language, with its ledger. */
async function fileAudit(name: string, journal: string, lang: string, width = 1280) {
  const { page, complaints } = await openPage(browser, { viewport: { width, height: 900 } });
  await page.goto(`${house.base}/audit?lang=${lang}`);
  await page.waitForSelector('[data-audit-drop]');
  const path = join(folder, name);
  await writeFile(path, journal);
  await page.setInputFiles('input[type=file]', path);
  return { page, complaints };
}

describe('the ledger of a file', () => {
  test.each(['en', 'ja'])(
    'says of every roll and figure what the page of the match says (%s)',
    async (lang) => {
      const { page, complaints } = await fileAudit(
        `whole-${lang}.jsonl`,
        await journalOf(house, match),
        lang,
      );
      await page.waitForSelector('[data-audit-ledger]:not([hidden])');
      const text = async (selector: string) =>
        (await page.locator(selector).allTextContents()).map((one) => one.replace(/\s+/g, ' ').trim());
      const rolls = await text('[data-ledger-rolls] .rolls tbody tr');
      const figures = await text('[data-ledger-figures] figure');
      const [csv] = await Promise.all([page.waitForEvent('download'), page.click('[data-ledger-csv]')]);
      expect(csv.suggestedFilename()).toBe(`${match}-rolls.csv`);
      const ofFile = await readFile((await csv.path()) ?? '', 'utf8');
      await page.goto(`${house.base}/m/${match}/audit?lang=${lang}`);
      await verdictOf(page, 'sound');
      expect(rolls.length).toBeGreaterThan(5);
      const tick = lang === 'en' ? 'checked' : '確認済み';
      expect(rolls.every((row) => row.includes(tick))).toBe(true);
      expect(rolls).toEqual(await text('.rolls tbody tr'));
      expect(figures.length).toBeGreaterThan(2);
      expect(figures).toEqual(await text('#figures figure'));
      const response = await page.request.get(`${house.base}/m/${match}/audit.csv?lang=${lang}`);
      expect(ofFile).toBe(await response.text());
      expect(complaints).toEqual([]);
    },
  );

  test('opens the roll that the address names, also behind a fold, and on the page of the match', async () => {
    const { page } = await fileAudit('linked.jsonl', await journalOf(house, match), 'en');
    await page.waitForSelector('[data-audit-ledger]:not([hidden])');
    expect(await page.locator('#r1').isVisible()).toBe(false);
    await page.evaluate(() => {
      location.hash = '#r1';
    });
    await page.locator('#r1').waitFor({ state: 'visible' });
    await page.goto('about:blank');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${house.base}/m/${match}/audit?lang=en#r1`);
    await page.locator('#r1').waitFor({ state: 'visible' });
  });

  test('is the plain list for a faulty journal, and for one whose rules are not here', async () => {
    const journal = await journalOf(house, match);
    const { event, roll } = lastRolled(journal);
    const faces = [(roll.faces[0] ?? 0) === 1 ? 2 : 1, ...roll.faces.slice(1)];
    const { page } = await fileAudit(
      'forged.jsonl',
      forge(journal, event, 'event.public.rolls.0.faces', faces),
      'en',
    );
    await verdictOf(page, 'fault');
    expect(await page.locator('[data-audit-ledger]').isVisible()).toBe(false);
    expect(await page.locator('[data-audit-list]').isVisible()).toBe(true);
    const other = forge(journal, 1, 'event.public.rulesVersion', 77);
    const elsewhere = await fileAudit('elsewhere.jsonl', other, 'en');
    await verdictOf(elsewhere.page, 'sound');
    await elsewhere.page.waitForSelector('[data-audit-list]:not([hidden])');
    expect(await elsewhere.page.locator('[data-audit-ledger]').isVisible()).toBe(false);
  });

  test('says what it lacks where not everything is open yet', async () => {
    const cards = await playedMatch(house, 'taiheiyo', ['J', 'A'], 60);
    const { page, complaints } = await fileAudit('cards.jsonl', await journalOf(house, cards), 'en');
    await page.waitForSelector('[data-audit-ledger]:not([hidden]) [data-ledger-part]:not([hidden])');
    expect(await page.locator('[data-ledger-figures] figure').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test.each(['en', 'ja'])('fits on a phone (%s)', async (lang) => {
    const { page } = await fileAudit(`phone-${lang}.jsonl`, await journalOf(house, match), lang, 390);
    await page.waitForSelector('[data-audit-ledger]:not([hidden])');
    await screenshot(page, `audit-ledger-${lang}-390`);
    expect(await isTooWide(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });
});
