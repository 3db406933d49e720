/** Looks at the clocks of the store at `argv[2]` from the instant `argv[3]` on, and tells of each look. */
import { builtInGames, makeMatches, tendDue } from '../../../src/match/index.js';
import { openStore } from '../../../src/store/index.js';
import { toy } from '../../toy/game.js';

// Whoever listens may be gone: the test that started this was killed.
process.on('disconnect', () => process.exit());
const store = await openStore(process.argv[2] ?? '');
const ROUNDS = 60;
let now = Date.parse(process.argv[3] ?? '');
const clock = () => new Date(now);
let drawn = 0;
const random = (bytes: number) => {
  drawn += 1;
  return new Uint8Array(bytes).fill(drawn % 251);
};
const games = builtInGames();
const matches = makeMatches({
  store,
  clock,
  random,
  library: { ...games, load: (id, ...of) => (id === 'toy' ? toy : games.load(id, ...of)) },
  rootKeys: [{ id: 'k1', bytes: new Uint8Array(32).fill(7) }],
});
const tendClock = async (match: string, side: string) => {
  const outcome = await matches.tendClock(match, side);
  process.send?.({ looked: true });
  return outcome;
};
const log = { error: (facts: object) => process.send?.({ fault: String(Object.values(facts)[0]) }) };
const closePhase: typeof matches.closePhase = async (match, side, revision) => {
  const outcome = await matches.closePhase(match, side, revision);
  process.send?.({ looked: true });
  return outcome;
};
// So slowly that leases of those who were killed run out.
for (let round = 0; round < ROUNDS; round++) {
  await tendDue({ matches: { tendClock, closePhase }, store, clock, log });
  now += 5_000;
}
process.exit();
