/** What comes of matches of events that have ended. */
import type { Client } from '../client.js';
import type { ResultRecord } from './records.js';
import type { ResultStore } from './types.js';

/** The results' part of the store. */
export function results(db: Client): ResultStore {
  return {
    listEnded: (limit) => db.ended.findMany({ orderBy: [{ at: 'asc' }, { matchId: 'asc' }], take: limit }),
    settleEnded: (matchId, result) => settle(db, matchId, result),
    async resultsOfPlayer(player, limit, before) {
      const until = before === undefined ? {} : { endedAt: { lt: before } };
      const of = (where: object) =>
        db.result.findMany({ where: { ...where, ...until }, orderBy: { endedAt: 'desc' }, take: limit });
      // Asked by either place: each has an index.
      const [ones, twos] = await Promise.all([of({ one: player }), of({ two: player })]);
      return [...ones, ...twos]
        .map(toResult)
        .sort((a, b) => b.endedAt.getTime() - a.endedAt.getTime() || (a.matchId < b.matchId ? -1 : 1))
        .slice(0, limit);
    },
    async resultsOfCompetition(id) {
      const where = { competitionId: id };
      const rows = await db.result.findMany({ where, orderBy: [{ endedAt: 'asc' }, { matchId: 'asc' }] });
      return rows.map(toResult);
    },
    async ratedResults(game) {
      const where = { game, rated: true };
      const rows = await db.result.findMany({ where, orderBy: [{ endedAt: 'asc' }, { matchId: 'asc' }] });
      return rows.map(toResult);
    },
    async listStruck() {
      const rows = await db.player.findMany({ where: { struck: true }, select: { id: true } });
      return rows.map(({ id }) => id);
    },
  };
}

async function settle(db: Client, matchId: string, result: ResultRecord | undefined): Promise<void> {
  const gone = db.ended.deleteMany({ where: { matchId } });
  if (result === undefined) {
    await db.$transaction([gone]);
    return;
  }
  const { game, rated } = result;
  const known = await db.result.findUnique({ where: { matchId }, select: { matchId: true } });
  await db.$transaction([
    // Made twice it is as made once: a worker that was killed in between comes again.
    db.result.upsert({ where: { matchId }, create: result, update: {}, select: { matchId: true } }),
    ...(rated && known === null ? [wanted(db, game)] : []),
    gone,
  ]);
}

/** One more change of the results of a game. */
export function wanted(db: Client, game: string) {
  return db.fit.upsert({
    where: { game },
    create: { game, wanted: 1 },
    update: { wanted: { increment: 1 } },
    select: { game: true },
  });
}

function toResult<R extends { readonly winner: string | null }>(
  row: R,
): Omit<R, 'winner'> & Pick<ResultRecord, 'winner'> {
  return { ...row, winner: row.winner === 'one' || row.winner === 'two' ? row.winner : null };
}
