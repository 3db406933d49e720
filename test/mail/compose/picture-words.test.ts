/** Pictures in words: in the marks of the reader's language, and never broken off amid a change. */
import { expect, test } from 'vitest';
import { altOf, changesInWords } from '../../../src/mail/compose/pictures.js';
import { makeNarrators } from '../../../src/telling/index.js';
import { game, payloadOf } from '../samples.js';

const narrators = makeNarrators();
const [en, ja] = [narrators(game, 'en'), narrators(game, 'ja')];
const titles = ['I/33 moved', 'II/33 moved', 'III/33 moved'];

test('changes are joined as the language does', () => {
  expect(changesInWords(en, titles)).toBe('I/33 moved; II/33 moved; III/33 moved');
  expect(changesInWords(ja, titles)).toBe('I/33 moved、II/33 moved、III/33 moved');
});

test('what has no room is left out whole', () => {
  expect(changesInWords(en, titles, 30)).toBe('I/33 moved; II/33 moved; …');
  const scene = payloadOf('turn').scene?.en;
  const many = Array.from({ length: 200 }, (_, i) => ({ style: 'fight', at: '1503', title: `Change ${i}` }));
  const alt = altOf(en, scene && { ...scene, changes: many as typeof scene.changes });
  expect(alt.length).toBeLessThanOrEqual(1000);
  expect(alt).toMatch(/Changes: Change 0; .*; Change \d+; …$/);
  const long = altOf(en, scene && { ...scene, alt: 'x'.repeat(1200), changes: many as typeof scene.changes });
  expect(long).toHaveLength(1000);
});
