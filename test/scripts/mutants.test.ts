import { globSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawClauses } from '../../tools/mutants/clauses.mjs';
import { installTools } from '../../tools/mutants/install.mjs';
import { citedAt, clauseAt, report } from '../../tools/mutants/report.mjs';
import { drawSample, partOf } from '../../tools/mutants/sample.mjs';
import mutants from '../../tools/mutants/scope.json' with { type: 'json' };

const { notRules, scopes } = mutants;

// The list of mutants comes from Stryker, which `npm ci` does not bring.
beforeAll(() => expect(installTools()).toBe(true));

const CODE = `/** Chapter 6: zones. KY-6. */
import './pack.js';

/** Who reaches a hex (KY-6.0.a). */
export function reaches(a: number): boolean {
  const near = a < 2;
  if (near) return true; // KY-6.0.b
  return false;
}

export function plain(): number {
  return 1;
}
`;

describe('the clause of a mutant', () => {
  test('is the one on its line', () => expect(clauseAt(CODE, 7, 'KY')).toBe('KY-6.0.b'));
  test('or the nearest above in its function', () => expect(clauseAt(CODE, 6, 'KY')).toBe('KY-6.0.a'));
  test('or the chapter in the head of its file', () => expect(clauseAt(CODE, 12, 'KY')).toBe('KY-6'));
  test('or none', () => expect(clauseAt(CODE, 7, 'SP')).toBe('-'));
});

describe('the clauses that a line cites', () => {
  test('are its own', () => expect(citedAt(CODE, 7, 'KY')).toEqual(['KY-6.0.b']));
  test('or those of the comment above its function, not those of its neighbours', () => {
    expect(citedAt(CODE, 6, 'KY')).toEqual(['KY-6.0.a']);
    expect(citedAt(CODE, 13, 'KY')).toEqual([]);
  });
  test('are drawn by a seed, with one mutant each', async () => {
    const paths = globSync('src/games/kyuchorei/rules/*.ts');
    const drawn = await drawClauses(paths, 'KY', 10, '1');
    expect(new Set(drawn.keys).size).toBe(10);
    expect(drawn.total).toBeGreaterThan(10);
    expect(await drawClauses(paths, 'KY', 10, '1')).toEqual(drawn);
    expect((await drawClauses(paths, 'KY', 10, '2')).keys).not.toEqual(drawn.keys);
  });
});

describe('a part of a long run', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  test('holds what no other part holds, and all parts hold everything', () => {
    const parts = ['1/3', '2/3', '3/3'].map((part) => partOf(keys, part) ?? []);
    expect(parts.flat().sort()).toEqual(keys);
    expect(partOf(keys, '1/1')).toEqual(keys);
  });
  test.each(['4/3', '0/3', '1', '1/0', 'x/y'])('is not %s', (part) =>
    expect(partOf(keys, part)).toBeUndefined(),
  );
});

describe('a sample of mutants', () => {
  const paths = globSync('src/referee/s*.ts');

  test('is the same for the same seed, another for another', async () => {
    const once = await drawSample(paths, 20, '1');
    expect(once.keys).toHaveLength(20);
    expect(once.total).toBeGreaterThan(20);
    expect(await drawSample(paths, 20, '1')).toEqual(once);
    expect((await drawSample(paths, 20, '2')).keys).not.toEqual(once.keys);
  });
});

describe('the scopes of mutation testing', () => {
  test.each(Object.entries(scopes))('%s: has rules to break and tests to notice', (_, scope) => {
    expect(globSync(scope.files, { exclude: notRules }).length).toBeGreaterThan(10);
    expect(globSync(scope.tests).length).toBeGreaterThan(5);
  });
});

describe('the report on mutants', () => {
  const at = (line: number) => ({ start: { line, column: 3 }, end: { line, column: 9 } });
  const mutant = (line: number, status: string) => ({
    fileName: `${process.cwd()}/src/referee/run/runner.ts`,
    location: at(line),
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
    status,
  });

  test('counts what the tests noticed and names the survivors by place', () => {
    const statuses = ['Killed', 'Timeout', 'RuntimeError', 'NoCoverage'];
    const { text, survivors } = report(
      'referee',
      { prefix: 'KY' },
      statuses.map((status) => mutant(8, status)),
    );
    expect(text).toMatch(/referee in all +3 +1 +0 +75\.0 %/);
    expect(text).toMatch(/^run\/ +3 +1 +0 +75\.0 %$/m);
    expect(text).toContain('survived (no test reaches it): src/referee/run/runner.ts:8:3');
    expect(survivors).toHaveLength(1);
  });

  test('leaves out what the sample did not draw', () => {
    const turned = { ...mutant(8, 'CompileError'), statusReason: 'not in the sample' };
    expect(report('referee', { prefix: 'KY' }, [mutant(8, 'Killed'), turned]).text).toMatch(
      /in all +1 +0 +0 +100\.0 %$/m,
    );
  });
});
