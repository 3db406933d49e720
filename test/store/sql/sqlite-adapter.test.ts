import Database from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, sqliteClient, sqliteFile } from '../../../src/store/client.js';
import { writing } from '../../../src/store/writing.js';
import { bundleChild, ending, startChild } from '../../support/child.js';
import { freshSqlite } from '../../support/databases.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const note = (key: string) => ({ data: { key, value: 'x' } });

describe('the SQLite adapter', () => {
  let file: string;
  let db: Client;
  beforeEach(async () => {
    file = sqliteFile(await freshSqlite());
    db = await sqliteClient(file);
  });
  afterEach(() => db.$disconnect());

  async function keys(): Promise<string[]> {
    return (await db.setting.findMany({ orderBy: { key: 'asc' } })).map(({ key }) => key);
  }

  test('shows no outside query what an open transaction has written', async () => {
    await db.$transaction(async (inside) => {
      await inside.setting.create(note('inside'));
      expect(await keys()).toEqual([]);
      expect(await inside.setting.count()).toBe(1);
    });
    expect(await keys()).toEqual(['inside']);
  });

  test('does not lose an acknowledged write with the transaction of another', async () => {
    let acknowledged = false;
    let outside: Promise<void> = Promise.resolve();
    const failing = db.$transaction(async (inside) => {
      await inside.setting.create(note('inside'));
      outside = db.setting.create(note('outside')).then(() => {
        acknowledged = true;
      });
      await pause(30);
      expect(acknowledged).toBe(false);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await outside;
    expect(await keys()).toEqual(['outside']);
  });

  test('rolls back a batch as a whole', async () => {
    const batch = [db.setting.create(note('a')), db.setting.create(note('b')), db.setting.create(note('a'))];
    await expect(db.$transaction(batch)).rejects.toMatchObject({ code: 'P2002' });
    expect(await keys()).toEqual([]);
  });

  test('reports a COMMIT that fails, and goes on', async () => {
    const orphan = {
      matchId: 'nowhere',
      number: 1,
      at: new Date(0),
      type: 'played',
      hash: '',
      text: '',
      contents: '',
    };
    const batch = [db.$executeRaw`PRAGMA defer_foreign_keys = ON`, db.event.createMany({ data: [orphan] })];
    await expect(db.$transaction(batch)).rejects.toMatchObject({
      cause: { kind: 'ForeignKeyConstraintViolation' },
    });
    expect(await db.event.count()).toBe(0);
    await db.setting.create(note('after'));
    expect(await keys()).toEqual(['after']);
  });

  test('waits for another connection without blocking this process', async () => {
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    let written = false;
    const waiting = db.setting.create(note('patient')).then(() => {
      written = true;
    });
    await pause(40);
    expect(written).toBe(false);
    expect(await keys()).toEqual([]);
    other.exec('COMMIT');
    await waiting;
    expect(await keys()).toEqual(['patient']);
    other.close();
  });

  test('gives up in the end, and says that nothing was written', async () => {
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const hasty = await sqliteClient(file, 30);
    const saving = writing(hasty).change({ matchId: 'm', status: 'stopped' });
    await expect(saving).rejects.toMatchObject({ name: 'StoreError', code: 'busy' });
    await hasty.$disconnect();
    other.close();
  });

  test('leaves neither row nor lock of a transaction that took too long', async () => {
    const slow = db.$transaction(
      async (inside) => {
        await inside.setting.create(note('slow'));
        await pause(120);
        await inside.setting.create(note('too late'));
      },
      { timeout: 40 },
    );
    await expect(slow).rejects.toMatchObject({ code: 'P2028' });
    await db.setting.create(note('after'));
    expect(await keys()).toEqual(['after']);
  });

  test('runs statements of our own, those that write and give back rows too', async () => {
    const rows = await db.$queryRaw`  select count(*) as n from "Setting"`;
    expect(rows).toEqual([{ n: 0n }]);
    expect(await db.$queryRaw`INSERT INTO "Setting" VALUES ('raw', 'x') RETURNING "key"`).toEqual([
      { key: 'raw' },
    ]);
    expect(await keys()).toEqual(['raw']);
  });

  test('syncs every commit to the disk', async () => {
    expect(await db.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: 2n }]);
    expect(await db.$queryRaw`PRAGMA journal_mode`).toEqual([{ journal_mode: 'wal' }]);
    expect(await db.$queryRaw`PRAGMA foreign_keys`).toEqual([{ foreign_keys: 1n }]);
  });

  describe('with other processes', () => {
    let counter: string;
    beforeAll(async () => {
      counter = await bundleChild('test/store/support/counting.child.ts');
    });

    test('loses no increment of several that read and write at once', async () => {
      await db.setting.create({ data: { key: 'count', value: '0' } });
      const children = [1, 2, 3].map(() => startChild(counter, [file, '40']));
      expect(await Promise.all(children.map(ending))).toEqual([0, 0, 0]);
      expect(await db.setting.findUnique({ where: { key: 'count' } })).toMatchObject({ value: '120' });
    });
  });
});
