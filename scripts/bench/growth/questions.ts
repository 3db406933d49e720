/** The questions that a house is asked all day, and what each costs. */
import { randomUUID } from 'node:crypto';
import type { Matches } from '../../../src/match/index.js';
import type { Store } from '../../../src/store/index.js';
import { beginningOf, openedMatches, peacefulOrders } from '../../../test/support/peaceful.js';
import { matchesOn } from './seeds.js';

/** So many that a collection of garbage among them is no median. */
export const TIMES = 60;
/** Matches whose turns are played: each has fifty orders. */
const OWN = 3;
/** An address of the seeds, so one that a store of copies knows once. */
const ADDRESS = 'jp1@example.org';
const LEASE_MS = 1;
const LIMIT = 8;

/** Milliseconds by the clock and of this process' processor time, medians. */
export interface Cost {
  readonly clock: number;
  readonly processor: number;
}

/** What each question costs in a store as it is. Changes it: a few matches more, their turns played. */
export async function askedOf(store: Store): Promise<ReadonlyMap<string, Cost>> {
  const matches = matchesOn(store);
  const ids = await openedMatches(OWN, matches);
  const [id = ''] = ids;
  const submit = submitting(matches, ids, await beginningOf(matches, ids));
  const since = new Date(0);
  const due = () => ({ now: new Date(), leaseMs: LEASE_MS, limit: LIMIT, again: false });
  const questions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['home', () => Promise.all([store.listInvitations(since, LIMIT), store.listAgreed(LIMIT)])],
    ['my matches', () => store.matchesOfAddress(ADDRESS)],
    ['submission', submit],
    ['page', () => matches.page(id, 'JP')],
    ['mail claim', () => store.claimMail(due())],
    ['timers: clocks', () => store.claimClocks(new Date(), new Date(), LIMIT)],
    ['timers: presses put off', () => store.claimPresses(new Date(), new Date(), LIMIT)],
    ['timers: plans', () => store.listPlanned(LIMIT)],
    ['timers: throws', () => store.listThrows(LIMIT)],
    ['practice opponents', () => store.listRobots(LIMIT)],
    ['old mails thrown away', () => store.pruneMails(since, LIMIT)],
  ];
  const found = new Map<string, Cost>();
  for (const [what, ask] of questions) found.set(what, await costOf(ask));
  return found;
}

/** The second half of so many times is counted: the first fills caches. */
async function costOf(ask: () => Promise<unknown>): Promise<Cost> {
  const [clock, processor]: [number[], number[]] = [[], []];
  for (let n = 0; n < 2 * TIMES; n++) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    await ask();
    const { user, system } = process.cpuUsage(used);
    if (n < TIMES) continue;
    clock.push(performance.now() - began);
    processor.push((user + system) / 1000);
  }
  return { clock: median(clock), processor: median(processor) };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Gives the orders one after the other, match by match. */
function submitting(matches: Matches, ids: readonly string[], beginning: number): () => Promise<void> {
  const orders = peacefulOrders();
  const waiting = ids.flatMap((id) => orders.map((given, i) => ({ id, given, isFirst: i === 0 })));
  let at = { event: beginning, draft: 0 };
  return async () => {
    const next = waiting.shift();
    if (next === undefined) throw new Error('no order is left');
    const { id, given, isFirst } = next;
    if (isFirst) at = { event: beginning, draft: 0 };
    const outcome = await matches.order(id, given.side, { ...at, key: randomUUID(), order: given.order });
    if (!outcome.ok) throw new Error(outcome.failure.code);
    at = { event: outcome.value.event, draft: outcome.value.became === 'draft' ? outcome.value.draft : 0 };
  };
}
