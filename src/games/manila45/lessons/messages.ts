/** What the introduction says: its keys. The sentences stand in `words/<locale>`. */
import type { IntroductionKey, Phrasings } from '../../shared/index.js';
import type { LESSONS } from './lessons.js';

/** The sides, as the goals name them. */
export const SIDES = ['US', 'JP'] as const;

export type LessonMessages = Record<IntroductionKey<(typeof SIDES)[number], (typeof LESSONS)[number]>, never>;

export type LessonWords = Phrasings<LessonMessages>;
