import { describe, expect, test } from 'vitest';
import { migrations } from '../../../src/generated/migrations.js';
import type { MigrationError } from '../../../src/store/index.js';
import { migrateDatabase, openStore } from '../../../src/store/open.js';
import { bundleChild, startChild } from '../../support/child.js';
import { emptyDatabase } from '../../support/databases.js';

type Known = readonly { readonly name: string; readonly sql: string }[];

const FIRST = {
  name: '1_first',
  sql: 'CREATE TABLE a (x INTEGER PRIMARY KEY);\nINSERT INTO a VALUES (1), (2);',
};
const SECOND = {
  name: '2_second',
  sql: "INSERT INTO a VALUES (3);\n-- a semicolon ';' in words\nINSERT INTO a VALUES (4);",
};
const WRONG = { name: '2_wrong', sql: 'INSERT INTO a VALUES (9);\nINSERT INTO nowhere VALUES (1);' };
const COUNT = {
  name: '9_count',
  sql: 'CREATE TABLE b AS SELECT count(*) AS n FROM a;\nCREATE UNIQUE INDEX four ON b (n);',
};

describe.each(['sqlite', 'postgresql'] as const)('migrations of %s', (provider) => {
  const migrate = (url: string, known: Known) => migrateDatabase(url, { sqlite: known, postgresql: known });
  const refusal = (url: string, known: Known): Promise<MigrationError> =>
    migrate(url, known).then(
      () => never(),
      (error) => error,
    );

  test('build a new database that the store can use, and have nothing to do the next time', async () => {
    const url = await emptyDatabase(provider);
    expect((await migrateDatabase(url)).length).toBeGreaterThan(0);
    expect(await migrateDatabase(url)).toEqual([]);
    const store = await openStore(url);
    expect(await store.listMatches({ limit: 1 })).toEqual([]);
    await store.close();
  });

  test('are applied in the order of their names, each once', async () => {
    const url = await emptyDatabase(provider);
    expect(await migrate(url, [FIRST])).toEqual(['1_first']);
    expect(await migrate(url, [COUNT, SECOND, FIRST])).toEqual(['2_second', '9_count']);
    expect(await migrate(url, [FIRST, SECOND, COUNT])).toEqual([]);
  });

  test('refuse a file that was edited after it was applied', async () => {
    const url = await emptyDatabase(provider);
    await migrate(url, [FIRST]);
    const edited = { ...FIRST, sql: `${FIRST.sql} ` };
    expect(await refusal(url, [edited, SECOND])).toMatchObject({ code: 'edited', migration: '1_first' });
    expect(await migrate(url, [FIRST, SECOND])).toEqual(['2_second']);
  });

  test('refuse a database of a newer version', async () => {
    const url = await emptyDatabase(provider);
    await migrate(url, [FIRST, SECOND]);
    expect(await refusal(url, [FIRST])).toMatchObject({ code: 'unknown', migration: '2_second' });
  });

  test('leave the database as it was when one of them is broken', async () => {
    const url = await emptyDatabase(provider);
    expect(await refusal(url, [FIRST, WRONG])).toMatchObject({ code: 'broken', migration: '2_wrong' });
    expect(await migrate(url, [FIRST])).toEqual(['1_first']);
  });

  test('refuse a database where another tool did not finish one', async () => {
    const url = await emptyDatabase(provider);
    const begun = `UPDATE "_prisma_migrations" SET "finished_at" = NULL;`;
    await migrate(url, [FIRST]);
    // The update runs before the row of the migration itself is written, so it meets the first one alone.
    await migrate(url, [FIRST, { name: '2_unfinish', sql: begun }]);
    expect(await refusal(url, [FIRST, SECOND])).toMatchObject({ code: 'failed', migration: '1_first' });
  });

  test('are applied once when two servers start at the same time', async () => {
    const url = await emptyDatabase(provider);
    const file = await bundleChild('test/store/support/starting.child.ts');
    const children = [1, 2].map(() => startChild(file, [url]));
    const told = await Promise.all(
      children.map((child) => new Promise((resolve) => child.once('message', resolve))),
    );
    const applied = told.map((names) => (Array.isArray(names) ? names.length : -1)).sort();
    expect(applied[0]).toBe(0);
    expect(applied[1]).toBeGreaterThan(0);
  });
});

describe.each(['sqlite', 'postgresql'] as const)(
  'a database of %s from before seats said who holds them',
  (provider) => {
    test('knows a seat that was left open by its having no address', async () => {
      const match = `INSERT INTO "Match" ("id", "game", "scenario", "options", "rulesVersion", "status", "headNumber", "headHash", "pending", "createdAt", "updatedAt")
      VALUES ('m', 'g', 's', '{}', 1, 'open', 1, 'h', '[]', '2026-11-21 10:00:00', '2026-11-21 10:00:00');`;
      const seat = (side: string, address: string) =>
        `INSERT INTO "Seat" ("matchId", "side", "name", "address", "locale", "timeZone") VALUES ('m', '${side}', 'n', ${address}, 'en', 'UTC');`;
      const rows = `${match}\n${seat('JP', "'a@example.org'")}\n${seat('RU', 'NULL')}`;
      const holds = (side: string, holder: string) =>
        `INSERT INTO must SELECT count(*) FROM "Seat" WHERE "side" = '${side}' AND "holder" = '${holder}' AND NOT "listed" AND "stuckAt" IS NULL;`;
      const check = `CREATE TABLE must (n INTEGER CHECK (n = 1));\n${holds('JP', 'person')}\n${holds('RU', 'open')}`;
      const known = [
        ...migrations[provider],
        { name: '20261121190000_rows', sql: rows },
        { name: '9_check', sql: check },
      ];
      const applied = await migrateDatabase(await emptyDatabase(provider), {
        sqlite: known,
        postgresql: known,
      });
      expect(applied.at(-1)).toBe('9_check');
      expect(applied.indexOf('20261121190000_rows')).toBeLessThan(
        applied.indexOf('20261121204456_seats_held'),
      );
    });
  },
);

describe.each(['sqlite', 'postgresql'] as const)(
  'a database of %s from before the outbox was emptied',
  (provider) => {
    test('holds what waiting mails tell and no other, and knows which of them were claimed', async () => {
      const match = `INSERT INTO "Match" ("id", "game", "scenario", "options", "rulesVersion", "status", "headNumber", "headHash", "pending", "createdAt", "updatedAt")
      VALUES ('m', 'g', 's', '{}', 1, 'open', 1, 'h', '[]', '2026-11-21 10:00:00', '2026-11-21 10:00:00');`;
      const mail = (id: string, state: string, attempts: number) =>
        `INSERT INTO "Outbox" ("matchId", "messageId", "side", "event", "kind", "payload", "state", "attempts", "nextAt", "createdAt")
      VALUES ('m', '${id}', 'JP', 1, 'turn', '{}', '${state}', ${attempts}, '2026-11-21 10:00:00', '2026-11-21 10:00:00');`;
      const mails = [
        mail('a', 'waiting', 0),
        mail('b', 'waiting', 2),
        mail('c', 'sent', 1),
        mail('d', 'superseded', 0),
      ];
      const rows = [match, ...mails, mail('e', 'failed', 1)].join('\n');
      const holds = (ids: string, condition: string) =>
        `INSERT INTO must SELECT count(*) FROM "Outbox" WHERE NOT (("messageId" IN (${ids})) = (${condition}));`;
      const check = `CREATE TABLE must (n INTEGER CHECK (n = 0));\n${holds("'a', 'b'", `"payload" = '{}'`)}\n${holds("'b', 'c', 'e'", '"again"')}`;
      const known = [
        ...migrations[provider],
        { name: '20261122000000_rows', sql: rows },
        { name: '9_check', sql: check },
      ];
      const applied = await migrateDatabase(await emptyDatabase(provider), {
        sqlite: known,
        postgresql: known,
      });
      expect(applied.at(-1)).toBe('9_check');
      expect(applied.indexOf('20261122000000_rows')).toBeLessThan(
        applied.indexOf('20261122211034_outbox_emptied'),
      );
    });
  },
);

describe.each(['sqlite', 'postgresql'] as const)(
  'a database of %s from before agreements and keys had places of their own',
  (provider) => {
    test('lists what both seats agreed to, and knows each key that roots are sealed with once', async () => {
      const match = (id: string) =>
        `INSERT INTO "Match" ("id", "game", "scenario", "options", "rulesVersion", "status", "headNumber", "headHash", "pending", "createdAt", "updatedAt")
      VALUES ('${id}', 'g', 's', '{}', 1, 'finished', 1, 'h', '[]', '2026-11-21 10:00:00', '2026-11-21 10:00:00');`;
      const seat = (id: string, side: string, listed: boolean) =>
        `INSERT INTO "Seat" ("matchId", "side", "name", "address", "locale", "timeZone", "listed") VALUES ('${id}', '${side}', 'n', NULL, 'en', 'UTC', ${listed});`;
      const root = (id: string, key: string) =>
        `INSERT INTO "Root" ("matchId", "chain", "sealed", "secret", "nextRoll", "nextDraw") VALUES ('${id}', 1, 'v1.${key}.a_-b', 'v1.${key}.c', 1, 1);`;
      const seats = [
        ...[seat('both', 'JP', true), seat('both', 'RU', true), root('both', 'k1')],
        ...[seat('one', 'JP', true), seat('one', 'RU', false), root('one', 'k1')],
        ...[seat('none', 'JP', false), seat('none', 'RU', false), root('none', 'key-of-2026')],
      ];
      const rows = [match('both'), match('one'), match('none'), ...seats].join('\n');
      const check = `CREATE TABLE must (n INTEGER CHECK (n = 1));
      INSERT INTO must SELECT count(*) FROM "Match" WHERE "agreed";
      INSERT INTO must SELECT count(*) FROM "Match" WHERE "agreed" AND "id" = 'both';
      INSERT INTO must SELECT count(*) FROM "Key" WHERE "use" = 'roots' AND "id" = 'k1';
      INSERT INTO must SELECT count(*) FROM "Key" WHERE "use" = 'roots' AND "id" = 'key-of-2026';
      INSERT INTO must SELECT count(*) - 1 FROM "Key";`;
      const known = [
        ...migrations[provider],
        { name: '20261122212600_rows', sql: rows },
        { name: '9_check', sql: check },
      ];
      const applied = await migrateDatabase(await emptyDatabase(provider), {
        sqlite: known,
        postgresql: known,
      });
      expect(applied.at(-1)).toBe('9_check');
      expect(applied.indexOf('20261122212600_rows')).toBeLessThan(
        applied.indexOf('20261122212655_queries_and_keys'),
      );
    });
  },
);

describe('migrations of sqlite', () => {
  test('rebuild a table without deleting what refers to it', async () => {
    const url = await emptyDatabase('sqlite');
    const tables = `CREATE TABLE p (x INTEGER PRIMARY KEY);
      CREATE TABLE c (x INTEGER REFERENCES p (x) ON DELETE CASCADE);
      INSERT INTO p VALUES (1); INSERT INTO c VALUES (1);`;
    const rebuild = `PRAGMA foreign_keys=OFF; CREATE TABLE new_p (x INTEGER PRIMARY KEY, y TEXT);
      INSERT INTO new_p (x) SELECT x FROM p;
      DROP TABLE p; ALTER TABLE new_p RENAME TO p; PRAGMA foreign_keys=ON;`;
    const check = `CREATE TABLE must (n INTEGER CHECK (n = 1)); INSERT INTO must SELECT count(*) FROM c;`;
    const known = [
      { name: '1', sql: tables },
      { name: '2', sql: rebuild },
      { name: '3', sql: check },
    ];
    expect(await migrateDatabase(url, { sqlite: known, postgresql: [] })).toEqual(['1', '2', '3']);
  });

  test('refuse to leave rows that refer to nothing', async () => {
    const url = await emptyDatabase('sqlite');
    const sql =
      'CREATE TABLE p (x INTEGER PRIMARY KEY); CREATE TABLE c (x INTEGER REFERENCES p (x)); INSERT INTO c VALUES (1);';
    const known = { sqlite: [{ name: '1', sql }], postgresql: [] };
    await expect(migrateDatabase(url, known)).rejects.toMatchObject({ code: 'broken' });
  });
});

function never(): never {
  throw new Error('it was not refused');
}
