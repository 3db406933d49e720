import { describe, expect, test } from 'vitest';
import { line, verifyJournal } from '../../src/verifier/index.js';
import { Maker } from '../journal/maker.js';
import { skirmish } from '../journal/skirmish.js';

describe('a whole match', () => {
  test('opened for all after the end it is sound, and every roll, draw and seal is counted', async () => {
    const report = await verifyJournal(skirmish().file('all'));
    console.log(line(report), skirmish().file('all').length);
    expect(report.ok).toBe(true);
  });
  test('x', async () => {
    console.log(line(await verifyJournal(new Maker().begun().file('JP'))));
  });
});
