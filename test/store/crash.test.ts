import Database from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { bundleChild, ending, startChild } from '../support/child.js';
import { freshPostgres, freshSqlite } from '../support/databases.js';
import { answerOf, baseOf, commitOf, startMatch } from './support/fixtures.js';

describe('a process that is killed in the middle of submissions', () => {
  test('has lost nothing that it acknowledged, and left a sound database', async () => {
    const url = await freshSqlite();
    const file = await bundleChild('test/store/support/submitting.child.ts');
    let acknowledged = 1;
    for (const wanted of [25, 60, 110]) {
      const child = startChild(file, [url]);
      const ended = ending(child);
      child.on('message', (number) => {
        acknowledged = Number(number);
        if (acknowledged >= wanted) child.kill('SIGKILL');
      });
      expect(await ended).toBe('SIGKILL');

      const store = await openStore(url);
      const found = await store.readMatch('m');
      const events = await store.readEvents('m', 1);
      const mails = await store.waitingMails('m');
      await store.close();
      const head = found?.match.headNumber ?? 0;
      expect(head).toBeGreaterThanOrEqual(acknowledged);
      expect(events.map(({ number }) => number)).toEqual(
        Array.from({ length: head }, (_, index) => index + 1),
      );
      expect(mails.map(({ event }) => event).sort((a, b) => a - b)).toEqual(
        events.map(({ number }) => number),
      );
    }
    const db = new Database(url.slice('file:'.length));
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(db.pragma('foreign_key_check')).toEqual([]);
    db.close();
  });
});

describe('a PostgreSQL connection that breaks', () => {
  test('leaves the outcome unknown, and the next question finds it', async () => {
    const url = await freshPostgres();
    const store = await openStore(url);
    const id = await startMatch(store);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM "Match" FOR UPDATE');

    const commit = commitOf(await baseOf(store, id), { answer: answerOf('RU', 'k') });
    const writing = store.commit(commit);
    const broken = expect(writing).rejects.toMatchObject({ code: 'outcomeUnknown' });
    await untilWaiting(other);
    await other.query(`SELECT pg_terminate_backend(pid) ${WAITING}`);
    await broken;

    await other.query('COMMIT');
    await other.end();
    expect(await store.readAnswer(id, 'RU', 'k')).toBeUndefined();
    expect(await store.commit(commit)).toEqual({ ok: true });
    expect(await store.readAnswer(id, 'RU', 'k')).toEqual(commit.answer);
    await store.close();
  });
});

/** Other test files share the server: only connections to this database. */
const WAITING = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Until some connection waits for a lock of `holder`. */
async function untilWaiting(holder: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await holder.query(`SELECT 1 ${WAITING}`);
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
