/** What can be said of a database without opening it as a service does: nothing is made, nothing migrated. */
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';
import { migrations } from '../../generated/migrations.js';
import { sqlitePath } from '../client.js';
import { TEST_REPLY } from '../mail/recipients.js';
import { providerOf } from '../open.js';
import type { KeyUse } from '../types.js';
import { RESTORE_UNFINISHED } from './backup.js';

/** A database as it stands. */
export interface DatabaseState {
  readonly provider: 'sqlite' | 'postgresql';
  /** Where it is: a path, or host and name. */
  readonly place: string;
  /** Whether it has tables. */
  readonly made: boolean;
  /** Migrations that a start would apply, and such as this version does not know. */
  readonly pending: number;
  readonly unknown: number;
  /** What it says against itself; '' for a sound one. */
  readonly damage: string;
  /** Whether an acknowledged commit survives a power cut, as far as it says. */
  readonly durable: boolean;
  /** Its own clock, where it has one. */
  readonly now: Date | undefined;
  /** The time of the newest event. */
  readonly newestAt: Date | undefined;
  readonly keys: { readonly [U in KeyUse]: readonly string[] };
  readonly restoreUnfinished: boolean;
  /** By which rules matches are played that are not over, and how many by each. */
  readonly played: readonly PlayedRules[];
  /** The same of matches that are over, by any digest. */
  readonly kept: readonly PlayedRules[];
}

/** Rules by which matches are played: a game's version, and its digest where it was noted. */
export interface PlayedRules {
  readonly game: string;
  readonly version: number;
  readonly rules: string | null;
  readonly matches: readonly string[];
}

/** One answer's rows. */
type Ask = (sql: string) => Promise<readonly { readonly [column: string]: unknown }[]>;

/** Looks at the database at `url`. @throws what the driver says where it cannot be reached */
export async function examineDatabase(url: string): Promise<DatabaseState> {
  return providerOf(url) === 'sqlite' ? examineSqlite(sqlitePath(url)) : examinePostgresql(url);
}

async function examineSqlite(file: string): Promise<DatabaseState> {
  const basis = { provider: 'sqlite', place: file, damage: '', durable: true, now: undefined } as const;
  if (!existsSync(file)) return { ...basis, ...EMPTY };
  const db = new Database(file, { readonly: true, timeout: 5_000 });
  try {
    const ask: Ask = async (sql) => db.prepare<[], { [column: string]: unknown }>(sql).all();
    const [made] = await ask(`SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`);
    const said = String(db.pragma('quick_check(1)', { simple: true }));
    const damage = said === 'ok' ? '' : said;
    return { ...basis, damage, ...(made === undefined ? EMPTY : await contentsOf(ask, 'sqlite')) };
  } finally {
    db.close();
  }
}

async function examinePostgresql(url: string): Promise<DatabaseState> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const ask: Ask = async (sql) => (await client.query(sql)).rows;
    const [facts] = await ask(
      `SELECT now() AS now, current_setting('synchronous_commit') AS commits, current_setting('fsync') AS fsync,
              to_regclass('"_prisma_migrations"') IS NOT NULL AS made`,
    );
    const { host, pathname } = new URL(url);
    return {
      provider: 'postgresql',
      place: `${host}${pathname}`,
      damage: '',
      durable: facts?.commits !== 'off' && facts?.fsync === 'on',
      now: facts?.now instanceof Date ? facts.now : undefined,
      ...(facts?.made === true ? await contentsOf(ask, 'postgresql') : EMPTY),
    };
  } finally {
    await client.end();
  }
}

/** Which test e-mail was replied to last, as far as the database at `url` knows. */
export async function lastTestReply(url: string): Promise<number | undefined> {
  const query = `SELECT "value" FROM "Setting" WHERE "key" = '${TEST_REPLY}'`;
  if (providerOf(url) === 'postgresql') {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    await client.connect();
    try {
      return numberIn((await client.query(query)).rows);
    } finally {
      await client.end();
    }
  }
  const db = new Database(sqlitePath(url), { readonly: true, timeout: 5_000 });
  try {
    return numberIn(db.prepare<[], { value: string }>(query).all());
  } finally {
    db.close();
  }
}

function numberIn([row]: readonly { readonly value: string }[]): number | undefined {
  return row === undefined ? undefined : Number(row.value);
}

type Contents = Pick<
  DatabaseState,
  'made' | 'pending' | 'unknown' | 'newestAt' | 'keys' | 'restoreUnfinished' | 'played' | 'kept'
>;

const EMPTY: Contents = {
  made: false,
  pending: 0,
  unknown: 0,
  newestAt: undefined,
  keys: { links: [], roots: [] },
  restoreUnfinished: false,
  played: [],
  kept: [],
};

async function contentsOf(ask: Ask, provider: DatabaseState['provider']): Promise<Contents> {
  const applied = await ask(
    `SELECT "migration_name" AS name FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`,
  );
  const names = applied.map(({ name }) => String(name));
  const known = migrations[provider].map(({ name }) => name);
  const pending = known.filter((name) => !names.includes(name)).length;
  const unknown = names.filter((name) => !known.includes(name)).length;
  // Of an older database not all tables are there: its keys and events are looked at after its first start.
  if (pending > 0) return { ...EMPTY, made: true, pending, unknown };
  const keys = await ask(`SELECT "use", "id" FROM "Key" ORDER BY 1, 2`);
  const idsOf = (use: KeyUse) => keys.filter((key) => key.use === use).map(({ id }) => String(id));
  const [newest] = await ask(
    `SELECT "at" FROM "Event" WHERE ("matchId", "number") IN
       (SELECT "id", "headNumber" FROM "Match" ORDER BY "updatedAt" DESC LIMIT 1)`,
  );
  const restore = await ask(`SELECT 1 FROM "Setting" WHERE "key" = '${RESTORE_UNFINISHED.key}'`);
  return {
    made: true,
    pending,
    unknown,
    keys: { links: idsOf('links'), roots: idsOf('roots') },
    newestAt: newest === undefined ? undefined : new Date(String(newest.at)),
    restoreUnfinished: restore.length > 0,
    played: playedIn(
      await ask(
        `SELECT "id", "game", "rulesVersion", "rules" FROM "Match"
         WHERE "status" IN ('open', 'playing', 'stopped') ORDER BY 2, 3, 4, 1`,
      ),
    ),
    kept: playedIn(
      await ask(
        `SELECT "id", "game", "rulesVersion", NULL AS "rules" FROM "Match"
         WHERE "status" IN ('finished', 'imported') ORDER BY 2, 3, 1`,
      ),
    ),
  };
}

/** Matches that are played by the same rules, together. */
function playedIn(rows: Awaited<ReturnType<Ask>>): readonly PlayedRules[] {
  const found = new Map<string, PlayedRules>();
  for (const { id, game, rulesVersion, rules } of rows) {
    const known = {
      game: String(game),
      version: Number(rulesVersion),
      rules: rules === null ? null : String(rules),
    };
    const key = JSON.stringify(known);
    found.set(key, { ...known, matches: [...(found.get(key)?.matches ?? []), String(id)] });
  }
  return [...found.values()];
}
