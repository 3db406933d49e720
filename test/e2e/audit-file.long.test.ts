/** The audit of a file in a real browser, and how both audit pages look. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { good } from '../match/harness.js';
import { beginBeacon, makeBeaconHarness, playBeacon } from '../match/throws/beacon.js';
import { launchBrowser, screenshot } from '../support/browser.js';
import { scratchFolder } from '../support/leftovers.js';
import { forge } from '../verifier/forge.js';
import { journalOf, lastRolled, matchWithRolls, playedMatch, says, verdictOf } from './support/audited.js';
import { type House, openHouse } from './support/house.js';
import { LOOKS } from './support/looks.js';
import { axeFindings, isTooWide, openPage } from './support/player.js';

let browser: Browser;
let house: House;
let match: string;
let cards: string;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('audit-file')]);
  match = await matchWithRolls(house);
  cards = await playedMatch(house, 'taiheiyo', ['J', 'A'], 60);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** The journal of a match of the toy whose throws fell by a beacon. */
async function journalWithRounds(): Promise<string> {
  const harness = await makeBeaconHarness('rounds in a browser');
  const id = await beginBeacon(harness);
  await playBeacon(harness, id);
  return good(await harness.matches.journal(id, 'all'));
}

describe('the page that checks a file', () => {
  test('fetches what checks rounds of a beacon, into a thread, for a journal that has some and for no other', async () => {
    const { page, complaints } = await openPage(browser);
    const fetched: string[] = [];
    await page.goto(`${house.base}/audit?lang=en`);
    await page.waitForSelector('[data-audit-drop]');
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const threads: string[] = [];
    page.on('worker', (thread) => threads.push(new URL(thread.url()).pathname));
    const path = join(await scratchFolder(), 'journal.jsonl');
    await writeFile(path, await journalOf(house, match));
    await page.setInputFiles('input[type=file]', path);
    await verdictOf(page, 'sound');
    expect(fetched.filter((one) => /\/(?:beacon|rounds|inbox)-/.test(one))).toEqual([]);
    // A browser tells nothing where the same file is chosen again.
    const other = join(await scratchFolder(), 'rounds.jsonl');
    await writeFile(other, await journalWithRounds());
    await page.setInputFiles('input[type=file]', other);
    await says(page, 'Rounds of the beacon test-beacon that decided rolls or draws');
    expect(fetched.some((one) => /\/beacon-\w+\.js$/.test(one))).toBe(true);
    expect(threads.some((one) => /\/rounds-\w+\.js$/.test(one))).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('takes a sound one, lists its rolls, and rejects one with a changed die, without sending anything', async () => {
    const { page, complaints } = await openPage(browser);
    const sent: string[] = [];
    await page.goto(`${house.base}/audit?lang=en`);
    await page.waitForSelector('[data-audit-drop]');
    page.on('request', (request) => sent.push(request.url()));
    const journal = await journalOf(house, match);
    const folder = await scratchFolder();
    const path = join(folder, 'journal.jsonl');
    await writeFile(path, journal);
    await page.setInputFiles('input[type=file]', path);
    const { text } = await verdictOf(page, 'sound');
    await page.waitForSelector('[data-audit-ledger]:not([hidden])');
    expect(text).toContain(`all ${await page.locator('[data-audit-ledger] [data-roll]').count()} rolls`);
    const rows = page.locator('[data-audit-list] tbody tr');
    const { event, roll } = lastRolled(journal);
    const faces = [(roll.faces[0] ?? 0) === 1 ? 2 : 1, ...roll.faces.slice(1)];
    const forged = join(folder, 'forged.jsonl');
    await writeFile(forged, forge(journal, event, 'event.public.rolls.0.faces', faces));
    await page.setInputFiles('input[type=file]', forged);
    expect((await verdictOf(page, 'fault')).text).toContain('the faces are not those that were rolled');
    expect(await rows.last().locator('[data-state=wrong]').count()).toBe(1);
    expect(await rows.last().textContent()).toContain(faces.join(' + '));
    // Parts of the page's own script, and nothing else.
    expect(sent.filter((one) => !/\/client\/[\w-]+\.js$/.test(one))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('takes a file that is dropped on it, and anything at all without a word of trouble', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${house.base}/audit?lang=en`);
    await page.waitForSelector('[data-audit-drop]');
    for (const [text, expected] of [
      ['', 'the file contains no event'],
      ['{', 'the file does not end with a complete line'],
      ['{"a":1}\n', 'the first line does not match the journal'],
      ['\ufeff{}\n', 'the line is not JSON'],
      [
        `{"denrei":2,"for":"public","game":"x","kind":"journal","match":"m"}\n{"event":{"public":{"rolls":7}}}\n`,
        'is not a valid event',
      ],
    ] as const) {
      await page.evaluate((content) => {
        const data = new DataTransfer();
        data.items.add(new File([content], 'journal.jsonl'));
        document
          .querySelector('[data-audit-drop]')
          ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      }, text);
      await says(page, expected);
    }
    expect(complaints).toEqual([]);
  });
});

describe('how the audit looks', () => {
  test.each(LOOKS)(
    'in %s at %i pixels, %s: nothing sticks out, axe finds nothing',
    async (lang, width, colorScheme) => {
      const { page, complaints } = await openPage(browser, { viewport: { width, height: 900 }, colorScheme });
      const findings: string[] = [];
      for (const [name, path] of Object.entries({
        match: `m/${match}/audit`,
        cards: `m/${cards}/audit`,
        file: 'audit',
      })) {
        await page.goto(`${house.base}/${path}?lang=${lang}`);
        if (name !== 'file') await verdictOf(page, 'sound');
        await screenshot(page, `audit-${name}-${lang}-${width}`);
        if (await isTooWide(page)) findings.push(`${name} is too wide`);
        findings.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
      }
      expect(findings).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
