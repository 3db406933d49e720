/** How many runs it takes to foretell an order, and how long that takes, game by game. */
import { games } from '../../src/games/index.js';
import { fates } from '../../src/referee/index.js';
import { ordersOf } from '../../test/games/support/fights.js';

const FIGHTS = 100;

/** Prints runs and milliseconds of orders that roll dice, median and 95 in 100. */
export function benchFates(): void {
  for (const game of games()) {
    const [runs, ms]: [number[], number[]] = [[], []];
    let alone = 0;
    for (let seed = 1; runs.length < FIGHTS; seed++)
      for (const { asked, order, told } of ordersOf(game, seed)) {
        if (told.at === 'table') alone += 1;
        if (told.at !== 'told' || !told.dice) continue;
        const before = performance.now();
        fates(game, asked, order, 'en');
        ms.push(performance.now() - before);
        runs.push(told.runs);
        if (runs.length === FIGHTS) break;
      }
    console.log(
      `${game.id}: ${FIGHTS} orders that roll; runs ${at(runs, 0.5)}, 95 in 100 at most ${at(runs, 0.95)}; ` +
        `${at(ms, 0.5)} ms, at most ${at(ms, 0.95)}; beside them ${alone} orders with the table alone`,
    );
  }
}

function at(figures: readonly number[], share: number): string {
  const sorted = [...figures].sort((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
}
