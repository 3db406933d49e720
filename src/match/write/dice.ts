/** The live dice of a match, and what a run takes of their chain. */
import { LiveChance } from '../../journal/index.js';
import type { ChancePort } from '../../referee/index.js';
import type { Commit, RootRecord, RootUse } from '../../store/index.js';
import type { Givens } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import { openRoots } from './roots.js';

/** The dice of a run, and what of their chain is used when it stops. */
export interface Dice {
  readonly chance: ChancePort;
  used(): RootUse['to'];
}

/** By what a throw falls that waited: SHA-256 of the round's signature (hex), or null for the chain alone. */
export interface Falls {
  readonly beacon: string | null;
}

/**
 * The live dice of a table. Their roots are opened with the first throw: most orders roll nothing. Of a match
 * with a beacon they wait, unless `falls` says by what the throw that waits falls.
 */
export function liveChance(givens: Givens, loaded: LoadedMatch, falls?: Falls): Dice {
  let live: LiveChance | undefined;
  const opened = (): LiveChance => {
    const roots = openRoots(givens, loaded.match.id, loaded.root, loaded.seats);
    live ??= new LiveChance({ ...roots, beacon: falls?.beacon ?? null });
    return live;
  };
  return {
    chance: {
      waits: () => loaded.match.beacon !== null && falls === undefined,
      roll: (spec) => opened().roll(spec),
      draw: (spec) => opened().draw(spec),
    },
    used: () => live?.used ?? countsOf(loaded.root),
  };
}

/** What a run took of its chain; nothing to write where it took nothing. */
export function rootUse(root: RootRecord, dice: Dice): Pick<Commit, 'root'> {
  const [from, to] = [countsOf(root), dice.used()];
  if (to.nextRoll === from.nextRoll && to.nextDraw === from.nextDraw) return {};
  return { root: { chain: root.chain, from, to } };
}

function countsOf({ nextRoll, nextDraw }: RootRecord) {
  return { nextRoll, nextDraw };
}
