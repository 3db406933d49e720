/**
 * Makes whole journals for tests, through the public face of the journal: deterministic bytes, invented
 * orders.
 */
import {
  type BeaconRound,
  type BeaconTerms,
  ChainLinks,
  canonicalJson,
  digestOfSeed,
  type EndReason,
  type EventBody,
  type ExportReader,
  emptyHead,
  exportJournal,
  type Head,
  LiveChance,
  type MadeEvent,
  makeEvent,
  newChain,
  orderedEvent,
  type PlayedInput,
  playedEvent,
  type RerootReason,
  type StoredRow,
  sealState,
  seedFromWords,
  sha256Hex,
} from '../../src/journal/index.js';
import type {
  DrawRecord,
  DrawSpec,
  Json,
  Order,
  PublicOrder,
  Purposes,
  RollRecord,
  RollSpec,
  Side,
} from '../../src/referee/index.js';

/** 32 bytes that anyone can make again: SHA-256 of a label. */
export function bytesOf(label: string): Buffer {
  return Buffer.from(sha256Hex(label), 'hex');
}

/** What happens in a made event, in order. */
export type Deed =
  | { readonly order: PublicOrder; readonly full?: Order }
  | { readonly roll: RollSpec }
  | { readonly draw: DrawSpec }
  | { readonly tell: Side; readonly key: string };

const chains = new Map<string, ReturnType<typeof newChain>>();

/** All that random journals roll for. */
export const PURPOSES: Purposes = Object.fromEntries(
  ['melee', '白兵戦', 'wind', '\u{1F3B2}'].map((purpose) => [purpose, { faces: 6, most: 4 }]),
);

export class Maker {
  readonly rows: StoredRow[] = [];
  readonly sides = ['JP', 'RU'] as const;
  readonly secrets: Buffer[] = [];
  readonly roots: Buffer[] = [];
  readonly match: string;
  readonly hides: boolean;
  head: Head;
  chain = 0;
  nextRoll = 1;
  nextDraw = 1;
  seeds: { [side: string]: string } = {};
  /** Who came first in the ceremony of the chain in force. */
  first: Side | undefined;
  terms: BeaconTerms | null = null;
  /** Whether the sides are drawn by lot. */
  lot = false;
  #round: BeaconRound | undefined;
  #links = new ChainLinks(new Uint8Array(2048));

  constructor(match = 'm1', hides = true) {
    this.match = match;
    this.hides = hides;
    this.head = emptyHead(match);
  }

  get secret(): Buffer {
    return this.secrets[this.chain - 1] ?? Buffer.alloc(0);
  }
  get at(): string {
    return `2026-11-21T10:${String(this.head.n % 60).padStart(2, '0')}:30Z`;
  }

  commitments() {
    this.chain += 1;
    this.nextRoll = 1;
    this.nextDraw = 1;
    this.seeds = {};
    this.first = undefined;
    const label = `${this.match} chain ${this.chain}`;
    const data = chains.get(label) ?? newChain(bytesOf(label));
    chains.set(label, data);
    this.#links = new ChainLinks(data.checkpoints);
    this.roots.push(bytesOf(label));
    this.secrets.push(bytesOf(`${this.match} secret ${this.chain}`));
    return { chain: this.chain, open: data.commitment, secret: sha256Hex(this.secret) };
  }

  add(body: EventBody): MadeEvent['event'] {
    return this.keep({ ...makeEvent(this.head, body), open: {} });
  }

  keep({ event, text, open }: MadeEvent & { readonly open: StoredRow['open'] }): MadeEvent['event'] {
    this.rows.push({ text, open });
    this.head = event;
    return event;
  }

  open(): this {
    const setting = {
      game: 'kyuchorei',
      scenario: 'standard',
      options: { fog: 'yes' },
      terms: { clock: { days: 7 }, ...(this.lot ? { sides: 'lot' } : {}) },
      rulesVersion: 1,
    };
    const { sides, hides } = this;
    this.add({
      type: 'opened',
      at: this.at,
      public: {
        ...setting,
        pack: null,
        sides,
        commitments: this.commitments(),
        hides,
        purposes: { ...PURPOSES, identity: { faces: 'rows', most: 1 } },
        beacon: this.terms,
      },
    });
    return this;
  }

  /** The seed of a side for the chain in force. */
  seedOf(side: Side): string {
    return sha256Hex(`${side} ${this.chain}`);
  }

  /** Takes a seat; nothing of the ceremony. */
  sit(side: Side): this {
    this.add({ type: 'joined', at: this.at, public: { side } });
    return this;
  }

  commit(side: Side): this {
    this.first = side;
    const place = { match: this.match, chain: this.chain, side };
    const digest = digestOfSeed(place, this.seedOf(side));
    this.add({ type: 'committed', at: this.at, public: { side, chain: this.chain, digest } });
    return this;
  }

  /** Opens a side's seed, or the one that these canonical words make. */
  open1(side: Side, words?: string): this {
    const { match, chain, at } = this;
    const seed = words === undefined ? this.seedOf(side) : seedFromWords({ match, chain, side }, words);
    this.seeds[side] = seed;
    const typed = words === undefined ? {} : { words };
    this.add({ type: 'seeded', at, public: { side, chain, seed, ...typed } });
    return this;
  }

  /** Events 1 to 6 as in `begun`, but RU's seed is made of these canonical words. */
  typed(words: string): this {
    return this.open().join('JP').sit('RU').open1('RU', words).open1('JP');
  }

  /**
   * What a side's first press of a chain gives: a digest, or its seed, behind which the first one's opens
   * too.
   */
  seed(side: Side): this {
    if (this.first === undefined) return this.commit(side);
    return this.open1(side).open1(this.first);
  }

  join(side: Side): this {
    return this.sit(side).seed(side);
  }

  /** Events 1 to 6: opened; joined, committed; joined, seeded, seeded. */
  begun(): this {
    return this.open().join('JP').join('RU');
  }

  /** Whether the lot of the chain in force changes the sides. */
  lotChanges(): boolean {
    const { match, seeds } = this;
    const lot = sha256Hex(canonicalJson({ match, seeds, what: 'sides by lot' }));
    return Number.parseInt(lot.slice(-1), 16) % 2 === 1;
  }

  reroot(reason: RerootReason = 'restored'): this {
    const used = this.nextRoll - 1;
    this.add({ type: 'rerooted', at: this.at, public: { ...this.commitments(), used, reason } });
    return this;
  }

  chance(): LiveChance {
    const { match, chain, seeds, nextRoll, nextDraw } = this;
    return new LiveChance({
      match,
      chain,
      seeds,
      beacon: this.#round === undefined ? null : sha256Hex(Buffer.from(this.#round.signature, 'hex')),
      links: this.#links,
      secretRoot: this.secret,
      nextRoll,
      nextDraw,
    });
  }

  /** `tamper` changes what was recorded, as a dishonest server might before it seals. */
  play(deeds: readonly Deed[], tamper: (course: PlayedInput) => PlayedInput = (course) => course): this {
    const chance = this.chance();
    const orders: PublicOrder[] = [];
    const full: { index: number; order: Order }[] = [];
    const rolls: RollRecord[] = [];
    const draws: DrawRecord[] = [];
    const told: { side: Side; entry: { key: string } }[] = [];
    for (const deed of deeds) {
      if ('order' in deed) {
        if (deed.full) full.push({ index: orders.length, order: deed.full });
        orders.push(deed.order);
      } else if ('roll' in deed)
        rolls.push({ after: orders.length, ...rolled(deed.roll, chance.roll(deed.roll)) });
      else if ('draw' in deed) {
        const { side, purpose, from } = deed.draw;
        draws.push({ after: orders.length, side, purpose, from, ...chance.draw(deed.draw) });
      } else told.push({ side: deed.tell, entry: { key: deed.key } });
    }
    const log = [{ key: '戦闘.none', unit: 'R-III-33', lost: 1 }];
    const { sides, hides, secret: secretRoot, at } = this;
    const beacon = this.#round;
    this.#round = undefined;
    const course = tamper({
      at,
      orders,
      full,
      rolls,
      draws,
      log,
      told,
      state: { turn: this.head.n },
      beacon,
    });
    this.keep(playedEvent(this.head, { sides, hides, secretRoot }, course));
    this.nextRoll = chance.used.nextRoll;
    this.nextDraw = chance.used.nextDraw;
    return this;
  }

  /** Orders that wait for a round. */
  order(orders: readonly PublicOrder[], seen: number, round = seen + (this.terms?.wait ?? 0)): this {
    const { sides, hides, secret: secretRoot, at } = this;
    this.keep(orderedEvent(this.head, { sides, hides, secretRoot }, { at, orders, full: [], seen, round }));
    return this;
  }

  /** The next thing played falls by this round. */
  with(round: BeaconRound): this {
    this.#round = round;
    return this;
  }

  takeBack(event: number, orders: number): this {
    const { seal: state, opening } = sealState(this.secret, this.match, this.head.n + 1, this.hides, {
      back: event,
    });
    this.keep({
      ...makeEvent(this.head, { type: 'takenBack', at: this.at, public: { event, orders }, state }),
      open: { state: opening },
    });
    return this;
  }

  move(from: number, to: number): this {
    const { seal: state, opening } = sealState(this.secret, this.match, this.head.n + 1, this.hides, {
      version: to,
    });
    this.keep({
      ...makeEvent(this.head, {
        type: 'moved',
        at: this.at,
        public: { from, to, purposes: PURPOSES },
        state,
      }),
      open: { state: opening },
    });
    return this;
  }

  end(reason: EndReason = 'rules', winner: Side | null = 'JP'): this {
    this.add({
      type: 'ended',
      at: this.at,
      public: { result: { winner, key: 'result.points', clause: 'KY-11.1' }, reason },
    });
    return this;
  }

  unseal(): this {
    this.add({
      type: 'unsealed',
      at: this.at,
      public: {
        roots: this.roots.map((root) => root.toString('hex')),
        secrets: this.secrets.map((secret) => secret.toString('hex')),
      },
    });
    return this;
  }

  file(reader: ExportReader): string {
    return exportJournal(reader, this.rows);
  }
}

function rolled(
  spec: RollSpec,
  { faces, proof }: { readonly faces: readonly number[]; readonly proof: Json },
): Omit<RollRecord, 'after'> {
  const { purpose, dice, modifiers = [], outcomes = [] } = spec;
  const amounts = modifiers.filter(({ on }) => on === 'die').map(({ amount }) => amount);
  const total = [...faces, ...amounts].reduce((sum, amount) => sum + amount, 0);
  const outcome = outcomes.find(([atMost]) => total <= atMost)?.[1];
  return {
    purpose,
    dice,
    faces,
    modifiers,
    total,
    outcomes,
    ...(outcome === undefined ? {} : { outcome }),
    proof,
  };
}
