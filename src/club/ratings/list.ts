/** The rating list of a game, page by page. */
import type { RatingRecord } from '../../store/index.js';
import type { ClubEffects } from '../model/context.js';
import { type PublicPlayer, peopleOf } from '../people/players.js';

/** Players on a page of the list. */
const LISTED = 50;

export interface RatingList {
  readonly players: readonly { readonly rating: RatingRecord; readonly player: PublicPlayer }[];
  readonly sides: readonly RatingRecord[];
  /** Behind whom the next page begins; null: this is the last. */
  readonly next: { readonly value: number; readonly key: string } | null;
}

/** A page of the list of a game. Who hides is not on it. */
export async function ratingList(
  { store }: ClubEffects,
  game: string,
  after?: { readonly value: number; readonly key: string },
): Promise<RatingList> {
  const [rows, sides] = await Promise.all([store.listRatings(game, LISTED, after), store.sideRatings(game)]);
  const known = await store.readPlayers(rows.map(({ key }) => key));
  const shown = new Set(
    known.filter(({ hidden, address }) => !hidden && address !== null).map(({ id }) => id),
  );
  const people = await peopleOf(store, [...shown]);
  const last = rows.length === LISTED ? rows.at(-1) : undefined;
  return {
    players: rows.flatMap((rating) => {
      const player = people.get(rating.key);
      return player === undefined ? [] : [{ rating, player }];
    }),
    sides,
    next: last === undefined ? null : { value: last.value, key: last.key },
  };
}
