/**
 * The order of test files: the longest first, so that both workers are busy to the end. The same in every
 * run.
 */
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import durations from '../durations.json' with { type: 'json' };
import { durationKey } from './reporter.js';

/** Seconds that the long ones took when they were last measured; a file that is not named takes one. */
const seconds: ReadonlyMap<string, number> = new Map(Object.entries(durations));

function secondsOf({ moduleId, project }: TestSpecification): number {
  return seconds.get(durationKey(project.name, moduleId)) ?? 1;
}

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => secondsOf(b) - secondsOf(a) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
