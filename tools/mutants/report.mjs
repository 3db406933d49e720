/**
 * What became of the mutants, clause by clause; who survived, and whose survival is accepted with a reason.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NOT_DRAWN } from './sample.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ALIVE = ['Survived', 'NoCoverage'];
// Tests that do not even load have noticed: Stryker calls that an error.
const DEAD = ['Killed', 'Timeout', 'RuntimeError'];
/** Where a top-level function or table begins, and where it ends. */
const BEGINS = /^(?:export |async |function|const |let |class )/;
const ENDS = /^[})\]]/;
/** What is marked as nobody's: wiring that no clause speaks of. */
const NO_CLAUSE = '-';

/** The clause ids of a line: `KY-9.3.a`, of a whole chapter in a file's head `KY-9.6`. */
function idsIn(line, prefix) {
  const pattern =
    prefix === ''
      ? /\b[A-Z]{2,}-\d[\w.]*\w\b|\bdocs\/decisions\/[\w-]+\.md/g
      : new RegExp(`\\b${prefix}-\\w[\\w.]*\\w|\\b${prefix}-\\d`, 'g');
  return line.match(pattern) ?? [];
}

/** The lines of the function around a line: from the comment above its head to its end. */
function surroundings(lines, at) {
  let from = at;
  while (from > 0 && !BEGINS.test(lines[from])) from -= 1;
  while (from > 0 && /^(?:\/\*\*| \*|\/\/)/.test(lines[from - 1])) from -= 1;
  let to = at;
  while (to < lines.length - 1 && !ENDS.test(lines[to]) && !(to > at && BEGINS.test(lines[to]))) to += 1;
  return [from, to];
}

/** The clauses that a line of code cites itself, or the comment above its function. */
export function citedAt(text, line, prefix) {
  const lines = text.split('\n');
  const at = line - 1;
  const own = idsIn(lines[at] ?? '', prefix);
  if (own.length > 0) return own;
  const [from] = surroundings(lines, at);
  const head = [];
  for (let above = from; above < at && /^(?:\/\*\*| \*|\/\/)/.test(lines[above]); above += 1)
    head.push(...idsIn(lines[above], prefix));
  return head;
}

/**
 * The clause that a line of code serves: the nearest id on it, above it, below it in its function, else the
 * file's chapter.
 */
export function clauseAt(text, line, prefix) {
  const lines = text.split('\n');
  const at = line - 1;
  const [from, to] = surroundings(lines, at);
  const near = [at];
  for (let above = at - 1; above >= from; above -= 1) near.push(above);
  for (let below = at + 1; below <= to; below += 1) near.push(below);
  const found = near.find((index) => idsIn(lines[index], prefix).length > 0);
  if (found !== undefined) return idsIn(lines[found], prefix)[0];
  return lines.slice(0, 6).flatMap((head) => idsIn(head, prefix))[0] ?? NO_CLAUSE;
}

/**
 * A mutant in the words of the report. What names it in the file of accepted ones does not move when lines
 * above it do.
 */
function told(mutant, prefix) {
  const file = relative(root, mutant.fileName).replaceAll('\\', '/');
  const text = readFileSync(join(root, file), 'utf8');
  const { line, column } = mutant.location.start;
  return {
    file,
    line,
    column,
    clause: clauseAt(text, line, prefix),
    code: text.split('\n')[line - 1].trim(),
    mutator: mutant.mutatorName,
    mutation: mutant.replacement.replaceAll(/\s+/g, ' '),
    status: mutant.status,
  };
}

const isSame = (accepted) => (it) =>
  accepted.file === it.file &&
  accepted.code === it.code &&
  accepted.mutator === it.mutator &&
  accepted.mutation === it.mutation;

function acceptedOf(name) {
  const path = join(root, 'docs/mutants', `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

function row(name, mutants, isAccepted) {
  const killed = mutants.filter(({ status }) => DEAD.includes(status)).length;
  const accepted = mutants.filter((it) => ALIVE.includes(it.status) && isAccepted(it)).length;
  const survived = mutants.length - killed - accepted;
  const share = mutants.length === accepted ? 100 : (100 * killed) / (mutants.length - accepted);
  const figures = [killed, survived, accepted].map((figure) => String(figure).padStart(9)).join('');
  return `${name.padEnd(16)}${figures}${`${share.toFixed(1)} %`.padStart(9)}`;
}

/** The folder of a game or of the referee in which a mutant lies. */
function folderOf({ file }) {
  const parts = file.split('/');
  const at = parts[1] === 'games' ? 3 : 2;
  return parts.length > at + 1 ? `${parts[at]}/` : './';
}

/**
 * The table by clause and by folder with the survivors below it, and the survivors as data: with a reason
 * each they can be accepted.
 */
export function report(name, { prefix }, results) {
  const tried = results.filter(({ status }) => ALIVE.includes(status) || DEAD.includes(status));
  const broken = results.filter((it) => it.status === 'CompileError' && it.statusReason !== NOT_DRAWN);
  const mutants = tried.map((mutant) => told(mutant, prefix));
  const accepted = acceptedOf(name);
  const isAccepted = (it) => accepted.some((entry) => isSame(entry)(it));
  const survivors = mutants.filter((it) => ALIVE.includes(it.status) && !isAccepted(it));
  const byClause = Map.groupBy(mutants, ({ clause }) => clause);
  const order = new Intl.Collator('en', { numeric: true }).compare;
  const lines = [
    `${'clause'.padEnd(16)}   killed survived accepted  killed`,
    ...[...byClause].sort(([a], [b]) => order(a, b)).map(([clause, its]) => row(clause, its, isAccepted)),
    ...[...Map.groupBy(mutants, folderOf)].sort().map(([folder, its]) => row(folder, its, isAccepted)),
    row(`${name} in all`, mutants, isAccepted),
    ...survivors.map(spoken),
    ...(broken.length === 0 ? [] : [`${broken.length} mutants could not be run and are not counted`]),
  ];
  return { text: lines.join('\n'), survivors };
}

function spoken({ file, line, column, clause, code, mutation, status }) {
  const reached = status === 'NoCoverage' ? ' (no test reaches it)' : '';
  return `\nsurvived${reached}: ${file}:${line}:${column} ${clause}\n  ${code}\n  -> ${mutation}`;
}
