/** Events with their entries, pairings and log: written all at once, guarded by the event's revision. */
import { empty, raw } from '@prisma/client/runtime/client';
import { isLost, type Statement } from '../batch.js';
import type { Client, ModelRow } from '../client.js';
import { storeErrorOf } from '../faults.js';
import type { Store } from '../types.js';
import { noticeRows } from './notices.js';
import {
  COMPETITION_STATES,
  type CompetitionChange,
  type CompetitionRecord,
  ENTRANT_STATES,
  type EntrantRecord,
  PAIRING_STATES,
  type PairingRecord,
} from './records.js';
import type { CompetitionStore } from './types.js';

/** Ids of one statement: each database bounds its parameters. */
const AT_A_TIME = 500;

const NEWEST_FIRST = [{ updatedAt: 'desc' as const }, { id: 'asc' as const }];

/** The events' part of the store. */
export function competitions(db: Client, provider: Store['provider']): CompetitionStore {
  return {
    async createCompetition(competition, notices) {
      await db.$transaction([
        db.competition.createMany({ data: [{ ...competition, updatedAt: competition.createdAt }] }),
        db.notice.createMany({ data: noticeRows(notices, competition.createdAt) }),
      ]);
    },
    async dropCompetition(id) {
      await db.competition.deleteMany({ where: { id, status: 'draft' } });
    },
    async readCompetition(id) {
      const row = await db.competition.findUnique({ where: { id } });
      if (row === null) return undefined;
      const where = { competitionId: id };
      const [entrants, pairings] = await Promise.all([
        db.entrant.findMany({ where, orderBy: { number: 'asc' } }),
        db.pairing.findMany({ where, orderBy: { id: 'asc' } }),
      ]);
      return {
        competition: toCompetition(row),
        entrants: entrants.map(toEntrant),
        pairings: pairings.map(toPairing),
      };
    },
    readCompetitionLog: (id, limit) =>
      db.competitionLog.findMany({
        where: { competitionId: id },
        orderBy: { number: 'desc' },
        take: limit,
        select: { number: true, at: true, who: true, what: true, facts: true, words: true },
      }),
    writeCompetition: (change) => writeAll(db, change),
    claimCompetitions: (now, until, limit) => claim(db, provider, now, until, limit),
    async rouseCompetition(id, at) {
      await db.competition.updateMany({ where: { id }, data: { nextAt: at } });
    },
    async listCompetitions(states, limit) {
      // By each state: the index begins with it.
      const lists = await Promise.all(
        states.map((status) =>
          db.competition.findMany({ where: { listed: true, status }, orderBy: NEWEST_FIRST, take: limit }),
        ),
      );
      return lists.flat().map(toCompetition);
    },
    async competitionsOfPlayer(player, limit) {
      const entered = await db.entrant.findMany({
        where: { playerId: player },
        orderBy: { createdAt: 'desc' },
        take: limit,
        select: { competitionId: true },
      });
      return some(
        db,
        entered.map(({ competitionId }) => competitionId),
      );
    },
    async statesOfCompetitions(ids) {
      const parts = Array.from({ length: Math.ceil(ids.length / AT_A_TIME) }, (_, n) =>
        db.competition.findMany({
          where: { id: { in: ids.slice(n * AT_A_TIME, (n + 1) * AT_A_TIME) } },
          select: { id: true, settings: true, state: true },
        }),
      );
      return (await Promise.all(parts)).flat();
    },
    async competitionsOrganizedBy(address) {
      const [organized, seconded] = await Promise.all([
        db.competition.findMany({ where: { organizer: address } }),
        db.competition.findMany({ where: { deputy: address } }),
      ]);
      return [...organized, ...seconded].map(toCompetition);
    },
  };
}

async function some(db: Client, ids: readonly string[]): Promise<readonly CompetitionRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db.competition.findMany({ where: { id: { in: [...ids] } }, orderBy: NEWEST_FIRST });
  return rows.map(toCompetition);
}

/** The row of the event comes first: whoever loses there has written nothing. */
async function writeAll(db: Client, change: CompetitionChange): Promise<boolean> {
  const { id, expectedRevision, at, log = [], notices = [] } = change;
  const { entrants = [], pairings = [] } = change;
  // A look that finds nothing to do moves no event to the top of a list.
  const isNews = log.length + notices.length + entrants.length + pairings.length > 0;
  const last =
    log.length === 0
      ? null
      : await db.competitionLog.findFirst({
          where: { competitionId: id },
          orderBy: { number: 'desc' },
          select: { number: true },
        });
  const first = (last?.number ?? 0) + 1;
  const statements: Statement[] = [
    db.competition.update({
      where: { id, revision: expectedRevision },
      data: { ...change.competition, revision: expectedRevision + 1, ...(isNews ? { updatedAt: at } : {}) },
      select: { id: true },
    }),
    ...entrants.map((one) => putEntrant(db, id, one)),
    ...pairings.map((one) => putPairing(db, id, one)),
    ...(log.length === 0
      ? []
      : [
          db.competitionLog.createMany({
            data: log.map((one, i) => ({ ...one, competitionId: id, number: first + i, at })),
          }),
        ]),
    ...(notices.length === 0 ? [] : [db.notice.createMany({ data: noticeRows(notices, at) })]),
  ];
  try {
    await db.$transaction(statements);
    return true;
  } catch (error) {
    if (!isLost(error)) throw storeErrorOf(error, 'write');
    return false;
  }
}

function putEntrant(db: Client, competitionId: string, entrant: EntrantRecord): Statement {
  const { number } = entrant;
  return db.entrant.upsert({
    where: { competitionId_number: { competitionId, number } },
    create: { competitionId, ...entrant },
    update: entrant,
    select: { number: true },
  });
}

function putPairing(db: Client, competitionId: string, pairing: PairingRecord): Statement {
  const { id } = pairing;
  return db.pairing.upsert({
    where: { competitionId_id: { competitionId, id } },
    create: { competitionId, ...pairing },
    update: pairing,
    select: { id: true },
  });
}

/** One statement, so that no two claimers get the same event. */
async function claim(
  db: Client,
  provider: Store['provider'],
  now: Date,
  until: Date,
  limit: number,
): Promise<readonly string[]> {
  const skipping = provider === 'postgresql' ? raw('FOR UPDATE SKIP LOCKED') : empty;
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE "Competition" SET "nextAt" = ${until} WHERE "id" IN (
      SELECT "id" FROM "Competition" WHERE "nextAt" <= ${now} ORDER BY "nextAt" LIMIT ${limit} ${skipping}
    ) RETURNING "id"`;
  return rows.map(({ id }) => id);
}

function toCompetition(row: ModelRow['Competition']): CompetitionRecord {
  const status = COMPETITION_STATES.find((one) => one === row.status) ?? 'over';
  return { ...row, status };
}

function toEntrant({ competitionId: _, ...row }: ModelRow['Entrant']): EntrantRecord {
  return { ...row, status: ENTRANT_STATES.find((one) => one === row.status) ?? 'out' };
}

function toPairing({ competitionId: _, ...row }: ModelRow['Pairing']): PairingRecord {
  return { ...row, status: PAIRING_STATES.find((one) => one === row.status) ?? 'over' };
}
