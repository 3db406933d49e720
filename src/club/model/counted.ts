/** Which matches of a pairing count for the ratings. */

import { holdingRuling } from './table.js';
import type { Leg, Result, Ruling } from './types.js';

/**
 * Matches in which both sides completed a turn and that were played to an end, once all of the pairing are
 * over. If the other match of a duel ended otherwise, the one counts alone. Nothing counts that somebody has
 * ruled on: a ruling is for the table.
 */
export function countedResults<R extends Pick<Result, 'pairing' | 'leg' | 'reason' | 'bothPlayed'>>(
  { id, legs }: { readonly id: string; readonly legs: readonly Pick<Leg, 'leg'>[] },
  results: readonly R[],
  rulings: readonly Ruling[],
): readonly R[] {
  const own = results.filter(({ pairing }) => pairing === id);
  const isRuled = (leg: 1 | 2) => holdingRuling(id, leg, rulings) !== undefined;
  const areOver = legs.every(({ leg }) => isRuled(leg) || own.some((one) => one.leg === leg));
  if (!areOver) return [];
  return own.filter(({ leg, reason, bothPlayed }) => reason !== 'broken off' && bothPlayed && !isRuled(leg));
}
