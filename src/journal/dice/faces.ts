/** From a key and a message to faces. SPEC section 5. */
import type { Side } from '../../referee/index.js';
import { canonicalJson, hmac } from '../canonical.js';
import { JournalError } from '../errors.js';

/** Each side's opened seed, in hex. */
export type Seeds = { readonly [side: Side]: string };

/** What a roll or draw of a match depends on beside its own count. */
export interface RollPlace {
  readonly match: string;
  /** Number of the roots in force, from 1. */
  readonly chain: number;
  readonly seeds: Seeds;
  /** What the round of the beacon gives (hex), null on the chain alone. */
  readonly beacon: string | null;
}

/**
 * Everything that decides a throw beside its key. Nothing here is left to anybody's choice: neither purpose
 * nor dice nor orders.
 */
export interface Message extends RollPlace {
  readonly v: 2;
  readonly stream: 'open' | 'secret';
  readonly k: number;
}

/** The message of a roll (`open`) or of a draw (`secret`). */
export function messageOf(place: RollPlace, stream: 'open' | 'secret', k: number): Message {
  const { match, chain, seeds, beacon } = place;
  return { v: 2, match, stream, chain, k, seeds, beacon };
}

/**
 * The faces of these dice under a key and a message. Throws JournalError `bad-dice` unless every die has 1 to
 * 256 faces.
 */
export function facesOf(key: Uint8Array, message: Message, dice: readonly number[]): readonly number[] {
  for (const die of dice) checkDie(die);
  const bytes = byteStream(key, canonicalJson(message));
  return dice.map((die) => face(die, bytes));
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
