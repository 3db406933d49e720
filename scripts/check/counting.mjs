/** Reading the last line of a test run. */

/** `N passed, N failed` at the end of what a run printed; a run that ends otherwise is one failure. */
export function countOf(output, status) {
  const [, passed, failed] = /(?:^|\n)(\d+) passed, (\d+) failed\n?$/.exec(output) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1 };
  return { passed: Number(passed), failed: status !== 0 && failed === '0' ? 1 : Number(failed) };
}
