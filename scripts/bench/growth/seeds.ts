/** Matches really played, whose rows a store of many matches is filled with. */
import { randomBytes } from 'node:crypto';
import { games } from '../../../src/games/index.js';
import {
  builtInGames,
  type Effects,
  type Matches,
  makeMatches,
  type OpenRequest,
} from '../../../src/match/index.js';
import type { Store } from '../../../src/store/index.js';
import { begin, playOn } from '../../../test/cli/match.js';

/** Of twenty matches one is of Manila '45, the game with the longest events; one is over. */
export const SEEDS = 20;
/** Answers of a seed: some fifty events of Kyuchorei. */
const ANSWERS = 400;
const GAMES = ['kyuchorei', 'manila45'];

/** Keys of a house that is never started. */
const KEYS: Effects['rootKeys'] = [{ id: 'k', bytes: new Uint8Array(32) }];

export function matchesOn(store: Store, rootKeys = KEYS): Matches {
  return makeMatches({
    store,
    library: builtInGames(),
    clock: () => new Date(),
    random: randomBytes,
    rootKeys,
  });
}

/** Plays the seeds at random. Every mail they owe counts as sent, as in a house that runs. */
export async function playSeeds(store: Store, rootKeys = KEYS): Promise<void> {
  const matches = matchesOn(store, rootKeys);
  for (let n = 0; n < SEEDS; n++) {
    const game = games().find(({ id }) => id === GAMES[n === 0 ? 1 : 0]);
    const [scenario] = game?.scenarios ?? [];
    if (game === undefined || scenario === undefined) throw new Error('no such game');
    const seats: OpenRequest['seats'] = game.sides.map((side) => ({
      side,
      name: side,
      address: `${side.toLowerCase()}${n}@example.org`,
      locale: n % 2 === 0 ? 'en' : 'ja',
      timeZone: 'Asia/Tokyo',
    }));
    const opening = { game: game.id, scenario: scenario.id, opener: seats[0]?.side ?? '', seats };
    await playOn({ matches }, await begin({ matches }, null, opening), ANSWERS);
  }
  for (;;) {
    const [mail] = await store.claimMail({ now: new Date(), leaseMs: 60_000, limit: 1, again: false });
    if (mail === undefined) return;
    await store.mailsSent([mail], new Date());
  }
}
