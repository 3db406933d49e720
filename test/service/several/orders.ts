/** The orders of a match as they lie in the store: in the open and under seal, committed and drafted. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Accepted } from '../../../src/match/index.js';
import type { Order } from '../../../src/referee/index.js';
import type { Store } from '../../../src/store/index.js';

const answer = z.looseObject({
  side: z.string(),
  order: z.record(z.string(), z.unknown()).nullable(),
  by: z.string().optional(),
});
const played = z.object({ public: z.looseObject({ orders: z.array(answer).default([]) }) });
const sealed = z.object({
  content: z.looseObject({ orders: z.array(z.tuple([z.number(), z.unknown()])).default([]) }),
});

/** An answer; of a draft, `event` is undefined. */
export interface Kept {
  readonly side: string;
  readonly order: unknown;
  readonly by: string | undefined;
  readonly event: number | undefined;
}

/** All answers of a match in the order of the journal, and behind them those of drafts. */
export async function answersIn(store: Store, match: string): Promise<readonly Kept[]> {
  const events = await store.readEvents(match, 1);
  const committed = events.flatMap(({ number, text, contents }) => {
    const full = fullOrders(contents);
    return played.parse(JSON.parse(text)).public.orders.map(({ side, order, by }, i) => ({
      side,
      order: full.get(i) ?? order,
      by,
      event: number,
    }));
  });
  const drafts = (await store.readDrafts(match)).flatMap(({ answers }) =>
    z
      .array(answer)
      .parse(JSON.parse(answers))
      .map(({ side, order, by }) => ({ side, order, by: by === 'given' ? undefined : by, event: undefined })),
  );
  return [...committed, ...drafts];
}

/** Orders of which the journal shows only a part in the open, by their place in the event. */
function fullOrders(contents: string): ReadonlyMap<number, unknown> {
  const open = z.record(z.string(), z.unknown()).parse(JSON.parse(contents));
  return new Map(
    Object.entries(open).flatMap(([name, one]) =>
      name === 'draws' || name === 'state' ? [] : sealed.parse(one).content.orders,
    ),
  );
}

/** An order that a player was answered. */
export interface Given {
  readonly side: string;
  readonly order: Order;
  readonly accepted: Accepted;
}

/** What one answer committed, with the drafts before it, beside what its event holds. */
export interface Placed {
  readonly event: number;
  readonly given: readonly Order[];
  readonly kept: readonly unknown[];
}

/**
 * The orders that players gave, by side, beside those that stand in the event of the answer that committed
 * them; of the last, beside those of the draft. A draft that was dropped when its side's time was up is left
 * out.
 */
export function placed(given: readonly Given[], answers: readonly Kept[]): readonly Placed[] {
  const own = answers.filter(({ by, order }) => by === undefined && order !== null);
  const events = [...new Set(answers.flatMap(({ event }) => event ?? []))];
  const made: Placed[] = [];
  const waiting = new Map<string, Given[]>();
  const settle = (event: number | undefined) => {
    for (const [side, batch] of waiting) {
      const kept = own.filter((one) => one.side === side && one.event === event).map(({ order }) => order);
      const orders = batch.filter((one) => !isDropped(one, answers)).map(({ order }) => order);
      made.push({ event: event ?? 0, given: orders, kept });
    }
    waiting.clear();
  };
  for (const one of given) {
    waiting.set(one.side, [...(waiting.get(one.side) ?? []), one]);
    // The events of the end stand behind the one that was played, in the same commit.
    if (one.accepted.became === 'played')
      settle(events.findLast((event) => event <= one.accepted.event) ?? 0);
  }
  settle(undefined);
  return made;
}

/** Whether the clock answered for its side in the very event behind the one that an order was drafted on. */
function isDropped({ side, accepted }: Given, answers: readonly Kept[]): boolean {
  if (accepted.became === 'played') return false;
  return answers.some(
    ({ by, side: late, event }) => by === 'clock' && late === side && event === accepted.event + 1,
  );
}

/**
 * Orders given that are kept nowhere, or more often than they were given. A set-up keeps only the last place
 * of a unit: an order may be missing where a later one of its form took its place, never the last of a form;
 * where it is secret, a template is kept as the places that it gave.
 * What standing orders answered is kept too, behind what was given, and is nobody's loss.
 */
export function astray({ given, kept }: Placed): readonly Order[] {
  return given.filter((order, i) => {
    const equal = (other: unknown) => isDeepStrictEqual(other, order);
    const times = kept.filter(equal).length;
    if (times > given.filter(equal).length) return true;
    return (
      times === 0 && order.do !== 'template' && !given.slice(i + 1).some((later) => later.do === order.do)
    );
  });
}

/** Events in which somebody's order stands, and no clock's. */
export function playedEvents(answers: readonly Kept[]): readonly number[] {
  const byClock = new Set(answers.filter(({ by }) => by === 'clock').map(({ event }) => event));
  const all = new Set(answers.flatMap(({ event }) => event ?? []));
  return [...all].filter((event) => !byClock.has(event));
}
