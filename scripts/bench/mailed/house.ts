/** A house in which a benchmark plays matches by mail: its store, its chance, and the mails that leave. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../../src/store/index.js';

const LEASE = 60_000;

/** Works with an empty store on SQLite, and takes it away again. */
export async function inNewStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  const store = await openStore(`file:${join(folder, 'mailed.db')}`);
  try {
    return await work(store);
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** All mails that are due; how many of them ask for a turn or put a question. */
export async function handOver(store: Store, now: Date): Promise<number> {
  let asked = 0;
  for (;;) {
    const due = await store.claimMail({ now, leaseMs: LEASE, limit: 50, again: false });
    if (due.length === 0) return asked;
    for (const mail of due) {
      if (mail.kind === 'turn' || mail.kind === 'question') asked += 1;
      await store.mailsSent([mail], now);
    }
  }
}

/** The same bytes for the same text. */
export function bytesFrom(text: string): (n: number) => Uint8Array {
  let count = 0;
  return (n) => {
    const bytes = Array.from({ length: Math.ceil(n / 32) }, () =>
      createHash('sha256').update(`${text} ${count++}`).digest(),
    );
    return new Uint8Array(Buffer.concat(bytes).subarray(0, n));
  };
}
