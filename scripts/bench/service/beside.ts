/**
 * What a human waits for while practice matches go on: pages, previews and orders through HTTP, on PostgreSQL
 * with one web process and one worker. `npm run bench -- beside 30` asks for 30 seconds.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../../src/root.js';
import { startPostgres } from '../../../test/support/postgres-server.js';
import { KINDS, playHuman } from './human.js';
import { PracticeHouse } from './practice-house.js';

/** A real host's setting: every commit waits for the disk. */
const DURABLE = ['synchronous_commit=on'];
const ROLES = ['web', 'worker'];
const MATCHES = 50;
const SECONDS = 120;
/** The practice opponent is at work, and what is compiled is compiled, before anything counts. */
const WARM = 10;
/** Milliseconds, of each kind, at the 99th percentile. */
const GOAL = 1_000;

const PLENTY = {
  DENREI_LIMIT_REQUESTS: '1000000000',
  DENREI_LIMIT_CHANGES: '1000000000',
  DENREI_LIMIT_MAILS: '1000000000',
};

/** A process of the service and where it listens. */
interface Started {
  readonly child: ChildProcess;
  readonly base: string;
}

/** Prints by kind how long requests took. */
export async function benchBeside(seconds?: string): Promise<void> {
  const postgres = await startPostgres(DURABLE);
  try {
    await postgres.create('beside');
    await measure(postgres.databaseUrl('beside'), Number(seconds ?? SECONDS));
  } finally {
    await postgres.stop();
  }
}

async function measure(url: string, seconds: number): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  const env = { ...PLENTY, DENREI_DATA: data, DATABASE_URL: url, DENREI_PORT: '0', LOG_LEVEL: 'silent' };
  const house = await PracticeHouse.open(env);
  const started: Started[] = [];
  try {
    for (const role of ROLES) started.push(await start({ ...env, DENREI_ROLE: role }));
    console.log(
      `Node ${process.version}, ${ROLES.join(' + ')} in a process each, ${MATCHES} practice matches of all games at once, both seats played by the practice opponent; one human, a request at a time, in matches of his own of all games, for ${seconds} s after ${WARM}`,
    );
    await house.keepGoing(MATCHES);
    await report(house, started[0]?.base ?? '', seconds);
  } finally {
    await Promise.all(started.map(end));
    await house.close();
    await rm(data, { recursive: true, force: true });
  }
}

async function report(house: PracticeHouse, base: string, seconds: number): Promise<void> {
  await playHuman(house, base, performance.now() + WARM * 1000);
  const [before, load] = [await house.progress(), loadavg()];
  const times = await playHuman(house, base, performance.now() + seconds * 1000);
  const after = await house.progress();
  for (const kind of KINDS) console.log(`${kind}: ${shown(times[kind])}`);
  console.log(
    `beside: ${after.events - before.events} events in practice matches, of which ${after.opened - before.opened} were over and followed by another; load of the machine ${loads(load)} before, ${loads(loadavg())} after (1, 5, 15 minutes)`,
  );
}

/** Number, percentiles, the longest. */
function shown(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const [half, most, nearly, longest] = [0.5, 0.95, 0.99, 1].map((share) => at(share).toFixed(0));
  const verdict = at(0.99) < GOAL ? 'met' : 'missed';
  return `${times.length} requests, median ${half} ms, 95th percentile ${most}, 99th ${nearly} (under ${GOAL}: ${verdict}), longest ${longest}`;
}

const loads = (load: readonly number[]): string => load.map((one) => one.toFixed(1)).join(', ');

/** Starts the service; resolves when it says where it listens. */
async function start(env: Readonly<Record<string, string>>): Promise<Started> {
  const child = spawn(process.execPath, [join(projectRoot(), 'dist', 'main.js'), 'serve'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    if (line.startsWith('Denrei is ready')) break;
  }
  const base = /http\S+/.exec(said.at(-1) ?? '')?.[0];
  if (base === undefined) throw new Error(`the service did not start: ${said.join('\n')}`);
  // Read on, or the process would wait for its words to be heard.
  child.stderr.resume();
  return { child, base };
}

async function end({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
