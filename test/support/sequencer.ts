/**
 * The order of test files: the longest first, so that both workers are busy to the end. The same in every
 * run.
 */
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { secondsOf } from './durations.js';

const lasts = ({ moduleId, project }: TestSpecification) => secondsOf(project.name, moduleId);

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => lasts(b) - lasts(a) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
