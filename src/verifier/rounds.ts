/**
 * The rounds of a match with a beacon: named before they were signed, one for all up to the next free answer.
 * SPEC section 7.
 */
import { demand, type Remark, type Throw } from './report.js';
import type { Event, Opened, Played } from './shape.js';

type Terms = NonNullable<Opened['public']['beacon']>;
type OrderedEvent = Extract<Event, { readonly type: 'ordered' }>;

/** The beacon that the verifier knows by itself. */
export const QUICKNET = {
  name: 'quicknet',
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  key: '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1692803367,
  period: 3,
} as const;

/**
 * Whose signatures they are. `known`: built into the verifier; any other is only what the journal says of it.
 */
export interface Beacon {
  readonly name: string;
  readonly chain: string;
  readonly key: string;
  readonly genesis: number;
  readonly period: number;
  readonly known: boolean;
}

/** The beacon that these terms name. */
export function beaconOf({ name, chain, key, genesis, period }: Terms): Beacon {
  if (chain === QUICKNET.chain) {
    const own = key === undefined && genesis === undefined && period === undefined;
    demand(own && name === QUICKNET.name, 'beacon', 'quicknet by another name, key or time');
    return { ...QUICKNET, known: true };
  }
  const whole = key !== undefined && genesis !== undefined && period !== undefined;
  demand(whole && name !== QUICKNET.name, 'beacon', 'an unknown beacon without key, time and period');
  return { name, chain, key, genesis, period, known: false };
}

export class Rounds {
  readonly throws: Throw[] = [];
  readonly remarks: Remark[] = [];
  beaconless = 0;
  /** Throws that new roots sent into another round, with the chain that they had waited for. */
  readonly refused: { readonly chain: number; readonly ordered: number; readonly round: number }[] = [];
  beacon: Beacon | undefined;
  #wait = 0;
  #newest = 0;
  #waiting: 'no' | 'round' | 'chain alone' | 'again' = 'no';

  /** Whether what falls now falls by the chain alone. */
  get fallsAlone(): boolean {
    return this.beacon === undefined || this.#waiting === 'chain alone';
  }

  begin(terms: Terms): void {
    this.beacon = beaconOf(terms);
    this.#wait = terms.wait;
  }

  /** Whether this event may follow a throw that waits. */
  check(type: Event['type']): void {
    if (this.#waiting === 'no') return;
    const due: readonly string[] =
      this.#waiting === 'again'
        ? ['committed', 'seeded', 'rerooted', 'ordered', 'ended']
        : ['played', 'beaconless', 'rerooted', 'ended'];
    demand(due.includes(type), 'order', `${type} while a throw waits for its round`);
  }

  order({ n, at, hash, public: { orders, seen, round } }: OrderedEvent): void {
    const { beacon } = this;
    demand(beacon !== undefined, 'beacon', 'a round in a match without a beacon');
    const repeated = this.#waiting === 'again';
    demand(!repeated || orders.length === 0, 'order', 'orders beside those that wait for their throw');
    demand(seen >= this.#newest, 'beacon', `round ${seen} after round ${this.#newest}`);
    demand(round === seen + this.#wait, 'beacon', `round ${round} where ${seen + this.#wait} is due`);
    const due = beacon.genesis + beacon.period * (round - 1);
    if (secondsOf(at) >= due) this.#clock(n, 'ordered after its round was known');
    this.throws.push({ ordered: n, hash, round, due });
    this.#newest = round;
    this.#waiting = 'round';
  }

  /** The orders of this match's newest throw stand; it falls under new roots, behind this chain. */
  refuse(chain: number): void {
    if (this.#waiting === 'no') return;
    const last = this.throws.at(-1);
    if (this.#waiting !== 'again' && last !== undefined)
      this.refused.push({ chain, ordered: last.ordered, round: last.round });
    this.#waiting = 'again';
  }

  leave(round: number): void {
    const { beacon, throws } = this;
    const waits = beacon !== undefined && this.#waiting === 'round' && throws.at(-1)?.round === round;
    demand(waits, 'beacon', `no throw waits for round ${round}`);
    this.beaconless += 1;
    this.#waiting = 'chain alone';
  }

  /** Takes what was played; gives the signature that its throws lean on, null for none. */
  play({ n, at, public: { orders, rolls, beacon } }: Played): string | null {
    const waited = this.#waiting;
    this.#waiting = 'no';
    if (waited === 'no' || waited === 'chain alone') {
      demand(beacon === undefined, 'beacon', 'a round that nobody ordered');
      const free = this.beacon === undefined || waited === 'chain alone' || rolls.length === 0;
      demand(free, 'beacon', 'a roll that was not ordered');
      return null;
    }
    const last = this.throws.at(-1);
    demand(last !== undefined && beacon?.round === last.round, 'beacon', 'not the round that was ordered');
    checkForced(orders, rolls.at(-1)?.after ?? 0);
    if (secondsOf(at) < last.due) this.#clock(n, 'played before its round was known');
    this.throws[this.throws.length - 1] = { ...last, played: n, signature: beacon.signature };
    return beacon.signature;
  }

  #clock(event: number, message: string): void {
    this.remarks.push({ event, code: 'clock', message });
  }
}

/** Nobody could have answered otherwise between two throws of one round. */
export function checkForced(orders: Played['public']['orders'], before: number): void {
  const free = orders.slice(0, before).some(({ order, by }) => order !== null && by !== 'forced');
  demand(!free, 'beacon', 'a free answer between throws of one round');
}

function secondsOf(at: string): number {
  return Math.floor(Date.parse(at) / 1000);
}
