/** Games from outside on a server: built, added, refused, removed, in backups and before the doctor. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256Hex } from '../../../src/journal/index.js';
import { makeMatches, outsideGames, ownIds, serverGames } from '../../../src/match/index.js';
import { projectRoot } from '../../../src/root.js';
import { openStore } from '../../../src/store/index.js';
import { begin, makeHarness, REQUEST, step } from '../../match/harness.js';
import { scratchFolder } from '../../support/leftovers.js';
import { denrei } from '../terminal.js';

const SOURCE = join(projectRoot(), 'test', 'fixtures', 'outside', 'duel');

/** The built duel. */
let built = '';
let data = '';
let env: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  const folder = await scratchFolder('duel');
  const made = await denrei(['build-game', SOURCE, '--out', folder]);
  expect(made).toMatchObject({ exit: 0, err: '' });
  built = join(folder, 'duel', '1');
});

beforeEach(async () => {
  data = await scratchFolder('games');
  env = { DENREI_DATA: data };
});

/** The built duel with something else about it; its digests are right unless `digests` says otherwise. */
async function other(change: (folder: string) => void, digests = true): Promise<string> {
  const folder = join(await scratchFolder('other'), 'duel');
  cpSync(built, folder, { recursive: true });
  change(folder);
  const file = join(folder, 'release.json');
  const facts = JSON.parse(readFileSync(file, 'utf8'));
  const digest = (name: string) => sha256Hex(readFileSync(join(folder, name), 'utf8'));
  const right = digests ? { rules: digest('rules.cjs'), face: digest('face.cjs') } : {};
  writeFileSync(file, JSON.stringify({ ...facts, ...right }));
  return folder;
}

const append = (name: string, text: string) => (folder: string) =>
  writeFileSync(join(folder, name), `${readFileSync(join(folder, name), 'utf8')}\n${text}`);
const facts = (change: object) => (folder: string) => {
  const file = join(folder, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
};
const add = (folder: string) => denrei(['add-game', folder, '--yes'], { env });
const there = () => serverGames(data).offered.map(({ id }) => id);

describe('a game from outside', () => {
  test('is built into rules and face, each known by its digest, with journals that replay', () => {
    const read = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8'));
    for (const name of ['rules', 'face'])
      expect(read[name]).toBe(sha256Hex(readFileSync(join(built, `${name}.cjs`), 'utf8')));
    expect(readFileSync(join(built, 'face.cjs'), 'utf8')).toContain('require("./rules.cjs")');
    expect(existsSync(join(built, 'journals', '3.jsonl'))).toBe(true);
  });

  test('is built also as the kit has its author write it', async () => {
    const example = join(projectRoot(), 'games', 'plumcreek');
    const made = await denrei(['build-game', example, '--out', await scratchFolder('creek')]);
    expect(made).toMatchObject({ exit: 0, err: '' });
  });

  test('is added with what it could do told, and offered from the next start', async () => {
    const said = await add(built);
    expect(said).toMatchObject({ exit: 0, err: '' });
    expect(said.out).toContain('The Duel (duel), version 1, by A. Author');
    expect(said.out).toContain('A game is a program with the rights of this server.');
    expect(said.out).toContain('3 journals replay');
    expect(there()).toEqual([...ownIds(), 'duel']);
    const game = serverGames(data).offered.at(-1);
    expect(game?.by).toEqual({ name: 'A. Author', rights: 'Made up for a test; free for any use' });
  });

  test('is told of in Japanese, and is not added unasked', async () => {
    const said = await denrei(['add-game', built], { env: { ...env, LANG: 'ja_JP.UTF-8' } });
    expect(said.exit).toBe(2);
    expect(said.out).toContain('ゲームは、このサーバーと同じ権限で動くプログラムです。');
    expect(there()).toEqual(ownIds());
  });

  test('is played, also by a folder that was put there by hand', async () => {
    mkdirSync(join(data, 'games', 'duel'), { recursive: true });
    cpSync(built, join(data, 'games', 'duel', '1'), { recursive: true });
    const harness = await makeHarness('duel');
    const library = serverGames(data);
    const matches = makeMatches({ ...harness.context, library });
    const duel = { ...harness, matches };
    const match = await begin(duel, { ...REQUEST, game: 'duel' });
    for (let n = 0; n < 5; n++) await step(duel, match);
    const stored = await harness.store.readMatch(match);
    expect(stored?.match.rules).toBe(sha256Hex(readFileSync(join(built, 'rules.cjs'), 'utf8')));
  });

  test.each([
    ['an id of the house', facts({ game: 'kyuchorei' }), true, 'game/reserved'],
    ['a changed file', append('rules.cjs', '// other'), false, 'game/changed'],
    ['no release', (folder: string) => rmSync(join(folder, 'release.json')), false, 'ENOENT'],
    ['an id that leads out of the folder', facts({ game: '../x' }), true, 'game/unreadable'],
    ['a later interface', facts({ api: 2 }), true, 'game/unreadable'],
    ['a face that throws', append('face.cjs', 'throw new Error("no face");'), true, 'game/broken'],
    [
      'an address in its author’s name',
      facts({ by: { name: 'https://evil.test', rights: 'x' } }),
      true,
      'game/output',
    ],
    [
      'a check that failed',
      (folder: string) =>
        writeFileSync(join(folder, 'check.json'), JSON.stringify({ must: ['no words for log.move'] })),
      true,
      'game/check',
    ],
  ] as const)('is refused with %s, in one line, and nothing is added', async (_, change, digests, code) => {
    const folder = code === 'ENOENT' ? undefined : await other(change, digests);
    const said = await add(folder ?? (await scratchFolder('empty')));
    expect(said.exit).toBe(2);
    expect(said.err.trimEnd().split('\n')).toHaveLength(1);
    expect(said.err).toContain(code === 'ENOENT' ? 'game/unreadable' : code);
    expect(there()).toEqual(ownIds());
  });

  test('takes the place of no other: neither another author’s, nor the same version with other rules', async () => {
    await add(built);
    const rules = readFileSync(join(data, 'games', 'duel', '1', 'rules.cjs'), 'utf8');
    const stranger = await add(await other(facts({ by: { name: 'B. Other', rights: 'x' }, version: 2 })));
    expect(stranger).toMatchObject({ exit: 2, err: expect.stringContaining('by A. Author') });
    const same = await add(await other(append('rules.cjs', '// other')));
    expect(same).toMatchObject({ exit: 2, err: expect.stringContaining('game/same-version') });
    expect(readFileSync(join(data, 'games', 'duel', '1', 'rules.cjs'), 'utf8')).toBe(rules);
    // Its face may change.
    expect(await add(await other(append('face.cjs', '// prettier')))).toMatchObject({ exit: 0 });
    expect(readFileSync(join(data, 'games', 'duel', '1', 'face.cjs'), 'utf8')).toContain('// prettier');
  });

  test('is removed where no match names it, and else closed to new ones and kept', async () => {
    await add(built);
    expect(await denrei(['remove-game', 'duel'], { env })).toMatchObject({ exit: 0 });
    expect(existsSync(join(data, 'games', 'duel'))).toBe(false);
    expect(await denrei(['remove-game', 'duel'], { env })).toMatchObject({ exit: 2 });
    await add(built);
    const match = await opened();
    const closed = await denrei(['remove-game', 'duel'], { env });
    expect(closed.out).toContain('the match that names it');
    expect(there()).toEqual(ownIds());
    expect(serverGames(data).load('duel', 1, null)).toMatchObject({ id: 'duel' });
    expect(match).not.toBe('');
  });

  test('goes into backups, and comes back with them', async () => {
    await add(built);
    await (await openStore(`file:${join(data, 'denrei.db')}`)).close();
    const file = join(data, 'backup.gz');
    expect(await denrei(['backup', file], { env })).toMatchObject({ exit: 0 });
    const anew = await scratchFolder('anew');
    const there = { DENREI_DATA: anew };
    expect(await denrei(['restore', file], { env: there })).toMatchObject({ exit: 0 });
    expect(outsideGames(join(anew, 'games'), ownIds()).releases.map(({ game }) => game)).toEqual(['duel']);
  });

  test('is missed by the doctor where a match names it, and told where it is broken', async () => {
    await add(built);
    await opened();
    const doctor = async () => (await denrei(['doctor', '--json'], { env })).out;
    expect(await doctor()).toContain('one version from outside');
    append('rules.cjs', '// other')(join(data, 'games', 'duel', '1'));
    const found = await doctor();
    expect(found).toContain('rules.cjs is not what release.json says');
    expect(found).toContain('duel, version 1');
  });
});

/** A match of the duel in the server's own database. */
async function opened(): Promise<string> {
  // Makes the keys and the database.
  await denrei(['keys'], { env });
  const store = await openStore(`file:${join(data, 'denrei.db')}`);
  try {
    const harness = await makeHarness('duel');
    const matches = makeMatches({ ...harness.context, store, library: serverGames(data) });
    return await begin({ ...harness, store, matches }, { ...REQUEST, game: 'duel' });
  } finally {
    await store.close();
  }
}
