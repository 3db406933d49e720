/** Keys that the database needs: it names those that are missing, and can go on without one that is lost. */
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { atHome, begin, ownEnvironment } from './match.js';
import { denrei } from './terminal.js';

/** Opens the house as `serve` does, and ends. */
const OPENING = ['pack', 'list', 'kyuchorei'];

let env: Record<string, string>;
let match: string;
beforeEach(async () => {
  env = await ownEnvironment();
  match = await atHome(env, (house) => begin(house));
});

const fileOf = (use: string) => join(env.DENREI_DATA ?? '', 'keys', use);

/** The id of the key of this use, as `denrei keys` lists it. */
async function idOf(use: string): Promise<string> {
  const { out } = await denrei(['keys'], { env });
  return new RegExp(`^${use} (\\w+)`, 'm').exec(out)?.[1] ?? '';
}

describe('a server whose keys are missing', () => {
  test.each(['roots', 'links'])(
    'does not start without its key of %s, names it, and makes no other',
    async (use) => {
      const id = await idOf(use);
      await rm(fileOf(use));
      const { exit, err } = await denrei([], { env });
      expect(exit).toBe(4);
      expect(err).toMatch(/^denrei: .*\[missing-key\]\n$/);
      expect(err).toContain(`${fileOf(use)}: ${id} missing`);
      expect(existsSync(fileOf(use))).toBe(false);
    },
  );

  test('does not start with another key in its place', async () => {
    const id = await idOf('roots');
    await writeFile(fileOf('roots'), `${Buffer.alloc(32, 9).toString('base64url')}\n`);
    expect(await denrei(['export', match], { env })).toMatchObject({
      exit: 4,
      err: expect.stringContaining(`${id} missing`),
    });
  });

  test('starts with the key beside a newer one, and then needs both', async () => {
    const old = readFileSync(fileOf('links'), 'utf8');
    await writeFile(fileOf('links'), `${Buffer.alloc(32, 9).toString('base64url')}\n${old}`);
    expect((await denrei(OPENING, { env })).exit).toBe(0);
    await writeFile(fileOf('links'), old);
    expect((await denrei(OPENING, { env })).exit).toBe(4);
  });

  test('names the variable where keys come from the environment', async () => {
    const given = { ...env, DENREI_ROOT_KEYS: Buffer.alloc(32, 9).toString('base64url') };
    expect((await denrei([], { env: given })).err).toContain('DENREI_ROOT_KEYS: ');
  });
});

describe('denrei keys', () => {
  test('says of every key whether it is here', async () => {
    await rm(fileOf('roots'));
    expect((await denrei(['keys'], { env })).out).toMatch(/^links \w{8} here\nroots \w{8} missing\n$/);
  });

  test('forgets a lost key of links: the server starts with a new one, and the match goes on', async () => {
    const id = await idOf('links');
    await rm(fileOf('links'));
    expect((await denrei(['keys', 'forget', id], { env })).exit).toBe(0);
    expect((await denrei(OPENING, { env })).exit).toBe(0);
    await atHome(env, async ({ matches }) =>
      expect((await matches.info(match))?.status).not.toBe('imported'),
    );
  });

  test('forgets a lost key of roots: its matches are for reading, and can be looked at and exported', async () => {
    const id = await idOf('roots');
    await rm(fileOf('roots'));
    const { exit, out } = await denrei(['keys', 'forget', id], { env });
    expect({ exit, out }).toEqual({
      exit: 0,
      out: `Matches that can now only be read: 1\n${match}\n`,
    });
    await atHome(env, async ({ matches, store }) => {
      expect((await matches.info(match))?.status).toBe('imported');
      expect(await store.readRoots(match)).toEqual([]);
      expect(await store.waitingMails(match)).toEqual([]);
    });
    expect((await denrei(['export', match, '--for', 'public'], { env })).exit).toBe(0);
    expect((await denrei(OPENING, { env })).exit).toBe(0);
  });

  test('forgets no key that is here, and none that it does not know', async () => {
    const id = await idOf('roots');
    expect(await denrei(['keys', 'forget', id], { env })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('key-in-use'),
    });
    expect(await denrei(['keys', 'forget', 'beef'], { env })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('unknown-key'),
    });
    expect((await denrei(['keys', 'burn'], { env })).exit).toBe(2);
  });
});
