/** The tally of many matches: wins by side with 95 % intervals, and how they were won. */
import { parseArgs } from 'node:util';
import plumcreek from '../../games/plumcreek/game.js';
import { games } from '../../src/games/index.js';
import { completeGame } from '../../src/kit/house.js';
import type { Game, Side } from '../../src/referee/index.js';
import {
  atRandom,
  type Duel,
  duel,
  farAhead,
  type Player,
  practised,
} from '../../test/games/support/duel.js';

const USAGE =
  'usage: npm run practice -- <game> [--matches 200] [--first 1] [--orders 600] [--breadth 6] [--against one-ahead|itself|random] [--side <side>] [--haste]';
/** Of the normal distribution: 95 %. */
const Z = 1.96;

/** Plays and prints; gives the exit code. */
export function practise(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '200' },
      first: { type: 'string', default: '1' },
      orders: { type: 'string', default: '600' },
      breadth: { type: 'string', default: '6' },
      against: { type: 'string', default: 'one-ahead' },
      side: { type: 'string' },
      haste: { type: 'boolean', default: false },
    },
  });
  const game = [...games(), completeGame(plumcreek)].find(({ id }) => id === positionals[0]);
  const [matches, first, orders, breadth] = [values.matches, values.first, values.orders, values.breadth].map(
    Number,
  );
  const numbers = [matches, first, orders, breadth].every((n) => Number.isInteger(n) && (n ?? 0) > 0);
  if (game === undefined || !numbers || !['one-ahead', 'itself', 'random'].includes(values.against)) {
    console.error(USAGE);
    return 2;
  }
  const far = values.haste ? practised(game) : farAhead(game, orders ?? 0, breadth ?? 0);
  const others = { itself: far, random: atRandom };
  const other = Object.entries(others).find(([name]) => name === values.against)?.[1] ?? practised(game);
  const seeds = Array.from({ length: matches ?? 0 }, (_, i) => (first ?? 1) + i);
  const wanted = game.sides.filter((side) => values.side === undefined || side === values.side);
  const sides = values.against === 'itself' ? game.sides.slice(0, 1) : wanted;
  for (const side of sides)
    tell(
      game,
      side,
      seeds.map((seed) => duel(game, seated(game, side, far, other), seed)),
      values.against,
    );
  return 0;
}

/** `far` on one side, `other` on the other. */
function seated(game: Game, side: Side, far: Player, other: Player): { readonly [side: Side]: Player } {
  return Object.fromEntries(game.sides.map((one) => [one, one === side ? far : other]));
}

function tell(game: Game, side: Side, duels: readonly Duel[], against: string): void {
  const title = against === 'itself' ? 'between equals' : `playing ${side} against ${against}`;
  console.log(`${game.id}, ${title}: ${duels.length} matches`);
  for (const winner of game.sides) {
    const won = duels.filter(({ result }) => result.winner === winner).length;
    const [low, high] = wilson(won, duels.length);
    console.log(
      `  ${winner} won ${won}: ${percent(won / duels.length)} (95 %: ${percent(low)} to ${percent(high)})`,
    );
  }
  const ways = new Map<string, number>();
  for (const { result, last } of duels) {
    const way = `${result.winner ?? 'nobody'} ${result.key}, at the order ${last?.do ?? 'none'}`;
    ways.set(way, (ways.get(way) ?? 0) + 1);
  }
  for (const [way, n] of [...ways].sort((a, b) => b[1] - a[1])) console.log(`  ${n} × ${way}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Wilson's interval for a share: right for small numbers and near 0 and 1 too. */
function wilson(won: number, of: number): readonly [low: number, high: number] {
  const share = won / of;
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return [middle - half, middle + half];
}
