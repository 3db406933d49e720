/** Matches in the house of the browser tests, and the pages of their seats. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { MatchTerms } from '../../../src/match/index.js';
import {
  type Game,
  type Order,
  type Picker,
  type Question,
  sampleOrder,
} from '../../../src/referee/index.js';
import { picker } from '../../referee/support.js';
import type { House } from './house.js';
import { openPage } from './player.js';

export const LARGE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

const MOST_SEEDS = 20;

let orders = 0;

export interface Seat {
  readonly match: string;
  readonly side: string;
}

/** A match with both seats taken, before anything was ordered. */
export async function newMatch(
  house: House,
  game: Game,
  locale: 'en' | 'ja',
  terms?: MatchTerms,
): Promise<string> {
  const seats = game.sides.map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale,
    timeZone: 'UTC',
  }));
  const scenario = game.scenarios[0]?.id ?? '';
  const opened = await house.matches.open({
    game: game.id,
    scenario,
    options: {},
    pack: null,
    opener: game.sides[0] ?? '',
    seats,
    ...(terms === undefined ? {} : { terms }),
  });
  if (!opened.ok) throw new Error(opened.failure.code);
  for (const side of game.sides) await house.matches.join(opened.value.match, side, {});
  return opened.value.match;
}

/**
 * A match played at random to the first question that is wanted, before anything is drafted; the seat is the
 * one that is asked. A match that ends before that question is followed by another.
 */
export async function matchAt(
  house: House,
  game: Game,
  locale: 'en' | 'ja',
  wanted: (question: Question) => boolean,
  seed = 3,
): Promise<Seat> {
  const match = await newMatch(house, game, locale);
  const pick = picker(seed);
  for (;;) {
    const info = await house.matches.info(match);
    if (info?.status === 'finished' && seed > MOST_SEEDS) throw new Error('that question never came');
    if (info?.status === 'finished') return matchAt(house, game, locale, wanted, seed + 1);
    const [side = ''] = info?.waitsFor ?? [];
    const page = await house.matches.page(match, side);
    if (!page.ok || page.value.question === undefined) throw new Error('nobody is asked');
    const { question, draft } = page.value;
    if (wanted(question) && draft.answers.length === 0) return { match, side };
    await give(house, { match, side }, orderFor(question, pick));
  }
}

/** At random, but a set-up from its template half of the time. */
function orderFor(question: Question, pick: Picker): Order {
  const templates = question.forms.filter(
    (form) => form.do === 'template' && form.forbidden?.() === undefined,
  );
  const template = pick(2) === 0 ? sampleOrder({ ...question, forms: templates }, pick) : undefined;
  return template ?? sampleOrder(question, pick) ?? { do: 'end' };
}

/** Gives an order to the match, past all pages. */
export async function give(house: House, { match, side }: Seat, order: Order): Promise<void> {
  const page = await house.matches.page(match, side);
  if (!page.ok) throw new Error(page.failure.code);
  const guard = {
    event: page.value.match.head.number,
    draft: page.value.draft.revision,
    key: `order ${orders++}`,
  };
  const given = await house.matches.order(match, side, { ...guard, order });
  if (!given.ok) throw new Error(`${JSON.stringify(order)}: ${given.failure.code}`);
}

/** The match page of a seat, as its mail's link opens it. */
export async function seatedPage(
  browser: Browser,
  house: House,
  { match, side }: Seat,
  options: BrowserContextOptions,
): Promise<{ page: Page; complaints: string[] }> {
  const opened = await openPage(browser, options);
  await opened.page.goto(await house.link(match, side));
  if (options.javaScriptEnabled !== false) await opened.page.waitForSelector('.map-view.pans');
  return opened;
}
