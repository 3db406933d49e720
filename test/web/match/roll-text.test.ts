/** What the button of an order that rolls says: its chance, or that nothing can come of it. */
import { expect, test } from 'vitest';
import { rollText } from '../../../src/web/match/desk-page.js';

const chance = (of: number, result = 'hit') => ({ result, of, in: 10, percent: of * 10 });

test('an order that can have an effect names its chance', () => {
  expect(rollText('en', [chance(3)])).toBe('Roll: 30% hit');
  expect(rollText('en', [chance(0), chance(4, 'retreats')])).toBe('Roll: 0% hit');
  expect(rollText('en', [chance(0), chance(4), chance(1)])).toBe('Roll');
  expect(rollText('en', [])).toBe('Roll');
});

test('an order that can have none says so, and names no chance of 0 %', () => {
  expect(rollText('en', [chance(0)])).toBe('Go ahead: no effect possible');
  expect(rollText('en', [chance(0), chance(0), chance(0)])).toBe('Go ahead: no effect possible');
  expect(rollText('ja', [chance(0)])).toBe('実行する：効果なし');
});
