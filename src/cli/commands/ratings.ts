/** `denrei ratings`: the rating list of a game, or all ratings fitted anew. */
import { fitGame } from '../../club/index.js';
import { loadGame } from '../../games/index.js';
import type { PlayerRecord, RatingRecord } from '../../store/index.js';
import { EXIT, type Exit } from '../fault.js';
import { inHouse } from '../running/house.js';
import { print, type Terminal, tell } from '../terminal.js';

/** Longest list that is printed. */
const MOST = 10_000;

/** Prints the listed players of a game, the strongest first, and what each first side is ahead by. */
export async function listRatings(terminal: Terminal, game: string): Promise<Exit> {
  loadGame(game);
  return inHouse(terminal, async ({ store }) => {
    const listed = await store.listRatings(game, MOST);
    const people = await store.readPlayers(listed.map(({ key }) => key));
    const shown = new Map(people.filter(({ hidden }) => !hidden).map((player) => [player.id, player]));
    for (const rating of listed) {
      const player = shown.get(rating.key);
      if (player !== undefined) await print(terminal, lineOf(rating, player));
    }
    for (const { key, value, half, results, listed: known } of await store.sideRatings(game))
      await tell(terminal, 'told.offset', {
        setting: settingOf(key),
        known: known ? 'yes' : 'no',
        value: signed(value),
        half: Math.round(half),
        results,
      });
    return EXIT.fine;
  });
}

function lineOf({ value, half, results }: RatingRecord, { name, tag }: PlayerRecord): string {
  return `${Math.round(value)} ± ${Math.round(half)}  ${results}  ${name} · ${tag}`;
}

/** A scenario, and the options that were chosen. */
function settingOf(key: string): string {
  const { scenario, options }: { scenario: string; options: { readonly [id: string]: string } } =
    JSON.parse(key);
  return [scenario, ...Object.entries(options).map(([id, value]) => `${id}=${value}`)].join(' ');
}

function signed(value: number): string {
  const points = Math.round(value);
  return points < 0 ? `−${-points}` : `+${points}`;
}

/**
 * Fits the ratings of every game anew from its results, whatever is kept. They have the same digits as before:
 * ratings are only a cache.
 */
export async function recomputeRatings(terminal: Terminal): Promise<Exit> {
  return inHouse(terminal, async ({ store }) => {
    for (const game of await store.listFitted()) {
      await store.wantFit(game);
      const wanted = (await store.listUnfitted()).find((one) => one.game === game)?.wanted ?? 0;
      const rows = await fitGame(store, game);
      await store.keepRatings(game, rows, wanted);
      const players = rows.filter(({ kind }) => kind === 'player').length;
      await tell(terminal, 'told.fitted', { game, players, sides: rows.length - players });
    }
    return EXIT.fine;
  });
}
