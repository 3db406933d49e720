/** Writing matches: every method is one batch. */
import { type Statement, write } from './batch.js';
import type { Client } from './client.js';
import { putClocks } from './clock/clocks.js';
import { addMails } from './mail/new-mails.js';
import { EMPTIED } from './mail/outbox.js';
import type {
  AnswerRecord,
  EventRecord,
  PackRecord,
  PlanSave,
  SeatRecord,
  SnapshotRecord,
  StandingSave,
} from './records.js';
import { matchColumns, ofMatch } from './rows.js';
import { changeOffers, changeSeats, putMessage, vacate } from './seats/beside.js';
import type {
  Base,
  Change,
  Commit,
  DraftSave,
  ImportedMatch,
  MatchStore,
  NewMatch,
  Written,
} from './types.js';

type Writing = Omit<
  MatchStore,
  Extract<keyof MatchStore, `read${string}` | `list${string}` | `matches${string}`>
>;

/** The writing half of the match store. */
export function writing(db: Client): Writing {
  return {
    createMatch: (match) => createMatch(db, match),
    importMatch: (match) => importMatch(db, match),
    saveDraft: (draft) => saveDraft(db, draft),
    saveStanding: (standing) => saveStanding(db, standing),
    savePlan: (matchId, plan, answer) => savePlan(db, matchId, plan, answer),
    commit: (commit) => writeCommit(db, commit),
    change: (change) => writeChange(db, change),
    keepPack: async (pack) => {
      await db.$transaction([...keepPack(db, pack)]);
    },
    saveAnswer: (matchId, answer) => write(db, addAnswer(db, matchId, answer), { matchId, answer }),
  };
}

function createMatch(
  db: Client,
  { match, seats, events, root, snapshot, pack, message, mails, opening }: NewMatch,
): Promise<Written> {
  const statements = [
    ...(opening === undefined ? [] : [db.opening.createMany({ data: ofMatch(match.id, [opening]) })]),
    ...addMatch(db, match, seats, events),
    db.root.createMany({ data: ofMatch(match.id, [root]) }),
    ...keepSnapshot(db, match.id, snapshot),
    ...keepPack(db, pack),
    ...putMessage(db, match.id, message),
    ...addMails(db, match.id, mails),
  ];
  return write(db, statements, { matchId: match.id, isNew: true, opening });
}

function importMatch(db: Client, { match, seats, events, pack }: ImportedMatch): Promise<Written> {
  const added = addMatch(db, { ...match, status: 'imported', pending: [] }, seats, events);
  return write(db, [...added, ...keepPack(db, pack)], { matchId: match.id, isNew: true });
}

function addMatch(
  db: Client,
  match: NewMatch['match'],
  seats: readonly SeatRecord[],
  events: readonly EventRecord[],
): readonly Statement[] {
  const updatedAt = events.at(-1)?.at ?? match.createdAt;
  const agreed = seats.every(({ listed }) => listed);
  return [
    db.match.createMany({ data: [{ ...match, ...matchColumns(match), updatedAt, agreed }] }),
    db.seat.createMany({ data: ofMatch(match.id, seats) }),
    db.event.createMany({ data: ofMatch(match.id, events) }),
  ];
}

function saveDraft(db: Client, draft: DraftSave): Promise<Written> {
  const { base, side, expectedRevision, answers, key, answer, mails } = draft;
  const matchId = base.id;
  const { press = null, closesAt = null } = draft.press ?? {};
  const kept = { answers, lastKey: key, press, closesAt };
  const data = { baseEvent: base.headNumber, revision: expectedRevision + 1, ...kept };
  const saved =
    expectedRevision === 0
      ? db.draft.createMany({ data: [{ matchId, side, ...data }] })
      : db.draft.update({ where: draftAt(matchId, side, expectedRevision), data, select: { side: true } });
  const clocked = putClocks(db, matchId, draft.clocks);
  const beside = [...clocked, ...addMails(db, matchId, mails), ...addAnswer(db, matchId, answer)];
  return write(db, [advance(db, draft), saved, ...beside], expectedOf(draft));
}

/** A draft moves no event number, yet whoever ran on what was read before must notice. */
function advance(db: Client, { base, pending }: DraftSave): Statement {
  const data = { revision: { increment: 1 }, ...(pending && { pending: JSON.stringify(pending) }) };
  return db.match.update({ where: unchanged(base), data, select: { id: true } });
}

/** Named one by one: a caller may pass the whole record. */
function unchanged({ id, headNumber, headHash, revision }: Base) {
  return { id, headNumber, headHash, revision };
}

function expectedOf({ base, side, expectedRevision, answer, clocks, mails }: DraftSave) {
  return { matchId: base.id, base, answer, clocks, mails, drafts: [{ side, revision: expectedRevision }] };
}

function draftAt(matchId: string, side: string, revision: number) {
  return { matchId_side: { matchId, side }, revision };
}

function saveStanding(
  db: Client,
  { matchId, side, expectedRevision, orders, expiry, answer }: StandingSave,
): Promise<Written> {
  const where = { matchId_side: { matchId, side }, revision: expectedRevision };
  const ends = expiry === undefined ? {} : { expiry };
  const data = { orders, ...ends, revision: expectedRevision + 1 };
  const statements = [
    db.match.update({ where: { id: matchId }, data: { revision: { increment: 1 } }, select: { id: true } }),
    expectedRevision === 0
      ? db.standing.createMany({ data: [{ matchId, side, ...data }] })
      : db.standing.update({ where, data, select: { side: true } }),
    ...addAnswer(db, matchId, answer),
  ];
  return write(db, statements, { matchId, answer, standing: { side, revision: expectedRevision } });
}

/** The match row comes first: who loses there has written nothing and holds nothing that others wait for. */
function writeCommit(db: Client, commit: Commit): Promise<Written> {
  const { base, drafts = [], plans = [], clocks, answer, root, mails } = commit;
  const matchId = base.id;
  const statements = [
    moveHead(db, commit),
    db.event.createMany({ data: ofMatch(matchId, commit.events) }),
    ...drafts.map(({ side, revision }) =>
      db.draft.delete({ where: draftAt(matchId, side, revision), select: { side: true } }),
    ),
    ...plans.map((plan) => putPlan(db, matchId, plan)),
    ...putClocks(db, matchId, clocks),
    ...restPlans(db, commit),
    ...dropPlans(db, commit),
    ...dropPersonal(db, commit),
    ...keepSnapshot(db, matchId, commit.snapshot),
    ...useRoot(db, commit),
    ...changeSeats(db, matchId, commit.seats),
    ...keepPack(db, commit.pack),
    ...changeOffers(db, matchId, commit.offers),
    ...supersede(db, commit),
    ...putEnded(db, commit),
    ...addMails(db, matchId, mails),
    ...addAnswer(db, matchId, answer),
  ];
  return write(db, statements, { matchId, base, drafts, plans, clocks, answer, root, mails });
}

/** Whoever is to make a result of the match finds it here. */
function putEnded(db: Client, { base, events, ended }: Commit): readonly Statement[] {
  const at = events.at(-1)?.at;
  if (ended === undefined || at === undefined) return [];
  return [db.ended.createMany({ data: [{ matchId: base.id, owner: ended, at }] })];
}

/** What the persons have left for sides that they do not play any more. */
function dropPersonal(db: Client, { base, seatsChanged }: Commit): readonly Statement[] {
  if (seatsChanged !== true) return [];
  const where = { matchId: base.id };
  return [db.standing.deleteMany({ where }), db.plan.deleteMany({ where }), db.offer.deleteMany({ where })];
}

/**
 * Of a match that is over no plan is carried out any more; where play went back, none until it is pressed
 * again.
 */
function restPlans(db: Client, { base, status, events }: Commit): readonly Statement[] {
  if (status !== 'finished' && !events.some(({ type }) => type === 'takenBack')) return [];
  return [db.plan.updateMany({ where: { matchId: base.id }, data: { state: 'resting' } })];
}

/** Plans were drafted and tried by the rules that the match has left. */
function dropPlans(db: Client, { base, events }: Commit): readonly Statement[] {
  if (!events.some(({ type }) => type === 'moved')) return [];
  return [db.plan.deleteMany({ where: { matchId: base.id } })];
}

function moveHead(db: Client, commit: Commit): Statement {
  const { base, events, status, pending, throwing, round, rulesVersion, rules, pack } = commit;
  const head = events.at(-1);
  if (!head) throw new RangeError('a commit without an event');
  const data = {
    headNumber: head.number,
    headHash: head.hash,
    updatedAt: head.at,
    revision: { increment: 1 },
    status,
    pending: JSON.stringify(pending),
    ...(rulesVersion !== undefined && { rulesVersion }),
    ...(rules !== undefined && { rules }),
    ...(throwing !== undefined && { throwing }),
    ...(round !== undefined && { round }),
    ...(pack && { pack: pack.hash }),
  };
  return db.match.update({ where: unchanged(base), data, select: { id: true } });
}

function useRoot(db: Client, { base, root, newRoot }: Commit): readonly Statement[] {
  const statements: Statement[] = [];
  if (root) {
    const where = { matchId_chain: { matchId: base.id, chain: root.chain }, ...root.from };
    statements.push(db.root.update({ where, data: root.to, select: { chain: true } }));
  }
  if (newRoot) statements.push(db.root.createMany({ data: ofMatch(base.id, [newRoot]) }));
  return statements;
}

function supersede(db: Client, { base, supersede: gone = [] }: Commit): readonly Statement[] {
  if (gone.length === 0) return [];
  const OR = gone.map(({ side, kinds }) => ({ side, kind: { in: [...kinds] } }));
  return [
    db.outbox.updateMany({
      where: { matchId: base.id, state: 'waiting', OR },
      data: { state: 'superseded', ...EMPTIED },
    }),
  ];
}

function writeChange(
  db: Client,
  { matchId, seats, status, offers, vacated, message, plans = [], clocks, answer, mails }: Change,
): Promise<Written> {
  const data = { revision: { increment: 1 }, ...(status && { status }) };
  const statements = [
    db.match.update({ where: { id: matchId }, data, select: { id: true } }),
    ...changeSeats(db, matchId, seats),
    ...changeOffers(db, matchId, offers),
    ...vacate(db, matchId, vacated),
    ...putMessage(db, matchId, message),
    ...plans.map((plan) => putPlan(db, matchId, plan)),
    ...putClocks(db, matchId, clocks),
    ...addMails(db, matchId, mails),
    ...addAnswer(db, matchId, answer),
  ];
  return write(db, statements, { matchId, plans, clocks, answer, mails });
}

/** One row a match: older positions come from replay. */
function keepSnapshot(
  db: Client,
  matchId: string,
  snapshot: SnapshotRecord | undefined,
): readonly Statement[] {
  if (!snapshot) return [];
  const create = { matchId, ...snapshot };
  // A key is never written again: a database that is divided by match refuses it.
  return [db.snapshot.upsert({ where: { matchId }, create, update: snapshot, select: { matchId: true } })];
}

/** A pack of this hash that is there already is the same. */
function keepPack(db: Client, pack: PackRecord | undefined): readonly Statement[] {
  if (!pack) return [];
  return [db.pack.upsert({ where: { hash: pack.hash }, create: pack, update: pack, select: { hash: true } })];
}

function addAnswer(db: Client, matchId: string, answer: AnswerRecord | undefined): readonly Statement[] {
  return answer ? [db.answer.createMany({ data: ofMatch(matchId, [answer]) })] : [];
}

function touchMatch(db: Client, id: string): Statement {
  return db.match.update({ where: { id }, data: { revision: { increment: 1 } }, select: { id: true } });
}

/** The row of a plan, as it stands behind a batch. */
function putPlan(
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
function savePlan(
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
