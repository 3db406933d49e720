/** What was measured at each size, a line a question. */
import type { Cost } from './questions.js';

/** A store of one size: what it weighs and what it is asked. */
export interface Measured {
  readonly size: number;
  readonly events: number;
  /** Bytes on the disk. */
  readonly bytes: number;
  /** Bytes that a submission added. */
  readonly added: number;
  /** Milliseconds from opening the store to its first answer. */
  readonly start: number;
  readonly asked: ReadonlyMap<string, Cost>;
}

const KILO = 1000;
/** The largest store may cost so much more than the smallest. */
const FLAT = 1.5;

export function printGrowth(stores: readonly Measured[]): void {
  for (const { size, events, bytes, added, start } of stores)
    console.log(
      `${size} matches, ${events} events: ${(bytes / KILO / KILO).toFixed(0)} MB, ${(bytes / size / KILO).toFixed(1)} kB a match; ${(added / KILO).toFixed(1)} kB a submission; opened in ${start.toFixed(0)} ms`,
    );
  for (const what of stores[0]?.asked.keys() ?? []) {
    const costs = stores.map(({ size, asked }) => ({ size, cost: asked.get(what) }));
    const each = costs.map(
      ({ size, cost }) => `${size}: ${cost?.clock.toFixed(2)} (${cost?.processor.toFixed(2)})`,
    );
    const ratio = (costs.at(-1)?.cost?.clock ?? 0) / (costs[0]?.cost?.clock ?? 1);
    const grown = stores.length > 1 ? `; ratio ${ratio.toFixed(2)} (at most ${FLAT})` : '';
    console.log(`${what}: ${each.join(', ')}${grown}`);
  }
}
