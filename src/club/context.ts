/** What players and events work with: the effects at their edge, all given in. */
import type { GameLibrary, Matches } from '../match/index.js';
import type { Store } from '../store/index.js';

export interface ClubEffects {
  readonly store: Store;
  readonly matches: Matches;
  readonly library: Pick<GameLibrary, 'ids' | 'newest'>;
  readonly clock: () => Date;
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Whether e-mails that nobody there asked for may go to these addresses; counts them. Left out: always. */
  readonly mayMail?: (addresses: readonly string[]) => Promise<boolean>;
  /** Called when an e-mail was written. */
  readonly noticed?: () => void;
}
