/**
 * Says first on which Node a run is, behind it which tests passed only when they were tried again, and on its
 * very last line what machines and people want to know: `N passed, N failed`.
 */
import { writeSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

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

export default class LastLine implements Reporter {
  #count: Count = { passed: 0, failed: 0 };
  #again: readonly string[] = [];

  onInit(): void {
    writeSync(1, `Node ${process.versions.node}\n`);
    // At exit, because the coverage table is printed after the reporters are done.
    process.once('exit', () => this.#print());
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    this.#count = countOf(modules, errors);
    this.#again = triedAgain(modules);
  }

  /** A run that failed without a failed test (no test found, a global set-up that threw) is one failure. */
  #print(): void {
    const { passed, failed } = this.#count;
    for (const name of this.#again) writeSync(1, `passed only when tried again: ${name}\n`);
    const unseen = failed === 0 && process.exitCode ? 1 : 0;
    writeSync(1, `${passed} passed, ${failed + unseen} failed\n`);
  }
}
