/** Matches of all five games in turn: between two people, or of one against the practice opponent. */
import type { RunningService } from '../../../src/cli/running/house.js';
import { games } from '../../../src/games/index.js';
import { begin, REQUEST } from '../../cli/match.js';
import { DAY } from './late.js';

/** Opens one, with a clock, in which both seats are taken. */
export function beginPlayed(house: RunningService, n: number): Promise<string> {
  const { opening, a, b } = gameAt(n);
  return begin(house, null, { ...opening, seats: [a, b], terms: { clock: DAY } });
}

/** Opens one of each game against the practice opponent. */
export async function beginPractices({ matches }: RunningService): Promise<readonly string[]> {
  const opened: string[] = [];
  for (let n = 0; n < games().length; n++) {
    const { opening, a, b } = gameAt(n);
    const seats = [
      { ...a, address: null, holder: 'person' as const },
      { ...b, address: null, holder: 'robot' as const },
    ];
    const against = await matches.open({ ...REQUEST, ...opening, seats });
    if (!against.ok) throw new Error(against.failure.code);
    await matches.join(against.value.match, a.side, {});
    opened.push(against.value.match);
  }
  return opened;
}

function gameAt(n: number) {
  const all = games();
  const game = all[n % all.length];
  const [one, two] = REQUEST.seats;
  const [mine, other] = game?.sides ?? [];
  if (game === undefined || one === undefined || two === undefined) throw new Error('no game, no seats');
  if (mine === undefined || other === undefined) throw new Error('two sides');
  const opening = { game: game.id, scenario: game.scenarios[0]?.id ?? '', opener: mine };
  return { opening, a: { ...one, side: mine }, b: { ...two, side: other } };
}
