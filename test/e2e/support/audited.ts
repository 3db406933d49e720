/** Matches to be checked on the audit page, and what the page says of them. */
import type { Page } from 'playwright-core';
import { sampleOrder } from '../../../src/referee/index.js';
import { good } from '../../match/harness.js';
import { picker } from '../../referee/support.js';
import { type House, linkIn } from './house.js';

/** A match whose rolls differ in turn and purpose: players are random, so one is looked for. */
export async function matchWithRolls(house: House): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const id = await playedMatch(house, 'kyuchorei', ['JP', 'RU'], 200);
    const { rolls } = good(await house.matches.audit(id, 'spectator'));
    if (new Set(rolls.map(({ purpose }) => purpose)).size > 1 && rolls.length > 5) return id;
  }
  throw new Error('no such match was found');
}

let seeds = 0;

/** A match that was played at random so far. */
export async function playedMatch(
  house: House,
  game: string,
  sides: readonly [string, string],
  orders: number,
): Promise<string> {
  const { matches } = house;
  const seat = (side: string, locale: 'en' | 'ja') => ({
    side,
    name: side,
    address: `${game}-${locale}@example.org`,
    locale,
    timeZone: 'UTC',
  });
  const seats = [seat(sides[0], 'en'), seat(sides[1], 'ja')];
  const opened = await matches.open({
    game,
    scenario: (await matches.game({ game, rulesVersion: 1, pack: null })).scenarios[0]?.id ?? '',
    options: {},
    pack: null,
    seats,
    opener: sides[0],
  });
  const { match: id } = good(opened);
  for (const side of sides) good(await matches.join(id, side, {}));
  const pick = picker(++seeds);
  for (let i = 0; i < orders; i++) {
    const info = await matches.info(id);
    const side = info?.waitsFor[0];
    if (side === undefined) break;
    const page = good(await matches.page(id, side));
    const order = page.question === undefined ? undefined : sampleOrder(page.question, pick);
    good(
      await matches.order(id, side, {
        event: page.match.head.number,
        draft: page.draft.revision,
        key: `${id}-${i}`,
        order,
      }),
    );
  }
  return id;
}

/** A mail with a fresh link to a seat, and the head of the journal in its foot. */
export async function freshMail(house: House, id: string, side: string, address: string): Promise<string> {
  await house.matches.sendLink(id, side);
  // Mails that the match has sent by itself may come first.
  for (let n = 1; ; n++) {
    const fresh = (await house.mails(address, n)).find((text) => text.includes('Here is your link'));
    if (fresh !== undefined) return fresh;
  }
}

/** Opens the audit of the seat whose mail this is. */
export async function openAudit(page: Page, mail: string): Promise<void> {
  await page.goto(linkIn(mail));
  await page.goto(`${page.url().replace(/\?.*/, '')}/audit`);
}

interface Verdict {
  readonly state: string | null;
  readonly text: string;
}

/** What the browser says when it has checked. */
export async function verdictOf(page: Page, state: 'sound' | 'fault' | 'none'): Promise<Verdict> {
  const verdict = page.locator(`[data-audit-verdict][data-state="${state}"]`);
  await verdict.waitFor();
  return { state, text: (await verdict.textContent()) ?? '' };
}

/** Waits until the verdict says this. */
export async function says(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('[data-audit-verdict]')?.textContent?.includes(wanted),
    words,
  );
}

/** The states of the ticks, in the order of the rows. */
export function ticks(page: Page): Promise<string[]> {
  return page
    .locator('[data-audit-tick]')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-state') ?? ''));
}

/** A journal as the public gets it. */
export async function journalOf(house: House, id: string): Promise<string> {
  return good(await house.matches.journal(id, 'public'));
}

interface Thrown {
  readonly faces: readonly number[];
  readonly dice: readonly number[];
}

/** The number of the last event with a roll, and that roll. */
export function lastRolled(journal: string): { readonly event: number; readonly roll: Thrown } {
  const lines = journal.trimEnd().split('\n').slice(1);
  const events = lines.map((line): { n: number; public: { rolls?: Thrown[] } } => JSON.parse(line).event);
  const found = events.findLast(({ public: { rolls = [] } }) => rolls.length > 0);
  const [roll] = found?.public.rolls ?? [];
  if (found === undefined || roll === undefined) throw new Error('no roll');
  return { event: found.n, roll };
}

/** Serves a text in place of the journal that the page asks for. */
export async function serveJournal(page: Page, text: string): Promise<void> {
  await page.route(/\/journal$/, (route) => route.fulfill({ body: text, contentType: 'application/jsonl' }));
}
