/** A database that went back without a word is not gone on with, until somebody says so. */
import { copyFile, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atHome, begin, ownEnvironment } from '../match.js';
import { denrei } from '../terminal.js';

const fileOf = (env: { readonly [name: string]: string | undefined }) =>
  (env.DATABASE_URL ?? '').replace(/^file:/, '');

describe('the mark beside the database', () => {
  test('makes its folder where keys and database are elsewhere', async () => {
    const env = await ownEnvironment();
    await atHome(env, (house) => begin(house));
    const keys = join(env.DENREI_DATA ?? '', 'keys');
    const [links, roots] = await Promise.all(
      ['links', 'roots'].map(async (use) => (await readFile(join(keys, use), 'utf8')).trim()),
    );
    const elsewhere = join(env.DENREI_DATA ?? '', 'not', 'yet');
    const bare = {
      ...env,
      DENREI_DATA: elsewhere,
      DENREI_LINK_KEYS: links ?? '',
      DENREI_ROOT_KEYS: roots ?? '',
    };
    expect(await serveOnce(bare)).toMatchObject({ exit: 0 });
    expect(await readdir(elsewhere)).toEqual(['events-written.json']);
  });

  test('takes away what killed processes left half written, and not what is being written', async () => {
    const env = await ownEnvironment();
    await atHome(env, (house) => begin(house));
    const data = env.DENREI_DATA ?? '';
    const long = new Date(Date.now() - 2 * 60_000);
    for (const name of ['killed', 'writing']) await writeFile(join(data, `events-written.json.${name}`), '{');
    await utimes(join(data, 'events-written.json.killed'), long, long);
    expect((await serveOnce(env)).exit).toBe(0);
    const marks = (await readdir(data)).filter((name) => name.startsWith('events-written'));
    expect(marks.sort()).toEqual(['events-written.json', 'events-written.json.writing']);
  });

  test('stops a database that was rewound, and goes on when new dice are declared', async () => {
    const env = await ownEnvironment();
    await atHome(env, (house) => begin(house));
    const file = fileOf(env);
    await copyFile(file, `${file}.before`);
    await atHome(env, (house) => begin(house));
    expect((await serveOnce(env)).exit).toBe(0);
    await Promise.all([rm(`${file}-wal`, { force: true }), rm(`${file}-shm`, { force: true })]);
    await copyFile(`${file}.before`, file);
    const refused = await serveOnce(env);
    expect(refused.exit).not.toBe(0);
    expect(refused.err).toContain('the database holds fewer events than were written');
    expect((await serveOnce(env)).exit).not.toBe(0);
    const declared = await denrei(['restore'], { env });
    expect(declared).toMatchObject({ exit: 0, out: expect.stringContaining('1') });
    expect((await serveOnce(env)).exit).toBe(0);
  });
});

function serveOnce(env: Readonly<Record<string, string>>) {
  return denrei([], { env, stopped: async () => {} });
}
