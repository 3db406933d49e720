/**
 * How many pages ask before an order is given, over a whole match: each order is sent as the page sends it,
 * and only what cannot be undone may come back to be confirmed.
 */
import { type Order, sampleOrder, seededPick } from '../../src/referee/index.js';
import type { openHouse } from './house.js';

type House = Awaited<ReturnType<typeof openHouse>>;

/** Orders of a match that is longer are not looked at. */
const MOST_ORDERS = 400;

/** Plays a match through its pages and prints how many orders were asked for again, and why. */
export async function countConfirmations(house: House, game: string): Promise<void> {
  const match = await house.newMatch(game, 'en');
  const pick = seededPick(5);
  const cookies = new Map<string, string>();
  const count = { orders: 0, drafts: 0, asked: 0, rolls: 0, needless: 0 };
  while (count.orders < MOST_ORDERS) {
    const info = await house.matches.info(match);
    if (info === undefined || info.status === 'finished') break;
    const [side = ''] = info.waitsFor;
    const page = await house.matches.page(match, side);
    if (!page.ok || page.value.question === undefined) break;
    const order = sampleOrder(page.value.question, pick) ?? { do: 'end' };
    const cookie = cookies.get(side) ?? (await cookieOf(await house.link(match, side)));
    cookies.set(side, cookie);
    const preview = await house.matches.preview(match, side, order);
    const barrier = preview.ok ? preview.value.barrier : undefined;
    const before = { event: page.value.match.head.number, draft: page.value.draft.revision };
    const again = await sent(house, match, side, cookie, { ...before, soft: '1' }, order);
    count.orders += 1;
    if (again) {
      count.asked += 1;
      if (barrier === undefined) count.needless += 1;
      if (barrier === 'roll') count.rolls += 1;
      await sent(house, match, side, cookie, before, order);
    } else count.drafts += 1;
  }
  console.log(
    `${game}: of ${count.orders} orders of a match at random ${count.drafts} were given at once, ` +
      `${count.asked} asked for once more: ${count.rolls} that roll, on their odds, ` +
      `${count.asked - count.rolls - count.needless} that end or reveal something, ` +
      `${count.needless} that could be undone`,
  );
}

/** The cookie that a link gives. */
async function cookieOf(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Sends an order; whether it came back to be confirmed. */
async function sent(
  house: House,
  match: string,
  side: string,
  cookie: string,
  fields: { readonly [name: string]: string | number },
  order: Order,
): Promise<boolean> {
  const body = new URLSearchParams({ order: JSON.stringify(order) });
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  const answer = await fetch(`${house.base}/m/${match}/${side}/orders`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: house.base },
    body,
  });
  const to = answer.headers.get('location') ?? '';
  if (answer.status !== 303) throw new Error(`${answer.status} to ${JSON.stringify(order)}`);
  return to.includes('/order?');
}
