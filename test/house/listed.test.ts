/** A list of a folder's files names all of them, and no other. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listings, silentFiles } from './rules/listing.js';
import { show, sourcesOf } from './rules/source.js';

test('the program lists what lives beside it', () => {
  const [head = ''] = readFileSync('src/cli/main.ts', 'utf8').split('*/');
  const rows = head.split('\n').filter((line) => /^ \* [a-z-]+\/?\s{2,}/.test(line));
  const named = rows.flatMap((row) => [row.slice(3, 14), row.slice(46, 57)].map((word) => word.trim()));
  const beside = readdirSync('src/cli', { withFileTypes: true })
    .filter((one) => one.isDirectory() || one.name.endsWith('.ts'))
    .map((one) => (one.isDirectory() ? `${one.name}/` : one.name.replace(/\.ts$/, '')));
  expect(named.filter((word) => word !== '').sort()).toEqual(beside.filter((one) => one !== 'main').sort());
});

const sources = sourcesOf('src');

test('every file says in its first comment what it is', () => {
  expect(silentFiles(sources).map(show)).toEqual([]);
});

test('every folder of src lists what lives in its files: `npm run house` writes it', () => {
  const wanted = listings(sources);
  expect(wanted.size).toBeGreaterThan(100);
  const old = [...wanted].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  expect(old.map(([path]) => path)).toEqual([]);
  const there = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('README.md') && !name.startsWith('generated'))
    .map((name) => `src/${name}`);
  expect(there.filter((path) => !wanted.has(path))).toEqual([]);
});

test('a file without a comment and a list without a file would be found', () => {
  const file = (path: string, text: string) => ({ path, text });
  expect(silentFiles([file('src/hex/grid.ts', "import './x.js';\n/** Later. */")])).toHaveLength(1);
  const said = '/**\n * Hexes: six sides\n * each. More.\n */';
  expect(silentFiles([file('src/hex/grid.ts', said)])).toEqual([]);
  expect(listings([file('src/hex/grid.ts', '/** Hexes, six sides each. More. */')])).toEqual(
    new Map([
      ['src/hex/README.md', expect.stringContaining('| [grid.ts](grid.ts) | Hexes, six sides each |')],
    ]),
  );
});
