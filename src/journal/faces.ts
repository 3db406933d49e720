/** From a key and a message to faces. SPEC section 4. */
import type { PublicOrder, Side } from '../referee/index.js';
import { canonicalJson, digestOf, hmac } from './canonical.js';
import { JournalError } from './errors.js';

/** The SHA-256 of each side's seed, in hex. */
export type Seeds = { readonly [side: Side]: string };

/** What a roll or draw of a match depends on beside its own count. */
export interface RollPlace {
  readonly match: string;
  /** Number of the roots in force, from 1. */
  readonly chain: number;
  readonly seeds: Seeds;
}

/** Everything that decides a roll beside its key: nothing here is left to the server's choice. */
export interface Message {
  readonly v: 1;
  readonly match: string;
  readonly stream: 'open' | 'secret';
  readonly chain: number;
  readonly k: number;
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly cause: string;
  readonly seeds: Seeds;
  readonly beacon: null;
}

/** What is rolled: `orders` are the event's public orders up to here. */
export interface Throw {
  readonly k: number;
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly orders: readonly PublicOrder[];
}

/** The message of a roll (`open`) or of a draw (`secret`). */
export function messageOf(place: RollPlace, stream: 'open' | 'secret', thrown: Throw): Message {
  const { match, chain, seeds } = place;
  const { k, purpose, dice } = thrown;
  return {
    v: 1,
    match,
    stream,
    chain,
    k,
    purpose,
    dice,
    cause: digestOf(thrown.orders),
    seeds,
    beacon: null,
  };
}

/** The faces of a message's dice under a key. Throws JournalError `bad-dice` unless every die has 1 to 256 faces. */
export function facesOf(key: Uint8Array, message: Message): readonly number[] {
  for (const die of message.dice) checkDie(die);
  const bytes = byteStream(key, canonicalJson(message));
  return message.dice.map((die) => face(die, bytes));
}

function checkDie(die: number): void {
  if (!Number.isInteger(die) || die < 1 || die > 256)
    throw new JournalError('bad-dice', `no die has ${die} faces`);
}

function face(die: number, bytes: Iterator<number, never>): number {
  const limit = 256 - (256 % die); // bytes from here on would favour the low faces
  let byte = bytes.next().value;
  while (byte >= limit) byte = bytes.next().value;
  return 1 + (byte % die);
}

function* byteStream(key: Uint8Array, message: string): Generator<number, never> {
  const counter = Buffer.alloc(4);
  for (let block = 0; ; block += 1) {
    counter.writeUInt32BE(block);
    yield* hmac(key, message, counter);
  }
}
