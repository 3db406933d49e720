import { QUICKNET } from '../../src/verifier/index.js';
import { Maker } from '../journal/maker.js';
import { melee } from '../journal/skirmish.js';

/** A round and the signature that the journal gives it. */
interface Given {
  readonly round: number;
  readonly signature: string;
}

/** A match whose rolls fell by these rounds, one after the other, each named one round ahead. */
export function matchOf(rounds: readonly Given[]): Maker {
  const made = new Maker('beacon');
  made.terms = { name: QUICKNET.name, chain: QUICKNET.chain, wait: 1 };
  made.begun();
  for (const { round, signature } of rounds)
    made
      .order([], round - 1)
      .with({ round, signature })
      .play([melee]);
  return made;
}
