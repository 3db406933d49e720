/**
 * The clause table: for every clause in `src/games/<id>/clauses.en.md` the number of tests whose title starts
 * with its id. One title may start with several ids. Titles come from vitest itself, so generated tests (position
 * files) count and dead text does not. Exits 1 when a clause has no test, when a title names a clause that
 * does not exist, or when a test file does not load. `--all` prints every clause, not only the gaps; an argument
 * names one game.
 */
import '../../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CLAUSE_LINE = /^- \*\*([A-Z]{2,}-[\w.]+)\*\* /gm;
const CLAUSE_ID = /^[A-Z]{2,}-\w[\w.]*$/;
// Worked examples (`KY-EX-05`) may stand among the ids of a title; they are no clauses.
const EXAMPLE_ID = /^[A-Z]{2,}-EX-\w+$/;

function games() {
  const folder = join(root, 'src/games');
  return readdirSync(folder)
    .filter((game) => existsSync(join(folder, game, 'clauses.en.md')))
    .map((game) => ({ game, clauses: clausesIn(readFileSync(join(folder, game, 'clauses.en.md'), 'utf8')) }));
}

function clausesIn(text) {
  return [...new Set([...text.matchAll(CLAUSE_LINE)].map(([, id]) => id))];
}

/** Names of all tests that would run, as `describe > … > test`. */
function testNames() {
  const folder = mkdtempSync(join(tmpdir(), 'denrei-clauses-'));
  try {
    // Nothing runs, so that what the files share is loaded once. A clause is tested by `npm test` already.
    const options = ['--project', 'fast', '--no-isolate', `--json=${join(folder, 'tests.json')}`];
    const command = ['node_modules/vitest/vitest.mjs', 'list', ...options];
    const { status } = spawnSync(process.execPath, command, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('the tests could not be listed');
    const found = JSON.parse(readFileSync(join(folder, 'tests.json'), 'utf8'));
    return [...new Set(found.map(({ file, name }) => `${file} > ${name}`))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The clause ids at the start of a test's title (or of a `describe` around it). */
function idsOf(name) {
  return name.split(' > ').flatMap((title) => {
    const words = title.split(/[\s,:]+/).filter((word) => word !== '');
    const end = words.findIndex((word) => !CLAUSE_ID.test(word) && !EXAMPLE_ID.test(word));
    return words
      .slice(0, end < 0 ? words.length : end)
      .filter((word) => CLAUSE_ID.test(word) && !EXAMPLE_ID.test(word));
  });
}

function countIds(names) {
  const counts = new Map();
  for (const id of names.flatMap((name) => [...new Set(idsOf(name))]))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/**
 * Ids that begin like a clause of a game (`KY-`) and are none of it: a slip of the pen, or a clause that
 * went away.
 */
function strangers(counts, clauses) {
  const known = new Set(clauses);
  const prefixes = new Set(clauses.map((id) => id.slice(0, id.indexOf('-') + 1)));
  return [...counts.keys()].filter((id) => !known.has(id) && prefixes.has(id.slice(0, id.indexOf('-') + 1)));
}

function report({ game, clauses }, counts, all) {
  const gaps = clauses.filter((id) => !counts.has(id));
  const tests = clauses.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  if (all)
    for (const id of clauses) console.log(`${id.padEnd(16)} ${String(counts.get(id) ?? 0).padStart(4)}`);
  for (const id of gaps) console.log(`no test: ${id}`);
  for (const id of strangers(counts, clauses)) console.log(`no such clause: ${id}`);
  console.log(
    `${game}: ${clauses.length - gaps.length} of ${clauses.length} clauses have a test (${tests} in all)`,
  );
  return gaps.length + strangers(counts, clauses).length;
}

const wanted = process.argv.slice(2).find((word) => !word.startsWith('--'));
const found = games().filter(({ game }) => wanted === undefined || game === wanted);
if (found.length === 0)
  throw new Error(`no game with a clauses.en.md${wanted === undefined ? '' : ` is called ${wanted}`}`);
const counts = countIds(testNames());
const faults = found.map((game) => report(game, counts, process.argv.includes('--all')));
process.exitCode = faults.some((number) => number > 0) ? 1 : 0;
