/** Plans of seats: one row a seat, guarded by its revision. */
import { type Statement, write } from './batch.js';
import type { Client } from './client.js';
import type { AnswerRecord, PlanSave } from './records.js';
import { ofMatch } from './rows.js';
import type { Written } from './types.js';

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
