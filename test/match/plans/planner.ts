/** A match of the toy whose red side plans. */
import type { PlanEdit, PlanPage, SeatPage } from '../../../src/match/index.js';
import { carryOutAll } from '../../../src/match/index.js';
import { type Order, sampleOrder } from '../../../src/referee/index.js';
import { begin, good, guardOf, type Harness, makeHarness, step } from '../harness.js';

export const TICK = 2000;

export interface Planner {
  readonly harness: Harness;
  readonly match: string;
  plan(side?: string): Promise<PlanPage>;
  page(side?: string): Promise<SeatPage>;
  edit(edit: PlanEdit, side?: string): Promise<unknown>;
  press(side?: string): Promise<unknown>;
  /** One round of the worker. */
  tick(): Promise<void>;
  give(side: string, order: Order): Promise<void>;
}

/** A match that waits for RED to give orders. */
export async function planner(seed = 'plans', url?: string): Promise<Planner> {
  const harness = await makeHarness(seed, url);
  return planningOn(harness, await begin(harness));
}

export function planningOn(harness: Harness, match: string): Planner {
  const { matches } = harness;
  const page = async (side = 'RED') => good(await matches.page(match, side));
  const plan = async (side = 'RED') => good(await matches.plan(match, side));
  return {
    harness,
    match,
    page,
    plan,
    edit: async (edit, side = 'RED') =>
      good(await matches.editPlan(match, side, (await plan(side)).revision, edit)),
    press: async (side = 'RED') => {
      const { revision } = await plan(side);
      return good(await matches.pressPlan(match, side, guardOf(await page(side)), revision));
    },
    tick: () =>
      carryOutAll({
        matches,
        store: harness.store,
        clock: harness.context.clock,
        tick: TICK,
        log: { error: (facts) => Promise.reject(facts) },
      }),
    give: async (side, order) => {
      good(await matches.order(match, side, { ...guardOf(await page(side)), order }));
    },
  };
}

/** Plays on at random until this side is asked this kind of question. */
export async function until({ harness, match, page }: Planner, side: string, kind: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const { question, match: info } = await page(side);
    if (info.status !== 'playing') throw new Error('the match is over');
    if (question?.kind === kind) return;
    await step(harness, match, info.waitsFor[0]);
  }
  throw new Error(`${side} was never asked ${kind}`);
}

/** A legal order of the question that a draft ahead stands at. */
export async function sampleAhead(on: Planner, side = 'RED'): Promise<Order | undefined> {
  const { question } = (await on.plan(side)).rehearsal.sketch;
  return question === undefined ? undefined : sampleOrder(question, on.harness.pick);
}
