import { expect, test } from 'vitest';
import { absenceFault, daysByYear } from '../../../src/match/model/clock.js';

const TODAY = '2027-12-20';

test.each([
  ['a stretch of days to come', '2027-12-28', '2027-12-31', undefined],
  ['one that counts for two years, each within its budget', '2027-12-28', '2028-01-05', undefined],
  ['a leap day', '2028-02-29', '2028-02-29', undefined],
  ['one that begins today', '2027-12-20', '2027-12-21', 'tooLate'],
  ['an end before its beginning', '2027-12-25', '2027-12-24', 'noDates'],
  ['a day that there is not', '2027-02-29', '2027-12-24', 'noDates'],
  ['one too long for a year', '2028-01-01', '2028-01-09', 'overBudget'],
  ['days announced already', '2028-06-03', '2028-06-04', 'overlaps'],
])('an absence: %s', (_, from, to, fault) => {
  const known = [{ from: '2028-06-01', to: '2028-06-03' }];
  expect(absenceFault(known, { from, to }, TODAY, 10)).toBe(fault);
});

test('none where none was agreed', () => {
  expect(absenceFault([], { from: '2028-01-01', to: '2028-01-01' }, TODAY, 0)).toBe('overBudget');
});

test('days are counted by year', () => {
  const days = daysByYear([
    { from: '2027-12-30', to: '2028-01-02' },
    { from: '2028-02-28', to: '2028-03-01' },
  ]);
  expect([...days]).toEqual([
    ['2027', 2],
    ['2028', 5],
  ]);
});
