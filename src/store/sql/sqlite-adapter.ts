/**
 * SQLite for a server, around Prisma's adapter. As published, that adapter runs every query on one
 * connection, so that a query from outside runs inside whatever transaction is open (and is lost with it),
 * begins transactions deferred, so that two processes fail each other, and lets COMMIT fail unnoticed. Here
 * - reads outside transactions have a connection of their own, which cannot write;
 * - writers queue, one at a time, and take the write lock when they begin;
 * - who must wait for another process waits without blocking the event loop;
 * - COMMIT and ROLLBACK are sent and checked;
 * - nothing is read or written any more when the file is not the one that was opened;
 * - statements stay prepared.
 */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import Database from 'better-sqlite3';
import { type FileWatch, watchFile } from './sqlite-file.js';
import { keepStatements } from './statements.js';

const PROVIDER = 'sqlite';
const ADAPTER = 'denrei-sqlite';
/**
 * WAL alone would mean synchronous=NORMAL; FULL keeps an acknowledged commit through a power cut. What is
 * deleted is overwritten with zeros: an erased name must not stay in free pages.
 */
const PRAGMAS =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;';
/** Between two looks at a lock that another process holds, in ms. */
const LONGEST_PAUSE = 25;

/**
 * Opens `file` (a path) for one Prisma client. Who has waited `patience` ms for another process gives up,
 * with an error of the kind `TransactionWriteConflict`.
 */
export function sqliteAdapter(file: string, patience: number): SqlDriverAdapterFactory {
  return { provider: PROVIDER, adapterName: ADAPTER, connect: () => connect(file, patience) };
}

async function connect(file: string, patience: number): Promise<SqlDriverAdapter> {
  // The driver's own waiting blocks the whole process: no patience there, ours is asynchronous.
  const writer = await new PrismaBetterSqlite3({ url: file, timeout: 0 }).connect();
  await whenFree(patience, () => writer.executeScript(PRAGMAS));
  const reader = await new PrismaBetterSqlite3({ url: file, timeout: 0, readonly: true }).connect();
  for (const adapter of [reader, writer]) keepStatements(databaseOf(adapter));
  // The first question makes the log of writes where there is none.
  await whenFree(patience, () => reader.queryRaw(statement('SELECT 1 FROM sqlite_master')));
  return new SqliteAdapter(reader, writer, watchFile(file), patience);
}

/** The driver's own connection, which Prisma's adapter holds. */
function databaseOf(adapter: SqlDriverAdapter): Database.Database {
  if ('client' in adapter && adapter.client instanceof Database) return adapter.client;
  throw new TypeError('the SQLite adapter holds no connection of better-sqlite3');
}

class SqliteAdapter implements SqlDriverAdapter {
  readonly provider = PROVIDER;
  readonly adapterName = ADAPTER;
  readonly #reader: SqlDriverAdapter;
  readonly #writer: SqlDriverAdapter;
  readonly #file: FileWatch;
  readonly #patience: number;
  readonly #turns = new Turns();

  constructor(reader: SqlDriverAdapter, writer: SqlDriverAdapter, file: FileWatch, patience: number) {
    this.#reader = reader;
    this.#writer = writer;
    this.#file = file;
    this.#patience = patience;
  }

  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    if (!isRead(query.sql)) return this.#write(() => this.#writer.queryRaw(query));
    this.#file.before();
    return whenFree(this.#patience, () => this.#reader.queryRaw(query));
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#write(() => this.#writer.executeRaw(query));
  }

  executeScript(script: string): Promise<void> {
    return this.#write(() => this.#writer.executeScript(script));
  }

  async startTransaction(isolation?: IsolationLevel): Promise<Transaction> {
    if (isolation !== undefined && isolation !== 'SERIALIZABLE') {
      throw new DriverAdapterError({ kind: 'InvalidIsolationLevel', level: isolation });
    }
    const done = await this.#turns.take();
    try {
      this.#file.before();
      await whenFree(this.#patience, () => this.#writer.executeRaw(statement('BEGIN IMMEDIATE')));
      return new SqliteTransaction(this.#writer, this.#file, this.#patience, done);
    } catch (error) {
      done();
      throw error;
    }
  }

  async dispose(): Promise<void> {
    const done = await this.#turns.take();
    await this.#reader.dispose();
    await this.#writer.dispose();
    done();
  }

  async #write<T>(work: () => Promise<T>): Promise<T> {
    const done = await this.#turns.take();
    try {
      this.#file.before();
      const written = await whenFree(this.#patience, work);
      this.#file.after();
      return written;
    } finally {
      done();
    }
  }
}

class SqliteTransaction implements Transaction {
  readonly provider = PROVIDER;
  readonly adapterName = ADAPTER;
  /** Phantom: Prisma sends no COMMIT of its own and leaves it to the two methods below. */
  readonly options = { usePhantomQuery: true };
  readonly #writer: SqlDriverAdapter;
  readonly #file: FileWatch;
  readonly #patience: number;
  readonly #done: () => void;

  constructor(writer: SqlDriverAdapter, file: FileWatch, patience: number, done: () => void) {
    this.#writer = writer;
    this.#file = file;
    this.#patience = patience;
    this.#done = done;
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.#writer.queryRaw(query);
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#writer.executeRaw(query);
  }

  async commit(): Promise<void> {
    try {
      await whenFree(this.#patience, () => this.#writer.executeRaw(statement('COMMIT')));
    } catch (error) {
      await this.rollback();
      throw error;
    }
    this.#done();
    this.#file.after();
  }

  async rollback(): Promise<void> {
    try {
      await this.#writer.executeRaw(statement('ROLLBACK'));
    } catch (error) {
      // SQLite itself rolls back when a disk is full or broken: then there is nothing left to do.
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    } finally {
      this.#done();
    }
  }
}

/** One holder at a time, in the order of asking. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn; he calls what he gets to pass it on. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let done = (): void => {};
    this.#last = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    return done;
  }
}

/**
 * Runs `work` again while another process holds the lock. Only for what is refused as a whole: giving up
 * wrote nothing.
 */
async function whenFree<T>(patience: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patience;
  for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > deadline) throw new DriverAdapterError({ kind: 'TransactionWriteConflict' });
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof DriverAdapterError && error.cause.kind === 'SocketTimeout';
}

/** A SELECT never writes; whatever else there is goes to the writer, which reads as well. */
function isRead(sql: string): boolean {
  return /^\s*SELECT\b/i.test(sql);
}

function statement(sql: string): SqlQuery {
  return { sql, args: [], argTypes: [] };
}
