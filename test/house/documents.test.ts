import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { projectRoot } from '../../src/root.js';
import { deadCitations, deadLinks, foreignCitations, rowsOf, textsOf } from './rules/documents.js';
import { drawnHouse } from './rules/drawing.js';
import { show } from './rules/source.js';

const read = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8');

const pages = textsOf(/\.md$/);
const written = textsOf(/\.(?:md|ts|mjs|hbs|prisma|json|sh)$|^\.ci\/|^Dockerfile$/);
/** These name what they must not let through. */
const others = written.filter(
  ({ path }) => !path.startsWith('test/house/documents.') && !path.startsWith('test/house/rules/documents'),
);

describe('the documents', () => {
  test('are really looked at', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(written.length).toBeGreaterThan(500);
  });

  test('link to files and headings that exist', () => {
    expect(pages.flatMap(deadLinks).map(show)).toEqual([]);
  });

  test('are cited by pages that exist', () => {
    expect(others.flatMap(deadCitations).map(show)).toEqual([]);
  });

  test('are all that is cited: nothing leads out of the project', () => {
    expect(others.flatMap(foreignCitations).map(show)).toEqual([]);
  });

  test('begin with a README of at most 90 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(90);
  });

  test('name every decision in their list', () => {
    const listed = read('docs/decisions/README.md');
    const missing = pages
      .map(({ path }) => path)
      .filter((path) => path.startsWith('docs/decisions/') && !path.endsWith('/README.md'))
      .filter((path) => !listed.includes(`](${path.replace('docs/decisions/', '')})`));
    expect(missing).toEqual([]);
  });
});

describe('the figures and lists of the documents', () => {
  test('the house is drawn as the imports are: npm run house', () => {
    expect(read('docs/house.svg')).toBe(drawnHouse());
  });

  test('the settings are those that the service reads', () => {
    const config = read('src/cli/config.ts');
    const schema = config.slice(
      config.indexOf('const environment ='),
      config.indexOf('});', config.indexOf('const environment =')),
    );
    const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
    const told = rowsOf(read('docs/host.md')).flatMap(([cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
    );
    expect(settings).toContain('DENREI_BASE_URL');
    expect(told.sort()).toEqual(settings.sort());
  });

  test('every variable DENREI_… of the source is told', () => {
    const source = written.filter(({ path }) => /^(?:src|bin)\//.test(path));
    const names = source.flatMap(({ text }) =>
      [...text.matchAll(/(?<!['\w])DENREI_[A-Z_]+[A-Z]\b/g)].map(([name]) => name),
    );
    expect([...new Set(names)].filter((name) => !read('docs/host.md').includes(`\`${name}\``))).toEqual([]);
  });

  test('every package says why it is there, and none that is not', () => {
    const manifest: { [kind: string]: Record<string, string> } = JSON.parse(read('package.json'));
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
    const names = kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
    const architecture = read('docs/architecture.md');
    const tables = rowsOf(architecture.slice(architecture.indexOf('## Why each dependency')));
    const told = tables.flatMap(([cell = '']) => cell.replace(' (optional)', '').split(', '));
    expect(told.filter((name) => name !== 'package' && !/^-+$/.test(name)).sort()).toEqual(names.sort());
  });

  test('every command of package.json is told to those who work on it', () => {
    const manifest: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const told = ['README.md', 'CONTRIBUTING.md', 'docs/host.md'].map(read).join('\n');
    const names = Object.keys(manifest.scripts).filter((name) => !/^p(?:re|ost)/.test(name));
    expect(
      names.filter((name) => !new RegExp(`npm (?:run )?(?:-s |--silent )?${name}\\b`).test(told)),
    ).toEqual([]);
  });

  test.each(games().map((game) => [game.id, game] as const))(
    '%s: its clauses are counted right',
    (id, game) => {
      const row = rowsOf(read('README.md')).find((cells) =>
        cells.some((cell) => cell.includes(`(\`${id}\`)`)),
      );
      expect(row).toContain(`${Object.keys(game.words.clauses).length} clauses`);
    },
  );
});

describe('the test of documents finds', () => {
  test.each([
    ['a file that is not there', '[x](nowhere.md)'],
    ['a heading that is not there', '[x](../README.md#nothing-of-the-kind)'],
    ['a heading of its own page', '# One\n\n[x](#two)'],
    ['a picture', '![x](none.png)'],
    ['a picture in HTML', '<img src="none.png">'],
    ['a way out of the project', '[x](../../elsewhere.md)'],
  ])('%s', (_, text) => {
    expect(deadLinks({ path: 'docs/play.md', text })).toHaveLength(1);
  });

  test('headings by their words, and lets through code and the web', () => {
    const text = '[a](../README.md#more) [b](https://example.org) `[c](none.md)`\n\n```\n[d](none.md)\n```\n';
    expect(deadLinks({ path: 'docs/play.md', text })).toEqual([]);
  });

  test.each(['/** See DESIGN section 4. */', '// STACK.md', '/** DESIGN 6, in memory */', '// DESIGN: 4'])(
    '%s',
    (text) => {
      expect(foreignCitations({ path: 'src/x.ts', text })).toHaveLength(1);
    },
  );

  test('a comment that cites a missing page', () => {
    const text = '// docs/words.md and docs/decisions/none.md, docs/dice.md#nothing';
    expect(deadCitations({ path: 'src/x.ts', text })).toHaveLength(2);
  });
});
