/**
 * The order of test files: the longest first, so that both workers are busy to the end. The same in every
 * run.
 */
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** About how long the long ones take (s); a file that is not named takes a second. */
const SECONDS: readonly (readonly [path: string, seconds: number])[] = [
  ['service/demo', 600],
  ['e2e/desk', 370],
  ['scripts/fresh', 230],
  ['secrets/memory/noninterference', 180],
  ['secrets/service', 100],
  ['e2e/table', 80],
  ['plans/games', 70],
  ['service/second-bot', 60],
  ['store/care', 50],
  ['e2e/pages', 45],
  ['e2e/rules', 45],
  ['e2e/map', 45],
  ['plans/plannable', 45],
  ['inbound/fuzz', 35],
  ['service/practice', 35],
  ['clock/killed', 35],
  ['verifier/dishonest', 30],
  ['plans/hidden', 30],
  ['commands/take-back', 30],
  ['service/upgrade', 30],
  ['e2e/audit', 27],
  ['several/several', 27],
  ['cli/commands/audit.', 25],
  ['plans/killed', 25],
  ['service/restore', 25],
  ['web/writing', 23],
  ['/unchanged', 20],
  ['e2e/', 20],
  ['opponent/', 9],
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
