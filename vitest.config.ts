import { defineConfig } from 'vitest/config';

/** Everything that needs a server of its own: `service` and `e2e` get PostgreSQL, `e2e` starts browsers too. */
const SERVICE = ['test/service/**/*.test.ts', 'test/store/**/*.test.ts'];
const E2E = ['test/e2e/**/*.test.ts'];
const DATABASE = ['test/support/postgres.ts'];

export default defineConfig({
  test: {
    reporters: ['default', './test/support/reporter.ts'],
    passWithNoTests: false,
    allowOnly: false,
    maxWorkers: 2,
    // Nothing here measures time; a slow machine must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { include: ['src/**'], exclude: ['src/generated/**', 'src/web/client/**'], reporter: ['text', 'html'] },
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: [...SERVICE, ...E2E] } },
      // Real clocks, real dice, real browsers on a machine that others use too: a failure counts when it repeats.
      { extends: true, test: { name: 'service', include: SERVICE, globalSetup: DATABASE, retry: 1 } },
      { extends: true, test: { name: 'e2e', include: E2E, globalSetup: DATABASE, retry: 1 } },
    ],
  },
});
