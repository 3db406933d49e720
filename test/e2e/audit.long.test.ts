/** The audit page of a match in a real browser: what it checks, what it rejects. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { good } from '../match/harness.js';
import { launchBrowser } from '../support/browser.js';
import { forge } from '../verifier/forge.js';
import {
  freshMail,
  journalOf,
  lastRolled,
  matchWithRolls,
  openAudit,
  playedMatch,
  says,
  serveJournal,
  ticks,
  verdictOf,
} from './support/audited.js';
import { turned } from './support/hand.js';
import { type House, openHouse } from './support/house.js';
import { openPage } from './support/player.js';

let browser: Browser;
let house: House;
let match: string;
let cards: string;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('audit')]);
  match = await matchWithRolls(house);
  cards = await playedMatch(house, 'taiheiyo', ['J', 'A'], 60);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

describe('the audit of a match', () => {
  test('is checked in the browser: every roll is ticked, and a head pasted from a mail anchors it', async () => {
    const { page, complaints } = await openPage(browser);
    const mail = await freshMail(house, match, 'JP', 'kyuchorei-en@example.org');
    await openAudit(page, mail);
    const { text } = await verdictOf(page, 'sound');
    expect(text).toContain('It has not been compared with an e-mail yet.');
    const rows = await page.locator('[data-roll]').count();
    expect(rows).toBeGreaterThan(5);
    expect(await ticks(page)).toEqual(Array.from({ length: rows }, () => 'tick'));
    expect(text).toContain(`all ${rows} rolls`);
    await page.fill('textarea[name=heads]', mail);
    await page.click('[data-audit-form] button');
    await says(page, 'agrees with the head');
    expect(complaints).toEqual([]);
    expect(house.errors).toEqual([]);
  });

  test('rejects a journal with one changed die, and says where', async () => {
    const { page } = await openPage(browser);
    const journal = await journalOf(house, match);
    const { event, roll } = lastRolled(journal);
    const face = (roll.faces[0] ?? 0) === 1 ? 2 : 1;
    const changed = journal
      .split('\n')
      .map((line, i) => (i === event ? line.replace(/"faces":\[\d+/, `"faces":[${face}`) : line));
    await serveJournal(page, changed.join('\n'));
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    const { text } = await verdictOf(page, 'fault');
    expect(text).toContain(`FAULT in line ${event + 1}, event ${event}: the hash does not match the event`);
    const states = await ticks(page);
    expect(states.includes('tick')).toBe(true);
    expect(states.at(-1)).toBe('open');
  });

  test('rejects one changed die even where every hash was made anew, and marks the roll', async () => {
    const { page } = await openPage(browser);
    const journal = await journalOf(house, match);
    const { event, roll } = lastRolled(journal);
    const faces = [(roll.faces[0] ?? 0) === 1 ? 2 : 1, ...roll.faces.slice(1)];
    await serveJournal(page, forge(journal, event, 'event.public.rolls.0.faces', faces));
    await page.goto(`${house.base}/m/${match}/audit?lang=ja`);
    const { text } = await verdictOf(page, 'fault');
    expect(text).toContain('出目が、実際に振られた目と異なります');
    expect(text).toContain('このイベントの1回目のダイスです');
    expect(text).toContain('[faces]');
    const marked = page.locator('[data-audit-tick][data-state=wrong]');
    expect(await marked.count()).toBe(1);
    expect(await page.locator(`[data-roll="${event}.0"] [data-audit-tick]`).getAttribute('data-state')).toBe(
      'wrong',
    );
  });

  test('rejects a page that shows a die otherwise than the journal', async () => {
    const { page } = await openPage(browser);
    await page.route(/\/audit\?/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(data-proved="faces">)(\d)/,
        (_, tag, face) => `${tag}${face === '1' ? 2 : 1}`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    const { text } = await verdictOf(page, 'fault');
    expect(text).toBe('FAULT: this page shows roll 1 differently from the journal that was checked.');
    expect((await ticks(page))[0]).toBe('wrong');
  });

  test.each([
    ['a modifier', '[data-modifier]', (element: Element) => element.remove()],
    ['a row of a table', '[data-row]', (element: Element) => element.remove()],
    ['a chance', '[data-percent]', (element: Element) => element.replaceChildren('99 %')],
    ['the name of a purpose', '[data-purpose-name]', (element: Element) => element.replaceChildren('a wish')],
    ['the row that was hit', '[data-row].hit', (element: Element) => element.classList.remove('hit')],
    ['the dice', '[data-proved=dice]', (element: Element) => element.remove()],
    ['a number of an event', '[data-event]', (element: Element) => element.replaceChildren('Event 0')],
  ])('rejects a page that changes %s', async (_, selector, change) => {
    const { page } = await openPage(browser);
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    expect((await verdictOf(page, 'sound')).text).toContain('Compared with the journal on this page');
    await page.locator(selector).first().evaluate(change);
    await page.click('[data-audit-form] button');
    expect((await verdictOf(page, 'fault')).text).toMatch(/^FAULT: this page shows roll [\d, ]+ differently/);
  });

  test('rejects a page whose list leaves a roll out, though it counts all', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    await verdictOf(page, 'sound');
    await page
      .locator('[data-roll]')
      .nth(1)
      .evaluate((row) => row.remove());
    await page.click('[data-audit-form] button');
    expect((await verdictOf(page, 'fault')).text).toMatch(
      /^FAULT: this page’s list leaves out or moves rolls: 2\b/,
    );
  });

  test('knows a mail of another match', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    await verdictOf(page, 'sound');
    await page.fill('textarea[name=heads]', `-- dice\nmatch another\nhead 3 ${'ab'.repeat(32)}\n`);
    await page.click('[data-audit-form] button');
    await says(page, 'This e-mail is from another match (another). Nothing was compared with it.');
  });

  test('rejects a page that keeps a roll of the journal back', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    await verdictOf(page, 'sound');
    await page.evaluate(() => {
      const rows = [...document.querySelectorAll('[data-roll]')];
      rows.at(-1)?.remove();
      document.querySelector('[data-audit]')?.setAttribute('data-rolls', String(rows.length - 1));
    });
    await page.click('[data-audit-form] button');
    expect((await verdictOf(page, 'fault')).text).toMatch(
      /^FAULT: this page counts \d+ rolls, but the journal has \d+\.$/,
    );
  });

  test('says so where the browser cannot check', async () => {
    const { page } = await openPage(browser);
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    await says(page, 'WebCrypto is not available here');
    expect(await ticks(page)).not.toContain('tick');
  });

  test('rejects a journal that was made anew as a whole, once a head of a mail is pasted', async () => {
    const { page } = await openPage(browser);
    // A browser that keeps no head of its own.
    await page.addInitScript(() => Object.defineProperty(Storage.prototype, 'setItem', { value: () => {} }));
    const journal = await journalOf(house, match);
    await serveJournal(page, forge(journal, 1, 'event.at', '2020-01-01T00:00:00Z'));
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    await verdictOf(page, 'sound');
    await page.fill('textarea[name=heads]', await freshMail(house, match, 'JP', 'kyuchorei-en@example.org'));
    await page.click('[data-audit-form] button');
    expect((await verdictOf(page, 'fault')).text).toContain(
      'an e-mail, or a page shown to this browser, has a different hash for this event',
    );
    await page.fill('textarea[name=heads]', 'nothing of the kind');
    await page.click('[data-audit-form] button');
    await says(page, 'This text contains no journal head');
  });

  test('rejects a journal that was made anew as a whole by the head that the page showed', async () => {
    const { page } = await openPage(browser);
    const journal = await journalOf(house, match);
    await serveJournal(page, forge(journal, 1, 'event.at', '2020-01-01T00:00:00Z'));
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    await verdictOf(page, 'fault');
  });

  test('rejects the journal of another match, and says so when it cannot be fetched', async () => {
    const { page } = await openPage(browser);
    await serveJournal(page, await journalOf(house, cards));
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    expect((await verdictOf(page, 'fault')).text).toBe(
      `FAULT: the server sent the journal of another match (${cards}).`,
    );
    await page.unroute(/\/journal$/);
    await page.route(/\/journal$/, (route) => route.abort());
    await page.click('[data-audit-form] button');
    await says(page, 'The journal could not be fetched.');
  });

  test('of hidden cards counts seals for everybody, shows a seat its own draws, and checks every draw after the end', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${house.base}/m/${cards}/audit?lang=en`);
    expect((await verdictOf(page, 'sound')).text).toMatch(
      /Seals: 0 opened and (?:right|correct), \d+ still closed\. Secret draws checked: 0\./,
    );
    expect(await page.locator('#draws-title').count()).toBe(0);
    expect(await page.textContent('#rolls')).toMatch(
      /seals of this journal are closed to you, 0 of \d+ are open/,
    );
    await openAudit(page, await freshMail(house, cards, 'J', 'taiheiyo-en@example.org'));
    expect((await verdictOf(page, 'sound')).text).toMatch(
      /Seals: [1-9]\d* opened and correct, [1-9]\d* still closed/,
    );
    const sides = () => page.locator('#rolls .scroll tbody tr td:nth-child(2)').allTextContents();
    expect([...new Set(await sides())]).toEqual(['Japan']);
    const seat = good(await house.matches.page(cards, 'J'));
    good(
      await house.matches.resign(cards, 'J', {
        event: seat.match.head.number,
        draft: seat.draft.revision,
        key: 'over',
      }),
    );
    await page.reload();
    expect((await verdictOf(page, 'sound')).text).toMatch(
      /0 still closed\. Secret draws checked: [1-9]\d*\./,
    );
    expect([...new Set(await sides())].sort()).toEqual(['Allies', 'Japan']);
  });

  test('is filtered by keyboard', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    const all = await page.locator('[data-roll]').count();
    await page.focus('select[name=purpose]');
    await page.keyboard.press('m');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/purpose=melee/);
    const some = await page.locator('[data-roll]').count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await verdictOf(page, 'sound');
    expect(await ticks(page)).toEqual(Array.from({ length: some }, () => 'tick'));
  });

  test('without scripts has every roll, filters, and says how to check with the command line', async () => {
    const { page, complaints } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${house.base}/m/${match}/audit?lang=en`);
    const all = await page.locator('[data-roll]').count();
    expect(await page.textContent('#proof')).toContain('check it with the command');
    expect(await page.isVisible('[data-audit-form]')).toBe(false);
    expect(await page.textContent('#command')).toMatch(
      /denrei -- audit \w+\.jsonl --rules --head \d+:[0-9a-f]{64}/,
    );
    await page.selectOption('select[name=purpose]', 'melee');
    await turned(page, () => page.click('.filter button'));
    expect(await page.locator('[data-roll]').count()).toBeLessThan(all);
    await page.goto(`${house.base}/audit?lang=en`);
    expect(await page.isVisible('[data-audit-drop]')).toBe(false);
    expect(await page.textContent('[data-audit-plain]')).toContain('audit journal.jsonl');
    expect(complaints).toEqual([]);
  });
});
