/** What a reader gives an audit page beside the journal: e-mails, receipts, a code, words; and what it says first. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.js';
import { seedFrom } from '../../src/journal/index.js';
import type { Given, Mail } from '../../src/verifier/index.js';
import { bytesOf, Maker } from '../journal/maker.js';
import { melee } from '../journal/skirmish.js';
import { good } from '../match/harness.js';
import { launchBrowser } from '../support/browser.js';
import { scratchFolder } from '../support/leftovers.js';
import { inboxOf } from '../verifier/inbox.js';
import { says, verdictOf } from './support/audited.js';
import { type House, openHouse } from './support/house.js';
import { openPage } from './support/player.js';

const secret = bytesOf('a code');
const made = new Maker('inbox');
made.seedOf = (side) => seedFrom(secret, { match: 'inbox', chain: made.chain, side });
made.begun().play([melee]).play([melee, melee]).end().unseal();
const inbox = inboxOf(made);
const journal = made.file('public');
const events = made.rows.map(({ text }) => JSON.parse(text));

let browser: Browser;
let house: House;
let folder: string;
beforeAll(async () => {
  [browser, house, folder] = await Promise.all([launchBrowser(), openHouse('audit-inbox'), scratchFolder()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function source({ name, at, text }: Mail): Promise<Buffer> {
  const Received = `from mx by inbox; ${new Date(at * 1000).toUTCString()}`;
  return new MailComposer({ subject: name, date: new Date(0), text, headers: { Received } })
    .compile()
    .build();
}

/** As a mail program exports a folder. */
async function mbox(mails: readonly Mail[]): Promise<string> {
  const parts = await Promise.all(mails.map(source));
  return parts
    .map((one) => `From x@example.org Sat Nov 21 10:00:00 2026\n${one.toString('latin1')}\n`)
    .join('\n');
}

async function opened(): Promise<{ readonly page: Page; readonly sent: string[] }> {
  const { page } = await openPage(browser);
  await page.goto(`${house.base}/audit?lang=en`);
  await page.waitForSelector('[data-audit-drop]');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  return { page, sent };
}

const choose = (page: Page, ...paths: readonly string[]) =>
  page.setInputFiles('input[type=file]', [...paths]);
const row = (page: Page, check: string) => page.locator(`[data-check="${check}"]`);

const receipt: Given = {
  at: 1_795_255_320_000,
  chain: 1,
  head: { hash: events[2].hash, number: 3 },
  side: 'RU',
  status: 'taken',
  value: made.seedOf('RU'),
  what: 'seed',
  words: null,
};

describe('the audit of files', () => {
  test('reads an inbox dropped beside the journal as the command does, and sums it up first', async () => {
    const { page, sent } = await opened();
    await choose(page, await file('journal.jsonl', journal), await file('inbox.mbox', await mbox(inbox)));
    await says(page, 'Which side is yours?');
    await page.selectOption('[name=side]', 'RU');
    await says(page, 'E-mails agree: 10 of 10.');
    expect(await page.locator('[data-audit-verdict] .sum').textContent()).toBe(
      '3 dice. Every one follows from numbers fixed before turn 1. Your words: you typed none. E-mails agree: 10 of 10.',
    );
    const { text } = await verdictOf(page, 'sound');
    expect(text).toContain('The roots and your opponent’s digest of chain 1 came with “2.eml”');
    expect(await row(page, 'mails').textContent()).toContain('agrees 10 of 10');
    expect(await page.locator('[data-audit-taken]').textContent()).toBe(
      'journal.jsonl: journalinbox.mbox: e-mails',
    );
    expect(sent).toEqual([]);
  });

  test('finds an e-mail with another seed, roots that arrived late, and one without a time', async () => {
    const { page } = await opened();
    const other = inbox.map((mail) => ({
      ...mail,
      text: mail.text.replace(/^head (\d+) \S+/m, `head $1 ${'0'.repeat(64)}`),
    }));
    await choose(
      page,
      await file('journal.jsonl', journal),
      await file('other.mbox', await mbox(other.slice(5, 6))),
    );
    expect((await verdictOf(page, 'fault')).text).toContain('head');
    const late = await opened();
    const [roots, ...rest] = inbox;
    const mails = [{ ...(roots as Mail), at: 2_000_000_000 }, ...rest.slice(3)];
    await choose(late.page, await file('journal.jsonl', journal), await file('late.mbox', await mbox(mails)));
    await late.page.waitForSelector('[data-audit-side]:not([hidden])');
    await late.page.selectOption('[name=side]', 'RU');
    await says(late.page, 'that the roots of chain 1 came before the numbers');
    expect(await row(late.page, 'mails').getAttribute('data-state')).toBe('not checked');
  });

  test('proves an inbox alone, pasted sources too', async () => {
    const { page } = await opened();
    const paths = await Promise.all(inbox.map(async (mail) => file(mail.name, await source(mail))));
    await choose(page, ...paths);
    await says(page, 'Correct e-mails: match inbox, 10 with facts of the dice.');
    await page.selectOption('[name=side]', 'RU');
    await expect.poll(() => row(page, 'mails').textContent()).toContain('agrees 10 of 10');
    const pasted = await opened();
    await choose(pasted.page, await file('journal.jsonl', journal));
    await verdictOf(pasted.page, 'sound');
    await pasted.page.fill('textarea[name=heads]', (await source(inbox[9] as Mail)).toString('latin1'));
    await pasted.page.click('[data-audit-form] button');
    await says(pasted.page, 'Correct e-mails: match inbox, 1 with facts of the dice.');
  });

  test('compares receipts and a code with the journal: the same, exchanged, refused, another browser’s', async () => {
    const { page } = await opened();
    const given = (name: string, change: Partial<Given> = {}) =>
      file(name, `${JSON.stringify({ ...receipt, ...change })}\n`);
    await choose(page, await file('journal.jsonl', journal), await given('given.jsonl'));
    await expect.poll(() => row(page, 'own number').textContent()).toContain('agrees 1 of 1');
    await choose(page, await given('given.jsonl', { status: 'refused', value: '0'.repeat(64) }));
    await says(page, 'Another of your devices had already given a number');
    expect(await page.locator('.verdict .caution').count()).toBe(1);
    expect(await page.locator('.verdict .alarming').count()).toBe(0);
    await verdictOf(page, 'sound');
    await choose(page, await given('exchanged.jsonl', { value: '0'.repeat(64) }));
    await verdictOf(page, 'fault');
    expect(await page.locator('.verdict .alarming').textContent()).toContain(
      'does not use what this browser gave',
    );
    const coded = await opened();
    await choose(
      coded.page,
      await file('journal.jsonl', journal),
      await file('code.txt', secret.toString('hex')),
    );
    await coded.page.waitForSelector('[data-audit-side]:not([hidden])');
    await coded.page.selectOption('[name=side]', 'JP');
    await says(coded.page, 'follow from this code: 2 of 2.');
    await choose(coded.page, await file('code.txt', 'ab12 '.repeat(16)));
    await verdictOf(coded.page, 'fault');
    expect(await coded.page.locator('.verdict .alarming').textContent()).toContain('0 of 2');
  });
});

describe('the audit of a seat', () => {
  test('shows the words of its player without any receipt, and says so in grey where the browser gave nothing', async () => {
    const game = loadGame('kyuchorei');
    const [first = '', second = ''] = game.sides;
    const seats = game.sides.map((side) => ({
      side,
      name: side,
      address: `${side}@example.org`,
      locale: 'en' as const,
      timeZone: 'UTC',
    }));
    const scenario = game.scenarios[0]?.id ?? '';
    const { match } = good(
      await house.matches.open({ game: game.id, scenario, options: {}, pack: null, opener: first, seats }),
    );
    good(await house.matches.join(match, first, {}));
    good(await house.matches.join(match, second, { words: '4616 2253 14' }));
    const { page } = await openPage(browser);
    await page.goto(await house.link(match, second));
    await page.goto(`${house.base}/m/${match}/${second}/audit`);
    await says(page, 'For chain 1 you typed: 4616 2253 14.');
    expect(await page.locator('.verdict .sum').textContent()).toContain('Your words were used: yes.');
    expect(await row(page, 'own words').textContent()).toContain('agrees 1 of 1');
    expect(await row(page, 'own number').getAttribute('data-state')).toBe('not checked');
    expect(await page.locator('.verdict .faint').textContent()).toBe(
      'This browser gave nothing for this match.',
    );
    await verdictOf(page, 'sound');
  });
});
