/** A database that went back without a word is not gone on with, until somebody says so. */
import { copyFile, rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { atHome, begin, ownEnvironment } from '../match.js';
import { denrei } from '../terminal.js';

const fileOf = (env: { readonly [name: string]: string | undefined }) =>
  (env.DATABASE_URL ?? '').replace(/^file:/, '');

describe('the mark beside the database', () => {
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

function serveOnce(env: Awaited<ReturnType<typeof ownEnvironment>>) {
  return denrei([], { env, stopped: async () => {} });
}
