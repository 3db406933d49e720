/**
 * The chains of a match one after the other, and the ceremony of each: digest, seed, seed. SPEC sections 3
 * and 4.
 */
import { seedDigest, seedOfWords } from './chance.js';
import { type Bytes, canonical, hex, sha256, unhex } from './json.js';
import { demand, type OwnWords, type Remark } from './report.js';
import type { Commitments, Event, Opened } from './shape.js';

/** A chain's last link is its root. */
const LAST_ROLL = 4095;
/** An event that leaves fewer links is followed by new roots. */
const RESERVE = 512;

/** The roots in force from one commitment to the next. `link` is the newest that is known. */
export interface Roots {
  readonly chain: number;
  readonly open: string;
  readonly secret: string;
  readonly committed?: { readonly side: string; readonly digest: string };
  readonly seeds: { readonly [side: string]: string };
  readonly link: Bytes;
  readonly rolls: number;
}

type Ceremony = Extract<Event, { readonly type: 'committed' | 'seeded' }>;
type Rerooted = Extract<Event, { readonly type: 'rerooted' }>;

export class Chains {
  /** What is in force is the last. */
  readonly all: Roots[] = [];
  /** What players typed themselves. */
  readonly words: OwnWords[] = [];
  readonly remarks: Remark[] = [];
  /** Where whoever committed first of all sits now. */
  #first: string | undefined;
  #sides: readonly string[] = [];
  /** Whether the persons are still to draw lots for the sides. */
  #lot = false;
  /** New roots by reason. */
  readonly renewed = new Map<Rerooted['public']['reason'], number>();

  /** The roots in force. */
  now(): Roots {
    const roots = this.all.at(-1);
    demand(roots !== undefined, 'order', 'the first event does not open the match');
    return roots;
  }

  /** Whether both seeds of the chain in force are open. */
  get seeded(): boolean {
    return Object.keys(this.now().seeds).length === 2;
  }

  /** Whether the chain in force has come so near to its end that nothing but new roots may follow. */
  get usedUp(): boolean {
    return this.leftUsedUp(this.all.length - 1);
  }

  /** Whether the chain at this place was left because its links were used up. */
  leftUsedUp(place: number): boolean {
    return LAST_ROLL - (this.all[place]?.rolls ?? 0) < RESERVE;
  }

  /** The first chain of a match, with what of its terms says who sits where. */
  start({ sides, terms, commitments }: Opened['public']): void {
    this.#sides = sides;
    this.#lot = terms.sides === 'lot';
    this.begin(commitments);
  }

  begin({ chain, open, secret }: Commitments): void {
    this.all.push({ chain, open, secret, seeds: {}, link: unhex(open), rolls: 0 });
  }

  /** New roots behind those in force. */
  renew({ public: { chain, open, secret, used, reason } }: Rerooted): void {
    const now = this.now();
    demand(chain === now.chain + 1, 'chain', `chain ${chain} after chain ${now.chain}`);
    demand(used === now.rolls, 'chain', `${now.rolls} rolls were made, not ${used}`);
    const known = this.all.some((old) => old.open === open || old.secret === secret);
    demand(!known, 'chain', 'roots that were used before');
    demand((reason === 'used up') === this.usedUp, 'chain', `${reason}, with ${used} rolls made`);
    const { committed } = now;
    const missing = committed !== undefined && !Object.hasOwn(now.seeds, committed.side);
    demand(reason !== 'lost seed' || missing, 'chain', 'no seed was missing that had been committed to');
    this.renewed.set(reason, (this.renewed.get(reason) ?? 0) + 1);
    this.begin({ chain, open, secret });
  }

  /** A digest or a seed of a side that has joined. */
  async take(event: Ceremony): Promise<void> {
    const { side, chain } = event.public;
    const { chain: inForce, committed, seeds } = this.now();
    demand(chain === inForce, 'chain', `a seed for chain ${chain}, chain ${inForce} is in force`);
    if (event.type === 'committed') {
      demand(committed === undefined, 'order', 'this chain has its digest already');
      this.#first ??= side;
      if (this.#first !== side)
        this.remarks.push({ event: event.n, code: 'first', message: `${side} committed first this time` });
      return this.#update({ committed: { side, digest: event.public.digest } });
    }
    demand(committed !== undefined, 'order', 'a seed before anybody has committed himself');
    demand(!Object.hasOwn(seeds, side), 'order', 'this side has given its seed already');
    const { seed, words } = event.public;
    const place = { match: event.match, chain, side };
    // Behind a digest words could be guessed.
    demand(words === undefined || side !== committed.side, 'seed', 'words of the side that was committed');
    const made = words === undefined ? seed : await seedOfWords(place, words);
    demand(seed === made, 'seed', 'the seed is not what the words make');
    if (side === committed.side) {
      demand(Object.keys(seeds).length === 1, 'order', 'the committed seed comes after the other');
      const digest = await seedDigest(place, seed);
      demand(digest === committed.digest, 'seed', 'the seed does not fit its digest');
    }
    demand(!this.all.some((old) => old.seeds[side] === seed), 'seed', 'this seed was given before');
    if (words !== undefined) this.words.push({ chain, side, words });
    this.#update({ seeds: { ...seeds, [side]: seed } });
    if (this.#lot && this.seeded) await this.#draw(event.match);
  }

  /** The lot is drawn once: whoever committed first may sit on the other side from here on. */
  async #draw(match: string): Promise<void> {
    this.#lot = false;
    const { seeds } = this.now();
    const lot = hex(await sha256(canonical({ match, seeds, what: 'sides by lot' })));
    if (Number.parseInt(lot.slice(-1), 16) % 2 === 1)
      this.#first = this.#sides.find((side) => side !== this.#first);
  }

  /** The next link of the chain in force; it must hash to the one before. */
  async reveal(k: number, chain: number, link: string): Promise<Bytes> {
    const now = this.now();
    demand(this.seeded, 'seed', 'a roll before both sides have given their seeds');
    demand(chain === now.chain, 'chain', `a roll of chain ${chain}, chain ${now.chain} is in force`);
    demand(k === now.rolls + 1, 'k', `roll ${k} where ${now.rolls + 1} is due`);
    demand(k <= LAST_ROLL, 'k', `roll ${k} of a chain that ends with ${LAST_ROLL}`);
    const raw = unhex(link);
    demand(hex(await sha256(raw)) === hex(now.link), 'link', 'the link does not hash to the one before');
    this.#update({ link: raw, rolls: k });
    return raw;
  }

  #update(change: Partial<Roots>): void {
    this.all[this.all.length - 1] = { ...this.now(), ...change };
  }

  /** All roots opened at the end, as each chain committed to them. Gives the next link of each. */
  async open(roots: readonly string[], secrets: readonly string[]): Promise<readonly Bytes[]> {
    const { length } = this.all;
    const next: Bytes[] = [];
    demand(roots.length === length, 'root', 'not one open root for each chain');
    demand(secrets.length === length, 'secret', 'not one secret root for each chain');
    for (const [i, { chain, open, secret, rolls }] of this.all.entries()) {
      let link = unhex(roots[i] ?? '');
      for (let k = LAST_ROLL; k > 0; k -= 1) {
        if (k === rolls + 1) next[i] = link;
        link = await sha256(link);
      }
      demand(hex(link) === open, 'root', `chain ${chain}: not the root committed to`);
      const digest = hex(await sha256(unhex(secrets[i] ?? '')));
      demand(digest === secret, 'secret', `chain ${chain}: not the secret root committed to`);
    }
    return next;
  }
}
