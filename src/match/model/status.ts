/** What a match takes in the state it is in. */
import type { MatchRecord, MatchStatus } from '../../store/index.js';
import type { Failure } from './types.js';

/** All but those that are over or only for reading. */
export const UNFINISHED: readonly MatchStatus[] = ['open', 'playing', 'stopped'];

/** Why a match takes no request that belongs to these states; undefined: it does. */
export function closedTo(
  { status }: Pick<MatchRecord, 'status'>,
  states: readonly MatchStatus[],
): Failure | undefined {
  if (states.includes(status)) return undefined;
  switch (status) {
    case 'open':
      return { code: 'not-begun' };
    case 'playing':
      return { code: 'stale' };
    default:
      return { code: status };
  }
}
