/** The rows of submissions as the service writes them, put in by a bare server. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'better-sqlite3';
import type { Accepted } from '../../../src/match/index.js';
import { projectRoot } from '../../../src/root.js';
import { openStore } from '../../../src/store/index.js';
import { recordingStore, type Sent } from '../../../test/store/support/recording.js';
import { beginningOf, type Given, openedMatches } from '../../../test/support/peaceful.js';
import { matchesOn } from '../growth/seeds.js';
import { cpuOf } from '../service/processor.js';

/** A bare server, and who gives the prepared submissions of its matches to it, in their order. */
export interface BareSubmissions {
  readonly ids: readonly string[];
  readonly give: (match: string, given: Given) => Promise<void>;
  /** Milliseconds of a processor that the server has had. */
  readonly cpu: () => number;
  close(): Promise<void>;
}

/** Plays `count` matches, keeping what is written, and serves a database in which they are opened only. */
export async function bareSubmissions(
  file: string,
  orders: readonly Given[],
  count: number,
): Promise<BareSubmissions> {
  for (const made of [`${file}-played.db`, `${file}.db`]) await (await openStore(`file:${made}`)).close();
  const { store, sent } = await recordingStore('sqlite', `file:${file}-played.db`);
  const matches = matchesOn(store);
  const ids = await openedMatches(count, matches);
  const beginning = await beginningOf(matches, ids);
  const opened = linesOf(sent);
  const prepared: [string, { lines: Line[]; answer: Accepted }][] = [];
  const keys = new Map<string, string[]>();
  for (const match of ids) {
    let at: Accepted | undefined;
    for (const { side, order } of orders) {
      const [key, from] = [randomUUID(), sent.length];
      const guard = { event: at?.event ?? beginning, draft: at?.became === 'draft' ? at.draft : 0, key };
      const given = await matches.order(match, side, { ...guard, order });
      if (!given.ok) throw new Error(given.failure.code);
      at = given.value;
      prepared.push([key, { lines: linesOf(sent.slice(from)), answer: at }]);
      keys.set(match, [...(keys.get(match) ?? []), key]);
    }
  }
  await store.close();
  put(`${file}.db`, opened);
  await writeFile(`${file}.json`, JSON.stringify(prepared));
  return serve(file, ids, keys);
}

async function serve(
  file: string,
  ids: readonly string[],
  keys: ReadonlyMap<string, string[]>,
): Promise<BareSubmissions> {
  const script = join(projectRoot(), 'scripts', 'bench', 'peers', 'bare-submissions.mjs');
  const server = spawn(process.execPath, [script, `${file}.db`, `${file}.json`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [base] = await once(createInterface({ input: server.stdout }), 'line');
  const give = async (match: string, { side, order }: Given): Promise<void> => {
    const body = JSON.stringify({ event: 0, draft: 0, key: keys.get(match)?.shift(), order });
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const response = await fetch(`${base}/m/${match}/${side}/orders`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.json();
  };
  const close = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { ids, give, cpu: () => cpuOf(server.pid), close };
}

/** A statement with values as better-sqlite3 takes them. */
interface Line {
  readonly sql: string;
  readonly values: readonly unknown[];
}

function linesOf(sent: readonly Sent[]): Line[] {
  return sent
    .filter(({ sql, transaction }) => transaction > 0 || !/^SELECT/i.test(sql))
    .map(({ sql, values }) => ({ sql, values: values.map(plain) }));
}

function plain(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return value instanceof Date ? value.toISOString() : value;
}

function put(file: string, lines: readonly Line[]): void {
  const db = new Database(file);
  db.transaction(() => {
    for (const { sql, values } of lines) {
      const statement = db.prepare(sql);
      if (statement.reader) statement.all(values);
      else statement.run(values);
    }
  })();
  db.close();
}
