/** Time and chance of a demonstration: the real ones, or those of a seed. */
import { createHash, randomBytes } from 'node:crypto';
import type { ServiceEffects } from '../../src/cli/running/house.js';
import type { PickNumber } from './filling.js';

const BEGIN = Date.UTC(2026, 0, 5, 9);
/** Milliseconds between two turns at a table. */
const TURN = 10 * 60_000;

export interface Fate extends ServiceEffects {
  /** The choices of the player with this number. */
  picks(player: number): PickNumber;
  /** Lets time pass until the next turn. */
  pass(): void;
}

/** Everything that a seed decides, the same each time; without one nothing can be foreseen. */
export function demoFate(seed: number | undefined): Fate {
  if (seed === undefined) {
    const clock = () => new Date();
    return {
      clock,
      random: randomBytes,
      tick: 0,
      picks: () => picker(randomBytes(4).readUInt32BE()),
      pass: () => {},
    };
  }
  let now = BEGIN;
  let drawn = 0;
  const block = () => createHash('sha256').update(`denrei demo ${seed} ${drawn++}`).digest();
  return {
    clock: () => new Date(now),
    tick: 0,
    random: (bytes) => {
      const blocks: Buffer[] = [];
      for (let length = 0; length < bytes; length += 32) blocks.push(block());
      return Buffer.concat(blocks).subarray(0, bytes);
    },
    picks: (player) => picker(seed * 2 + player),
    pass: () => {
      now += TURN;
    },
  };
}

/** Numbers that only look random (mulberry32), the same for the same seed. */
function picker(seed: number): PickNumber {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}
