/**
 * Says first on which Node a run is, then which files were left out and which tests passed only when tried
 * again, and on its very last line what machines and people want to know: `N passed, N failed`. With `DENREI_DURATIONS=1` it keeps what the files of the run took in test/durations.json,
 * by which the next runs are ordered.
 */
import { existsSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { projectRoot } from '../../src/root.js';
import { durationKey } from './durations.js';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Counts tests; a file that does not load and an error outside of any test count as failed tests. */
export function countOf(
  modules: readonly Pick<TestModule, 'children' | 'errors'>[],
  outside: readonly SerializedError[],
): Count {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const broken = modules.flatMap((module) => [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ]);
  return {
    passed: states.filter((state) => state === 'passed').length,
    failed: states.filter((state) => state === 'failed').length + broken.length + outside.length,
  };
}

/** The names of tests that passed, but not at once: what fails in every first attempt is a fault. */
export function triedAgain(modules: readonly Pick<TestModule, 'children'>[]): readonly string[] {
  return modules
    .flatMap((module) => [...module.children.allTests()])
    .filter((test) => test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0)
    .map(({ fullName }) => fullName);
}

const ROOT = projectRoot();
const DURATIONS = join(ROOT, 'test', 'durations.json');

/** Keeps the whole seconds of every file that took two or more; those of files that did not run stay. */
function keepDurations(modules: readonly TestModule[]): void {
  const kept: Record<string, number> = JSON.parse(readFileSync(DURATIONS, 'utf8'));
  for (const module of modules)
    kept[durationKey(module.project.name, module.moduleId)] = Math.round(module.diagnostic().duration / 1000);
  const isThere = (key: string) => existsSync(join(ROOT, key.slice(key.indexOf(' ') + 1)));
  const rows = Object.entries(kept).filter(([key, seconds]) => seconds >= 2 && isThere(key));
  rows.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(DURATIONS, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

export default class LastLine implements Reporter {
  #count: Count = { passed: 0, failed: 0 };
  #again: readonly string[] = [];
  readonly #left: readonly string[];

  constructor({ left = [] }: { readonly left?: readonly string[] } = {}) {
    this.#left = left;
  }

  onInit(): void {
    writeSync(1, `Node ${process.versions.node}\n`);
    // At exit, because the coverage table is printed after the reporters are done.
    process.once('exit', () => this.#print());
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (process.env.DENREI_DURATIONS === '1') keepDurations(modules);
    this.#count = countOf(modules, errors);
    this.#again = triedAgain(modules);
  }

  /** A run that failed without a failed test (no test found, a global set-up that threw) is one failure. */
  #print(): void {
    const { passed, failed } = this.#count;
    for (const file of this.#left) writeSync(1, `left out, there was no time for it: ${file}\n`);
    for (const name of this.#again) writeSync(1, `passed only when tried again: ${name}\n`);
    const unseen = failed === 0 && process.exitCode ? 1 : 0;
    writeSync(1, `${passed} passed, ${failed + unseen} failed\n`);
  }
}
