/** The tests of one scope, for Stryker alone: `mutants.mjs` says which. */
import { defineConfig } from 'vitest/config';
import { texts } from '../../test/support/texts.js';
import scope from './scope.json' with { type: 'json' };

const { lastTests, scopes, slowTests } = scope;

declare module 'vitest' {
  interface ProvidedContext {
    scope: { readonly tests: string[]; readonly slowTests: string[]; readonly lastTests: string[] };
  }
}

const wanted = process.env.DENREI_MUTANTS_SCOPE;
const [, found] = Object.entries(scopes).find(([name]) => name === wanted) ?? [];
if (found === undefined) throw new Error(`no scope ${wanted}: this configuration is for npm run mutants`);

export default defineConfig({
  plugins: [texts],
  test: {
    include: ['tools/mutants/whole.test.ts'],
    provide: { scope: { tests: found.tests, slowTests, lastTests }, effort: 'few' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
