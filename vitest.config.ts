import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fitting } from './test/support/durations.js';
import LongestFirst from './test/support/sequencer.js';
import { texts } from './test/support/texts.js';

/** What takes minutes: whole matches, every width, hundreds of kills. `npm run test:long` runs it. */
const LONG = 'test/**/*.long.test.ts';
const BROWSER = ['test/e2e/**/*.test.ts'];
/** What looks at the sources alone: part of `npm run check`. */
const HOUSE = 'test/house/**/*.test.ts';
/** What plays at random, or in every width: a few times in `npm test`, as often as it takes in the long tests. */
const BOTH = globSync('test/**/*.test.ts').filter((file) =>
  /support\/(?:effort|looks)\.js'/.test(readFileSync(file, 'utf8')),
);
const WORKERS = 2;
/** CI has time for so many minutes of the long tests. */
const { DENREI_LONG_MINUTES: minutes } = process.env;
const { taken, left } = fitting(
  [...new Set([...globSync(LONG), ...BOTH])],
  Number(minutes ?? Number.POSITIVE_INFINITY),
  WORKERS,
);

export default defineConfig({
  plugins: [texts],
  // Games from outside import the kit by the name that it has in the package.
  resolve: { alias: { 'denrei/kit': fileURLToPath(new URL('src/kit/index.ts', import.meta.url)) } },
  test: {
    reporters: ['default', ['./test/support/reporter.ts', { left }]],
    passWithNoTests: false,
    allowOnly: false,
    maxWorkers: WORKERS,
    // Files of a worker share its modules: nothing in Denrei keeps state in one, and loading and warming the
    // five games anew for each of six hundred files was two thirds of the time.
    isolate: false,
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/support/postgres.ts'],
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
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: [LONG, HOUSE, ...BROWSER],
          provide: { effort: 'few' },
        },
      },
      // The browser is a program of others that may lose a tab when memory is short: a failure counts when it
      // repeats, and the run names what passed only then.
      {
        extends: true,
        test: { name: 'browser', include: BROWSER, exclude: [LONG], retry: 1, provide: { effort: 'few' } },
      },
      { extends: true, test: { name: 'house', include: [HOUSE] } },
      { extends: true, test: { name: 'long', include: taken, provide: { effort: 'all' } } },
    ],
  },
});
