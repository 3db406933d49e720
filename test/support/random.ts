/**
 * Randomness out of a seed, for whole services: the same ids and roots, and with them the same dice, in every
 * run.
 */
import { createHash } from 'node:crypto';

/**
 * Gives bytes. Each length has a stream of its own: how many links were sent meanwhile (6 bytes each) does
 * not change the next match's id (12) or roots (32).
 */
export function seededBytes(seed: string): (length: number) => Uint8Array {
  const asked = new Map<number, number>();
  return (length) => {
    const count = asked.get(length) ?? 0;
    asked.set(length, count + 1);
    const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, i) =>
      createHash('sha256').update(`${seed}/${length}/${count}/${i}`).digest(),
    );
    return new Uint8Array(Buffer.concat(blocks).subarray(0, length));
  };
}
