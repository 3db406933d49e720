/**
 * What every statement of the store asks of a database whose tables are divided by match, as Citus and
 * CockroachDB do it: its own match by id, no transaction over two, no row that moves to another.
 */
import { beforeAll, expect, test } from 'vitest';
import { freshPostgres } from '../../support/databases.js';
import { drive } from '../support/driver.js';
import { recordingStore, type Sent } from '../support/recording.js';
import { WHOLE } from './divided.js';

/**
 * What looks for matches, whichever they are: verb, tables, columns of its conditions. Each has an index of
 * its own on every part and is asked of all parts at once; docs/host.md says what to do about the claims.
 */
const ACROSS = [
  'SELECT Match by status',
  'SELECT Match by agreed, status',
  'SELECT Match by status, throwing',
  'SELECT Match, Seat by holder, joinedAt, status',
  'SELECT Match, Seat by holder, id, status, stuckAt',
  'SELECT Match, Offer, Seat by holder, pending, status',
  'SELECT Match, Plan by pending, state, status',
  'SELECT Seat by address',
  'SELECT Draft by closesAt',
  'SELECT Clock by nextAt',
  'SELECT Call by waits',
  // The index on Ended.at: the oldest come first.
  'SELECT Ended by ',
  'SELECT Outbox by leavesIn, state',
  'SELECT Outbox by state',
  'SELECT Outbox by again, state',
  'SELECT Outbox by nextAt, state',
  'SELECT Outbox by again, nextAt, state',
  'SELECT Outbox by again, lastError, state',
  // Claims, and what is thrown away once it is old.
  'UPDATE Clock by nextAt, side',
  'UPDATE Call by id, nextAt, waits',
  'UPDATE Outbox by again, messageId, nextAt, state',
  'UPDATE Outbox by kind, messageId, nextAt, state',
  'UPDATE Outbox by leavesIn, state',
  'DELETE Outbox by again, messageId, nextAt, state',
];

let sent: readonly Sent[] = [];

beforeAll(async () => {
  const recording = await recordingStore('postgresql', await freshPostgres());
  await drive(recording.store);
  await recording.store.close();
  sent = recording.sent.map((one) => ({ ...one, sql: one.sql.replaceAll('"public".', '') }));
});

/** The divided tables that a statement reads or writes; none where Prisma asks for none of no ids. */
function tablesOf(sql: string): readonly string[] {
  if (/\bIN \(NULL\)/.test(sql)) return [];
  const named = [...sql.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE) "(\w+)"/g)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !WHOLE.includes(name)).sort();
}

/** The ids of matches that it names. */
function matchesOf({ sql, values }: Sent): readonly unknown[] {
  const inserted = /^INSERT INTO "(\w+)" \(([^)]*)\) VALUES ([\s(),$\d]*)/.exec(sql.trim());
  if (inserted !== null) {
    const [, table, list = '', rows = ''] = inserted;
    const columns = list.split(',').map((name) => name.replaceAll('"', '').trim());
    const at = columns.indexOf(table === 'Match' ? 'id' : 'matchId');
    const given = values.slice(0, rows.split('$').length - 1);
    return at < 0 ? [] : given.filter((_, index) => index % columns.length === at);
  }
  const compared = sql.matchAll(/(?:"matchId"|"Match"\."id"|m\."id")\)? (?:= (\$\d+)|IN \((\$[^)]*)\))/g);
  return [...compared].flatMap(([, one, several]) =>
    [...(one ?? several ?? '').matchAll(/\$(\d+)/g)].map(([, n]) => values[Number(n) - 1]),
  );
}

function signatureOf(sql: string): string {
  const where = sql.slice(sql.indexOf('WHERE'));
  const columns = [...where.matchAll(/"(\w+)"\)? (?:=|<=|<|IN|IS|LIKE) /g)].map(([, name = '']) => name);
  const own = columns.filter((name) => name !== 'matchId');
  return `${sql.trim().split(/\s/)[0]} ${tablesOf(sql).join(', ')} by ${[...new Set(own)].sort().join(', ')}`;
}

test('a statement names the match whose rows it wants, or is known to look for matches', () => {
  const divided = sent.filter(({ sql }) => tablesOf(sql).length > 0);
  expect(divided.length).toBeGreaterThan(100);
  const across = divided.filter((one) => matchesOf(one).length === 0).map(({ sql }) => signatureOf(sql));
  expect([...new Set(across)].sort()).toEqual([...ACROSS].sort());
});

test('what is written at once belongs to one match', () => {
  const transactions = new Map<number, Set<unknown>>();
  for (const one of sent.filter(({ transaction }) => transaction > 0)) {
    const ids = transactions.get(one.transaction) ?? new Set();
    for (const id of matchesOf(one)) ids.add(id);
    transactions.set(one.transaction, ids);
  }
  expect(transactions.size).toBeGreaterThan(15);
  expect([...transactions.values()].filter((ids) => ids.size > 1)).toEqual([]);
  const unnamed = sent.filter(
    (one) => one.transaction > 0 && tablesOf(one.sql).length > 0 && matchesOf(one).length === 0,
  );
  expect(unnamed.map(({ sql }) => sql)).toEqual([]);
});

test('no row is moved to another match', () => {
  const moved = sent.filter(({ sql }) => /\bSET\b(?:(?!\bWHERE\b)[\s\S])*"matchId" = /.test(sql));
  expect(moved.map(({ sql }) => sql)).toEqual([]);
});

test('rows of two tables are joined by their match', () => {
  const joins = sent.filter(({ sql }) => /\bJOIN\b/.test(sql) && tablesOf(sql).length > 1);
  expect(joins.length).toBeGreaterThan(2);
  const strange = joins.filter(
    ({ sql }) => !/"id"\)? = \(?[\w"]*\.?"matchId"|"matchId"\)? = \(?[\w"]*\.?"id"/.test(sql),
  );
  expect(strange.map(({ sql }) => sql)).toEqual([]);
});
