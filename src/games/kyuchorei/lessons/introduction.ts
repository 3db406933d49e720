/** The game in two minutes: its figures, and the sentences that belong to them. */
import type { Introduction } from '../../../referee/index.js';
import { everyWord, introductionFrom } from '../../shared/index.js';
import { lessonPositions } from './lessons.js';
import { type LessonWords, SIDES } from './messages.js';
import { sampleTurn } from './sample.js';

const FIGURES = { year: 1904, turns: 8, minutes: 45, difficulty: 'easy' } as const;

/** The introduction in every language. */
export function introductionOf(words: LessonWords): Introduction {
  const introduction = introductionFrom(FIGURES, SIDES, lessonPositions, (key) => everyWord(words, key));
  return { ...introduction, sample: sampleTurn };
}
