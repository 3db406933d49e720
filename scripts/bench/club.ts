/** How long it takes to fit the ratings of a game anew. */

import { rate } from '../../src/club/index.js';
import { simulated } from '../../test/club/model/simulated.js';

const PLAYERS = 10_000;
const RESULTS = 100_000;
const YEARS = 9;
const RUNS = 5;

/** Prints the seconds of a whole fit, with weights, intervals and the listing rule. */
export function benchRatings(): void {
  const offsets = { short: 60, long: -120 };
  const { matches } = simulated({ seed: 7, players: PLAYERS, results: RESULTS, years: YEARS, offsets });
  const seconds = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    rate(matches);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  }).sort((a, b) => a - b);
  console.log(
    `a fit of ${RESULTS} results of ${PLAYERS} players over ${YEARS} years, median of ${RUNS} (at most 3 s)`,
  );
  console.log(`  ${(seconds[Math.floor(RUNS / 2)] ?? 0).toFixed(2)} s of processor`);
}
