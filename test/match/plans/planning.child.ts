/**
 * Carries plans of a game (the toy, or `argv[3]`) out in the store at `argv[2]`, an answer a commit, and
 * tells of each round.
 */

import { games } from '../../../src/games/index.js';
import { carryOutAll, makeMatches } from '../../../src/match/index.js';
import { openStore } from '../../../src/store/index.js';
import { toy } from '../../toy/game.js';

// Whoever listens may be gone: the test that started this was killed.
process.on('disconnect', () => process.exit());
const store = await openStore(process.argv[2] ?? '');
let now = Date.parse('2026-11-21T12:00:00Z');
/** So fast that no run has time for a second answer. */
const clock = () => {
  now += 1000;
  return new Date(now);
};
let drawn = 0;
const random = (bytes: number) => {
  drawn += 1;
  return new Uint8Array(bytes).fill(drawn % 251);
};
const game = games().find(({ id }) => id === process.argv[3]) ?? toy;
const matches = makeMatches({
  store,
  clock,
  random,
  library: { ids: [game.id], newest: () => game.version, load: () => game },
  rootKeys: [{ id: 'k1', bytes: new Uint8Array(32).fill(7) }],
});
const log = { error: (facts: object) => process.send?.({ fault: String(Object.values(facts)[0]) }) };
while ((await store.listPlanned(1)).length > 0) {
  await carryOutAll({ matches, store, clock, tick: 1, log });
  process.send?.({ round: true });
}
process.exit();
