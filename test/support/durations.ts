/** How long test files took when they were last measured: test/durations.json, `DENREI_DURATIONS=1 npm test`. */
import { relative } from 'node:path';
import { projectRoot } from '../../src/root.js';
import durations from '../durations.json' with { type: 'json' };

const seconds: ReadonlyMap<string, number> = new Map(Object.entries(durations));
const ROOT = projectRoot();

/** Some files run in two projects, and take longer in one of them. */
export function durationKey(project: string, path: string): string {
  return `${project} ${relative(ROOT, path)}`;
}

/** Seconds; a file that was not measured, or took less than two, counts as one. */
export function secondsOf(project: string, path: string): number {
  return seconds.get(durationKey(project, path)) ?? 1;
}

/** Folders of the long tests, those first that find what nothing else does. */
const ORDER = [
  'service',
  'secrets',
  'match',
  'games',
  'mail',
  'cli',
  'store',
  'verifier',
  'web',
  'scripts',
  'e2e',
];

const rankOf = (path: string) => (ORDER.indexOf(path.split('/')[1] ?? '') + ORDER.length) % ORDER.length;

/** Of the long test files those that `workers` run in so many minutes, in a fixed order, and the rest. */
export function fitting(
  files: readonly string[],
  minutes: number,
  workers: number,
): { readonly taken: string[]; readonly left: string[] } {
  const ordered = [...files].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  let sum = 0;
  const firstLeft = ordered.findIndex((file) => {
    sum += secondsOf('long', file);
    return sum > minutes * 60 * workers;
  });
  const end = firstLeft < 0 ? ordered.length : firstLeft;
  return { taken: ordered.slice(0, end), left: ordered.slice(end) };
}
