/** The course of a match: what each event may say after those before it. SPEC section 2. */
import { faces } from './chance.js';
import { type Bytes, canonical, hex, sha256, unhex } from './json.js';
import { demand } from './report.js';
import type { Commitments, Event, Opened, Played, Roll } from './shape.js';

/** A chain's last link is its root. */
const LAST_ROLL = 4095;

/** The roots in force from one commitment to the next. `link` is the newest that is known. */
export interface Roots {
  readonly chain: number;
  readonly open: string;
  readonly secret: string;
  readonly seeds: { readonly [side: string]: string };
  readonly link: Bytes;
  readonly rolls: number;
}

/** Told of each roll that held: chain, faces, total and outcome are right. `index`: its place in its event, from 0. */
export type RollListener = (event: number, index: number, roll: Roll) => void;

export class Course {
  readonly #held: RollListener;
  #opened: Opened | undefined;
  #over: 'no' | 'ended' | 'unsealed' = 'no';
  #version = 0;
  readonly #joined = new Set<string>();
  /** By chain; what is in force is the last. */
  readonly roots: Roots[] = [];
  /** The events that make the position: a take-back cuts them. */
  readonly #played: { readonly n: number; readonly orders: number }[] = [];
  rolls = 0;

  constructor(held: RollListener) {
    this.#held = held;
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

  /** The roots in force. */
  now(): Roots {
    const roots = this.roots.at(-1);
    demand(roots !== undefined, 'order', 'the first event does not open the match');
    return roots;
  }

  /** Takes the next event. */
  async follow(event: Event): Promise<void> {
    if (event.type === 'opened') return this.#open(event);
    const roots = this.now();
    const due = this.#over === 'no' || (this.#over === 'ended' && event.type === 'unsealed');
    demand(due, 'order', 'an event after the end');
    if (event.type === 'joined') this.#join(event.public.side, event.public.seed);
    else if (event.type === 'seeded') {
      demand(this.#joined.has(event.public.side), 'order', 'a new seed of a side that has not joined');
      demand(
        event.public.chain === roots.chain,
        'chain',
        `a seed for chain ${event.public.chain}, chain ${roots.chain} is in force`,
      );
      this.#seed(event.public.side, event.public.seed);
    } else if (event.type === 'rerooted') {
      demand(
        event.public.chain === roots.chain + 1,
        'chain',
        `chain ${event.public.chain} after chain ${roots.chain}`,
      );
      demand(
        event.public.used === roots.rolls,
        'chain',
        `${roots.rolls} rolls were made, not ${event.public.used}`,
      );
      const { open, secret } = event.public;
      demand(
        !this.roots.some((old) => old.open === open || old.secret === secret),
        'chain',
        'roots that were used before',
      );
      this.#root(event.public);
    } else if (event.type === 'ended') this.#end(event.public.result.winner);
    else if (event.type === 'unsealed') {
      demand(this.#over === 'ended', 'order', 'opened before the end');
      this.#over = 'unsealed';
    } else await this.#move(event);
  }

  #open(event: Opened): void {
    const { rulesVersion, sides, commitments } = event.public;
    demand(this.#opened === undefined, 'order', 'the match is opened twice');
    demand(sides[0] !== sides[1], 'side', 'both sides have the same id');
    demand(commitments.chain === 1, 'chain', 'the first chain is not number 1');
    this.#opened = event;
    this.#version = rulesVersion;
    this.#root(commitments);
  }

  #root({ chain, open, secret }: Commitments): void {
    this.roots.push({ chain, open, secret, seeds: {}, link: unhex(open), rolls: 0 });
  }

  #join(side: string, seed: string): void {
    demand(!this.#joined.has(side), 'order', 'this side has joined already');
    this.#joined.add(side);
    this.#seed(side, seed);
  }

  #seed(side: string, seed: string): void {
    const { seeds } = this.now();
    demand(this.sides.includes(side), 'side', `no side ${side}`);
    demand(!Object.hasOwn(seeds, side), 'seed', 'this side has given its seed already');
    demand(!this.roots.some((old) => old.seeds[side] === seed), 'seed', 'this seed was given before');
    this.#update({ seeds: { ...seeds, [side]: seed } });
  }

  #update(change: Partial<Roots>): void {
    this.roots[this.roots.length - 1] = { ...this.now(), ...change };
  }

  #end(winner: string | null): void {
    demand(winner === null || this.sides.includes(winner), 'side', `no side ${winner}`);
    this.#over = 'ended';
  }

  /** Events that change the position. */
  async #move(event: Extract<Event, { readonly type: 'played' | 'takenBack' | 'moved' }>): Promise<void> {
    demand(this.#joined.size === 2, 'order', 'play before both sides have joined');
    if (event.type === 'played') await this.#play(event);
    else if (event.type === 'takenBack') this.#takeBack(event.public);
    else {
      const { from, to } = event.public;
      demand(
        from === this.#version && to > from,
        'version',
        `rules ${from} to ${to}, but ${this.#version} are in force`,
      );
      this.#version = to;
    }
  }

  async #play({ match, n, public: { orders, rolls } }: Played): Promise<void> {
    demand(
      orders.every(({ side }) => this.sides.includes(side)),
      'side',
      'an order of nobody',
    );
    demand(inPlace(rolls, orders.length), 'after', 'a roll out of its place');
    for (const [index, roll] of rolls.entries()) {
      await this.#roll(match, roll, orders.slice(0, roll.after));
      this.#held(n, index, roll);
    }
    this.#played.push({ n, orders: orders.length });
  }

  async #roll(match: string, roll: Roll, orders: readonly unknown[]): Promise<void> {
    const { k, chain, purpose, dice } = roll;
    const { seeds, link: known, rolls, chain: inForce } = this.now();
    demand(isSeeded(this.sides, seeds), 'seed', 'a roll before both sides have given their seeds');
    demand(chain === inForce, 'chain', `a roll of chain ${chain}, chain ${inForce} is in force`);
    demand(k === rolls + 1, 'k', `roll ${k} where ${rolls + 1} is due`);
    demand(k <= LAST_ROLL, 'k', `roll ${k} of a chain that ends with ${LAST_ROLL}`);
    const link = unhex(roll.link);
    demand(hex(await sha256(link)) === hex(known), 'link', 'the link does not hash to the one before');
    const fell = await faces(link, { match, stream: 'open', chain, k, purpose, dice, orders, seeds });
    demand(canonical(roll.faces) === canonical(fell), 'faces', `${purpose}: what fell is ${fell.join()}`);
    checkReading(roll);
    this.#update({ link, rolls: k });
    this.rolls += 1;
  }

  #takeBack({ event, orders }: { readonly event: number; readonly orders: number }): void {
    const at = this.#played.findIndex(({ n }) => n === event);
    demand(
      orders <= (this.#played[at]?.orders ?? -1),
      'place',
      'taken back to a place that is not in the course of play',
    );
    this.#played.splice(at, Infinity, { n: event, orders });
  }
}

/** Total and outcome follow from faces, modifiers and rows. */
function checkReading({ purpose, faces, modifiers, total, outcomes, outcome }: Roll): void {
  const amounts = modifiers.filter(({ on }) => on === 'die').map(({ amount }) => amount);
  const due = [...faces, ...amounts].reduce((sum, amount) => sum + amount, 0);
  demand(total === due, 'total', `${purpose}: the total is ${due}`);
  const row = outcomes.find(([atMost]) => total <= atMost);
  demand(outcome === row?.[1], 'outcome', `${purpose}: the outcome is ${row?.[1] ?? 'none'}`);
}

/** Whether both sides have given their seeds. */
export function isSeeded(sides: readonly string[], seeds: Roots['seeds']): boolean {
  return sides.every((side) => Object.hasOwn(seeds, side));
}

/** Whether rolls or draws stand among an event's orders in ascending places. */
export function inPlace(thrown: readonly { readonly after: number }[], orders: number): boolean {
  return thrown.every(({ after }, i) => after >= (thrown[i - 1]?.after ?? 0) && after <= orders);
}
