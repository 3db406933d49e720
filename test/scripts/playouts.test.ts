/** What matches at random reached of a game, run as one would run it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/root.js';

function played(...args: readonly string[]) {
  return spawnSync(process.execPath, [join(projectRoot(), 'scripts/playouts.mjs'), ...args], {
    cwd: projectRoot(),
    encoding: 'utf8',
  });
}

test('playouts count answers, outcomes and refusals, and name what none of them reached', () => {
  const { status, stdout } = played('kyuchorei', '1', '--eagerness', '20');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^kyuchorei standard: 1 matches from seed 1, eagerness 20, practised 0\n/);
  expect(stdout).toMatch(/Forms, by question: \d+ of \d+ reached\n(?: +\d+ {2}\w+: \w+\n)+/);
  // At a question a form may be open and never taken: that is told too, by the question.
  expect(stdout).toMatch(/Questions asked: \d+ of \d+ reached\n/);
  expect(stdout).toMatch(/\n +offered {3}\w+: \w+, and never taken\n/);
  expect(stdout).toMatch(/Outcomes of rolls: \d+ of \d+ reached\n/);
  expect(stdout).toMatch(/Clauses that refuse: [1-9]\d* of \d+ reached\n(?: +\d+ {2}KY-\S+\n)+ +never +KY-/);
  // One match has one result: the others are named.
  expect(stdout).toMatch(/Results: 1 of \d+ reached\n +1 {2}\w+\n +never +\w+/);
  expect(played('kyuchorei', '1', '--eagerness', '20').stdout.replace(/^.*processor each$/m, '')).toBe(
    stdout.replace(/^.*processor each$/m, ''),
  );
});

test('playouts of a game that nobody knows are refused with the usage', () => {
  const { status, stderr } = played('chess', '1');
  expect([status, stderr.includes('npm run playouts')]).toEqual([2, true]);
});
