/** What comes from outside as people have it: files with a byte order mark, folders that cannot be made. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../support/leftovers.js';
import { atHome, begin, journalOf, ownEnvironment, playOn } from './match.js';
import { denrei, files } from './terminal.js';

const MARK = '\uFEFF';
const POSITION = JSON.stringify({ game: 'kyuchorei', turn: 2, phase: 'J2', clear: true, units: {} });

describe('a byte order mark at the beginning of a file', () => {
  test('does not matter to positions and orders', async () => {
    const { plain, marked, none } = await files({
      plain: POSITION,
      marked: MARK + POSITION,
      none: `${MARK}[]`,
    });
    const wanted = await denrei(['try', plain, '--json']);
    expect(wanted).toMatchObject({ exit: 0, err: '' });
    expect(await denrei(['try', marked, '--orders', none, '--json'])).toEqual(wanted);
  });

  test('does not matter to JSON Lines; behind the first line it is a fault', async () => {
    const line = JSON.stringify({ position: JSON.parse(POSITION) });
    const wanted = await denrei(['try', '-'], { input: `${line}\n` });
    expect(wanted.exit).toBe(0);
    expect(await denrei(['try', '-'], { input: `${MARK}${line}\n` })).toEqual(wanted);
    expect((await denrei(['try', '-'], { input: `${line}\n${MARK}${line}\n` })).exit).toBe(2);
  });

  test('is a fault of a journal that is audited, as SPEC says, and does not matter to one that is imported', async () => {
    const env = await ownEnvironment();
    const journal = await atHome(env, async (house) => {
      const match = await begin(house);
      await playOn(house, match);
      return journalOf(house, match, 'public');
    });
    const { plain, marked } = await files({ plain: journal, marked: MARK + journal });
    expect((await denrei(['audit', plain, '--rules'])).exit).toBe(0);
    const audited = await denrei(['audit', marked, '--rules']);
    expect(audited).toMatchObject({ exit: 1, err: '' });
    expect(audited.out).toContain('line 1');
    expect(await denrei(['import', marked], { env: await ownEnvironment() })).toMatchObject({
      exit: 0,
      err: '',
    });
  });

  test('does not matter to a key file', async () => {
    const env = await ownEnvironment();
    expect((await denrei(['restore'], { env })).exit).toBe(0);
    const file = join(String(env.DENREI_DATA), 'keys', 'links');
    await writeFile(file, `${MARK}${(await readFile(file, 'utf8')).trim()}\r\n`);
    expect(await denrei(['restore'], { env })).toMatchObject({ exit: 0, err: '' });
  });
});

describe('a folder for the data that cannot be made', () => {
  test('is told in one line, with exit code 2', async () => {
    const { file } = await files({ file: 'a file, no folder' });
    const env = { DENREI_PORT: '0', LOG_LEVEL: 'silent' };
    for (const folder of ['/proc/denrei', '/proc/denrei/data', join(file, 'data'), file]) {
      const { exit, out, err } = await denrei([], { env: { ...env, DENREI_DATA: folder } });
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(err).toMatch(/^denrei: [^\n]+ \[E[A-Z]+\]\n$/);
      expect(err).toContain(folder.startsWith('/proc') ? '/proc/denrei' : file);
    }
  });

  test('is told so too where it is the database’s alone', async () => {
    const env = {
      DENREI_DATA: await scratchFolder(),
      DATABASE_URL: 'file:/proc/denrei/data/denrei.db',
      DENREI_PORT: '0',
    };
    expect(await denrei([], { env })).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/^denrei: [^\n]*\/proc\/denrei[^\n]*\n$/),
    });
  });
});
