/**
 * Throws of a match with a beacon: the round that one names. Whatever could have been answered otherwise
 * stands in the journal before that round is known (src/journal/SPEC.md, section 7).
 */
import type { BeaconTerms } from '../../journal/index.js';
import type { Outline, RunRecord, Side } from '../../referee/index.js';
import type { EventRecord, MatchRecord } from '../../store/index.js';
import type { BeaconSource, DecisionInputs, MatchContext } from '../model/context.js';
import { ThroughGameError } from '../model/guard.js';

/** Seconds after which a round that has not come may be given up. */
export const OVERDUE = 600;

/** A throw is to be ordered, and the newest round was not asked for yet: ask, and decide again. */
export class RoundNeededError extends ThroughGameError {
  readonly code = 'round-needed';
}

/** Seconds since 1970 at which a round comes. */
export function timeOfRound({ genesis, period }: Pick<BeaconSource, 'genesis' | 'period'>, round: number) {
  return genesis + period * (round - 1);
}

/** The beacon that a match names; undefined where the house has none of this chain. */
export function houseBeacon(
  { beacon }: Pick<DecisionInputs, 'beacon'>,
  { beacon: text }: Pick<MatchRecord, 'beacon'>,
): BeaconSource | undefined {
  if (text === null || beacon === undefined) return undefined;
  return beaconTermsIn(text).chain === beacon.terms.chain ? beacon : undefined;
}

/** What a match says of its beacon. */
export function beaconTermsIn(text: string): BeaconTerms {
  return JSON.parse(text) as BeaconTerms;
}

/** The round that the next throw of a match names. @throws RoundNeededError */
export function roundFor(
  { seen }: Pick<DecisionInputs, 'seen'>,
  { beacon, round }: Pick<MatchRecord, 'beacon' | 'round'>,
): { readonly seen: number; readonly round: number } {
  if (beacon === null) throw new RangeError('a throw that waits in a match without a beacon');
  if (seen === undefined) throw new RoundNeededError('the newest round is needed');
  const newest = Math.max(seen, round);
  return { seen: newest, round: newest + beaconTermsIn(beacon).wait };
}

/** Whether the round of the throw that waits is so late that it may be given up, if both want it. */
export function mayLeaveBeacon(
  context: Pick<MatchContext, 'beacon' | 'clock'>,
  { match }: { readonly match: Pick<MatchRecord, 'beacon' | 'round' | 'throwing'> },
): boolean {
  if (match.throwing !== 'round') return false;
  const beacon = houseBeacon(context, match);
  // A house that has no such beacon any more will never get the round.
  if (beacon === undefined) return true;
  return context.clock().getTime() / 1000 >= timeOfRound(beacon, match.round) + OVERDUE;
}

/** What happened on the way to a throw: it is told with the event in which the throw falls. */
export interface BeforeThrow extends Pick<RunRecord, 'log' | 'told' | 'outline'> {
  /** Whom the match waited for when the throw was ordered, and when that was. */
  readonly asked: readonly Side[];
  readonly at: Date;
}

/** How it is kept beside the `ordered` event. */
export function underwayText({ log, told, outline, asked }: Omit<BeforeThrow, 'at'>): object {
  return { ...outline, underway: { log, told, asked } };
}

interface Kept extends Outline {
  readonly underway: Pick<BeforeThrow, 'log' | 'told' | 'asked'>;
}

/** What happened before the throw that waits behind these events. */
export function underwayIn(events: readonly Pick<EventRecord, 'type' | 'outline' | 'at'>[]): BeforeThrow {
  const last = events.findLastIndex(({ type }) => type === 'played' || type === 'takenBack');
  // Where new roots came between, the orders stand in the first of several.
  const first = events.slice(last + 1).find(({ type }) => type === 'ordered');
  if (first === undefined) throw new RangeError('no throw was ordered');
  const { phases, orders, underway } = JSON.parse(first.outline ?? '{}') as Kept;
  return { ...underway, outline: { phases, orders }, at: first.at };
}

/** A run with what happened before it, as one event tells it. */
export function withUnderway(before: BeforeThrow, run: RunRecord): RunRecord {
  const lines = before.log.length;
  const sides = [...new Set([...Object.keys(before.told), ...Object.keys(run.told)])];
  const told = sides.map((side) => [side, [...(before.told[side] ?? []), ...(run.told[side] ?? [])]]);
  return {
    ...run,
    log: [...before.log, ...run.log],
    told: Object.fromEntries(told),
    outline: {
      phases: [
        ...before.outline.phases.map((mark) => ({ ...mark, orders: 0 })),
        ...run.outline.phases.map((mark) => ({ ...mark, at: mark.at + lines })),
      ],
      orders: run.outline.orders.map((at) => at + lines),
    },
  };
}
