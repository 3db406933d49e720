/**
 * Moves files and folders and takes everything along that names them: `node scripts/move.mjs <list>`, a file
 * with one move a line, `src/duel/clock/behind.ts src/duel/write/behind.ts` or two folders. A test moves with
 * the file it tests. Relative imports are rewritten in every source, and the paths themselves wherever a
 * tracked text names them. Moves are commits of their own: list them in .git-blame-ignore-revs. Exits 2 and
 * moves nothing when a line is wrong.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

const SOURCE = /\.(?:m?ts|mjs)$/;
const TEXT =
  /\.(?:m?ts|mjs|json|md|hbs|css|prisma|ya?ml|sh)$|(?:^|\/)(?:Dockerfile|\.dockerignore|\.ci\/run)$/;
/** A relative path in quotes where a module is named. */
const SPECIFIER =
  /(\bfrom\s+|\bimport\s+|\bimport\(\s*|\bnew URL\(\s*|\bvi\.mock\(\s*)(['"])(\.{1,2}\/[^'"]+)\2/g;

function fail(text) {
  process.stderr.write(`move: ${text}\n`);
  process.exit(2);
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) fail(`git ${args.slice(0, 2).join(' ')}: ${stderr.trim()}`);
  return stdout;
}

/** The tests of a source file: `test/hex/grid.test.ts`, `test/hex/grid.long.test.ts`. */
function testsOf(path, tracked) {
  if (!path.startsWith('src/') || !path.endsWith('.ts')) return [];
  const stem = `test/${path.slice('src/'.length, -'.ts'.length)}.`;
  return tracked.filter(
    (test) => test.startsWith(stem) && /^(?:\w+\.)?test\.ts$/.test(test.slice(stem.length)),
  );
}

/** Every file that moves, by its old path, and the moves as the list gives them. */
function readMoves(list, tracked) {
  const moved = new Map();
  const given = [];
  for (const [i, line] of readFileSync(list, 'utf8').split('\n').entries()) {
    const words = line.trim().split(/\s+/);
    if (words[0] === '' || words[0].startsWith('#')) continue;
    const [from, to] = words.map((word) => word.replace(/\/$/, ''));
    if (words.length !== 2) fail(`line ${i + 1}: two paths are needed`);
    const files = tracked.filter((path) => path === from || path.startsWith(`${from}/`));
    if (files.length === 0) fail(`line ${i + 1}: git tracks no ${from}`);
    given.push([from, to]);
    for (const path of files) {
      const target = `${to}${path.slice(from.length)}`;
      moved.set(path, target);
      for (const test of testsOf(path, tracked))
        moved.set(test, test.replace(`test/${path.slice(4, -3)}.`, `test/${target.slice(4, -3)}.`));
    }
  }
  const targets = [...moved.values()];
  const twice = targets.find((path, at) => targets.indexOf(path) !== at);
  if (twice !== undefined) fail(`two files would become ${twice}`);
  const taken = targets.find((path) => existsSync(path) && !moved.has(path));
  if (taken !== undefined) fail(`${taken} is there already`);
  return { moved, given };
}

/** The tracked file that a specifier in `from` names, or undefined. */
function targetOf(from, specifier, isTracked) {
  const path = posix.join(posix.dirname(from), specifier);
  const asSource = [path.replace(/\.js$/, '.ts'), path.replace(/\.mjs$/, '.d.mts'), path];
  return asSource.find((candidate) => isTracked.has(candidate));
}

/** The text of a source with its relative imports as they are after the moves. */
function withImports(text, from, moved, isTracked) {
  const here = posix.dirname(moved.get(from) ?? from);
  return text.replace(SPECIFIER, (whole, before, quote, specifier) => {
    const target = targetOf(from, specifier, isTracked);
    if (target === undefined) return whole;
    const now = (moved.get(target) ?? target).replace(/\.ts$/, '.js').replace(/\.d\.mts$/, '.mjs');
    if (!moved.has(target) && !moved.has(from)) return whole;
    const relative = posix.relative(here, specifier.endsWith('.ts') ? now.replace(/\.js$/, '.ts') : now);
    return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
  });
}

/** The text with every path that moved, longest first, so that a folder does not take its files' words. */
function withPaths(text, pairs) {
  return pairs.reduce((so, [from, to]) => {
    if (!so.includes(from)) return so;
    const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return so.replace(new RegExp(`(?<![\\w./-])${escaped}(?![\\w-])`, 'g'), to);
  }, text);
}

const [list] = process.argv.slice(2);
if (list === undefined || !existsSync(list))
  fail('which moves? node scripts/move.mjs <file with a move a line>');
const tracked = git('ls-files', '-z')
  .split('\0')
  .filter((path) => path !== '');
const isTracked = new Set(tracked);
const { moved, given } = readMoves(list, tracked);
const pairs = [...moved, ...given].sort(([a], [b]) => b.length - a.length);
const changed = new Map();
for (const path of tracked.filter((one) => TEXT.test(one) && existsSync(one))) {
  const text = readFileSync(path, 'utf8');
  const imported = SOURCE.test(path) ? withImports(text, path, moved, isTracked) : text;
  const next = withPaths(imported, pairs);
  if (next !== text) changed.set(moved.get(path) ?? path, next);
}
for (const [from, to] of moved) {
  mkdirSync(dirname(to), { recursive: true });
  git('mv', from, to);
}
for (const [path, text] of changed) writeFileSync(path, text);
process.stderr.write(`move: ${moved.size} files moved, ${changed.size} rewritten\n`);
