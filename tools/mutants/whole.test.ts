/**
 * All tests of a scope as one file: what they share is loaded once a mutant, not once a file.
 * `vitest.config.ts` names them. Quick ones come first, since the first that fails ends the run of a mutant.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { inject } from 'vitest';

const { tests, slowTests, lastTests } = inject('scope');
const last = globSync(lastTests);
const rank = (path: string) => (last.includes(path) ? 1 : 0);
const paths = globSync(tests, { exclude: slowTests }).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
for (const path of paths) await import(resolve(path));
