/** The course of a match: what each event may say after those before it. SPEC section 2. */
import { faces, randomness } from './chance.js';
import { canonical, hex } from './json.js';
import { type Abandoned, demand } from './report.js';
import { checkPurpose, checkReading, inPlace } from './rolls.js';
import { Chains } from './roots.js';
import { Rounds } from './rounds.js';
import type { Event, Opened, Played, PurposeTable, Roll } from './shape.js';

/**
 * Told of each roll that held: chain, faces, total and outcome are right. `index`: its place in its event,
 * from 0.
 */
export type RollListener = (event: number, index: number, roll: Roll) => void;

type Unsealed = Extract<Event, { readonly type: 'unsealed' }>;
type Ended = Extract<Event, { readonly type: 'ended' }>;

export class Course {
  readonly #held: RollListener;
  #opened: Opened | undefined;
  #over: 'no' | 'ended' | 'unsealed' = 'no';
  #version = 0;
  #purposes: PurposeTable = {};
  readonly #joined = new Set<string>();
  readonly chains = new Chains();
  readonly rounds = new Rounds();
  /** What went into the throws of each event, where a beacon did. */
  readonly beacons = new Map<number, string>();
  /** Events in which something may have been drawn by the chain alone. */
  readonly alone = new Set<number>();
  /** The events that make the position: a take-back cuts them. */
  readonly #played: { readonly n: number; readonly orders: number; readonly rolls: readonly Roll[] }[] = [];
  readonly abandoned: Abandoned[] = [];
  rolls = 0;
  /** How often play was taken back, and the rolls that count no more since. */
  takenBack = { times: 0, rolls: 0 };

  /** Signatures of rounds that no event holds: those of throws that were refused. */
  readonly #signatures: ReadonlyMap<number, string>;

  constructor(held: RollListener, signatures: ReadonlyMap<number, string>) {
    this.#held = held;
    this.#signatures = signatures;
  }

  get sides(): readonly string[] {
    return this.#opened?.public.sides ?? [];
  }
  get hides(): boolean {
    return this.#opened?.public.hides ?? false;
  }
  get unsealed(): boolean {
    return this.#over === 'unsealed';
  }

  /** Takes the next event. */
  async follow(event: Event): Promise<void> {
    if (event.type === 'opened') return this.#open(event);
    this.#checkOrder(event);
    if ('side' in event.public) demand(this.sides.includes(event.public.side), 'side', 'no such side');
    switch (event.type) {
      case 'joined':
        return void this.#joined.add(event.public.side);
      case 'committed':
      case 'seeded':
        return this.chains.take(event);
      case 'rerooted':
        this.chains.renew(event);
        return this.rounds.refuse(event.public.chain - 1);
      case 'ended':
        return this.#end(event);
      case 'unsealed':
        return this.#unseal(event);
      default:
        return this.#move(event);
    }
  }

  /** Whether this event may come now. */
  #checkOrder({ type, public: told }: Exclude<Event, Opened>): void {
    this.chains.now();
    const due = this.#over === 'no' ? type !== 'unsealed' : this.#over === 'ended' && type === 'unsealed';
    demand(due, 'order', `${type} before or after its time`);
    if (type === 'unsealed') return;
    const renewing = this.#over === 'no' && this.chains.usedUp;
    demand(!renewing || type === 'rerooted' || type === 'ended', 'order', `${type} on a used-up chain`);
    this.rounds.check(type);
    const joined = 'side' in told && this.#joined.has(told.side);
    if (type === 'joined') demand(!joined, 'order', 'this side has joined already');
    else if (type === 'committed' || type === 'seeded')
      demand(joined, 'order', 'a seed of a side that has not joined');
    else if (type !== 'rerooted' && type !== 'ended')
      demand(this.#joined.size === 2, 'order', 'play before both sides have joined');
  }

  #open(event: Opened): void {
    const { rulesVersion, sides, commitments, purposes, beacon } = event.public;
    demand(this.#opened === undefined, 'order', 'the match is opened twice');
    demand(sides[0] !== sides[1], 'side', 'both sides have the same id');
    demand(commitments.chain === 1, 'chain', 'the first chain is not number 1');
    this.#opened = event;
    this.#version = rulesVersion;
    this.#purposes = purposes;
    this.chains.begin(commitments);
    if (beacon !== null) this.rounds.begin(beacon);
  }

  #end({ public: { result, reason } }: Ended): void {
    const { winner } = result;
    demand(winner === null || this.sides.includes(winner), 'side', `no side ${winner}`);
    if (reason !== 'rules')
      demand(
        (winner !== null) === (reason === 'resigned' || reason === 'time'),
        'result',
        `${reason}, won by ${winner}`,
      );
    this.#over = 'ended';
  }

  /** Opens all roots, and finds what the chains that were left would have given next. */
  async #unseal({ match, public: { roots, secrets } }: Unsealed): Promise<void> {
    this.#over = 'unsealed';
    const next = await this.chains.open(roots, secrets);
    for (const [i, { chain, rolls, seeds }] of this.chains.all.slice(0, -1).entries()) {
      const link = next[i];
      if (link === undefined || Object.keys(seeds).length < 2 || this.chains.leftUsedUp(i)) continue;
      const k = rolls + 1;
      const refused = this.rounds.refused.find((one) => one.chain === chain);
      const signature = refused === undefined ? undefined : this.#signatures.get(refused.round);
      const beacon = signature === undefined ? null : await randomness(signature);
      const message = { match, stream: 'open', chain, k, seeds, beacon } as const;
      const decided = this.rounds.beacon === undefined || beacon !== null;
      const six = decided ? ((await faces(link, message, [6]))[0] ?? null) : null;
      const of = refused === undefined ? {} : { round: refused.round };
      this.abandoned.push({ chain, k, link: hex(link), six, ...of });
    }
  }

  /** Events of play. */
  async #move(
    event: Extract<Event, { readonly type: 'ordered' | 'beaconless' | 'played' | 'takenBack' | 'moved' }>,
  ): Promise<void> {
    switch (event.type) {
      case 'ordered':
        this.#checkSides(event.public.orders);
        demand(this.chains.seeded, 'seed', 'a throw is ordered before both seeds are open');
        this.#played.push({ n: event.n, orders: event.public.orders.length, rolls: [] });
        return this.rounds.order(event);
      case 'beaconless':
        return this.rounds.leave(event.public.round);
      case 'played':
        return this.#play(event);
      case 'takenBack':
        return this.#takeBack(event.public);
      case 'moved': {
        const { from, to, purposes } = event.public;
        const next = from === this.#version && to > from;
        demand(next, 'version', `rules ${from} to ${to}, but ${this.#version} are in force`);
        this.#version = to;
        this.#purposes = purposes;
      }
    }
  }

  async #play(event: Played): Promise<void> {
    const { match, n } = event;
    const { orders, rolls } = event.public;
    this.#checkSides(orders);
    if (this.rounds.fallsAlone) this.alone.add(n);
    const signature = this.rounds.play(event);
    const beacon = signature === null ? null : await randomness(signature);
    if (beacon !== null) this.beacons.set(n, beacon);
    demand(inPlace(rolls, orders.length), 'after', 'a roll out of its place');
    for (const [index, roll] of rolls.entries()) {
      await this.#roll(match, roll, beacon);
      this.#held(n, index, roll);
    }
    this.#played.push({ n, orders: orders.length, rolls });
  }

  #checkSides(orders: Played['public']['orders']): void {
    const own = orders.every(({ side }) => this.sides.includes(side));
    demand(own, 'side', 'an order of nobody');
  }

  async #roll(match: string, roll: Roll, beacon: string | null): Promise<void> {
    const { k, chain, purpose, dice } = roll;
    const link = await this.chains.reveal(k, chain, roll.link);
    checkPurpose(this.#purposes, roll);
    const { seeds } = this.chains.now();
    const fell = await faces(link, { match, stream: 'open', chain, k, seeds, beacon }, dice);
    demand(canonical(roll.faces) === canonical(fell), 'faces', `${purpose}: what fell is ${fell.join()}`);
    checkReading(roll);
    this.rolls += 1;
  }

  #takeBack({ event, orders }: { readonly event: number; readonly orders: number }): void {
    const at = this.#played.findIndex(({ n }) => n === event);
    demand(
      orders <= (this.#played[at]?.orders ?? -1),
      'place',
      'taken back to a place that is not in the course of play',
    );
    const [back, ...later] = this.#played.splice(at);
    const kept = back?.rolls.filter(({ after }) => after <= orders) ?? [];
    const left = [back, ...later].reduce((sum, one) => sum + (one?.rolls.length ?? 0), -kept.length);
    this.takenBack = { times: this.takenBack.times + 1, rolls: this.takenBack.rolls + left };
    this.#played.push({ n: event, orders, rolls: kept });
  }
}
