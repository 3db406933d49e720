/** Reading matches and what belongs to them. */
import { raw } from '@prisma/client/runtime/client';
import { Prisma } from '../generated/sqlite.js';
import type { Client } from './client.js';
import { type MatchAndSeats, PLAN_STATES, type PlanState } from './records.js';
import { offerKind, type SeatedRow, toMatchAndSeats, toMatchWithSeats, withoutMatch } from './rows.js';
import { readBeside } from './seats/beside.js';
import type { MatchStore } from './types.js';

type Reading = Pick<
  MatchStore,
  Extract<keyof MatchStore, `read${string}` | `list${string}` | `matches${string}`>
>;

/** By name: a kept statement with a `*` asks for them each time. */
const MATCH_COLUMNS = Object.values(Prisma.MatchScalarFieldEnum).map((name) => `m."${name}"`);
const SEAT_COLUMNS = Object.values(Prisma.SeatScalarFieldEnum).map((name) => `s."${name}"`);
const SEATED = raw([...MATCH_COLUMNS, ...SEAT_COLUMNS].join(', '));
const SEATS = { seats: { orderBy: { side: 'asc' } } } as const;
const NEWEST_FIRST = [{ updatedAt: 'desc' }, { id: 'asc' }] as const;

/** The reading half of the match store. */
export function reading(db: Client): Reading {
  return { ...readingMatches(db), ...readingLists(db), ...readingParts(db) };
}

async function matchesOf(db: Client, ids: readonly string[]): Promise<readonly MatchAndSeats[]> {
  if (ids.length === 0) return [];
  const rows = await db.match.findMany({
    where: { id: { in: [...ids] } },
    include: SEATS,
    orderBy: [...NEWEST_FIRST],
  });
  return rows.map(toMatchAndSeats);
}

type Lists = 'listInvitations' | 'listAgreed' | 'listRobots' | 'listPlanned' | 'listThrows' | 'readOpening';

function readingLists(db: Client): Pick<Reading, Lists> {
  return {
    // Two steps: in one, Prisma would look through all open seats there ever were, whatever the age of their
    // matches.
    async listInvitations(since, limit) {
      const found = await db.$queryRaw<{ id: string }[]>`
        SELECT m."id" FROM "Match" m WHERE m."status" = 'open' AND m."createdAt" >= ${since} AND EXISTS
          (SELECT 1 FROM "Seat" s WHERE s."matchId" = m."id" AND s."holder" = 'anyone' AND s."joinedAt" IS NULL)
          AND EXISTS (SELECT 1 FROM "Seat" s WHERE s."matchId" = m."id" AND s."joinedAt" IS NOT NULL)
        ORDER BY m."createdAt" DESC LIMIT ${limit}`;
      return matchesOf(
        db,
        found.map(({ id }) => id),
      );
    },
    async listAgreed(limit) {
      const where = { agreed: true, status: 'finished' };
      const rows = await db.match.findMany({
        where,
        include: SEATS,
        orderBy: [...NEWEST_FIRST],
        take: limit,
      });
      return rows.map(toMatchAndSeats);
    },
    // `pending` is a JSON array of sides, whose names hold neither quotes nor wildcards.
    listRobots: (limit) => db.$queryRaw<{ matchId: string; side: string }[]>`
      SELECT s."matchId", s."side" FROM "Seat" s JOIN "Match" m ON m."id" = s."matchId"
      WHERE s."holder" = 'robot' AND m."status" IN ('open', 'playing', 'stopped')
      AND (m."pending" LIKE '%"' || s."side" || '"%'
        OR EXISTS (SELECT 1 FROM "Offer" o WHERE o."matchId" = s."matchId" AND o."side" <> s."side"))
      ORDER BY m."updatedAt", s."matchId" LIMIT ${limit}`,
    listPlanned: (limit) => db.$queryRaw<{ matchId: string; side: string }[]>`
      SELECT p."matchId", p."side" FROM "Plan" p JOIN "Match" m ON m."id" = p."matchId"
      WHERE p."state" IN ('pressed', 'unasked') AND m."status" = 'playing'
      AND m."pending" LIKE '%"' || p."side" || '"%'
      ORDER BY m."updatedAt", p."matchId", p."side" LIMIT ${limit}`,
    async listThrows(limit) {
      const where = { throwing: 'round', status: { in: ['playing', 'stopped'] } };
      const rows = await db.match.findMany({
        ...{ where, take: limit, orderBy: [{ round: 'asc' }, { id: 'asc' }] },
        select: { id: true, round: true },
      });
      return rows.map(({ id, round }) => ({ matchId: id, round }));
    },
    async readOpening(key) {
      return (await db.opening.findUnique({ where: { key } })) ?? undefined;
    },
  };
}

function readingMatches(db: Client): Pick<Reading, 'readMatch' | 'listMatches' | 'matchesOfAddress'> {
  return {
    // Read for every request: one statement where a query with its relation would be two.
    async readMatch(id) {
      const rows = await db.$queryRaw<SeatedRow[]>`
        SELECT ${SEATED} FROM "Match" m LEFT JOIN "Seat" s ON s."matchId" = m."id" WHERE m."id" = ${id} ORDER BY s."side"`;
      return toMatchWithSeats(rows);
    },
    async listMatches({ status, limit }) {
      const where = status === undefined ? {} : { status };
      const rows = await db.match.findMany({
        where,
        include: SEATS,
        orderBy: [...NEWEST_FIRST],
        take: limit,
      });
      return rows.map(toMatchAndSeats);
    },
    // Two steps: in one, Prisma would ask of every match there is whether it has such a seat.
    async matchesOfAddress(address) {
      const seats = await db.seat.findMany({ where: { address }, select: { matchId: true } });
      return matchesOf(db, [...new Set(seats.map(({ matchId }) => matchId))]);
    },
  };
}

function readingParts(db: Client): Omit<Reading, Lists | 'readMatch' | 'listMatches' | 'matchesOfAddress'> {
  return {
    async readEvents(matchId, from, to) {
      const number = to === undefined ? { gte: from } : { gte: from, lte: to };
      return (await db.event.findMany({ where: { matchId, number }, orderBy: { number: 'asc' } })).map(
        withoutMatch,
      );
    },
    async readSnapshot(matchId) {
      return bare(await db.snapshot.findUnique({ where: { matchId } }));
    },
    async readDraft(matchId, side) {
      return bare(await db.draft.findUnique({ where: { matchId_side: { matchId, side } } }));
    },
    async readDrafts(matchId) {
      return (await db.draft.findMany({ where: { matchId }, orderBy: { side: 'asc' } })).map(withoutMatch);
    },
    readDraftRevisions: (matchId) =>
      db.draft.findMany({ where: { matchId }, select: { side: true, revision: true } }),
    async readStanding(matchId, side) {
      return bare(await db.standing.findUnique({ where: { matchId_side: { matchId, side } } }));
    },
    async readStandings(matchId) {
      return (await db.standing.findMany({ where: { matchId }, orderBy: { side: 'asc' } })).map(withoutMatch);
    },
    async readPlans(matchId) {
      const rows = await db.plan.findMany({ where: { matchId }, orderBy: { side: 'asc' } });
      return rows.map((row) => ({ ...withoutMatch(row), state: planState(row.state) }));
    },
    async readOffers(matchId) {
      const rows = await db.offer.findMany({ where: { matchId }, orderBy: { side: 'asc' } });
      return rows.map(({ matchId: _, address: __, kind, ...offer }) => ({ ...offer, kind: offerKind(kind) }));
    },
    async readShown(matchId, side) {
      const rows = await db.$queryRaw<{ what: string; by: string; revision: number }[]>`
        SELECT 'draft' AS "what", "side" AS "by", "revision" FROM "Draft" WHERE "matchId" = ${matchId} AND "side" = ${side}
        UNION ALL SELECT 'standing', "side", "revision" FROM "Standing" WHERE "matchId" = ${matchId} AND "side" = ${side}
        UNION ALL SELECT 'plan', "side", "revision" FROM "Plan" WHERE "matchId" = ${matchId} AND "side" = ${side}
        UNION ALL SELECT 'said ' || "text", "side", "event" FROM "Message" WHERE "matchId" = ${matchId} AND "side" = ${side}
        UNION ALL SELECT "kind", "side", "event" FROM "Offer" WHERE "matchId" = ${matchId}
        UNION ALL SELECT 'clock ' || "state" || CASE WHEN "pauses" THEN ' pauses' ELSE '' END ||
          CASE WHEN "claimable" THEN ' claimable' ELSE '' END || "absences", "side", "left" FROM "Clock" WHERE "matchId" = ${matchId}
        ORDER BY 1, 2`;
      return rows.map(({ what, by, revision }) => `${what} ${by} ${revision}`).join();
    },
    readBeside: (matchId, since) => readBeside(db, matchId, since),
    async readMessages(matchId, since) {
      const where = { matchId, event: { gt: since } };
      const orderBy = [{ event: 'asc' }, { side: 'asc' }] as const;
      return (await db.message.findMany({ where, orderBy: [...orderBy] })).map(withoutMatch);
    },
    async readRoot(matchId) {
      return bare(await db.root.findFirst({ where: { matchId }, orderBy: { chain: 'desc' } }));
    },
    async readRoots(matchId) {
      return (await db.root.findMany({ where: { matchId }, orderBy: { chain: 'asc' } })).map(withoutMatch);
    },
    async readAnswer(matchId, side, key) {
      return bare(await db.answer.findUnique({ where: { matchId_side_key: { matchId, side, key } } }));
    },
    async listPacks(game) {
      const rows = await db.pack.findMany({
        where: { game },
        orderBy: { hash: 'asc' },
        select: { hash: true },
      });
      return rows.map(({ hash }) => hash);
    },
    async readPack(hash) {
      return (await db.pack.findUnique({ where: { hash } })) ?? undefined;
    },
  };
}

function planState(state: string): PlanState {
  return PLAN_STATES.find((one) => one === state) ?? 'resting';
}

function bare<R extends { matchId: string }>(row: R | null): Omit<R, 'matchId'> | undefined {
  return row ? withoutMatch(row) : undefined;
}
