/**
 * Batches: all or nothing. Each guard of a batch is a statement that throws when it loses (a unique key, or
 * an update or delete with the expected revision in its `where`); an `updateMany` that matches nothing would
 * commit happily. Why a batch lost is read from the database afterwards.
 */
import { PrismaClientKnownRequestError } from '@prisma/client/runtime/client';
import type { Prisma } from '../generated/sqlite.js';
import type { Client } from './client.js';
import { hasOtherClock } from './clock/clocks.js';
import { storeErrorOf } from './faults.js';
import type { NewMail } from './mail/records.js';
import type { AnswerRecord, ClockSave, DraftRecord, PlanSave, RootUse } from './records.js';
import type { Base, Conflict, Written } from './types.js';

/** One statement of a batch. It runs when the batch does. */
export type Statement = Prisma.PrismaPromise<unknown>;

/** What a batch of one match expects to find. */
export interface Expected {
  readonly matchId: string;
  /** There is no match of this id yet. */
  readonly isNew?: boolean;
  readonly base?: Base | undefined;
  readonly answer?: AnswerRecord | undefined;
  readonly drafts?: readonly Pick<DraftRecord, 'side' | 'revision'>[] | undefined;
  readonly standing?: Pick<DraftRecord, 'side' | 'revision'> | undefined;
  readonly plans?: readonly Pick<PlanSave, 'side' | 'expectedRevision'>[] | undefined;
  readonly clocks?: readonly Pick<ClockSave, 'side' | 'expectedRevision'>[] | undefined;
  readonly root?: RootUse | undefined;
  readonly mails?: readonly NewMail[] | undefined;
  readonly opening?: { readonly key: string } | undefined;
}

/** Unique key taken, row to be updated or deleted not there, row referred to not there. */
const LOST = ['P2002', 'P2025', 'P2003'];
/**
 * Runs `statements` in one transaction.
 * @throws StoreError.
 */
export async function write(
  db: Client,
  statements: readonly Statement[],
  expected: Expected,
): Promise<Written> {
  try {
    await db.$transaction([...statements]);
    return { ok: true };
  } catch (error) {
    if (!isLost(error)) throw storeErrorOf(error, 'write');
    const found = await conflict(db, expected);
    // Nothing that an honest caller could lose to: an unknown side, for one.
    if (!found) throw error;
    return { ok: false, conflict: found };
  }
}

/**
 * Puts rows that another process may put in the same moment: an upsert that found none and came second finds
 * them when it is asked again.
 */
export async function putAmongOthers<T>(put: () => Promise<T>): Promise<T> {
  try {
    return await put();
  } catch (error) {
    if (!isLost(error)) throw error;
    return put();
  }
}

/** Did a guard fail? */
export function isLost(error: unknown): boolean {
  return error instanceof PrismaClientKnownRequestError && LOST.includes(error.code);
}

/**
 * Why a batch lost. What it lost to stays in the database, since revisions only rise and keys are never given
 * back.
 */
async function conflict(db: Client, expected: Expected): Promise<Conflict | undefined> {
  const { matchId, base, isNew = false } = expected;
  if ((await hasAnswer(db, expected)) || (await hasOpening(db, expected))) return 'key';
  const match = await db.match.findUnique({ where: { id: matchId } });
  if ((match !== null) === isNew) return 'match';
  if (!match) return undefined;
  if (base && (match.headNumber !== base.headNumber || match.headHash !== base.headHash)) return 'head';
  if (base && match.revision !== base.revision) return 'revision';
  if (await hasOtherDraft(db, expected)) return 'draft';
  if (await hasOtherStanding(db, expected)) return 'standing';
  if (await hasOtherPlan(db, expected)) return 'plan';
  if (await hasOtherClock(db, matchId, expected.clocks)) return 'clock';
  if (await hasOtherRoot(db, expected)) return 'root';
  return (await hasMail(db, expected)) ? 'mail' : undefined;
}

async function hasAnswer(db: Client, { matchId, answer }: Expected): Promise<boolean> {
  if (!answer) return false;
  return (await db.answer.count({ where: { matchId, side: answer.side, key: answer.key } })) > 0;
}

async function hasOpening(db: Client, { opening }: Expected): Promise<boolean> {
  return opening !== undefined && (await db.opening.count({ where: { key: opening.key } })) > 0;
}

async function hasOtherDraft(db: Client, { matchId, drafts = [] }: Expected): Promise<boolean> {
  const rows = await db.draft.findMany({ where: { matchId }, select: { side: true, revision: true } });
  return drafts.some(
    ({ side, revision }) => revision !== (rows.find((row) => row.side === side)?.revision ?? 0),
  );
}

async function hasOtherStanding(db: Client, { matchId, standing }: Expected): Promise<boolean> {
  if (!standing) return false;
  const row = await db.standing.findUnique({ where: { matchId_side: { matchId, side: standing.side } } });
  return standing.revision !== (row?.revision ?? 0);
}

async function hasOtherPlan(db: Client, { matchId, plans = [] }: Expected): Promise<boolean> {
  if (plans.length === 0) return false;
  const rows = await db.plan.findMany({ where: { matchId }, select: { side: true, revision: true } });
  return plans.some(
    ({ side, expectedRevision }) =>
      expectedRevision !== (rows.find((row) => row.side === side)?.revision ?? 0),
  );
}

async function hasOtherRoot(db: Client, { matchId, root }: Expected): Promise<boolean> {
  if (!root) return false;
  const row = await db.root.findUnique({ where: { matchId_chain: { matchId, chain: root.chain } } });
  return row?.nextRoll !== root.from.nextRoll || row.nextDraw !== root.from.nextDraw;
}

async function hasMail(db: Client, { matchId, mails = [] }: Expected): Promise<boolean> {
  const messageId = { in: mails.map((mail) => mail.messageId) };
  return (await db.outbox.count({ where: { matchId, messageId } })) > 0;
}
