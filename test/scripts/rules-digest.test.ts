/** The digest of a game's rules changes with every file that decides a match, and with no other. */
import { cpSync, globSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { rulesDigest } from '../../scripts/build/rules.mjs';
import { projectRoot } from '../../src/root.js';
import { effort } from '../support/effort.js';
import { scratchFolder } from '../support/leftovers.js';

const ROOT = projectRoot();
const TOLD = ['words', 'picture', 'rulebook', 'lessons', 'opponent'];
/** Types alone, or whose luck a roll is. */
const NO_RULES = ['rules/fortune.ts', 'components/places.ts', 'components/types.ts'];

let copy = '';
beforeAll(async () => {
  copy = await scratchFolder('digest');
  cpSync(join(ROOT, 'src'), join(copy, 'src'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

/** The digest with one change in a file of the copy, which is taken back. */
async function changed(game: string, file: string): Promise<string> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const data = file.endsWith('.json');
  writeFileSync(path, data ? text.replace(/\d/, (d) => `${9 - Number(d)}`) : `${text}\nglobalThis.name;\n`);
  try {
    return await rulesDigest(copy, game);
  } finally {
    writeFileSync(path, text);
  }
}

/** Of each folder one file, or all of them. */
function sampled(pattern: string): readonly string[] {
  const files = globSync(pattern, { cwd: ROOT }).sort();
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  return files.filter((file, i) => effort(folderOf(file) !== folderOf(files[i - 1] ?? ''), true));
}

const GAMES = effort(['kyuchorei'], ['kyuchorei', 'manila45', 'squarepeg', 'taiheiyo', 'witp']);

describe.each(GAMES)('the digest of %s', (game) => {
  const below = (file: string) => file.slice(`src/games/${game}/`.length);

  test('changes with its chapters, state, standing orders and components, and with the kernel', async () => {
    const before = await rulesDigest(copy, game);
    const files = [
      ...sampled(`src/games/${game}/{rules,state,standing}/**/*.ts`),
      ...globSync(`src/games/${game}/{position,standing,state}.ts`, { cwd: ROOT }),
      ...sampled(`src/games/${game}/components/*`),
      `src/games/${game}/rules.ts`,
      'src/referee/run/runner.ts',
      'src/referee/plan/fitting.ts',
      'src/hex/net.ts',
      'src/kit/components.ts',
    ].filter((file) => !NO_RULES.includes(below(file)));
    const same: string[] = [];
    for (const file of files) if ((await changed(game, file)) === before) same.push(file);
    expect(same).toEqual([]);
  });

  test('does not change with how it is told, drawn and played by the practice opponent', async () => {
    const before = await rulesDigest(copy, game);
    const files = [
      ...sampled(`src/games/${game}/{${TOLD.join(',')}}/**/*.ts`),
      ...globSync(`src/games/${game}/{${TOLD.join(',')}}.ts`, { cwd: ROOT }),
      `src/games/${game}/clauses.en.md`,
      `src/games/${game}/clauses.ja.md`,
      `src/games/${game}/game.ts`,
      'src/practice/choose.ts',
      'src/practice/foresee.ts',
    ];
    const other: string[] = [];
    for (const file of files) if ((await changed(game, file)) !== before) other.push(file);
    expect(other).toEqual([]);
  });
});

test('a file that has another name or place is the same rule', async () => {
  const before = await rulesDigest(copy, 'kyuchorei');
  const [from, to] = ['rules/zoc.ts', 'rules/zones.ts'].map((file) =>
    join(copy, 'src/games/kyuchorei', file),
  );
  const users = globSync('src/games/kyuchorei/**/*.ts', { cwd: copy }).map((file) => join(copy, file));
  for (const user of users)
    writeFileSync(user, readFileSync(user, 'utf8').replaceAll('/zoc.js', '/zones.js'));
  renameSync(from ?? '', to ?? '');
  expect(await rulesDigest(copy, 'kyuchorei')).toBe(before);
});
