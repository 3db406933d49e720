/** Rolls and draws, computed anew. SPEC sections 4 and 5. */
import { type Bytes, canonical, hex, hmac, sha256 } from './json.js';

export interface Message {
  readonly match: string;
  readonly stream: 'open' | 'secret';
  readonly chain: number;
  readonly k: number;
  readonly purpose: string;
  readonly dice: readonly number[];
  /** The event's public orders up to here. */
  readonly orders: readonly unknown[];
  readonly seeds: { readonly [side: string]: string };
}

/** The faces that a key and a message give. */
export async function faces(key: Bytes, { orders, ...message }: Message): Promise<number[]> {
  const cause = hex(await sha256(canonical(orders)));
  const text = canonical({ v: 1, beacon: null, cause, ...message });
  const bytes: number[] = [];
  const found: number[] = [];
  for (let block = 0, at = 0; found.length < message.dice.length; at += 1) {
    if (at === bytes.length) {
      bytes.push(...(await hmac(key, text, Uint8Array.of(block >> 24, block >> 16, block >> 8, block))));
      block += 1;
    }
    const die = message.dice[found.length] ?? 1;
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
