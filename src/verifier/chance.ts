/** Rolls, draws and seeds, computed anew. SPEC sections 4, 5 and 6. */
import { type Bytes, canonical, hex, hmac, sha256, unhex } from './json.js';

/** What decides a throw beside its key: nothing of what is said about it. */
export interface Message {
  readonly match: string;
  readonly stream: 'open' | 'secret';
  readonly chain: number;
  readonly k: number;
  /** Opened, by side. */
  readonly seeds: { readonly [side: string]: string };
  readonly beacon: string | null;
}

/** The faces that a key and a message give to these dice. */
export async function faces(key: Bytes, message: Message, dice: readonly number[]): Promise<number[]> {
  const text = canonical({ v: 2, ...message });
  const bytes: number[] = [];
  const found: number[] = [];
  for (let block = 0, at = 0; found.length < dice.length; at += 1) {
    if (at === bytes.length) {
      bytes.push(...(await hmac(key, text, Uint8Array.of(block >> 24, block >> 16, block >> 8, block))));
      block += 1;
    }
    const die = dice[found.length] ?? 1;
    const byte = bytes[at] ?? 0;
    if (byte < 256 - (256 % die)) found.push(1 + (byte % die));
  }
  return found;
}

/** The key of the k-th secret draw. */
export function drawKey(secret: Bytes, k: number): Promise<Bytes> {
  return hmac(secret, `draw ${k}`);
}

/** The dice of a draw: one face for each id left. */
export function drawDice(from: readonly string[], take: number): number[] {
  return Array.from({ length: take }, (_, taken) => from.length - taken);
}

/** Face f takes the f-th id left, in code-unit order. */
export function pick(from: readonly string[], thrown: readonly number[]): string[] {
  const left = [...from].sort();
  return thrown.flatMap((face) => left.splice(face - 1, 1));
}

/** Whose seed it is, for which chain. */
export interface SeedOf {
  readonly match: string;
  readonly chain: number;
  readonly side: string;
}

/** The seed of a player who has this secret (hex). */
export async function seedOf(secret: string, { match, chain, side }: SeedOf): Promise<string> {
  return hex(await hmac(unhex(secret), canonical({ chain, match, side })));
}

/** What a seed is committed to with. */
export async function seedDigest({ match, chain, side }: SeedOf, seed: string): Promise<string> {
  return hex(await sha256(canonical({ chain, match, seed, side })));
}

/** As canonical words: what they make, and what has no other spelling. */
export const WORDS = /^[a-hjkmnp-z0-9]{10,64}$/;

/** What somebody typed, as it is hashed: what looks alike is the same text. */
export function canonicalWords(typed: string): string {
  const plain = typed.normalize('NFKC').toLowerCase();
  return plain
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/[^a-z0-9]/g, '');
}

/** The seed that canonical words make: nothing else goes into it. */
export async function seedOfWords({ match, chain, side }: SeedOf, words: string): Promise<string> {
  return hex(await sha256(canonical({ chain, match, side, words })));
}

/** What a round of the beacon gives to the message. */
export async function randomness(signature: string): Promise<string> {
  return hex(await sha256(unhex(signature)));
}
