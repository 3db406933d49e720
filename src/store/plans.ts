/** Plans of seats: one row a seat, guarded by its revision. */
import { putAmongOthers, type Statement, write } from './batch.js';
import type { Client } from './client.js';
import type { AnswerRecord, PlanSave } from './records.js';
import { ofMatch } from './rows.js';
import type { ConversionStore, Written } from './types.js';

const UNFINISHED = ['open', 'playing', 'stopped'];

/** The part of the store that makes plans of standing orders of earlier versions. */
export function converting(db: Client): ConversionStore {
  const noted = (game: string) => ({ key: `converted.${game}` });
  return {
    async standingsToConvert(game) {
      if ((await db.setting.findUnique({ where: noted(game) })) !== null) return [];
      const rows = await db.match.findMany({
        where: { status: { in: UNFINISHED }, game },
        select: { id: true, rulesVersion: true, pack: true, standings: true },
        orderBy: { id: 'asc' },
      });
      return rows.flatMap(({ id, rulesVersion, pack, standings }) =>
        standings.map(({ side, orders, revision }) => ({
          ...{ matchId: id, game, rulesVersion, pack, side, orders, revision },
        })),
      );
    },
    convertStanding: ({ matchId, side, expectedRevision, orders }, plan) => {
      const where = { matchId_side: { matchId, side }, revision: expectedRevision };
      const data = { orders, revision: expectedRevision + 1 };
      const statements = [
        touchMatch(db, matchId),
        db.standing.update({ where, data, select: { side: true } }),
        putPlan(db, matchId, plan),
      ];
      return write(db, statements, {
        matchId,
        standing: { side, revision: expectedRevision },
        plans: [plan],
      });
    },
    async noteConverted(game) {
      const where = noted(game);
      const create = { ...where, value: 'yes' };
      await putAmongOthers(() => db.setting.upsert({ where, create, update: {}, select: { key: true } }));
    },
  };
}

function touchMatch(db: Client, id: string): Statement {
  return db.match.update({ where: { id }, data: { revision: { increment: 1 } }, select: { id: true } });
}

/** The row of a plan, as it stands behind a batch. */
export function putPlan(
  db: Client,
  matchId: string,
  { side, expectedRevision, plan, progress, drafting, state }: PlanSave,
): Statement {
  const data = { plan, progress, drafting, state, revision: expectedRevision + 1 };
  if (expectedRevision === 0) return db.plan.createMany({ data: [{ matchId, side, ...data }] });
  const where = { matchId_side: { matchId, side }, revision: expectedRevision };
  return db.plan.update({ where, data, select: { side: true } });
}

/** A plan that was edited: no number of the match moves that anybody else sees. */
export function savePlan(
  db: Client,
  matchId: string,
  plan: PlanSave,
  answer: AnswerRecord | undefined,
): Promise<Written> {
  const statements = [
    touchMatch(db, matchId),
    putPlan(db, matchId, plan),
    ...(answer === undefined ? [] : [db.answer.createMany({ data: ofMatch(matchId, [answer]) })]),
  ];
  return write(db, statements, { matchId, answer, plans: [plan] });
}
