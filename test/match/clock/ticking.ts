/** Matches of the toy with a clock: RED lives in Tokyo, BLUE in London. */
import { type ClockTerms, type SeatPage, tendDue } from '../../../src/match/index.js';
import type { Order } from '../../../src/referee/index.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST } from '../harness.js';

export const DAYS: Extract<ClockTerms, { by: 'days' }> = {
  by: 'days',
  days: 3,
  week: '1111111',
  grace: 0,
  absence: 10,
  timeouts: 2,
};
const { days: _, by: __, ...COMMON } = DAYS;
export const BANK: ClockTerms = { ...COMMON, by: 'bank', bank: 4, increment: 24 };

export interface Ticking {
  readonly harness: Harness;
  readonly match: string;
  page(side: string): Promise<SeatPage>;
  give(side: string, order: Order): Promise<void>;
  /** Hands all waiting mails over. */
  post(): Promise<void>;
  /** One round of the worker. */
  tick(): Promise<number>;
  /** So many hours pass, and all that is due then is done. */
  pass(hours: number): Promise<void>;
  kinds(side: string): Promise<readonly string[]>;
}

/** A match in which both are asked for their bids, and both mails are handed over. */
export async function ticking(terms: ClockTerms = DAYS, seed = 'clock', url?: string): Promise<Ticking> {
  const harness = await makeHarness(seed, url);
  const match = await begin(harness, { ...REQUEST, terms: { clock: terms } });
  const on = tickingOn(harness, match);
  await on.post();
  await on.tick();
  return on;
}

export function tickingOn(harness: Harness, match: string): Ticking {
  const { matches, store, context } = harness;
  const page = async (side: string) => good(await matches.page(match, side));
  const log = { error: (facts: object) => Promise.reject(facts) };
  const tick = () => tendDue({ matches, store, clock: context.clock, log });
  return {
    harness,
    match,
    page,
    tick,
    give: async (side, order) => {
      good(await matches.order(match, side, { ...guardOf(await page(side)), order }));
    },
    post: async () => {
      for (const mail of await store.waitingMails(match)) await store.mailsSent([mail], context.clock());
    },
    pass: async (hours) => {
      harness.pass(hours * 3600);
      await tick();
    },
    kinds: async (side) =>
      (await store.waitingMails(match)).filter((mail) => mail.side === side).map(({ kind }) => kind),
  };
}
