/**
 * A sample of all mutants, drawn by a seed. Stryker has none of its own: the sample is drawn from the list
 * that its instrumenter makes, and checker.mjs rejects every mutant that is not in it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Why the checker rejects a mutant. */
export const NOT_DRAWN = 'not in the sample';
const QUIET = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };

/**
 * What names a mutant in every process of a run: the sandbox lies elsewhere, the path below `src` is the
 * same.
 */
export function keyOf({ fileName, location: { start, end }, replacement }) {
  const path = fileName.slice(fileName.lastIndexOf('src/'));
  return `${path}:${start.line}:${start.column}-${end.line}:${end.column}:${replacement}`;
}

/** All mutants of these files, each with the text of its file. */
export async function mutantsOf(paths) {
  // Not above: tools/package.json is installed when mutants are first asked for.
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const files = paths.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { mutants } = await new Instrumenter(QUIET).instrument(files, options);
  const texts = new Map(files.map(({ name, content }) => [name, content]));
  return mutants.map((mutant) => ({ mutant, content: texts.get(mutant.fileName) ?? '' }));
}

/** The keys of `count` mutants of these files, the same for the same seed. */
export async function drawSample(paths, count, seed) {
  const mutants = await mutantsOf(paths);
  const lots = mutants
    .map(({ mutant }) => keyOf(mutant))
    .map((key) => [createHash('sha256').update(`${seed} ${key}`).digest('hex'), key]);
  const keys = lots.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key);
  return { keys: keys.slice(0, count), total: keys.length };
}

/** The keys of part `i/n`: of n parts that are together all of them, each in one. Undefined: no such part. */
export function partOf(keys, part) {
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(part) ?? [];
  if (count === undefined || Number(index) > Number(count)) return undefined;
  return keys.filter((_, i) => i % Number(count) === Number(index) - 1);
}
