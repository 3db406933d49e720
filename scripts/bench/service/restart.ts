/**
 * From the start of the whole service to its first answers, by the matches in its store, and its memory then:
 * `npm run bench -- restart 1000 20000`.
 */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { readConfig } from '../../../src/cli/config.js';
import { readKeys } from '../../../src/cli/keys.js';
import { openStore } from '../../../src/store/index.js';
import { ownEnvironment } from '../../../test/cli/match.js';
import { Killable } from '../../../test/service/killable.js';
import { fillSqlite } from '../../../test/store/support/filling.js';
import { median } from '../growth/questions.js';
import { playSeeds, SEEDS } from '../growth/seeds.js';

const SIZES = [1_000, 20_000];
const STARTS = 5;
const MEGA = 1_000_000;

/** Prints milliseconds by the clock, medians of some starts after one. */
export async function benchRestart(...named: string[]): Promise<void> {
  const sizes = named.length > 0 ? named.map(Number) : SIZES;
  console.log(
    `Node ${process.version}, SQLite, one process with its worker; ms by the clock from the start of the process, medians of ${STARTS}`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  try {
    const seeds = join(folder, 'seeds.db');
    const first = await openStore(`file:${seeds}`);
    const env = await ownEnvironment();
    const { roots } = await readKeys(readConfig(env));
    await playSeeds(first, roots);
    await first.close();
    for (const size of sizes) {
      const file = join(folder, `${size}.db`);
      await copyFile(seeds, file);
      const db = new Database(file);
      fillSqlite(db, Math.round(size / SEEDS) - 1);
      db.close();
      await measure(size, { ...env, DATABASE_URL: `file:${file}` });
      await rm(file);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(size: number, env: Readonly<Record<string, string>>): Promise<void> {
  const service = await Killable.make(env);
  const times: { ready: number; home: number; memory: number }[] = [];
  for (let n = 0; n <= STARTS; n++) {
    const began = performance.now();
    await service.start();
    await answered(`${service.base}/readyz`);
    const ready = performance.now() - began;
    await answered(service.base);
    times.push({ ready, home: performance.now() - began, memory: await residentOf(service.pid) });
    await service.end('SIGTERM');
  }
  // The first start finds the file in no cache of the system.
  const [cold, ...warm] = times;
  const of = (what: 'ready' | 'home' | 'memory') => median(warm.map((one) => one[what])).toFixed(0);
  console.log(
    `${size} matches: ready in ${of('ready')} (the first time ${cold?.ready.toFixed(0)}), home page behind it in ${of('home')}; ${of('memory')} MB of memory then`,
  );
}

async function answered(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await answer.arrayBuffer();
}

/** Megabytes that a process holds, as Linux counts them; no number elsewhere. */
async function residentOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024) / MEGA;
}
