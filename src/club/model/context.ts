/** What players and events work with: the effects at their edge, all given in. */
import type { BeaconSource, GameLibrary, Matches } from '../../match/index.js';
import type { Store } from '../../store/index.js';

export interface ClubEffects {
  readonly store: Store;
  readonly matches: Matches;
  readonly library: Pick<GameLibrary, 'newest' | 'load'>;
  readonly clock: () => Date;
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Whether e-mails that nobody there asked for may go to these addresses; counts them. Left out: always. */
  readonly mayMail?: (addresses: readonly string[]) => Promise<boolean>;
  /** The public beacon of the house: events use it for their dice. */
  readonly beacon?: BeaconSource | undefined;
  /** As pino's. Never given an address or a name. */
  readonly log?: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
  /** Called when an e-mail was written. */
  readonly noticed?: () => void;
}

/** Whether e-mails that nobody there asked for may go to these addresses. */
export async function mayMail(effects: ClubEffects, addresses: readonly string[]): Promise<boolean> {
  return effects.mayMail === undefined || effects.mayMail(addresses);
}
