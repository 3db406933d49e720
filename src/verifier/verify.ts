/**
 * Reads an exported journal line by line and stops at the first fault. SPEC section 11 is the order of the
 * checks.
 */
import { Course, type RollListener } from './course.js';
import { canonical, hex, sha256 } from './json.js';
import {
  demand,
  type Head,
  type Place,
  type Report,
  type RoundChecker,
  type Summary,
  VerifierError,
} from './report.js';
import { Seals } from './seals.js';
import { type Event, isEvent, isHeader, isRow } from './shape.js';

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
    const { remarks } = rounds;
    const renewed = Object.fromEntries(chains.renewed);
    const counts = { events: last.n, rolls, draws, seals, states, renewed, takenBack, abandoned };
    return { ...counts, beacon, remarks, headNumber: last.n, headHash: last.hash, complete };
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
