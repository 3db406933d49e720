/** Ratings, as the last fit of a game left them. */
import type { Client, ModelRow } from '../client.js';
import type { RatingRecord } from './records.js';
import { wanted } from './results.js';
import type { RatingStore } from './types.js';

/** Rows of one statement: each database bounds its parameters. */
const AT_A_TIME = 500;

/** The ratings' part of the store. */
export function ratings(db: Client): RatingStore {
  return {
    async listUnfitted() {
      const rows = await db.$queryRaw<{ game: string; wanted: number }[]>`
        SELECT "game", "wanted" FROM "Fit" WHERE "done" < "wanted" ORDER BY "game"`;
      return rows.map(({ game, wanted: upTo }) => ({ game, wanted: Number(upTo) }));
    },
    async listFitted() {
      const rows = await db.fit.findMany({ select: { game: true }, orderBy: { game: 'asc' } });
      return rows.map(({ game }) => game);
    },
    async wantFit(game) {
      await wanted(db, game);
    },
    async keepRatings(game, fitted, done) {
      const parts = Array.from({ length: Math.ceil(fitted.length / AT_A_TIME) }, (_, n) =>
        fitted.slice(n * AT_A_TIME, (n + 1) * AT_A_TIME),
      );
      await db.$transaction([
        db.rating.deleteMany({ where: { game } }),
        ...parts.map((data) => db.rating.createMany({ data })),
        db.fit.updateMany({ where: { game }, data: { done } }),
      ]);
    },
    async listRatings(game, limit, after) {
      const of = { game, kind: 'player', listed: true };
      const behind =
        after === undefined
          ? {}
          : { OR: [{ value: { lt: after.value } }, { value: after.value, key: { gt: after.key } }] };
      const rows = await db.rating.findMany({
        where: { ...of, ...behind },
        orderBy: [{ value: 'desc' }, { key: 'asc' }],
        take: limit,
      });
      return rows.map(toRating);
    },
    async sideRatings(game) {
      const rows = await db.rating.findMany({ where: { game, kind: 'side' }, orderBy: { key: 'asc' } });
      return rows.map(toRating);
    },
    async ratingsOfPlayer(player) {
      const rows = await db.rating.findMany({
        where: { key: player, kind: 'player' },
        orderBy: { game: 'asc' },
      });
      return rows.map(toRating);
    },
  };
}

function toRating(row: ModelRow['Rating']): RatingRecord {
  return { ...row, kind: row.kind === 'side' ? 'side' : 'player' };
}
