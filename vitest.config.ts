import { defineConfig } from 'vitest/config';
import LongestFirst from './test/support/sequencer.js';

/** Everything that needs servers: `service` gets PostgreSQL, `e2e` starts browsers. */
const SERVICE = ['test/service/**/*.test.ts', 'test/store/**/*.test.ts'];
const E2E = ['test/e2e/**/*.test.ts'];
const DATABASE = ['test/support/postgres.ts'];

export default defineConfig({
  test: {
    reporters: ['default', './test/support/reporter.ts'],
    passWithNoTests: false,
    allowOnly: false,
    maxWorkers: 2,
    // Files of a worker share its modules: nothing in Denrei keeps state in one, and loading and warming the
    // five games anew for each of five hundred files was two thirds of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Nothing here measures time; a slow machine must not fail a test. What waits for something gives up
    // sooner than its test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    coverage: {
      include: ['src/**'],
      exclude: ['src/generated/**', 'src/web/client/**'],
      reporter: ['text', 'html'],
    },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: [...SERVICE, ...E2E] },
      },
      { extends: true, test: { name: 'service', include: SERVICE, globalSetup: DATABASE } },
      // Dice are known here too and waits are long. What is left is the browser itself, a program of others
      // that may crash or lose a tab when memory is short: a failure counts when it repeats.
      { extends: true, test: { name: 'e2e', include: E2E, retry: 1 } },
    ],
  },
});
