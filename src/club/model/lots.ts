/** Lots: an order that nobody could choose and anybody can work out again from what the event published. */
import { createHash } from 'node:crypto';

/** The lot that something draws: hex digits, by which things are put in order. */
export function lotFor(lot: string, ...what: readonly (string | number)[]): string {
  return createHash('sha256')
    .update([lot, ...what].join(' '))
    .digest('hex');
}

/** Entries in the order of their lots for a stage, the first first. */
export function byLot(lot: string, stage: number, entries: readonly number[]): readonly number[] {
  return entries
    .map((entry) => ({ entry, drawn: lotFor(lot, 'stage', stage, 'entry', entry) }))
    .sort((a, b) => (a.drawn < b.drawn ? -1 : 1))
    .map(({ entry }) => entry);
}
