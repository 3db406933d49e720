/** A human at his matches: opens his page, looks what an order would do, gives it. Each request is timed. */
import { seatPath, signLink } from '../../../src/links/index.js';
import { type Order, sampleOrder } from '../../../src/referee/index.js';
import { picker } from '../../../test/referee/support.js';
import type { PracticeHouse } from './practice-house.js';

/** Kinds of requests. */
export const KINDS = ['page', 'preview', 'order'] as const;
export type Kind = (typeof KINDS)[number];

/** Milliseconds of each request, by its kind. */
export type Times = Readonly<Record<Kind, number[]>>;

/** Between two orders: a human looks at what he sees. Hardly, so that there is much to count. */
const LOOK = 50;

/**
 * Plays both seats of a match of each game in turn, an order at a time, until the time is over; no two
 * requests at a time.
 */
export async function playHuman(house: PracticeHouse, base: string, until: number): Promise<Times> {
  const times: Times = { page: [], preview: [], order: [] };
  const choose = picker(17);
  const own: string[] = [];
  for (let n = 0; performance.now() < until; n++) {
    const place = n % house.games.length;
    let match = own[place];
    if (match === undefined || !(await house.goesOn(match))) match = own[place] = await house.openOwn(place);
    await giveOne(house, { base, match, n, choose, times });
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  return times;
}

interface Turn {
  readonly base: string;
  readonly match: string;
  readonly n: number;
  readonly choose: (below: number) => number;
  readonly times: Times;
}

async function giveOne({ running }: PracticeHouse, { base, match, n, choose, times }: Turn): Promise<void> {
  const side = (await running.matches.info(match))?.waitsFor[0];
  const page = side === undefined ? undefined : await running.matches.page(match, side);
  const order =
    page?.ok && page.value.question !== undefined ? sampleOrder(page.value.question, choose) : undefined;
  if (side === undefined || !page?.ok || order === undefined) throw new Error(`nothing is asked in ${match}`);
  const head = { number: 0, hash: '' };
  const link = { match, side, purpose: 'play', generation: 0, head, chain: 0 } as const;
  const key = signLink(running.keys.links, link, new Date());
  const seat = `${base}${seatPath(match, side)}`;
  const guard = { event: page.value.match.head.number, draft: page.value.draft.revision, key: `human ${n}` };
  times.page.push(await timed(seat, key));
  times.preview.push(await timed(`${seat}/preview`, key, { order }));
  times.order.push(await timed(`${seat}/orders`, key, { ...guard, order }));
}

/** Milliseconds until the whole answer is there. */
async function timed(
  url: string,
  key: string,
  body?: { readonly order: Order; readonly event?: number; readonly draft?: number; readonly key?: string },
): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${key}`,
      accept: body === undefined ? 'text/html' : 'application/json',
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const took = performance.now() - began;
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 500)}`);
  return took;
}
