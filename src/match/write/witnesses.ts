/** Who had the orders of a roll in an e-mail before its round came. */
import type { Side } from '../../referee/index.js';
import type { MatchRecord } from '../../store/index.js';
import type { MatchContext } from '../model/context.js';
import { houseBeacon, timeOfRound } from './throws.js';

/**
 * The sides for which a mail with the orders of the throw that waits was handed over before its round came; none
 * where the house does not know when that is.
 */
export async function witnessesOf(
  context: Pick<MatchContext, 'beacon' | 'store'>,
  match: Pick<MatchRecord, 'id' | 'beacon' | 'round' | 'headNumber'>,
): Promise<readonly Side[]> {
  const beacon = houseBeacon(context, match);
  if (beacon === undefined) return [];
  const due = new Date(timeOfRound(beacon, match.round) * 1000);
  return context.store.headHandedOver(match.id, match.headNumber, due);
}
