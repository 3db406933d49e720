/**
 * Submissions through HTTP on SQLite (synchronous=FULL) beside the same rows written straight to the store, and
 * beside a bare express server on better-sqlite3 that writes them.
 */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readConfig } from '../../src/cli/config.js';
import { readKeys } from '../../src/cli/keys.js';
import { seatPath, signLink } from '../../src/links/index.js';
import { type Accepted, builtInGames, makeMatches } from '../../src/match/index.js';
import { projectRoot } from '../../src/root.js';
import { openStore, type Store, type Written } from '../../src/store/index.js';
import { beginningOf, type Given, openedMatches, peacefulOrders } from '../../test/support/peaceful.js';
import { matchesOn } from './growth/seeds.js';
import { bareSubmissions } from './peers/bare-submissions.js';
import { calm, cpuOf } from './service/processor.js';

const MATCHES = 60;
/** Played before the clock runs. */
const WARM = 5;
const CALLERS = [1, 4];
/**
 * Prints submissions a second by HTTP (one process serves, this one asks), of the bare rows, and their ratio.
 */
export async function benchSubmissions(): Promise<void> {
  const orders = peacefulOrders();
  console.log(
    `Node ${process.version}: ${MATCHES} matches of kyuchorei, ${orders.length} submissions each (orders without dice, half of them drafts), no mail worker; ms are of a processor, in the server alone`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  try {
    for (const callers of CALLERS) {
      const bare = await bareRate(join(folder, `bare${callers}`), orders, callers);
      const { cold, warm } = await httpCosts(join(folder, `http${callers}`), orders, callers);
      const ratio = (warm.rate / bare).toFixed(2);
      console.log(
        `${callers} caller(s): HTTP ${shown(warm)} (at least 300/s, at most 3 ms), the first ${WARM} matches ${shown(cold)}`,
      );
      console.log(`${callers} caller(s): bare rows ${bare.toFixed(0)}/s, ratio ${ratio} (at least 0.5)`);
      const peer = await peerCost(join(folder, `peer${callers}`), orders, callers);
      console.log(
        `${callers} caller(s): bare express + better-sqlite3 ${shown(peer)}; Denrei ${(warm.rate / peer.rate).toFixed(2)} of its rate, ${(peer.cpu / warm.cpu).toFixed(2)} of its speed by processor time`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Gives all orders in every match, so many matches at a time; gives submissions a second. */
async function played<T>(
  ids: readonly string[],
  orders: readonly Given[],
  callers: number,
  give: (match: string, given: Given, at: T | undefined) => Promise<T>,
): Promise<number> {
  const waiting = [...ids];
  const began = performance.now();
  const caller = async () => {
    for (let match = waiting.pop(); match !== undefined; match = waiting.pop()) {
      let last: T | undefined;
      for (const given of orders) last = await give(match, given, last);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (ids.length * orders.length * 1000) / (performance.now() - began);
}

/** Submissions a second, and what one costs in milliseconds of a processor. */
interface Cost {
  readonly rate: number;
  readonly cpu: number;
}

function shown({ rate, cpu }: Cost): string {
  return `${rate.toFixed(0)}/s, ${Number.isNaN(cpu) ? 'no figure' : `${cpu.toFixed(2)} ms`} each`;
}

/** Event and draft revision that the next submission must name. */
function guard(at: Accepted | undefined, beginning: number) {
  return { event: at?.event ?? beginning, draft: at?.became === 'draft' ? at.draft : 0, key: randomUUID() };
}

async function httpCosts(
  data: string,
  orders: readonly Given[],
  callers: number,
): Promise<{ cold: Cost; warm: Cost }> {
  const env = {
    DENREI_DATA: data,
    DENREI_PORT: '0',
    DENREI_LIMIT_REQUESTS: '1000000000',
    DENREI_LIMIT_CHANGES: '1000000000',
    LOG_LEVEL: 'silent',
  };
  const config = readConfig(env);
  const keys = await readKeys(config);
  const store = await openStore(config.databaseUrl);
  const matches = makeMatches({
    store,
    library: builtInGames(),
    clock: () => new Date(),
    random: randomBytes,
    rootKeys: keys.roots,
  });
  const ids = await openedMatches(MATCHES + WARM, matches);
  const beginning = await beginningOf(matches, ids);
  await store.close();
  const server = spawn(process.execPath, [join(projectRoot(), 'dist', 'main.js'), 'serve', '--no-worker'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [greeting] = await once(createInterface({ input: server.stderr }), 'line');
  const base = /http\S+/.exec(String(greeting))?.[0] ?? '';
  const cookies = new Map<string, string>();
  const cookie = (match: string, side: string): string => {
    const known = cookies.get(match + side);
    const link = {
      match,
      side,
      purpose: 'play',
      generation: 0,
      head: { number: 0, hash: '' },
      chain: 0,
    } as const;
    const made = known ?? `denrei-play=${signLink(keys.links, link, new Date())}`;
    cookies.set(match + side, made);
    return made;
  };
  const give = async (match: string, { side, order }: Given, at: Accepted | undefined): Promise<Accepted> => {
    const headers = {
      cookie: cookie(match, side),
      origin: base,
      accept: 'application/json',
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ ...guard(at, beginning), order });
    const response = await fetch(`${base}${seatPath(match, side)}/orders`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Accepted;
  };
  const cost = async (some: readonly string[]): Promise<Cost> => {
    const before = cpuOf(server.pid);
    const rate = await played(some, orders, callers, give);
    return { rate, cpu: (cpuOf(server.pid) - before) / (some.length * orders.length) };
  };
  try {
    const cold = await cost(ids.slice(0, WARM));
    await calm(server.pid);
    return { cold, warm: await cost(ids.slice(WARM)) };
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
}

/** Of a server that only writes the rows, warm as the other. */
async function peerCost(file: string, orders: readonly Given[], callers: number): Promise<Cost> {
  const { ids, give, cpu, close } = await bareSubmissions(file, orders, MATCHES + WARM);
  try {
    await played(ids.slice(0, WARM), orders, callers, give);
    const before = cpu();
    const rate = await played(ids.slice(WARM), orders, callers, give);
    return { rate, cpu: (cpu() - before) / (MATCHES * orders.length) };
  } finally {
    await close();
  }
}

interface Write {
  readonly match: string;
  readonly run: (store: Store) => Promise<Written>;
}

/** Writes the same rows as the match layer does, match by match, without it: batches a second. */
async function bareRate(data: string, orders: readonly Given[], callers: number): Promise<number> {
  const writes: Write[] = [];
  const first = await openStore(`file:${data}-first.db`);
  const record = (match: string, run: Write['run']) => {
    writes.push({ match, run });
    return run(first);
  };
  const store: Store = {
    ...first,
    createMatch: (made) => record(made.match.id, (one) => one.createMatch(made)),
    commit: (commit) => record(commit.base.id, (one) => one.commit(commit)),
    saveDraft: (draft) => record(draft.base.id, (one) => one.saveDraft(draft)),
  };
  const matches = matchesOn(store);
  const ids = await openedMatches(MATCHES, matches);
  const beginning = await beginningOf(matches, ids);
  const openings = writes.splice(0);
  await played<Accepted>(ids, orders, callers, async (match, { side, order }, at) => {
    const given = await matches.order(match, side, { ...guard(at, beginning), order });
    if (!given.ok) throw new Error(given.failure.code);
    return given.value;
  });
  await first.close();
  const second = await openStore(`file:${data}-second.db`);
  for (const { run } of openings) await run(second);
  const lists = Array.from({ length: callers }, (_, i) =>
    writes.filter(({ match }) => ids.indexOf(match) % callers === i),
  );
  const began = performance.now();
  await Promise.all(
    lists.map(async (list) => {
      for (const { run } of list) await run(second);
    }),
  );
  const rate = (writes.length * 1000) / (performance.now() - began);
  await second.close();
  return rate;
}
