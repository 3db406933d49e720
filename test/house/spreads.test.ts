import { expect, test } from 'vitest';
import { codeOnly, sourcesOf } from './rules/source.js';

/** An object written out only to be spread: its fields belong where it stands. */
const WRITTEN_OUT = /\.\.\.\{(?!\s*\})/;

test('no object is written out only to be spread', () => {
  const sources = ['src', 'test', 'scripts'].flatMap(sourcesOf);
  const found = sources.filter(({ text }) => WRITTEN_OUT.test(codeOnly(text)));
  expect(found.map(({ path }) => path)).toEqual([]);
  expect(WRITTEN_OUT.test('const a = { ...{ b, c }, d };')).toBe(true);
});
