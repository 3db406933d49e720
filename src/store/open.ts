/** Opening a store: the one place that knows there are two databases. */
import { randomBytes, randomUUID } from 'node:crypto';
import { raw } from '@prisma/client/runtime/client';
import { migrations } from '../generated/migrations.js';
import { Prisma } from '../generated/sqlite.js';
import { putAmongOthers, type Statement, write } from './batch.js';
import { overview } from './care/overview.js';
import { restoring } from './care/restoring.js';
import { type Client, postgresqlClient, sqliteClient, sqliteFile } from './client.js';
import { clocks } from './clock/clocks.js';
import { club } from './club/club.js';
import { StoreError } from './errors.js';
import { answering } from './faults.js';
import { calls } from './mail/calls.js';
import { mailbox } from './mail/mailbox.js';
import { outbox } from './mail/outbox.js';
import { recipients } from './mail/recipients.js';
import type { MailState } from './mail/records.js';
import { type MatchAndSeats, type MatchStatus, PLAN_STATES, type PlanState } from './records.js';
import { offerKind, type SeatedRow, toMatchAndSeats, toMatchWithSeats, withoutMatch } from './rows.js';
import { readBeside } from './seats/beside.js';
import { leases } from './several/leases.js';
import { type Herald, localNews, postgresqlNews } from './several/news.js';
import type { Migration } from './sql/migrations.js';
import type {
  Change,
  Commit,
  ErasingStore,
  KeyStore,
  MatchStore,
  SeatErasure,
  Store,
  Written,
} from './types.js';
import { writing } from './writing.js';

const DATABASE_ID = 'databaseId';
const PROBE = 'probe';
const PROBE_BYTES = 12_000;

/** A database that is up to date, and a client of it. */
interface Opened {
  readonly provider: Store['provider'];
  readonly db: Client;
  /** Left out: within this process. */
  readonly news?: Herald;
}

/**
 * Opens the database at `url`: `file:data/denrei.db` (SQLite; relative to the working directory) or
 * `postgresql://user@host/name`. Applies pending migrations first.
 * @throws StoreError `badUrl`; MigrationError; what the driver says when the database cannot be reached.
 */
export async function openStore(url: string): Promise<Store> {
  return storeOn(await open(url));
}

/** The store of a database that is up to date. @throws what the driver says */
export async function storeOn({ provider, db, news = localNews() }: Opened): Promise<Store> {
  const databaseId = await idOf(db);
  const written = writing(db);
  return {
    provider,
    databaseId,
    ...answering('read', { ...reading(db), ...overview(db) }),
    ...answering('write', {
      ...written,
      commit: (commit: Commit) => toldBy(news, commit.base.id, written.commit(commit)),
      change: (change: Change) => toldBy(news, change.matchId, written.change(change)),
      ...leases(db, provider),
      ...outbox(db, provider),
      ...calls(db, provider),
      ...mailbox(db),
      ...recipients(db),
      ...erasing(db, provider),
      ...clocks(db, provider),
      ...club(db, provider),
      ...keys(db),
      ...restoring(db),
      ping: () => probe(db),
    }),
    onNews: news.onNews,
    close: async () => {
      await news.close();
      await db.$disconnect();
    },
  };
}

/** Tells of what was written, once it was. */
async function toldBy(news: Herald, matchId: string, write: Promise<Written>): Promise<Written> {
  const written = await write;
  if (written.ok) news.spread(matchId);
  return written;
}

/**
 * Brings the database at `url` up to date without opening it; returns the names of the migrations it applied.
 * @throws as `openStore`.
 */
export async function migrateDatabase(
  url: string,
  known: { readonly [P in Store['provider']]: readonly Migration[] } = migrations,
) {
  if (providerOf(url) === 'sqlite') {
    const { migrateSqlite } = await import('./sql/migrate-sqlite.js');
    return migrateSqlite(sqliteFile(url), known.sqlite);
  }
  const { migratePostgresql } = await import('./sql/migrate-postgresql.js');
  return migratePostgresql(url, known.postgresql);
}

/**
 * Writes what a small submission writes, so that a database without room is found before a player finds it.
 */
async function probe(db: Client): Promise<void> {
  const where = { key: PROBE };
  // Random, or the same bytes again would be packed or not be written at all.
  const value = randomBytes(PROBE_BYTES).toString('base64');
  await db.setting.upsert({ where, create: { ...where, value }, update: { value }, select: { key: true } });
}

async function open(url: string): Promise<Opened> {
  await migrateDatabase(url);
  const provider = providerOf(url);
  if (provider === 'sqlite') return { provider, db: await sqliteClient(sqliteFile(url)) };
  return { provider, db: await postgresqlClient(url), news: postgresqlNews(url) };
}

/** Which database an address is of. @throws StoreError `badUrl` */
export function providerOf(url: string): Store['provider'] {
  if (/^file:./.test(url)) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgresql';
  throw new StoreError('badUrl', 'A database URL begins with "file:" (SQLite) or "postgresql://".');
}

async function idOf(db: Client): Promise<string> {
  const where = { key: DATABASE_ID };
  // Another server that opens the database at the same moment may name it first.
  const named = await putAmongOthers(() =>
    db.setting.upsert({ where, create: { ...where, value: randomUUID() }, update: {} }),
  );
  return named.value;
}

const RUNNING: MatchStatus[] = ['open', 'playing', 'stopped'];

/** The keys' part of the store. */
function keys(db: Client): KeyStore {
  return {
    async knownKeys(use) {
      const rows = await db.key.findMany({ where: { use }, orderBy: { id: 'asc' } });
      return rows.map(({ id }) => id);
    },
    async keepKeys(use, ids) {
      for (const use_id of ids.map((id) => ({ use, id })))
        await putAmongOthers(() => db.key.upsert({ where: { use_id }, create: use_id, update: {} }));
    },
    async forgetLinkKey(id) {
      await db.key.deleteMany({ where: { use: 'links', id } });
    },
    forgetRootKey: (id, sealed) => forgetRootKey(db, id, sealed),
  };
}

async function forgetRootKey(db: Client, id: string, sealed: string): Promise<readonly string[]> {
  const where = { status: { in: RUNNING }, roots: { some: { sealed: { startsWith: sealed } } } };
  const found = await db.match.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } });
  const ids = found.map((match) => match.id);
  const [waiting, superseded]: [MailState, MailState] = ['waiting', 'superseded'];
  await db.$transaction([
    ...ids.flatMap((matchId) => [
      db.match.update({
        where: { id: matchId },
        data: { status: 'imported' satisfies MatchStatus, pending: '[]', revision: { increment: 1 } },
        select: { id: true },
      }),
      db.draft.deleteMany({ where: { matchId } }),
      db.offer.deleteMany({ where: { matchId } }),
      db.outbox.updateMany({ where: { matchId, state: waiting }, data: { state: superseded } }),
      db.root.deleteMany({ where: { matchId } }),
    ]),
    // Of matches that are over: their secrets are open, and nothing is asked of these roots any more.
    db.root.deleteMany({ where: { sealed: { startsWith: sealed } } }),
    db.key.deleteMany({ where: { use: 'roots', id } }),
  ]);
  return ids;
}

/** The erasing part of the store. */
function erasing(db: Client, provider: Store['provider']): ErasingStore {
  return {
    async mailsAbout(matchId) {
      // Of other matches too: a mail with all links of a reader names his opponents.
      const payload = { contains: `"match":${JSON.stringify(matchId)}` };
      const select = { matchId: true, messageId: true, side: true, payload: true };
      return db.outbox.findMany({ where: { state: 'waiting', payload }, select });
    },
    eraseSeat: async (erasure) => {
      const written = await eraseSeat(db, erasure);
      if (written.ok) await forgetPages(db, provider);
      return written;
    },
    async eraseAddress(address) {
      const raised = { revision: { increment: 1 } };
      await db.$transaction([
        // Whoever named this address as the witness of his seat goes on without one.
        db.match.updateMany({ where: { seats: { some: { witness: address } } }, data: raised }),
        db.seat.updateMany({ where: { witness: address }, data: { witness: null } }),
        db.outbox.deleteMany({ where: { address } }),
        db.offer.deleteMany({ where: { address } }),
        db.mail.deleteMany({ where: { address } }),
        db.asked.deleteMany({ where: { address } }),
      ]);
      await forgetPages(db, provider);
    },
  };
}

/**
 * What was erased stays in SQLite's log of writes until that is begun anew. Where another process reads at this
 * moment it is begun anew by the next write that finds it free. PostgreSQL has a vacuum of its own.
 */
async function forgetPages(db: Client, provider: Store['provider']): Promise<void> {
  if (provider === 'sqlite') await db.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)');
}

function eraseSeat(db: Client, { base, side, name, mails }: SeatErasure): Promise<Written> {
  const matchId = base.id;
  const { id, headNumber, headHash, revision } = base;
  const statements: Statement[] = [
    db.match.update({
      where: { id, headNumber, headHash, revision },
      data: { revision: { increment: 1 } },
      select: { id: true },
    }),
    db.seat.update({
      where: { matchId_side: { matchId, side } },
      data: { name, address: null, mailing: false, witness: null, hook: null, hookNonce: null },
      select: { side: true },
    }),
    db.outbox.deleteMany({ where: { matchId, side } }),
    db.call.deleteMany({ where: { matchId, side } }),
    db.plan.deleteMany({ where: { matchId, side } }),
    db.message.deleteMany({ where: { matchId, side } }),
    ...mails.map(({ payload, ...which }) =>
      db.outbox.updateMany({ where: { ...which, state: 'waiting' }, data: { payload } }),
    ),
    // Whoever else was mailed by this match was mailed the name.
    db.mail.deleteMany({ where: { messageId: { startsWith: `<${matchId}.` } } }),
    // A hash of what the start form held, names and addresses among it.
    db.opening.deleteMany({ where: { matchId } }),
  ];
  return write(db, statements, { matchId, base });
}

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
function reading(db: Client): Reading {
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
        where,
        take: limit,
        orderBy: [{ round: 'asc' }, { id: 'asc' }],
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
