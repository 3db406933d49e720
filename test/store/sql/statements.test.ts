import Database from 'better-sqlite3';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepStatements } from '../../../src/store/sql/statements.js';

let db: Database.Database;
beforeEach(() => {
  db = new Database(':memory:');
  db.exec('CREATE TABLE t (a INTEGER, b TEXT)');
});

/** Counts what is really prepared once so many statements are kept. */
function keeping(most: number) {
  const prepare = vi.spyOn(db, 'prepare');
  keepStatements(db, most);
  return prepare;
}

test('a statement is prepared once and run with the values of each query', () => {
  const prepared = keeping(5);
  const insert = (values: readonly unknown[]) => db.prepare('INSERT INTO t VALUES (?, ?)').bind(values).run();
  insert([1, 'one']);
  insert([2, 'two']);
  const named = (n: number) => db.prepare('SELECT b FROM t WHERE a = ?').bind([n]).raw().all();
  expect([named(1), named(2), named(3)]).toEqual([[['one']], [['two']], []]);
  expect(prepared).toHaveBeenCalledTimes(2);
});

test('of more statements than are kept the one used longest ago is prepared again', () => {
  const prepared = keeping(2);
  for (const sql of ['SELECT 1', 'SELECT 2', 'SELECT 1', 'SELECT 3', 'SELECT 1', 'SELECT 2'])
    db.prepare(sql).bind([]).raw().all();
  expect(prepared.mock.calls.map(([sql]) => sql)).toEqual(['SELECT 1', 'SELECT 2', 'SELECT 3', 'SELECT 2']);
});

test('columns that a statement names are asked for once, those of a * follow its table', () => {
  keeping(5);
  const asked = (sql: string) => db.prepare(sql).bind([]).columns();
  expect(asked('SELECT a, b FROM t')).toBe(asked('SELECT a, b FROM t'));
  expect(asked('SELECT a, b FROM t').map(({ name }) => name)).toEqual(['a', 'b']);
  expect(asked('SELECT * FROM t')).toHaveLength(2);
  db.exec('ALTER TABLE t ADD COLUMN c TEXT');
  expect(db.prepare('SELECT * FROM t').bind([]).raw().all()).toEqual([]);
  expect(asked('SELECT * FROM t')).toHaveLength(3);
});

test('a kept statement follows a change of its table', () => {
  keeping(5);
  const columns = () =>
    db
      .prepare('SELECT * FROM t')
      .bind([])
      .columns()
      .map(({ name }) => name);
  expect(columns()).toEqual(['a', 'b']);
  db.exec("ALTER TABLE t ADD COLUMN c TEXT DEFAULT 'new'");
  db.prepare('INSERT INTO t (a) VALUES (?)').bind([1]).run();
  expect(db.prepare('SELECT * FROM t').bind([]).raw().all()).toEqual([[1, null, 'new']]);
});
