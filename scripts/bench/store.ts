/**
 * How fast the store writes submissions and loads matches, on both databases with their commits synced to the
 * disk.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../src/store/index.js';
import { baseOf, commitOf, eventOf, mailOf, matchOf } from '../../test/store/support/fixtures.js';
import { startPostgres } from '../../test/support/postgres-server.js';

const SUBMISSIONS = 1000;
const CALLERS = 4;
const LONG = 5000;
const SHORT = 50;
/** Bytes as in a middle-sized game: event, state, mail with the reader's view. */
const [EVENT, STATE, MAIL] = [2000, 4000, 6000].map((size) => JSON.stringify('伝'.repeat(size / 3)));

/** Prints submissions a second and the time to load a short and a long match. */
export async function benchStore(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  const server = await startPostgres([]);
  try {
    await benchOne(`file:${join(folder, 'bench.db')}`);
    await benchOne(server.url);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchOne(url: string): Promise<void> {
  const store = await openStore(url);
  await submit(store, 'warm', 100);
  await measure(`${store.provider}: submissions, one caller`, SUBMISSIONS, () =>
    submit(store, 'one', SUBMISSIONS),
  );
  await measure(`${store.provider}: submissions, ${CALLERS} callers`, SUBMISSIONS, async () => {
    const share = SUBMISSIONS / CALLERS;
    await Promise.all(
      Array.from({ length: CALLERS }, (_, caller) => submit(store, `caller ${caller}`, share)),
    );
  });
  for (const length of [SHORT, LONG]) {
    await makeMatch(store, `long ${length}`, length);
    await measure(`${store.provider}: loading a match of ${length} events`, 200, () =>
      load(store, `long ${length}`, length),
    );
  }
  await store.close();
}

/** Reads the head and writes the next event with all the rows that follow from a real one. */
async function submit(store: Store, id: string, times: number): Promise<void> {
  await store.createMatch(matchOf(id));
  for (let n = 0; n < times; n++) {
    const base = await baseOf(store, id);
    const number = base.headNumber + 1;
    const written = await store.commit(
      commitOf(base, {
        events: [eventOf(number, { text: `${EVENT}` })],
        snapshot: { event: number, orders: 1, rolls: 1, draws: 0, state: `${STATE}` },
        root: { chain: 1, from: { nextRoll: n + 1, nextDraw: 1 }, to: { nextRoll: n + 2, nextDraw: 1 } },
        answer: { side: 'RU', key: `key ${n}`, bodyHash: 'x', status: 303, answer: '{}', at: new Date() },
        supersede: [{ side: 'JP', kinds: ['turn'] }],
        mails: [mailOf(number, 'JP', { payload: `${MAIL}` })],
      }),
    );
    if (!written.ok) throw new Error(written.conflict);
  }
}

async function makeMatch(store: Store, id: string, length: number): Promise<void> {
  const events = Array.from({ length }, (_, index) => eventOf(index + 1, { text: `${EVENT}` }));
  await store.createMatch({ ...matchOf(id, { headNumber: length }), events });
}

/** What showing a match reads: its row and seats, the newest snapshot, the events since. */
async function load(store: Store, id: string, length: number): Promise<void> {
  for (let n = 0; n < 200; n++) {
    await store.readMatch(id);
    await store.readSnapshot(id);
    await store.readEvents(id, length - 2);
  }
}

async function measure(what: string, times: number, work: () => Promise<void>): Promise<void> {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const [ms, used] = [performance.now() - began, process.cpuUsage(cpu)];
  const rate = `${((1000 * times) / ms).toFixed(0)}/s, ${(ms / times).toFixed(2)} ms each`;
  console.log(
    `${what}: ${rate}, ${((used.user + used.system) / 1000 / times).toFixed(2)} ms CPU in this process`,
  );
}
