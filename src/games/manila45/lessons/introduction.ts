/** The game in two minutes: its figures, and the sentences that belong to them. */
import type { Introduction } from '../../../referee/index.js';
import { everyWord, introductionFrom } from '../../shared/index.js';
import { lessonPositions } from './lessons.js';
import { type LessonWords, SIDES } from './messages.js';

const FIGURES = { year: 1945, turns: 10, minutes: 240, difficulty: 'hard' } as const;

/** The introduction in every language. */
export function introductionOf(words: LessonWords): Introduction {
  return introductionFrom(FIGURES, SIDES, lessonPositions, (key) => everyWord(words, key));
}
