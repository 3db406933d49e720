/** Backups of whole databases, and putting them back: within a kind of database and across. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../src/root.js';
import { TABLES } from '../../../src/store/care/tables.js';
import { backUp, openStore, putBack } from '../../../src/store/index.js';
import { DATABASES, emptyDatabase } from '../../support/databases.js';
import { drive } from '../support/driver.js';
import { AT } from '../support/fixtures.js';

const ignored = () => {};

async function linesOf(url: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of backUp(url, AT, ignored)) lines.push(line);
  return lines;
}

async function* again(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** A database in which every method of the store has left its traces. */
async function driven(freshDatabase: () => Promise<string>): Promise<string> {
  const url = await freshDatabase();
  const store = await openStore(url);
  await drive(store);
  await store.close();
  return url;
}

test('every table of the data model is in a backup', () => {
  const model = readFileSync(join(projectRoot(), 'prisma/models/models.prisma'), 'utf8');
  const tables = [...model.matchAll(/^model (\w+)/gm)].map(([, name]) => name);
  expect([...TABLES].sort()).toEqual(tables.sort());
});

const WAYS = DATABASES.flatMap((from) => DATABASES.map((to) => ({ from, to })));

describe.each(WAYS)('a backup of $from.provider put into $to.provider', ({ from, to }) => {
  test('holds row for row what the database held, and a second backup is the same', async () => {
    const lines = await linesOf(await driven(from.freshDatabase));
    expect(lines.length).toBeGreaterThan(30);
    const url = await emptyDatabase(to.provider);
    await putBack(url, again(lines), ignored);
    const store = await openStore(url);
    expect(await store.isRestoreUnfinished()).toBe(true);
    await store.restoreDone();
    await store.close();
    expect((await linesOf(url)).map(sorted).sort()).toEqual(lines.map(sorted).sort());
  });

  test('can be written on: what the database numbers itself goes on behind the last', async () => {
    const url = await emptyDatabase(to.provider);
    await putBack(url, again(await linesOf(await driven(from.freshDatabase))), ignored);
    const store = await openStore(url);
    const [newest] = await store.listMails(1);
    const mail = {
      address: 'a@example.org',
      subject: 's',
      messageId: '<x@y>',
      raw: new Uint8Array([0, 255]),
      at: AT,
    };
    const id = await store.keepMail(mail);
    expect(id).toBeGreaterThan(newest?.id ?? 0);
    expect(Buffer.from((await store.readMail(id))?.raw ?? [])).toEqual(Buffer.from([0, 255]));
    await store.close();
  });
});

/** Keys of a row in one order: columns have none that matters. */
function sorted(line: string): string {
  const content = JSON.parse(line);
  if (!Array.isArray(content)) return line;
  return JSON.stringify([content[0], Object.entries(content[1]).sort()]);
}

describe.each(DATABASES)('putting back into $provider', ({ provider, freshDatabase }) => {
  const refused = async (lines: readonly string[], url?: string) => {
    const target = url ?? (await emptyDatabase(provider));
    const code = await putBack(target, again(lines), ignored).then(
      () => 'put back',
      (error: { code: string }) => error.code,
    );
    return { code, target };
  };

  test('refuses a database that holds something, and leaves it as it is', async () => {
    const url = await driven(freshDatabase);
    const before = await linesOf(url);
    expect((await refused(before, url)).code).toBe('notEmpty');
    expect(await linesOf(url)).toEqual(before);
  });

  test('puts nothing in of a backup that is cut, damaged, of something else or of a newer version', async () => {
    const lines = await linesOf(await driven(freshDatabase));
    const head = JSON.parse(lines[0] ?? '');
    const newer = JSON.stringify({ ...head, migrations: [...head.migrations, '29990101000000_later'] });
    const bad = {
      cut: lines.slice(0, -5),
      lost: [...lines.slice(0, 5), ...lines.slice(6)],
      damaged: [...lines.slice(0, 9), '["Match",', ...lines.slice(10)],
      foreign: ['{"denrei":"journal"}'],
      empty: [],
      newer: [newer, ...lines.slice(1)],
    };
    const codes: string[] = [];
    for (const [name, content] of Object.entries(bad)) {
      const { code, target } = await refused(content);
      codes.push(`${name}: ${code}`);
      // The whole backup still fits into it.
      await putBack(target, again(lines), ignored);
    }
    expect(codes).toEqual([
      'cut: cut',
      'lost: cut',
      'damaged: notBackup',
      'foreign: notBackup',
      'empty: notBackup',
      'newer: newer',
    ]);
  });

  test('brings a backup of an earlier version up to date', async () => {
    const lines = await linesOf(await driven(freshDatabase));
    const head = JSON.parse(lines[0] ?? '');
    const migrations = head.migrations.filter((name: string) => name < '20261124');
    const offer = JSON.stringify(['Offer', { matchId: 'm', side: 'JP', kind: 'draw', at: AT.toISOString() }]);
    const club = ['Player', 'Tag', 'Result', 'Competition', 'Entrant', 'Pairing', 'CompetitionLog', 'Notice'];
    const since = ['Offer', 'Message', 'Lease', 'Call', 'Ended', 'Rating', 'Fit', ...club];
    const rows = [...lines.slice(1, -1).filter((line) => !since.includes(JSON.parse(line)[0])), offer];
    const before = [JSON.stringify({ ...head, migrations }), ...rows, JSON.stringify({ end: rows.length })];
    const url = await emptyDatabase(provider);
    await putBack(url, again(before), ignored);
    const store = await openStore(url);
    expect((await store.readOffers('m')).map(({ event }) => event)).toEqual([0]);
    await store.close();
  });
});

test('there is no backup of a database that is not there, and none is made by asking', async () => {
  const url = await emptyDatabase('sqlite');
  await expect(linesOf(url)).rejects.toMatchObject({ code: 'nothing' });
  await expect(linesOf(url)).rejects.toMatchObject({ code: 'nothing' });
});
