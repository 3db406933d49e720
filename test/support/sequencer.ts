/**
 * The order of test files: the longest first, so that both workers are busy to the end. The same in every
 * run.
 */
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** About how long the long ones take (s); a file that is not named takes a second. */
const SECONDS: readonly (readonly [path: string, seconds: number])[] = [
  ['secrets/service', 90],
  ['e2e/table', 80],
  ['secrets/noninterference', 60],
  ['service/demo', 50],
  ['e2e/pages', 45],
  ['e2e/rules', 45],
  ['e2e/map', 45],
  ['taiheiyo/playouts', 40],
  ['taiheiyo/appraise', 40],
  ['service/kill', 27],
  ['e2e/audit', 27],
  ['playouts', 25],
  ['e2e/', 20],
  ['appraise', 9],
  ['replay', 9],
  ['service/', 8],
  ['secrets/', 7],
  ['web/', 4],
  ['store/', 4],
  ['cli/', 3],
  ['match/', 3],
];

function secondsOf({ moduleId }: TestSpecification): number {
  return SECONDS.find(([path]) => moduleId.includes(path))?.[1] ?? 1;
}

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => secondsOf(b) - secondsOf(a) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
