/** Matches of the toy with a beacon of the tests: rounds come when the clock says so, unless it is silent. */

import { checkRounds } from '../../../src/beacon/index.js';
import type { BeaconSource } from '../../../src/match/index.js';
import { letAllFall } from '../../../src/match/index.js';
import { TestBeacon } from '../../relays/beacon-server.js';
import { begin, type Harness, makeHarness, REQUEST, step } from '../harness.js';

/** The source of rounds, and what it does wrong. */
export class TestSource implements BeaconSource {
  readonly beacon = new TestBeacon('match', 20);
  readonly terms = this.beacon.beacon.terms;
  readonly genesis = this.beacon.beacon.genesis;
  readonly period = this.beacon.beacon.period;
  readonly relays: readonly string[] = ['https://relay.example'];
  silent = false;
  /** Rounds by which its relays lag. */
  lag = 0;
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  async newest(): Promise<number | undefined> {
    return this.silent ? undefined : this.beacon.newestAt(this.#clock()) - this.lag;
  }

  async round(round: number): Promise<string | undefined> {
    const known = !this.silent && round <= this.beacon.newestAt(this.#clock()) - this.lag;
    return known ? this.beacon.sign(round) : undefined;
  }

  async isSigned(round: { readonly round: number; readonly signature: string }): Promise<boolean> {
    return (await checkRounds(this.beacon.beacon.key, [{ event: 0, ...round }])) === undefined;
  }
}

export interface BeaconHarness extends Harness {
  readonly source: TestSource;
  /** Lets time pass until rounds are there, and throws fall by them. */
  fall(): Promise<void>;
}

/** A harness whose house has a beacon. */
export async function makeBeaconHarness(seed: string, url?: string): Promise<BeaconHarness> {
  const sources: TestSource[] = [];
  const harness = await makeHarness(seed, url, (clock) => {
    const source = new TestSource(clock);
    sources.push(source);
    return { beacon: source };
  });
  const [source] = sources;
  if (source === undefined) throw new Error('no source');
  const { matches, store, context } = harness;
  const log = { warn: () => {}, error: (facts: object) => Promise.reject(facts) };
  const fall = async (): Promise<void> => {
    harness.pass(60);
    await letAllFall({ matches, store, beacon: source, clock: context.clock, log });
  };
  return { ...harness, source, fall };
}

/** Opens a match with the beacon and seats both; its first deal has fallen. */
export async function beginBeacon(
  harness: BeaconHarness,
  options: Record<string, string> = {},
): Promise<string> {
  const match = await begin(harness, { ...REQUEST, dice: 'beacon', options });
  await harness.fall();
  return match;
}

/** Plays at random to the end, or so many orders. */
export async function playBeacon(harness: BeaconHarness, match: string, most = 400): Promise<number> {
  let orders = 0;
  for (; orders < most; orders += 1) {
    const info = await harness.matches.info(match);
    if (info?.status !== 'playing') break;
    if (info.beacon?.waits !== undefined) await harness.fall();
    else if (!(await step(harness, match))) break;
  }
  return orders;
}
