/**
 * Sides by lot: drawn when both seeds of the first chain are open, out of these seeds, so that neither player
 * can steer it and both can check it. docs/dice.md
 */
import { canonicalJson, sha256Hex } from '../../journal/index.js';
import type { Side } from '../../referee/index.js';
import type { LoadedMatch } from '../core/loaded-match.js';
import { type SeatsChanged, withSeatsChanged } from '../events/change-seats.js';
import type { Chapter } from '../types.js';
import { charterOf } from './charter.js';

/** The lot of a match: the persons change seats where its last digit is odd. */
export function lotDigest(match: string, seeds: { readonly [side: Side]: string }): string {
  return sha256Hex(canonicalJson({ match, seeds, what: 'sides by lot' }));
}

/** Whether a lot says that the persons change seats. */
export function lotChanges(lot: string): boolean {
  return Number.parseInt(lot.slice(-1), 16) % 2 === 1;
}

/**
 * The seats as the lot has changed them; undefined where they stay, or were no matter of a lot. The match is
 * as it stands when its last seed opens, and begins.
 */
export function drawnByLot(loaded: LoadedMatch): SeatsChanged | undefined {
  const { match, seats } = loaded;
  if (match.status !== 'open' || charterOf(match).sides !== 'lot') return undefined;
  const seeds = Object.fromEntries(seats.flatMap(({ side, seed }) => (seed === null ? [] : [[side, seed]])));
  return lotChanges(lotDigest(match.id, seeds)) ? withSeatsChanged(loaded) : undefined;
}

/** What is told of the events of a match: the last number of its first chain says how the lot fell. */
export function withLotTold(
  match: Pick<LoadedMatch['match'], 'id' | 'terms'>,
  chapters: readonly Chapter[],
): readonly Chapter[] {
  if (charterOf(match).sides !== 'lot') return chapters;
  const first = chapters.filter(({ type, facts }) => type === 'seeded' && facts.chain === 1);
  const last = first.at(-1);
  if (last === undefined || first.length < 2) return chapters;
  const seeds = Object.fromEntries(first.map(({ facts }) => [String(facts.side), String(facts.seed)]));
  const lot = lotChanges(lotDigest(match.id, seeds)) ? 'changed' : 'kept';
  return chapters.map((one) => (one === last ? { ...one, facts: { ...one.facts, lot } } : one));
}
