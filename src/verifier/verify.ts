/**
 * Reads an exported journal line by line and stops at the first fault. SPEC section 11 is the order of the
 * checks.
 */

import { drawDice, drawKey, faces, pick, randomness } from './chance.js';
import { type Bytes, canonical, hex, hmac, sha256, unhex } from './json.js';
import {
  type Abandoned,
  demand,
  type Head,
  type Place,
  type Report,
  type RoundChecker,
  type Summary,
  VerifierError,
} from './report.js';
import { Chains, type Roots } from './roots.js';
import { checkForced, Rounds } from './rounds.js';
import {
  type Draw,
  type Event,
  isDraws,
  isEvent,
  isHeader,
  isRow,
  isSideContent,
  type Opened,
  type Openings,
  type OrderedEvent,
  type Played,
  type PurposeTable,
  type Roll,
} from './shape.js';

/** The purpose of a roll is one of the match, with dice of its size and number. */
function checkPurpose(purposes: PurposeTable, { purpose, dice, outcomes }: Roll): void {
  const named = Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined;
  demand(named !== undefined, 'purpose', `${purpose}: the match names no such purpose`);
  const size = named.faces === 'rows' ? outcomes.length : named.faces;
  demand(size >= 2 && size <= 256, 'purpose', `${purpose}: no die has ${size} faces`);
  demand(dice.length >= 1 && dice.length <= named.most, 'purpose', `${purpose}: ${dice.length} dice`);
  demand(
    dice.every((die) => die === size),
    'purpose',
    `${purpose}: dice of ${dice.join()}, due are ${size}`,
  );
  const results = outcomes.map(([, result]) => result);
  const sorted = named.faces !== 'rows' || canonical(results) === canonical([...results].sort());
  demand(sorted, 'purpose', `${purpose}: the rows are not sorted`);
}

/** Total and outcome follow from faces, modifiers and rows. */
function checkReading({ purpose, faces, modifiers, total, outcomes, outcome }: Roll): void {
  const amounts = modifiers.filter(({ on }) => on === 'die').map(({ amount }) => amount);
  const due = [...faces, ...amounts].reduce((sum, amount) => sum + amount, 0);
  demand(total === due, 'total', `${purpose}: the total is ${due}`);
  const row = outcomes.find(([atMost]) => total <= atMost);
  demand(outcome === row?.[1], 'outcome', `${purpose}: the outcome is ${row?.[1] ?? 'none'}`);
}

/** Whether rolls or draws stand among an event's orders in ascending places. */
function inPlace(thrown: readonly { readonly after: number }[], orders: number): boolean {
  return thrown.every(({ after }, i) => after >= (thrown[i - 1]?.after ?? 0) && after <= orders);
}

/**
 * Told of each roll that held: chain, faces, total and outcome are right. `index`: its place in its event,
 * from 0.
 */
type RollListener = (event: number, index: number, roll: Roll) => void;

type Unsealed = Extract<Event, { readonly type: 'unsealed' }>;
type Ended = Extract<Event, { readonly type: 'ended' }>;

class Course {
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
    this.chains.start(event.public);
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

// Seals: checked as far as a reader may open them, and once more with the secret roots. SPEC sections 6 and
// 8.

/** A line whose openings are checked again at the end. */
interface Kept {
  readonly place: Place;
  readonly event: Event;
  readonly open: Openings;
  readonly roots: Roots;
}

class Seals {
  readonly #course: Course;
  readonly #kept: Kept[] = [];
  readonly seals = { opened: 0, closed: 0 };
  readonly states = { opened: 0, closed: 0 };
  /** Draws that have been computed anew. */
  draws = 0;

  constructor(course: Course) {
    this.#course = course;
  }

  /** Checks an event's seals against the openings beside it. `reader`: whom the file is for. */
  async read(place: Place, reader: string, event: Event, shown: Openings | undefined): Promise<void> {
    const open = shown ?? {};
    const played = event.type === 'played' || event.type === 'ordered';
    const names = played ? [...this.#course.sides, 'draws'].sort() : [];
    const seals = new Map(Object.entries(played ? event.seals : {}));
    demand(
      canonical([...seals.keys()].sort()) === canonical(names),
      'seals',
      'not one seal a side and one for the draws',
    );
    const due = names.filter((name) => reader === 'all' || reader === name);
    if ('state' in event) seals.set('state', event.state);
    const sealed = Object.keys(open).filter(
      (name) => !(name === 'state' && reader === 'all' && 'state' in event),
    );
    const right =
      canonical(sealed.sort()) === canonical(due) && (shown === undefined || Object.keys(open).length > 0);
    demand(right, 'open', `not the openings of a file for ${reader}`);
    for (const [name, { salt, content }] of Object.entries(open)) {
      demand((salt === '') === (name === 'state' && !this.#course.hides), 'salt', `${name}: wrongly salted`);
      const digest = hex(await sha256(unhex(salt), canonical(content)));
      demand(digest === seals.get(name), 'seal', `${name}: the opening does not fit the seal`);
      if (played) this.#readContent(event, name, content);
    }
    this.#kept.push({ place: { ...place }, event, open, roots: this.#course.chains.now() });
    this.seals.opened += due.length;
    this.seals.closed += names.length - due.length;
    if ('state' in event) this.states['state' in open ? 'opened' : 'closed'] += 1;
  }

  /**
   * With the secret roots opened: every salt and every draw. Moves `place` to the line that is read again.
   */
  async unseal(place: Place, secrets: readonly string[]): Promise<void> {
    const opened = secrets.map(unhex);
    const here = { ...place };
    for (const kept of this.#kept) {
      Object.assign(place, kept.place);
      await this.#unsealRow(kept, opened[kept.roots.chain - 1] ?? new Uint8Array());
    }
    Object.assign(place, here);
  }

  async #unsealRow({ event, open, roots }: Kept, secret: Bytes): Promise<void> {
    for (const [name, { salt }] of Object.entries(open)) {
      const due = hex(await hmac(secret, canonical({ match: event.match, n: event.n, salt: name })));
      demand(salt === '' || salt === due, 'salt', `${name}: the salt does not come from the secret root`);
    }
    const draws = open.draws?.content;
    if ((event.type !== 'played' && event.type !== 'ordered') || !isDraws(draws)) return;
    demand(inPlace(draws, event.public.orders.length), 'after', 'a draw out of its place');
    this.#checkRound(event, draws);
    for (const draw of draws) await this.#draw(draw, event, roots, secret);
    for (const side of this.#course.sides) {
      const own = draws
        .filter((draw) => draw.side === side)
        .map(({ after, purpose, ids }) => ({ after, purpose, ids }));
      const content = open[side]?.content;
      demand(
        isSideContent(content) && canonical(content.draws) === canonical(own),
        'draw',
        `${side} was told of other draws`,
      );
    }
  }

  /** With a beacon a draw, like a roll, falls by the round that was named for it. */
  #checkRound({ n, type, public: { orders } }: Played | OrderedEvent, draws: readonly Draw[]): void {
    if (draws.length === 0) return;
    demand(type === 'played', 'draw', 'a draw in an event that only orders');
    const { beacons, alone } = this.#course;
    if (beacons.has(n)) checkForced(orders, draws.at(-1)?.after ?? 0);
    else demand(alone.has(n), 'beacon', 'a draw that was not ordered');
  }

  readonly #drawn = new Map<number, number>();

  async #draw(
    draw: Draw,
    event: Played | OrderedEvent,
    { chain, seeds }: Roots,
    secret: Bytes,
  ): Promise<void> {
    const { side, k, purpose, from, ids } = draw;
    const due = (this.#drawn.get(chain) ?? 0) + 1;
    demand(this.#course.sides.includes(side), 'side', `no side ${side}`);
    const seeded = Object.keys(seeds).length === 2;
    demand(seeded, 'seed', 'a draw before both sides have given their seeds');
    demand(k === due, 'k', `draw ${k} where ${due} is due`);
    const pool = new Set(from).size === from.length && from.length <= 256 && ids.length <= from.length;
    demand(pool, 'draw', `${purpose}: not a pool to draw from`);
    const dice = drawDice(from, ids.length);
    const { match, n } = event;
    const beacon = this.#course.beacons.get(n) ?? null;
    const message = { match, stream: 'secret', chain, k, seeds, beacon } as const;
    const drawn = pick(from, await faces(await drawKey(secret, k), message, dice));
    demand(canonical(ids) === canonical(drawn), 'draw', `${purpose}: what was drawn is ${drawn.join()}`);
    this.#drawn.set(chain, k);
    this.draws += 1;
  }

  #readContent({ public: { orders } }: Played | OrderedEvent, name: string, content: unknown): void {
    if (name === 'state') return;
    if (name === 'draws') demand(isDraws(content), 'content', 'not the shape of sealed draws');
    else {
      demand(isSideContent(content), 'content', `not the shape of what ${name} is told`);
      const indexes = content.orders.map(([index]) => index);
      const own = indexes.every(
        (index, i) => index > (indexes[i - 1] ?? -1) && isOrderOf(orders[index], name),
      );
      demand(own, 'content', `${name}: an order in full that is not one of its orders`);
      demand(inPlace(content.draws, orders.length), 'after', `${name}: a draw out of its place`);
    }
    const draws = isDraws(content) ? content : content.draws;
    demand(draws.length === 0 || this.#course.hides, 'draw', 'a draw in a game that hides nothing');
  }
}

/** Whether an entry of an event's orders is an order of this side. */
function isOrderOf(entry: Played['public']['orders'][number] | undefined, side: string): boolean {
  return entry !== undefined && entry.side === side && entry.order !== null;
}

/**
 * `heads`: head hashes copied from mails. `held`: told of each roll as it is found right; what comes later
 * may still be wrong. `rounds`: brings what checks a beacon's signatures; asked only where the match has one.
 * `signatures`: of rounds that throws waited for which were refused; they say what these would have been.
 */
export interface Options {
  readonly heads?: readonly Head[];
  readonly held?: RollListener;
  readonly rounds?: () => Promise<RoundChecker>;
  readonly signatures?: ReadonlyMap<number, string>;
}

/**
 * Checks the text of an exported journal. Whatever is in the text comes back as a report; throws only where
 * WebCrypto is missing.
 */
export async function verifyJournal(
  text: string,
  { heads = [], held = () => {}, rounds, signatures = new Map() }: Options = {},
): Promise<Report> {
  const reading = new Reading(heads, held, rounds, signatures);
  try {
    return { ok: true, summary: await reading.read(text.split('\n')) };
  } catch (error) {
    if (!(error instanceof VerifierError)) throw error;
    return { ok: false, fault: { ...reading.place, code: error.code, message: error.message } };
  }
}

class Reading {
  place: Place = { line: 1 };
  #header = { match: '', for: '', game: '' };
  #last: Event | undefined;
  readonly #course: Course;
  readonly #seals: Seals;
  readonly #heads: readonly Head[];

  readonly #rounds: Options['rounds'];
  readonly #signatures: ReadonlyMap<number, string>;

  constructor(
    heads: readonly Head[],
    held: RollListener,
    rounds: Options['rounds'],
    signatures: ReadonlyMap<number, string>,
  ) {
    this.#heads = heads;
    this.#rounds = rounds;
    this.#signatures = signatures;
    this.#course = new Course(held, signatures);
    this.#seals = new Seals(this.#course);
  }

  async read(lines: readonly string[]): Promise<Summary> {
    this.place = { line: lines.length };
    demand(lines.at(-1) === '', 'newline', 'the last line does not end');
    for (const [i, line] of lines.slice(0, -1).entries()) {
      this.place = { line: i + 1 };
      const value = readLine(line);
      if (i === 0) this.#readHeader(value);
      else await this.#readRow(value);
    }
    return this.#close();
  }

  #readHeader(value: unknown): void {
    demand(isHeader(value), 'header', 'not the header of a journal');
    this.#header = value;
  }

  async #readRow(row: unknown): Promise<void> {
    demand(isRow(row), 'shape', 'not an event with its openings');
    demand(isEvent(row.event), 'shape', 'not the shape of an event');
    const event = row.event;
    await this.#chainOn(event);
    await this.#course.follow(event);
    if (event.type === 'opened') this.#checkHeader(event.match, event.public.game);
    await this.#seals.read(this.place, this.#header.for, event, row.open);
    if (event.type === 'unsealed') await this.#seals.unseal(this.place, event.public.secrets);
  }

  /** Number, match, `prev`, `hash`, and the mails. */
  async #chainOn(event: Event): Promise<void> {
    const { hash, ...unhashed } = event;
    const { n, match, hash: prev } = this.#last ?? { n: 0, match: event.match, hash: '0'.repeat(64) };
    this.place.event = n + 1;
    demand(event.n === n + 1, 'number', `event ${event.n} where ${n + 1} is due`);
    demand(event.match === match, 'match', `an event of match ${event.match}`);
    demand(event.prev === prev, 'prev', 'prev is not the hash of the event before');
    demand(hex(await sha256(canonical(unhashed))) === hash, 'hash', 'the hash does not fit the event');
    const mailed = this.#heads.every((head) => head.number !== event.n || head.hash === hash);
    demand(mailed, 'head', 'an e-mail names another hash for this event');
    this.#last = event;
  }

  /** The first line says what event 1 says: a fault is the first line's, for event 1 is hashed. */
  #checkHeader(match: string, game: string): void {
    const header = this.#header;
    const place = this.place;
    this.place = { line: 1 };
    demand(
      header.match === match && header.game === game,
      'header',
      'the header names another match or game',
    );
    demand(
      ['all', 'public', ...this.#course.sides].includes(header.for),
      'header',
      `nobody is called ${header.for}`,
    );
    this.place = place;
  }

  async #close(): Promise<Summary> {
    const last = this.#last;
    demand(last !== undefined, 'empty', 'no event');
    const missing = this.#heads.find(({ number }) => number < 1 || number > last.n);
    demand(
      missing === undefined,
      'head-missing',
      `an e-mail names event ${missing?.number}, the journal has 1 to ${last.n}`,
    );
    const { rolls, unsealed: complete, chains, rounds, abandoned, takenBack } = this.#course;
    const { seals, states, draws } = this.#seals;
    const here = this.place;
    if (!complete) this.place = { line: 1 };
    demand(complete || this.#header.for !== 'all', 'header', 'a file for all before the end');
    this.place = here;
    const beacon = await this.#checkRounds();
    const { words } = chains;
    const remarks = [...rounds.remarks, ...chains.remarks].sort((a, b) => a.event - b.event);
    const renewed = Object.fromEntries(chains.renewed);
    const counts = { events: last.n, rolls, draws, seals, states, renewed, takenBack, abandoned };
    return { ...counts, beacon, words, remarks, headNumber: last.n, headHash: last.hash, complete };
  }

  /** All signatures at once; where they do not hold, the first that does not. */
  async #checkRounds(): Promise<Summary['beacon']> {
    const { beacon, throws, beaconless, refused } = this.#course.rounds;
    if (beacon === undefined) return null;
    const given = refused.flatMap(({ ordered, round }) => {
      const signature = this.#signatures.get(round);
      return signature === undefined ? [] : [{ event: ordered, round, signature }];
    });
    const fallen = throws.flatMap(({ played, round, signature }) =>
      played === undefined || signature === undefined ? [] : [{ event: played, round, signature }],
    );
    const signed = [...fallen, ...given];
    const checker = signed.length === 0 ? undefined : await this.#rounds?.();
    const checked = checker !== undefined || signed.length === 0;
    const wrong = await checker?.(beacon.key, signed);
    if (wrong !== undefined) this.place = { line: wrong.event + 1, event: wrong.event };
    demand(wrong === undefined, 'signature', `round ${wrong?.round} is not signed by ${beacon.name}`);
    return { name: beacon.name, known: beacon.known, checked, throws, beaconless, refused: refused.length };
  }
}

function readLine(line: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new VerifierError('json', 'not JSON');
  }
  demand(isCanonical(value, line), 'canonical', 'not canonical JSON');
  return value;
}

function isCanonical(value: unknown, line: string): boolean {
  try {
    return canonical(value) === line;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
